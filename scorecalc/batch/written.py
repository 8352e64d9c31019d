"""Results as lines of JSONL, CSV or TSV."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from scorecalc.batch.results import Result
from scorecalc.render.rows import COLUMNS, encoder, refused_row, scored_row
from scorecalc.render.to_json import as_json, as_row, dumps, refusal_json

__all__ = ["FORMATS", "header", "row_writer", "written"]

FORMATS = ("jsonl", "csv", "tsv")


def written(results: Iterable[Result], form: str) -> Iterator[str]:
    r"""Each result as a line without its end, the header of a CSV or TSV before them.

    >>> from scorecalc.batch import results
    >>> list(written(results(["riichi han=4 => error R214"]), "tsv"))[1].split("\t")
    ['1', 'ok', 'riichi', '', '', '', '', '', '', 'R214', 'riichi han=4']
    """
    first = header(form)
    if first is not None:
        yield first
    yield from map(row_writer(form), results)


def header(form: str) -> str | None:
    """The line that stands before the rows; None in JSONL."""
    return None if form == "jsonl" else encoder(form)(COLUMNS)


def row_writer(form: str) -> Callable[[Result], str]:
    """What makes a line, without its end, of one result."""
    if form == "jsonl":
        return _object
    encode = encoder(form)
    return lambda result: encode(_cells(result))


def _object(result: Result) -> str:
    shown = as_json(result.breakdown) if result.breakdown is not None else refusal_json(result.problems, result.line)
    differences = [{"what": d.what, "expected": d.expected, "got": d.got} for d in result.differences]
    return dumps(as_row(shown, result.line_number, result.status, differences))


def _cells(result: Result) -> tuple[str, ...]:
    if result.breakdown is not None:
        return scored_row(result.breakdown, result.line_number, result.status)
    return refused_row(result.problems, result.line, result.line_number, result.status, result.ruleset)
