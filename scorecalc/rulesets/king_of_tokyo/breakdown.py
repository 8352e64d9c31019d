"""The result of a roll or a turn in items, payments and words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scorecalc.model.money import BANK, Payment, deltas
from scorecalc.model.score import Breakdown, HandScore, LineItem, Section, Total
from scorecalc.model.words import Bound
from scorecalc.rules.ruleset import Ruleset, Style
from scorecalc.rules.settle import one_pays
from scorecalc.rulesets.king_of_tokyo.dice import text
from scorecalc.rulesets.king_of_tokyo.notes import notes
from scorecalc.rulesets.king_of_tokyo.story import counted, happened, story, table
from scorecalc.rulesets.king_of_tokyo.table import Monster, Position
from scorecalc.rulesets.king_of_tokyo.tally import SECTIONS, Aftermath, Tally, aftermath

__all__ = ["breakdown"]

#: the account of a roll that nobody is named for
_PLAYER = "player"


def breakdown(ruleset: Ruleset, bound: Bound, position: Position, found: Tally, style: Style) -> Breakdown:
    """A roll by itself, or a turn with the table that it leaves behind.

    Stars are what is paid: the bank gives those of the turn, and takes back those of the eliminated.
    """
    shown = text(position.dice)
    if not position.monsters:
        payments = one_pays(BANK, _PLAYER, found.income, "stars", "dice")
        return Breakdown(
            ruleset=ruleset.name,
            rules_hash=ruleset.hash,
            line=bound.line,
            heading=(ruleset.name, f"dice {shown}"),
            hands={"": _hand(found, style)},
            several=False,
            payments=payments,
            deltas=deltas(payments, (_PLAYER,)),
            winner=(),
            outcome="marks",
            settled="all",
        )
    after = aftermath(found, ruleset.ready)
    payments = _payments(found, after)
    told = story(found.turn, after)
    return Breakdown(
        ruleset=ruleset.name,
        rules_hash=ruleset.hash,
        line=bound.line,
        heading=(ruleset.name, f"{position.active}'s turn", f"dice {shown}"),
        hands={position.active: _hand(found, style)},
        several=False,
        payments=payments,
        deltas=deltas(payments, [monster.name for monster in position.monsters]),
        winner=after.winners,
        outcome=_outcome(after),
        settled="all",
        assumed=position.assumed,
        notes=tuple(notes(found.turn, after)),
        facts={
            "before": _facts(position.monsters),
            "after": _facts(after.monsters),
            "over": after.over,
            "events": [{"id": e.id, "who": e.who, "text": words, "cite": e.cite} for e, words in told],
        },
        grids=(*happened(told), table(position.monsters, after.monsters)),
    )


def _outcome(after: Aftermath) -> str:
    if not after.over:
        return "marks"
    return "win" if after.winners else "draw"


def _payments(found: Tally, after: Aftermath) -> tuple[Payment, ...]:
    payments = one_pays(BANK, found.turn.position.active, found.income, "stars", "turn")
    for name, stars in after.lost:
        payments += one_pays(name, BANK, stars, "stars", "eliminated")
    return payments


def _facts(monsters: Sequence[Monster]) -> dict[str, dict[str, Any]]:
    return {
        monster.name: {
            "stars": monster.stars,
            "hearts": monster.hearts,
            "energy": monster.energy,
            "at": monster.at,
            "alive": monster.alive,
        }
        for monster in monsters
    }


def _hand(found: Tally, style: Style) -> HandScore:
    return HandScore(
        line=text(found.turn.position.dice),
        total=Total(found.income, "stars"),
        limit=None,
        summary=", ".join(counted(found.total(section), section) for section in SECTIONS),
        sections=tuple(_section(section, found, style) for section in SECTIONS),
    )


def _section(title: str, found: Tally, style: Style) -> Section:
    lines = tuple(
        LineItem(
            f"king-of-tokyo.{item.id}",
            item.spelled(style.names),
            amount,
            item.why(found.turn, text),
            f"king-of-tokyo:{item.cite}",
            item.mark,
        )
        for item, amount in found.items
        if item.section == title
    )
    return Section(title, title, lines)
