"""A slow, obvious scorer for Columbia and the French rules, written from the rule rows alone.

:func:`best` lays a hand out in all ways, counts each and keeps what is worth most; :func:`settle`
says what four players gain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from tests.oracles import doubles_columbia as columbia
from tests.oracles import doubles_french as french
from tests.oracles.doubles_great import GREAT_GAMES, great_games_of
from tests.oracles.doubles_hand import DoublesHand
from tests.oracles.doubles_layouts import Layout, laid_as_a_loser, laid_as_a_win
from tests.oracles.doubles_specials import WITHOUT_EVENT, special_values, specials_of

__all__ = ["Result", "best", "has_won", "score"]


@dataclass
class Result:
    """What a hand is worth.

    ``problem`` says what is wrong with the tiles.  ``limit`` is "limit" where the limit cut the
    value, the special hand where that is the value, else None.  ``special`` are the special hands
    that count or would, ``special_points`` what they are worth together with the event.
    """

    problem: str | None = None
    won: bool = False
    total: int = 0
    uncapped: int = 0
    limit: str | None = None
    points: dict[str, int] = field(default_factory=dict)
    doubles: dict[str, int] = field(default_factory=dict)
    special: set[str] = field(default_factory=set)
    special_points: int = 0


def has_won(hand: DoublesHand) -> bool:
    """A full hand, a Great Game of 14 tiles with three kongs, or a total that is called so."""
    if hand.points is not None:
        return "mahjong" in hand.flags
    return hand.size == 14 or (hand.french and bool(great_games_of(hand)))


def best(hand: DoublesHand) -> list[Result]:
    """The layouts that are worth most, more than one where they tie.

    >>> from tests.oracles.doubles_hand import hand_of
    >>> (one,) = best(hand_of("columbia 345m345p345s999s22m +drawn +last-tile seat=S wind=E"))
    >>> one.total, one.limit, one.points
    (520, 'three-color-straight', {'pung-terminal': 8, 'going-out': 20, 'drawn': 2, 'last-tile': 20})
    >>> one.special, one.special_points
    ({'three-color-straight'}, 520)
    """
    if hand.points is not None:
        return [capped(hand, Result(won=has_won(hand), uncapped=hand.points << hand.doubles))]
    if not has_won(hand):
        if hand.size > 13 or not hand.all_tiles + hand.bonus:
            return [Result("no hand")]
        results = [one for layout in laid_as_a_loser(hand) for one in counted(hand, layout, won=False)]
    else:
        results = great_results(hand) if hand.french else without_sets(hand)
        results += [one for layout in laid_as_a_win(hand) for one in counted(hand, layout, won=True)]
    if not results:
        return [Result("no hand")]
    highest = max(result.total for result in results)
    return [result for result in results if result.total == highest]


def score(hand: DoublesHand) -> Result:
    return best(hand)[0]


def capped(hand: DoublesHand, result: Result) -> Result:
    """Section 5 of the French rules, 7.5 of Columbia; nine gates are not cut (C59)."""
    limit = hand.option("limit")
    if result.limit and "nine-gates" in result.special:
        result.total = result.uncapped
        return result
    cut = result.uncapped > limit and (result.won or hand.option("limit-losers"))
    result.total = limit if cut else result.uncapped
    result.limit = "limit" if cut else result.limit
    return result


def counted(hand: DoublesHand, layout: Layout, *, won: bool) -> list[Result]:
    """One layout, more than one result where special hands tie."""
    if hand.french:
        cancelled = not won and "appellant" in hand.flags and "nobody-won" not in hand.flags  # F50, F51
        points = french.points_of(hand, layout, won=won, cancelled=cancelled)
        doubles = french.doubles_of(hand, layout, won=won, cancelled=cancelled)
        value = sum(points.values()) << sum(doubles.values())
        return [capped(hand, Result(None, won, uncapped=value, points=dict(points), doubles=dict(doubles)))]
    points = columbia.points_of(hand, layout, won=won)
    doubles = columbia.doubles_of(hand, layout, won=won)
    after = Counter({"going-out": 0})
    if hand.option("event") == "after":  # CA7
        after.update(columbia.event_of(hand) if won else {})
    if hand.option("additional") == "after":  # CA18
        after.update({name: points[name] for name in ("going-out", "drawn")})
    value = (sum((points - after).values()) << sum(doubles.values())) + sum(after.values())
    ordinary = Result(None, won, uncapped=value, points=dict(points), doubles=dict(doubles))
    specials = specials_of(hand, layout) if won else set()
    return with_specials(hand, ordinary, specials, doubles) if specials else [capped(hand, ordinary)]


def with_specials(hand: DoublesHand, ordinary: Result, names: set[str], doubles: Counter[str]) -> list[Result]:
    """The better of the ordinary count and the special hands (CA4), of which the highest counts or all (CA5)."""
    values = special_values(hand, names, doubles)
    event = sum(columbia.event_of(hand).values())

    def worth(some: Iterable[str]) -> int:
        """The event is a bonus of the hand, so it counts once."""
        return sum(values[name] for name in some) + event * any(name not in WITHOUT_EVENT for name in some)

    def counts(some: Iterable[str]) -> int:
        """What is left of it under the limit, which nine gates alone may exceed (C59)."""
        return worth(some) if "nine-gates" in some else min(worth(some), hand.option("limit"))

    choices = [names] if hand.option("several-specials") == "add" else [{name} for name in names]
    highest = max((counts(chosen), worth(chosen)) for chosen in choices)
    found = []
    for chosen in choices:
        if (counts(chosen), worth(chosen)) < highest:
            continue
        for label in chosen:
            result = replace(ordinary, special=chosen, special_points=worth(chosen))
            replaces = hand.option("special-or-ordinary") == "special" or "nine-gates" in chosen
            if replaces or worth(chosen) >= ordinary.uncapped:
                result.uncapped, result.limit = worth(chosen), label
            found.append(capped(hand, result))
    return found


def without_sets(hand: DoublesHand) -> list[Result]:
    """C51 and C52 have no ordinary count; the points of no set are listed beside them."""
    names = specials_of(hand, None)
    if not names:
        return []
    points, doubles = columbia.points_of(hand, (), won=True), columbia.doubles_of(hand, (), won=True)
    listed = Result(None, won=True, uncapped=-1, points=dict(points), doubles=dict(doubles))
    return with_specials(hand, listed, names, doubles)


def great_results(hand: DoublesHand) -> list[Result]:
    """A fixed value above all limits, and nothing is added."""
    found = []
    for name in great_games_of(hand):
        value = GREAT_GAMES[name]
        found.append(Result(None, True, value, value, name, special={name}, special_points=value))
    return found
