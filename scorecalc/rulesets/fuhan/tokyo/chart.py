"""The two score tables of the Tokyo rules, by the functions that score hands."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.rules.ruleset import Chart
from scorecalc.rulesets.fuhan.points import shares
from scorecalc.rulesets.fuhan.tokyo.points import LIMITS, base_points
from scorecalc.rulesets.fuhan.tokyo.table import TokyoRules

__all__ = ["charts"]

_FU = (20, 25, 30, 40, 50, 60, 70, 80)
_LIMIT_ROWS = (
    ("shoumangan", "shoumangan"),
    ("haneman", "7 han and more, 8 with dora"),
    ("daimangan", "daimangan"),
    ("chuuren", "chuuren poutou"),
)


def charts(rules: TokyoRules) -> Sequence[Chart]:
    """What is paid for fu and han, and for the limits: a discard, and in brackets each share of a self-draw."""
    return (
        _chart("a non-dealer wins: discard (self-draw: each other / the dealer)", rules, dealer=False),
        _chart("the dealer wins: discard (self-draw: each)", rules, dealer=True),
    )


def _chart(title: str, rules: TokyoRules, *, dealer: bool) -> Chart:
    rows = [
        (
            f"{han} han",
            tuple(
                _cell(base_points(han, fu, has_dora=False)[0], rules, dealer) if (han, fu) != (2, 25) else None
                for fu in _FU
            ),
        )
        for han in range(2, 7)
    ]  # T8: seven pairs are 2 han, and zoroba at least 1
    for limit, name in _LIMIT_ROWS:
        rows.append((name, (_cell(LIMITS[limit], rules, dealer), *(None for _ in _FU[1:]))))
    return Chart(title, tuple(f"{fu} fu" for fu in _FU), tuple(rows))


def _cell(base: int, rules: TokyoRules, dealer: bool) -> str:
    """``320 (80/160)``."""
    (ron,) = shares(base, rules, dealer=dealer, tsumo=False)
    drawn = shares(base, rules, dealer=dealer, tsumo=True)
    return f"{ron.amount} ({'/'.join(str(share.amount) for share in reversed(drawn))})"
