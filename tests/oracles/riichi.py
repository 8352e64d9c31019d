"""A slow, obvious riichi scorer, written from the rule rows alone, to hold the program against.

:func:`score` takes a :class:`Hand` apart into every reading, adds up each one row by row and keeps
the one that pays the winner most (R4; a yakuman before 13 han that pay the same).  A hand that the
rules refuse gives the codes of what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from tests.oracles.riichi_hand import Hand, Meld, plain, tiles
from tests.oracles.riichi_payments import MANGAN, Win, base_of, ron_value, self_draw, settle
from tests.oracles.riichi_readings import Reading, readings
from tests.oracles.riichi_refusals import refusals
from tests.oracles.riichi_yaku import dora_of, fu_of, yaku_of, yakuman_of

__all__ = ["Hand", "Meld", "Result", "best", "score", "settle_together", "tiles", "without_win"]


@dataclass
class Result:
    """What a hand is worth.

    ``problems`` are the codes of what is wrong with it; where there are any, the rest is empty.
    ``items`` are the yaku and dora with their han, or the yakuman with their units; ``fu_items``
    the fu one by one.  ``yakuman`` counts units.  ``total`` is the value before honba and sticks,
    ``gains`` what every seat and the pot gain; None where the discarder is not told.
    """

    problems: tuple[str, ...] = ()
    items: dict[str, int] = field(default_factory=dict)
    fu_items: list[tuple[str, int]] = field(default_factory=list)
    han: int = 0
    fu: int = 0
    yakuman: int = 0
    base: int = 0
    limit: str | None = None
    total: int = 0
    gains: dict[str, int] | None = None
    reading: Reading | None = None


def worth(hand: Hand, reading: Reading) -> list[Result]:
    """One reading, added up: nothing where it holds no yaku (R5), one result for each yakuman that may stand alone."""
    yakuman = yakuman_of(hand, reading)
    if yakuman and not hand.option("stack-yakuman"):  # only one counts, one of the dearest
        dearest = max(yakuman.values())
        base, limit = base_of(0, 0, dearest, hand.options)
        alone = [{name: units} for name, units in yakuman.items() if units == dearest]
        return [Result(items=one, yakuman=dearest, base=base, limit=limit, reading=reading) for one in alone]
    if yakuman:
        units = sum(yakuman.values())
        base, limit = base_of(0, 0, units, hand.options)
        return [Result(items=yakuman, yakuman=units, base=base, limit=limit, reading=reading)]
    yaku = yaku_of(hand, reading)
    if not yaku:
        return []
    items = {**yaku, **dora_of(hand)}
    fu_items = fu_of(hand, reading)
    han, fu = sum(items.values()), sum(amount for _, amount in fu_items)
    base, limit = base_of(han, fu, 0, hand.options)
    return [Result((), items, fu_items, han, fu, 0, base, limit, reading=reading)]


def candidates(hand: Hand) -> Iterator[Result]:
    """Every reading that holds a yaku, for the winning tile told or, after tenhou, for any (M1)."""
    assert hand.win is not None
    wins = [plain(hand.win)]
    if "tenhou" in hand.flags and hand.option("tenhou-wait") == "best":
        wins = sorted(set(map(plain, hand.concealed)))
    for win in wins:
        for reading in readings(hand, win):
            yield from worth(hand, reading)
    if "renhou" in hand.flags and hand.option("renhou") == "mangan":  # instead of the yaku, where it pays more
        yield Result(items={"renhou": 0}, base=MANGAN, limit="mangan")  # a mangan, and no han


def win_of(hand: Hand, result: Result) -> Win:
    """The winner as the payments see him: with a liable player, the base that this one is liable for (P7)."""
    if hand.pao is None:
        return Win(hand.seat, result.base)
    liable = [name for name in hand.option("pao-yakuman") if hand.pao_of in (None, name)]
    units = sum(result.items.get(name, 0) for name in liable) if result.yakuman else 0
    if not units:
        return Win(hand.seat, result.base)
    whole = hand.option("pao-scope") == "whole-hand"
    return Win(hand.seat, result.base, hand.pao, result.base if whole else 8000 * units)


def score(hand: Hand) -> Result:
    """The hand's best reading with its payment, or what is wrong with the hand.

    >>> hand = Hand(tiles("234567m345p67855s"), "8s", flags=frozenset({"riichi"}), source="W")
    >>> result = score(hand)
    >>> result.items, result.han, result.fu, result.total
    ({'riichi': 1, 'pinfu': 1, 'tanyao': 1}, 3, 30, 3900)
    >>> result.gains
    {'E': 0, 'S': 3900, 'W': -3900, 'N': 0, 'pot': 0}
    >>> score(Hand(tiles("234567m345p67899s"), "8s", source="W", seat="E", flags=frozenset({"haitei"}))).problems
    ('R210',)
    """
    return best(hand)[0]


def best(hand: Hand) -> list[Result]:
    """The readings that pay the winner most, more than one where they tie in han and fu too (R4)."""
    problems = refusals(hand)
    if not problems and not list(readings(hand, plain(hand.win or ""))):
        problems = ("R204",)
    found = [] if problems else list(candidates(hand))
    if not found:
        return [Result(problems=problems or ("R310",))]
    for result in found:
        if hand.tsumo:
            result.total = sum(self_draw(result.base, hand.seat, hand.options).values())
        else:
            result.total = ron_value(result.base, hand.seat, hand.options)

    def rank(result: Result) -> tuple[int, int, bool, int, int]:
        return result.total, result.yakuman, result.reading is not None, result.han, result.fu

    highest = max(map(rank, found))
    tied = [result for result in found if rank(result) == highest]
    if hand.tsumo or hand.source is not None:
        for result in tied:
            wins = [win_of(hand, result)]
            result.gains = settle(wins, hand.source, hand.honba, hand.sticks, hand.declared, hand.options)
    return tied


def without_win(hand: Hand) -> list[Result]:
    """The hand with each of its concealed tiles in turn as the winning tile."""
    return [score(replace(hand, win=win)) for win in sorted(set(map(plain, hand.concealed)))]


def settle_together(hands: list[Hand]) -> dict[str, int]:
    """Several rons on one discard (P6): the first hand's table words hold for all."""
    table = hands[0]
    wins = [win_of(hand, score(hand)) for hand in hands]
    return settle(wins, table.source, table.honba, table.sticks, table.declared, table.options)
