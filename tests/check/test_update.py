"""Values written into expectations: what changes, and that nothing else does."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorecalc.check import check_text
from scorecalc.check.update import updated

HAND = "riichi 234m 567m 345p 678s 55s win=8s +riichi"


def update(text, file="hands.txt"):
    """The text with the values got, and how many expectations changed."""
    return updated(text, check_text(text, file))


@pytest.mark.parametrize(
    ("expected", "got"),
    [
        ("8000", "3900"),
        ("8000points fu=40 han=5", "3900points fu=30 han=3"),
        ("riichi", "riichi pinfu tanyao"),
        ("iipeikou", "riichi pinfu tanyao"),
        ("riichi.riichi 8000 iipeikou fu=40", "riichi.riichi pinfu tanyao 3900 fu=30"),
        ("riichi 3900 iipeikou pinfu", "riichi pinfu tanyao 3900"),
        ("has=dora lacks=pinfu", "lacks=dora has=pinfu"),
        ("item=pinfu:2 fu-item=base:30", "item=pinfu:1 fu-item=base:20"),
        ("limit=mangan  total=1", "limit=none  total=3900"),
        ("error R310", "3900 riichi pinfu tanyao"),
        ("error R310 error R201", "3900 riichi pinfu tanyao"),
    ],
)
def test_what_differs_is_replaced_word_by_word(expected, got):
    """In the spelling that was used; words that hold stay where they are."""
    assert update(f"{HAND} => {expected}  # why") == (f"{HAND} => {got}  # why", 1)
    assert update(f"{HAND}\n\t=> {expected}\t") == (f"{HAND}\n\t=> {got}\t", 1)


def test_a_line_without_an_expectation_gets_one():
    """A new rulebook is typed as lines, and its values are written behind them, before a comment."""
    text = f"{HAND}\n  {HAND}   # why\n{HAND} =>\n{HAND} => # why\n"
    value = "3900 riichi pinfu tanyao"
    new = f"{HAND} => {value}\n  {HAND} => {value}   # why\n{HAND} => {value}\n{HAND} => {value} # why\n"
    assert update(text)[0] == new


def test_a_line_that_the_rules_refuse_gets_its_error():
    """A refusal is a result of the rules."""
    assert update("riichi han=4\nriichi han=4 => 7700") == ("riichi han=4 => error R214\nriichi han=4 => error R214", 2)
    assert update("riichi han=4 => error R310") == ("riichi han=4 => error R214", 1)


def test_a_line_that_cannot_be_read_is_left_alone():
    """A slip is no result, and must not become what is expected."""
    text = "riichi han=4 fu=30 +tsum\nriichi han=4 fu=30 +tsum => 7700\n"
    assert update(text) == (text, 0)


def test_what_no_value_could_mend_is_left_alone():
    """A note that is not there, an expectation that cannot be read."""
    text = f"{HAND} => note=kazoe\n{HAND} => 3,900\n=> 5\n"
    assert update(text) == (text, 0)
    assert update(f"{HAND} => 1 note=kazoe") == (f"{HAND} => 3900 note=kazoe", 1)


def test_an_expectation_that_would_be_empty_is_written_anew():
    """A draw has no items."""
    line = "riichi +nobody-won tenpai=E"
    assert update(f"{line} => pinfu") == (f"{line} => E=+3000 S=-1000 W=-1000 N=-1000", 1)
    assert update(f"{line} => pinfu E=+1000") == (f"{line} => E=+3000", 1)


def test_cells_of_a_table_are_replaced():
    """Where a cell stands between spaces, only by one word; between bars by what it takes."""
    head = '```scorecalc-table rules=riichi line="han={row} fu={column}"\n'
    text = head + "     20    30  22\n1     -  1001   5\n2  1300  2001   -\n```\n"
    assert update(text, "suite.md") == (text.replace("1001", "1000").replace("2001", "2000"), 2)
    text = head + "| | 30 | 22 |\n|-|-|-|\n| 1 | 1001 | 5 |\n```\n"
    assert update(text, "suite.md") == (text.replace("1001", "1000").replace("| 5 |", "| error R214 |"), 2)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_all_else_stays_byte_for_byte(end):
    """Line ends, a byte order mark, tabs, other blocks, a missing line end at the end."""
    text = end.join(
        [
            "\ufeff# Suite\t",
            "```text",
            f"{HAND} => 1",
            "```",
            "> ```scorecalc",
            f"> \t{HAND} => 1  # 平和",
            ">   ```",
            "1. ```scorecalc",
            f"   {HAND}",
            "    =>\t1\t",
            "   ```",
            "",
            "the end",
        ]
    )
    new, count = update(text, "suite.md")
    assert count == 2
    lines = text.split(end)
    lines[5] = f"> \t{HAND} => 3900  # 平和"
    lines[9] = "    =>\t3900\t"
    assert new.split(end) == lines


EXPECTATIONS = st.lists(
    st.sampled_from(
        ["8000", "3900", "pinfu", "iipeikou", "fu=30", "fu=40", "has=dora", "lacks=dora", "limit=mangan", "item=dora:1"]
    ),
    min_size=1,
    max_size=6,
    unique=True,
)


@given(EXPECTATIONS, st.sampled_from([" ", "  ", "\t"]))
def test_an_updated_expectation_holds(words, space):
    """Whatever was expected, the text that is written has no difference and is not changed again."""
    new, _ = update(f"{HAND} =>{space}{space.join(words)}{space}# end")
    assert not check_text(new, "hands.txt").differing
    assert update(new) == (new, 0)
    assert new.endswith(f"{space}# end")
