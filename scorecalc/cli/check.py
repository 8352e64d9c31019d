"""`check`: files of examples beside what the rules give."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated

import typer

from scorecalc.api import load_rules
from scorecalc.check import Checked, Rules, check_rules, check_text, is_rules
from scorecalc.check.files import Content, content_of, decoded, files_of, replace
from scorecalc.check.report import as_json, counted, differing
from scorecalc.check.update import updated
from scorecalc.cli import options
from scorecalc.cli.codes import NO, UNUSABLE
from scorecalc.cli.lines import rules_for
from scorecalc.cli.output import Output
from scorecalc.cli.source import is_terminal, native
from scorecalc.cli.usage import Misused
from scorecalc.problems import Problem, Refused

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "echo 'riichi han=4 fu=30 => 7700' | scorecalc check -",
    "echo '234m 567m 345p 678s 55s win=8s +riichi => 3900 fu=30' | scorecalc check -r riichi -",
)
_FORMATS = ("text", "json")


def command(
    files: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="FILE...",
            help="Markdown suites, files of `line => expectation`, folders of both, house rules in TOML; - is stdin.",
            show_default=False,
        ),
    ] = None,
    rules: options.Rules = None,
    update: Annotated[bool, typer.Option("--update", help="Write the values got into the files.")] = False,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Compares examples with what the rules give; the exit code is 1 where they differ. Formats: text, json.

    Of a file of house rules the lines under `yes` and `no` of its own items are tried.
    """
    with Output(_FORMATS, format=format, json=json, out=out, color=color, quiet=quiet) as output:
        given, usual = rules_for(rules, output.config)
        named = Rules(given, (rules or [given.name])[0]) if given else None
        otherwise = Rules(load_rules(usual), usual) if usual else None
        run = _Run(output, named, otherwise, update=update)
        for argument in _arguments(files, update=update):
            run.check(argument)
        run.end()
    return output.code


def _arguments(files: list[str] | None, *, update: bool) -> list[str]:
    """The files and folders that are named."""
    if not files:
        help = "name Markdown suites or files of `line => expectation`, or - for standard input"
        raise Misused("no file is given", help)
    rules = next((path for path in files if is_rules(path)), None)
    if update and rules:
        raise Misused(f"{rules} is a file of rules: there is nothing in it to update", "name the others")
    if update and "-" in files:
        raise Misused("standard input cannot be updated", "name a file")
    return files


class _Run:
    """The files that were checked so far, what is told of them at once and what at the end."""
def _unusable(refused: Refused, output: Output, unusable: list[Problem]) -> None:
    """A file that cannot be used is told of, and the others are still checked."""
    unusable += refused.problems
    output.worst(UNUSABLE)
    if output.format == "text":
        output.problems(refused.problems, refused.line)


def _content(path: str) -> Content:
    if path != "-":
        return content_of(path)
    if is_terminal():
        raise Misused("standard input is a terminal", "pipe a suite: scorecalc check - < suite.md")
    stream = getattr(sys.stdin, "buffer", None)
    return Content(sys.stdin.read() if sys.stdin else "", "utf-8") if stream is None else decoded(stream.read(), path)


def _updated(
    path: str, content: Content, found: Checked, rules: Rules | None, usual: Rules | None
) -> tuple[Checked, int]:
    """Writes what was got into the file, and checks it again for what no value could mend."""
    text, count = updated(content.text, found)
    if not count:
        return found, 0
    replace(path, Content(text, content.encoding))
    return check_text(text, path, rules, usual), count


def _tell(checked: Checked, output: Output) -> None:
    """What differs and what is wrong with a file, then how many cases it has."""
    if checked.differing or checked.flaws:
        output.worst(NO)
    if any(problem.code[0] == "D" for flaw in checked.flaws for problem in flaw.problems):
        output.worst(UNUSABLE)
    if output.format != "text":
        return
    for block in differing(checked):
        output.write(block)
    for flaw in checked.flaws:
        output.problems(flaw.problems, flaw.line)
    _say(output, counted(checked))


def _say(output: Output, text: str) -> None:
    if output.format == "text" and not output.quiet:
        output.write(text)
        output.flush()
