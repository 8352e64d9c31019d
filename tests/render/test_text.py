"""The text of a breakdown: the look that the command line's description fixes, and what each choice changes."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorecalc.model.money import Payment
from scorecalc.model.score import Breakdown, HandScore, LineItem, Note, Section, Step
from scorecalc.render.text import text
from tests.render.breakdowns import ABORTIVE, ALL, ALL_GREEN, AZUL, POKER, RIICHI, SEATS, TWO_RONS


def test_a_riichi_hand_looks_as_described():
    """The first sample of the command line's description, to the character."""
    assert text(RIICHI, names=SEATS) == (
        "riichi   South seat, East round   discard by West on 8s\n"
        "\n"
        "  riichi    1 han   declared\n"
        "  pinfu     1 han   four sequences, 55s has no value, 67s waits on 5s and 8s\n"
        "  tanyao    1 han   only 2 to 8\n"
        "  base     20 fu\n"
        "  closed   10 fu    concealed hand won on a discard\n"
        "           ------\n"
        "  3 han 30 fu       30 × 2^(2+3) = 960, × 4 = 3840 → 3900\n"
        "\n"
        "  West pays South  3900"
    )


def test_a_hand_without_a_heading_is_set_tight():
    """The second sample: no rule, no empty lines, the note at the end."""
    assert text(ALL_GREEN) == (
        "  chin itsu   6 P   one suit, no H\n"
        "  junchan     3 P   pair 99s, sequence 123s\n"
        "  tsumo       1 P   self-draw\n"
        "  dora        0 P   dora is H, none in the hand\n"
        "  10 P              10 / 3 = 3⅓, rounded up: 4\n"
        "  three others pay 4 each, 12 in all\n"
        "  note: the winning card is not given, so pinfu is not counted; with win=1s: 11 P"
    )


def test_ascii_spells_every_sign():
    """Where a terminal cannot show it, × is x, → is -> and ⅓ is 1/3, with a space after a whole number."""
    assert "30 x 2^(2+3) = 960, x 4 = 3840 -> 3900" in text(RIICHI, ascii=True)
    assert "10 / 3 = 3 1/3, rounded up: 4" in text(ALL_GREEN, ascii=True)


def test_explain_adds_citations_steps_and_rejected_readings():
    """Citations have a column of their own, each step a line, and what lost is named with its reason."""
    assert text(RIICHI, names=SEATS, explain=True) == (
        "riichi   South seat, East round   discard by West on 8s\n"
        "\n"
        "  riichi    1 han   riichi:Y1   declared\n"
        "  pinfu     1 han   riichi:Y5   four sequences, 55s has no value, 67s waits on 5s and 8s\n"
        "  tanyao    1 han   riichi:Y6   only 2 to 8\n"
        "  base     20 fu    riichi:F1\n"
        "  closed   10 fu    riichi:F2   concealed hand won on a discard\n"
        "           ------\n"
        "  3 han 30 fu                   30 × 2^(2+3) = 960\n"
        "                                × 4 = 3840\n"
        "                                rounded up to 100: 3900\n"
        "  rejected: chiitoitsu: 2 han 25 fu, 1600\n"
        "  rejected: iipeikou: counted in ryanpeikou\n"
        "\n"
        "  West pays South  3900"
    )


def test_several_hands_stand_under_their_labels_around_one_settlement():
    """Two winners on one discard: each hand with its own note, then all payments, then all changes."""
    assert text(TWO_RONS, names=SEATS) == (
        "riichi   East round   discard by North\n"
        "\n"
        "  South\n"
        "    tanyao    1 han   only 2 to 8\n"
        "    base     20 fu\n"
        "             ------\n"
        "    2 han 30 fu       30 × 2^(2+2) = 480, × 4 = 1920 → 2000\n"
        "    note: ura dora were turned for another winner\n"
        "\n"
        "  West\n"
        "    5 han 30 fu, mangan   mangan: 2000, × 4 = 8000\n"
        "\n"
        "  North pays South   2000\n"
        "  North pays West    8300   8000 + 300 for honba\n"
        "  the pot pays West  1000   sticks\n"
        "  E 0  S +2000  W +9300  N -10300  pot -1000\n"
        "\n"
        "  note: honba go to the first winner"
    )


