"""The course of a game: whose turn it is, what every monster has and where it is, the end, the ranking."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scorecalc.model.money import BANK, Payment
from scorecalc.model.score import Breakdown, Grid, Note
from scorecalc.model.table import Final, Place, State, in_groups, in_places
from scorecalc.model.words import Bound
from scorecalc.problems import Problem, Refused
from scorecalc.rules.ruleset import Ruleset
from scorecalc.rules.settle import one_pays
from scorecalc.rulesets.king_of_tokyo.known import cannot_yield, filled
from scorecalc.rulesets.king_of_tokyo.options import MOST_STARS, START_HEARTS
from scorecalc.rulesets.king_of_tokyo.position import position_of
from scorecalc.rulesets.king_of_tokyo.story import FATES, counted, monsters
from scorecalc.rulesets.king_of_tokyo.table import OUT
from scorecalc.rulesets.king_of_tokyo.turn import play

__all__ = ["KingOfTokyoFlow"]

_FEWEST, _MOST = 2, 6


class KingOfTokyoFlow:
    """Two to six monsters, called by their players' names; a line is a turn.

    Stars are the scores.  ``memory`` holds the ``monsters``, each with ``at``, ``hearts`` and ``energy`` as a line
    writes them, and ``variant``: where lines name the variant for two, "on" or "off" as the first turn had it and
    "open" before it; "" where the options decide.  ``dealer`` is whose turn comes next, ``round`` the go-around.
    """

    __slots__ = ("ruleset",)

    unit = "stars"
    deals = "has the turn"
    rounds = "round"
    at_table: Mapping[str, str] = {}

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def begin(self, players: tuple[str, ...]) -> State:
        """Nobody in Tokyo, without stars and energy, with ten hearts (K10, K14)."""
        if not _FEWEST <= len(players) <= _MOST:
            count = "one player" if len(players) == 1 else f"{len(players)} players"
            raise Refused([Problem("R384", f"{count}; two to six play King of Tokyo", help="name two to six players")])
        monsters = {player: {"at": OUT, "hearts": START_HEARTS, "energy": 0} for player in players}
        named = len(players) == _FEWEST and self.ruleset.options["two-player-variant"] == "named"
        memory = {"monsters": monsters, "variant": "open" if named else ""}
        return State(players, dict.fromkeys(players, 0), round="1", dealer=players[0], memory=memory)

    def seats(self, state: State) -> Mapping[str, str]:
        """By their names."""
        return {player: player for player in state.players}

    def complete(self, state: State, bound: Bound) -> Bound:
        """Whose turn it is, every monster, and the variant for two once it was named.

        Raises Refused (R380) where the line says otherwise, or lets a monster yield that cannot (K7): `score` leaves
        it where it is and says so, and a table would go on with a mistake.
        """
        whole = filled(state, bound, self.ruleset.vocabulary)
        position = position_of(whole, self.ruleset.ready)
        everybody = len(position.yields) == len(position.monsters)  # whoever can, then
        turn = play(position, self.ruleset.ready)
        if turn.idle and not everybody:
            raise Refused([*cannot_yield(state, bound, turn.idle)], bound.line)
        return whole

    def payments(self, state: State, bound: Bound, breakdown: Breakdown) -> Sequence[Payment]:  # noqa: ARG002
        """Stars as in the breakdown, and the energy and the hearts that were gained and lost."""
        return [*breakdown.payments, *_energy_and_hearts(state.dealer, breakdown)]

    def after(self, state: State, bound: Bound, breakdown: Breakdown) -> State:
        """The table as the turn leaves it, and the next living monster's turn; or the end (K12)."""
        after = breakdown.facts["after"]
        monsters = {name: {word: now[word] for word in ("at", "hearts", "energy")} for name, now in after.items()}
        variant = state.memory["variant"]
        if variant == "open":
            variant = "on" if "two-player" in bound.table.flags else "off"
        memory = {"monsters": monsters, "variant": variant}
        state = state._replace(memory=memory)
        if breakdown.facts["over"]:
            return state._replace(over=_end(after))
        dealer = state.next_of(state.dealer)
        while not after[dealer]["alive"]:
            dealer = state.next_of(dealer)
        anew = state.players.index(dealer) < state.players.index(state.dealer)
        return state._replace(dealer=dealer, round=f"{int(state.round) + anew}")

    def summary(self, state: State, bound: Bound, breakdown: Breakdown) -> str:  # noqa: ARG002
        """What the dice brought whose turn it was, and whom the turn drove away."""
        sections = breakdown.hands[state.dealer].sections
        brought = ", ".join(counted(part.total, part.title) for part in sections if part.total)
        events = [f"{event['who']} {FATES[event['id']]}" for event in breakdown.facts["events"] if event["id"] in FATES]
        return "; ".join([f"{state.dealer}: {brought or 'nothing'}", *events])

    def shown(self, state: State) -> tuple[Grid, ...]:
        """The monsters: what each has, and where it is."""
        return (monsters(state.scores, state.memory["monsters"]),)

    def final(self, state: State) -> Final:
        """The winner, behind him the living and then the eliminated, by stars; equal ones share a place.

        Rows name the winner alone (K12): the order behind him is a reading.  Where all are eliminated, nobody has
        the first place.
        """
        alive = {player: monster["hearts"] > 0 for player, monster in state.memory["monsters"].items()}
        keys = {player: (alive[player], state.scores[player]) for player in state.players}
        places = in_places(in_groups(state.players, keys.__getitem__))
        if not any(alive.values()):
            places = {player: place + 1 for player, place in places.items()}
        ranked = sorted(state.players, key=lambda player: places[player])
        found = tuple(Place(player, places[player], state.scores[player]) for player in ranked)
        return Final(found, notes=tuple(_notes(state, alive)))


def _end(after: Mapping[str, Mapping[str, Any]]) -> str:
    """Why the game is over, in the order of K12."""
    alive = [monster for monster in after.values() if monster["alive"]]
    if any(monster["stars"] == MOST_STARS for monster in alive):
        return f"{MOST_STARS} stars"
    return "last one standing" if alive else "all eliminated"


def _energy_and_hearts(active: str, breakdown: Breakdown) -> Iterator[Payment]:
    """What is gained comes from the bank, and what is lost goes there."""
    for section in breakdown.hands[active].sections:
        if section.title == "energy":
            yield from one_pays(BANK, active, section.total, "energy", "turn")
        if section.title == "hearts":
            for item in section.items:
                why = "cards" if item.id.endswith("extra-hearts") else "healed"
                payer, payee = (BANK, active) if item.amount > 0 else (active, BANK)
                yield from one_pays(payer, payee, abs(item.amount), "hearts", why)
    before, after = breakdown.facts["before"], breakdown.facts["after"]
    for name in before:
        if name != active:
            yield from one_pays(name, BANK, before[name]["hearts"] - after[name]["hearts"], "hearts", "smashed")


def _notes(state: State, alive: Mapping[str, bool]) -> Iterator[Note]:
    if not state.over:
        yield Note("king-of-tokyo.not-ended", f"nobody has won yet: it is {state.dealer}'s turn")
        return
    if not any(alive.values()):
        yield Note("king-of-tokyo.nobody-wins", "all monsters are eliminated, so nobody wins (K12)")
    text = "the rules name the winner only: behind him the living stand before the eliminated, then stars decide"
    yield Note("king-of-tokyo.places", text)
