"""Files that are not ours, are newer or older, damaged, not to be written, or on a disk that is full."""

from __future__ import annotations

import os
import resource
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from scorecalc.ledger.audit import checked
from scorecalc.ledger.file import File, usual_path
from scorecalc.ledger.ledger import find, listed
from scorecalc.ledger.schema import APPLICATION, MIGRATIONS
from scorecalc.problems import Problem, Refused
from tests.ledger.nobody import as_nobody, open_folder
from tests.ledger.stage import GREEN_LINE, begin_green, begin_riichi, dump, in_catalogue, raw

_ANOTHER = "name the file of your tables with --db, or leave it out for the usual one"
_BEGIN = "`scorecalc table new` begins a table, and makes the file"


def _problem(act) -> Problem:
    """The one problem that an act is refused with."""
    with pytest.raises(Refused) as refused:
        act()
    (problem,) = refused.value.problems
    return problem


def _pragma(path: Path, name: str) -> int:
    with closing(raw(path)) as connection:
        return connection.execute(f"PRAGMA {name}").fetchone()[0]


# --- not ours -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("create", [False, True])
@pytest.mark.parametrize(
    "content",
    [b"x", b"Ben owes 30\n" * 40, b"Anna 12, Ben 30\n" * 100, b"\0" * 5000, b"SQLite format 3\0" + b"\7" * 5000],
)
def test_a_file_of_somebody_else_is_left_as_it_is(path, content, create):
    """Text, zeros, what only begins like a database: D461, and not a byte is changed, nor is one laid beside it."""
    path.write_bytes(content)
    assert _problem(lambda: File(path, create=create)) == Problem(
        "D461", "the file is no ledger of scorecalc", file=str(path), help=_ANOTHER
    )
    assert path.read_bytes() == content
    assert [*path.parent.iterdir()] == [path]


@pytest.mark.parametrize("sql", ["CREATE TABLE money (amount)", "PRAGMA application_id = 7", "PRAGMA user_version = 1"])
def test_the_database_of_another_program_is_left_as_it_is(path, sql):
    """Whatever marks it as somebody's: a table, an id, a version."""
    with closing(raw(path)) as connection:
        connection.execute(sql)
    content = path.read_bytes()
    for create in (False, True):
        problem = _problem(lambda create=create: File(path, create=create))
        assert problem == Problem("D461", "the file is no ledger of scorecalc", file=str(path), help=_ANOTHER)
    assert path.read_bytes() == content


def test_a_folder_is_no_ledger(tmp_path):
    """It is not said that it could only be read."""
    for create in (False, True):
        problem = _problem(lambda create=create: File(tmp_path, create=create))
        assert problem == Problem("D461", "a folder is no ledger", file=str(tmp_path), help=_ANOTHER)


def test_an_empty_file_is_one_without_tables(path):
    """As `mktemp` leaves one: nothing can be read from it, and a table can be begun in it."""
    path.touch()
    assert _problem(lambda: File(path)) == Problem("D460", "no tables are kept here yet", file=str(path), help=_BEGIN)
    assert path.read_bytes() == b""
    with File(path, create=True) as file:
        begin_green(file)
    assert _pragma(path, "application_id") == APPLICATION


def test_where_there_is_no_file_none_is_made_by_looking(path):
    """D460, and the folder stays empty."""
    assert _problem(lambda: File(path)) == Problem("D460", "no tables are kept here yet", file=str(path), help=_BEGIN)
    assert not path.exists()


@pytest.mark.parametrize("name", ["nowhere/tables.db", "file.txt/tables.db", "a\nb/c"])
def test_a_file_that_cannot_be_made_is_told(tmp_path, name):
    """A folder that is not there or is a file: D464, and no folder is made."""
    (tmp_path / "file.txt").touch()
    path = tmp_path / name
    assert _problem(lambda: File(path, create=True)) == Problem(
        "D464", "the ledger cannot be opened", file=str(path), help="is the folder there?"
    )
    assert _problem(lambda: File(path)).code == "D460"
    assert [*tmp_path.iterdir()] == [tmp_path / "file.txt"]


