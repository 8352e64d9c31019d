"""Problems as they are printed: carets, windows, help."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from scorecalc.problems import Problem
from scorecalc.render.problems import WINDOW, problems
from scorecalc.render.signs import cells


def test_a_problem_shows_its_place_and_what_to_do():
    """The first sample of the notation's description."""
    line = "riichi 234m 567m +tsum"
    found = [Problem("N120", "no flag `+tsum` in riichi", 17, 22, "did you mean `+tsumo`?", ("+tsumo",))]
    assert problems(found, line) == (
        "error N120: no flag `+tsum` in riichi\n"
        "  riichi 234m 567m +tsum\n"
        "                   ^^^^^\n"
        "  help: did you mean `+tsumo`?"
    )


def test_a_problem_without_a_place_shows_no_line():
    """R203 is about the hand as a whole."""
    found = [Problem("R203", "13 tiles; a winning hand has 14, and one more for each kan")]
    assert problems(found, "riichi 123m") == "error R203: 13 tiles; a winning hand has 14, and one more for each kan"


def test_near_misses_are_closest_and_advice_is_help():
    """R310: the items that nearly held have their own word, advice behind them is help, more of it goes on under it."""
    found = [
        Problem(
            "R310",
            "a winning shape, but no yaku",
            help="closest: tanyao, blocked by 999s; riichi, needs a closed hand\nadd a yaku\nor a flag",
        )
    ]
    assert problems(found, "riichi 123m") == (
        "error R310: a winning shape, but no yaku\n"
        "  closest: tanyao, blocked by 999s; riichi, needs a closed hand\n"
        "  help: add a yaku\n"
        "        or a flag"
    )


def test_all_problems_of_a_line_are_shown_each_with_its_carets():
    """Two places in one line: the line stands twice."""
    found = [Problem("N101", "no piece `x`", 0, 1), Problem("N101", "no piece `y`", 2, 3)]
    assert problems(found, "x y") == "error N101: no piece `x`\n  x y\n  ^\nerror N101: no piece `y`\n  x y\n    ^"


def test_hints_are_offered_where_no_help_is_written():
    """Two hints are joined by or."""
    assert problems([Problem("N120", "no flag", hints=("+tsumo", "+ron"))], "") == (
        "error N120: no flag\n  help: did you mean `+tsumo` or `+ron`?"
    )


def test_a_problem_of_a_file_names_file_and_line():
    """The number is the line's in the file; a stream has a number alone."""
    assert problems([Problem("N101", "no piece `x`", 0, 1, file="hands.txt", line_number=12)], "x") == (
        "hands.txt:12: error N101: no piece `x`\n  x\n  ^"
    )
    assert problems([Problem("D401", "not TOML", file="a.toml")], "") == "a.toml: error D401: not TOML"
    assert problems([Problem("N101", "no piece", line_number=3)], "") == "line 3: error N101: no piece"


def test_carets_stay_under_wide_characters_and_escapes():
    """平 is two columns wide, an escape character is shown as four."""
    assert problems([Problem("N101", "no", 2, 3)], "平\x1bx").splitlines()[1:] == [r"  平\x1bx", "        ^"]
    assert problems([Problem("N101", "no", 0, 1)], "平x").splitlines()[2] == "  ^^"


def test_carets_stay_under_what_ascii_stands_for():
    """3⅓ is written 3 1/3, and the carets of ⅓ stand under all that was put in."""
    assert problems([Problem("N101", "no", 1, 2)], "3⅓x", ascii=True).splitlines()[1:] == ["  3 1/3x", "   ^^^^"]


def test_a_place_at_the_end_still_has_a_caret():
    """Something is missing behind the last word."""
    assert problems([Problem("N110", "a value is missing", 4, 4)], "win=").splitlines()[2] == "      ^"
    assert problems([Problem("N110", "a value is missing", 99, 120)], "win=").splitlines()[2] == "      ^"


def test_a_long_line_is_cut_to_a_window_around_the_place():
    """200 flags, the wrong one in the middle: both ends are cut and say so."""
    line = "+aaaaaaa " * 100 + "+wrong " + "+aaaaaaa " * 100
    _, shown, carets = problems([Problem("N120", "no flag", 900, 906)], line).splitlines()
    assert shown.startswith("  …")
    assert shown.endswith("…")
    assert len(shown) == WINDOW + 2
    assert shown[carets.index("^") : len(carets)] == "+wrong"


def test_a_long_line_with_the_place_at_its_start_is_cut_at_its_end_alone():
    """What is left of the place is shown whole."""
    _, shown, carets = problems([Problem("N120", "no flag", 0, 6)], "+wrong " + "+aaaaaaa " * 100).splitlines()
    assert shown.startswith("  +wrong +aaaaaaa")
    assert shown.endswith("…")
    assert carets == "  ^^^^^^"


def test_a_place_longer_than_the_window_is_cut_itself():
    """A word of 1000 letters."""
    _, shown, carets = problems([Problem("N100", "no word", 0, 1000)], "x" * 1000).splitlines()
    assert shown == "  " + "x" * (WINDOW - 2) + "…"
    assert carets == "  " + "^" * (WINDOW - 2)


def test_a_message_cannot_move_the_cursor():
    """The user's word in a message is shown with its escapes."""
    assert problems([Problem("N101", "no piece `\x1b[2J`")], "") == r"error N101: no piece `\x1b[2J`"


def test_colour_changes_no_character():
    """Bold codes around the code and the carets, and nothing else."""
    found = [Problem("N120", "no flag", 0, 5, "help", file="f", line_number=1)]
    coloured = problems(found, "+tsum", color=True)
    assert coloured != problems(found, "+tsum")
    assert re.sub(r"\x1b\[[0-9]m", "", coloured) == problems(found, "+tsum")


@given(st.text(min_size=1, max_size=300), st.integers(0, 310), st.integers(0, 310), st.booleans())
def test_any_line_and_place_give_carets_within_the_line(line, start, length, ascii):
    """Three lines, nothing but harmless characters, at least one caret, none far outside the line."""
    shown = problems([Problem("N100", "no", start, start + length)], line, ascii=ascii).split("\n")
    assert len(shown) == 3
    assert set(shown[2]) == {" ", "^"}
    assert len(shown[2]) <= cells(shown[1]) + 1
    assert cells(shown[1]) <= WINDOW + 2 + 12  # an escape may stand across the edge
    assert all(c.isprintable() or c.isspace() for c in shown[1])
    assert not ascii or shown[1].isascii()
