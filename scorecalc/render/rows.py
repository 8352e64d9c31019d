"""Results as rows of CSV or TSV: one a line, lists inside a cell joined by spaces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from scorecalc.model.money import Payment
from scorecalc.model.score import Breakdown, HandScore
from scorecalc.problems import Problem
from scorecalc.render.signs import safe

__all__ = ["COLUMNS", "deltas_cell", "encoded", "encoder", "payments_cell", "refused_row", "scored_row"]

COLUMNS = (
    "line_number",
    "status",
    "ruleset",
    "total",
    "unit",
    "limit",
    "payments",
    "deltas",
    "items",
    "problems",
    "line",
)


def scored_row(breakdown: Breakdown, line_number: int, status: str = "ok") -> tuple[str, ...]:
    """The cells of a scored line, in the order of :data:`COLUMNS`.

    Where the line has several hands, what belongs to one of them stands behind its label:
    ``S:3900 W:8000``, ``S:pinfu W:tanyao``.
    """
    hands = breakdown.hands if breakdown.several else {"": next(iter(breakdown.hands.values()), None)}
    named = [(f"{label}:" if label else "", hand) for label, hand in hands.items() if hand is not None]
    units = dict.fromkeys(hand.total.unit for _, hand in named if hand.total is not None)
    cells = (
        str(line_number),
        status,
        breakdown.ruleset,
        " ".join(f"{label}{hand.total.amount}" for label, hand in named if hand.total is not None),
        " ".join(units),
        " ".join(f"{label}{hand.limit}" for label, hand in named if hand.limit is not None),
        payments_cell(breakdown.payments),
        deltas_cell(breakdown.deltas),
        " ".join(f"{label}{item}" for label, hand in named for item in _items(hand)),
        "",
        breakdown.line,
    )
    return tuple(safe(cell) for cell in cells)


def payments_cell(payments: Iterable[Payment]) -> str:
    """All payments: ``W>S:3900 W>S:300``."""
    return " ".join(_payment(payment) for payment in payments)


def deltas_cell(deltas: Mapping[str, int]) -> str:
    """What each account gains: ``E:0 S:+3900``."""
    return " ".join(f"{who}:{gain:+d}" if gain else f"{who}:0" for who, gain in deltas.items())


def refused_row(
    problems: Iterable[Problem], line: str, line_number: int, status: str, ruleset: str = ""
) -> tuple[str, ...]:
    """The cells of a line that could not be scored; the problems are their codes.

    >>> refused_row([Problem("R310", "a winning shape, but no yaku")], "riichi 123m", 3, "refused", "riichi")
    ('3', 'refused', 'riichi', '', '', '', '', '', '', 'R310', 'riichi 123m')
    """
    codes = " ".join(problem.code for problem in problems)
    return tuple(safe(cell) for cell in (str(line_number), status, ruleset, *[""] * 6, codes, line))


def encoded(rows: Iterable[Sequence[str]], form: str, *, header: bool = True) -> Iterator[str]:
    r"""Each row as a line of ``form`` (``csv`` or ``tsv``) without its newline, the header first.

    Rows are taken one at a time, so that a stream stays a stream.

    >>> list(encoded([["1", "a,b"]], "csv", header=False)), list(encoded([["1", "a,b"]], "tsv", header=False))
    (['1,"a,b"'], ['1\ta,b'])
    """
    from itertools import chain

    yield from map(encoder(form), chain([COLUMNS] if header else [], rows))


def encoder(form: str) -> Callable[[Sequence[str]], str]:
    """What makes a line of ``form`` (``csv`` or ``tsv``), without its newline, of the cells of one row.

    >>> encoder("csv")(["1", "a,b"])
    '1,"a,b"'
    """
    import csv

    writer = csv.writer(_Echo(), delimiter="\t" if form == "tsv" else ",", lineterminator="")
    written: Callable[[Sequence[str]], Any] = writer.writerow  # which gives back what its file's `write` does
    return written


class _Echo:
    """A file that gives back what is written to it."""

    def write(self, text: str) -> str:
        return text


def _items(hand: HandScore) -> list[str]:
    """The ids without their ruleset: ``riichi.pinfu`` is ``pinfu``, as an expectation may write it."""
    return [item.id.split(".", 1)[-1] for section in hand.sections for item in section.items]


def _payment(payment: Payment) -> str:
    """``W>S:3900``; with how many pay it where they are not told apart: ``other>winner:1000x2``."""
    times = "" if payment.times == 1 else f"x{payment.times}"
    return f"{payment.payer}>{payment.payee}:{payment.amount}{times}"
