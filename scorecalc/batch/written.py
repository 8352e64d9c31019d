"""Results as lines of JSONL, CSV or TSV."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scorecalc.batch.results import Result
from scorecalc.render.rows import encoded, refused_row, scored_row
from scorecalc.render.to_json import as_json, as_row, dumps, refusal_json

__all__ = ["FORMATS", "written"]

FORMATS = ("jsonl", "csv", "tsv")


def written(results: Iterable[Result], form: str) -> Iterator[str]:
    r"""Each result as a line without its end, the header of a CSV or TSV before them.

    >>> from scorecalc.batch import results
    >>> list(written(results(["riichi han=4 => error R214"]), "tsv"))[1].split("\t")
    ['1', 'ok', 'riichi', '', '', '', '', '', '', 'R214', 'riichi han=4']
    """
    return map(_object, results) if form == "jsonl" else encoded(map(_row, results), form)


def _object(result: Result) -> str:
    shown = as_json(result.breakdown) if result.breakdown is not None else refusal_json(result.problems, result.line)
    differences = [{"what": d.what, "expected": d.expected, "got": d.got} for d in result.differences]
    return dumps(as_row(shown, result.line_number, result.status, differences))


def _row(result: Result) -> tuple[str, ...]:
    if result.breakdown is not None:
        return scored_row(result.breakdown, result.line_number, result.status)
    return refused_row(result.problems, result.line, result.line_number, result.status, result.ruleset)