@pytest.mark.parametrize(("name", "why"), [("a" * 300, "File name too long"), ("a\0b", "embedded null byte")])
@pytest.mark.parametrize("create", [False, True])
def test_what_cannot_be_the_name_of_a_file_is_told(tmp_path, name, why, create):
    """D464, with what the system says."""
    path = tmp_path / name
    assert _problem(lambda: File(path, create=create)) == Problem(
        "D464", f"the ledger cannot be opened: {why}", file=str(path), help="name another file with --db"
    )


# --- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ['it\'s "mine"; DROP TABLE game;--.db', "a b?mode=ro&x#y.db", "100%41.db", "金曜日.db", ":memory:", "file:x.db"],
)
def test_any_name_of_a_file_is_a_name(tmp_path, monkeypatch, name):
    """Signs that mean something to SQL, to an address or to SQLite are letters like any other."""
    monkeypatch.chdir(tmp_path)
    path = Path(name)
    with File(path, create=True) as file:
        begin_green(file).add(GREEN_LINE)
    assert (tmp_path / name).stat().st_size > 4096
    with File(path) as file:
        assert len(find(file, "green").entries()) == 1


@pytest.mark.parametrize("name", ["O'Brien's", "金曜日", "Elan à Zoë", "हिन्दी", "2026-03-07", "A" * 60, "x.y-z_w"])
def test_tables_have_names_in_any_script(file, name):
    """And are found by them."""
    assert begin_green(file, name).name == name
    assert find(file, name).name == name
    assert [one.name for one in listed(file)] == [name]


@pytest.mark.parametrize(
    "name",
    ["", " ", " x", "x ", "-x", "_x", ".x", "x;y", 'say "hi"', "x`y", "x\ny", "x\n", "x\0y", "x/y", "A" * 61, "\u0301x",
     "x\ud800", "x\u202ey", "🎲"],
)  # fmt: skip
def test_other_names_are_refused(file, name):
    """D468: signs that a list or a shell could be misled by."""
    problem = _problem(lambda: begin_green(file, name))
    help = "a letter or digit first, then letters, digits, spaces and . ' - _; 60 at the most"
    assert problem == Problem("D468", f"a table cannot be called `{name}`", help=help)


@pytest.mark.parametrize(
    ("first", "again"), [("friday", "FRIDAY"), ("Élan", "élan"), ("e\u0301lan", "\u00c9lan"), ("straße", "STRASSE")]
)
def test_a_name_is_the_same_in_capitals_or_not_and_however_it_is_composed(file, first, again):
    """Found by the other form, and taken for it."""
    begin_green(file, first)
    assert find(file, again).entries() == []
    problem = _problem(lambda: begin_green(file, again))
    assert problem.code == "D468"
    assert problem.message.startswith("there is a table `")


@pytest.mark.parametrize("name", ["'; DROP TABLE game; --", "x' OR '1'='1", "\ud800", "\0", "%", "_"])
def test_no_name_that_is_asked_for_does_anything_else(file, name):
    """D467, and all tables are there."""
    begin_green(file)
    problem = _problem(lambda: find(file, name))
    assert problem == Problem(
        "D467", f"no table `{name}`", file=str(file.path), help="`scorecalc table list` lists them"
    )
    assert [one.name for one in listed(file)] == ["green"]


def test_a_name_that_is_nearly_right_is_guessed(file):
    """And where there are no tables, it is told how one is begun."""
    assert _problem(lambda: find(file, "x")).help == "`scorecalc table new` begins one"
    begin_green(file, "friday")
    problem = _problem(lambda: find(file, "firday"))
    assert (problem.help, problem.hints) == ("did you mean `friday`?", ("friday",))


@pytest.mark.parametrize(
    ("players", "message"),
    [
        (("Anna", "Ben", "anna"), "two players are called `anna`"),
        (("Anna", "B B", "Cleo"), "a player cannot be called `B B`"),
        (("Anna", "S", "Cleo"), "a player cannot be called `S`"),
        (("Anna", "Pot", "Cleo"), "a player cannot be called `Pot`"),
        (("Anna", "none", "Cleo"), "a player cannot be called `none`"),
        (("Anna", "'; DROP", "Cleo"), "a player cannot be called `'; DROP`"),
    ],
)
def test_players_by_whom_no_hand_can_be_called_are_refused(file, path, players, message):
    """R384, and no table is begun."""
    from scorecalc.api import load_rules
    from scorecalc.ledger.ledger import begin

    problem = _problem(lambda: begin(file, "friday", load_rules("all-green"), players))
    assert (problem.code, problem.message) == ("R384", message)
    assert dump(path)["game"] == []


