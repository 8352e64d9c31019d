"""A small game of riichi on the command line, word for word: every command of a table, and where its file is.

The points are reckoned by hand from the table of riichi:P1: 3 han 40 fu are 5200, of a dealer 7700; 3 han 30 fu of a
dealer 5800; 1 han 30 fu 1000; each counter adds 300.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from scorecalc.cli.output import Output
from scorecalc.cli.table_entered import enter, write_entered
from scorecalc.ledger.file import File
from scorecalc.ledger.ledger import find
from tests.console import answer, run

pytestmark = pytest.mark.usefixtures("quiet_place")

NEW = "scorecalc table new friday -r riichi E=Anna S=Ben W=Cleo N=Dora"
FIRST = "scorecalc table add friday han=3 fu=40 seat=Ben from=Anna"
SECOND = "scorecalc table add friday 234m 567m 345p 678s 55s win=8s +riichi seat=Ben from=Cleo"

_NOTE = "enter a hand with `scorecalc table add friday LINE`, or one after another with `table play`\n"


def _done(*commands: str) -> None:
    for command in commands:
        ran = run(command)
        assert ran.code == 0, ran.shown


def _scores(table: str = "friday", more: str = "") -> dict[str, int]:
    told = answer(f"scorecalc table show {table} --json {more}")
    return {player["name"]: player["score"] for player in told["players"]}


def test_a_table_is_begun():
    """How it stands before the first hand; what to type next is told beside it."""
    assert run(NEW) == (0, """\
friday   riichi   Riichi, the common Japanese rules
East 1, Anna deals
begun 2026-03-06 19:30

place  player  seat   points
    1  Anna    East    25000
    2  Ben     South   25000
    3  Cleo    West    25000
    4  Dora    North   25000
""" + _NOTE)  # fmt: skip
    assert run(NEW.replace("friday", "monday") + " -q").shown.count("\n") == 9


def test_a_hand_is_entered():
    """Its breakdown with the names of the players, and how the table goes on."""
    _done(NEW)
    assert run(FIRST) == (0, """\
riichi   Ben (South), East round   discard by Anna

  3 han 40 fu   40 × 2^(2+3) = 1280, × 4 = 5120 → 5200

  Anna pays Ben  5200

friday   East 2, Ben deals
Anna 19800   Ben 30200   Cleo 25000   Dora 25000
""")  # fmt: skip
    assert (
        run(SECOND).shown
        == """\
riichi   Ben (East), East round   discard by Cleo on 8s

  riichi    1 han   declared
  pinfu     1 han   four sequences, 55s has no value, 67s waits on 5s and 8s
  tanyao    1 han   only 2 to 8
  base     20 fu
  closed   10 fu    concealed hand won on a discard
           ------
  3 han 30 fu       30 × 2^(2+3) = 960, × 6 = 5760 → 5800

  Cleo pays Ben     5800
  Ben pays the pot  1000   riichi stick
  the pot pays Ben  1000   riichi stick
  Anna 0  Ben +5800  Cleo -5800  Dora 0  pot 0

friday   East 2, 1 honba, Ben deals
Anna 19800   Ben 36000   Cleo 19200   Dora 25000
"""
    )


def test_a_hand_as_json_has_the_table_beside_its_breakdown():
    """The object of `score`, and the keys of `table show` for what is new."""
    _done(NEW)
    told = answer(f"{FIRST} --json")
    assert (told["schema"], told["line"], told["n"]) == ("scorecalc/1", "riichi seat=S round=E from=E han=3 fu=40", 1)
    assert told["payments"] == [{"from": "E", "to": "S", "amount": 5200, "unit": "points", "why": "discard"}]
    assert (told["table"], told["state"]["dealer"], told["state"]["hand"]) == ("friday", "Ben", 2)
    assert [player["score"] for player in told["players"]] == [19800, 30200, 25000, 25000]


_SHOWN = """\
friday   riichi   Riichi, the common Japanese rules
East 2, 1 honba, Ben deals
begun 2026-03-06 19:30, last entry 2026-03-06 19:30

place  player  seat   points  behind   (so far)
    1  Ben     East    36000
    2  Dora    West    25000   11000
    3  Anna    North   19800   16200
    4  Cleo    South   19200   16800

        Anna    Ben   Cleo  Dora
