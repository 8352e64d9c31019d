"""The fenced blocks of a Markdown text: those of CommonMark, in lists and quotations too.

What stands inside of a fence is never looked at for another one, so a suite that is shown within a
longer fence is not run; nor is what an HTML comment hides.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from scorecalc.check.case import Written

__all__ = ["Block", "blocks"]

_QUOTE = re.compile(" {0,3}> ?")
_MARKER = re.compile(r" *(?:[-+*]|\d{1,9}[.)])(?: {1,4}(?=\S)| +$|$)")
_OPEN = re.compile("(`{3,}|~{3,})(.*)")
_HEADING = re.compile(r"#{1,6}(?:[ \t]+(.*?))??(?:[ \t]+#+)?[ \t]*")
_COMMENT = re.compile(" {0,3}<!--")
_UNDERLINE = re.compile(r" {0,3}(?:=+|-+)[ \t]*")


class Block(NamedTuple):
    """A fenced block: its info string, the line that opens it and where in it the info string begins.

    ``heading`` is the nearest one above; ``lines`` are what it holds, without the marks of a
    quotation; ``closed`` is false where the text ends before the block does.
    """

    info: str
    opened: Written
    at: int
    heading: str
    lines: tuple[Written, ...]
    closed: bool


def blocks(lines: Iterable[Written]) -> Iterator[Block]:
    r"""The fenced blocks of a text in their order.

    >>> from scorecalc.check.case import written_lines
    >>> [(b.info, b.heading, len(b.lines)) for b in blocks(written_lines("# One\n~~~text\n```\n~~~"))]
    [('text', 'One', 1)]
    """
    heading = before = ""
    indents = [0]  # where the text of each open list item begins
    hidden = False
    rest = iter(lines)
    for line in rest:
        depth, text = _unquoted(line.text)
        if hidden or _COMMENT.match(text):
            hidden = "-->" not in text
            before = ""
            continue
        text = _in_lists(text, indents)
        at = len(line.text) - len(text.lstrip(" "))
        plain = text.lstrip(" ")
        outside = len(text) - len(plain) > 3
        if not outside and (found := _HEADING.fullmatch(plain)):
            heading, before = found[1] or "", ""
        elif before and _UNDERLINE.fullmatch(text):
            heading, before = before, ""
        elif not outside and (fence := _OPEN.fullmatch(plain)) and not (fence[1][0] == "`" and "`" in fence[2]):
            before = ""
            content, closed = _content(rest, fence[1], depth, indents[-1])
            info = fence[2].strip()
            yield Block(info, line, at + plain.index(info, len(fence[1])), heading, content, closed)
        else:
            before = plain.strip() if not outside else ""


def _unquoted(text: str, most: int = 100) -> tuple[int, str]:
    """How many quotations a line stands in, and the line without their marks."""
    depth = 0
    while depth < most and (mark := _QUOTE.match(text)):
        depth, text = depth + 1, text[mark.end() :]
    return depth, text


def _in_lists(text: str, indents: list[int]) -> str:
    """The line as it stands in its list item; ``indents`` are brought up to date."""
    text = text.expandtabs(4) if text[: len(text) - len(text.lstrip())].count("\t") else text
    if not text.strip():
        return ""
    indent = len(text) - len(text.lstrip(" "))
    while len(indents) > 1 and indents[-1] > indent:
        indents.pop()
    base = indents[-1]
    text = text[base:]
    while (marker := _MARKER.match(text)) and len(text) - len(text.lstrip(" ")) < 4:
        base += marker.end()
        indents.append(base)
        text = text[marker.end() :]
    return text


def _content(rest: Iterator[Written], fence: str, depth: int, base: int) -> tuple[tuple[Written, ...], bool]:
    """The lines up to the end of the fence, and whether it has one; ``base`` is where its list item begins."""
    closing = re.compile(rf"(?: {{0,{base + 3}}}|\t)(?:{re.escape(fence)}){re.escape(fence[0])}*[ \t]*")
    content: list[Written] = []
    for line in rest:
        quoted, text = _unquoted(line.text, depth)
        if quoted < depth:
            return tuple(content), False
        if closing.fullmatch(text):
            return tuple(content), True
        content.append(Written(line.number, text, line.start + len(line.text) - len(text)))
    return tuple(content), False
