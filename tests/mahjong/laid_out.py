"""Hands in words, as facts: each word of tiles is a set or a pair, a longer one is tiles that are not laid out.

`kong=EEEE` and the like lie exposed, `1f` and `2g` are flowers and seasons; `win= wait= seat= round=` and the flags are
those of the notation, with `+drawn`, `+dealer` and `+lost` for what the facts have of their own.
"""

from __future__ import annotations

from scorecalc.mahjong.conditions import Facts, Part
from scorecalc.mahjong.tiles import EAST, KIND, TILES

SEATS = "ESWN"


def facts(text: str) -> Facts:
    """The facts of a hand in words."""
    parts: list[Part] = []
    tiles: list[int] = []
    bonus: list[int] = []
    settings: dict[str, str] = {}
    flags: set[str] = set()
    exposed = False
    for word in text.split():
        name, _, value = word.rpartition("=")
        if word[0] == "+":
            flags.add(word[1:])
        elif name in ("win", "wait", "seat", "round"):
            settings[name] = value
        elif value[-1] in "fg":
            bonus += [(33 if value[-1] == "f" else 37) + int(digit) for digit in value[:-1]]
        else:
            pieces, unread = TILES.read(value)
            assert not unread, text
            kinds = [KIND[piece] for piece in pieces]
            tiles += kinds
            if len(kinds) <= 4:
                parts.append(Part(shape_of(kinds), min(kinds), bool(name)))
            exposed |= bool(name)
    place = {name: EAST + SEATS.index(settings[name]) if name in settings else -1 for name in ("seat", "round")}
    own = {"drawn", "dealer", "lost"}
    return Facts(
        parts=tuple(parts),
        counts=tuple(tiles.count(kind) for kind in range(34)),
        bonus=tuple(bonus),
        flags=frozenset(flags - own),
        win=KIND[TILES.read(settings["win"])[0][0]] if "win" in settings else -1,
        wait=settings.get("wait", ""),
        own_wind=place["seat"],
        round_wind=place["round"],
        exposed=exposed,
        drawn="drawn" in flags,
        won="lost" not in flags,
        dealer="dealer" in flags,
    )


def shape_of(kinds: list[int]) -> str:
    """What the tiles of a word are."""
    if len({*kinds}) == 1:
        return {2: "pair", 3: "pung", 4: "kong"}[len(kinds)]
    assert len(kinds) == 3, kinds
    assert sorted(kinds) == [min(kinds) + step for step in range(3)], kinds
    return "chow"