1  E1  -5200  +5200      0     0  Ben: 3 han 40 fu
   han=3 fu=40 seat=Ben from=Anna
2  E2      0  +5800  -5800     0  Ben: 3 han 30 fu
   234m 567m 345p 678s 55s win=8s +riichi seat=Ben from=Cleo
"""


def test_a_table_is_shown():
    """Standings, then every entry with what it moved; the chart behind it where it is asked for."""
    _done(NEW, FIRST, SECOND)
    assert run("scorecalc table show friday") == (0, _SHOWN)
    assert run("scorecalc table show FRIDAY").shown == _SHOWN
    charted = run("scorecalc table show friday --chart").shown
    assert charted.startswith(_SHOWN + "\npoints\n")
    assert charted.endswith("A Anna 19800   B Ben 36000   C Cleo 19200   D Dora 25000\n")


def test_a_table_as_json_has_the_keys_that_are_promised():
    """Each with its value: `table, ruleset, rules_hash, state, players, entries` (and what was added behind them)."""
    _done(NEW, FIRST, SECOND)
    told = answer("scorecalc table show friday --json")
    assert [*told][:7] == ["schema", "ruleset", "rules_hash", "table", "state", "players", "entries"]
    assert (told["schema"], told["ruleset"], told["table"]) == ("scorecalc/1", "riichi", "friday")
    assert told["rules_hash"].startswith("b2:")
    assert {key: told["state"][key] for key in ("round", "hand", "dealer", "honba", "pot")} == {
        "round": "E", "hand": 2, "dealer": "Ben", "honba": 1, "pot": 0,
    }  # fmt: skip
    assert [{key: one[key] for key in ("name", "seat", "score", "place")} for one in told["players"]] == [
        {"name": "Anna", "seat": "N", "score": 19800, "place": 3},
        {"name": "Ben", "seat": "E", "score": 36000, "place": 1},
        {"name": "Cleo", "seat": "S", "score": 19200, "place": 4},
        {"name": "Dora", "seat": "W", "score": 25000, "place": 2},
    ]
    assert [{key: one[key] for key in ("n", "line", "deltas", "result")} for one in told["entries"]] == [
        {"n": 1, "line": "riichi seat=S round=E from=E han=3 fu=40",
         "deltas": {"Anna": -5200, "Ben": 5200, "Cleo": 0, "Dora": 0}, "result": "totals"},
        {"n": 2, "line": "riichi 234567m 345p 55678s win=8s +riichi seat=E round=E from=S declared=E",
         "deltas": {"Anna": 0, "Ben": 5800, "Cleo": -5800, "Dora": 0}, "result": "win"},
    ]  # fmt: skip


def test_what_was_done_last_is_taken_back_and_done_again():
    """What goes and what comes, with its number, and how the table stands; to the empty table and back."""
    _done(NEW, FIRST, SECOND)
    second = "234m 567m 345p 678s 55s win=8s +riichi seat=Ben from=Cleo   Ben: 3 han 30 fu   Ben +5800 Cleo -5800"
    assert run("scorecalc table undo friday") == (0, f"""\
- 2  {second}
friday   East 2, Ben deals
Anna 19800   Ben 30200   Cleo 25000   Dora 25000
""")  # fmt: skip
    assert run("scorecalc table undo friday") == (0, """\
- 1  han=3 fu=40 seat=Ben from=Anna   Ben: 3 han 40 fu   Anna -5200 Ben +5200
friday   East 1, Anna deals
Anna 25000   Ben 25000   Cleo 25000   Dora 25000
""")  # fmt: skip
    assert run("scorecalc table undo friday") == (
        4, "error D470: nothing to undo at `friday`\n  help: it has no entries\n",
    )  # fmt: skip
    _done("scorecalc table redo friday")
    assert run("scorecalc table redo friday") == (0, f"""\
