"""The course of a game: walls and scores from round to round, the end by a full row, the end bonuses, the ranking."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scorecalc.model.money import BANK, Payment, deltas
from scorecalc.model.score import Breakdown, Grid, Note, listed
from scorecalc.model.table import Final, Place, State, in_places
from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem, Refused
from scorecalc.rules.flow import completed
from scorecalc.rules.ruleset import Ruleset
from scorecalc.rules.settle import one_pays
from scorecalc.rulesets.azul.entry import checked, marker_after, to_come
from scorecalc.rulesets.azul.notes import ranking_notes
from scorecalc.rulesets.azul.picture import walls
from scorecalc.rulesets.azul.position import Board, table_of
from scorecalc.rulesets.azul.ranking import order
from scorecalc.rulesets.azul.round import resolved
from scorecalc.rulesets.azul.tally import Tally
from scorecalc.rulesets.azul.wall import EMPTY, ROWS, Wall, full, occupied, rows_of

__all__ = ["AzulFlow"]

_FEWEST, _MOST = 2, 4


class AzulFlow:
    """Two to four players, called by their names; a round is entered with all of them, or player by player.

    ``memory`` holds the ``walls`` as a line writes them, who of this round is ``in``, and who took its starting
    ``marker`` ("" while nobody is named, "none" where nobody took it).  ``dealer`` begins the round.
    """

    __slots__ = ("ruleset",)

    unit = "points"
    deals = "begins"
    rounds = "round"
    at_table: Mapping[str, str] = {"azul.game-end": "a row is full, so this round is the last"}

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def begin(self, players: tuple[str, ...]) -> State:
        """Empty walls and no points (Z1); the player named first begins."""
        if not _FEWEST <= len(players) <= _MOST:
            count = "one player" if len(players) == 1 else f"{len(players)} players"
            raise Refused([Problem("R384", f"{count}; two to four play Azul", help="name two to four players")])
        memory = {"walls": dict.fromkeys(players, _text(EMPTY)), "in": [], "marker": ""}
        return State(players, dict.fromkeys(players, 0), round="1", dealer=players[0], memory=memory)

    def seats(self, state: State) -> Mapping[str, str]:
        """By their names."""
        return {player: player for player in state.players}

    def complete(self, state: State, bound: Bound) -> Bound:
        """Each player's wall and score, and in the line that ends the game ``+final``."""
        problems = [*checked(state, bound)]
        for hand in bound.hands:
            if hand.label:
                try:
                    bound = self._filled(state, bound, hand.label)
                except Refused as refused:
                    problems += refused.problems
        if problems:
            raise Refused(sorted(problems, key=lambda p: (p.start is None, p.start or 0)), bound.line)
        last = self._ends(state, bound)
        table = bound.table
        if "final" in table.flags and not last:
            missing = to_come(state, bound)
            why = f"{listed(missing)} of round {state.round} are still to come" if len(missing) > 1 else ""
            why = why or (f"{missing[0]} of round {state.round} is still to come" if missing else "no row is full")
            help = "leave it out: the table adds the end bonuses when a round ends with a full row"
            raise Refused([Problem("R380", f"+final, but {why}", *table.place("+final"), help)], bound.line)
        flags = table.flags | {"final"} if last else table.flags
        return bound._replace(table=HandWords("", table.tiles, flags, table.settings, table.words))

    def _filled(self, state: State, bound: Bound, player: str) -> Bound:
        wall, score = state.memory["walls"][player], state.scores[player]
        told = {"wall": self._read(wall), "score": score}
        points = "1 point" if score == 1 else f"{score} points"
        known = f"{player} has {points} and the wall {wall}"
        return completed(bound, told, self.ruleset.vocabulary, known, player)

    def _read(self, text: str) -> Wall:
        wall: Wall = self.ruleset.vocabulary.settings["wall"].kind.read(text)
        return wall

    def _ends(self, state: State, bound: Bound) -> bool:
        """Whether the game is over behind the line: everybody is in, and some wall has a full row (Z11)."""
        if to_come(state, bound):
            return False
        boards = table_of(bound, grey=self.ruleset.ready).boards
        mine = {board.label for board in boards}
        walls = [resolved(board).wall for board in boards]
        walls += [self._read(wall) for player, wall in state.memory["walls"].items() if player not in mine]
        return any(any(full(occupied(wall), ROWS)) for wall in walls)

    def payments(self, state: State, bound: Bound, breakdown: Breakdown) -> Sequence[Payment]:
        """What is marked, and at the end the bonuses of those who were entered in lines before."""
        found = [*breakdown.payments]
        if "final" in bound.table.flags:
            for player in state.players:
                if player not in breakdown.hands:
                    bonuses = self._tally(state, player, final=True).income
                    found += one_pays(BANK, player, bonuses, "points", "end bonuses")
        return found

    def _tally(self, state: State, player: str, *, final: bool) -> Tally:
        wall = self._read(state.memory["walls"][player])
        return Tally(resolved(Board(player, wall, (), 0, False, state.scores[player], True, final)))

    def after(self, state: State, bound: Bound, breakdown: Breakdown) -> State:
        """The next round where everybody is in, who took the marker beginning it; or the end."""
        played = [*breakdown.hands]
        walls = {**state.memory["walls"], **{player: _wall_after(breakdown, player) for player in played}}
        marker = marker_after(state, bound)
        memory: dict[str, Any] = {"walls": walls, "in": [*state.memory["in"], *played], "marker": marker}
        if to_come(state, bound):
            return state._replace(memory=memory)
        begins = marker if marker in state.players else state.dealer
        state = state._replace(dealer=begins, memory={**memory, "in": [], "marker": ""})
        if "final" in bound.table.flags:
            return state._replace(over="a full row")
        return state._replace(round=f"{int(state.round) + 1}")

    def summary(self, state: State, bound: Bound, breakdown: Breakdown) -> str:
        """What each player's score changes by, in the order in which they sit."""
        final = "final" in bound.table.flags
        played = [player for player in state.players if final or player in breakdown.hands]
        gains = deltas(self.payments(state, bound, breakdown), played)
        told = ", ".join(f"{player} {gains[player]}" for player in played)
        return f"{told}; the end, with bonuses" if final else told

    def shown(self, state: State) -> tuple[Grid, ...]:
        """The walls as they stand, and in a round that is begun who is to come and who has the marker."""
        memory = state.memory
        return walls({player: self._read(memory["walls"][player]) for player in state.players}), *_under_way(state)

    def final(self, state: State) -> Final:
        """Points, then full rows; equal ones share a place (Z13)."""
        tallies = {player: self._tally(state, player, final=False) for player in state.players}
        groups = order({player: (tally.score, sum(tally.round.rows)) for player, tally in tallies.items()})
        places = in_places(groups)
        notes = [*ranking_notes(tallies, groups, final=bool(state.over))]
        if not state.over:
            text = f"round {state.round}: no round has ended with a full row, so end bonuses are not added (Z11, Z12)"
            notes.append(Note("azul.not-ended", text))
        ranked = sorted(state.players, key=lambda player: places[player])
        return Final(tuple(Place(p, places[p], state.scores[p]) for p in ranked), notes=tuple(notes))


def _under_way(state: State) -> Iterator[Grid]:
    """What a round that is entered player by player still waits for."""
    entered, marker = state.memory["in"], state.memory["marker"]
    if state.over or not entered:
        return
    missing = [player for player in state.players if player not in entered]
    told = [f"{listed(missing)} {'is' if len(missing) == 1 else 'are'} still to come in round {state.round}"]
    told += [f"{marker} has the starting marker"] if marker in state.players else []
    yield Grid("", (("; ".join(told),),))


def _wall_after(breakdown: Breakdown, player: str) -> str:
    """A lone board has its facts in the breakdown, several have them each in their hand."""
    facts = breakdown.hands[player].facts or breakdown.facts
    wall: str = facts["after"]["wall"]
    return wall


def _text(wall: Wall) -> str:
    return "/".join(rows_of(wall))
