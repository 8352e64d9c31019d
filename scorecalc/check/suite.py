"""The text of a file to its cases: a Markdown suite, with the games recorded in it, or a line a case."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence

from scorecalc.api import load_rules
from scorecalc.check.case import Case, Recorded, Rules, Written, cases_of, flaw, written_lines
from scorecalc.check.fences import Block, blocks
from scorecalc.check.header import CASES, GAME, TABLE, header_of
from scorecalc.check.table import table_cases
from scorecalc.problems import Problem, Refused

__all__ = ["cases_in", "is_markdown"]

_SUFFIXES = (".md", ".markdown")
_FENCE = re.compile(rf"^[ >]*(?:`{{3,}}|~{{3,}})[ \t]*{CASES}\b", re.MULTILINE)
_TABLE = re.compile(r'\ufeff?\s*\{\s*"form"\s*:\s*"scorecalc-table/')


def is_markdown(file: str, text: str) -> bool:
    r"""Whether a file is a Markdown suite: by its name or, where that has none, by a block of ours in it.

    >>> is_markdown("suite.md", ""), is_markdown("-", "~~~scorecalc\nriichi\n~~~"), is_markdown("-", "riichi")
    (True, True, False)
    """
    return file.lower().endswith(_SUFFIXES) or (file == "-" and _FENCE.search(text) is not None)


def cases_in(text: str, file: str) -> tuple[list[Case | Recorded], list[Refused]]:
    """The cases and games of a file's text in their order, and what is wrong with the text itself (C510 to C519).

    Rules in a TOML file that a block names are looked for beside ``file``.  Raises Refused (D431) where the text is
    a table, as it is exported.
    """
    if _TABLE.match(text):
        help = f"`scorecalc table import {file}` takes it in; `scorecalc table check` scores its entries again"
        raise Refused([Problem("D431", "a table that was exported, and no cases", help=help, file=file)])
    lines = _without_mark(written_lines(text))
    if not is_markdown(file, text):
        if fence := _FENCE.search(text):
            return [], [_in_lines(fence, text)]
        plain, wrong = cases_of(lines)
        return [*plain], wrong
    cases: list[Case | Recorded] = []
    flaws: list[Refused] = []
    for block in blocks(lines):
        try:
            found, wrong = _of_block(block, file)
        except Refused as refused:
            flaws.append(refused)
            continue
        cases += found
        flaws += wrong
    return cases, flaws


def _in_lines(fence: re.Match[str], text: str) -> Refused:
    """Said once of a Markdown suite that is called otherwise: each of its lines would be a case that no game reads."""
    written = next(line for line in written_lines(text) if line.start + len(line.text) >= fence.end())
    help = f"call it by a name that ends in {_SUFFIXES[0]}: blocks are read there, in other files each line is a case"
    return flaw("C519", "a block of cases in a file of lines", written, help)


def _of_block(block: Block, file: str) -> tuple[Sequence[Case | Recorded], list[Refused]]:
    header = header_of(block)
    if header is None:
        return [], []
    if not block.closed:
        raise flaw("C514", "a block without an end", block.opened, "close it with a fence of its own length")
    rules = _rules(header.rules, block, file) if header.rules else None
    if header.kind == TABLE:
        return table_cases(block, header.line, rules), []
    cases, flaws = cases_of(block.lines, block.heading, rules)
    if header.kind == GAME:
        lines = tuple(case._replace(played=True) for case in cases)
        return [Recorded(lines, rules, block.opened, header.agreed)], flaws
    return cases, flaws


def _rules(name: str, block: Block, file: str) -> Rules:
    """The ruleset that a block names; raises Refused with the place of its name."""
    path = os.path.join(os.path.dirname(file), name) if name.endswith(".toml") and file != "-" else name
    try:
        return Rules(load_rules(path), path)
    except Refused as refused:
        text, number = block.opened.text, block.opened.number
        start = text.index(name, block.at)
        problems = [
            p._replace(help=p.help or f"{file}:{number} names it")
            if p.file
            else p._replace(start=start, end=start + len(name), line_number=number)
            for p in refused.problems
        ]
        raise Refused(problems, text) from None


def _without_mark(lines: Iterable[Written]) -> Iterator[Written]:
    """The lines without the byte order mark, which would hide a fence or a heading in the first."""
    for line in lines:
        marked = line.number == 1 and line.text.startswith("\ufeff")
        yield Written(1, line.text[1:], line.start + 1) if marked else line
