"""The notation of a line: words, their places, and what they mean in a game.

What every line needs is here; the canonical form (:mod:`~scorecalc.notation.canon`) and
expectations (:mod:`~scorecalc.notation.expectation`) are loaded by those who print or check.
"""

from scorecalc.notation.bind import bind
from scorecalc.notation.line import read, split

__all__ = ["bind", "read", "split"]
