"""`examples/house-rules/conditions.md` does what it says: each example, each hand beside it, each answer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scorecalc.mahjong.conditions import BadCondition, read
from scorecalc.mahjong.conditions.vocabulary import FIXED, PAIRED, WAITS
from tests.mahjong.laid_out import facts

PAGE = (Path(__file__).parents[2] / "examples" / "house-rules" / "conditions.md").read_text("utf-8")
ROWS = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in PAGE.splitlines() if line[:3] == "| `"]
ITEMS = [
    [cell.strip() for cell in line.strip("| ").split(" | ")]
    for line in PAGE.partition("## Items that clubs have")[2].partition("\n## ")[0].splitlines()[4:]
    if line
]
HELD = [(row[-3].strip("`"), *row[-2:]) for row in ROWS + ITEMS if len(row) > 2]
REFUSED = [(row[0].strip("`"), row[1]) for row in ROWS if len(row) == 2]


@pytest.mark.parametrize(("text", "holds", "fails"), HELD, ids=[text for text, *_ in HELD])
def test_an_example_holds_for_the_one_hand_and_not_for_the_other(text, holds, fails):
    """The last two columns."""
    condition = read(text)
    assert condition.test(facts(holds)) > 0
    assert condition.test(facts(fails)) == 0
    assert condition.matched(facts(fails)) == ()


@pytest.mark.parametrize(("text", "answer"), REFUSED)
def test_what_is_refused_is_answered_so(text, answer):
    """Message and help, as one sentence."""
    with pytest.raises(BadCondition) as bad:
        read(text)
    assert f"{bad.value}; {bad.value.help}".removesuffix("; ") == answer


def test_the_page_has_every_word():
    """No word of the language is left out of the page, the American spelling of honours apart."""
    text = re.sub(r"^```.*?^```", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    written = {*re.findall(r"[a-z-]+", " ".join(re.findall(r"`([^`]+)`", text)))}
    known = {*" ".join([*FIXED, *PAIRED, *WAITS]).split()} - {"honor", "honors"}
    singular = {word.removesuffix("s") for word in written}
    assert {word for word in known if word.removesuffix("s") not in singular} == set()


def test_the_indented_examples_read():
    """Those that stand in the text."""
    examples = re.findall(r"^    (.+)$", PAGE, re.MULTILINE)
    assert len(examples) == 2
    for text in examples:
        read(text)
