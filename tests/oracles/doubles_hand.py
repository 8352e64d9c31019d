"""What the doubles oracle is given: a hand of Columbia or the French rules, and its line in the notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

__all__ = [
    "COLUMBIA",
    "DRAGONS",
    "ENDS",
    "FRENCH",
    "HONOURS",
    "SEATS",
    "SUITED",
    "WINDS",
    "DoublesHand",
    "Meld",
    "hand_of",
    "joined",
    "line_of",
    "option_words",
    "tiles",
    "words_of",
]

SEATS = "ESWN"
WINDS, DRAGONS = list("ESWN"), list("PFC")
HONOURS = WINDS + DRAGONS
SUITED = [rank + suit for suit in "mps" for rank in "123456789"]
ENDS = [rank + suit for suit in "mps" for rank in "19"]

#: every reading that is an option, as it stands by itself
COLUMBIA: dict[str, Any] = {
    "limit": 1000,
    "limit-losers": True,  # CA11
    "drawn-hand": "nothing",  # C73
    "added-kong": "exposed",  # C3, CA14
    "going-out": 20,  # CA2
    "special-doubles": "flat",  # CA3
    "special-or-ordinary": "best",  # CA4
    "several-specials": "highest",  # CA5
    "special-hidden": "drawn",  # CA6
    "event": "inside",  # CA7
    "own-bonus-doubles": "each",  # CA8
    "one-suit-honours": False,  # CA9
    "hand-wind-is": "dealer",  # CA10
    "no-points-pair": "any",  # CA12
    "dealer-one-shot": "both",  # CA13
    "lost-reach": "winner",  # CA15
    "nine-gates-hidden": False,  # CA16
    "additional": "inside",  # CA18
    "reach-on-discard": "back",  # CA19
    "seven-pairs-four-alike": False,  # C51
}
FRENCH: dict[str, Any] = {
    "limit": 1000,
    "limit-losers": True,  # FA5
    "drawn-hand": "differences",  # FA8
    "added-kong": "exposed",
    "wind-pairs": "add",  # FA1
    "pure-honours": True,  # FA2
    "bouquet-and-own": "alone",  # FA3
    "east-double": "after-limit",  # FA4
    "hidden-claimed": False,  # FA7
    "great-game-east": True,  # FA9
    "drawn": 5,  # FA10
    "full-hand-pair": "any",  # FA11
    "appellant-doubles": True,  # FA13
    "dead-wall": 0,  # FA15
    "lanterns-honour-pair": False,  # F62
    "happinesses-kong": True,  # FA19
    "great-game-hidden": False,  # FA20
}

#: calls that a discard went into
REVEALED = ("chow", "pung", "kong", "added")
SETTINGS = ("seat", "wind", "round", "tower", "source")


def tiles(text: str) -> list[str]:
    """The tiles of a word.

    >>> tiles("19m5pEEC2f"), tiles("2m3m4m")
    (['1m', '9m', '5p', 'E', 'E', 'C', '2f'], ['2m', '3m', '4m'])
    """
    found, ranks = [], ""
    for sign in text:
        if sign in "mpsfg":
            found += [rank + sign for rank in ranks]
            ranks = ""
        elif sign.isdigit():
            ranks += sign
        else:
            found.append(sign)
    return found


def joined(some: Iterable[str]) -> str:
    """Tiles in one word: ``123m05pEEC``."""
    some = sorted(some, key=lambda tile: (tile[1:], tile))
    runs = {suit: "".join(tile[0] for tile in some if tile[1:] == suit) for suit in "mpsfg"}
    return "".join(digits + suit for suit, digits in runs.items() if digits) + "".join(t for t in some if len(t) == 1)


@dataclass(frozen=True)
class Meld:
    """A call: ``kind`` is chow, pung, kong, ckong, added or pair (two tiles, or the single one that was claimed)."""

    kind: str
    tiles: tuple[str, ...]


@dataclass
class DoublesHand:
    """One player's hand.

    ``loose`` are the tiles in no call, the winning one among them; ``bonus`` flowers and seasons.
    ``points`` and ``doubles`` stand in place of tiles.  ``flags`` are events and announcements.
    """

    ruleset: str
    loose: list[str] = field(default_factory=list)
    melds: list[Meld] = field(default_factory=list)
    bonus: list[str] = field(default_factory=list)
    win: str | None = None
    flags: frozenset[str] = frozenset()
    seat: str | None = None
    wind: str | None = None
    round: str | None = None
    tower: str | None = None
    source: str | None = None
    points: int | None = None
    doubles: int = 0
    options: dict[str, Any] = field(default_factory=dict)

    def option(self, name: str) -> Any:
        """The option as the hand has it, or as it stands by itself."""
        return self.options.get(name, (FRENCH if self.french else COLUMBIA)[name])

    @property
    def french(self) -> bool:
        """The simple system and the advanced one count alike."""
        return self.ruleset.startswith("french")

    @property
    def drawn(self) -> bool:
        """The winning tile came from the wall, the dead wall or the deal."""
        return bool(self.flags & {"drawn", "last-tile", "dead-wall", "one-shot"})

    @property
    def all_tiles(self) -> list[str]:
        """Loose tiles and calls, without flowers and seasons."""
        return self.loose + [tile for meld in self.melds for tile in meld.tiles]

    @property
    def size(self) -> int:
        """How many tiles the hand has, a kong counted as three."""
        return len(self.loose) + sum(min(3, len(meld.tiles)) for meld in self.melds)

    @property
    def hand_wind(self) -> str | None:
        """C1: the chair of the dealer; CA10: the round's wind; the French dominant wind."""
        if not self.french and self.option("hand-wind-is") == "round":
            return self.wind or self.round
        return self.seat if self.wind is None and "dealer" in self.flags else self.wind

    @property
    def is_dealer(self) -> bool:
        """C49; under CA10 the hand's wind does not tell."""
        if "dealer" in self.flags:
            return True
        return not self.french and self.option("hand-wind-is") == "dealer" and self.seat == self.wind is not None

    @property
    def winning_call(self) -> Meld | None:
        """The call that the winning discard completed, as far as the hand tells."""
        if self.drawn:
            return None
        calls = [meld for meld in self.melds if meld.kind in REVEALED]
        for meld in self.melds:
            if meld.kind == "pair":
                return meld
        for meld in calls:
            if meld.kind in ("chow", "pung") and self.win in meld.tiles:
                return meld
        return calls[0] if "reach" in self.flags and len(calls) == 1 else None

    @property
    def hidden_before(self) -> bool:
        """No tile was claimed before the winning one; under C3's other reading an added kong is hidden."""
        kinds = ("chow", "pung", "kong") if self.option("added-kong") == "hidden" else REVEALED
        return not [meld for meld in self.melds if meld.kind in kinds and meld is not self.winning_call]

    def copies(self) -> Counter[str]:
        """How often the hand holds each tile."""
        return Counter(self.all_tiles + self.bonus)


