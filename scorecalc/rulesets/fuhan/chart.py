"""The score tables of fu and han, by the functions that score hands (riichi:P1 to P4)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from scorecalc.rules.ruleset import Chart
from scorecalc.rulesets.fuhan.points import base_points, shares, yakuman_base
from scorecalc.rulesets.fuhan.table import TableRules

__all__ = ["charts"]

#: F11 and F12: all fu that hands have
_FU = (20, 25, *range(30, 120, 10))
#: P2: from here on the fu do not matter
_LIMITS = 5
#: han up to which the limits are listed: two counted yakuman, where the option `kazoe` has them
_MOST_HAN = 26
#: who wins how, in full and as the head of a column; dealer, self-draw
_WINNERS = (
    ("a non-dealer wins on a discard", "discard", False, False),
    ("a non-dealer wins by self-draw: each other / the dealer", "self-draw", False, True),
    ("the dealer wins on a discard", "dealer, discard", True, False),
    ("the dealer wins by self-draw: each", "dealer, self-draw", True, True),
)


def charts(rules: TableRules) -> Sequence[Chart]:
    """What is paid for fu and han up to four, by winner and way of winning; then the limits."""
    tables = [
        Chart(
            title,
            tuple(f"{fu} fu" for fu in _FU),
            tuple(
                (
                    f"{han} han",
                    tuple(
                        _paid(base_points(han, fu, rules)[0], rules, dealer, tsumo)
                        if _possible(han, fu, tsumo, rules)
                        else None
                        for fu in _FU
                    ),
                )
                for han in range(1, _LIMITS)
            ),
        )
        for title, _, dealer, tsumo in _WINNERS
    ]
    return (*tables, _limits(rules))


def _limits(rules: TableRules) -> Chart:
    rows = []
    for (base, limit), group in groupby(range(_LIMITS, _MOST_HAN + 1), lambda han: base_points(han, 30, rules)):
        counts = list(group)
        count = f"{counts[0]}" if len(counts) == 1 else f"{counts[0]}-{counts[-1]}"
        if counts[-1] == _MOST_HAN:
            count = f"{counts[0]}+"
        rows.append((f"{count} han, {limit}", _row(base, rules)))
    rows.append(("yakuman, each", _row(yakuman_base(1), rules)))
    return Chart("limits", tuple(head for _, head, _, _ in _WINNERS), tuple(rows))


def _row(base: int, rules: TableRules) -> tuple[str, ...]:
    return tuple(_paid(base, rules, dealer, tsumo) for _, _, dealer, tsumo in _WINNERS)


def _paid(base: int, rules: TableRules, dealer: bool, tsumo: bool) -> str:
    """``3900`` for one payer, ``1000/2000`` for others and dealer."""
    return "/".join(str(share.amount) for share in reversed(shares(base, rules, dealer=dealer, tsumo=tsumo)))


def _possible(han: int, fu: int, tsumo: bool, rules: TableRules) -> bool:
    """Whether a hand can have them: 20 fu are a pinfu by self-draw or an open hand by discard, 25 seven pairs."""
    if fu == 20:
        return (han >= 2 and rules.options["pinfu-tsumo-fu"] == 20) if tsumo else rules.options["open-pinfu-fu"] == 20
    return fu != 25 or han >= (3 if tsumo else 2)
