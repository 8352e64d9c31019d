"""A result and its expectation, word by word."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from scorecalc.expect import cards, items, numbers, position, settlement
from scorecalc.expect.difference import Difference, Seen, refuse
from scorecalc.expect.reasons import told, written
from scorecalc.model.money import ACCOUNTS
from scorecalc.model.score import Breakdown
from scorecalc.notation.expectation import Expected
from scorecalc.problems import Problem, Refused, closest
from scorecalc.rules.ruleset import Ruleset

__all__ = ["compare"]

Judge = Callable[[Expected, Seen], Difference | None]

_CLOSEST = "closest: "  #: what begins so is no advice but the items that nearly held

_FIELDS: dict[str, Judge] = {
    "total": numbers.total,
    "limit": numbers.limit,
    "winner": settlement.winner,
    "outcome": settlement.outcome,
    "has": items.has,
    "lacks": items.lacks,
    "item": items.item,
    "note": items.note,
}


def compare(
    result: Breakdown | Refused,
    expected: Sequence[Expected],
    rules: Ruleset | None = None,
    also: Iterable[str] = (),
) -> tuple[Difference, ...]:
    """What differs, in the order in which it was written; () where all that is named holds.

    ``rules`` are those under which the result was made; a refusal needs none.  ``also`` are words that
    the caller compares with something else: they are only suggested.  Raises :class:`Refused` (C501 to
    C507) with every word that no result could meet; places count in the expectation.

    >>> from scorecalc.api import load_rules, score
    >>> from scorecalc.notation.expectation import expectations
    >>> result = score("riichi 234m 567m 345p 678s 55s win=8s +riichi seat=S from=W")
    >>> compare(result, expectations("3900 riichi pinfu tanyao W=-3900")[0], load_rules("riichi"))
    ()
    >>> compare(result, expectations("fu=40")[0], load_rules("riichi"))[0][:4]
    ('fu', 40, 30, 'base 20, closed 10')
    >>> compare(result, expectations("fuu=40")[0], load_rules("riichi"))
    Traceback (most recent call last):
    ...
    scorecalc.problems.Refused: C501: no result has a `fuu`
    """
    errors = [word for word in expected if word.kind == "error"]
    for word in expected:
        if errors and word.kind != "error":
            refuse("C506", "an error and a result are expected of the same line", word, "leave one of them out")
    if isinstance(result, Refused):
        return _refused(result, expected, errors)
    if errors:
        codes = " ".join(word.value for word in errors)
        return (Difference("error", codes, None, told(result), tuple(errors), written(result)),)
    if rules is None:
        raise ValueError("a scored line is compared under its rules")
    return _scored(Seen(result, rules), expected, also)


def _refused(result: Refused, expected: Sequence[Expected], errors: Sequence[Expected]) -> tuple[Difference, ...]:
    """A refusal: every problem that is expected must be there; a result that is expected is not."""
    codes = dict.fromkeys(problem.code for problem in result.problems)
    missing = [word for word in errors if word.value not in codes]
    if errors and not missing:
        return ()
    because = "; ".join(_reason(problem) for problem in result.problems)
    wanted = " ".join(word.value for word in missing) or None
    help = "; ".join(dict.fromkeys(line for problem in result.problems for line in _advice(problem)))
    return (Difference("error", wanted, " ".join(codes), because, tuple(expected), written(result), help),)


def _reason(problem: Problem) -> str:
    """The problem with what nearly held: ``a winning shape, but no yaku; closest: tanyao, blocked by 999s``."""
    return problem.message + (f"; {problem.help}" if problem.help.startswith(_CLOSEST) else "")


def _advice(problem: Problem) -> list[str]:
    """What to do about a problem, line by line; what nearly held is a reason."""
    return [] if problem.help.startswith(_CLOSEST) else [line.strip() for line in problem.help.splitlines()]


def _scored(seen: Seen, expected: Sequence[Expected], also: Iterable[str]) -> tuple[Difference, ...]:
    listed = [word for word in expected if word.kind == "item"]
    found: list[Difference | None] = []
    problems: list[Problem] = []
    for word in expected:
        try:
            if word.kind != "item":
                found.append(_judge(word, seen, also)(word, seen))
            elif word is listed[0]:
                found.append(items.items(listed, seen))
        except Refused as refused:
            problems += refused.problems
    if problems:
        raise Refused(problems)
    return tuple(difference for difference in found if difference is not None)


def _judge(word: Expected, seen: Seen, also: Iterable[str]) -> Judge:
    """What compares a word; raises Refused (C501) where nothing does."""
    name = word.name
    if word.kind == "amount":
        return numbers.amount
    if word.kind == "delta" or (name in ACCOUNTS and word.value.lstrip("+-").isdigit()):
        return settlement.gain
    if name in _FIELDS:
        return _FIELDS[name]
    sections = items.sections(seen.rules)
    if name in sections:
        return numbers.section
    if name.endswith(items.ITEM) and name.removesuffix(items.ITEM) in sections:
        return items.item
    accounts = settlement.accounts(seen)
    if name in accounts:
        return settlement.gain
    if name in cards.fields(seen):
        return cards.held
    facts = position.facts(seen)
    if name in facts:
        return position.stated
    known = sorted({*_FIELDS, *sections, *(f"{title}{items.ITEM}" for title in sections), *accounts, *facts, *also})
    return refuse("C501", f"no result has a `{name}`", word, hints=closest(name, known))
