"""From fu and han to points, and what each payer's share is (riichi:P1 to P4).

Each number is computed here and nowhere else; where a list of steps is handed in, the same call
writes down what it did.
"""

from __future__ import annotations

from typing import NamedTuple

from scorecalc.model.score import Step
from scorecalc.rulesets.fuhan.table import TableRules

__all__ = ["LIMITS", "Share", "base_points", "limit_base", "ron_points", "shares", "yakuman_base"]

#: P2: base points of the limits
LIMITS = {"mangan": 2000, "haneman": 3000, "baiman": 4000, "sanbaiman": 6000, "yakuman": 8000}
#: P3: han and fu that a table may count as a mangan
_KIRIAGE = ((4, 30), (3, 60))
#: P2: the least han of each limit
_FROM_HAN = ((13, "yakuman"), (11, "sanbaiman"), (8, "baiman"), (6, "haneman"), (5, "mangan"))

Steps = list[Step] | None


class Share(NamedTuple):
    """What one payer, or each of ``times``, pays: ``payer`` is ``discarder``, ``dealer`` or ``other``."""

    payer: str
    amount: int
    times: int = 1


def base_points(han: int, fu: int, rules: TableRules, steps: Steps = None) -> tuple[int, str | None]:
    """Base points and the name of the limit, None where there is none (P1 to P3).

    >>> from scorecalc.rulesets.fuhan.game import GAME
    >>> rules = GAME.ready(GAME.defaults())
    >>> base_points(3, 30, rules), base_points(4, 40, rules), base_points(13, 30, rules)
    ((960, None), (2000, 'mangan'), (8000, 'yakuman'))
    """
    if han < 5:
        base = fu << han + 2
        if base > LIMITS["mangan"] or (rules.kiriage_mangan and (han, fu) in _KIRIAGE):
            limit = "mangan"
        else:
            if steps is not None:
                steps.append(Step(f"{fu} × 2^(2+{han})", base))
            return base, None
        if steps is not None:
            steps.append(Step(f"{fu} × 2^(2+{han})", base))
    elif han >= 13 and rules.kazoe != "yakuman":
        if rules.kazoe == "multiple":
            units = han // 13
            if steps is not None:
                steps.append(Step(f"{han} han: {units} yakuman", LIMITS["yakuman"] * units))
            return LIMITS["yakuman"] * units, "yakuman"
        limit = "sanbaiman"
    else:
        limit = next(name for least, name in _FROM_HAN if han >= least)
    return limit_base(limit, steps), limit


def limit_base(limit: str, steps: Steps = None) -> int:
    """The base points of a limit that is named."""
    base = LIMITS[limit]
    if steps is not None:
        steps.append(Step(limit, base))
    return base


def yakuman_base(units: int, steps: Steps = None) -> int:
    """The base points of a number of yakuman (P2)."""
    base = LIMITS["yakuman"] * units
    if steps is not None:
        steps.append(Step("yakuman" if units == 1 else f"{units} yakuman", base))
    return base


def _up(amount: int, steps: Steps = None, to: int = 100) -> int:
    """P4: up to the next hundred, or to whatever the table rounds to."""
    rounded = -(-amount // to) * to
    if steps is not None and rounded != amount:
        steps.append(Step("→", rounded))
    return rounded


def _times(base: int, factor: int, rules: TableRules, steps: Steps = None, who: str = "") -> int:
    if steps is not None:
        steps.append(Step(f"{who} × {factor}".lstrip(), base * factor))
    return _up(base * factor, steps, rules.rounded_to)


def ron_points(base: int, rules: TableRules, *, dealer: bool, steps: Steps = None) -> int:
    """What the discarder pays (P4)."""
    return _times(base, 6 if dealer else 4, rules, steps)


def shares(base: int, rules: TableRules, *, dealer: bool, tsumo: bool, steps: Steps = None) -> tuple[Share, ...]:
    """Who pays what for a hand of these base points, without counters and sticks (P4).

    >>> from scorecalc.rulesets.fuhan.game import GAME
    >>> rules = GAME.ready(GAME.defaults())
    >>> shares(320, rules, dealer=False, tsumo=True)
    (Share(payer='dealer', amount=700, times=1), Share(payer='other', amount=400, times=2))
    """
    if not tsumo:
        if rules.players == 3 and rules.tsumo_loss == "ron-loss":
            parts = shares(base, rules, dealer=dealer, tsumo=True)
            amount = sum(share.amount * share.times for share in parts)
            if steps is not None:
                steps.append(Step("the sum of the self-draw", amount))
            return (Share("discarder", amount),)
        return (Share("discarder", ron_points(base, rules, dealer=dealer, steps=steps)),)
    if rules.players == 3:
        return _three(base, rules, dealer=dealer, steps=steps)
    if dealer:
        return (Share("other", _times(base, 2, rules, steps, "each"), 3),)
    return (
        Share("dealer", _times(base, 2, rules, steps, "the dealer")),
        Share("other", _times(base, 1, rules, steps, "each other"), 2),
    )


def _three(base: int, rules: TableRules, *, dealer: bool, steps: Steps) -> tuple[Share, ...]:
    """A self-draw among three players: the option says who makes up the share of the absent one.

    4 han 30 fu by a non-dealer: the dealer's 3900 and the other's 2000 are paid, the absent player's
    2000 is lost (`on`), or laid on the others.  His share is what he would have paid, rounded, and a
    part of it is rounded up again: nobody pays fifties.
    """
    how = rules.tsumo_loss
    if how == "proportional":
        return _thirds(base, rules, dealer=dealer, steps=steps)
    by_dealer = absent = _times(base, 2, rules, steps, "each" if dealer else "the dealer")
    if dealer:
        more = {"on": 0, "ron-loss": 0, "full": absent, "add-1000": 1000}.get(how, _half(absent))
        return (Share("other", _plus(absent, more, steps), 2),)
    by_other = absent = _times(base, 1, rules, steps, "the other")
    if how == "equal":
        return (Share("other", _half(by_dealer + by_other + absent, steps), 2),)
    half = _half(absent)
    to_dealer, to_other = {
        "half": (half, half),
        "off": (half, half),
        "full": (absent, absent),
        "dealer": (absent, 0),
        "other": (0, absent),
        "add-1000": (1000, 1000),
    }.get(how, (0, 0))
    return (
        Share("dealer", _plus(by_dealer, to_dealer, steps)),
        Share("other", _plus(by_other, to_other, steps)),
    )


def _half(amount: int, steps: Steps = None) -> int:
    half = _up(-(-amount // 2))
    if steps is not None:
        steps.append(Step(f"{amount} / 2", half))
    return half


def _plus(own: int, more: int, steps: Steps) -> int:
    if more and steps is not None:
        steps.append(Step(f"{own} + {more}", own + more))
    return own + more


def _thirds(base: int, rules: TableRules, *, dealer: bool, steps: Steps) -> tuple[Share, ...]:
    """The ron shared out: a third, rounded up, and from the dealer two thirds, to the nearest hundred."""
    ron = ron_points(base, rules, dealer=dealer, steps=steps)
    if dealer:
        return (Share("other", _half(ron, steps), 2),)
    third, most = _up(-(-ron // 3)), (2 * ron // 3 + 50) // 100 * 100
    if steps is not None:
        steps.append(Step(f"{ron} × 2/3", most))
        steps.append(Step(f"{ron} / 3", third))
    return Share("dealer", most), Share("other", third)
