"""Every option of every ruleset, flipped in a line and in a file of rules; one without a flip is named here."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from scorecalc.api import load_rules, ruleset_names, score
from scorecalc.expect import compare
from scorecalc.model.score import Breakdown
from scorecalc.notation.expectation import expectations
from scorecalc.problems import Refused
from scorecalc.render.to_json import as_json
from scorecalc.rules.options import Option
from scorecalc.rules.ruleset import Ruleset
from tests.rules.flips import FLIPS, Flip
from tests.rules.test_item_options import GENERATED

#: every option of every ruleset that decides about a hand, by its game; those of a table: test_table_options.py
OPTIONS: dict[tuple[str, str], Option] = {
    (rules.game.name, option.name): option
    for rules in map(load_rules, ruleset_names())
    for option in rules.game.options
    if not option.table
}


@cache
def outcome(line: str, rules: Ruleset) -> Breakdown | Refused:
    """The result of a line, or why there is none."""
    try:
        return score(line, rules)
    except Refused as refused:
        return refused


def differences(result: Breakdown | Refused, expected: str, rules: Ruleset) -> list[str]:
    """What of a result is not as expected."""
    words, problems = expectations(expected)
    assert not problems
    return [f"{d.what}: {d.expected}, got {d.got}" for d in compare(result, words, rules)]


def told(result: Breakdown | Refused) -> dict[str, Any] | list[tuple[str, str]]:
    """All of a result but the words of the line and the name of the rules; of a refusal the codes and messages."""
    if isinstance(result, Refused):
        return [(problem.code, problem.message) for problem in result.problems]
    shown = as_json(result)
    hands = shown.pop("hands", {})
    for part in (shown, *hands.values()):
        for name in ("ruleset", "rules_hash", "line"):
            part.pop(name, None)
    return {**shown, "hands": hands}


def toml(value: Any) -> str:
    """A value of an option as TOML writes it; what is no number, truth or list is text (hatsu-pair has 7 or any)."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return "[" + ", ".join(map(toml, value)) + "]"
    return f"{value}" if f"{value}".isdigit() else f'"{value}"'


@pytest.mark.parametrize("flip", FLIPS, ids=str)
def test_an_option_changes_what_it_says(flip: Flip):
    """As the ruleset stands the line gives the one, with the option in the line the other, as the cited row has it."""
    assert flip.ruleset.options[flip.option] != flip.typed
    before = outcome(flip.line, flip.ruleset)
    after = outcome(f"{flip.line} {flip.setting}", flip.ruleset)
    assert differences(before, flip.before, flip.ruleset) == [], flip.cite
    assert differences(after, flip.after, flip.ruleset) == [], flip.cite
    assert flip.before == flip.after or told(before) != told(after)


@pytest.mark.parametrize("flip", FLIPS, ids=str)
def test_an_option_in_a_file_is_the_option_in_a_line(flip: Flip, tmp_path: Path):
    """Rule 7 of the notation: a file that extends the ruleset by a typed value gives all that the line gives."""
    file = tmp_path / "table.toml"
    file.write_text(f'extends = "{flip.rules}"\n[options]\n{flip.option} = {toml(flip.typed)}\n', encoding="utf-8")
    table = load_rules(str(file))
    assert table.options[flip.option] == flip.typed
    assert table.origins[flip.option] == str(file)
    assert str(table.hash) == str(flip.ruleset.with_options({flip.option: flip.typed}).hash)
    assert told(outcome(flip.line, table)) == told(outcome(f"{flip.line} {flip.setting}", flip.ruleset))


def test_every_option_is_flipped():
    """No option of any ruleset is without a test that sees the result change; rows of none are left over."""
    rows = {(flip.ruleset.game.name, flip.option) for flip in FLIPS if flip.before != flip.after}
    assert {*OPTIONS} - rows - GENERATED == set()
    assert rows | GENERATED <= {*OPTIONS}


def test_every_value_of_a_choice_is_flipped_to_or_from():
    """Where an option has a few words, each of them is set in a row, but those that rulesets have anyway."""
    tried = {(flip.ruleset.game.name, flip.option, str(flip.typed)) for flip in FLIPS}
    tried |= {(flip.ruleset.game.name, flip.option, str(flip.ruleset.options[flip.option])) for flip in FLIPS}
    missing = {
        (game, name, word)
        for (game, name), option in OPTIONS.items()
        if (game, name) not in GENERATED
        for word in option.kind.words
        if (game, name, str(option.kind.read(word))) not in tried
    }
    assert missing == set()
