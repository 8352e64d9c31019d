"""What the words for tiles mean: masks, some of which hang on where one sits."""

from __future__ import annotations

import re
from typing import NamedTuple

from scorecalc.mahjong.conditions.facts import KINDS, Facts, Part
from scorecalc.mahjong.conditions.mistake import BadCondition
from scorecalc.mahjong.conditions.tree import Tiles, Word
from scorecalc.mahjong.conditions.vocabulary import FIXED, FLOWERS, NUMBERS, RELATIVE, SEASONS
from scorecalc.mahjong.tiles import EAST

__all__ = ["ALL_KINDS", "TileClass", "class_in_hand", "class_of", "copies_of", "part_mask", "tiles_of"]

ALL_KINDS = (1 << KINDS) - 1
_EVERYTHING = ALL_KINDS | FLOWERS | SEASONS
_FIRST = {"m": 0, "p": 9, "s": 18, "z": EAST, "f": 34, "g": 38}
_LAST = {"m": 9, "p": 9, "s": 9, "z": 7, "f": 4, "g": 4}
_SUIT_NAMES = {"z": "honours", "f": "flowers", "g": "seasons"}


class TileClass(NamedTuple):
    """``fixed`` is the mask of what belongs to it anyway; ``relative`` are names with the mask that narrows them."""

    fixed: int
    relative: tuple[tuple[tuple[str, ...], int], ...] = ()

    def mask(self, facts: Facts) -> int:
        """The kinds of the class in this hand.

        >>> TileClass(0, ((("own wind",), ALL_KINDS),)).mask(Facts(own_wind=28)) == 1 << 28
        True
        """
        found = self.fixed
        for names, mask in self.relative:
            for name in names:
                mask &= RELATIVE[name][2](facts)
            found |= mask
        return found

    @property
    def widest(self) -> int:
        """All that can belong to it, wherever one sits."""
        found = self.fixed
        for names, mask in self.relative:
            for name in names:
                mask &= RELATIVE[name][0]
            found |= mask
        return found


def class_of(tiles: Tiles) -> TileClass:
    """The class that the words name.

    Raises :class:`BadCondition` for a tile that does not exist and for words of which no tile fulfils all.
    """
    fixed = 0
    relative: list[tuple[tuple[str, ...], int]] = []
    for option in tiles.options:
        mask, names = _EVERYTHING, list[str]()
        for term in option:
            name = _name(term)
            if name in RELATIVE:
                names.append(name)
            else:
                mask &= _fixed(term, name)
        narrowed = TileClass(0, ((tuple(names), mask),)) if names else TileClass(mask)
        if not narrowed.widest:
            start, end = option[0][0].start, option[-1][-1].end
            help = "words side by side narrow: a tile must be all of them; commas widen: `winds, dragons`"
            raise BadCondition("no tile is all of that", start, end, help)
        fixed |= narrowed.fixed
        relative += narrowed.relative
    return TileClass(fixed, tuple(relative))


def class_in_hand(tiles: Tiles) -> TileClass:
    """The same, where sets, the winning tile or all tiles are spoken of.

    Raises :class:`BadCondition` also where only flowers and seasons are named, which are none of these.
    """
    found = class_of(tiles)
    if not found.widest & ALL_KINDS:
        help = "they are counted by themselves: `4 tiles are flowers`"
        raise BadCondition("flowers and seasons lie beside the hand", tiles.start, tiles.end, help)
    return found


def _name(term: tuple[Word, ...]) -> str:
    """Words of two are known in the singular."""
    return " ".join(word.text for word in term).removesuffix("s") if len(term) > 1 else term[0].text


def _fixed(term: tuple[Word, ...], name: str) -> int:
    first, last = term[0], term[-1]
    if name in FIXED:
        return FIXED[name]
    if first.text.isdigit():
        low, high = int(first.text), int(last.text)
        if low > high:
            swapped = f"{high} to {low}"
            raise BadCondition(
                f"{low} to {high} runs backwards", first.start, last.end, f"did you mean `{swapped}`?", (swapped,)
            )
        return sum(NUMBERS[low : high + 1])
    return sum(1 << kind for kind in {*tiles_of(term)})


def tiles_of(words: tuple[Word, ...]) -> list[int]:
    """The tiles of literal words, in their order.

    >>> tiles_of((Word("12m", 0, 3), Word("E1f", 4, 7)))
    [0, 1, 27, 34]

    Raises :class:`BadCondition` for a tile that does not exist.
    """
    found = []
    for word in words:
        for piece in re.finditer(r"([0-9]+)([mpszfg])|([A-Z])", word.text):
            digits, suit, letter = piece.groups()
            if letter:
                found.append(EAST + "ESWNPFC".index(letter))
                continue
            for at, digit in enumerate(digits, word.start + piece.start()):
                if digit == "0" and suit in "mps":
                    hint = f"5{suit}"
                    help = f"a red five counts as a five: `{hint}`"
                    raise BadCondition("a condition knows no red fives", at, at + 1, help, (hint,))
                if not 1 <= int(digit) <= _LAST[suit]:
                    last = f"{_SUIT_NAMES.get(suit, 'tiles of a suit')} are 1{suit} to {_LAST[suit]}{suit}"
                    raise BadCondition(f"no tile `{digit}{suit}`: {last}", at, at + 1)
                found.append(_FIRST[suit] + int(digit) - 1)
    return found


def copies_of(tiles: list[int], words: tuple[Word, ...]) -> tuple[tuple[int, int], ...]:
    """How many of each kind are wanted.

    Raises :class:`BadCondition` for more than there are.
    """
    wanted = {kind: tiles.count(kind) for kind in tiles}
    for kind, count in wanted.items():
        if count > (4 if kind < KINDS else 1):
            are = "are four of each tile" if kind < KINDS else "is one of each flower and season"
            raise BadCondition(f"{count} alike, and there {are}", words[0].start, words[-1].end)
    return tuple(wanted.items())


def part_mask(part: Part) -> int:
    """The kinds of a set or a pair.

    >>> bin(part_mask(Part("chow", 0))), bin(part_mask(Part("kong", 2)))
    ('0b111', '0b100')
    """
    return (7 if part.shape == "chow" else 1) << part.kind
