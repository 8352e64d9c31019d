"""`rules diff`: what differs between two rulesets, in words."""

from __future__ import annotations

from scorecalc.api import load_rules
from scorecalc.cli import options
from scorecalc.cli.listing import write_json, write_listing
from scorecalc.cli.output import Output
from scorecalc.cli.source import native
from scorecalc.cli.usage import Misused
from scorecalc.render.signs import safe

__all__ = ["EXAMPLES", "command"]

EXAMPLES = ("scorecalc rules diff riichi riichi-ema", "scorecalc rules diff riichi-tenhou riichi-wrc --format md")
_FORMATS = ("text", "json", "csv", "tsv", "md")


def command(
    first: options.RulesetName,
    second: options.RulesetName,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Says in which options two rulesets of a game differ, and what these decide. Formats: text, json, csv, tsv, md."""
    with Output(_FORMATS, format=format, json=json, out=out, color=color, quiet=quiet) as output:
        one, other = load_rules(native(first)), load_rules(native(second))
        if one.game is not other.game:
            message = (
                f"{one.name} is {one.game.name} and {other.name} is {other.game.name}: two games, not two rulesets"
            )
            raise Misused(message, "`scorecalc rules list` says which rulesets are of one game")
        rows = [
            (
                option.name,
                option.written(one.options[option.name]),
                option.written(other.options[option.name]),
                option.help,
                option.cite,
            )
            for option in one.game.options
            if one.options[option.name] != other.options[option.name]
        ]
        names = (one.name, other.name) if one.name != other.name else (first, second)
        if output.format == "json":
            keys = ("option", "first", "second", "help", "cite")
            shown = [dict(zip(keys, row, strict=True)) for row in rows]
            write_json(output, {"first": names[0], "second": names[1], "differences": shown})
        elif not rows and output.format in ("text", "md"):
            output.write(safe(f"{names[0]} and {names[1]} score alike: no option differs"))
        else:
            write_listing(output, "differences", ("option", *names, "what it decides", "row"), rows)
    return output.code
