"""A game in an example, played: the lines of its fence, what they expect, and what the table says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from scorecalc.api import load_rules
from scorecalc.model.table import Entry, Final, State
from scorecalc.notation import read
from scorecalc.rules.flow import flow_of
from scorecalc.table import enter_line

__all__ = ["Game", "played"]

_FOLDER = Path(__file__).parents[2] / "examples" / "tables"
_FENCE = re.compile(r"^```scorecalc-game rules=(\S+) players=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Game(NamedTuple):
    """A game of an example; ``differing`` are the lines that came out otherwise than they are written."""

    entries: tuple[Entry, ...]
    final: Final
    differing: tuple[str, ...]


def played(name: str) -> Game:
    """The one game of ``examples/tables/NAME.md``."""
    ((ruleset, players, text),) = _FENCE.findall((_FOLDER / f"{name}.md").read_text("utf-8"))
    rules = load_rules(ruleset)
    flow = flow_of(rules)
    state = flow.begin(tuple(players.split("/")))
    entries: list[Entry] = []
    differing: list[str] = []
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    *hands, (end, expected) = [[part.strip() for part in line.split("=>")] for line in lines]
    assert end == "end"
    for line, expectation in hands:
        entry, _ = enter_line(read(line), rules, state)
        entries.append(entry)
        differing += [f"{line}: {word}" for word in _other(expectation, dict(_told(state, entry.after)))]
        state = entry.after
    final = flow.final(state)
    differing += [f"end: {word}" for word in _other(expected, dict(_at_the_end(state, final)))]
    return Game(tuple(entries), final, tuple(differing))


def _told(before: State, after: State) -> Iterator[tuple[str, str]]:
    yield "round", after.round
    yield "dealer", after.dealer
    for player in before.players:
        yield player, f"{after.scores[player] - before.scores[player]:+}"


def _at_the_end(state: State, final: Final) -> Iterator[tuple[str, str]]:
    yield "over", state.over.replace(" ", "-")
    yield "first", "/".join(one.player for one in final.places if one.place == 1) or "none"
    for one in final.places:
        yield one.player, f"{one.score}"


def _other(expectation: str, told: dict[str, str]) -> Iterator[str]:
    """What is expected and not so; a player who is not named gains and loses nothing."""
    expected = dict(word.split("=") for word in expectation.split())
    for name, value in told.items():
        if name in expected or value[0] in "+-":
            wanted = expected.get(name, "+0")
            if value != wanted:
                yield f"{name}={wanted}, found {value}"
    yield from (f"{name}=: no such thing" for name in expected if name not in told)
