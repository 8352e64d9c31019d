"""`examples/house-rules/README.md` says what the program takes: every key, every section with its unit and its most."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scorecalc.api import load_rules, ruleset_names
from scorecalc.rules.amounts import most
from scorecalc.rules.changes import _KINDS, _LANGUAGES
from tests.rules.test_house import rules_of

PAGE = (Path(__file__).parents[2] / "examples" / "house-rules" / "README.md").read_text("utf-8")
KEYS, SECTIONS = (
    [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in part.splitlines() if line.startswith("| ")][
        1:
    ]
    for part in PAGE.split("\n## ")[1:]
)


def test_every_key_is_told_and_no_other():
    """And the languages of names."""
    assert {row[0].strip("`") for row in KEYS} == {*_KINDS}
    row = next(row for row in KEYS if row[0] == "`names`")
    assert tuple(re.findall("`([a-z]+)`", row[1])) == _LANGUAGES


def test_every_section_of_every_game_is_told_with_its_unit():
    """The games are those that extend nothing and take items of one's own."""
    games = [rules.game for name in ruleset_names() if "extends" not in (rules := load_rules(name)).about]
    found = {(game.name, section) for game in games for section in getattr(game, "sections", ())}
    told = {(load_rules(row[0]).game.name, row[1].strip("`")) for row in SECTIONS}
    assert told == found


@pytest.mark.parametrize(("name", "section", "unit", "at_most"), SECTIONS)
def test_an_item_may_be_worth_that_much(tmp_path, name, section, unit, at_most):
    """The number of the last column is taken."""
    section = section.strip("`")
    game = load_rules(name).game
    known = game.units.get(section, section)
    assert unit.partition(":")[0] == known
    assert int(at_most) == (4000 if section == "limit" else most(known))
    text = f'[items.x]\nname = "X"\nsection = "{section}"\nvalue = {at_most}\nwhen = "4 pungs"\n'
    assert rules_of(tmp_path, f'extends = "{name}"\n{text}')
