"""The result of a line in items, steps, positions and words: a round, or the boards of all players ranked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scorecalc.model.money import BANK, Payment, deltas
from scorecalc.model.score import Breakdown, HandScore, LineItem, Section, Step, Total, listed
from scorecalc.model.words import Bound
from scorecalc.rules.item import Item, Line
from scorecalc.rules.ruleset import Choice, Ruleset, Style
from scorecalc.rules.settle import one_pays
from scorecalc.rulesets.azul.notes import board_notes, ranking_notes
from scorecalc.rulesets.azul.picture import picture, standing
from scorecalc.rulesets.azul.position import Table
from scorecalc.rulesets.azul.ranking import order
from scorecalc.rulesets.azul.round import settled
from scorecalc.rulesets.azul.tally import Tally
from scorecalc.rulesets.azul.wall import EMPTY, rows_of

__all__ = ["breakdown"]

_PLAYER = "player"  #: the account of a board whose player is not named


def breakdown(ruleset: Ruleset, bound: Bound, table: Table, choices: Sequence[Choice], style: Style) -> Breakdown:
    """The boards of a line, itemised."""
    tallies: Mapping[str, Tally] = {choice.hand.label: choice.best for choice in choices}
    several = len(choices) > 1
    payments = tuple(p for label, tally in tallies.items() for p in _marked(label or _PLAYER, tally))
    places = order({label: (tally.score, sum(tally.round.rows)) for label, tally in tallies.items()})
    said = {words.label: " ".join(w.text for key, w in words.words if key != "label") for words in bound.hands}
    won = places[0] if table.final and len(tallies) > 1 else ()
    facts = {"game_end": any(tally.round.game_end for tally in tallies.values()), "order": places}
    return Breakdown(
        ruleset=ruleset.name,
        rules_hash=ruleset.hash,
        line=bound.line,
        heading=(ruleset.name, *_heading(table, tallies, places)),
        hands={
            label: _hand(tally, said[label], style, _positions(tally) if several else {})
            for label, tally in tallies.items()
        },
        several=several,
        payments=payments,
        deltas=deltas(payments, [label or _PLAYER for label in tallies]),
        winner=won,
        outcome="marks",
        settled="all",
        notes=tuple(ranking_notes(tallies, places, final=table.final)) if several else (),
        facts=facts if several else _positions(choices[0].best),
        grids=(
            *(picture(tally.round) for tally in tallies.values() if tally.round.wall != EMPTY),
            *([standing(tallies, places)] if len(tallies) > 1 else []),
        ),
    )


def _heading(table: Table, tallies: Mapping[str, Tally], places: Sequence[Sequence[str]]) -> Iterator[str]:
    played = any(t.round.laid or t.round.on_floor for t in tallies.values())
    if table.final:
        yield "the last round and the end bonuses" if played else "the end bonuses"
    else:
        yield "a round" if played else "the wall as it is" if len(tallies) == 1 else "the walls as they are"
    if len(tallies) > 1:
        first = places[0]
        verb = "win" if table.final else "lead"
        yield f"{listed(first)} {verb}{'s' * (len(first) == 1)} with {tallies[first[0]].score} points"


def _marked(account: str, tally: Tally) -> tuple[Payment, ...]:
    """What a player marks: nobody pays it, so it comes from the bank, or goes there."""
    why = "round with end bonuses" if tally.round.board.final else "round"
    if tally.income < 0:
        return one_pays(account, BANK, -tally.income, "points", why)
    return one_pays(BANK, account, tally.income, "points", why)


def _positions(tally: Tally) -> Mapping[str, Any]:
    """A player's wall and score before and after; the end bonuses are in the score where they are added."""
    round = tally.round
    return {
        "before": {"wall": "/".join(rows_of(round.board.wall)), "score": round.board.score},
        "after": {"wall": "/".join(rows_of(round.wall)), "score": tally.score},
        "game_end": round.game_end,
    }


def _hand(tally: Tally, said: str, style: Style, facts: Mapping[str, Any]) -> HandScore:
    board = tally.round.board
    steps: list[Step] = []
    settled(board, *tally.parts(), steps)
    return HandScore(
        line=said,
        total=Total(tally.income, "points"),
        limit=None,
        summary=f"score {board.score} → {tally.score}",
        sections=tuple(_sections(tally, style)),
        steps=tuple(steps),
        notes=tuple(board_notes(tally)),
        assumed={} if board.scored else {"score": 0},
        facts=facts,
    )


def _sections(tally: Tally, style: Style) -> Iterator[Section]:
    """Placements in the order of their lines, the floor line, and at the end of the game the bonuses."""
    round = tally.round
    found: dict[str, list[LineItem]] = {"placements": [], "floor": []}
    if round.board.final:
        found["bonuses"] = []
    for item, amount in tally.items:
        if item.section != "placements":
            found[item.section].append(_line(item, Line(amount, item.why(round, None)), style))
    found["placements"] += _placements(tally, style)
    for title, lines in found.items():
        yield Section(title, "points", tuple(lines))


def _placements(tally: Tally, style: Style) -> list[LineItem]:
    """One line for each tile, those of the two items mixed as they were resolved."""
    round = tally.round
    parts = {
        item.id: (item, iter(item.lines(round, None, item.value)))
        for item, _ in tally.items
        if item.section == "placements" and item.lines
    }
    found = []
    for one in round.laid:
        item, lines = parts["placement" if one.across else "fallen-line"]
        found.append(_line(item, next(lines), style))
    return found


def _line(item: Item, line: Line, style: Style) -> LineItem:
    return LineItem(f"azul.{item.id}", item.spelled(style.names), line.amount, line.why, f"azul:{item.cite}", item.mark)
