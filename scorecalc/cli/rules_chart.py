"""`rules chart`: the score tables of a ruleset."""

from __future__ import annotations

from scorecalc.api import load_rules
from scorecalc.cli import options
from scorecalc.cli.listing import write_heading, write_json
from scorecalc.cli.output import Output
from scorecalc.cli.source import native

__all__ = ["EXAMPLES", "command"]

EXAMPLES = ("scorecalc rules chart riichi", "scorecalc rules chart riichi-wrc --format md")
_FORMATS = ("text", "json", "md")


def command(
    name: options.RulesetName,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Prints the score tables of a ruleset, worked out as hands are. Formats: text, json, md."""
    with Output(_FORMATS, format=format, json=json, out=out, color=color, quiet=quiet) as output:
        rules = load_rules(native(name))
        charts = rules.game.charts(rules.ready)
        if output.format == "json":
            tables = [
                {
                    "title": c.title,
                    "columns": list(c.columns),
                    "rows": [{"label": row, "cells": list(cells)} for row, cells in c.rows],
                }
                for c in charts
            ]
            write_json(output, {"ruleset": rules.name, "rules_hash": str(rules.hash), "charts": tables})
        else:
            from scorecalc.render.table import chart

            style = "markdown" if output.format == "md" else "text"
            write_heading(output, f"{rules.name}: {rules.title}", level=1)
            for each in charts:
                write_heading(output, each.title)
                output.write(chart(each.columns, each.rows, style=style, ascii=output.ascii))
    return output.code
