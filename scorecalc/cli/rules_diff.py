"""`rules diff`: what differs between two rulesets, in words."""

from __future__ import annotations

from scorecalc.api import load_rules
from scorecalc.cli import options
from scorecalc.cli.listing import write_json, write_listing
from scorecalc.cli.output import Output
from scorecalc.cli.source import native
from scorecalc.cli.usage import Misused
from scorecalc.render.signs import safe
from scorecalc.rules.difference import Difference, differences

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
    """Says in which options and items two rulesets of a game differ, and what these decide.

    Formats: text, json, csv, tsv, md.
    """
    with Output(_FORMATS, format=format, json=json, out=out, color=color, quiet=quiet) as output:
        one, other = load_rules(native(first)), load_rules(native(second))
        if one.game.name != other.game.name:
            message = (
                f"{one.name} is {one.game.name} and {other.name} is {other.game.name}: two games, not two rulesets"
            )
            raise Misused(message, "`scorecalc rules list` says which rulesets are of one game")
        found = differences(one, other)
        names = (one.name, other.name) if one.name != other.name else (first, second)
        if output.format == "json":
            write_json(
                output,
                {
                    "first": names[0],
                    "second": names[1],
                    "differences": [{"option": it.name, **_told(it)} for it in found if it.kind == "option"],
                    "items": [{"item": it.name, **_told(it)} for it in found if it.kind == "item"],
                },
            )
        elif not found and output.format in ("text", "md"):
            output.write(safe(f"{names[0]} and {names[1]} score alike: no option and no item differs"))
        else:
            rows = [(it.name, it.first, it.second, it.help, it.cite) for it in found]
            write_listing(output, "differences", ("rule", *names, "what it decides", "row"), rows)
    return output.code


def _told(it: Difference) -> dict[str, str]:
    return {"first": it.first, "second": it.second, "help": it.help, "cite": it.cite}
