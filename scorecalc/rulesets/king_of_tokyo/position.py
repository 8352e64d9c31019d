"""From bound words to a position; what cannot be so is refused, all of it at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem, Refused, closest
from scorecalc.rulesets.king_of_tokyo.dice import ROLLED, counts_of
from scorecalc.rulesets.king_of_tokyo.monsters import impossible
from scorecalc.rulesets.king_of_tokyo.options import START_HEARTS, TableRules
from scorecalc.rulesets.king_of_tokyo.table import OUT, Cards, Monster, Position
from scorecalc.rulesets.king_of_tokyo.words import CARDS, MONSTER, named, roller

__all__ = ["position_of"]

_FEWEST, _MOST = 2, 6
#: K14: what a monster has that the line does not say
_START = {"stars": 0, "hearts": START_HEARTS, "energy": 0, "at": OUT}
#: words that need monsters
_OF_A_TURN = ("turn", "yield", "players")
_DESCRIBE = "describe the table: turn=A A: hearts=9 at=city B: hearts=10"


def position_of(bound: Bound, rules: TableRules) -> Position:
    """The position that a line tells; raises Refused with everything that is wrong with it."""
    if bound.hands[0].label:
        position, problems = _turn(bound, rules)
    else:
        position, problems = _dice_alone(bound)
    if problems:
        raise Refused(sorted(problems, key=lambda p: (p.start is None, p.start or 0, p.end or 0)), bound.line)
    return position


def _cards(table: HandWords) -> Cards:
    return Cards(*(table.settings.get(name, 0) for name in CARDS))


def _dice_alone(bound: Bound) -> tuple[Position, list[Problem]]:
    """A roll by itself: every word of a table is one too many."""
    hand, table = bound.hands[0], bound.table
    problems = [*_count(hand.tiles, [hand.place("tiles")])]
    for word, where in [
        *((f"{name}=", hand.place(name)) for name in MONSTER if name in hand.settings),
        *((f"{name}=", table.place(name)) for name in _OF_A_TURN if name in table.settings),
        *((f"+{flag}", table.place(f"+{flag}")) for flag in sorted(table.flags)),
    ]:
        problems.append(Problem("R341", f"{word} without a monster", *where, _DESCRIBE))
    return Position(hand.tiles, counts_of(hand.tiles), cards=_cards(table)), problems


def _count(dice: Sequence[int], places: Sequence[tuple[int | None, int | None]]) -> Iterator[Problem]:
    if len(dice) == ROLLED:
        return
    count = "no dice" if not dice else "one die" if len(dice) == 1 else f"{len(dice)} dice"
    missing = ROLLED - len(dice)
    if not dice:
        help = "write them as digits, H for a heart, E for energy, S for a smash: 11SSHE"
    elif missing > 0:
        help = "one die is missing" if missing == 1 else f"{missing} dice are missing"
    else:
        help = "what a Power card adds is written extra-stars=, extra-energy=, extra-hearts=, extra-smashes="
    start = min((start for start, _ in places if start is not None), default=None)
    end = max((end for _, end in places if end is not None), default=None)
    yield Problem("R340", f"{count}; a roll has six", start, end, help)


def _turn(bound: Bound, rules: TableRules) -> tuple[Position, list[Problem]]:
    table, hands = bound.table, bound.hands
    labels = [hand.label for hand in hands]
    assumed: dict[str, dict[str, Any]] = {}
    monsters = []
    for hand in hands:
        has = {name: hand.settings.get(name, start) for name, start in _START.items()}
        monsters.append(Monster(hand.label, **has))
        if left_out := {name: value for name, value in _START.items() if name not in hand.settings}:
            assumed[hand.label] = left_out
    problems = [*impossible(hands, monsters, table.settings.get("players", len(hands)), rules)]
    seats = table.settings.get("players", len(hands))
    problems += _seats(table, hands, seats)
    dice, active = _roll(bound, problems)
    problems += _active(table, monsters, active)
    problems += _variant(table, seats, rules)
    yields: list[str] = []
    for word, value in zip(table.places("yield"), table.settings.get("yield", ()), strict=True):
        for part in value:
            found = named(part, labels)
            yields += found
            if not found:
                problems.append(_unknown("R347", f"yield={part}", part, labels, word))
    variant_named = "two-player" in table.flags
    position = Position(
        dice,
        counts_of(dice),
        tuple(monsters),
        active,
        tuple(label for label in labels if label in yields),
        variant_named or (seats == _FEWEST and rules.two_player_variant == "games-of-two"),
        variant_named,
        seats,
        _cards(table),
        assumed,
    )
    return position, problems


def _seats(table: HandWords, hands: Sequence[HandWords], seats: int) -> Iterator[Problem]:
    """Two to six monsters; a game may have begun with more than are named, not with fewer."""
    if len(hands) > _MOST:
        yield Problem("R342", f"{len(hands)} monsters; a game has two to six", *hands[_MOST].place("label"))
    elif seats < len(hands):
        help = f"players= counts the monsters that began the game; leave it out, or write players={len(hands)}"
        yield Problem("R342", f"{len(hands)} monsters, but players={seats}", *table.place("players"), help)
    elif seats < _FEWEST:
        help = f"name the others too, as in {hands[0].label}: B:" if hands[0].label != "B" else "name the others too"
        yield Problem("R342", "one monster; a game has two to six", *hands[0].place("label"), help)


def _roll(bound: Bound, problems: list[Problem]) -> tuple[tuple[int, ...], str]:
    """The dice of the turn and whose it is; dice behind a label are those of that monster's turn."""
    table, owner = bound.table, roller(bound)
    turn: str = table.settings.get("turn", "")
    having = [hand for hand in bound.hands if hand.tiles]
    if owner is None and having:
        help = "the dice of a turn stand once, before the first label"
        problems.append(Problem("R340", "dice in more than one place", *having[-1].place("tiles"), help))
        return having[0].tiles, turn
    dice = owner.tiles if owner else table.tiles
    places = owner.places("tiles") if owner else table.places("tiles")
    problems += _count(dice, places)
    if owner and turn not in ("", owner.label):
        help = f"write the dice before the first label, or turn={owner.label}"
        problems.append(Problem("R346", f"the dice are {owner.label}'s, but turn={turn}", *owner.place("tiles"), help))
    return dice, turn or (owner.label if owner else "")


