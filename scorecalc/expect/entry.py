"""An entry at a table and its expectation: what it moves, how things stand behind it, and all that a line gives.

========================  =======================================================================
written                   compared with
========================  =======================================================================
``Anna=+12`` ``Ben=0``    what the entry changes in a player's score
``pot=+1000``             what it puts on the table; ``bank=-6`` what the game itself pays
``pot=1000``              without a sign: what lies there behind the entry
``scores=Anna:37/Ben:19`` the scores behind it, of those who are named
``round=S`` ``hand=2``    which hand comes next; ``honba=1`` the counters on it
``dealer=Ben``            who deals it, ``none`` where nobody does
``over=no``               whether the game goes on, or why it is over, `-` for spaces
``winner=Anna/Ben``       who won the hand
========================  =======================================================================

Players are called by their names, or by their seats in the hand that was played.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from scorecalc.expect.compare import compare
from scorecalc.expect.difference import NOTHING, Difference, Seen, differ, field, number, refuse
from scorecalc.expect.players import called_so, group, parted, player, signed_as
from scorecalc.model.money import BANK, POT, deltas
from scorecalc.model.names import LETTER, lettered
from scorecalc.model.score import Breakdown
from scorecalc.model.table import Entry, State
from scorecalc.notation.expectation import Expected
from scorecalc.problems import Problem, Refused
from scorecalc.render.payments import clauses
from scorecalc.rules.flow import flow_of
from scorecalc.rules.ruleset import Ruleset

__all__ = ["Entered", "compare_entry", "over", "reason", "written_entry"]

_BUST = "bust"  #: an end that does not say whose score is below 0
_SIGNED = re.compile("[+-][0-9]+|0")


class Entered(NamedTuple):
    """An entry with the table before it, its breakdown and the rules of the table."""

    before: State
    entry: Entry
    breakdown: Breakdown
    rules: Ruleset

    @property
    def names(self) -> Mapping[str, str]:
        """What the players are called: names, and seats before the entry."""
        return {**flow_of(self.rules).seats(self.before), **{name: name for name in self.before.players}}

    @property
    def changes(self) -> Mapping[str, int]:
        """What the entry changes: the scores of all players, the pot and the bank."""
        before, after = self.before, self.entry.after
        unit = flow_of(self.rules).unit
        paid = deltas([payment for payment in self.entry.payments if payment.unit == unit], (BANK,))
        gains = {name: after.scores[name] - before.scores[name] for name in before.players}
        return {**gains, POT: after.pot - before.pot, BANK: paid[BANK]}

    @property
    def because(self) -> str:
        """The entry in a few words."""
        return self.entry.summary

    @property
    def standing(self) -> str:
        """Why no other hand comes next, where the game is over; else the entry in a few words."""
        return ended(self.entry.after) or self.because


_Judge = Callable[[Expected, Entered], Difference | None]


def compare_entry(seen: Entered, expected: Sequence[Expected]) -> tuple[Difference, ...]:
    """What differs in an entry, in the order in which it was written; () where all that is named holds.

    Raises :class:`Refused` (C501 to C507) with every word that no entry could meet; places count in the expectation.
    """
    if any(word.kind == "error" for word in expected):
        whole = written_entry(seen)
        return tuple(one._replace(instead=whole) for one in compare(seen.breakdown, expected))
    found: list[Difference | None] = []
    rest: list[Expected] = []
    problems: list[Problem] = []
    for word in expected:
        judge = _judge(word, seen)
        if judge is None:
            rest.append(word)
            continue
        try:
            found.append(judge(word, seen))
        except Refused as refused:
            problems += refused.problems
    try:
        found += compare(seen.breakdown, rest, seen.rules, also=_STANDING)
    except Refused as refused:
        problems += refused.problems
    if problems:
        raise Refused(sorted(problems, key=lambda one: one.start or 0))
    return tuple(sorted((one for one in found if one is not None), key=lambda one: one.words[0].start))


def written_entry(seen: Entered) -> str:
    """An entry as an expectation: what it moves, and what else is not as before; of a hand without either how it ended.

    A player that nothing happens to is left out.
    """
    moved = [f"{account}={gain:+d}" for account, gain in seen.changes.items() if gain and account != BANK]
    return " ".join([*moved, *_turned(seen)]) or f"outcome={seen.entry.outcome}"


def _turned(seen: Entered) -> Iterator[str]:
    """What comes next, as far as it is not what came before."""
    before, after = seen.before, seen.entry.after
    for name in _NEXT:
        now = getattr(after, name)
        if now != getattr(before, name):
            yield f"{name}={NOTHING if now == '' else now}"
    if after.over:
        yield f"over={reason(after.over)}"


def reason(text: str) -> str:
    """Why a game is over, as an expectation has it.

    >>> reason("every player has dealt twice"), reason("Ben's score is below 0"), reason("")
    ('every-player-has-dealt-twice', 'Ben-s-score-is-below-0', 'no')
    """
    plain = zip(text, lettered(text), strict=True)
    kept = "".join(c if sign == LETTER or (sign.isascii() and sign.isalnum()) else " " for c, sign in plain)
    return "-".join(kept.split()) or "no"


def ended(state: State) -> str:
    """That a game is over, and why; "" while it goes on.

    >>> ended(State(("Anna", "Ben"), {"Anna": 51000, "Ben": -1000}, over="bust"))
    'the game is over: bust, Ben is below 0'
    """
    if not state.over:
        return ""
    below = [name for name in state.players if state.scores[name] < 0] if state.over == _BUST else []
    who = f", {' and '.join(below)} {'is' if len(below) == 1 else 'are'} below 0" if below else ""
    return f"the game is over: {state.over}{who}"


def over(word: Expected, state: State, because: str) -> Difference | None:
    """``over=no``, ``over=last-hand``."""
    got = reason(state.over)
    same = word.value.lower() == got.lower()
    return None if same else Difference("over", word.value, got, because, (word,), f"over={got}")


def _judge(word: Expected, seen: Entered) -> _Judge | None:
    """What compares a word with the entry; None where it is the breakdown's."""
    called = word.name in seen.names or (word.kind == "delta" and called_so(word.name, seen.names) is not None)
    if called and _SIGNED.fullmatch(word.value):
        return _change
    if word.name == "over" and word.value in ("true", "false"):
        return None  # a field of some breakdowns
    if word.kind == "field" and word.name in _STANDING:
        return _STANDING[word.name]
    if word.kind == "delta" or word.name in seen.names:
        return _unsigned
    return None