# --- versions -------------------------------------------------------------------------------------------------------

_LATER = (*MIGRATIONS, "ALTER TABLE entry ADD COLUMN remark TEXT NOT NULL DEFAULT 'none';\nCREATE TABLE more (x);\n")


def test_an_older_file_is_brought_up_to_date_and_keeps_all_that_it_has(path):
    """A column more: the rows of before have its default, and the chain goes on."""
    with File(path, create=True) as file:
        begin_green(file).add(GREEN_LINE)
    before = dump(path)
    assert _pragma(path, "user_version") == 1
    with File(path, migrations=_LATER) as file:
        assert file.rows("SELECT remark FROM entry") == [("none",)]
        assert find(file, "green").add(GREEN_LINE)[0].number == 2
        assert checked(file) == (["green"], [])
    assert _pragma(path, "user_version") == 2
    after = dump(path)
    assert [row[:-1] for row in after["entry"][:1]] == before["entry"]
    assert {**after, "entry": 0, "posting": 0, "step": 0} == {**before, "entry": 0, "posting": 0, "step": 0}


def test_a_newer_file_is_refused_and_left_as_it_is(path):
    """D462 names both versions; a program that knows it opens it still."""
    with File(path, create=True, migrations=_LATER) as file:
        begin_green(file)
    content = path.read_bytes()
    for create in (False, True):
        assert _problem(lambda create=create: File(path, create=create)) == Problem(
            "D462", "the ledger is of version 2; this program knows versions up to 1", file=str(path),
            help="use a newer scorecalc for this file",
        )  # fmt: skip
    assert path.read_bytes() == content
    with File(path, migrations=_LATER) as file:
        assert [one.name for one in listed(file)] == ["green"]


def test_a_migration_that_fails_changes_nothing(path):
    """Not even what it did before it failed."""
    with File(path, create=True) as file:
        begin_green(file)
    broken = (*MIGRATIONS, "CREATE TABLE more (x);\nALTER TABLE nonesuch ADD COLUMN y;\n")
    assert _problem(lambda: File(path, migrations=broken)).code == "D463"
    assert _pragma(path, "user_version") == 1
    with File(path) as file:
        assert file.rows("SELECT name FROM sqlite_schema WHERE name = 'more'") == []
        assert find(file, "green").add(GREEN_LINE)[0].number == 1


def test_two_who_bring_a_file_up_to_date_do_it_once(path):
    """The second waits, and finds it done: another column of the same name would be refused."""
    with File(path, create=True) as file:
        begin_green(file)
        with File(path, migrations=_LATER) as one, File(path, migrations=_LATER) as other:
            assert one.rows("SELECT COUNT(*) FROM more") == other.rows("SELECT COUNT(*) FROM more") == [(0,)]


def test_a_file_is_marked_as_ours_and_kept_so_that_nothing_is_lost(path):
    """Its id in the header, write-ahead, and every change on the disk before it is said to be done."""
    with File(path, create=True) as file:
        assert file.rows("PRAGMA application_id") == [(0x53434C43,)]
        assert file.rows("PRAGMA journal_mode") == [("wal",)]
        assert file.rows("PRAGMA synchronous") == [(2,)]  # FULL
        assert file.rows("PRAGMA foreign_keys") == [(1,)]
    assert path.read_bytes()[68:72] == b"SCLC"


# --- damage ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("offset", "content", "code"),
    [(0, b"SQLite format 4\0", "D461"), (68, b"\0\0\0\0", "D461"), (16, b"\7\7", "D461"), (100, b"\xff" * 100, "D463")],
)
def test_a_damaged_header_is_told(path, offset, content, code):
    """The first bytes, our mark, the size of a page, the first page itself."""
    with File(path, create=True) as file:
        begin_green(file).add(GREEN_LINE)
    with path.open("r+b") as file:
        file.seek(offset)
        file.write(content)
    problem = _problem(lambda: File(path))
    assert problem.code == code
    if code == "D463":
        assert problem == Problem(
            "D463", "the ledger is damaged: database disk image is malformed", file=str(path),
            help="keep a copy of the file as it is; `sqlite3 FILE .recover` saves what can be read",
        )  # fmt: skip


