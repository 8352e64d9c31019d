"""The catalogue of problems is its own test: what a page shows is what the program prints."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from scorecalc.notation import split
from scorecalc.notation.expectation import expectations
from scorecalc.problems.pages import PAGES
from scorecalc.render.problems import problems
from tests.console import Block, blocks, commands, run

HERE = Path(__file__).parent
PACKAGE = HERE.parents[1] / "scorecalc"
#: the exit code of each letter (cli.md: 1 the answer is no, 2 cannot be read, 3 refused, 4 unusable)
EXIT_CODES = {"C": 1, "N": 2, "R": 3, "D": 4}
PAGES_OF_THE_CATALOGUE = sorted(HERE.glob("*.md"))


def sections():
    """Every section of every page: its blocks in order."""
    for page in PAGES_OF_THE_CATALOGUE:
        found: dict[str, list[Block]] = {}
        for block in blocks(page):
            found.setdefault(block.section, []).append(block)
        for name, parts in found.items():
            yield pytest.param(name, parts, id=f"{page.stem}: {name}")


def raised_codes() -> set[str]:
    """The codes that the package raises: those in the first argument of a problem, or its helper."""
    text = "\n".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py") if path.parent.name != "pages")
    without_examples = re.sub(r"^ *(>>>|\.\.\.) .*$", "", text, flags=re.MULTILINE)
    return set(re.findall(r'"([NRDC]\d{3})"', without_examples))


@pytest.mark.parametrize(("section", "parts"), list(sections()))
def test_a_page_shows_what_the_program_prints(section, parts, quiet_place):
    """Console blocks are run in their order, in a folder with the files of the blocks before them.

    A block `setup` has commands that must succeed, `sql FILE` what is done to a ledger behind its back.
    """
    for block in parts:
        language, _, name = block.info.partition(" ")
        if language == "setup":
            for command in block.text.splitlines():
                assert run(command).code == 0, command
        elif language == "sql":
            with closing(sqlite3.connect(quiet_place / name)) as file:
                file.executescript(block.text)
        elif language == "console":
            for command, shown in commands(block.text):
                ran = run(command)
                assert ran.shown == shown, command
                assert ran.code == EXIT_CODES[section[0]], command
        elif language == "expectation":
            first, _, shown = block.text.partition("\n")
            text = split(first)[1]
            assert problems(expectations(text)[1], text) + "\n" == shown
        elif name:
            (quiet_place / name).write_text(block.text, "utf-8")


@pytest.mark.parametrize("code", sorted(raised_codes()))
def test_every_problem_of_the_package_has_a_page_and_stands_in_the_catalogue(code):
    """A new code cannot be added without its explanation and its exact message."""
    assert code in PAGES
    shown = "\n".join(block.text for page in PAGES_OF_THE_CATALOGUE for block in blocks(page))
    assert re.search(rf"error {code}\b", shown)


def test_no_page_explains_a_problem_that_does_not_occur():
    """A code that nothing raises any more loses its page."""
    assert set(PAGES) <= raised_codes()