def _active(table: HandWords, monsters: Sequence[Monster], active: str) -> Iterator[Problem]:
    labels = [monster.name for monster in monsters]
    if not active:
        names = [monster.name for monster in monsters if monster.alive] or labels
        hints = tuple(f"turn={name}" for name in names)
        yield Problem("R346", "nothing says whose turn it is", None, None, "write " + " or ".join(hints), hints)
    elif active not in labels:
        yield _unknown("R346", f"turn={active}", active, labels, table.place("turn"))
    elif not monsters[labels.index(active)].alive:
        help = "hearts=0 is an eliminated monster; write whose turn it is"
        yield Problem("R346", f"{active} is eliminated, so it has no turn", *table.place("turn"), help)


def _variant(table: HandWords, seats: int, rules: TableRules) -> Iterator[Problem]:
    if "two-player" not in table.flags:
        return
    place = table.place("+two-player")
    if rules.two_player_variant == "off":
        help = "to play it: two-player-variant=named"
        yield Problem("R348", "+two-player, but two-player-variant=off here", *place, help)
    elif seats != _FEWEST:
        yield Problem(
            "R348", f"+two-player in a game of {seats}", *place, "the variant is for games of two: leave it out"
        )


def _unknown(code: str, word: str, name: str, labels: Sequence[str], place: tuple[int | None, int | None]) -> Problem:
    near = closest(name, labels) or tuple(label for label in labels if label.lower() == name.lower())
    help = f"did you mean `{near[0]}`?" if near else f"the monsters are {', '.join(labels)}"
    return Problem(code, f"{word}: no monster is called so", *place, help, near)
