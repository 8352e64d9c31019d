"""`rules list`: all rulesets, with their titles."""

from __future__ import annotations

from scorecalc.api import load_rules, ruleset_names
from scorecalc.cli import options
from scorecalc.cli.listing import write_listing
from scorecalc.cli.output import Output

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
    """Lists all rulesets. Formats: text, json, csv, tsv, md."""
    with Output(_FORMATS, format=format, json=json, out=out, color=color, quiet=quiet) as output:
        rulesets = [load_rules(name) for name in ruleset_names()]
        rows = [(rules.name, rules.game.name, rules.title) for rules in rulesets]
        write_listing(output, "rulesets", ("name", "game", "title"), rows)
    return output.code
