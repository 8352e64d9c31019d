"""Some lines of a batch at a time: what they become does not hang on the process that does them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from scorecalc.api import load_rules
from scorecalc.batch.quick import QuickLines
from scorecalc.batch.results import Result, result_at
from scorecalc.batch.written import row_writer
from scorecalc.problems import Problem
from scorecalc.rules.ruleset import Ruleset

__all__ = ["POLICIES", "Chunk", "Done", "How", "Told", "Way", "done", "ready", "row_of"]

POLICIES = ("report", "skip", "stop")


class Chunk(NamedTuple):
    """Lines and their numbers, which rise; ``flaws`` are those, by index, that hold no line to be scored.

    Of several files ``file`` is the one that the lines are from, and ``before`` how many lines those
    before it have.
    """

    numbers: Sequence[int]
    lines: Sequence[str]
    flaws: Mapping[int, Problem] = {}
    file: str | None = None
    before: int = 0


class Way(NamedTuple):
    """What is done with the lines of a batch, so that another process can be told.

    ``rules`` are those of all lines, ``usual`` those of the lines that name none; ``form`` is that
    of the rows, ``policy`` what becomes of a line that fails.
    """

    form: str
    policy: str = "report"
    rules: str | None = None
    usual: str | None = None


class How(NamedTuple):
    """A way with all that it names loaded."""

    policy: str
    rules: Ruleset | None
    usual: Ruleset | None
    write: Callable[[Result], str]
    quick: QuickLines | None = None


class Told(NamedTuple):
    """A line that the policy keeps out of the rows, and what is wrong with it."""

    problems: tuple[Problem, ...]
    line: str


class Row(NamedTuple):
    """A row of the output without its newline, and the result it is of."""

    status: str
    text: str
    result: Result


class Done(NamedTuple):
    """What became of a chunk: its rows in UTF-8, each with its newline, and what is to be counted and told.

    ``stopped`` is the number of the line at which the policy ends the run; a ``fault`` is ours and
    ends it too, after the rows that stand before it.
    """

    rows: bytes
    lines: int
    last: int
    statuses: Mapping[str, int] = {}
    told: Sequence[Told] = ()
    stopped: int | None = None
    fault: Exception | None = None


def ready(way: Way) -> How:
    """Loads what a way names; raises Refused where that cannot be."""
    rules = None if way.rules is None else load_rules(way.rules)
    usual = None if way.usual is None else load_rules(way.usual)
    quick = None if way.form == "jsonl" else QuickLines(way.form, rules, usual)
    return How(way.policy, rules, usual, row_writer(way.form), quick)


def done(chunk: Chunk, how: How) -> Done:
    r"""Scores the lines of a chunk, one after the other, up to where the run ends.

    >>> done(Chunk([1, 2], ["# two", "riichi han=4"]), ready(Way("csv")))[:4]
    (b'2,refused,riichi,,,,,,,R214,riichi han=4\n', 2, 2, {'refused': 1})
    """
    rows: list[str] = []
    statuses: dict[str, int] = {}
    told: list[Told] = []
    stopped: int | None = None
    fault: Exception | None = None
    at, scored = -1, 0
    quick = how.quick.row if how.quick is not None and not chunk.flaws else None
    for at, line in enumerate(chunk.lines):
        try:
            text = quick and quick(line, chunk.numbers[at])
            if text:
                rows.append(text)
                scored += 1
                continue
            row = row_of(chunk, at, how)
        except Exception as error:  # whatever it is, the rows before it are not lost
            error.add_note(f"in line {chunk.numbers[at]}: {chunk.lines[at]!r:.200}")
            fault = error
            break
        if row is None:
            continue
        statuses[row.status] = statuses.get(row.status, 0) + 1
        if row.status == "ok" or how.policy == "report":
            rows.append(row.text)
            continue
        told.append(Told(_problems(row.result, chunk), row.result.line))
        if how.policy == "stop":
            stopped = chunk.numbers[at]
            break
    if scored:
        statuses["ok"] = statuses.get("ok", 0) + scored
    last = chunk.numbers[at] if at >= 0 else 0
    rows.append("")  # bytes are made here, since a worker's are only passed on
    return Done("\n".join(rows).encode("utf-8", "backslashreplace"), at + 1, last, statuses, told, stopped, fault)


def row_of(chunk: Chunk, at: int, how: How) -> Row | None:
    """The row of one line of a chunk, the long way; None where the line is blank or a comment."""
    number, line = chunk.numbers[at], chunk.lines[at]
    flaw = chunk.flaws.get(at) if chunk.flaws else None
    if flaw is not None:
        result: Result | None = Result(number, "unreadable", line, "", None, (flaw,))
    else:
        result = result_at(number, line, how.rules, how.usual)
    if result is None:
        return None
    if chunk.file is not None and result.problems:
        own = number - chunk.before
        placed = tuple(p if p.file else p._replace(file=chunk.file, line_number=own) for p in result.problems)
        result = result._replace(problems=placed)
    return Row(result.status, how.write(result), result)


def _problems(result: Result, chunk: Chunk) -> tuple[Problem, ...]:
    """What is wrong with a line that failed, what differs included, and where the line stands."""
    differ = [
        Problem(
            "C500",
            f"{d.what} is {_shown(d.got)}, expected {_shown(d.expected)}",
            help=d.because and f"because: {d.because}",
        )
        for d in result.differences
    ]
    number = result.line_number - chunk.before
    told = result.problems or differ
    return tuple(p if p.file else p._replace(file=chunk.file, line_number=number) for p in told)


def _shown(value: int | str | None) -> str:
    return "none" if value is None else str(value)
