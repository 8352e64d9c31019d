"""The page behind each problem code, for `explain N120`.

Loaded only when a page is asked for.  The exact messages are fixed by the catalogue in the tests.
"""

from __future__ import annotations

from scorecalc.problems.pages.checks import CHECKS
from scorecalc.problems.pages.doubles import DOUBLES
from scorecalc.problems.pages.files import FILES
from scorecalc.problems.pages.games import GAMES
from scorecalc.problems.pages.notation import NOTATION
from scorecalc.problems.pages.page import Page
from scorecalc.problems.pages.riichi import RIICHI
from scorecalc.problems.pages.tables import TABLES

__all__ = ["PAGES", "Page"]

PAGES: dict[str, Page] = {**NOTATION, **RIICHI, **GAMES, **DOUBLES, **TABLES, **FILES, **CHECKS}