+ 2  {second}
friday   East 2, 1 honba, Ben deals
Anna 19800   Ben 36000   Cleo 19200   Dora 25000
""")  # fmt: skip
    assert run("scorecalc table show friday").shown == _SHOWN
    assert run("scorecalc table redo friday").code == 4


def test_an_entry_is_corrected():
    """What it was and what it is, and how the table stands behind all; the hand behind it is Ben's still."""
    _done(NEW, FIRST, SECOND)
    assert run("scorecalc table edit friday 1 han=1 fu=30 seat=Cleo from=Anna") == (0, """\
- 1  han=3 fu=40 seat=Ben from=Anna   Ben: 3 han 40 fu   Anna -5200 Ben +5200
+ 1  han=1 fu=30 seat=Cleo from=Anna   Cleo: 1 han 30 fu   Anna -1000 Cleo +1000
1 entry behind is paid as before
friday   East 2, 1 honba, Ben deals
Anna 24000   Ben 30800   Cleo 20200   Dora 25000
""")  # fmt: skip
    assert run("scorecalc table undo friday").code == 0
    assert run("scorecalc table show friday").shown == _SHOWN


def test_a_table_is_ended():
    """The ranking with its results; `undo` opens it again."""
    _done(f"{NEW} uma=none", FIRST, SECOND)
    assert run("scorecalc table end friday").shown.splitlines()[:9] == [
        "friday   riichi   Riichi, the common Japanese rules",
        "over: ended early",
        "other than riichi: uma=none",
        "begun 2026-03-06 19:30, last entry 2026-03-06 19:30",
        "",
        "place  player  seat   points  behind  score  uma  oka  result",
        # from 30000; four times the 5000 that lie between it and the start are the first's
        "    1  Ben     East    36000           +6.0    0  +20   +26.0",
        "    2  Dora    West    25000   11000   -5.0    0    0    -5.0",
        "    3  Anna    North   19800   16200  -10.2    0    0   -10.2",
    ]
    assert run(FIRST) == (3, """\
error R381: the game is over: ended early
  help: `table undo` takes the last entry back, if it should not be
""")  # fmt: skip
    assert run("scorecalc table undo friday") == (0, """\
- 3  end   Ben: first place
friday   East 2, 1 honba, Ben deals
Anna 19800   Ben 36000   Cleo 19200   Dora 25000
""")  # fmt: skip


def test_tables_are_listed():
    """In each format; one that was ended is."""
    _done(NEW, FIRST, "scorecalc table new cards -r saint-poker Anna Ben", "scorecalc table end friday")
    rows = [line.split() for line in run("scorecalc table list").shown.splitlines()[2:]]
    assert sorted(rows) == [
        ["cards", "saint-poker", "Anna", "Ben", "0", "goes", "on", "2026-03-06", "19:30"],
        [
            "friday",
            "riichi",
            "Anna",
            "Ben",
            "Cleo",
            "Dora",
            "Ben",
            "30200",
            "1",
            "ended",
            "early",
            "2026-03-06",
            "19:30",
        ],
    ]
    told = answer("scorecalc table list --json")
    assert {one["table"]: (one["entries"], one["state"]) for one in told["tables"]} == {
        "cards": (0, "goes on"), "friday": (1, "ended early"),
    }  # fmt: skip
    assert (
        run("scorecalc table list --format csv").shown.splitlines()[0]
        == "table,ruleset,players,leads,entries,state,last"
    )


def _tampered(place: Path) -> Path:
    path = place / "club.db"
    with closing(sqlite3.connect(path)) as file:
        file.execute("DROP TRIGGER entry_stays_on_update")
        file.execute("UPDATE entry SET typed = 'han=3 fu=30 seat=Ben from=Anna'")
        file.commit()
    return path


def test_tables_are_checked(quiet_place):
    """Exit code 0 with the names of the checks, 1 with what is wrong: 3 han 30 fu would have been 3900."""
    _done(f"{NEW} --db club.db", f"{FIRST} --db club.db")
    assert run("scorecalc table check --db club.db") == (0, "1 table: ordered, known players, balanced, reproducible\n")
    assert answer("scorecalc table check friday --db club.db --json")["findings"] == []
    _tampered(quiet_place)
    now, kept = "Anna -3900, Ben 3900, Cleo 0, Dora 0", "Anna -5200, Ben 5200, Cleo 0, Dora 0"
    message = f"the line gives {now} now, and {kept} was kept"
    assert run("scorecalc table check --db club.db") == (1, f"error C521: friday, entry 1: {message}\n")
    ran = run("scorecalc table check --db club.db --json")
    assert ran.code == 1
    assert json.loads(ran.shown) == {
        "schema": "scorecalc/1", "tables": 1, "checks": ["ordered", "known players", "balanced", "reproducible"],
        "findings": [{"table": "friday", "n": 1, "check": "reproducible", "code": "C521", "message": message}],
    }  # fmt: skip


