"""A breakdown as Markdown: a table of what scores, how it adds up, who pays."""

from __future__ import annotations

from collections.abc import Mapping

from scorecalc.model.score import Breakdown, Grid, HandScore
from scorecalc.render.payments import settlement, signed
from scorecalc.render.signs import safe
from scorecalc.render.table import table
from scorecalc.render.text import item_label, item_unit, joined, notes_of, rejected_text, rows_of, step_text

__all__ = ["markdown"]


def markdown(breakdown: Breakdown, *, explain: bool = False, names: Mapping[str, str] | None = None) -> str:
    """The breakdown as Markdown blocks, without a newline at the end.

    ``explain`` adds citations, each step on a line of its own, and what was rejected.
    ``names`` spells out accounts and labels (``{"E": "East"}``).
    """
    spelled = names or {}
    blocks = [_code(breakdown.line)] if breakdown.line else []
    heading = [_text(part) for part in breakdown.heading]
    if heading:
        blocks.append(" · ".join([f"**{heading[0]}**", *heading[1:]]))
    rows = rows_of(breakdown)
    if rows is not None:
        blocks.append(_grid(rows, explain=explain))
        blocks += [
            f"*rejected:* {_text(f'{label}: ' if breakdown.several else '')}{_text(rejected_text(other))}"
            for label, hand in breakdown.hands.items()
            for other in (hand.rejected if explain else ())
        ]
    for label, hand in breakdown.hands.items() if rows is None else ():
        if breakdown.several:
            blocks.append(f"### {_text(spelled.get(label, label))}")
        blocks += _hand(hand, explain=explain)
        if breakdown.several:
            blocks += [f"> {_text(note.text)}" for note in hand.notes]
    blocks += [_grid(grid, explain=explain) for grid in breakdown.grids]
    told = settlement(breakdown, spelled)
    blocks.append(
        "\n".join(
            "- " + _text(" ".join(filter(None, [c.words, c.amount]))) + (f" ({_text(c.why)})" if c.why else "")
            for c in told
        )
    )
    if breakdown.deltas:
        accounts = [_text(spelled.get(account, account)) for account in breakdown.deltas]
        changes = [signed(gain) for gain in breakdown.deltas.values()]
        blocks.append(table([changes], accounts, style="markdown", right=range(len(accounts))))
    notes = breakdown.notes if breakdown.several else notes_of(breakdown)
    blocks += [f"> {_text(note.text)}" for note in notes]
    return "\n\n".join(block for block in blocks if block)


def _hand(hand: HandScore, *, explain: bool) -> list[str]:
    rows = [
        [
            _text(item_label(item)),
            f"{item.amount} {_text(item_unit(section.unit, item.amount))}",
            *([_text(item.cite)] if explain else []),
            _text(item.why) + (f" *[{item.mark}]*" if item.mark else ""),
        ]
        for section in hand.sections
        for item in section.items
    ]
    heads = ["item", "amount", *(["row"] if explain else []), "why"]
    blocks = [table(rows, heads, style="markdown", right=[1])] if rows else []
    summary = f"**{_text(hand.summary)}**" if hand.summary else ""
    if explain:
        blocks += [summary, "\n".join(f"1. {_text(step_text(step))}" for step in hand.steps)]
        blocks += [f"*rejected:* {_text(rejected_text(other))}" for other in hand.rejected]
    else:
        blocks.append(": ".join(filter(None, [summary, _text(joined(hand.steps))])))
    return blocks


def _grid(grid: Grid, *, explain: bool) -> str:
    """Under its heads a table; rows of one cell without a head are a list."""
    cites = grid.cites if explain else ()
    rows = [[*map(_text, row)] for row in grid.rows]
    title = [f"**{_text(grid.title)}**"] if grid.title else []
    if grid.heads or any(len(row) > 1 for row in rows):
        rows = [[*row, _text(cite)] for row, cite in zip(rows, cites, strict=True)] if cites else rows
        heads = [*map(_text, grid.heads)]
        heads += [*[""] * (len(rows[0]) - len(heads) - 1), "row"] if cites else []
        return "\n\n".join([*title, table(rows, heads, style="markdown")])
    listed = [f"1. {row[0]}" for row in rows]
    if cites:
        listed = [f"{line} ({_text(cite)})" for line, cite in zip(listed, cites, strict=True)]
    return "\n\n".join([*title, "\n".join(listed)])


def _text(text: str) -> str:
    """The text so that Markdown shows it as it stands; code between backticks stays code."""
    return "".join(f"\\{c}" if c in "\\*_[]<>#" else c for c in safe(text))


def _code(line: str) -> str:
    """The line as code, in a fence that no backtick of its own closes."""
    fence = "```"
    while fence in line:
        fence += "`"
    return f"{fence}\n{safe(line)}\n{fence}"
