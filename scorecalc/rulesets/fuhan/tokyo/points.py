"""From han and fu to base points, and the limits (the rule file's section Points, tokyo:T8, T9)."""

from __future__ import annotations

from scorecalc.model.score import Step

__all__ = ["LIMITS", "base_points", "limit_base"]

#: base points of the limits
LIMITS = {"mangan": 1000, "shoumangan": 1500, "haneman": 2000, "daimangan": 3000, "chuuren": 4000}
#: from this many han on a hand without dora is a haneman; one with dora needs one more
_HANEMAN = 7

Steps = list[Step] | None


def base_points(han: int, fu: int, *, has_dora: bool, steps: Steps = None) -> tuple[int, str | None]:
    """Base points and the name of the limit, None where there is none.

    >>> base_points(3, 25, has_dora=False), base_points(5, 40, has_dora=False)
    ((200, None), (1000, 'mangan'))
    >>> base_points(7, 30, has_dora=True), base_points(7, 30, has_dora=False)
    ((1000, 'mangan'), (2000, 'haneman'))
    """
    if han >= _HANEMAN + has_dora:
        return limit_base("haneman", steps), "haneman"
    base = fu << han
    if steps is not None and fu:
        steps.append(Step(f"{fu} × 2^{han}", base))
    if han >= 6 or base > LIMITS["mangan"]:  # 20 fu and 6 han are 1280 already
        return limit_base("mangan", steps), "mangan"
    return base, None


def limit_base(limit: str, steps: Steps = None) -> int:
    """The base points of a limit that is named."""
    base = LIMITS[limit]
    if steps is not None:
        steps.append(Step(limit, base))
    return base
