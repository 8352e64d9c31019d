"""What a condition means: a test for each clause, and how they are joined."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scorecalc.mahjong.conditions.classes import ALL_KINDS, class_in_hand, class_of, copies_of, tiles_of
from scorecalc.mahjong.conditions.facts import Facts
from scorecalc.mahjong.conditions.mistake import BadCondition
from scorecalc.mahjong.conditions.sets import NO, YES, Sense, counted, every, sets, within_reach
from scorecalc.mahjong.conditions.tree import Count, Denied, Every, Held, Joined, Node, Said, Sets, Tiles, Word
from scorecalc.mahjong.conditions.vocabulary import RELATIVE
from scorecalc.mahjong.tiles import EAST, NINE

__all__ = ["asked", "each_of", "flag_words", "sense_of"]


def sense_of(node: Node) -> Sense:
    """The test of a condition.

    Raises :class:`BadCondition` for what cannot be meant.
    """
    each = [clause for clause in _clauses(node) if _is_each(clause)]
    if len(each) > 1:
        raise _misplaced(each[1], "one `each` is all that a condition can count")
    return _sense(node)


def each_of(node: Node) -> Sense | None:
    """The test of the clause that counts what it finds, None where there is none."""
    clause = next((clause for clause in _clauses(node) if _is_each(clause)), None)
    return _sense(clause) if clause else None


def _sense(node: Node) -> Sense:
    if isinstance(node, Joined):
        return _joined(node)
    if isinstance(node, Denied):
        for clause in _clauses(node):
            if _is_each(clause):
                raise _misplaced(clause, "`each` counts, and what is not there has no number")
        inner = _sense(node.side)
        return lambda facts: NO if inner(facts)[0] else YES
    if isinstance(node, Sets):
        return sets(node)
    if isinstance(node, Every):
        return every(node)
    if isinstance(node, Count):
        return _count(node)
    if isinstance(node, Held):
        return _held(node)
    return _said(node)


def _joined(node: Joined) -> Sense:
    joints = {word.text for word in node.words}
    if len(joints) > 1:
        other = next(word for word in node.words if word.text != node.words[0].text)
        message = f"`{node.words[0].text}` and `{other.text}` side by side"
        raise BadCondition(message, other.start, other.end, "say with parentheses which belong together")
    if joints == {"or"}:
        for clause in _clauses(node):
            if _is_each(clause):
                raise _misplaced(clause, "`each` counts, and `or` would leave open what")
    sides = [_sense(side) for side in node.sides]

    def all_of(facts: Facts) -> tuple[int, int]:
        product, parts = 1, 0
        for side in sides:
            times, shown = side(facts)
            if not times:
                return NO
            product *= times  # one of them at most is more than 1
            parts |= shown
        return product, parts

    def one_of(facts: Facts) -> tuple[int, int]:
        return next((found for found in (side(facts) for side in sides) if found[0]), NO)

    return all_of if joints == {"and"} else one_of


def _count(node: Count) -> Sense:
    """``all tiles are bamboo``, ``4 kinds of winds``."""
    tiles, verb = class_of(node.tiles), node.verb
    of_tiles = node.noun == "tile"
    each = node.amount is not None and node.amount.how == "each"
    if of_tiles and (node.how or each) and (verb.text == "of") != each:
        help = "say `every tile is …` of all tiles, or count them by `each tile of …`"
        raise BadCondition(f"`{verb.text}` does not fit here", verb.start, verb.end, help)
    if node.how == "all" and of_tiles:
        tiles = class_in_hand(node.tiles)
        return lambda facts: _yes(any(facts.counts) and not _number(facts, ~tiles.mask(facts) & ALL_KINDS))
    if node.how == "all":
        return lambda facts: _yes(_kinds(facts, mask := tiles.mask(facts)) == mask.bit_count() > 0)
    times: Callable[[int], int] = bool
    if node.amount:
        within_reach(node.amount, 26 if of_tiles else 22, f"{node.noun}s")  # eight flowers and seasons among them
        times = counted(node.amount)
    number = _number if of_tiles else _kinds
    return lambda facts: (int(times(number(facts, tiles.mask(facts)))), 0)


def _yes(holds: bool) -> tuple[int, int]:
    return YES if holds else NO


def _number(facts: Facts, mask: int) -> int:
    """How many tiles of the hand are in a class."""
    return sum([count for kind, count in facts.held() if mask >> kind & 1])


def _kinds(facts: Facts, mask: int) -> int:
    """How many kinds of a class the hand has."""
    return sum([mask >> kind & 1 for kind, _ in facts.held()])


def _held(node: Held) -> Sense:
    """``holds 19m ESWN``, ``holds 1112345678999 of one suit``."""
    words = node.tiles
    if not node.one_suit:
        wanted = copies_of(tiles_of(words), words)
        return lambda facts: _yes(_has(facts, wanted, 0))
    numbers = copies_of([int(digit) - 1 for word in words for digit in word.text], words)
    return lambda facts: _yes(any(_has(facts, numbers, first) for first in (0, NINE, 2 * NINE)))


def _has(facts: Facts, wanted: tuple[tuple[int, int], ...], first: int) -> bool:
    held = dict(facts.held())
    return all(held.get(first + kind, 0) >= count for kind, count in wanted)


def _said(node: Said) -> Sense:
    what, text = node.what, node.word.text
    if what == "flag":
        return lambda facts: _yes(text in facts.flags)
    if what == "wait":
        return lambda facts: _yes(facts.wait == text)
    if what == "won on" and node.tiles:
        tiles = class_in_hand(node.tiles)
        return lambda facts: _yes(facts.win >= 0 and bool(tiles.mask(facts) >> facts.win & 1))
    if what == "suits":
        number = node.number
        if not 1 <= number <= 3:
            raise BadCondition("there are three suits", node.word.start, node.word.end)
        return lambda facts: _yes(len({kind // NINE for kind, _ in facts.held() if kind < EAST}) == number)
    return _FACTS[what]


#: what a hand or its win is said to be
_FACTS: dict[str, Sense] = {
    "open": lambda facts: _yes(facts.exposed),
    "exposed": lambda facts: _yes(facts.exposed),
    "closed": lambda facts: _yes(not facts.exposed),
    "hidden": lambda facts: _yes(not facts.exposed),
    "self-drawn": lambda facts: _yes(facts.won and facts.drawn),
    "on a discard": lambda facts: _yes(facts.won and not facts.drawn),
    "winner": lambda facts: _yes(facts.won),
    "dealer": lambda facts: _yes(facts.dealer),
}


def _clauses(node: Node) -> Iterator[Node]:
    if isinstance(node, Joined):
        for side in node.sides:
            yield from _clauses(side)
    elif isinstance(node, Denied):
        yield from _clauses(node.side)
    else:
        yield node


def _is_each(node: Node) -> bool:
    return isinstance(node, Sets | Count) and node.amount is not None and node.amount.how == "each"


def _misplaced(clause: Node, message: str) -> BadCondition:
    amount = clause.amount if isinstance(clause, Sets | Count) else None
    start, end = (amount.start, amount.end) if amount else (0, 0)
    return BadCondition(message, start, end, "make it an item of its own")


def flag_words(node: Node) -> tuple[Word, ...]:
    """The flags that are mentioned, in their places."""
    return tuple(clause.word for clause in _clauses(node) if isinstance(clause, Said) and clause.what == "flag")


def asked(node: Node) -> frozenset[str]:
    """The facts that a line may leave open and that this hangs on: ``own_wind``, ``round_wind``, ``win``, ``wait``."""
    found: set[str] = set()
    for clause in _clauses(node):
        if isinstance(clause, Said) and clause.what in ("wait", "won on"):
            found.add("wait" if clause.what == "wait" else "win")
        for tiles in _classes(clause):
            for names, _ in class_of(tiles).relative:
                for name in names:
                    found.update(RELATIVE[name][1])
    return frozenset(found)


def _classes(clause: Node) -> Iterator[Tiles]:
    given = (clause.of, clause.having) if isinstance(clause, Sets) else (getattr(clause, "tiles", None),)
    for tiles in given:
        if isinstance(tiles, Tiles):
            yield tiles
