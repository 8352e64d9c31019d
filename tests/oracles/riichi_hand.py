"""What the riichi oracle is given: a hand with all that surrounds it, as plain strings.

Tiles are strings: ``1m`` to ``9m``, ``p``, ``s``, red fives ``0m 0p 0s``, honours ``1z`` to ``7z``
(East South West North White Green Red).
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

__all__ = ["DEFAULTS", "Hand", "Meld", "follows", "indicator_of", "plain", "tiles"]

#: every option that concerns one hand or its payment, with the values of the plain `riichi` ruleset
DEFAULTS: dict[str, Any] = {
    "open-tanyao": True,
    "ippatsu": True,
    "ura-dora": True,
    "kan-dora": True,
    "red-fives": "any",
    "double-yakuman": ("kokushi-13", "suuankou-tanki", "junsei-chuuren"),
    "stack-yakuman": True,
    "kazoe": "yakuman",
    "tenhou-wait": "named",
    "renhou": "off",
    "open-riichi": False,
    "kiriage-mangan": False,
    "double-wind-pair-fu": 4,
    "open-pinfu-fu": 30,
    "pinfu-tsumo-fu": 20,
    "rinshan-fu": True,
    "players": 4,
    "tsumo-loss": "on",
    "honba-value": None,  # 300 for four players, 200 for three
    "honba-to": "first",
    "sticks-to": "first",
    "multiple-ron": "all",
    "pao-yakuman": ("daisangen", "daisuushii"),
    "pao-scope": "whole-hand",
    "pao-honba": "liable",
    "noten-payment": None,  # 3000 for four players, 2000 for three
    "nagashi-mangan": True,
    "abortive-draws": (),
}

_LETTERS = dict(zip("ESWNPFC", "1234567", strict=True))


def tiles(text: str) -> list[str]:
    """The tiles of a text in the project's notation.

    >>> tiles("1230p EEC")
    ['1p', '2p', '3p', '0p', '1z', '1z', '7z']
    """
    found = []
    for digits, suit, letter in re.findall(r"([0-9]+)([mpsz])|([ESWNPFC])", text):
        found += [_LETTERS[letter] + "z"] if letter else [digit + suit for digit in digits]
    return found


def plain(tile: str) -> str:
    """The tile without its colour: a red five is a five (R1).

    >>> plain("0s"), plain("7z")
    ('5s', '7z')
    """
    return "5" + tile[1] if tile[0] == "0" else tile


def follows(indicator: str, players: int = 4) -> str:
    """The dora that an indicator shows (D1): 9 wraps to 1, winds and dragons go round by themselves.

    >>> follows("9s"), follows("4z"), follows("7z"), follows("0p"), follows("1m", players=3)
    ('1s', '1z', '5z', '6p', '9m')
    """
    rank, suit = plain(indicator)[0], indicator[1]
    if suit == "z":
        return {"1": "2", "2": "3", "3": "4", "4": "1", "5": "6", "6": "7", "7": "5"}[rank] + "z"
    if players == 3 and suit == "m":  # only 1m and 9m are in the wall
        return {"1": "9m", "9": "1m"}[rank]
    return ("1" if rank == "9" else str(int(rank) + 1)) + suit


def indicator_of(dora: str, players: int = 4) -> str:
    """The indicator that shows a tile, the inverse of :func:`follows`.

    >>> indicator_of("1s"), indicator_of("5z"), indicator_of("0p")
    ('9s', '7z', '4p')
    """
    wall = [r + s for s in "mps" for r in "123456789"] + [r + "z" for r in "1234567"]
    if players == 3:
        wall = [tile for tile in wall if tile[1] != "m" or tile in ("1m", "9m")]
    return next(tile for tile in wall if follows(tile, players) == plain(dora))


@dataclass
class Meld:
    """A call: ``chi``, ``pon``, ``kan`` (open), ``kakan`` (added) or ``ankan`` (concealed), and its tiles."""

    kind: str
    tiles: list[str]


@dataclass
class Hand:
    """A won hand and all that decides its value and payment.

    ``concealed`` holds the winning tile too.  ``win`` may be None: not told.  ``flags`` are the
    names of the notation without the plus.  ``source`` is the seat of the discarder.  ``pao`` is
    the seat of the liable player, ``pao_of`` the yakuman he is liable for where that is told.
    ``options`` holds only what differs from :data:`DEFAULTS`.
    """

    concealed: list[str]
    win: str | None
    tsumo: bool = False
    melds: list[Meld] = field(default_factory=list)
    seat: str = "S"
    round: str = "E"
    source: str | None = None
    flags: frozenset[str] = frozenset()
    indicators: list[str] = field(default_factory=list)
    ura: list[str] = field(default_factory=list)
    nuki: int = 0
    honba: int = 0
    sticks: int = 0
    declared: str = ""
    pao: str | None = None
    pao_of: str | None = None
    options: dict[str, Any] = field(default_factory=dict)

    def option(self, name: str) -> Any:
        """The value of an option that holds for this hand."""
        return self.options.get(name, DEFAULTS[name])

    @property
    def players(self) -> int:
        """Four or three."""
        return int(self.option("players"))

    @property
    def is_open(self) -> bool:
        """Not closed in the sense of R3: a concealed kan alone keeps it closed."""
        return any(meld.kind != "ankan" for meld in self.melds)

    @property
    def kans(self) -> int:
        """How many kans of any kind."""
        return sum(meld.kind in ("kan", "kakan", "ankan") for meld in self.melds)

    @property
    def all_tiles(self) -> list[str]:
        """Concealed tiles and melds, red fives as they are; Norths set aside are not part of the hand."""
        return self.concealed + [tile for meld in self.melds for tile in meld.tiles]

    def copies(self) -> Counter[str]:
        """How many copies of each tile lie in hand, melds, Norths set aside and indicators together (R1)."""
        counted = Counter(map(plain, self.all_tiles + self.indicators + self.ura))
        counted["4z"] += self.nuki
        return counted
