"""How a game goes from one hand to the next: what a game tells a table, and what every table does alike.

A game keeps its flow beside its items.  The flow knows who sits where, what the table tells a line (round,
counters, walls), what comes after a hand, and who has won at the end; a line becomes an entry here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from scorecalc.model.money import ACCOUNTS, BANK, POT, Payment
from scorecalc.model.score import Breakdown, Grid
from scorecalc.model.table import Entry, Final, State
from scorecalc.model.vocabulary import Vocabulary
from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem, Refused
from scorecalc.rules.engine import score
from scorecalc.rules.ruleset import Game, Ruleset, Style

__all__ = ["FILLED_IN", "Flow", "TableGame", "completed", "enter", "flow_of", "repeats_only"]

#: the help of a word (R380) that only repeats what the table knows: without it the line says the same
FILLED_IN = "leave it out, and the table fills it in"
_LARGEST = 10**12  #: an amount that no table plays for; a ledger keeps 64 bits


class Flow(Protocol):
    """The course of a game under the rules of one table.

    ``unit`` is that of the scores.  ``deals`` is what ``State.dealer`` does (``deals``, ``has the turn``), and
    ``rounds`` what ``State.round`` counts (``round``), "" where it is a wind.  ``at_table`` has what notes of a
    breakdown say at a table, by their ids, "" where nothing: it fills in what a line by itself would have to tell.
    """

    unit: str
    deals: str
    rounds: str
    at_table: Mapping[str, str]

    def begin(self, players: tuple[str, ...]) -> State:
        """The table before its first hand; raises Refused (R384) where so many cannot play."""

    def seats(self, state: State) -> Mapping[str, str]:
        """How a line calls the players now, and who that is: ``{"E": "Ben", "S": "Cleo", …}``, or names themselves."""

    def complete(self, state: State, bound: Bound) -> Bound:
        """The line with all that the table knows.

        Raises Refused where it says otherwise (R380, see :func:`completed`), or lacks what the table must be told
        (R382).
        """

    def payments(self, state: State, bound: Bound, breakdown: Breakdown) -> Sequence[Payment]:
        """What moves, between accounts as the line calls them; mostly the payments of the breakdown."""

    def after(self, state: State, bound: Bound, breakdown: Breakdown) -> State:
        """The table after the line; ``state`` is the one before it but for scores and pot, where all is paid."""

    def summary(self, state: State, bound: Bound, breakdown: Breakdown) -> str:
        """What happened in a few words, the players by their names; ``state`` is the table before the line."""

    def shown(self, state: State) -> tuple[Grid, ...]:
        """What the game remembers beside scores, dealer and pot, as far as players want to see it."""

    def final(self, state: State) -> Final:
        """The ranking, were the game to end here."""


@runtime_checkable
class TableGame(Game, Protocol):
    """A game that is played hand after hand at a table."""

    def flow(self, ruleset: Ruleset) -> Flow:
        """Its course under a ruleset."""


def enter(
    bound: Bound,
    ruleset: Ruleset,
    state: State,
    write: Callable[[Bound], str],
    style: Style = Style(),  # noqa: B008  (immutable)
) -> tuple[Entry, Breakdown]:
    """A line entered at a table, and its breakdown; players are called as the flow's ``seats`` call them.

    ``write`` gives the canonical form of the line with all that the table filled in, which is that of the breakdown.
    Raises Refused where the rules or the table object: the game is over (R381), the line says otherwise than the
    table (R380, R383), or leaves open what decides the payments (R382).
    """
    flow = flow_of(ruleset)
    if state.over:
        help = "`table undo` takes the last entry back, if it should not be"
        raise Refused([Problem("R381", f"the game is over: {state.over}", help=help)], bound.line)
    _refuse([*_options(bound, ruleset)], bound)
    whole = flow.complete(state, bound)
    line = write(whole)
    breakdown = score(whole, ruleset, style)._replace(line=line)
    _refuse([*_left_open(breakdown)], bound)
    seats = flow.seats(state)
    called = flow.payments(state, whole, breakdown)
    payments = tuple(
        one._replace(payer=seats.get(one.payer, one.payer), payee=seats.get(one.payee, one.payee)) for one in called
    )
    _all_known(payments, state)
    _refuse([*_too_large(payments)], bound)
    after = flow.after(state.paid(payments, flow.unit), whole, breakdown)
    summary = flow.summary(state, whole, breakdown)
    entry = Entry(0, bound.line, line, breakdown.outcome, summary, payments, after)
    return entry, breakdown


def flow_of(ruleset: Ruleset) -> Flow:
    """The flow of a ruleset's game."""
    game = ruleset.game
    if not isinstance(game, TableGame):
        raise TypeError(f"{game.name} has no flow")
    return game.flow(ruleset)