def test_a_table_that_cannot_be_read_does_not_keep_the_others_from_being_checked(quiet_place):
    """It is a finding among others."""
    _done(f"{NEW} --db club.db", "scorecalc table new cards -r saint-poker Anna Ben --db club.db")
    with closing(sqlite3.connect(quiet_place / "club.db")) as file:
        file.executescript("DROP TRIGGER game_stays_on_update; UPDATE game SET rules = '' WHERE name = 'friday'")
    message = "the rules kept with the table `friday` can no longer be read: the ruleset extends nothing"
    assert run("scorecalc table check --db club.db") == (1, f"error C521: friday: {message}\n")
    assert run("scorecalc table show friday --db club.db") == (
        4, f'club.db: error D403: {message}\n  help: say which game it is: extends = "riichi"\n',
    )  # fmt: skip
    _done("scorecalc table show cards --db club.db", "scorecalc table list --db club.db")


def test_a_table_is_written_as_rows():
    """What each entry moved, pot and bank too, and the scores behind it."""
    _done(NEW, FIRST, "scorecalc table add friday +nobody-won tenpai=Ben declared=Dora")
    # Ben has 1000 of each other, and Dora's stick lies on the table
    rows = run("scorecalc table export friday --format csv").shown.splitlines()
    moved = "Anna,Ben,Cleo,Dora,pot,bank,Anna after,Ben after,Cleo after,Dora after"
    assert rows == [
        f"n,hand,typed,line,outcome,summary,{moved}",
        "1,E1,han=3 fu=40 seat=Ben from=Anna,riichi seat=S round=E from=E han=3 fu=40,totals,Ben: 3 han 40 fu,"
        "-5200,5200,0,0,0,0,19800,30200,25000,25000",
        "2,E2,+nobody-won tenpai=Ben declared=Dora,riichi +nobody-won round=E declared=W tenpai=E,draw,"
        "nobody won; tenpai Ben,-1000,3000,-1000,-2000,1000,0,18800,33200,24000,23000",
    ]
    assert run("scorecalc table export friday --format tsv").shown.splitlines()[1].split("\t")[:4] == [
        "1", "E1", "han=3 fu=40 seat=Ben from=Anna", "riichi seat=S round=E from=E han=3 fu=40",
    ]  # fmt: skip


def test_a_table_is_written_to_be_read(quiet_place):
    """As Markdown, and as one page that needs nothing else."""
    _done(NEW, FIRST, "scorecalc table export friday --format html -o friday.html")
    shown = run("scorecalc table export friday --format md").shown
    assert shown.startswith("# friday\n\nriichi · Riichi, the common Japanese rules\n")
    assert "| 1 | Ben | East | 30200 |" in shown
    page = (quiet_place / "friday.html").read_text("utf-8")
    assert page.startswith("<!DOCTYPE html>")
    assert "30200" in page


def test_a_table_goes_to_another_file_and_back(quiet_place):
    """The same rules, players and entries, under its own name or another; an entry that was changed is refused."""
    _done(NEW, FIRST, SECOND, "scorecalc table export friday --format json -o friday.json")
    ran = run("scorecalc table import friday.json --db other.db")
    assert ran == (0, _SHOWN)
    assert run("scorecalc table import friday.json --db other.db").code == 4
    copied = run("scorecalc table import friday.json --db other.db --as copy")
    assert copied.shown == _SHOWN.replace("friday", "copy", 1)
    exported = (quiet_place / "friday.json").read_text("utf-8")
    assert run("scorecalc table import - --db third.db", exported) == (0, _SHOWN)
    (quiet_place / "friday.json").write_text(exported.replace('"Ben": 5200', '"Ben": 5300'), "utf-8")
    assert run("scorecalc table import friday.json --db fourth.db") == (4, """\
friday.json: error D472: entry 1 is not as it was written: it says Anna=-5200 Ben=+5300 Cleo=+0 Dora=+0, and comes to \
Anna=-5200 Ben=+5200 Cleo=+0 Dora=+0
  help: nothing was taken in; the line may have been changed, or the rules score otherwise now
""")  # fmt: skip
    assert answer("scorecalc table list --db fourth.db --json")["tables"] == []