def test_a_ledger_without_its_tables_is_damaged(path):
    """Marked as ours, and somebody dropped what is in it."""
    with File(path, create=True) as file:
        begin_green(file)
    with closing(raw(path)) as connection:
        connection.execute("DROP TABLE step")
    with File(path) as file:
        assert _problem(lambda: listed(file)).message == "the ledger is damaged: no such table: step"


# --- not to be written ----------------------------------------------------------------------------------------------

_CANNOT_WRITE = "D464 the ledger cannot be written (it, or its folder, may only be read)"


def _entered(path: Path) -> str:
    with File(path, create=True) as file:
        return f"entry {find(file, 'green').add(GREEN_LINE)[0].number}"


def _shown(path: Path) -> str:
    with File(path) as file:
        return f"{len(find(file, 'green').entries())} entries, {checked(file)[1]}"


@pytest.fixture
def folder():
    """A folder that everybody can look into, with a ledger of one entry."""
    with open_folder() as opened:
        with File(opened / "tables.db", create=True) as file:
            begin_green(file).add(GREEN_LINE)
        yield opened


@pytest.mark.parametrize("mode", [0o755, 0o555], ids=["of somebody else", "of nobody"])
def test_what_may_only_be_read_is_read_and_not_written(folder, mode):
    """File and folder: all is shown, an entry is refused, and nothing is laid beside the file."""
    (folder / "tables.db").chmod(0o444)
    folder.chmod(mode & 0o555)
    assert as_nobody(lambda: _shown(folder / "tables.db")) == "1 entries, []"
    assert as_nobody(lambda: _entered(folder / "tables.db")) == _CANNOT_WRITE
    assert [one.name for one in folder.iterdir()] == ["tables.db"]


def test_a_file_that_may_only_be_read_in_a_folder_of_all_is_not_written(folder):
    """Reading works where SQLite can lay its own files beside it."""
    (folder / "tables.db").chmod(0o444)
    folder.chmod(0o777)
    assert as_nobody(lambda: _shown(folder / "tables.db")) == "1 entries, []"
    assert as_nobody(lambda: _entered(folder / "tables.db")) == _CANNOT_WRITE


def test_a_file_that_may_be_written_in_a_folder_that_may_not_is_not_written(folder):
    """Write-ahead needs files beside it."""
    (folder / "tables.db").chmod(0o666)
    folder.chmod(0o555)
    assert as_nobody(lambda: _shown(folder / "tables.db")) == "1 entries, []"
    assert as_nobody(lambda: _entered(folder / "tables.db")) == _CANNOT_WRITE


def test_a_file_that_may_not_even_be_read_is_told(folder):
    """It is not said that it could be read."""
    (folder / "tables.db").chmod(0)
    told = as_nobody(lambda: _shown(folder / "tables.db"))
    assert told == "D464 the ledger cannot be read (you may not read it: ask whose it is)"


def test_a_file_that_cannot_be_made_in_a_folder_is_told(folder):
    """And one in a folder that cannot even be looked into."""
    folder.chmod(0o555)
    assert as_nobody(lambda: _entered(folder / "new.db")) == _CANNOT_WRITE
    folder.chmod(0)
    told = "D464 the ledger cannot be opened: Permission denied (name another file with --db)"
    assert as_nobody(lambda: _shown(folder / "tables.db")) == told
    assert as_nobody(lambda: _entered(folder / "tables.db")) == told


def test_what_lies_beside_the_file_is_read_too(folder):
    """Somebody has the file open, and his last entry is not in the file itself yet: it is not passed over."""
    with File(folder / "tables.db") as file:
        find(file, "green").add(GREEN_LINE)
        for one in folder.iterdir():
            one.chmod(0o444)
        folder.chmod(0o555)
        assert (folder / "tables.db-wal").stat().st_size > 0
        assert as_nobody(lambda: _shown(folder / "tables.db")) == "2 entries, []"


# --- a full disk ----------------------------------------------------------------------------------------------------