def _change(word: Expected, seen: Entered) -> Difference | None:
    name = player(word.name, seen.names, word) if word.name not in (POT, BANK) else word.name
    got = seen.changes[name]
    instead = f"{word.name}={signed_as(word, got)}"
    return differ(word.name, number(word, word.value), got, lambda: _told(name, seen), word, instead)


def _told(account: str, seen: Entered) -> str:
    """What an account pays and is paid, and what for."""
    mine = [payment for payment in seen.entry.payments if account in (payment.payer, payment.payee)]
    told = [" ".join(filter(None, [c.words, c.amount, f"({c.why})" if c.why else ""])) for c in clauses(mine, {})]
    return "; ".join([*told, seen.because] if told else ["no payment", seen.because])


def _unsigned(word: Expected, seen: Entered) -> Difference | None:
    """Refuses a name that nobody has, or a number that may be a change or a score."""
    name = player(word.name, seen.names, word)
    number(word, word.value)
    help = f"a change has a sign, `{name}=+{word.value.lstrip('+-')}`; a score is written `scores={name}:{word.value}`"
    return refuse("C504", f"`{word.name}={word.value}` may be a change or a score", word, help)


def _money(word: Expected, seen: Entered) -> Difference | None:
    """``pot=+1000`` is what is put there, ``pot=1000`` what lies there then."""
    if word.value[:1] in "+-":
        return _change(word, seen)
    return field(word, number(word, word.value), seen.entry.after.pot, lambda: _told(POT, seen))


def _scores(word: Expected, seen: Entered) -> Difference | None:
    def read(word: Expected, value: str) -> int:
        return number(word, value)

    return parted(word, seen.names, seen.entry.after.scores, read, str, lambda name: _told(name, seen))


def _counted(word: Expected, seen: Entered) -> Difference | None:
    got = getattr(seen.entry.after, word.name)
    return field(word, number(word, word.value), got, lambda: seen.standing)


def _round(word: Expected, seen: Entered) -> Difference | None:
    wanted = None if word.value == NOTHING else word.value
    return field(word, wanted, seen.entry.after.round or None, lambda: seen.standing)


def _dealer(word: Expected, seen: Entered) -> Difference | None:
    wanted = None if word.value == NOTHING else player(word.value, seen.names, word)
    return field(word, wanted, seen.entry.after.dealer or None, lambda: seen.standing)


def _winner(word: Expected, seen: Entered) -> Difference | None:
    wanted = group(word, seen.names)
    got = [seen.names[label] for label in seen.breakdown.winner]
    if set(wanted) == set(got):
        return None
    won = "/".join(got) or None
    heading = Seen(seen.breakdown, seen.rules).heading
    return Difference("winner", word.value, won, heading, (word,), f"winner={won or NOTHING}")


def _over(word: Expected, seen: Entered) -> Difference | None:
    return over(word, seen.entry.after, seen.standing)


#: fields of a state that say which hand comes next
_NEXT = ("round", "hand", "dealer", "honba")

_STANDING: dict[str, _Judge] = {
    "round": _round,
    "hand": _counted,
    "dealer": _dealer,
    "honba": _counted,
    "over": _over,
    POT: _money,
    BANK: _change,
    "scores": _scores,
    "winner": _winner,
}