@pytest.mark.parametrize(
    ("source", "content", "shown"),
    [
        ("nowhere.json", None, "nowhere.json: error D401: cannot be read: No such file or directory\n"),
        ("big.json", b" " * 20_000_001, "big.json: error D471: larger than a table can be\n"),
    ],
)
def test_a_file_that_no_table_can_be_taken_in_from_is_told(quiet_place, source, content, shown):
    """Before a ledger is made."""
    if content is not None:
        (quiet_place / source).write_bytes(content)
    assert run(f"scorecalc table import {source} --db club.db") == (4, shown)
    assert not (quiet_place / "club.db").exists()


def test_hands_are_entered_from_standard_input_up_to_the_first_that_is_refused():
    """Those behind it would be entered where they do not belong; comments and blank lines are counted."""
    _done(NEW)
    given = "{0}\n# a pause\n\n{1}\n{0}\n".format("han=3 fu=40 seat=Ben from=Anna", "han=3 fu=40 seat=Zoe from=Anna")
    assert run("scorecalc table add friday -", given) == (2, """\
riichi   Ben (South), East round   discard by Anna

  3 han 40 fu   40 × 2^(2+3) = 1280, × 4 = 5120 → 5200

  Anna pays Ben  5200

friday   East 2, Ben deals
Anna 19800   Ben 30200   Cleo 25000   Dora 25000

line 4: error N143: no player `Zoe` at this table
  han=3 fu=40 seat=Zoe from=Anna
                   ^^^
  help: the players are Ben (E), Cleo (S), Dora (W), Anna (N)
stopped at line 4: 1 entry made
""")  # fmt: skip
    assert _scores() == {"Anna": 19800, "Ben": 30200, "Cleo": 25000, "Dora": 25000}
    given = "han=3 fu=40 seat=Ben from=Cleo\nhan=1 fu=30 seat=Dora from=Cleo\n"
    ran = run("scorecalc table add friday - --format jsonl", given)
    assert ran.code == 0
    assert [json.loads(line)["n"] for line in ran.shown.splitlines()] == [2, 3]
    # 7700 of the dealer; then 1000 and the counter
    assert _scores() == {"Anna": 19800, "Ben": 37900, "Cleo": 16000, "Dora": 26300}


def test_a_refusal_in_a_stream_of_json_is_an_object_of_it():
    """What was entered before it is kept."""
    _done(NEW)
    ran = run("scorecalc table add friday - --format jsonl -q", "han=3 fu=40 seat=Ben from=Anna\nhan=3\n")
    good, bad = map(json.loads, ran.shown.splitlines()[:2])
    assert (good["n"], bad["problems"][0]["line_number"]) == (1, 2)
    assert _scores()["Ben"] == 30200


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("table add friday", 2),
        ("table add", 2),
        ("table edit friday x han=3", 2),
        ("table edit friday 1", 2),
        ("table new", 2),
        ("table new monday Anna Ben", 2),
        ("table new monday -r riichi E=Anna S=Ben W=Cleo N=Dora umma=none", 2),
        ("table show friday --format nonesuch", 2),
        ("table add friday 234x", 2),
        ("table add friday han=3 fu=40 seat=Zoe from=Anna", 2),
        ("table add friday han=3 fu=40 seat=Ben from=Anna honba=7", 3),
        ("table add friday han=3 fu=40", 3),
        ("table add friday 123m 456m 789m 12399s win=1s +open seat=Ben from=Anna", 2),
        ("table new monday -r riichi Anna Ben", 3),
        ("table new monday -r riichi E=Anna S=Ben W=Cleo N=anna", 3),
        ("table new friday -r riichi E=Anna S=Ben W=Cleo N=Dora", 4),
        ("table new +x -r riichi E=Anna S=Ben W=Cleo N=Dora", 4),
        ("table new monday -r nonesuch.toml Anna Ben", 4),
        ("table show nobody", 4),
        ("table undo friday", 4),
        ("table redo friday", 4),
        ("table edit friday 1 han=3 fu=40 seat=Ben from=Anna", 4),
        ("table export nobody --format md", 4),
        ("table check nobody", 4),
        ("table list --db nowhere.db", 4),
        ("table import nowhere.json", 4),
    ],
)
def test_the_exit_code_says_what_was_wrong(command, code):
    """2 words that cannot be read, 3 what the rules or the table refuse, 4 a ledger or a file; nothing is changed."""
    _done(NEW)
    before = run("scorecalc table show friday").shown
    ran = run(f"scorecalc {command}")
    assert ran.code == code, ran.shown
    assert "error" in ran.shown
    assert run("scorecalc table show friday").shown == before
    assert [one["table"] for one in answer("scorecalc table list --json")["tables"]] == ["friday"]