def test_items_that_the_rule_text_does_not_settle_are_marked():
    """Azul's sections share a unit; a value that rests on a reading or on nothing says so."""
    assert text(AZUL) == (
        "azul   round\n"
        "\n"
        "  row 1    3 points   run of 3 [reading]\n"
        "  floor   -4 points   3 tiles [assumed]\n"
        "          ---------\n"
        "  -1 points\n"
        "\n"
        "  the player marks  -1   round"
    )


def test_a_hand_without_items_is_its_summary():
    """Poker hands have a class and nothing that adds up."""
    assert text(POKER).splitlines()[2:4] == ["  A", "    one pair"]


def test_a_note_is_told_once():
    """A note of the hand that the line repeats."""
    note = Note("x.y", "only once")
    hand = RIICHI.hands["S"]._replace(notes=(note,))
    assert text(RIICHI._replace(hands={"S": hand}, notes=(note,))).count("only once") == 1


def test_a_draw_that_costs_nothing_says_so():
    """An abortive draw has no hand and no payment."""
    assert text(ABORTIVE) == "riichi   East round   abortive draw\n\n  nobody pays"


def test_long_reasons_are_wrapped_under_their_column():
    """In 60 columns the reason of pinfu goes on under itself; without a width it stays one line."""
    lines = text(RIICHI, width=60).splitlines()
    assert lines[3:5] == [
        "  pinfu     1 han   four sequences, 55s has no value, 67s",
        "                    waits on 5s and 8s",
    ]
    assert max(map(len, lines)) <= 60


def test_a_column_too_narrow_to_wrap_into_is_left_alone():
    """In 30 columns a reason has no room for words, so the terminal wraps it as it likes."""
    assert "  pinfu     1 han   four sequences, 55s has no value, 67s waits on 5s and 8s" in text(RIICHI, width=30)


def test_wide_labels_keep_the_columns_straight():
    """平和 takes four columns of a terminal, so two spaces fewer follow it than follow ab."""
    items = (LineItem("riichi.pinfu", "平和", 1, "why", ""), LineItem("riichi.x", "ab", 1, "why", ""))
    shown = text(RIICHI._replace(hands={"": HandScore("", None, None, "", (Section("han", "han", items),))}))
    assert shown.splitlines()[2:4] == ["  平和   1 han   why", "  ab     1 han   why"]


def test_labels_keep_a_capital_that_is_a_piece():
    """`H pair` is a pair of H; `Pinfu` is a word at the start of a sentence."""
    items = (LineItem("g.h", "H pair", 1, "", ""), LineItem("g.p", "Pinfu", 1, "", ""))
    shown = text(ALL_GREEN._replace(hands={"": HandScore("", None, None, "", (Section("x", "chips", items),))}))
    assert shown.splitlines()[:2] == ["  H pair   1 P", "  pinfu    1 P"]


@pytest.mark.parametrize(
    ("steps", "shown"),
    [
        ((Step("30 × 2^(2+3)", 960), Step("× 4", 3840), Step("→", 3900)), "30 × 2^(2+3) = 960, × 4 = 3840 → 3900"),
        ((Step("yakuman × 2", 16000), Step("× 4", 64000)), "yakuman × 2 = 16000, × 4 = 64000"),
        ((Step("mangan", 2000),), "mangan: 2000"),
        ((Step("rounded up to 10", 40),), "rounded up to 10: 40"),
    ],
)
def test_steps_read_as_one_formula(steps, shown):
    """Arithmetic has an equals sign, words a colon, rounding an arrow."""
    assert text(RIICHI._replace(heading=(), hands={"": HandScore("", None, None, "x", steps=steps)}, payments=())) == (
        f"  x   {shown}\n  nobody pays"
    )


