"""The riichi oracle's hands in the project's notation, and back.

Only what one winner's line can hold, one word after the other; nothing is checked here.
"""

from __future__ import annotations

from typing import Any

from tests.oracles.riichi_hand import Hand, Meld, tiles

__all__ = ["hand_of", "line_of", "option_words"]

CALLS = ("chi", "pon", "kan", "kakan", "ankan")
SETTINGS = ("seat", "round", "source", "pao", "honba", "sticks", "declared", "nuki")


def joined(some: list[str]) -> str:
    """Tiles in one word, a run for each suit: ``123m05p11z``."""
    runs = {suit: "".join(tile[0] for tile in some if tile[1] == suit) for suit in "mpsz"}
    return "".join(digits + suit for suit, digits in runs.items() if digits)


def option_words(options: dict[str, Any]) -> list[str]:
    """``name=value`` for each option: lists joined by /, none for the empty one, true and false in words."""

    def value(of: Any) -> str:
        if isinstance(of, tuple):
            return "/".join(of) or "none"
        return str(of).lower()

    return [f"{name}={value(of)}" for name, of in options.items()]


def line_of(hand: Hand, ruleset: str = "riichi") -> str:
    """The hand as a line.

    >>> hand = Hand(tiles("234567m34055p"), "5p", melds=[Meld("pon", tiles("CCC"))], source="E", honba=2)
    >>> line_of(hand)
    'riichi 234567m34055p pon=777z win=5p seat=S round=E from=E honba=2'
    """
    words = [ruleset, joined(sorted(hand.concealed, key=_by_rank))]
    words += [f"{meld.kind}={joined(sorted(meld.tiles, key=_by_rank))}" for meld in hand.melds]
    if hand.win is not None:
        words.append(f"win={hand.win}")
    words += [f"+{flag}" for flag in sorted(hand.flags)]
    if hand.tsumo:
        words.append("+tsumo")
    words += [f"seat={hand.seat}", f"round={hand.round}"]
    if hand.source is not None:
        words.append(f"from={hand.source}")
    if hand.indicators:
        words.append(f"ind={joined(hand.indicators)}")
    if hand.ura:
        words.append(f"uraind={joined(hand.ura)}")
    for name, value in (
        ("nuki", hand.nuki),
        ("honba", hand.honba),
        ("sticks", hand.sticks),
        ("declared", hand.declared),
    ):
        if value:
            words.append(f"{name}={value}")
    if hand.pao is not None:
        words.append(f"pao={hand.pao}" + (f":{hand.pao_of}" if hand.pao_of else ""))
    return " ".join(words + option_words(hand.options))


def _by_rank(tile: str) -> tuple[str, str]:
    return tile[1], "5" if tile[0] == "0" else tile[0]


def hand_of(line: str, options: dict[str, Any] | None = None) -> Hand:
    """The hand that a line of one winner means; ``options`` are those of its ruleset, the line's own come on top.

    >>> hand_of("riichi 234567m34p55p pon=CCC win=5p from=E honba=2 red-fives=1 +riichi").options
    {'red-fives': 1}
    >>> line_of(hand_of("riichi 11z +tsumo ankan=1111m ankan=2222m ankan=3333m ankan=4444m win=1z"))
    'riichi 11z ankan=1111m ankan=2222m ankan=3333m ankan=4444m win=1z +tsumo seat=S round=E'
    """
    hand = Hand([], None, options=dict(options or {}))
    flags = set()
    for word in line.split()[1:]:
        name, _, value = word.partition("=")
        if word.startswith("+"):
            flags.add(word[1:])
        elif not value:
            hand.concealed += tiles(word)
        elif name in CALLS:
            hand.melds.append(Meld(name, tiles(value)))
        elif name == "win":
            (hand.win,) = tiles(value)
        elif name == "ind":
            hand.indicators += tiles(value)
        elif name == "uraind":
            hand.ura += tiles(value)
        elif name == "from":
            hand.source = value
        elif name == "pao":
            hand.pao, _, of = value.partition(":")
            hand.pao_of = of or None
        elif name in SETTINGS:
            setattr(hand, name, int(value) if value.isdigit() else value)
        else:
            hand.options[name] = _option(name, value)
    hand.tsumo = "tsumo" in flags
    hand.flags = frozenset(flags - {"tsumo", "ron"})
    return hand


def _option(name: str, value: str) -> Any:
    if name in ("double-yakuman", "pao-yakuman", "abortive-draws"):
        return () if value == "none" else tuple(value.split("/"))
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.isdigit() else value
