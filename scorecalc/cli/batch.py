"""`batch`: many lines to JSONL, CSV or TSV, as they come in."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import Annotated

import typer

from scorecalc.batch import Result, results
from scorecalc.batch.stream import lines_of, unreadable
from scorecalc.batch.written import FORMATS, written
from scorecalc.cli import options
from scorecalc.cli.codes import NO, code_of
from scorecalc.cli.lines import rules_for
from scorecalc.cli.output import Output
from scorecalc.cli.source import is_terminal, native
from scorecalc.cli.usage import Misused, one_of
from scorecalc.problems import Problem, Refused

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "echo 'riichi han=4 fu=30 seat=S from=W' | scorecalc batch",
    "echo '234m 567m 345p 678s 55s win=8s +riichi => 3900' | scorecalc batch -r riichi --format csv -",
)
_POLICIES = ("report", "skip", "stop")


def command(
    file: Annotated[str, typer.Argument(metavar="[FILE|-]", help="A file of lines; - is standard input.")] = "-",
    rules: options.Rules = None,
    format: options.Format = None,
    json: Annotated[bool, typer.Option("--json", help="Short for --format jsonl.")] = False,
    out: options.Out = None,
    on_error: Annotated[
        str, typer.Option("--on-error", metavar="report|skip|stop", help="What becomes of a line that fails.")
    ] = "report",
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Scores many lines, a result a line in their order. Formats: jsonl, csv, tsv.

    A line that fails is reported as a result (report), left out and told on stderr (skip), or the
    run ends there (stop); each makes the exit code 1.
    """
    policy = one_of("policy", on_error, _POLICIES)
    if json and format not in (None, "jsonl"):
        raise Misused(f"--json and --format {format} contradict each other", "give one of them")
    with Output(FORMATS, format="jsonl" if json else format, out=out, color=color, quiet=quiet) as output:
        started = perf_counter()
        count: Counter[str] = Counter()
        try:
            given, usual = rules_for(rules, output.config)
            found = results(_counted(_lines(file, out), count), given, usual)
            for line in written(_kept(found, policy, count, output), output.format):
                output.write(line)
                output.flush()  # whole lines, each as soon as it is there
        except Refused as refused:  # the rules or the file, not a line
            output.problems(refused.problems, refused.line)
            output.worst(code_of(refused.problems))
        else:
            output.note(_summary(count, perf_counter() - started))
        if count["ok"] < count["results"]:
            output.worst(NO)
    return output.code


def _lines(path: str, out: str | None) -> Iterator[str]:
    """The lines of a file or of standard input; raises Refused (D401) where they cannot be read."""
    if path == "-":
        if is_terminal():
            raise Misused("standard input is a terminal", "name a file, or pipe lines: scorecalc batch < hands.txt")
        stream = getattr(sys.stdin, "buffer", None)
        yield from (sys.stdin or ()) if stream is None else lines_of(stream)
        return
    name = native(path)
    if out is not None and os.path.exists(name) and os.path.exists(native(out)) and os.path.samefile(name, native(out)):
        raise Misused(f"`{out}` is read and written at once", "write to another file")
    try:
        with open(name, "rb") as file:
            yield from lines_of(file)
    except (OSError, ValueError) as error:  # a name with a NUL is a ValueError
        raise unreadable(path, error) from None


def _counted(lines: Iterable[str], count: Counter[str]) -> Iterator[str]:
    for line in lines:
        count["lines"] += 1
        yield line


def _kept(found: Iterable[Result], policy: str, count: Counter[str], output: Output) -> Iterator[Result]:
    """The results that are written; what the policy keeps out is told on stderr."""
    for result in found:
        count["results"] += 1
        count[result.status] += 1
        if result.status == "ok" or policy == "report":
            yield result
            continue
        output.problems(_problems(result), result.line)
        if policy == "stop":
            count["stopped"] = result.line_number
            return


def _problems(result: Result) -> list[Problem]:
    """What is wrong with a line that failed, what differs included."""
    differ = [
        Problem(
            "C500",
            f"{d.what} is {_shown(d.got)}, expected {_shown(d.expected)}",
            help=d.because and f"because: {d.because}",
        )
        for d in result.differences
    ]
    return [problem._replace(line_number=result.line_number) for problem in (result.problems or differ)]


def _shown(value: int | str | None) -> str:
    return "none" if value is None else str(value)


def _summary(count: Counter[str], seconds: float) -> str:
    """``1200 lines: 1190 ok, 6 refused, 3 unreadable, 1 differs; 4100 lines a second``."""
    lines = count["lines"]
    told = [f"{count['ok']} ok"]
    told += [f"{count[status]} {status}" for status in ("refused", "unreadable") if count[status]]
    if count["differs"]:
        told.append(f"{count['differs']} {'differs' if count['differs'] == 1 else 'differ'}")
    without = lines - count["results"]
    if without:
        told.append(f"{without} blank or a comment")
    stopped = f"; stopped at line {count['stopped']}" if count["stopped"] else ""
    rate = f"; {lines / seconds:.0f} lines a second" if seconds > 0 and lines else ""
    return f"{lines} line{'' if lines == 1 else 's'}: {', '.join(told)}{stopped}{rate}"
