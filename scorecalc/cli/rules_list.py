"""`rules list`: all rulesets, the user's own too, with their titles."""

from __future__ import annotations

from scorecalc.api import files_without_name, house_names, load_rules, ruleset_names
from scorecalc.cli import options
from scorecalc.cli.listing import write_listing
from scorecalc.cli.output import Output
from scorecalc.problems import Refused
from scorecalc.render.signs import safe

__all__ = ["EXAMPLES", "command"]

EXAMPLES = ("scorecalc rules list", "scorecalc rules list --format md")
_FORMATS = ("text", "json", "csv", "tsv", "md")


def command(
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Lists all rulesets, those in your own folder last. Formats: text, json, csv, tsv, md."""
    with Output(_FORMATS, format=format, json=json, out=out, color=color, quiet=quiet) as output:
        rulesets = [load_rules(name) for name in ruleset_names()]
        for name in house_names():
            try:
                rulesets.append(load_rules(name))
            except Refused as refused:  # the others are listed all the same
                output.note(f"note: {name} is left out: {refused.problems[0].message}; `scorecalc rules show {name}`")
        for file, flaw in files_without_name():
            output.note(f"note: {safe(file)} is left out: {flaw}")
        rows = [(rules.name, rules.game.name, rules.title) for rules in rulesets]
        write_listing(output, "rulesets", ("name", "game", "title"), rows)
    return output.code
