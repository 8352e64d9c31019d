"""A file of rules: the hands that its own items say they are in, and those they say they just miss."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scorecalc.api import load_rules
from scorecalc.batch import Result, result_of
from scorecalc.check.answers import Answer, Checked
from scorecalc.check.case import Case, Rules, Written
from scorecalc.expect import Difference
from scorecalc.model.score import running
from scorecalc.rules.item import Item
from scorecalc.rules.places import Place, place_of, places

__all__ = ["check_rules", "is_rules"]

_NO_YAKU = "R310"


def is_rules(file: str) -> bool:
    """Whether a file is a file of rules, by its name.

    >>> is_rules("club.toml"), is_rules("club.md")
    (True, False)
    """
    return file.lower().endswith(".toml")


def check_rules(text: str, file: str) -> Checked:
    """Each line under ``yes`` and ``no`` of the items that a file declares, itself or by what it extends.

    One that it switches off has none.  Raises Refused (D4xx) where the rules cannot be used.
    """
    rules = Rules(load_rules(file), file)
    known = places(text)
    answers: list[Answer] = []
    for item, on in rules.ruleset.game.items_at(rules.ruleset.ready):
        if item.when and on:
            answers += _answers(item, rules, known)
    return Checked(file, tuple(answers))


def _answers(item: Item, rules: Rules, known: Mapping[tuple[str, ...], Place]) -> Iterator[Answer]:
    for key, lines in (("yes", item.yes), ("no", item.no)):
        place = place_of(("items", item.id, key), known)
        written = Written(place.number if place else 1, place.line if place else "", 0)
        for line in lines:
            result = result_of(line, None, rules.ruleset, None, written.number)
            case = Case(line, key, written.number, f"{item.id}, {key}", rules, written, 0)
            yield Answer(case, result, rules.name, _differences(item, result, rules, wanted=key == "yes"))


def _differences(item: Item, result: Result, rules: Rules, *, wanted: bool) -> tuple[Difference, ...]:
    """What is not as the item says; a near miss may have nothing that scores."""
    refused = [problem for problem in result.problems if wanted or problem.code != _NO_YAKU]
    if refused:
        what = "; ".join(f"{problem.code}: {problem.message}" for problem in refused)
        return (Difference("result", "a hand that scores", what),)
    hands = result.breakdown.hands.values() if result.breakdown else ()
    held = [one for hand in hands for section in hand.sections for one in section.items]
    own = [one for one in held if one.id == f"{rules.ruleset.game.name}.{item.id}"]
    if bool(own) == wanted:
        return ()
    names = ", ".join(dict.fromkeys(one.id.partition(".")[2] for one in held)) or "no item"
    because = own[0].why if own else next(_given_way(item, result), f"`{item.when}` does not hold")
    return (Difference("items", f"{'' if wanted else 'no '}{item.id}", names, because),)


def _given_way(item: Item, result: Result) -> Iterator[str]:
    """Why an item that held does not count, where another one pushed it out."""
    for hand in result.breakdown.hands.values() if result.breakdown else ():
        yield from (one.why for one in hand.rejected if one.what in (item.id, running(item.name)))
