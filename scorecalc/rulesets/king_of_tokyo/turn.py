"""A turn from its start to its end: who heals, is smashed, leaves, yields and enters (king-of-tokyo:K3 to K9).

Stars and energy are no part of it: they are what the items count in the turn that comes out here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scorecalc.rulesets.king_of_tokyo.dice import HEART, SMASH
from scorecalc.rulesets.king_of_tokyo.options import TableRules
from scorecalc.rulesets.king_of_tokyo.table import BAY, BAY_MONSTERS, CITY, OUT, Position

__all__ = ["Event", "Turn", "play", "rolled"]


class Event(NamedTuple):
    """Something that happened to a monster, and where: ``place`` is the one it is in, leaves or takes.

    ``before`` and ``after`` are its hearts; ``number`` is how many dice were in vain, or how many live.
    """

    id: str
    who: str
    cite: str
    place: str = ""
    before: int = 0
    after: int = 0
    number: int = 0


class Turn(NamedTuple):
    """A turn as it went, or a roll by itself.

    ``healed`` are the hearts that dice gave, ``card_hearts`` those that cards gave or took;
    ``smashes`` what each monster on the other side is hit with; ``entered`` the place taken, or "".
    ``hearts`` and ``at`` are those of all monsters after it, ``idle`` who was willing to yield and
    could not.
    """

    position: Position
    healed: int
    card_hearts: int
    smashes: int
    entered: str = ""
    hearts: Mapping[str, int] = {}
    at: Mapping[str, str] = {}
    events: tuple[Event, ...] = ()
    idle: tuple[str, ...] = ()

    @property
    def started(self) -> str:
        """Where the active monster was at the start of its turn, "" for a roll by itself."""
        return next((m.at for m in self.position.monsters if m.name == self.position.active), "")

    @property
    def stars(self) -> int:
        """The stars of the active monster at the start of its turn."""
        return next((m.stars for m in self.position.monsters if m.name == self.position.active), 0)


def rolled(position: Position) -> Turn:
    """A roll by itself: what it would give outside Tokyo."""
    counts, cards = position.counts, position.cards
    return Turn(position, counts[HEART], cards.hearts, counts[SMASH] + cards.smashes)


def play(position: Position, rules: TableRules) -> Turn:
    """The turn of a table, step by step in the order of the rules."""
    return _Play(position, rules).turn()


class _Play:
    """A turn while it is played: hearts and places as they change."""

    def __init__(self, position: Position, rules: TableRules) -> None:
        self.position = position
        self.most = rules.most_hearts
        self.me = position.active
        self.hearts = {monster.name: monster.hearts for monster in position.monsters}
        self.at = {monster.name: monster.at for monster in position.monsters}
        self.inside = self.at[self.me] != OUT
        self.events: list[Event] = []

    def turn(self) -> Turn:
        position = self.position
        healed = self.heal()
        smashes = position.counts[SMASH] + position.cards.smashes
        card_hearts = self.cards_give()
        hit = self.smash(smashes)
        card_hearts += self.cards_take()
        self.eliminate()
        self.close_bay()
        idle = self.leave(hit if position.counts[SMASH] else ())
        entered = self.enter()
        return Turn(position, healed, card_hearts, smashes, entered, self.hearts, self.at, tuple(self.events), idle)

    def happened(self, id: str, who: str, cite: str, place: str = "", **counted: int) -> None:
        self.events.append(Event(id, who, f"king-of-tokyo:{cite}", place, **counted))

    def alive(self) -> int:
        return sum(hearts > 0 for hearts in self.hearts.values())

    def occupant(self, place: str) -> str:
        return next((name for name, at in self.at.items() if at == place), "")

    def gain(self, hearts: int) -> int:
        """So many hearts, never above the most (K3); gives those that were gained."""
        before = self.hearts[self.me]
        self.hearts[self.me] = min(self.most, before + hearts)
        return self.hearts[self.me] - before

    def heal(self) -> int:
        """K3: heart dice heal outside Tokyo, and the place is that of the start."""
        hearts = self.position.counts[HEART]
        if hearts and self.inside:
            self.happened("hearts-in-vain", self.me, "K3", self.at[self.me], number=hearts)
            return 0
        healed = self.gain(hearts)
        if healed < hearts:
            self.happened("hearts-full", self.me, "K3", after=self.most, number=hearts - healed)
        return healed

    def cards_give(self) -> int:
        return self.gain(max(0, self.position.cards.hearts))

    def cards_take(self) -> int:
        """Hearts lost to cards, at the time of the smashes: all may fall at once (K12)."""
        before = self.hearts[self.me]
        lost = min(before, max(0, -self.position.cards.hearts))
        if lost:
            self.hearts[self.me] = before - lost
            self.happened("card-loss", self.me, "cards", before=before, after=before - lost)
        return -lost

    def smash(self, smashes: int) -> tuple[str, ...]:
        """K4: every living monster on the other side loses a heart for each smash."""
        if not smashes:
            return ()
        hit = tuple(n for n, hearts in self.hearts.items() if hearts and (self.at[n] != OUT) != self.inside)
        for name in hit:
            before = self.hearts[name]
            self.hearts[name] = max(0, before - smashes)
            self.happened("smashed", name, "K4", self.at[name], before=before, after=self.hearts[name])
        if not hit:
            self.happened("nobody-smashed", self.me, "K4")
        return hit

    def eliminate(self) -> None:
        """K7: whoever has no hearts left leaves at once."""
        for monster in self.position.monsters:
            if monster.alive and not self.hearts[monster.name]:
                self.happened("eliminated", monster.name, "K7", self.at[monster.name])
                self.at[monster.name] = OUT

    def close_bay(self) -> None:
        """K9: with fewer than five the Bay closes; its monster takes the City if that is empty."""
        name = self.occupant(BAY)
        if name and self.alive() < BAY_MONSTERS:
            self.at[name] = OUT if self.occupant(CITY) else CITY
            self.happened("bay-closes", name, "K9", self.at[name], number=self.alive())

    def leave(self, hit: tuple[str, ...]) -> tuple[str, ...]:
        """K7: whoever lost hearts to smash dice, lives and is in Tokyo may yield; gives the willing who may not."""
        able = [name for name in hit if self.hearts[name] and self.at[name] != OUT]
        for name in able:
            self.happened("yields" if name in self.position.yields else "stays", name, "K7", self.at[name])
            if name in self.position.yields:
                self.at[name] = OUT
        return tuple(name for name in self.position.yields if name not in able)

    def enter(self) -> str:
        """K8: outside, it must enter the City if that is empty, else the Bay if that is open and empty."""
        me = self.me
        if not self.hearts[me] or self.at[me] != OUT:
            return ""
        place = ""
        if not self.occupant(CITY):
            place = CITY
        elif self.alive() >= BAY_MONSTERS and not self.occupant(BAY):
            place = BAY
        if place:
            self.at[me] = place
            self.happened("enters", me, "K8", place)
        return place
