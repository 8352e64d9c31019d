"""The payments of a rule sheet: the score tables, who pays whom, and the options that decide it."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.api import score
from scorecalc.cli.sheet_words import SITUATIONS
from scorecalc.problems import Refused
from scorecalc.render.inline import code, escaped
from scorecalc.render.payments import settlement
from scorecalc.render.table import chart, table
from scorecalc.rules.ruleset import Chart, Ruleset

__all__ = ["charts", "situations"]


def charts(rules: Ruleset) -> Iterator[str]:
    """The score tables under their titles; an item's name may stand in them, whatever a file calls it."""
    for each in rules.game.charts(rules.ready):
        yield f"### {escaped(each.title[:1].upper() + each.title[1:])}"
        yield _chart(each)


def _chart(each: Chart) -> str:
    rows = [(escaped(label), [cell and escaped(cell) for cell in cells]) for label, cells in each.rows]
    return chart([escaped(column) for column in each.columns], rows, style="markdown")


def situations(rules: Ruleset) -> str:
    """What usual situations at a table come to, as these rules settle them; "" where a game has none."""
    rows = [
        [happens[:1].upper() + happens[1:], code(line), paid]
        for happens, line in SITUATIONS.get(rules.game.name, ())
        if (paid := _paid(line, rules))
    ]
    return table(rows, ["what happens", "as a line", "who pays"], style="markdown") if rows else ""


def _paid(line: str, rules: Ruleset) -> str:
    """Who pays whom for a line; "" where it cannot be at this table (a fourth seat of three)."""
    try:
        breakdown = score(line, rules)
    except Refused:
        return ""
    told = settlement(breakdown, rules.game.accounts)
    return "; ".join(" ".join(filter(None, [clause.words, clause.amount])) for clause in told)
