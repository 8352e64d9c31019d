"""The values got, written into the expectations of a file; all else in it stays as it is, byte for byte."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.check.answers import Answer, Checked
from scorecalc.expect import Difference, written
from scorecalc.problems import Refused

__all__ = ["updated"]


def updated(text: str, checked: Checked) -> tuple[str, int]:
    """The text with the expectations that hold, and how many of them were changed.

    A line without an expectation, or with nothing behind its `=>`, gets one.  Left alone are lines
    that cannot be read, since a slip is no result; what no value could mend (a note that is not
    there); and a cell between spaces that would need several words.

    >>> from scorecalc.check import check_text
    >>> text = "riichi han=4 fu=30 => 8000 han=4  # a dealer's would be 11600"
    >>> updated(text, check_text(text, "x.txt"))
    ("riichi han=4 fu=30 => 7700 han=4  # a dealer's would be 11600", 1)
    """
    count = 0
    for answer in sorted(checked.answers, key=_place, reverse=True):
        old, new = answer.case.expectation, _expectation(answer)
        if new is None or new == old:
            continue
        start = _place(answer)
        sign = " => " if old is None else "" if old else " "
        text = text[:start] + sign + new + text[start + len(old or "") :]
        count += 1
    return text, count


def _place(answer: Answer) -> int:
    """Where in the text of the file the expectation stands, or would stand."""
    return answer.case.written.start + answer.case.at


def _expectation(answer: Answer) -> str | None:
    """What would hold, None where the expectation is left alone."""
    case, result = answer.case, answer.result
    if result.status == "unreadable":
        return None
    got = answer.got or written(result.breakdown or Refused(result.problems))
    if not case.expectation:
        return got
    if not answer.differences:
        return None
    new = _edited(case.expectation, answer.differences) or got
    return None if case.bound and " " in new else new


def _edited(expectation: str, differences: Sequence[Difference]) -> str:
    """The expectation with what holds in the place of what does not."""
    edits: list[tuple[int, int, str]] = []
    for difference in differences:
        if difference.instead is None:
            continue
        for at, word in enumerate(difference.words):
            instead = difference.instead if at == 0 else ""
            before = expectation[: word.start].rstrip()  # a word that goes takes its space with it
            edits.append((word.start if instead else len(before), word.end, instead))
    for start, end, instead in sorted(edits, reverse=True):
        expectation = expectation[:start] + instead + expectation[end:]
    return expectation.strip()
