"""Problems as they are printed: the code and the sentence, the line with carets under the place, what to do."""

from __future__ import annotations

from collections.abc import Iterable

from scorecalc.problems import Problem
from scorecalc.render.signs import bold, cells, plain, safe

__all__ = ["WINDOW", "problems"]

#: columns of a line that are shown at most; a longer one is cut to a window around the place
WINDOW = 100
#: a help that begins so is no advice but the items that nearly held
_CLOSEST = "closest: "


def problems(problems: Iterable[Problem], line: str, *, color: bool = False, ascii: bool = False) -> str:
    """All problems of a line, without a newline at the end; each that has a place shows the line.

    >>> print(problems([Problem("N120", "no flag `+tsum` in riichi", 7, 12, "did you mean `+tsumo`?")], "riichi +tsum"))
    error N120: no flag `+tsum` in riichi
      riichi +tsum
             ^^^^^
      help: did you mean `+tsumo`?
    """
    return "\n".join(part for found in problems for part in _one(found, line, color=color, ascii=ascii))


def _one(found: Problem, line: str, *, color: bool, ascii: bool) -> list[str]:
    head = bold(f"error {found.code}:", color=color)
    lines = [_where(found, ascii) + f"{head} {_shown(found.message, ascii)}"]
    where = found.excerpt or line
    if found.start is not None and where:
        end = found.start if found.end is None else found.end
        shown, carets = _pointed(where, found.start, end, ascii)
        lines += [f"  {shown}", "  " + " " * carets[0] + bold("^" * carets[1], color=color)]
    return lines + _help(found, ascii)


def _where(found: Problem, ascii: bool) -> str:
    if found.file is None:
        return "" if found.line_number is None else f"line {found.line_number}: "
    number = "" if found.line_number is None else f"{found.line_number}:"
    return f"{_shown(found.file, ascii)}:{number} "


def _help(found: Problem, ascii: bool) -> list[str]:
    """The help line by line; where there is none, the words that could stand at the place."""
    text = found.help
    if not text and found.hints:
        text = f"did you mean {' or '.join(f'`{hint}`' for hint in found.hints)}?"
    lines: list[str] = []
    word = "help: "
    for part in text.split("\n") if text else ():
        if part.startswith(_CLOSEST):
            lines.append(f"  {_shown(part, ascii)}")
        else:
            lines.append(f"  {word}{_shown(part, ascii)}")
            word = " " * len(word)
    return lines


def _pointed(line: str, start: int, end: int, ascii: bool) -> tuple[str, tuple[int, int]]:
    """The line, or the part of it around a place, and where in it the carets stand: column and number.

    Columns are those of the terminal, so that the carets stay under wide characters and escapes.
    """
    start = max(0, min(start, len(line)))
    end = max(start, min(end, len(line)))
    low, high = _window(line, start, end, ascii)
    more = "..." if ascii else "…"
    before, after = more * (low > 0), more * (high < len(line))
    column = len(before) + _width(line[low:start], ascii)
    # a place between two characters, or behind the last one, still gets a caret
    carets = max(1, len(before) + _width(line[low : min(end, high)], ascii) - column)
    return before + _shown(line[low:high], ascii) + after, (column, carets)


def _window(line: str, start: int, end: int, ascii: bool) -> tuple[int, int]:
    """The characters to show: the place, then what is around it while there is room, on both sides alike."""
    if len(line) <= WINDOW and _width(line, ascii) <= WINDOW:
        return 0, len(line)
    room = WINDOW - 2 * len("..." if ascii else "…")
    low = high = start
    while high < end and (room := room - _width(line[high], ascii)) >= 0:
        high += 1
    while room > 0 and (low > 0 or high < len(line)):
        if low > 0 and (room := room - _width(line[low - 1], ascii)) >= 0:
            low -= 1
        if room > 0 and high < len(line) and (room := room - _width(line[high], ascii)) >= 0:
            high += 1
    return low, high


def _shown(text: str, ascii: bool) -> str:
    return plain(safe(text)) if ascii else safe(text)


def _width(text: str, ascii: bool) -> int:
    return cells(_shown(text, ascii))
