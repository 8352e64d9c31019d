"""`check`: files of examples beside what the rules give."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from scorecalc.api import load_rules
from scorecalc.check import Checked, Rules, check_rules, check_text, is_rules
from scorecalc.check.files import Content, content_of, decoded, files_of, replace
from scorecalc.check.report import as_json, counted, differing
from scorecalc.check.suite import is_markdown
from scorecalc.check.total import total_of
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
_FEW = 5  #: files that are listed one by one, though they are as expected
_FENCES = "a case stands in a block that begins with ```scorecalc, ```scorecalc-table or ```scorecalc-game"


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

    Of a file of house rules the lines under `yes` and `no` of its own items are tried. A whole game stands in a block
    ```scorecalc-game rules=NAME players=Anna/Ben/Cleo of a .md file, a line a hand; examples/tables has some of each
    game. What a header may say beside: scorecalc rules show NAME.
    """
    with Output(_FORMATS, format=format, json=json, out=out, color=color, quiet=quiet) as output:
        given, usual = rules_for(rules, output.config)
        named = Rules(given, (rules or [given.name])[0]) if given else None
        otherwise = Rules(load_rules(usual), usual) if usual else None
        run = _Run(output, named, otherwise, update=update)
        run.check(_arguments(files, update=update))
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
    """The files of one command: what is told of each at once, and what of all of them at the end.

    ``rules`` are those of every case whose block names none, ``usual`` those of the lines that then still have none.
    """

    __slots__ = ("changed", "checked", "listed", "output", "rules", "unusable", "update", "usual")

    def __init__(self, output: Output, rules: Rules | None, usual: Rules | None, *, update: bool) -> None:
        self.output, self.rules, self.usual, self.update = output, rules, usual, update
        self.checked: list[Checked] = []
        self.unusable: list[Problem] = []
        self.changed = 0
        self.listed = True

    def check(self, arguments: list[str]) -> None:
        """Checks the files that are named, and those of the folders that are.

        A file that is named, and a folder as a whole, must hold something; of many files those that are as expected
        are not listed.
        """
        found = [(argument, self._files_of(argument)) for argument in arguments]
        self.listed = sum(len(paths) for _, paths in found) <= _FEW
        for argument, paths in found:
            given = paths == [native(argument)]
            holding = [self._check(path, given=given) for path in paths]
            if holding and not given and not any(holding):
                self._lost(
                    Refused([Problem("D430", "no file of the folder holds a case", help=_FENCES, file=argument)])
                )

    def end(self) -> None:
        """The total of several files, or all that was found as JSON."""
        if self.output.format == "json":
            from scorecalc.render.to_json import dumps

            shown = as_json(self.checked, self.unusable)
            self.output.write(dumps(shown | {"changed": self.changed} if self.update else shown))
            return
        total = total_of(self.checked, self.unusable)
        if total.files > 1 and (total.failing or not self.output.quiet):
            self.output.write(str(total))

    def _files_of(self, argument: str) -> list[str]:
        try:
            return [argument] if argument == "-" else files_of(native(argument))
        except Refused as refused:
            self._lost(refused)
            return []

    def _check(self, path: str, *, given: bool) -> bool:
        """Whether there is anything in a file; one that cannot be used is told of, and the others still checked."""
        try:
            content = _content(path)
            found = self._found(path, content)
            if given and _empty(found):
                help = _FENCES if is_markdown(path, content.text) else "a case is a line: `riichi han=4 fu=30 => 7700`"
                raise Refused([Problem("D432", "no case is in it", help=help, file=path)])
        except Refused as refused:
            self._lost(refused)
            return True
        self.checked.append(found)
        self._tell(found)
        return not _empty(found)

    def _found(self, path: str, content: Content) -> Checked:
        if is_rules(path):
            return check_rules(content.text, path)
        found = check_text(content.text, path, self.rules, self.usual)
        if not self.update:
            return found
        text, count = updated(content.text, found)
        self.changed += count
        told = f"{path}: {count} of {len(found.answers)} expectations changed"
        if count:  # checked again, for what no value could mend
            replace(path, Content(text, content.encoding))
            found = check_text(text, path, self.rules, self.usual)
        if count or self.listed:
            self._say(told)
        return found

    def _lost(self, refused: Refused) -> None:
        self.unusable += refused.problems
        self.output.worst(UNUSABLE)
        if self.output.format == "text":
            self.output.problems(refused.problems, refused.line)

    def _tell(self, checked: Checked) -> None:
        """What differs and what is wrong with a file, then how many cases it has."""
        if checked.differing or checked.flaws:
            self.output.worst(NO)
        if any(problem.code[0] == "D" for flaw in checked.flaws for problem in flaw.problems):
            self.output.worst(UNUSABLE)
        if self.output.format != "text":
            return
        for block in differing(checked):
            self.output.write(block)
        for flaw in checked.flaws:
            self.output.problems(flaw.problems, flaw.line)
        if self.listed or checked.differing or checked.flaws:
            self._say(counted(checked))

    def _say(self, text: str) -> None:
        if self.output.format == "text" and not self.output.quiet:
            self.output.write(text)
            self.output.flush()


def _empty(found: Checked) -> bool:
    """Whether a file holds neither a case nor anything wrong; rules without lines of their own are still tried."""
    return not found.answers and not found.flaws and not is_rules(found.file)


def _content(path: str) -> Content:
    if path != "-":
        return content_of(path)
    if is_terminal():
        raise Misused("standard input is a terminal", "pipe a suite: scorecalc check - < suite.md")
    stream = getattr(sys.stdin, "buffer", None)
    return Content(sys.stdin.read() if sys.stdin else "", "utf-8") if stream is None else decoded(stream.read(), path)
