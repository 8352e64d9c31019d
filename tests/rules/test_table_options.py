"""Every option of a table, flipped: the same lines go on otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from scorecalc.api import load_rules, ruleset_names
from scorecalc.problems import Refused
from tests.rules.table_flips import TABLE_FLIPS, TableFlip
from tests.rules.table_flips.row import played, with_options

OPTIONS = {
    (rules.game.name, option.name)
    for rules in map(load_rules, ruleset_names())
    for option in rules.game.options
    if option.table
}


def told(flip: TableFlip, options: Mapping[str, str], names: Mapping[str, Any]) -> dict[str, Any]:
    """What a row asks of the table behind its lines."""
    try:
        state, final = played(flip.lines, flip.players, with_options(flip.ruleset, options))
    except Refused as refused:
        return {"refused": [problem.code for problem in refused.problems]}
    of_place = {"results": "result", "places": "place", "finals": "score"}
    return {
        name: {one.player: getattr(one, of_place[name]) for one in final.places}
        if name in of_place
        else getattr(state, name)
        for name in names
    }


@pytest.mark.parametrize("flip", TABLE_FLIPS, ids=lambda flip: f"{flip.ruleset}-{flip.option}-{flip.value}")
def test_an_option_of_the_table_decides_how_it_goes_on(flip: TableFlip) -> None:
    """The usual value gives what the row says, and the other value what it says of that."""
    assert told(flip, flip.given, flip.usual) == flip.usual
    assert told(flip, {**flip.given, flip.option: flip.value}, flip.flipped) == flip.flipped


def test_every_option_of_a_table_is_flipped() -> None:
    """An option without a row is named here."""
    flipped = {(load_rules(flip.ruleset).game.name, flip.option) for flip in TABLE_FLIPS}
    assert sorted(OPTIONS - flipped) == []
