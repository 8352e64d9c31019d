"""Every problem of the notation has a page, and every page an example that has the problem."""

import re
from pathlib import Path

import pytest

from scorecalc.notation import bind, read, split
from scorecalc.notation.expectation import expectations
from scorecalc.problems import Refused
from scorecalc.problems.pages import PAGES

from .vocabulary import RIICHI

SOURCES = Path(__file__).parents[2] / "scorecalc" / "notation"
OURS = sorted({code for path in SOURCES.glob("*.py") for code in re.findall(r'"(N1\d\d)"', path.read_text("utf-8"))})
#: those whose example is a command at a table; the catalogue of problems runs it
AT_A_TABLE = [code for code in OURS if PAGES[code].example.startswith("scorecalc table ")]


@pytest.mark.parametrize("code", [code for code in OURS if code not in AT_A_TABLE])
def test_the_example_of_a_page_has_its_problem_and_no_other(code):
    """`explain` shows a line that a reader can try."""
    example = PAGES[code].example
    if example.startswith("=>"):
        found = expectations(split(example)[1])[1]
    else:
        with pytest.raises(Refused) as caught:
            bind(read(example), RIICHI)
        found = caught.value.problems
    assert [problem.code for problem in found] == [code]


@pytest.mark.parametrize("code", OURS)
def test_a_page_has_a_title_and_says_what_to_do(code):
    """The title is a sentence; the text is more than the title again."""
    page = PAGES[code]
    assert page.title.endswith(".")
    assert page.text.endswith(".")
    assert page.text != page.title
