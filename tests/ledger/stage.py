"""Tables to try the ledger with, and the file as SQLite itself sees it."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from scorecalc.api import load_rules
from scorecalc.ledger.file import File
from scorecalc.ledger.ledger import begin
from scorecalc.ledger.sitting import Sitting
from scorecalc.problems import Problem
from scorecalc.render.problems import problems

__all__ = [
    "FOUR",
    "GREEN_LINE",
    "ROUNDS",
    "begin_green",
    "begin_poker",
    "begin_riichi",
    "dump",
    "in_catalogue",
    "raw",
    "tampered",
]

FOUR = ("Anna", "Ben", "Cleo", "Dora")
#: Anna, who deals, wins 12 chips and deals again: all of one suit 6, junchan 3, pinfu 1, the dealer's 2
GREEN_LINE = "99s 123s win=1s seat=Anna from=Ben dora=H"
#: rounds of Saint Poker between Anna and Ben: Anna's pair of aces, Ben's pair of kings
ROUNDS = (
    "river=2h3d7c8s9h Anna: AsAh Ben: KsKh",
    "river=2c3s7d8hTd Anna: QsJh Ben: KdKc",
)


#: what the catalogue of problems shows of those that no command can bring about in a page
CATALOGUE = Path(__file__).parents[1] / "errors" / "tables.md"


def in_catalogue(problem: Problem) -> bool:
    """Whether the catalogue shows a problem word for word, of a file `club.db`."""
    return problems([problem._replace(file="club.db")], "") in CATALOGUE.read_text("utf-8")


def begin_riichi(file: File, name: str = "friday", **options: Any) -> Sitting:
    """A table of four: 25000 each, Anna deals first."""
    return begin(file, name, load_rules("riichi").with_options(options), FOUR)


def begin_green(file: File, name: str = "green") -> Sitting:
    """A table of three that no debt ends: as long as Anna deals and wins, it goes on for ever."""
    return begin(file, name, load_rules("all-green").with_options({"bust": "never"}), FOUR[:3])


def begin_poker(file: File, name: str = "poker") -> Sitting:
    """A table of two without seats."""
    return begin(file, name, load_rules("saint-poker"), FOUR[:2])


def raw(path: Path) -> sqlite3.Connection:
    """The file behind the program's back."""
    return sqlite3.connect(path, isolation_level=None)


def dump(path: Path) -> dict[str, list[Any]]:
    """All rows of a file, table by table, in the order in which they were written."""
    with closing(raw(path)) as connection:
        return {
            name: connection.execute(f"SELECT * FROM {name} ORDER BY {order}").fetchall()  # noqa: S608
            for name, order in (
                ("game", "id"), ("player", "game, turn"), ("entry", "id"), ("posting", "entry, payment, amount"),
                ("step", "id"),
            )
        }  # fmt: skip


def tampered(path: Path, *statements: str | tuple[str, Sequence[Any]]) -> None:
    """Statements that the file itself refuses, done to it all the same: without its triggers."""
    with closing(raw(path)) as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            sql, values = (statement, ()) if isinstance(statement, str) else statement
            assert connection.execute(sql, values).rowcount != 0, sql