def test_a_full_disk_is_told_and_keeps_all_but_the_entry(file, path):
    """D465 word for word; with room again the same entry is taken."""
    table = begin_green(file)
    pages = file.rows("PRAGMA page_count")[0][0]
    file.rows(f"PRAGMA max_page_count = {pages + 3}")
    with pytest.raises(Refused) as refused:
        [table.add(GREEN_LINE) for _ in range(500)]
    entered = len(table.entries())
    assert refused.value.problems == (
        Problem(
            "D465", "the disk is full", file=str(path),
            help="nothing of this entry was kept, all before it is there; make room, and enter it again",
        ),
    )  # fmt: skip
    assert in_catalogue(refused.value.problems[0])
    assert 3 < entered < 499
    assert [one.entry.number for one in table.entries()] == [*range(1, entered + 1)]
    assert checked(file) == (["green"], [])
    file.rows("PRAGMA max_page_count = 100000")
    assert table.add(GREEN_LINE)[0].number == entered + 1


def test_a_disk_that_gives_out_is_no_damage(folder):
    """A limit on the size of files fails a write as a full disk under a quota does: told, and nothing is lost."""
    path = folder / "tables.db"

    def entered() -> str:
        with File(path) as file:
            table = find(file, "green")
            at = 0
            size = path.stat().st_size + 20000
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
            try:
                for at in range(500):  # noqa: B007
                    table.add(GREEN_LINE)
            except Refused as refused:
                (problem,) = refused.problems
                return f"{at} {problem.code} {problem.message}"
        return "all"

    folder.chmod(0o777)
    for one in folder.iterdir():
        one.chmod(0o666)
    number, _, told = as_nobody(entered).partition(" ")
    assert told in ("D464 the ledger cannot be read or written: disk I/O error", "D465 the disk is full")
    with File(path) as file:
        assert len(find(file, "green").entries()) == 1 + int(number)
        assert checked(file) == (["green"], [])


# --- where it is ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("/somewhere/data", "/somewhere/data/scorecalc/tables.db"),
        ("", "/somewhere/home/.local/share/scorecalc/tables.db"),
    ],
)
def test_the_usual_file_is_in_the_users_data_folder(monkeypatch, data, expected):
    """XDG_DATA_HOME says where that is, else it is in the home."""
    monkeypatch.setenv("HOME", "/somewhere/home")
    monkeypatch.setenv("XDG_DATA_HOME", data)
    assert str(usual_path()) == expected
    monkeypatch.delenv("XDG_DATA_HOME")
    assert str(usual_path()) == "/somewhere/home/.local/share/scorecalc/tables.db"


def test_the_folder_of_the_usual_file_is_made_by_the_first_table(tmp_path, monkeypatch):
    """Not by looking whether there is one; and where it cannot be made, that is told."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert _problem(lambda: File(usual_path())).code == "D460"
    assert not (tmp_path / "data").exists()
    with File(usual_path(), create=True) as file:
        begin_riichi(file)
    assert (tmp_path / "data" / "scorecalc" / "tables.db").is_file()
    (tmp_path / "blocked").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "blocked"))
    assert _problem(lambda: File(usual_path(), create=True)) == Problem(
        "D464", "the folder cannot be made: Not a directory", file=str(usual_path()), help="name another file with --db"
    )


def test_a_link_to_a_ledger_is_the_ledger(tmp_path, path):
    """What SQLite lays beside the file lies beside the file, not beside the link."""
    with File(path, create=True) as file:
        begin_green(file)
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.db"
    link.symlink_to(path)
    with File(link) as file:
        find(file, "green").add(GREEN_LINE)
        assert [one.name for one in link.parent.iterdir()] == ["link.db"]
    assert len(dump(path)["entry"]) == 1
    assert sqlite3.sqlite_version_info >= (3, 37)  # STRICT tables
    assert os.path.islink(link)


def test_a_sqlite_that_is_too_old_is_named(tmp_path, monkeypatch):
    """Before 3.37 there were no strict tables."""
    monkeypatch.setattr("sqlite3.sqlite_version_info", (3, 36, 0))
    monkeypatch.setattr("sqlite3.sqlite_version", "3.36.0")
    with pytest.raises(Refused) as refused:
        File(tmp_path / "club.db", create=True)
    (problem,) = refused.value.problems
    assert (problem.code, problem.message) == ("D464", "SQLite 3.36.0 is too old to keep tables")
    assert problem.help == "3.37 or newer is needed, of November 2021"
