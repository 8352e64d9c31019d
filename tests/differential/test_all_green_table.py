"""Whole games of All Green against the slow oracle: 2 to 6 players, random deals, options, ways to name players."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from scorecalc.api import bind_line, score
from scorecalc.model.money import deltas
from scorecalc.model.table import State
from scorecalc.notation import read
from scorecalc.notation.canon import canonical
from scorecalc.rules.flow import flow_of
from scorecalc.rules.ruleset import Ruleset
from scorecalc.table import enter_line
from tests.oracles.all_green import CARDS, Hand
from tests.oracles.all_green import score as worth
from tests.oracles.all_green_hands import WINNING, card_word, seats_of
from tests.oracles.all_green_table import Deal, Table
from tests.rules.table_flips.row import with_options

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"]
OTHER_OPTIONS = {
    "start-chips": [10, 60],
    "passes": [1, 3, 4],
    "bust": ["at-zero", "never"],
    "dealer-stays": ["only-winner"],
}


def random_deal(rng: random.Random, table: Table, quiet: int) -> Deal:
    """Nobody (more often at a quiet table), one by a self-draw or on a discard, or several on one discard."""
    dora = rng.choice([None, *CARDS])
    how = rng.choices(["nobody", "drawn", "discard", "several"], [quiet, 4, 4, 2 * (len(table.players) > 2)])[0]
    if how == "nobody":
        return Deal()
    source, *others = rng.sample(table.players, len(table.players))
    count = rng.randrange(2, len(table.players)) if how == "several" and len(table.players) > 2 else 1
    while True:
        win = rng.choice(CARDS)
        drawn = how == "drawn"
        won = {
            player: Hand(
                rng.choice([cards for cards in WINNING if win in cards]),
                win,
                drawn,
                len(table.players),
                player == table.dealer(),
                dora,
                drawn and rng.random() < 0.1,
            )
            for player in others[:count]
        }
        held = Counter((dora or "") + win + "".join(hand.cards.replace(win, "", 1) for hand in won.values()))
        if max(held.values()) <= 4 and all(worth(hand).refused is None for hand in won.values()):
            return Deal(won, None if drawn else source)


def line_of(rng: random.Random, table: Table, deal: Deal) -> str:
    """The deal as somebody may type it: seats or names, more or less of what the table knows anyway."""
    turn = table.players[table.passed % len(table.players) :] + table.players[: table.passed % len(table.players)]
    seat_of = dict(zip(turn, seats_of(len(turn)), strict=True))

    def called(player: str) -> str:
        return rng.choice([player, player.lower(), player.upper(), seat_of[player]])

    around = rng.randrange(len(turn))
    words = rng.choice([[], [], [f"players={len(turn)}"], [f"players={'/'.join(turn[around:] + turn[:around])}"]])
    if not deal.won:
        return " ".join(["+nobody-won", *words])
    hand = next(iter(deal.won.values()))
    words += [f"dora={card_word(hand.dora)}"] if hand.dora else []
    labelled = len(deal.won) > 1 or rng.random() < 0.3
    others = [player for player in turn if player not in deal.won]
    if deal.source and (len(turn) > 2 or rng.random() < 0.5):
        words.append(f"from={called(deal.source)}")
    else:
        labelled = labelled or (len(others) == 1 and bool(deal.source))  # of two players one is told
    for player, hand in deal.won.items():
        words += [f"{called(player)}:"] if labelled else []
        words += [card_word(hand.cards), f"win={card_word(hand.win or '')}"]
        words += ["+tsumo"] * hand.tsumo + ["+tenhou" if hand.dealer else "+chiihou"] * hand.first_draw
        said = ["+dealer"] if hand.dealer and rng.random() < 0.5 else []
        words += said
        if not labelled and not said:
            words.append(f"seat={called(player)}")
    return " ".join(words)


def stands(state: State) -> dict[str, Any]:
    return {
        "scores": state.scores,
        "round": state.round,
        "hand": state.hand,
        "dealer": state.dealer,
        "over": bool(state.over),
    }


def played(rng: random.Random, count: int, options: dict[str, Any]) -> tuple[Table, State, list[str]]:
    """One game to its end by both, compared after every deal; the last deal of a game that is over stays in place."""
    rules = with_options("all-green", {name: str(value) for name, value in options.items()})
    players = rng.sample(NAMES, count)
    table, flow = Table(players, options), flow_of(rules)
    state = flow.begin(tuple(players))
    lines: list[str] = []
    quiet = rng.choice([1, 20])  # most games end with somebody below 0, some must go on to the last deal
    while not table.is_over() and len(lines) < 200:
        assert stands(state) == {
            "scores": table.scores,
            "round": table.round(),
            "hand": table.hand(),
            "dealer": table.dealer(),
            "over": False,
        }, lines
        deal = random_deal(rng, table, quiet)
        lines.append(line_of(rng, table, deal))
        seats = flow.seats(state)
        gains = table.play(deal)
        entry, _ = enter_line(read(lines[-1]), rules, state)
        moved = deltas(entry.payments, players)
        assert {player: moved[player] for player in players} == gains, lines
        assert sum(moved.values()) == 0
        again, _ = enter_line(read(entry.line), rules, state)
        assert (again.line, again.payments, again.after) == (entry.line, entry.payments, entry.after)
        assert alone(entry.line, rules, seats) == {player: gain for player, gain in gains.items() if gain}, entry.line
        state = entry.after
    return table, state, lines


def alone(line: str, rules: Ruleset, seats: Any) -> dict[str, int]:
    """What the completed line gives without any table, by the names of the players; it is its own canonical form."""
    assert canonical(bind_line(read(line))[0], rules.vocabulary, "all-green") == line
    return {seats[seat]: gain for seat, gain in score(line).deltas.items() if gain}


def finished(rng: random.Random, count: int, options: dict[str, Any]) -> tuple[Table, State]:
    """A game with its end: scores, over, and the places."""
    table, state, lines = played(rng, count, options)
    rules = with_options("all-green", {name: str(value) for name, value in options.items()})
    assert (state.scores, bool(state.over)) == (table.scores, table.is_over()), lines
    assert {one.player: one.place for one in flow_of(rules).final(state).places} == table.places()
    return table, state


@pytest.mark.parametrize("count", range(2, 7))
def test_sixty_games_of_so_many_players_agree_with_the_oracle(count: int):
    """A6 to A9, G7, G14, G16 to G20: every payment, dealer and wind, and who has won."""
    rng = random.Random(count)
    ends = Counter(finished(rng, count, {})[1].over.split()[0] for _ in range(60))
    assert ends["every"] > 5
    assert sum(ends.values()) - ends["every"] > 5


@pytest.mark.parametrize("count", range(2, 7))
def test_forty_games_under_other_options_agree_with_the_oracle(count: int):
    """Other chips, passes, ends and dealers, at random."""
    rng = random.Random(100 + count)
    for _ in range(40):
        chosen = {name: rng.choice(values) for name, values in OTHER_OPTIONS.items() if rng.random() < 0.5}
        finished(rng, count, chosen)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_two_thousand_more_games_agree_with_the_oracle(seed: int):
    """The same for 2,000 games of any number of players."""
    rng = random.Random(1000 + seed)
    for _ in range(200):
        chosen = {name: rng.choice(values) for name, values in OTHER_OPTIONS.items() if rng.random() < 0.3}
        finished(rng, rng.randrange(2, 7), chosen)