def option_words(options: dict[str, Any]) -> list[str]:
    return [f"{name}={str(value).lower()}" for name, value in options.items()]


def words_of(hand: DoublesHand) -> list[str]:
    """The words that are the player's own."""
    if hand.points is not None:
        words = [f"points={hand.points}"] + [f"doubles={hand.doubles}"] * bool(hand.doubles)
    else:
        words = [joined(hand.loose), joined(hand.bonus), *(f"{m.kind}={joined(m.tiles)}" for m in hand.melds)]
    words += [f"win={hand.win}"] if hand.win else []
    return [word for word in words if word] + [f"+{flag}" for flag in sorted(hand.flags)]


def line_of(hand: DoublesHand) -> str:
    """The hand as a line.

    >>> line_of(hand_of("columbia 123m1f PP pung=EEE win=P +last-discard seat=S wind=E limit=500"))
    'columbia 123mPP 1f pung=EEE win=P +last-discard seat=S wind=E limit=500'
    """
    told = ((name, getattr(hand, name)) for name in SETTINGS)
    settings = [f"{'from' if name == 'source' else name}={value}" for name, value in told if value]
    return " ".join([hand.ruleset, *words_of(hand), *settings, *option_words(hand.options)])


def hand_of(line: str) -> DoublesHand:
    """The hand that a line of one player means."""
    ruleset, *words = line.split()
    hand = DoublesHand(ruleset)
    flags = set()
    for word in words:
        name, _, value = word.partition("=")
        if word.startswith("+"):
            flags.add(word[1:])
        elif not value:
            hand.loose += [tile for tile in tiles(word) if tile[1:] not in ("f", "g")]
            hand.bonus += [tile for tile in tiles(word) if tile[1:] in ("f", "g")]
        elif name in (*REVEALED, "ckong", "pair"):
            hand.melds.append(Meld(name, tuple(tiles(value))))
        elif name == "win":
            (hand.win,) = tiles(value)
        elif name in SETTINGS or name == "from":
            setattr(hand, "source" if name == "from" else name, value)
        elif name in ("points", "doubles"):
            setattr(hand, name, int(value))
        else:
            hand.options[name] = {"true": True, "false": False}.get(value, int(value) if value.isdigit() else value)
    hand.flags = frozenset(flags)
    return hand
