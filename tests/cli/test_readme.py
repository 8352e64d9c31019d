"""The README is run: its commands, its cases, its Python, its tables of words, its test command."""

import doctest
import re
from pathlib import Path

import pytest

from scorecalc.api import load_rules
from tests.console import blocks, commands, run

README = Path(__file__).parents[2] / "README.md"
TEXT = README.read_text("utf-8")


def test_commands_show_what_the_readme_shows(quiet_place):
    """In their order, with the files of the blocks before them."""
    ran = 0
    for block in blocks(README):
        language, _, name = block.info.partition(" ")
        if language == "console":
            for command, shown in commands(block.text):
                assert run(command).shown == shown, command
                ran += 1
        elif "." in name and "=" not in name:
            (quiet_place / name).write_text(block.text, "utf-8")
    assert ran > 5


@pytest.mark.usefixtures("quiet_place")
def test_the_cases_of_the_readme_are_as_expected():
    """`scorecalc check README.md` finds its case, its table and its game."""
    ran = run(f"scorecalc check {README}")
    assert ran.code == 0
    assert "18 cases, all as expected" in ran.shown


def test_the_python_of_the_readme_runs():
    """As a doctest."""
    (block,) = (block for block in blocks(README) if block.info == "python")
    test = doctest.DocTestParser().get_doctest(block.text, {}, "README", None, 0)
    assert len(test.examples) > 3
    assert doctest.DocTestRunner().run(test).failed == 0


def test_every_word_of_riichi_is_on_the_one_screen_and_no_other():
    """The table is checked against the vocabulary that binds the words."""
    table = TEXT.partition("| riichi | words |\n")[2].partition("\n\n")[0]
    words = load_rules("riichi").vocabulary
    assert set(re.findall(r"`\+([a-z-]+)`", table)) == set(words.flags)
    named = set(re.findall(r"`([a-z]+)=`", table))
    assert named == {setting.name for setting in words.settings.values() if not setting.option}


def test_the_exit_codes_are_those_of_the_program():
    """Each has a row."""
    from scorecalc.cli import codes

    table = TEXT.partition("| code | meaning |\n")[2].partition("\n\n")[0]
    assert [int(number) for number in re.findall(r"^\| (\d+) \|", table, re.MULTILINE)] == sorted(
        value for name, value in vars(codes).items() if name.isupper() and isinstance(value, int)
    )


def test_the_test_command_can_be_found_by_the_script_that_runs_it():
    """One block, whose last line runs the tests."""
    (block,) = (block for block in blocks(README) if block.info == "sh test")
    assert block.text.splitlines()[-1] == "python -m pytest"
