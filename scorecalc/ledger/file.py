"""The SQLite file of a ledger: opened, brought up to date, read, written; what is wrong with it is a D4xx problem."""

from __future__ import annotations

import os
import sqlite3
import stat
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from scorecalc.ledger.schema import APPLICATION, MIGRATIONS
from scorecalc.problems import Problem, Refused

__all__ = ["File", "usual_path"]

#: how long one process waits for another that writes, in seconds
_PATIENCE = 30.0
_LEAST_SQLITE = (3, 37)  #: the first with tables that hold their columns to their types
_LEAST_BYTES = 512  #: a page of the smallest SQLite file
_ANOTHER = "name the file of your tables with --db, or leave it out for the usual one"


def usual_path() -> Path:
    """Where tables are kept if nothing else is said: ``tables.db`` in the user's data folder."""
    home = os.path.expanduser("~")
    base = os.environ.get("LOCALAPPDATA", home) if os.name == "nt" else os.environ.get("XDG_DATA_HOME")
    return Path(base or os.path.join(home, ".local", "share")) / "scorecalc" / "tables.db"


class File:
    """An open ledger.

    ``create`` makes a file where there is none (and the user's data folder, for the usual one).  ``migrations`` are
    those of the schema, others only in tests.  Everything that SQLite or the disk objects to is raised as Refused:
    no ledger (D460), no file of ours (D461), written by a newer program (D462), damaged (D463), not to be written
    (D464), a full disk (D465), in use for too long (D466).
    """

    __slots__ = ("_connection", "path")

    def __init__(self, path: Path, *, create: bool = False, migrations: Sequence[str] = MIGRATIONS) -> None:
        self.path = path
        if sqlite3.sqlite_version_info < _LEAST_SQLITE:
            message = f"SQLite {sqlite3.sqlite_version} is too old to keep tables"
            raise Refused([Problem("D464", message, file=str(path), help="3.37 or newer is needed, of November 2021")])
        size = _size(path)
        if size is not None and 0 < size < _LEAST_BYTES:  # which SQLite would take for an empty one, and write over
            raise Refused([Problem("D461", "the file is no ledger of scorecalc", file=str(path), help=_ANOTHER)])
        if size is None:
            if not create:
                help = "`scorecalc table new` begins a table, and makes the file"
                raise Refused([Problem("D460", "no tables are kept here yet", file=str(path), help=help)])
            self._make_folder()
        with self._told():
            self._connection = self._connected()
        try:
            with self._told():
                self._connection.execute("PRAGMA foreign_keys = ON")
                self._connection.execute("PRAGMA synchronous = FULL")  # not every build of SQLite says so itself
                self._up_to_date(migrations, create=create)
        except BaseException:
            self._connection.close()
            raise

    def __enter__(self) -> File:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Lets go of the file; what was not written as a whole is not there."""
        with suppress(sqlite3.Error):
            self._connection.close()

    def rows(self, sql: str, *values: Any) -> list[Any]:
        """The rows of a query."""
        with self._told():
            return self._connection.execute(sql, values).fetchall()

    def insert(self, table: str, **values: Any) -> int:
        """A new row; its number."""
        names = ", ".join(values)
        marks = ", ".join("?" * len(values))
        # the names are ours, the values are bound
        done = self._connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(values.values()))  # noqa: S608
        return int(done.lastrowid or 0)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """One change, whole or not at all: nobody else writes meanwhile, and it is on the disk at the end.

        What is read inside is what will be written upon: another process waits, up to half a minute.  One change
        within another is a part of it.
        """
        if self._connection.in_transaction:
            yield
            return
        with self._told():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")
                raise

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Several queries on one state of the file, whoever writes meanwhile."""
        if self._connection.in_transaction:
            yield
            return
        with self._told():
            self._connection.execute("BEGIN")
            try:
                yield
            finally:
                with suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")

    def changes(self) -> int:
        """A number that another one takes the place of whenever another process has written."""
        with self._told():
            return int(self._connection.execute("PRAGMA data_version").fetchone()[0])

    def damage(self) -> list[str]:
        """What SQLite itself finds wrong in the file."""
        found = []
        for pragma in ("integrity_check(20)", "foreign_key_check"):
            try:
                rows = self._connection.execute(f"PRAGMA {pragma}").fetchall()
            except sqlite3.DatabaseError as error:
                found.append(str(error))
                continue
            if pragma == "foreign_key_check":
                found += [f"a row of {row[0]} names one that is missing" for row in rows]
            else:
                found += [line for row in rows if row[0] != "ok" for line in str(row[0]).splitlines()]
        return found

    def _make_folder(self) -> None:
        if self.path != usual_path():
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            message = f"the folder cannot be made: {error.strerror or error}"
            raise Refused([Problem("D464", message, file=str(self.path), help="name another file with --db")]) from None

    def _connected(self) -> sqlite3.Connection:
        whole = Path(os.path.realpath(self.path))  # `:memory:` is a file like any other
        if os.path.exists(whole) and not os.access(whole.parent, os.W_OK) and not _unsettled(whole):
            # beside a file in WAL mode others must be made, even to read; where they cannot, it is read as it lies
            uri = f"{whole.as_uri()}?immutable=1"
            return sqlite3.connect(uri, uri=True, timeout=_PATIENCE, isolation_level=None)
        return sqlite3.connect(whole, timeout=_PATIENCE, isolation_level=None)

    def _up_to_date(self, migrations: Sequence[str], *, create: bool) -> None:
        """The schema as it is now, whatever version the file was written by."""
        with self.reading():  # another process may be making the file: it has both or neither
            mark, version = self._pragma("application_id"), self._pragma("user_version")
            empty = not mark and not version and not self._connection.execute("SELECT 1 FROM sqlite_schema").fetchone()
        if not empty and mark != APPLICATION:
            raise Refused([Problem("D461", "the file is no ledger of scorecalc", file=str(self.path), help=_ANOTHER)])
        if empty and not create:
            help = "`scorecalc table new` begins a table, and makes the file"
            raise Refused([Problem("D460", "no tables are kept here yet", file=str(self.path), help=help)])
        if version > len(migrations):
            message = f"the ledger is of version {version}; this program knows versions up to {len(migrations)}"
            raise Refused([Problem("D462", message, file=str(self.path), help="use a newer scorecalc for this file")])
        if version == len(migrations):
            return
        self._into_wal()
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            version = self._pragma("user_version")  # another process may have been faster
            for script in migrations[version:]:
                for statement in _statements(script):
                    self._connection.execute(statement)
            self._connection.execute(f"PRAGMA application_id = {APPLICATION}")
            self._connection.execute(f"PRAGMA user_version = {max(version, len(migrations))}")
            self._connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            raise

    def _into_wal(self) -> None:
        """Writers and readers side by side from now on; SQLite waits for nobody here, so this does."""
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                self._connection.execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(0.01)
            else:
                return

    def _pragma(self, name: str) -> int:
        return int(self._connection.execute(f"PRAGMA {name}").fetchone()[0])

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise Refused([_problem(error, self.path)]) from error


