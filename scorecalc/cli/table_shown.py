"""How commands show a table: as a whole, or in the few lines behind an entry."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.cli.output import Output
from scorecalc.ledger.sitting import Change, Sitting
from scorecalc.ledger.view import view
from scorecalc.model.table import Entry
from scorecalc.model.table_view import TableView
from scorecalc.render.payments import signed
from scorecalc.render.signs import dim, safe

__all__ = ["write_change", "write_chart", "write_state", "write_table"]


def write_table(table: Sitting, output: Output) -> None:
    """The whole table, as text or as JSON."""
    shown = view(table)
    if output.format == "json":
        from scorecalc.render.table_json import table_json
        from scorecalc.render.to_json import dumps

        output.write(dumps(table_json(shown)))
    else:
        from scorecalc.render.table_text import table_text

        output.write(table_text(shown, color=output.color, ascii=output.ascii, width=output.width))


def write_chart(table: Sitting, output: Output) -> None:
    """The scores over the entries, as high as the terminal but for the line that is typed next."""
    from scorecalc.render.table_chart import table_chart

    height = None if output.height is None else output.height - 1
    output.write(table_chart(view(table), color=output.color, ascii=output.ascii, width=output.width, height=height))


def write_state(shown: TableView, output: Output) -> None:
    """How a table stands, in two lines: what comes next, and the scores."""
    from scorecalc.render.table_words import stands

    scores = "   ".join(f"{player} {shown.state.scores[player]}" for player in shown.players)
    output.write(safe(f"{shown.name}   {stands(shown)}"))
    output.write(dim(safe(scores), color=output.color))


def write_change(table: Sitting, change: Change, output: Output) -> None:
    """What an act took away and brought, and how the table stands behind it."""
    if output.format == "json":
        write_table(table, output)
        return
    for line in _changes(change, table.flow.unit):
        output.write(safe(line))
    shown = view(table)
    if shown.ended:
        output.write("")
        write_table(table, output)
    else:
        write_state(shown, output)


def _changes(change: Change, unit: str) -> Iterator[str]:
    """The entries that went, came, or came to something else; how many are as they were."""
    gone, come = ({one.number: one for one in side} for side in (change.gone, change.come))
    same = 0
    for number in sorted({*gone, *come}):
        was, now = gone.get(number), come.get(number)
        if was and now and (was.typed, was.summary, was.gains(unit)) == (now.typed, now.summary, now.gains(unit)):
            same += 1
            continue
        if was:
            yield f"- {_told(was, unit)}"
        if now:
            yield f"+ {_told(now, unit)}"
    if same:
        yield f"{same} {'entry' if same == 1 else 'entries'} behind {'is' if same == 1 else 'are'} paid as before"


def _told(entry: Entry, unit: str) -> str:
    gains = " ".join(f"{player} {signed(gain)}" for player, gain in entry.gains(unit).items() if gain)
    return f"{entry.number}  {entry.typed or 'end'}   {entry.summary}" + (f"   {gains}" if gains else "")
