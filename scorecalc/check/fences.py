"""The fenced blocks of a Markdown text: those of CommonMark, in lists and quotations too.

What stands inside of a fence is never looked at for another one, so a suite that is shown within a
longer fence is not run; nor is what an HTML comment hides.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from scorecalc.check.case import Written

__all__ = ["Block", "blocks"]

_QUOTE = re.compile(" {0,3}> ?")
_MARKER = re.compile(r" *(?:[-+*]|\d{1,9}[.)])(?: {1,4}(?=\S)| +$|$)")
_PREFIX = re.compile(r"[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*")
_OPEN = re.compile("(`{3,}|~{3,})(.*)")
_HEADING = re.compile(r"#{1,6}(?=[ \t]|$)")
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
    quoted = 0
    hidden = False
    rest = list(lines)
    at = 0
    while at < len(rest):
        line = rest[at]
        at += 1
        depth, text = _unquoted(line.text)
        if hidden or _COMMENT.match(text):
            hidden = "-->" not in text
            before = ""
            continue
        if depth != quoted and line.text.strip():  # lists end with their quotation, and where one begins
            quoted, indents = depth, [0]
        text = _in_lists(_spread(text), indents)
        plain = text.lstrip(" ")
        outside = len(text) - len(plain) > 3
        if not outside and (marks := _HEADING.match(plain)):
            heading, before = _without_marks(plain[marks.end() :]), ""
        elif before and _UNDERLINE.fullmatch(text):
            heading, before = before, ""
        elif not outside and (fence := _OPEN.fullmatch(plain)) and not (fence[1][0] == "`" and "`" in fence[2]):
            before = ""
            info = fence[2].strip()
            content, after = _content(rest, at, fence[1], depth, indents[-1])
            begins = len(line.text) - len(plain) + plain.index(info, len(fence[1]))
            yield Block(info, line, begins, heading, content, closed=after > at + len(content))
            at = after
        else:
            before = "" if outside else plain.strip()


def _without_marks(text: str) -> str:
    """A heading without the marks that may close it: `` One ##``."""
    text = text.strip()
    bare = text.rstrip("#")
    return bare.rstrip() if not bare or bare[-1] in " \t" else text


def _unquoted(text: str, most: int = 100) -> tuple[int, str]:
    """How many quotations a line stands in, and the line without their marks."""
    depth = 0
    while depth < most and (mark := _QUOTE.match(text)):
        depth, text = depth + 1, text[mark.end() :]
    return depth, text


def _spread(text: str) -> str:
    """The line with its tabs before and between list markers as spaces."""
    prefix = _PREFIX.match(text)
    return prefix[0].expandtabs(4) + text[prefix.end() :] if prefix and "\t" in prefix[0] else text


def _in_lists(text: str, indents: list[int]) -> str:
    """The line as it stands in its list item; ``indents`` are brought up to date."""
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


def _content(lines: Sequence[Written], at: int, fence: str, depth: int, base: int) -> tuple[tuple[Written, ...], int]:
    """The lines from ``at`` to the end of the fence, and where the text goes on.

    A quotation that ends takes its fences with it, and so does a list item, whose text begins at ``base``.
    """
    closing = re.compile(rf" {{{base},{base + 3}}}{re.escape(fence)}{re.escape(fence[0])}*[ \t]*")
    content: list[Written] = []
    for line in lines[at:]:
        quoted, text = _unquoted(line.text, depth)
        spread = _spread(text)
        if quoted < depth or (spread.strip() and not spread.startswith(" " * base)):
            break
        if closing.fullmatch(spread):
            return tuple(content), at + len(content) + 1
        content.append(Written(line.number, text, line.start + len(line.text) - len(text)))
    return tuple(content), at + len(content)