def test_a_file_is_named_by_an_option_a_variable_or_the_configuration(quiet_place):
    """The option counts before the variable, that before the file `scorecalc.toml`, that before the usual file."""
    usual = quiet_place.parent / "home" / "scorecalc" / "tables.db"
    _done(f"{NEW} -q")
    assert usual.is_file()
    (quiet_place / "scorecalc.toml").write_text('db = "config.db"\n', "utf-8")
    _done(NEW.replace("friday", "configured"))
    _done(f"SCORECALC_DB=variable.db {NEW.replace('friday', 'variable')}")
    _done(f"SCORECALC_DB=variable.db {NEW.replace('friday', 'option')} --db option.db")
    for options, table in (
        ("", "configured"), ("--db variable.db", "variable"), ("--db option.db", "option"), (f"--db {usual}", "friday"),
    ):  # fmt: skip
        assert [one["table"] for one in answer(f"scorecalc table list --json {options}")["tables"]] == [table]
    assert sorted(one.name for one in quiet_place.iterdir()) == [
        "config.db", "option.db", "scorecalc.toml", "variable.db",
    ]  # fmt: skip


def test_options_of_a_table_are_said_when_it_is_begun():
    """And stand in it: 4 han 30 fu are a mangan at this table, a line may only repeat it."""
    _done(f"{NEW} kiriage-mangan=true start=30000")
    _done("scorecalc table add friday han=4 fu=30 seat=Ben from=Anna")
    assert _scores() == {"Anna": 22000, "Ben": 38000, "Cleo": 30000, "Dora": 30000}
    refused = run("scorecalc table add friday han=4 fu=30 seat=Ben from=Anna kiriage-mangan=false")
    assert refused.code == 3
    assert refused.shown.startswith("error R383: kiriage-mangan=false, but the table plays kiriage-mangan=true\n")
    _done("scorecalc table add friday han=4 fu=30 seat=Cleo from=Anna kiriage-mangan=true")


def test_names_in_any_script_and_with_quotes_are_names():
    """On the command line as in the library."""
    for name in ("金曜日", "O'Brien's"):
        _done(f'scorecalc table new "{name}" -r saint-poker Anna Ben')
        assert run(f'scorecalc table show "{name}"').shown.startswith(f"{name}   saint-poker")
    assert run('scorecalc table show "\'; DROP TABLE game; --"').code == 4
    assert len(answer("scorecalc table list --json")["tables"]) == 2


def test_an_entry_is_shown_as_it_was_made_whoever_undoes_it_meanwhile(quiet_place):
    """Between writing and showing somebody else has taken it and the one before back."""
    _done(f"{NEW} --db club.db", f"{FIRST} --db club.db")
    with File(quiet_place / "club.db") as file, File(quiet_place / "club.db") as other, Output(("text",)) as output:
        table = find(file, "friday")
        entered = enter(table, "han=3 fu=30 seat=Ben from=Cleo")
        for _ in range(2):
            find(other, "friday").undo()
        write_entered(table, entered, output)
        assert (entered.shown.state.scores["Ben"], table.state().scores["Ben"]) == (36000, 25000)


def test_an_export_that_is_refused_leaves_the_file_as_it_is(quiet_place):
    """In JSON a refusal is a result like others, but it is nobody's table."""
    _done(f"{NEW} --db club.db", "scorecalc table export friday --db club.db -o friday.json")
    before = (quiet_place / "friday.json").read_bytes()
    ran = run("scorecalc table export firday --db club.db -o friday.json")
    assert ran == (4, "club.db: error D467: no table `firday`\n  help: did you mean `friday`?\n")
    assert (quiet_place / "friday.json").read_bytes() == before


