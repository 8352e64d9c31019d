"""Totals in place of tiles: ``han=4 fu=30``, ``yakuman=2``, ``+mangan``."""

from __future__ import annotations

from scorecalc.model.words import HandWords
from scorecalc.problems import Problem
from scorecalc.rulesets.fuhan.deal import Totals
from scorecalc.rulesets.fuhan.position.words import CALLS
from scorecalc.rulesets.fuhan.table import TableRules

__all__ = ["totals_of"]

#: flags that go with totals; all others are counted in them
_BESIDE = frozenset(("tsumo", "ron", "dealer"))
_SETTINGS = frozenset(("han", "fu", "yakuman", "seat", "pao"))


def totals_of(
    words: HandWords, table: HandWords, seat: int | None, problems: list[Problem], rules: TableRules
) -> Totals | None:
    """The totals that a hand's words give; what is wrong with them goes into ``problems`` (R214)."""
    settings = words.settings
    limits = [limit for limit in rules.limit_flags if limit in words.flags]
    found: list[Problem] = []
    ways = [*(f"+{limit}" for limit in limits), *(f"{name}=" for name in ("han", "yakuman") if name in settings)]
    if len(ways) > 1:
        found.append(
            Problem(
                "R214", f"{' and '.join(ways)} are two totals", *words.place(ways[-1].rstrip("=")), "give one of them"
            )
        )
    elif not ways:
        found.append(Problem("R214", "fu= without han=", *words.place("fu"), "say han= too"))
    elif "fu" in settings and "han" not in settings:
        found.append(Problem("R214", f"fu= beside {ways[0]}", *words.place("fu"), "fu go with han="))
    for flag in sorted(words.flags - _BESIDE - {*rules.limit_flags}):
        found.append(
            Problem("R214", f"+{flag} beside totals", *words.place(f"+{flag}"), "it is counted in them: leave it out")
        )
    for name in settings:
        if name not in _SETTINGS:
            what = "tiles called" if name in CALLS else f"{name}="
            found.append(
                Problem(
                    "R214", f"{what} beside totals", *words.place(name), "write the tiles, or the totals in their place"
                )
            )
    han, fu = settings.get("han", 0), settings.get("fu", 0)
    if han and han < rules.limit_han and not fu:
        found.append(
            Problem(
                "R214",
                f"han={han} needs fu",
                *words.place("han"),
                f"say fu= too; from {rules.limit_han} han on it does not matter",
            )
        )
    if fu and (fu % 10 and fu != 25):
        found.append(Problem("R214", f"fu={fu}: fu are rounded up to tens, and 25 for seven pairs", *words.place("fu")))
    if "tsumo" in words.flags and "from" in table.settings:
        message = f"+tsumo and from={table.settings['from']} contradict each other"
        found.append(Problem("R210", message, *words.place("+tsumo")))
    if "tsumo" in words.flags and "ron" in words.flags:
        found.append(Problem("R210", "+tsumo and +ron contradict each other", *words.place("+ron")))
    problems.extend(found)
    if found:
        return None
    units = settings.get("yakuman", 1 if limits == ["yakuman"] else 0)
    limit = limits[0] if limits and not units else None
    return Totals(words.label, seat, "tsumo" in words.flags, han, fu, units, limit)
