"""A slow, obvious King of Tokyo turn, written from the rule rows alone, to hold the program against.

:func:`play` goes through a turn step by step in the order of the rows and gives the table after it.
A table or a turn that cannot be gives the codes of what is wrong (:func:`refusals`).

Readings where the rows leave a choice:

- everybody else eliminated outside or in Tokyo: the turn is still played to its end, so the last monster
  enters and takes the point; only then has it won (K8, K12).
- an eliminated monster keeps its energy; its points are 0 (K13).
- what Power cards add counts with the dice of its kind, hearts in Tokyo too; but only smash dice let a
  monster yield (K7).  Hearts that they cost are lost at the same time as those that are smashed.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

__all__ = ["After", "Monster", "Turn", "line_of", "may_yield", "of_dice", "play", "refusals"]

MOST_HEARTS = 10
POINTS_TO_WIN = 20
SEATS_FOR_BAY = 5


@dataclass
class Monster:
    """Where a monster is (``out``, ``city`` or ``bay``) and what it has; without hearts it is eliminated.

    The values are those that a game starts with (K14).
    """

    at: str = "out"
    stars: int = 0
    hearts: int = MOST_HEARTS
    energy: int = 0

    @property
    def alive(self) -> bool:
        """Whether it still plays."""
        return self.hearts > 0

    @property
    def in_tokyo(self) -> bool:
        """City and Bay are both Tokyo."""
        return self.at in ("city", "bay")


@dataclass
class Turn:
    """The table before a turn, whose turn it is, the six faces (``1 2 3 H E S``), and who yields if it may.

    ``two_player`` is the variant for two (K11), ``extra`` what Power cards add to ``stars``,
    ``energy``, ``hearts`` (below 0: what they cost) and ``smashes``.
    """

    monsters: dict[str, Monster]
    active: str
    dice: list[str]
    yields: set[str] = field(default_factory=set)
    two_player: bool = False
    extra: dict[str, int] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def most_hearts(self) -> int:
        """The most that a monster may have (K3)."""
        return int(self.options.get("most-hearts", MOST_HEARTS))

    @property
    def energy_in_tokyo(self) -> bool:
        """Whether Tokyo gives energy instead of points (K11)."""
        always = self.options.get("two-player-variant") == "games-of-two"
        return self.two_player or (always and len(self.monsters) == 2)


@dataclass
class After:
    """The table after the turn.  ``won`` is whoever won, nobody if the game goes on.

    ``stars`` are the points that the turn brought before they were cut at 20, ``yielded`` who left
    Tokyo by choice, ``entered`` the place that the active monster took, ``moved`` what became of a
    Bay monster when the Bay closed (``city`` or ``out``).
    """

    monsters: dict[str, Monster]
    over: bool
    won: list[str]
    stars: int
    yielded: set[str]
    entered: str | None
    moved: str | None


def of_dice(dice: list[str]) -> dict[str, int]:
    """What six dice are worth by themselves (K1, K2).

    >>> of_dice(list("333333")), of_dice(list("111222"))["stars"]
    ({'stars': 6, 'energy': 0, 'hearts': 0, 'smashes': 0}, 3)
    >>> of_dice(list("1122HS"))
    {'stars': 0, 'energy': 0, 'hearts': 1, 'smashes': 1}
    """
    stars = 0
    for number in (1, 2, 3):
        alike = dice.count(str(number))
        if alike >= 3:
            stars += number + (alike - 3)
    return {"stars": stars, "energy": dice.count("E"), "hearts": dice.count("H"), "smashes": dice.count("S")}


def living(monsters: dict[str, Monster]) -> list[str]:
    return [name for name, monster in monsters.items() if monster.alive]


def whoever_is_at(monsters: dict[str, Monster], place: str) -> str | None:
    return next((name for name, monster in monsters.items() if monster.at == place), None)


def refusals(turn: Turn) -> list[str]:
    """The codes of what is wrong with the table or the turn.

    >>> refusals(Turn({"A": Monster("city"), "B": Monster("city", hearts=11)}, "A", list("12333")))
    ['R340', 'R343', 'R345']
    """
    monsters, everybody = turn.monsters, turn.monsters.values()
    found = set()
    if len(turn.dice) != 6:
        found.add("R340")
    if any([monster.at for monster in everybody].count(place) > 1 for place in ("city", "bay")):
        found.add("R343")  # each space of Tokyo holds one (K8)
    if any(monster.in_tokyo and not monster.alive for monster in everybody):
        found.add("R344")  # the eliminated leave at once (K7)
    if whoever_is_at(monsters, "bay") is not None and len(living(monsters)) < SEATS_FOR_BAY:
        found.add("R344")  # the Bay is open while five live (K9)
    if any(monster.hearts > turn.most_hearts for monster in everybody):
        found.add("R345")  # never above 10 (K3)
    if turn.active not in monsters or not monsters[turn.active].alive:
        found.add("R346")
    if not turn.yields <= set(monsters):
        found.add("R347")
    if turn.two_player and len(monsters) != 2:
        found.add("R348")  # a variant for games of two (K11)
    if len(living(monsters)) < 2 or any(monster.alive and monster.stars >= POINTS_TO_WIN for monster in everybody):
        found.add("R349")  # the game is over (K12)
    return sorted(found)


def play(turn: Turn) -> After:
    """The table after a turn that nothing forbids.

    >>> table = {"A": Monster(stars=19), "B": Monster("city", 3, 1), "C": Monster()}
    >>> after = play(Turn(table, "A", list("S12323")))
    >>> after.monsters["A"], after.monsters["B"], after.won
    (Monster(at='city', stars=20, hearts=10, energy=0), Monster(at='out', stars=0, hearts=0, energy=0), ['A'])
    """
    monsters = {name: replace(monster) for name, monster in turn.monsters.items()}
    active = monsters[turn.active]
    rolled = of_dice(turn.dice)
    extra = {kind: turn.extra.get(kind, 0) for kind in rolled}
    stars_before = active.stars

    # K6, K11: it starts its turn in Tokyo
    if active.in_tokyo:
        if turn.energy_in_tokyo:
            active.energy += 1
        else:
            active.stars += 2

    # K1, K2: numbers and energy
    active.stars += rolled["stars"] + extra["stars"]
    active.energy += rolled["energy"] + extra["energy"]

    # K3: hearts, judged by the place before anybody moves
    hearts = 0 if active.in_tokyo else rolled["hearts"]
    if extra["hearts"] > 0:
        hearts += extra["hearts"]
    active.hearts = min(turn.most_hearts, active.hearts + hearts)
    if extra["hearts"] < 0:
        active.hearts = max(0, active.hearts + extra["hearts"])

    # K4: smashes go to the other side
    smashed = set()
    for name in living(monsters):
        if name != turn.active and monsters[name].in_tokyo != active.in_tokyo:
            monsters[name].hearts = max(0, monsters[name].hearts - rolled["smashes"] - extra["smashes"])
            if rolled["smashes"]:
                smashed.add(name)

    gained = active.stars - stars_before

    # K7, K13: the eliminated leave at once and have no points
    for monster in monsters.values():
        if not monster.alive:
            monster.at = "out"
            if turn.options.get("eliminated-stars") != "kept":
                monster.stars = 0

    # K9: fewer than five live, so the Bay closes
    moved = None
    left_behind = whoever_is_at(monsters, "bay")
    if left_behind is not None and len(living(monsters)) < SEATS_FOR_BAY:
        moved = "out" if whoever_is_at(monsters, "city") else "city"
        monsters[left_behind].at = moved

    # K7: who lost hearts to smashes in Tokyo may yield, and keeps the loss
    yielded = set()
    for name in smashed:
        if monsters[name].alive and monsters[name].in_tokyo and name in turn.yields:
            monsters[name].at = "out"
            yielded.add(name)

    # K8, K6, K11: it must enter where there is room, the City first
    entered = None
    if active.alive and not active.in_tokyo:
        if whoever_is_at(monsters, "city") is None:
            entered = "city"
        elif len(living(monsters)) >= SEATS_FOR_BAY and whoever_is_at(monsters, "bay") is None:
            entered = "bay"
    if entered is not None:
        active.at = entered
        if turn.energy_in_tokyo:
            active.energy += 1
        else:
            active.stars += 1
            gained += 1

    # K12: judged at the end of the turn, points cut at 20
    active.stars = min(POINTS_TO_WIN, active.stars)
    alive = living(monsters)
    won = alive if len(alive) == 1 else [name for name in alive if monsters[name].stars >= POINTS_TO_WIN]
    return After(monsters, len(alive) < 2 or won != [], won, gained, yielded, entered, moved)


def may_yield(turn: Turn) -> set[str]:
    """Who has the choice to yield: whoever would leave if all were willing (K7)."""
    return play(replace(turn, yields=set(turn.monsters))).yielded


def line_of(turn: Turn, *, defaults: bool = True) -> str:
    """The turn as a line; without ``defaults`` the words that say what a game starts with are left out.

    >>> turn = Turn({"A": Monster("city", 4, 9), "B": Monster()}, "B", list("S1H23S"), {"A"})
    >>> line_of(turn, defaults=False)
    'king-of-tokyo S1H23S turn=B yield=A A: at=city stars=4 hearts=9 B:'
    """
    words = ["king-of-tokyo", "".join(turn.dice), f"turn={turn.active}"]
    if turn.yields:
        words.append("yield=" + "/".join(sorted(turn.yields)))
    if turn.two_player:
        words.append("+two-player")
    words += [f"extra-{kind}={amount}" for kind, amount in turn.extra.items()]
    words += [f"{name}={value}" for name, value in turn.options.items()]
    for name, monster in turn.monsters.items():
        words.append(f"{name}:")
        for word in ("at", "stars", "hearts", "energy"):
            value = getattr(monster, word)
            if defaults or value != getattr(Monster(), word):
                words.append(f"{word}={value}")
    return " ".join(words)
