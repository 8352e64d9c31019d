"""A breakdown as lines for a terminal: what scores, how it adds up, who pays.

A line with a heading is set with room between its parts and a rule under the amounts; one without
is set tight.  Steps are joined into one line, ``30 × 2^(2+3) = 960, × 4 = 3840 → 3900``: a step
whose text begins with ``rounded`` or ``→`` is an arrow, one whose text already holds an ``=`` or is
words alone (``mangan``) puts a colon before its value.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple

from scorecalc.model.score import Breakdown, Grid, HandScore, LineItem, Note, Rejected, Step
from scorecalc.render.payments import Clause, counted, marked, settlement, signed
from scorecalc.render.signs import bold, cells, dim, plain, safe

__all__ = ["item_label", "item_unit", "joined", "notes_of", "rejected_text", "rows_of", "step_text", "text"]

_GAP = "   "
#: a column narrower than this is not worth wrapping into
_LEAST_ROOM = 24


class _Look(NamedTuple):
    """How to show: the choices of the reader, in one place."""

    explain: bool
    color: bool
    ascii: bool
    width: int | None
    names: Mapping[str, str]

    def shown(self, text: str) -> str:
        return plain(safe(text)) if self.ascii else safe(text)

    def wrapped(self, text: str, column: int) -> str:
        """The text in lines that end before the width, each after the first under ``column``."""
        room = (self.width or 0) - column
        if room < _LEAST_ROOM or cells(text) <= room:
            return text
        lines: list[str] = []
        for word in text.split(" "):
            if lines and cells(f"{lines[-1]} {word}") <= room:
                lines[-1] += f" {word}"
            else:
                lines.append(word)
        return ("\n" + " " * column).join(lines)


class _Columns(NamedTuple):
    """Widths of the columns of items: label, amount, unit and, where asked for, citation."""

    label: int
    amount: int
    unit: int
    cite: int

    @property
    def rule(self) -> int:
        return self.amount + 1 + self.unit

    @property
    def why(self) -> int:
        """Where the last column begins, counted from the label."""
        return self.label + self.rule + 2 * len(_GAP) + (self.cite + len(_GAP) if self.cite else 0)


def text(
    breakdown: Breakdown,
    *,
    explain: bool = False,
    color: bool = False,
    ascii: bool = False,
    width: int | None = None,
    names: Mapping[str, str] | None = None,
) -> str:
    """The breakdown as it is printed, without a newline at the end.

    ``explain`` adds citations, each step on a line of its own, and what was rejected.  ``ascii``
    spells the signs that are not ASCII.  ``width`` is the number of columns into which reasons and
    notes are wrapped.  ``names`` spells out accounts and labels (``{"E": "East"}``).
    """
    look = _Look(explain, color, ascii, width, names or {})
    hands = breakdown.hands
    columns = _columns(hands.values(), look)
    airy = bool(breakdown.heading) or breakdown.several
    blocks: list[list[str]] = []
    if breakdown.heading:
        first, *parts = map(look.shown, breakdown.heading)
        blocks.append([_GAP.join([bold(first, color=color), *parts])])
    rows = rows_of(breakdown)
    if rows is not None:
        blocks.append([*_grid(rows, look, "  "), *_beneath(breakdown, look)])
    for label, hand in hands.items() if rows is None else ():
        if breakdown.several:
            named = "  " + bold(look.shown(look.names.get(label, label)), color=color)
            blocks.append([named, *_hand(hand, columns, look, "    ", rule=True), *_notes(hand.notes, look, "    ")])
        else:
            blocks.append(_hand(hand, columns, look, "  ", rule=airy))
    blocks += [_grid(grid, look, "  ") for grid in breakdown.grids]
    blocks.append(_settlement(breakdown, look))
    blocks.append(_notes(breakdown.notes if breakdown.several else notes_of(breakdown), look, "  "))
    between = "\n\n" if airy else "\n"
    return between.join("\n".join(block) for block in blocks if block)


def notes_of(breakdown: Breakdown) -> tuple[Note, ...]:
    """The notes of a line with one hand: the hand's, then the line's, each once."""
    own = [note for hand in breakdown.hands.values() for note in hand.notes]
    return tuple(dict.fromkeys([*own, *breakdown.notes]))


def rows_of(breakdown: Breakdown) -> Grid | None:
    """The hands as rows of one table, None where they are shown item by item."""
    hands = breakdown.hands
    if not hands or not all(hand.row for hand in hands.values()):
        return None
    rows = tuple((label, *hand.row) if breakdown.several else hand.row for label, hand in hands.items())
    cites = (dict.fromkeys(item.cite for part in hand.sections for item in part.items) for hand in hands.values())
    return Grid("", rows, cites=tuple(map(" ".join, cites)))


def item_label(item: LineItem) -> str:
    """The label as it stands in a list: ``Pinfu`` becomes ``pinfu``, ``H pair`` stays."""
    return item.running


def item_unit(unit: str, amount: int = 0) -> str:
    """The unit as it stands behind an amount: chips are ``P``, one of the stars is a ``star``."""
    return "P" if unit == "chips" else counted(unit, amount)


def step_text(step: Step) -> str:
    """One step with its value.

    >>> step_text(Step("× 4", 3840)), step_text(Step("10 / 3 = 3⅓, rounded up", 4)), step_text(Step("mangan", 2000))
    ('× 4 = 3840', '10 / 3 = 3⅓, rounded up: 4', 'mangan: 2000')
    """
    if step.text.startswith("→"):
        return f"{step.text} {step.value}"
    words = step.text.startswith("rounded") or not any(c.isdigit() for c in step.text)
    return f"{step.text}: {step.value}" if words or "=" in step.text else f"{step.text} = {step.value}"


def joined(steps: Sequence[Step]) -> str:
    """The steps as one line.

    >>> joined([Step("30 × 2^(2+3)", 960), Step("× 4", 3840), Step("rounded up to 100", 3900)])
    '30 × 2^(2+3) = 960, × 4 = 3840 → 3900'
    """
    line = ""
    for step in steps:
        if line and step.text.startswith("rounded"):
            line += f" → {step.value}"
        else:
            line += ("" if not line else " " if step.text.startswith("→") else ", ") + step_text(step)
    return line


def rejected_text(rejected: Rejected) -> str:
    """``seven pairs: 3 han 25 fu, 4800``."""
    why = f": {rejected.why}" if rejected.why else ""
    return rejected.what + why + ("" if rejected.amount is None else f", {rejected.amount}")


def _columns(hands: Iterable[HandScore], look: _Look) -> _Columns:
    found = [(section.unit, item) for hand in hands for section in hand.sections for item in section.items]
    return _Columns(
        max((cells(look.shown(item_label(item))) for _, item in found), default=0),
        max((len(f"{item.amount}") for _, item in found), default=0),
        max((cells(look.shown(item_unit(unit, item.amount))) for unit, item in found), default=0),
        max((cells(look.shown(item.cite)) for _, item in found), default=0) if look.explain else 0,
    )


def _hand(hand: HandScore, columns: _Columns, look: _Look, indent: str, *, rule: bool) -> list[str]:
    lines = [_item(item, section.unit, columns, look, indent) for section in hand.sections for item in section.items]
    if lines and rule:
        lines.append(indent + " " * (columns.label + len(_GAP)) + dim("-" * columns.rule, color=look.color))
    lines += _summary(hand, columns.why if lines else 0, look, indent)
    if look.explain:
        lines += [_hanging("rejected: ", rejected_text(other), look, indent) for other in hand.rejected]
    return lines


def _item(item: LineItem, unit: str, columns: _Columns, look: _Look, indent: str) -> str:
    label, unit = look.shown(item_label(item)), look.shown(item_unit(unit, item.amount))
    cite = look.shown(item.cite) if look.explain else ""
    amount = f"{item.amount:>{columns.amount}} {_padded(unit, columns.unit)}"
    line = indent + _padded(label, columns.label) + _GAP + amount
    if columns.cite:
        line += _GAP + dim(cite, color=look.color) + " " * (columns.cite - cells(cite))
    mark = f"[{look.shown(item.mark)}]" if item.mark else ""
    why = look.wrapped(" ".join(filter(None, [look.shown(item.why), mark])), len(indent) + columns.why)
    if mark:
        why = why.removesuffix(mark) + dim(mark, color=look.color)
    return (line + _GAP + why).rstrip()


def _summary(hand: HandScore, column: int, look: _Look, indent: str) -> list[str]:
    """The result in a few words, and behind it how it was worked out."""
    result = look.shown(hand.summary)
    if not hand.steps:
        return [indent + bold(result, color=look.color)] if result else []
    column = max(column, cells(result) + len(_GAP)) if result else column
    left = indent + bold(result, color=look.color) + " " * (column - cells(result))
    if not look.explain:
        return [left + look.wrapped(look.shown(joined(hand.steps)), len(indent) + column)]
    steps = [look.wrapped(look.shown(step_text(step)), len(indent) + column) for step in hand.steps]
    return [left + steps[0], *(indent + " " * column + step for step in steps[1:])]


def _grid(grid: Grid, look: _Look, indent: str) -> list[str]:
    """Its rows in columns, their heads above them; behind each row its citation where those are shown."""
    cites = grid.cites if look.explain else ()
    shown = [[*map(look.shown, row)] for row in ((grid.heads, *grid.rows) if grid.heads else grid.rows)]
    widths = [max(map(cells, column)) for column in zip_longest(*shown, fillvalue="")]
    if not cites and len(widths) == 1:
        lines = [look.wrapped(row[0], len(indent)) for row in shown]
    else:
        lines = [_GAP.join(map(_padded, row, widths)) for row in shown]
    for at, cite in enumerate(cites, len(shown) - len(grid.rows)):
        lines[at] += _GAP + dim(look.shown(cite), color=look.color)
    title = [indent + look.shown(grid.title)] if grid.title else []
    return [*title, *(f"{indent}{line}".rstrip() for line in lines)]


def _beneath(breakdown: Breakdown, look: _Look) -> list[str]:
    """What does not fit into the row of a hand, behind its label."""
    lines: list[str] = []
    for label, hand in breakdown.hands.items():
        named = f"{label}: " if breakdown.several else ""
        rejected = hand.rejected if look.explain else ()
        lines += [_hanging("rejected: ", named + rejected_text(other), look, "  ") for other in rejected]
        if breakdown.several:
            lines += [_hanging("note: ", named + note.text, look, "  ") for note in hand.notes]
    return lines


def _settlement(breakdown: Breakdown, look: _Look) -> list[str]:
    """Who pays whom; the changes of all accounts where one payment does not tell them already."""
    told = [Clause(*map(look.shown, clause)) for clause in settlement(breakdown, look.names)]
    words = max((cells(clause.words) for clause in told if clause.amount), default=0)
    amounts = max((cells(clause.amount) for clause in told), default=0)
    bodies = [
        f"{_padded(clause.words, words)}  {clause.amount:>{amounts}}" if clause.amount else clause.words
        for clause in told
    ]
    reasons = max((cells(body) for body, clause in zip(bodies, told, strict=True) if clause.why), default=0)
    lines = [
        "  " + (_padded(body, reasons) + _GAP + clause.why if clause.why else body)
        for body, clause in zip(bodies, told, strict=True)
    ]
    told_apart = breakdown.outcome != "marks" and (breakdown.several or len(breakdown.payments) > 1)
    if breakdown.deltas and told_apart and not marked(breakdown.payments):
        lines.append("  " + "  ".join(look.shown(f"{who} {signed(gain)}") for who, gain in breakdown.deltas.items()))
    return lines


def _notes(notes: Iterable[Note], look: _Look, indent: str) -> list[str]:
    return [_hanging("note: ", note.text, look, indent) for note in notes]


def _hanging(word: str, rest: str, look: _Look, indent: str) -> str:
    return indent + dim(word, color=look.color) + look.wrapped(look.shown(rest), len(indent) + len(word))


def _padded(text: str, width: int) -> str:
    return text + " " * (width - cells(text))
