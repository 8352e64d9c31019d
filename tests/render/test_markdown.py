"""A breakdown as Markdown."""

from __future__ import annotations

import pytest

from scorecalc.model.score import HandScore, LineItem, Section
from scorecalc.render.markdown import markdown
from tests.render.breakdowns import ABORTIVE, ALL, ALL_GREEN, AZUL, RIICHI, SEATS, TWO_RONS


def test_a_riichi_hand_as_markdown():
    """The line, the heading, the items in a table, the sum, the payment and the changes."""
    assert markdown(RIICHI, names=SEATS) == (
        "```\n"
        "riichi 234567m 345p 55678s win=8s +riichi seat=S from=W\n"
        "```\n"
        "\n"
        "**riichi** · South seat, East round · discard by West on 8s\n"
        "\n"
        "| item   |   amount | why                                                      |\n"
        "|:-------|---------:|:---------------------------------------------------------|\n"
        "| riichi |    1 han | declared                                                 |\n"
        "| pinfu  |    1 han | four sequences, 55s has no value, 67s waits on 5s and 8s |\n"
        "| tanyao |    1 han | only 2 to 8                                              |\n"
        "| base   |    20 fu |                                                          |\n"
        "| closed |    10 fu | concealed hand won on a discard                          |\n"
        "\n"
        "**3 han 30 fu**: 30 × 2^(2+3) = 960, × 4 = 3840 → 3900\n"
        "\n"
        "- West pays South 3900\n"
        "\n"
        "|   East |   South |   West |   North |\n"
        "|-------:|--------:|-------:|--------:|\n"
        "|      0 |   +3900 |  -3900 |       0 |"
    )


def test_explain_adds_citations_steps_and_rejected_readings():
    """As in the text, in the forms of Markdown."""
    shown = markdown(RIICHI, explain=True)
    assert "| pinfu  |    1 han | riichi:Y5 | four sequences" in shown
    assert "1. 30 × 2^(2+3) = 960\n1. × 4 = 3840\n1. rounded up to 100: 3900\n" in shown
    assert "\n\n*rejected:* iipeikou: counted in ryanpeikou\n\n" in shown


def test_several_hands_have_headings_of_their_own():
    """A hand's notes stand under it, the line's at the end."""
    shown = markdown(TWO_RONS, names=SEATS)
    assert "### South\n\n| item" in shown
    assert "### West\n\n**5 han 30 fu, mangan**: mangan: 2000, × 4 = 8000\n\n- North pays South 2000" in shown
    assert "- North pays West 8300 (8000 + 300 for honba)\n- the pot pays West 1000 (sticks)" in shown
    assert shown.index("ura dora") < shown.index("### West") < shown.index("> honba go to")


def test_marks_and_notes_are_shown():
    """A value that rests on a reading, and a winning card that was not given."""
    assert "| run of 3 *[reading]* |" in markdown(AZUL)
    assert markdown(ALL_GREEN).endswith("> the winning card is not given, so pinfu is not counted; with win=1s: 11 P")


def test_a_draw_says_that_nobody_pays():
    """No hand, so no table of items."""
    assert "\n\n- nobody pays\n\n" in markdown(ABORTIVE)


def test_signs_of_markdown_are_shown_as_they_stand():
    """Stars, brackets, bars and tags in a reason are text; a fence in a line does not close its own."""
    items = (LineItem("x.y", "a*b", 2, "<b>[x](y)|_z_", ""),)
    hand = HandScore("", None, None, "", (Section("x", "points", items),))
    shown = markdown(RIICHI._replace(line="a ``` b", hands={"": hand}))
    assert shown.startswith("````\na ``` b\n````\n")
    assert r"| a\*b   | 2 points | \<b\>\[x\](y)\|\_z\_ |" in shown


@pytest.mark.parametrize("breakdown", ALL.values(), ids=ALL)
def test_no_block_is_empty(breakdown):
    """Blocks are set apart by one empty line."""
    assert "\n\n\n" not in markdown(breakdown, explain=True)