def test_one_payment_is_not_told_twice():
    """The changes of the seats are shown where there is more than one payment."""
    assert "S +3900" not in text(RIICHI)
    honba = RIICHI._replace(
        payments=(*RIICHI.payments, Payment("W", "S", 300, "points", "honba")),
        deltas={"E": 0, "S": 4200, "W": -4200, "N": 0},
    )
    assert text(honba, names=SEATS).splitlines()[-3:] == [
        "",
        "  West pays South  4200   3900 + 300 for honba",
        "  E 0  S +4200  W -4200  N 0",
    ]


def test_a_name_cannot_move_the_cursor():
    """An escape sequence, a newline and a right-to-left mark in texts of the user are shown, not obeyed."""
    bad = "A\x1b[2J\n\u202e\ud800"
    note = Note("x", bad)
    shown = text(
        TWO_RONS._replace(
            heading=(bad,),
            hands={bad: HandScore(bad, None, None, bad)},
            payments=(Payment(bad, bad, 1, "points", bad),),
            deltas={bad: 0},
            notes=(note,),
        )
    )
    assert "\x1b" not in shown
    assert "\u202e" not in shown
    assert shown.splitlines() == [
        r"A\x1b[2J\x0a\u202e\ud800",
        "",
        r"  A\x1b[2J\x0a\u202e\ud800",
        r"    A\x1b[2J\x0a\u202e\ud800",
        "",
        r"  A\x1b[2J\x0a\u202e\ud800 pays A\x1b[2J\x0a\u202e\ud800  1   A\x1b[2J\x0a\u202e\ud800",
        r"  A\x1b[2J\x0a\u202e\ud800 0",
        "",
        r"  note: A\x1b[2J\x0a\u202e\ud800",
    ]


@pytest.mark.parametrize("breakdown", ALL.values(), ids=ALL)
@pytest.mark.parametrize("explain", [False, True])
def test_colour_changes_no_character(breakdown, explain):
    """Taking the colour codes out of the coloured text leaves the plain one."""
    coloured = text(breakdown, color=True, explain=explain, width=70, names=SEATS)
    assert "\x1b[1m" in coloured
    assert re.sub(r"\x1b\[[0-9]m", "", coloured) == text(breakdown, explain=explain, width=70, names=SEATS)


@pytest.mark.parametrize("breakdown", ALL.values(), ids=ALL)
def test_ascii_is_ascii_and_no_line_ends_in_a_space(breakdown):
    """Every shape, with everything shown."""
    shown = text(breakdown, ascii=True, explain=True)
    assert shown.isascii()
    assert [line for line in shown.splitlines() if line != line.rstrip()] == []


_texts = st.text(max_size=12)
_items = st.builds(
    LineItem, _texts, _texts, st.integers(-99, 99999), _texts, _texts, st.sampled_from([None, "reading", "assumed"])
)


@given(
    st.lists(_items, max_size=4),
    _texts,
    st.lists(st.builds(Payment, _texts, _texts, st.integers(0, 9999), _texts, _texts, st.integers(1, 12)), max_size=4),
    st.integers(0, 90),
)
def test_any_text_gives_lines_that_a_terminal_can_show(items, words, payments, width):
    """Whatever stands in labels, reasons and names: nothing but harmless characters comes out, in ASCII if asked."""
    hand = HandScore(words, None, None, words, (Section("x", words, tuple(items)),), (Step(words, 1),))
    made: Breakdown = RIICHI._replace(heading=(words,), hands={words: hand}, payments=tuple(payments), several=True)
    for line in text(made, explain=True, width=width).split("\n"):
        assert all(c.isprintable() or c.isspace() for c in line)
        assert not set(line) & set("\x1b\r\t\x85\u2028")
    assert text(made, explain=True, ascii=True, width=width).isascii()


def test_text_loads_nothing_that_it_does_not_need():
    """The start of the command is a budget: no JSON, CSV, tabulate or parser for a plain answer."""
    program = (
        "import sys; before = set(sys.modules)\n"
        "from scorecalc.render.text import text\n"
        "print(*sorted(set(sys.modules) - before))\n"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert "scorecalc.render.text" in loaded
    assert not {"json", "csv", "tabulate", "unicodedata", "textwrap", "pyparsing", "typer", "dataclasses"} & set(loaded)