def completed(
    bound: Bound, told: Mapping[str, Any], vocabulary: Vocabulary, known: str, label: str | None = None
) -> Bound:
    """A line with settings that the table knows, those of one player under his label, or the table's.

    A line that says a setting itself must say the same; else it is refused (R380): ``known`` says how things stand
    (``East 2, 1 honba``).

    >>> from scorecalc.api import bind_line
    >>> from scorecalc.notation import read
    >>> bound, rules = bind_line(read("riichi +nobody-won tenpai=E honba=2"))
    >>> completed(bound, {"honba": 1}, rules.vocabulary, "it is East 1, 1 honba")
    Traceback (most recent call last):
    ...
    scorecalc.problems.Refused: R380: honba=2, but it is East 1, 1 honba
    """
    hand = bound.table if label is None else next(hand for hand in bound.hands if hand.label == label)
    problems = []
    for name, value in told.items():
        if name in hand.settings and hand.settings[name] != value:
            said = f"{name}={vocabulary.settings[name].kind.write(hand.settings[name])}"
            problems.append(Problem("R380", f"{said}, but {known}", *hand.place(name), FILLED_IN))
    _refuse(problems, bound)
    filled = HandWords(hand.label, hand.tiles, hand.flags, {**hand.settings, **told}, hand.words)
    if label is None:
        return bound._replace(table=filled)
    return bound._replace(hands=tuple(filled if one is hand else one for one in bound.hands))


def repeats_only(problem: Problem) -> bool:
    """Whether a problem is about a word that only repeats what the table knows: the line can do without it."""
    return problem.help == FILLED_IN and problem.start is not None


def _options(bound: Bound, ruleset: Ruleset) -> Iterable[Problem]:
    """Options of the line that are not the table's (R383)."""
    told = {option.name for option in ruleset.game.options if option.told}
    for name, value in bound.options.items():
        if name in told:  # the flow checks it
            continue
        agreed = ruleset.options[name]
        if value != agreed:
            written = ruleset.vocabulary.settings[name].kind.write
            message = f"{name}={written(value)}, but the table plays {name}={written(agreed)}"
            help = "the rules of a table are those it was begun with: leave it out"
            yield Problem("R383", message, *bound.table.place(name), help)


def _left_open(breakdown: Breakdown) -> Iterable[Problem]:
    """What a result says only with `if` (R382)."""
    if breakdown.depends_on_win:
        wins = " or ".join(f"win={one.win}" for one in breakdown.alternatives)
        yield Problem("R382", "what the hand is worth hangs on the winning tile", help=f"say {wins}")
    unknown = {a for p in breakdown.payments for a in (p.payer, p.payee)} & {*ACCOUNTS} - {POT, BANK}
    if unknown - {"discarder"}:
        yield Problem("R382", "who won?", help="say seat= and the player, or begin his hand with his name and a colon")
    if "discarder" in unknown:
        yield Problem("R382", "who discarded the winning tile?", help="say from= and the player, or +tsumo")


def _too_large(payments: Iterable[Payment]) -> Iterable[Problem]:
    """Amounts that no table can keep (R386)."""
    most = max((one.amount * one.times for one in payments), default=0)
    if most > _LARGEST:
        help = f"a table keeps amounts up to {_LARGEST}; play with a limit, or see that the doubles are right"
        yield Problem("R386", f"{most} are more than a table keeps", help=help)


def _all_known(payments: Iterable[Payment], state: State) -> None:
    known = {*state.players, POT, BANK}
    strangers = sorted({a for p in payments for a in (p.payer, p.payee)} - known)
    if strangers:
        raise ValueError(f"payments of {', '.join(strangers)}, who do not sit at the table")


def _refuse(problems: Sequence[Problem], bound: Bound) -> None:
    if problems:
        raise Refused(sorted(problems, key=lambda p: (p.start is None, p.start or 0)), bound.line)