@pytest.mark.usefixtures("quiet_place")
def test_a_name_with_a_space_is_quoted_where_it_is_to_be_typed():
    """What help says can be pasted."""
    ran = run("scorecalc table new 'club night' -r azul Anna Ben --db club.db")
    assert ran.shown.endswith(
        "enter a hand with `scorecalc table add 'club night' LINE`, or one after another with `table play`\n"
    )


@pytest.mark.usefixtures("quiet_place")
def test_lines_of_jsonl_have_their_number_and_status():
    """As those of `batch`: a row that was entered and one that is refused are told apart by it."""
    _done(f"{NEW} --db club.db")
    lines = "han=3 fu=40 seat=Ben from=Anna\n\nhan=3 fu=40 seat=Zoe from=Anna\n"
    ran = run("scorecalc table add friday - --db club.db --format jsonl -q", lines)
    rows = [json.loads(line) for line in ran.shown.splitlines()]
    assert [(row["line_number"], row["status"]) for row in rows] == [(1, "ok"), (3, "unreadable")]


@pytest.mark.usefixtures("quiet_place")
def test_an_entry_is_left_out_or_put_in_by_edit():
    """What was entered twice, and what was forgotten; two things at once are none."""
    _done(NEW, FIRST, FIRST)
    assert run("scorecalc table edit friday 2 --remove") == (0, """\
- 2  han=3 fu=40 seat=Ben from=Anna   Ben: 3 han 40 fu   Anna -7700 Ben +7700
friday   East 2, Ben deals
Anna 19800   Ben 30200   Cleo 25000   Dora 25000
""")  # fmt: skip
    assert (
        run("scorecalc table edit friday 1 --insert +nobody-won tenpai=Anna").shown
        == """\
- 1  han=3 fu=40 seat=Ben from=Anna   Ben: 3 han 40 fu   Anna -5200 Ben +5200
+ 1  +nobody-won tenpai=Anna   nobody won; tenpai Anna   Anna +3000 Ben -1000 Cleo -1000 Dora -1000
+ 2  han=3 fu=40 seat=Ben from=Anna   Ben: 3 han 40 fu   Anna -5500 Ben +5500
friday   East 2, Ben deals
Anna 22500   Ben 29500   Cleo 24000   Dora 24000
"""
    )
    assert run("scorecalc table edit friday 1 --remove han=1") == (2, """\
error: --remove leaves an entry out, and takes no line
  help: leave one of them away
""")  # fmt: skip
    assert run("scorecalc table edit friday 1") == (2, """\
error: no line is given
  help: type the line as it should be, or --remove to leave the entry out
""")  # fmt: skip


def test_several_tables_are_taken_in_and_one_that_is_refused_stops_none(quiet_place):
    """An archive is taken in with one command; what is wrong in it is told by its file."""
    _done(NEW, FIRST, "scorecalc table export friday --format json -o friday.json")
    exported = (quiet_place / "friday.json").read_text("utf-8")
    bad = exported.replace('"table": "friday"', '"table": "bad"').replace('"Ben": 5200', '"Ben": 5300')
    (quiet_place / "bad.json").write_text(bad, "utf-8")
    (quiet_place / "sunday.json").write_text(exported.replace('"table": "friday"', '"table": "sunday"'), "utf-8")
    ran = run("scorecalc table import friday.json bad.json none.json sunday.json --db other.db")
    assert ran.code == 4
    assert [line.partition(" error ")[0] for line in ran.shown.splitlines() if " error " in line] == [
        "none.json:", "bad.json:",
    ]  # fmt: skip
    told = answer("scorecalc table list --db other.db --json")
    assert [one["table"] for one in told["tables"]] == ["sunday", "friday"]
    assert run("scorecalc table import friday.json sunday.json --as one --db third.db").code == 2


@pytest.mark.usefixtures("quiet_place")
def test_three_names_under_riichi_are_a_game_of_three():
    """As in a game that is checked: the names tell how many play, and the table says what that makes of the rules."""
    shown = run("scorecalc table new friday -r riichi Anna Ben Cleo").shown.splitlines()
    assert shown[:3] == [
        "friday   riichi   Riichi, the common Japanese rules", "East 1, Anna deals", "other than riichi: players=3",
    ]  # fmt: skip
    assert "    1  Anna    East    35000" in shown
    assert run("scorecalc table new other -r riichi Anna Ben Cleo players=4").code == 3
