"""What a condition on sets means: how many there are, and how they stand to one another."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from scorecalc.mahjong.conditions.classes import class_in_hand, class_of, part_mask
from scorecalc.mahjong.conditions.facts import Facts, Part
from scorecalc.mahjong.conditions.mistake import BadCondition
from scorecalc.mahjong.conditions.tree import Amount, Every, Relation, Sets, Tiles
from scorecalc.mahjong.conditions.vocabulary import SUIT_TILES
from scorecalc.mahjong.tiles import EAST, NINE

__all__ = ["NO", "YES", "Sense", "counted", "every", "sets", "within_reach"]

#: how many times it is fulfilled, and which parts of the hand do so, a bit for each
Sense = Callable[[Facts], tuple[int, int]]
NO, YES = (0, 0), (1, 0)

_SHAPES = {
    "chow": ("chow",),
    "pung": ("pung", "kong"),
    "kong": ("kong",),
    "set": ("chow", "pung", "kong"),
    "pair": ("pair",),
}


def counted(amount: Amount) -> Callable[[int], int]:
    """How many times a number fulfils an amount.

    >>> [counted(Amount(how, 2, False, 0, 0))(3) for how in ("least", "exactly", "most", "no", "each")]
    [1, 0, 0, 0, 3]
    """
    number = amount.number
    return {
        "least": lambda found: int(found >= number),
        "exactly": lambda found: int(found == number),
        "most": lambda found: int(found <= number),
        "no": lambda found: int(not found),
        "each": lambda found: found,
    }[amount.how]


def every(node: Every) -> Sense:
    """``every set and the pair has an end``."""
    wanted = {"sets": ("set",), "pairs": ("pair",), "both": ("set", "pair")}[node.parts]
    shapes = [shape for name in wanted for shape in _SHAPES[name]]
    fits = _fits((*shapes,), node.state, *((None, node.tiles) if node.verb == "has" else (node.tiles, None)))

    def sense(facts: Facts) -> tuple[int, int]:
        fit = fits(facts)
        found = 0
        missing = set(wanted)
        for at, part in enumerate(facts.parts):
            if part.shape not in shapes:
                continue
            if not fit(part):
                return NO
            found |= 1 << at
            missing.discard("pair" if part.shape == "pair" else "set")
        return NO if missing else (1, found)

    return sense


def sets(node: Sets) -> Sense:
    """``2 hidden pungs of honours``, ``3 equal chows``.

    Raises :class:`BadCondition` for what no hand can have and for a number where none belongs.
    """
    amount = _amount(node)
    name = node.shape.text.rstrip("s")
    words = [adjective.text for adjective in node.adjectives]
    states = [word for word in words if word != "equal"]
    if len(states) > 1 or words.count("equal") > 1:
        again = node.adjectives[-1]
        raise BadCondition(f"one word too many: `{again.text}`", again.start, again.end)
    fits = _fits(_SHAPES[name], states[0] if states else "", node.of, node.having)
    relation = _relation(node, name, "equal" in words)
    if relation:
        return _group(fits, relation, amount.number, 2 if node.twice else 1)
    times, shown = counted(amount), amount.how not in ("no", "most")

    def sense(facts: Facts) -> tuple[int, int]:
        if not facts.parts:  # of tiles that are not laid out nothing is said, not even that there are no chows
            return NO
        found, number, fit = 0, 0, fits(facts)
        for at, part in enumerate(facts.parts):
            if fit(part):
                found |= 1 << at
                number += 1
        result = times(number)
        return (result, found if shown else 0) if result else NO

    return sense


def _amount(node: Sets) -> Amount:
    shape = node.shape
    name = shape.text.rstrip("s")
    if node.amount is None:
        if shape.text == "pair" and node.of:
            return Amount("least", 1, False, shape.start, shape.start)
        help = f"say `a {name}`, `2 {name}s`, `each {name}` or `no {name}s`"
        raise BadCondition(f"how many `{shape.text}`?", shape.start, shape.end, help, (f"a {name}",))
    within_reach(node.amount, 7 if name == "pair" else 4, f"{name}s")
    return node.amount


def within_reach(amount: Amount, most: int, noun: str) -> None:
    """Whether a hand can have so many.

    Raises :class:`BadCondition` for none, which is `no`, and for more than there can be.
    """
    if amount.number > most:
        raise BadCondition(f"a hand has at most {most} {noun}", amount.start, amount.end)
    if amount.number < 1:
        raise BadCondition("a number begins with 1", amount.start, amount.end, f"say `no {noun}`", ("no",))


def _fits(
    shapes: tuple[str, ...], state: str, of: Tiles | None, having: Tiles | None
) -> Callable[[Facts], Callable[[Part], bool]]:
    within, some = (class_in_hand(tiles) if tiles else None for tiles in (of, having))
    exposed = {"hidden": False, "closed": False, "exposed": True, "open": True}.get(state)

    def fits(facts: Facts) -> Callable[[Part], bool]:
        outside = ~within.mask(facts) if within else 0
        inside = some.mask(facts) if some else -1

        def fit(part: Part) -> bool:
            tiles = part_mask(part)
            right = part.shape in shapes and (exposed is None or part.exposed == exposed)
            return right and not tiles & outside and bool(tiles & inside)

        return fit

    return fits


def _relation(node: Sets, name: str, equal: bool) -> Callable[[tuple[int, ...]], bool] | None:
    """Whether kinds, lowest first, stand so to one another; None where nothing is asked."""
    relation, amount = node.relation, node.amount
    if relation is None and not equal:
        if node.twice:
            help = "say `2 equal chows twice` or `2 pungs in 2 suits twice`"
            raise BadCondition("`twice` wants sets that belong together", node.twice.start, node.twice.end, help)
        return None
    if relation and equal:
        help = "say `3 equal chows` or `3 chows in a row`"
        raise BadCondition("equal sets stand in no row", relation.start, relation.end, help)
    if amount is None or not amount.plain or amount.number < 2:
        at = amount or node.shape
        what = "equal sets" if equal else "sets that belong together"
        raise BadCondition(f"{what} take a plain number from 2", at.start, at.end, f"say `2 {name}s …`", ("2",))
    if node.twice and 2 * amount.number > (7 if name == "pair" else 4):
        raise BadCondition(f"no hand has twice {amount.number} {name}s", node.twice.start, node.twice.end)
    if relation is None:
        if name not in ("chow", "pair"):
            word = node.adjectives[0]
            help = "say `equal chows`, or `2 pungs in 2 suits` for one number"
            raise BadCondition(f"no two {name}s are equal: there are four of a tile", word.start, word.end, help)
        return lambda kinds: kinds[0] == kinds[-1]
    if node.of and not class_of(node.of).widest & SUIT_TILES:
        raise BadCondition("honours have no number and no suit", node.of.start, node.of.end)
    return _row(relation, name, amount.number) if relation.row else _suits(relation, name, amount.number)


def _row(relation: Relation, name: str, number: int) -> Callable[[tuple[int, ...]], bool]:
    _one_shape(relation, name, "stand in a row")
    step, suits = relation.step, relation.suits or 1
    if step < 1 or step * (number - 1) > (6 if name == "chow" else 8):
        help = "no step is `equal`" if step < 1 else ""
        message = f"{number} {name}s in a row by {step} do not go into 1 to 9"
        raise BadCondition(message, relation.start, relation.end, help)
    if suits != 1:
        _one_suit_each(relation, name, number)
    steps = range(0, step * number, step)

    def row(kinds: tuple[int, ...]) -> bool:
        numbers = sorted(kind % NINE for kind in kinds)
        in_suits = kinds[-1] < EAST and len({kind // NINE for kind in kinds}) == suits
        return in_suits and all(kind == numbers[0] + far for kind, far in zip(numbers, steps, strict=True))

    return row


def _suits(relation: Relation, name: str, number: int) -> Callable[[tuple[int, ...]], bool]:
    suits = relation.suits
    if suits == 1:
        return lambda kinds: kinds[-1] < EAST and kinds[0] // NINE == kinds[-1] // NINE
    _one_shape(relation, name, "share a number")
    _one_suit_each(relation, name, number)

    def one_number(kinds: tuple[int, ...]) -> bool:
        return kinds[-1] < EAST and len({*kinds}) == suits and len({kind % NINE for kind in kinds}) == 1

    return one_number


def _one_shape(relation: Relation, name: str, what: str) -> None:
    if name == "set":
        help = "say `chows` or `pungs`"
        raise BadCondition(f"sets of one shape {what}", relation.start, relation.end, help, ("chows", "pungs"))


def _one_suit_each(relation: Relation, name: str, number: int) -> None:
    if relation.suits != number or number > 3:
        right = f"in {number} suits" if number < 4 else "in one suit"
        message = f"{number} {name}s, one in a suit, are not in {relation.suits} suits"
        raise BadCondition(message, relation.start, relation.end, f"did you mean `{right}`?", (right,))


def _group(
    fits: Callable[[Facts], Callable[[Part], bool]],
    related: Callable[[tuple[int, ...]], bool],
    size: int,
    groups: int,
) -> Sense:
    """Whether there are so many groups of related sets that share none; the first found is shown."""

    def sense(facts: Facts) -> tuple[int, int]:
        fit = fits(facts)
        places = [at for at, part in enumerate(facts.parts) if fit(part)]
        found = [
            sum(1 << at for at in chosen)
            for chosen in combinations(places, size)
            if related(tuple(sorted(facts.parts[at].kind for at in chosen)))
        ]
        if groups == 1:
            return (1, found[0]) if found else NO
        return next(((1, one | other) for one, other in combinations(found, 2) if not one & other), NO)

    return sense
