"""What is shown in rows beside the items: columns under their heads, citations where they are asked for."""

from __future__ import annotations

from scorecalc.model.score import Grid
from scorecalc.render.markdown import markdown
from scorecalc.render.text import text
from tests.render.breakdowns import RIICHI

TABLE = Grid("", (("A", "9 → 7"), ("Bert", "10")), ("", "hearts"))
STEPS = Grid("what happened", (("A yields",), ("Bert enters Tokyo City",)), cites=("k:K7", "k:K8"))
SHOWN = RIICHI._replace(grids=(STEPS, TABLE))


def blocks(shown: str) -> list[str]:
    return shown.split("\n\n")


def test_grids_stand_between_the_items_and_the_payments():
    """Each a block of its own, columns aligned."""
    steps, table, payments = blocks(text(SHOWN))[-3:]
    assert steps == "  what happened\n  A yields\n  Bert enters Tokyo City"
    assert table == "         hearts\n  A      9 → 7\n  Bert   10"
    assert payments == blocks(text(RIICHI))[-1]


def test_explained_rows_carry_their_citations():
    """Behind the longest row, under one another; a grid without citations stays as it is."""
    steps, table = blocks(text(SHOWN, explain=True))[-3:-1]
    assert steps == "  what happened\n  A yields                 k:K7\n  Bert enters Tokyo City   k:K8"
    assert table == blocks(text(SHOWN))[-2]


def test_signs_are_spelled_and_columns_fit_them():
    """An arrow of one column becomes one of two."""
    assert blocks(text(SHOWN, ascii=True))[-2] == "         hearts\n  A      9 -> 7\n  Bert   10"


def test_long_rows_are_wrapped():
    """As reasons are."""
    long = RIICHI._replace(grids=(Grid("", ((" ".join(["word"] * 12),),)),))
    assert blocks(text(long, width=40))[-2] == "  word word word word word word word\n  word word word word word"


def test_markdown_shows_columns_as_a_table_and_single_cells_as_a_list():
    """With citations in brackets."""
    shown = markdown(SHOWN)
    assert "**what happened**\n\n1. A yields\n1. Bert enters Tokyo City\n\n" in shown
    assert "|      | hearts   |\n|:-----|:---------|\n| A    | 9 → 7    |\n| Bert | 10       |" in shown
    assert "1. A yields (k:K7)\n" in markdown(SHOWN, explain=True)
