"""Whole games of riichi from public records: every score, dealer, counter, stick, end and result is theirs."""

from __future__ import annotations

import re

import pytest

from scorecalc.api import score as score_line
from scorecalc.notation import read
from scorecalc.rules.flow import flow_of
from scorecalc.table import enter_line
from tests.cases.games.read import GAMES, Hand, Record
from tests.rules.table_flips.row import with_options

#: what the letters of the records are called where players are named
NAMES = {"A": "Anna", "B": "Ben", "C": "Cleo", "D": "Dora"}


def by_names(hand: Hand, players: tuple[str, ...]) -> str:
    """The line with names for seats, and without the ruleset, round, counters, sticks and the stakes of winners."""
    turn = players.index(hand.at[2])
    sits = {seat: NAMES[players[(turn + n) % len(players)]] for n, seat in enumerate("ESWN"[: len(players)])}
    said = []
    for word in hand.line.split()[1:]:
        name, equals, value = word.partition("=")
        if name in ("seat", "from", "nagashi", "declared", "tenpai") and value != "none":
            value = "/".join(sits[seat] for seat in value)
        if name not in ("round", "honba", "sticks"):
            said.append(f"{name}{equals}{value}")
    return " ".join(said)


def play(record: Record, lines: list[str], called: dict[str, str]) -> None:
    """A game from lines, against its record; ``called`` maps the players of the record to those at the table."""
    rules = with_options(record.ruleset, record.options)
    flow = flow_of(rules)
    state = flow.begin(tuple(called[player] for player in record.players))
    for line, hand in zip(lines, record.hands, strict=True):
        round, deal, dealer, honba, sticks = hand.at
        found = (state.round, state.hand, state.dealer, state.honba, state.pot, state.over)
        assert found == (round, deal, called[dealer], honba, 1000 * sticks, ""), line
        entry, _ = enter_line(read(line), rules, state)
        gains = {player: entry.after.scores[player] - state.scores[player] for player in state.players}
        assert gains == {called[player]: gain for player, gain in hand.gains.items()}, line
        assert entry.after.scores == {called[player]: score for player, score in hand.scores.items()}, line
        alone = score_line(entry.line, rules)
        named = flow.seats(state)
        assert [(named.get(p.payer, p.payer), named.get(p.payee, p.payee), p.amount) for p in alone.payments] == [
            (p.payer, p.payee, p.amount) for p in entry.payments
        ]
        state = entry.after
    final = flow.final(state)
    assert state.over == record.end
    assert {one.player: one.score for one in final.places} == {called[p]: s for p, s in record.scores.items()}
    assert {one.player: one.result for one in final.places} == {called[p]: s for p, s in record.result.items()}
    best = sorted(record.result, key=lambda player: -record.result[player])
    assert [one.player for one in final.places] == [called[player] for player in best]


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.name)
def test_a_game_from_its_lines_as_they_stand(record: Record):
    """With round, counters, sticks and stakes said, and players called by their seats."""
    play(record, [hand.line for hand in record.hands], {player: player for player in record.players})


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.name)
def test_a_game_from_lines_that_leave_it_to_the_table(record: Record):
    """Without the ruleset, round, counters and sticks, and players called by their names (R380)."""
    lines = [by_names(hand, record.players) for hand in record.hands]
    assert not any(re.search(r"riichi-|round=|honba=|sticks=", line) for line in lines)
    play(record, lines, {player: NAMES[player] for player in record.players})


def test_the_file_holds_whole_games():
    """Fifteen games of 157 hands, three of them of three players."""
    assert len(GAMES) == 15
    assert sum(len(record.hands) for record in GAMES) == 157
    assert sum(len(record.players) == 3 for record in GAMES) == 3
    assert {record.end for record in GAMES} == {"last hand", "extra round over", "bust"}
