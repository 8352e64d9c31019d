"""The file itself refuses what would change it, whoever holds the pen."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from scorecalc.ledger.file import File
from scorecalc.ledger.rows import keep
from scorecalc.model.money import Payment
from scorecalc.model.table import Entry
from scorecalc.problems import Refused
from tests.ledger.stage import begin_poker, begin_riichi, dump, raw

TABLES = ("game", "player", "entry", "posting", "step")
_NEVER = "nothing in a ledger is changed or deleted"


@pytest.fixture
def played(file, path) -> Iterator[sqlite3.Connection]:
    """A file with a table of two entries and one of none, held by plain SQLite."""
    table = begin_riichi(file)
    table.add("han=1 fu=30 seat=Anna from=Ben")
    table.add("han=2 fu=30 seat=Ben from=Cleo")
    begin_poker(file)
    with closing(raw(path)) as connection:
        yield connection


def _refused(connection: sqlite3.Connection, sql: str) -> str:
    """What SQLite says to a statement, and to a commit of it."""
    connection.execute("BEGIN")
    with pytest.raises(sqlite3.IntegrityError) as error:
        connection.execute(sql)
    connection.execute("ROLLBACK")
    return f"{error.value}"


@pytest.mark.parametrize("table", TABLES)
def test_no_row_is_changed_deleted_or_replaced(played, path, table):
    """Neither by its name nor by a new row in its place."""
    before = dump(path)
    column = {"game": "name", "player": "name", "entry": "state", "posting": "amount", "step": "act"}[table]
    for form in (
        "UPDATE {} SET {} = {}",
        "UPDATE OR REPLACE {} SET {} = {}",
        "UPDATE OR IGNORE {} SET {} = {}",
        "DELETE FROM {}",
        "INSERT OR REPLACE INTO {0} SELECT * FROM {0}",
        "REPLACE INTO {0} SELECT * FROM {0}",
    ):
        sql = form.format(table, column, column)
        assert _refused(played, sql) == _NEVER, sql
    assert dump(path) == before


def test_a_table_cannot_be_replaced_by_its_name(played):
    """Names are the same in capitals or not."""
    columns = "name, ruleset, rules, rules_hash, begun_at, state"
    sql = f"INSERT OR REPLACE INTO game ({columns}) VALUES ('FRIDAY', '', '', '', '', '')"  # noqa: S608
    assert _refused(played, sql) == _NEVER
    assert _refused(played, sql.replace("OR REPLACE ", "")) == _NEVER


_ENTRY = (
    "INSERT INTO entry (id, game, previous, number, kind, typed, line, outcome, summary, state, written_at) "
    "VALUES (99, {game}, {previous}, {number}, '{kind}', '', '', '', '', '{{}}', '')"
)
_POSTING = "INSERT INTO posting (entry, payment, account, amount, unit, why) VALUES ({}, 0, '{}', {}, '{}', '')"
_STEP = "INSERT INTO step (game, act, entry, taken_at) VALUES ({}, 'add', {}, '')"


@pytest.mark.parametrize(
    "paid",
    [
        [("Anna", 1000, "points")],
        [("Anna", 1000, "points"), ("Ben", -900, "points")],
        [("Anna", 1000, "points"), ("Ben", -1000, "stars")],
    ],
)
def test_payments_that_do_not_sum_to_zero_lead_nowhere(played, paid):
    """No step goes onto such an entry, no entry stands behind it; each unit has its own sum."""
    said = "payments do not sum to zero"
    played.execute("BEGIN")
    played.execute(_ENTRY.format(game=1, previous=2, number=3, kind="line"))
    for account, amount, unit in paid:
        played.execute(_POSTING.format(99, account, amount, unit))
    with pytest.raises(sqlite3.IntegrityError, match=said):
        played.execute(_STEP.format(1, 99))
    with pytest.raises(sqlite3.IntegrityError, match=said):
        played.execute(_ENTRY.format(game=1, previous=99, number=4, kind="line").replace("(99,", "(100,"))


def test_balanced_payments_are_taken(played):
    """The same by hand, as it should be."""
    played.execute("BEGIN")
    played.execute(_ENTRY.format(game=1, previous=2, number=3, kind="line"))
    for account, amount in (("Anna", 1000), ("Ben", -1000)):
        played.execute(_POSTING.format(99, account, amount, "points"))
    played.execute(_STEP.format(1, 99))
    played.execute("COMMIT")


@pytest.mark.parametrize(
    ("game", "previous", "number"),
    [
        (1, 2, 2), (1, 2, 4), (1, 1, 3), (1, "NULL", 2), (1, "NULL", 0), (1, "NULL", -1),
        (2, 2, 3), (1, 98, 1), (1, 99, 1),
    ],
)  # fmt: skip
def test_an_entry_out_of_its_order_is_refused(played, game, previous, number):
    """Its number is one more than that of the entry before it, which is of the same table; the first is 1."""
    said = _refused(played, _ENTRY.format(game=game, previous=previous, number=number, kind="line"))
    assert said == "an entry is out of its order"


def test_nothing_stands_behind_an_end(played):
    """A table that was ended goes on only from before its end."""
    played.execute("BEGIN")
    played.execute(_ENTRY.format(game=1, previous=2, number=3, kind="end"))
    with pytest.raises(sqlite3.IntegrityError, match="an entry is out of its order"):
        played.execute(_ENTRY.format(game=1, previous=99, number=4, kind="line").replace("(99,", "(100,"))


def test_a_step_onto_an_entry_of_another_table_is_refused(played):
    """The empty table of Saint Poker cannot go on from an entry of riichi."""
    assert _refused(played, _STEP.format(2, 1)) == "a step onto an entry of another table"


def test_an_entry_that_stands_pays_nothing_more(played):
    """Neither the last one nor one before: not even in balance."""
    for entry in (1, 2):
        said = _refused(played, _POSTING.format(entry, "Dora", 5, "points").replace(", 0,", ", 7,"))
        assert said == "a payment of an entry that stands already"


def test_nobody_sits_down_at_a_table_that_is_played(played):
    """Who plays is settled when it is begun."""
    said = _refused(played, "INSERT INTO player (game, turn, name) VALUES (1, 4, 'Zoe')")
    assert said == "a player of a table that is played already"


@pytest.mark.parametrize(
    "sql",
    [
        _ENTRY.format(game=1, previous=2, number=3, kind="draw"),
        _POSTING.format(99, "Anna", 0, "points"),
        _POSTING.format(99, "Anna", "'much'", "points"),
        "INSERT INTO step (game, act, entry, taken_at) VALUES (1, 'guess', 1, '')",
    ],
)
def test_rows_that_no_program_of_ours_writes_are_refused(played, sql):
    """Other kinds and acts, payments of nothing, words for amounts."""
    _refused(played, sql)


def test_what_the_triggers_refuse_is_told_as_damage_and_leaves_nothing(file, path):
    """Were a game's payments ever out of balance, its entry would not be there, nor any part of it."""
    table = begin_riichi(file)
    before = dump(path)
    unbalanced = Payment("Ben", "Anna", 1000, "points", "discard")
    entry = Entry(1, "", "", "win", "", (unbalanced,), table.first)

    def written() -> None:
        with file.writing():
            row = keep(file, table.game, None, "line", entry)
            file.insert("posting", entry=row, payment=1, account="Anna", amount=5, unit="points", why="")
            file.insert("step", game=table.game, act="add", entry=row, taken_at="")

    with pytest.raises(Refused) as refused:
        written()
    assert refused.value.problems[0].code == "D463"
    assert refused.value.problems[0].message == "the ledger is damaged: payments do not sum to zero"
    assert dump(path) == before


def test_a_row_of_a_table_that_is_not_there_is_refused(file: File):
    """Every row belongs to a table."""
    with pytest.raises(Refused, match="FOREIGN KEY constraint failed"), file.writing():
        file.insert("step", game=9, act="add", entry=None, taken_at="")
