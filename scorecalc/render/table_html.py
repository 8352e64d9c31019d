"""A table as one page that needs nothing beside it: ranking, chart, and every entry with its breakdown to open."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.model.money import POT
from scorecalc.model.table_view import Played, TableView
from scorecalc.render.at_table import at_table
from scorecalc.render.breakdown_html import breakdown_html, grid_html
from scorecalc.render.markup import escaped, number, sheet
from scorecalc.render.payments import moved, signed
from scorecalc.render.table_svg import table_svg
from scorecalc.render.table_words import clock, closing, deal, known, otherwise, ranking, stands

__all__ = ["table_html"]

#: nothing is loaded and nothing runs; what a page looks like stands in it
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
_SMALL, _LARGE = (380, 340), (920, 420)  #: sizes of the chart, for a phone and for all else


def table_html(view: TableView) -> Iterator[str]:
    """The lines of the page, without their newlines; entries are made one at a time."""
    title = escaped(view.name)
    yield from (
        "<!DOCTYPE html>",
        '<html lang="en">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{title}</title>",
        f"<style>\n{sheet('page')}{sheet('chart')}</style>",
        "</head>",
        "<body>",
        *_heading(view),
        "<main>",
        *_ranking(view),
        *_shown(view),
        *_chart(view),
    )
    yield from _entries(view)
    yield "</main>"
    yield f"<footer>{_rules(view)}</footer>"
    yield from ("</body>", "</html>")


def _heading(view: TableView) -> Iterator[str]:
    yield "<header>"
    yield f"<h1><bdi>{escaped(view.name)}</bdi></h1>"
    yield f"<p>{escaped(view.title or view.ruleset)}</p>"
    if view.agreed:
        yield f"<p>{escaped(otherwise(view))}</p>"
    yield f'<p class="stands">{escaped(stands(view))}</p>'
    told = [("begun", view.begun), ("last entry", view.latest if view.played else "")]
    when = [f'{word} <time datetime="{escaped(iso)}">{escaped(clock(iso))}</time>' for word, iso in told if iso]
    if when:
        yield f"<p>{', '.join(when)}</p>"
    yield "</header>"


def _rules(view: TableView) -> str:
    told = [f"rules: {escaped(view.ruleset)}", escaped(view.rules_hash), "kept with scorecalc"]
    return " · ".join(filter(None, told))


def _ranking(view: TableView) -> Iterator[str]:
    heads, rows = ranking(view)
    kept = [at for at in range(len(heads)) if any(row[at] for row in rows)]
    title = "So far" if view.provisional else "Final ranking"
    kinds = ["n place", "player", "", "n score", "n", *["n"] * (len(heads) - 5)]
    if len(heads) > len(kinds[:5]):  # a phone has room for what the result is made of, or for these
        kinds[-1], kinds[2], kinds[4] = "n result", "lesser", "n lesser"
    yield '<section aria-labelledby="ranking">'
    yield f'<h2 id="ranking">{title}</h2>'
    yield '<div class="wide"><table class="ranking">'
    yield f"<thead><tr>{''.join(_head(heads[at], kinds[at]) for at in kept)}</tr></thead>"
    yield "<tbody>"
    for row in rows:
        first = ' class="first"' if row[0] == "1" and not view.provisional else ""
        yield f"<tr{first}>{''.join(_ranked(row[at], kinds[at]) for at in kept)}</tr>"
    yield "</tbody></table></div>"
    told = [" ".join(filter(None, [one.words, one.amount, one.why])) for one in closing(view)]
    told += [note.text for note in known(view)]
    if told:
        yield '<ul class="told">'
        yield from (f"<li>{escaped(one)}</li>" for one in told)
        yield "</ul>"
    yield "</section>"


def _shown(view: TableView) -> Iterator[str]:
    if not view.shown:
        return
    yield '<section aria-labelledby="shown">'
    yield '<h2 id="shown">On the table</h2>'
    for grid in view.shown:
        yield '<div class="wide shown">'
        yield from grid_html(grid)
        yield "</div>"
    yield "</section>"


def _head(word: str, kind: str) -> str:
    return f'<th scope="col"{_class(kind)}><bdi>{escaped(word)}</bdi></th>'


def _ranked(cell: str, kind: str) -> str:
    """A cell of the ranking; the player is the head of his row."""
    if kind == "player":
        return f'<th scope="row" class="player"><bdi>{escaped(cell)}</bdi></th>'
    return f"<td{_class(kind)}>{escaped(number(cell) if kind else cell)}</td>"


def _class(kind: str) -> str:
    return f' class="{kind}"' if kind else ""


def _chart(view: TableView) -> Iterator[str]:
    """Twice, in letters of the same size: the style sheet shows the one that fits."""
    yield '<section aria-labelledby="scores">'
    yield '<h2 id="scores">Scores</h2>'
    yield "<figure>"
    for size, kind in ((_LARGE, "large"), (_SMALL, "small")):
        picture = table_svg(view, width=size[0], height=size[1], id=f"chart-{kind}", style=False)
        yield picture.replace('class="chart"', f'class="chart {kind}"', 1)
    yield "</figure>"
    yield "</section>"


def _entries(view: TableView) -> Iterator[str]:
    if not view.played:
        return
    changes = [view.changes(one.entry) for one in view.played]
    accounts = [*view.players, *([POT] if any(one.get(POT) for one in changes) else [])]
    hands = any(view.before(at).round for at in range(len(view.played)))
    yield '<section aria-labelledby="entries">'
    yield '<h2 id="entries">Entries</h2>'
    yield '<div class="wide"><table class="entries">'
    heads = [_head("", "n"), *([_head(view.rounds or "hand", "hand")] if hands else [])]
    heads += [_head(account, _kind(account)) for account in accounts]
    yield f"<thead><tr>{''.join(heads)}</tr></thead>"
    for at, one in enumerate(view.played):
        yield "<tbody>"
        cells = [f'<th scope="row" class="n">{one.entry.number}</th>']
        cells += [f'<td class="hand">{_hand(view, at)}</td>'] if hands else []
        after = {**one.entry.after.scores, POT: one.entry.after.pot}
        cells += [_change(account, changes[at].get(account, 0), after[account]) for account in accounts]
        yield f'<tr class="moves">{"".join(cells)}</tr>'
        yield f'<tr class="said"><td></td><td colspan="{len(cells) - 1}">'
        yield from _said(one, view)
        yield "</td></tr>"
        yield "</tbody>"
    yield "</table></div>"
    yield "</section>"


def _hand(view: TableView, at: int) -> str:
    """Which hand it was, its counters below."""
    if view.played[at].entry.outcome == "end":
        return ""
    before = view.before(at)
    if view.rounds:
        return escaped(before.round)
    which, _, counters = deal(before, view).partition(", ")
    return escaped(which) + (f"<small>{escaped(counters)}</small>" if counters else "")


def _change(account: str, gain: int, after: int) -> str:
    """What was moved, and below what there is then."""
    kind = "none" if not gain or account == POT else "gain" if gain > 0 else "loss"
    return f'<td class="{_kind(account)} {kind}">{number(signed(gain))}<small>{number(after)}</small></td>'


def _kind(account: str) -> str:
    return "n lesser" if account == POT else "n"


def _said(one: Played, view: TableView) -> Iterator[str]:
    """The result and the line, and where there is a breakdown, that to open."""
    entry = one.entry
    typed = f'<code class="typed"><bdi>{escaped(entry.typed)}</bdi></code>' if entry.typed else ""
    said = f"<bdi>{escaped(entry.summary)}</bdi>{typed}"
    if one.breakdown is None:
        yield said
        return
    yield f"<details><summary>{said}</summary>"
    yield '<div class="full">'
    breakdown = at_table(one.breakdown, one.seats, view.spelled, view.at_table)
    yield from breakdown_html(breakdown, {**view.spelled, **one.seats})
    paid = moved(entry.payments, {})
    if paid:
        yield "<ul>"
        for clause in paid:
            amount = f" {escaped(clause.amount)}" if clause.amount else ""
            yield f"<li>{escaped(clause.words)}{amount}{f' ({escaped(clause.why)})' if clause.why else ''}</li>"
        yield "</ul>"
    if entry.line != entry.typed:
        yield f"<p><code>{escaped(entry.line)}</code></p>"
    yield "</div></details>"