def _size(path: Path) -> int | None:
    """The bytes of a file, None where there is none; raises Refused for a folder, and for what cannot be looked at."""
    try:
        found = os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        message = f"the ledger cannot be opened: {why}"
        raise Refused([Problem("D464", message, file=str(path), help="name another file with --db")]) from None
    if stat.S_ISDIR(found.st_mode):
        raise Refused([Problem("D461", "a folder is no ledger", file=str(path), help=_ANOTHER)])
    return found.st_size


def _unsettled(path: Path) -> bool:
    """Whether something was written that is not in the file itself yet, as behind a process that was killed."""
    try:
        return os.path.getsize(f"{path}-wal") > 0
    except OSError:
        return False


def _statements(script: str) -> Iterator[str]:
    """The statements of a script, one by one: run as a whole it would commit in between."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _problem(error: sqlite3.Error, path: Path) -> Problem:
    """What SQLite objects to, in our words."""
    code = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
    file = str(path)
    if code == sqlite3.SQLITE_NOTADB:
        return Problem("D461", "the file is no ledger of scorecalc", file=file, help=_ANOTHER)
    there = os.path.exists(path)
    if code == sqlite3.SQLITE_CANTOPEN and there and not os.access(path, os.R_OK):
        return Problem("D464", "the ledger cannot be read", file=file, help="you may not read it: ask whose it is")
    unwritable = os.path.isdir(path.parent) and not os.access(path.parent, os.W_OK)
    if code == sqlite3.SQLITE_READONLY or (code == sqlite3.SQLITE_CANTOPEN and (there or unwritable)):
        return Problem("D464", "the ledger cannot be written", file=file, help="it, or its folder, may only be read")
    if code == sqlite3.SQLITE_FULL:
        help = "nothing of this entry was kept, all before it is there; make room, and enter it again"
        return Problem("D465", "the disk is full", file=file, help=help)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        help = f"another process has been writing for {_PATIENCE:.0f} seconds; try again when it is done"
        return Problem("D466", "the ledger is in use", file=file, help=help)
    if code == sqlite3.SQLITE_CANTOPEN:
        return Problem("D464", "the ledger cannot be opened", file=file, help="is the folder there?")
    if code == sqlite3.SQLITE_IOERR:
        help = "nothing of this entry was kept, all before it is there; is the disk full, or gone?"
        return Problem("D464", f"the ledger cannot be read or written: {error}", file=file, help=help)
    help = "keep a copy of the file as it is; `sqlite3 FILE .recover` saves what can be read"
    return Problem("D463", f"the ledger is damaged: {error}", file=file, help=help)
