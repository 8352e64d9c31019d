"""`batch`: many lines to JSONL, CSV or TSV, as they come in."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple

import typer

from scorecalc.batch.chunks import POLICIES, Chunk, Done, Way, ready
from scorecalc.batch.run import run
from scorecalc.batch.source import Source, chunks_of
from scorecalc.batch.standing import behind, standing
from scorecalc.batch.written import FORMATS, header
from scorecalc.cli import options
from scorecalc.cli.batch_input import StandardInput, sources
from scorecalc.cli.codes import INTERRUPTED, NO, code_of
from scorecalc.cli.interrupts import Interrupts
from scorecalc.cli.lines import rules_for
from scorecalc.cli.output import Output
from scorecalc.cli.progress import Progress
from scorecalc.cli.source import native
from scorecalc.cli.streams import is_terminal
from scorecalc.cli.tally import Tally
from scorecalc.cli.usage import Misused, one_of
from scorecalc.problems import Refused

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "echo 'riichi han=4 fu=30 seat=S from=W' | scorecalc batch",
    "echo '234m 567m 345p 678s 55s win=8s +riichi => 3900' | scorecalc batch -r riichi --format csv -",
)


def command(
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="[FILE|-]...", help="Files of lines; - is standard input.", show_default=False),
    ] = None,
    rules: options.Rules = None,
    format: options.Format = None,
    json: Annotated[bool, typer.Option("--json", help="Short for --format jsonl.")] = False,
    out: options.Out = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on behind the last whole row of the file of -o.")
    ] = False,
    on_error: Annotated[
        str, typer.Option("--on-error", metavar="report|skip|stop", help="What becomes of a line that fails.")
    ] = "report",
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="Processes; 0 is one for each core.")] = 1,
    field: Annotated[
        str | None, typer.Option("--field", metavar="NAME", help="The column of a CSV, or field of JSONL, to score.")
    ] = None,
    form: Annotated[
        str | None, typer.Option("--from", metavar="csv|tsv|jsonl", help="What is read, where no name tells it.")
    ] = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Scores many lines, a result a line in their order. Formats: jsonl, csv, tsv.

    A line that fails is reported as a result (report), left out and told on stderr (skip), or the
    run ends there (stop); each makes the exit code 1. What stands behind `=>` in a line is checked.

    The lines of several files are numbered through. With --field the lines are a column of a CSV or
    TSV, whose first row names it, or a field of JSONL; a row has the number of the line at which it begins.

    --resume keeps the whole rows of the file, drops a torn one, skips as much of the input, and
    refuses a file that other lines or rules gave.
    """
    policy = one_of("policy", on_error, POLICIES)
    if json and format not in (None, "jsonl"):
        raise Misused(f"--json and --format {format} contradict each other", "give one of them")
    if resume and out in (None, "-"):
        raise Misused("--resume without -o", "name the file that an earlier run wrote: -o results.csv --resume")
    with (
        Interrupts() as interrupts,
        Output(FORMATS, format="jsonl" if json else format, out=out, color=color, quiet=quiet) as output,
    ):
        tally = Tally()
        try:
            usual = rules_for(rules, output.config)[1]
            way = Way(output.format, policy, native(rules[0]) if rules else None, usual)
            stdin = StandardInput()
            plan = _Plan(way, sources(files or ["-"], field, form, out, stdin), field, _processes(jobs), stdin)
            _write(plan, output, tally, interrupts, standing_at=native(out) if resume and out else None)
        except Refused as refused:  # the rules, a file, not a line
            output.problems(refused.problems, refused.line)
            output.worst(code_of(refused.problems))
        except KeyboardInterrupt:
            tally.interrupt()
            output.worst(INTERRUPTED)
            output.note(tally.summary())
        else:
            output.note(tally.summary())
        if tally.all_failed:
            output.worst(NO)
    return output.code


class _Plan(NamedTuple):
    """All that says what the rows will be, and where they come from."""

    way: Way
    sources: Sequence[Source]
    field: str | None
    jobs: int
    stdin: StandardInput


def _write(plan: _Plan, output: Output, tally: Tally, interrupts: Interrupts, standing_at: str | None) -> None:
    """Writes whole rows, those of a chunk as soon as they are there, and tells what is kept out of them."""
    chunks: Iterator[Chunk] = chunks_of(plan.sources, plan.field)
    top = header(plan.way.form)
    if standing_at is not None:
        tally.standing = standing(standing_at, plan.way.form)
        output.append(tally.standing.size)
        top = None if tally.standing.size else top
        chunks = behind(chunks, tally.standing, ready(plan.way))
    results_on_terminal = output.on_stdout and is_terminal(sys.stdout)
    progress = Progress(wanted=not output.quiet and not results_on_terminal)
    found = run(chunks, plan.way, plan.jobs, plan.stdin.idle)
    try:
        for done in found:
            with interrupts.whole():
                _take(done, top, output, progress)
                top = None
                tally.add(done)
            progress.show(tally.lines, tally.all_failed)
        output.open()
        if top is not None:
            output.write(top)
    finally:
        progress.erase()
        found.close()


def _take(done: Done, top: str | None, output: Output, progress: Progress) -> None:
    if top is not None:
        output.write(top)
    if done.rows:
        output.rows(done.rows)
    output.flush()
    if done.told:
        progress.erase()
    for told in done.told:
        output.problems(told.problems, told.line)


def _processes(jobs: int) -> int:
    if jobs < 0:
        raise Misused(f"--jobs {jobs}", "it is a number of processes; 0 is one for each core")
    if jobs:
        return jobs
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
