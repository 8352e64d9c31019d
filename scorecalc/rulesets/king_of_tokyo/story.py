"""A turn in words: what happened, and the table before and after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scorecalc.model.score import Grid
from scorecalc.rulesets.king_of_tokyo.dice import HEART, text
from scorecalc.rulesets.king_of_tokyo.options import MOST_STARS
from scorecalc.rulesets.king_of_tokyo.table import CITY, OUT, PLACES, Monster
from scorecalc.rulesets.king_of_tokyo.tally import Aftermath
from scorecalc.rulesets.king_of_tokyo.turn import Event, Turn

__all__ = ["FATES", "counted", "happened", "monsters", "story", "table"]

#: events that a turn is remembered by, behind the name of the monster
FATES = {"yields": "yields", "eliminated": "is eliminated", "wins": "wins"}
_ONE = {"stars": "star", "hearts": "heart", "smashes": "smash"}


def story(turn: Turn, after: Aftermath) -> list[tuple[Event, str]]:
    """Each event of a turn in its order, the end of the game behind them."""
    told = [(event, _told(event, turn, after)) for event in turn.events]
    return [*told, *_end(turn, after)]


def happened(told: Sequence[tuple[Event, str]]) -> tuple[Grid, ...]:
    """The story as it is shown."""
    rows = tuple((words,) for _, words in told)
    return (Grid("", rows, cites=tuple(event.cite for event, _ in told)),) if rows else ()


def table(before: Sequence[Monster], after: Sequence[Monster]) -> Grid:
    """Every monster in a row; what the turn changed is shown with what it was."""
    rows = [
        (
            old.name,
            _changed(old.stars, new.stars),
            _changed(old.energy, new.energy),
            _changed(old.hearts, new.hearts),
            _changed(_where(old), _where(new)),
        )
        for old, new in zip(before, after, strict=True)
    ]
    return Grid("", tuple(rows), ("", "stars", "energy", "hearts", "where"))


def monsters(stars: Mapping[str, int], having: Mapping[str, Mapping[str, Any]]) -> Grid:
    """Every monster in a row, as a table remembers it.

    >>> monsters({"Ben": 3}, {"Ben": {"at": "city", "hearts": 9, "energy": 2}}).rows
    (('Ben', '3', '2', '9', 'Tokyo City'),)
    """
    rows = [
        (name, f"{stars[name]}", f"{has['energy']}", f"{has['hearts']}",
         PLACES[has["at"]] if has["hearts"] > 0 else "eliminated")
        for name, has in having.items()
    ]  # fmt: skip
    return Grid("", tuple(rows), ("monster", "stars", "energy", "hearts", "where"))


def counted(number: int, what: str) -> str:
    """So many of what a turn brings.

    >>> counted(1, "smashes"), counted(2, "stars"), counted(1, "energy")
    ('1 smash', '2 stars', '1 energy')
    """
    return f"{number} {_ONE.get(what, what) if abs(number) == 1 else what}"


def _changed(old: object, new: object) -> str:
    return f"{new}" if old == new else f"{old} → {new}"


def _where(monster: Monster) -> str:
    return monster.at if monster.alive else "eliminated"


def _told(event: Event, turn: Turn, after: Aftermath) -> str:
    who, place = event.who, PLACES.get(event.place, "")
    match event.id:
        case "hearts-in-vain":
            return f"{who} is in {place}, where {text((HEART,) * event.number)} {_verb(event.number, 'heals')} nothing"
        case "hearts-full":
            return f"{who} has {event.after} hearts, the most there are: {_number(event.number, 'heart')} in vain"
        case "card-loss":
            return f"{who} loses {_number(event.before - event.after, 'heart')} to Power cards: {_fall(event)}"
        case "smashed":
            return f"{turn.position.active}'s {_hit(turn)} {who}, {_in(event.place)}: {_fall(event)}"
        case "nobody-smashed":
            other_side = "in Tokyo" if turn.started == OUT else "outside Tokyo"
            return f"{who}'s {_hit(turn)} nobody: no other monster is {other_side}"
        case "eliminated":
            left = "" if event.place == OUT else f" and leaves {place}"
            return f"{who} is eliminated{left}{_gone(dict(after.lost).get(who, 0))}"
        case "bay-closes":
            living = f"{_number(event.number, 'monster')} {_verb(event.number, 'lives')}"
            where = "moves to Tokyo City, for no star" if event.place == CITY else "leaves Tokyo, the City is taken"
            return f"{living}, so Tokyo Bay closes: {who} {where}"
        case "yields":
            return f"{who} yields {place}"
        case "stays":
            return f"{who} stays in {place}"
    return f"{who} enters {place}, which is empty"


def _end(turn: Turn, after: Aftermath) -> Iterator[tuple[Event, str]]:
    cite = "king-of-tokyo:K12"
    if not after.over:
        return
    if not after.winners:
        yield Event("nobody-left", turn.position.active, cite), "no monster is left, so nobody wins"
    for name in after.winners:
        monster = next(monster for monster in after.monsters if monster.name == name)
        last = sum(other.alive for other in after.monsters) == 1
        why = [f"has {MOST_STARS} stars"] * (monster.stars >= MOST_STARS) + ["is the last one standing"] * last
        yield Event("wins", name, cite), f"{name} {' and '.join(why)}: {name} wins"


def _hit(turn: Turn) -> str:
    return f"{_number(turn.smashes, 'smash', 'smashes')} {_verb(turn.smashes, 'hits')}"


def _gone(stars: int) -> str:
    return f", and {_number(stars, 'star')} {'is' if stars == 1 else 'are'} gone" if stars else ""


def _verb(number: int, singular: str) -> str:
    return singular if number == 1 else singular.removesuffix("s")


def _fall(event: Event) -> str:
    return f"{event.before} → {_number(event.after, 'heart')}"


def _in(place: str) -> str:
    return "outside" if place == OUT else f"in {PLACES[place]}"


def _number(number: int, one: str, several: str = "") -> str:
    return f"{number} {one if number == 1 else several or f'{one}s'}"
