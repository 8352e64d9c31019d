"""What the Tokyo oracle is given: a riichi hand with the dice of its deal, and its line in the notation."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.oracles import lines
from tests.oracles.riichi_hand import Hand, follows, indicator_of, plain, tiles

__all__ = ["TokyoHand", "hand_of", "line_of", "zoroba_of"]


def shown(roll: str) -> int:
    """The han of one roll of two dice (T2): one for each 1 and each 6, one more for a sum of 7.

    >>> shown("16"), shown("34"), shown("66"), shown("23")
    (3, 1, 2, 0)
    """
    return roll.count("1") + roll.count("6") + (int(roll[0]) + int(roll[1]) == 7)


def zoroba_of(rolls: list[str]) -> tuple[int, int] | None:
    """Zoroba and re-rolls from all rolls of the deal, None where the deal cannot have gone that way (T2).

    >>> zoroba_of(["16", "34"]), zoroba_of(["23", "45", "16", "34"]), zoroba_of(["25", "33"])
    ((4, 0), (4, 1), (1, 0))
    >>> zoroba_of(["23", "45"]), zoroba_of(["16"]), zoroba_of(["16", "34", "16", "34"])
    (None, None, None)
    """
    if not rolls or len(rolls) % 2:
        return None
    deals = [shown(rolls[at]) + shown(rolls[at + 1]) for at in range(0, len(rolls), 2)]
    if deals[-1] == 0 or any(deals[:-1]):
        return None
    return deals[-1], len(deals) - 1


@dataclass
class TokyoHand(Hand):
    """A won hand under the rules of 1957.

    ``rolls`` are the dice of the deal, two digits a roll; ``zoroba`` and ``rerolls`` stand instead
    of them.  ``dora`` names the tile that counts, where no indicator is told.
    """

    rolls: list[str] = field(default_factory=list)
    zoroba: int | None = None
    rerolls: int = 0
    dora: list[str] = field(default_factory=list)

    @property
    def luck(self) -> tuple[int, int] | None:
        """Zoroba and re-rolls; None where they are missing or cannot be."""
        if self.zoroba is not None:
            return None if self.rolls or not 1 <= self.zoroba <= 6 else (self.zoroba, self.rerolls)
        return zoroba_of(self.rolls) if not self.rerolls else None

    @property
    def dora_tiles(self) -> list[str]:
        """The tiles that count as dora (T3: at most one)."""
        return [follows(tile) for tile in self.indicators] + list(map(plain, self.dora))

    def copies(self) -> Counter[str]:
        """The same as in riichi, and the indicator of a dora that is named: it lies on the table too (R1, T3)."""
        return super().copies() + Counter(map(indicator_of, map(plain, self.dora)))


def line_of(hand: TokyoHand) -> str:
    """The hand as a line.

    >>> line_of(TokyoHand(tiles("234567m345p55678s"), "5p", source="E", rolls=["23", "45", "16", "34"]))
    'tokyo 234567m345p55678s win=5p seat=S round=E from=E dice=23/45/16/34'
    """
    words = [lines.line_of(hand, "tokyo")]
    if hand.dora:
        words.append(f"dora={lines.joined(hand.dora)}")
    if hand.rolls:
        words.append(f"dice={'/'.join(hand.rolls)}")
    if hand.zoroba is not None:
        words.append(f"zoroba={hand.zoroba}")
    if hand.rerolls:
        words.append(f"rerolls={hand.rerolls}")
    return " ".join(words)


def hand_of(line: str) -> TokyoHand:
    """The hand that a line of one winner means.

    >>> hand_of("tokyo 234567m345p55678s win=5p from=E zoroba=3 rerolls=1 dora=5p").luck
    (3, 1)
    """
    own: dict[str, str] = {}
    others = []
    for word in line.split():
        name, _, value = word.partition("=")
        if name in ("dice", "zoroba", "rerolls", "dora"):
            own[name] = value
        else:
            others.append(word)
    hand = lines.hand_of(" ".join(others))
    return TokyoHand(
        **vars(hand),
        rolls=own["dice"].split("/") if "dice" in own else [],
        zoroba=int(own["zoroba"]) if "zoroba" in own else None,
        rerolls=int(own.get("rerolls", 0)),
        dora=tiles(own.get("dora", "")),
    )
