"""A table goes from one file to another as a text, and a text that was tampered with is not taken in."""

from __future__ import annotations

import copy
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorecalc.ledger.audit import audit
from scorecalc.ledger.exchange import exported, imported
from scorecalc.ledger.file import File
from scorecalc.ledger.ledger import find, listed
from scorecalc.problems import Problem, Refused
from tests.ledger.stage import GREEN_LINE, ROUNDS, begin_green, begin_poker, begin_riichi, dump

_FORMAT = "`scorecalc table export NAME --format json` writes a table that can be taken in"
_NOTHING = "nothing was taken in; the line may have been changed, or the rules score otherwise now"


@pytest.fixture
def table(file):
    """Riichi with a stick left over, corrected once, and ended; Ben, who dealt, and Dora were tenpai."""
    table = begin_riichi(file, **{"kiriage-mangan": True})
    table.add("han=4 fu=30 seat=Ben from=Anna")
    table.add("+nobody-won tenpai=EW declared=Cleo")
    table.edit(1, "han=1 fu=30 seat=Anna from=Ben")
    table.end()
    return table


@pytest.fixture
def told(table):
    """The same as a text that was read again."""
    return json.loads(json.dumps(exported(table)))


@pytest.fixture
def elsewhere(tmp_path):
    """Another ledger."""
    with File(tmp_path / "elsewhere.db", create=True) as file:
        yield file


def _problem(elsewhere: File, text: str) -> Problem:
    """The one problem that a text is refused with; nothing is left of it."""
    before = dump(elsewhere.path)
    with pytest.raises(Refused) as refused:
        imported(elsewhere, text)
    assert dump(elsewhere.path) == before
    (problem,) = refused.value.problems
    return problem


def _alike(one, other) -> None:
    assert (one.rules.hash, one.toml, one.begun_at) == (other.rules.hash, other.toml, other.begun_at)
    assert one.first == other.first
    assert [(kept.kind, kept.entry, kept.written_at) for kept in one.entries()] == [
        (kept.kind, kept.entry, kept.written_at) for kept in other.entries()
    ]


def test_a_table_that_is_exported_and_taken_in_is_the_same_table(table, told, elsewhere):
    """Rules, players, every state, every payment, every time."""
    taken = imported(elsewhere, json.dumps(told))
    _alike(find(elsewhere, "friday"), table)
    assert taken.name == "friday"
    assert audit(taken) == []
    assert exported(taken) == told
    assert taken.state().over == "ended early"


def test_what_is_exported_says_what_each_entry_moved(told):
    """Reckoned by hand: 1500 of Ben's; Ben's and Dora's tenpai, Cleo's stick; the stick is Dora's, who is first."""
    assert [one["deltas"] for one in told["entries"]] == [
        {"Anna": 1500, "Ben": -1500, "Cleo": 0, "Dora": 0},
        {"Anna": -1500, "Ben": 1500, "Cleo": -2500, "Dora": 1500},
        {"Anna": 0, "Ben": 0, "Cleo": 0, "Dora": 1000},
    ]
    assert [(one["n"], one["kind"]) for one in told["entries"]] == [(1, "line"), (2, "line"), (3, "end")]
    assert {key: told[key] for key in ("form", "table", "ruleset", "players")} == {
        "form": "scorecalc-table/1", "table": "friday", "ruleset": "riichi", "players": ["Anna", "Ben", "Cleo", "Dora"],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("begun", "lines"),
    [(begin_poker, ROUNDS), (begin_green, [GREEN_LINE] * 3), (begin_riichi, [])],
    ids=["names", "chips", "no entries"],
)
def test_tables_of_all_kinds_come_back(file, elsewhere, begun, lines):
    """Without seats, with points from the bank, without an entry."""
    table = begun(file)
    for line in lines:
        table.add(line)
    _alike(imported(elsewhere, json.dumps(exported(table))), table)


def test_a_table_can_be_taken_in_under_another_name(file, table, told):
    """Into the same file too; under its own name it is there already, and the old one stays."""
    with pytest.raises(Refused, match="D468: there is a table `friday` already"):
        imported(file, json.dumps(told))
    _alike(imported(file, json.dumps(told), "saturday"), table)
    assert {one.name for one in listed(file)} == {"friday", "saturday"}


def test_who_comes_from_elsewhere_can_go_on(told, elsewhere):
    """It is undone, redone and added to like a table that was begun here."""
    table = imported(elsewhere, json.dumps(told))
    table.undo()
    assert table.add("han=1 fu=30 seat=Anna from=Ben")[0].number == 3
    for _ in range(3):
        table.undo()
    assert table.state() == table.first


@pytest.mark.parametrize(
    ("number", "key", "value", "message"),
    [
        (1, "deltas", {"Anna": 8000, "Ben": -8000, "Cleo": 0, "Dora": 0}, "entry 1 is not as it was written: it says "
         "Anna=+8000 Ben=-8000 Cleo=+0 Dora=+0, and comes to Anna=+1500 Ben=-1500 Cleo=+0 Dora=+0"),
        (1, "deltas", {}, "entry 1 is not as it was written: it says nothing, and comes to Anna=+1500 Ben=-1500 "
         "Cleo=+0 Dora=+0"),
        (1, "line", "han=1 fu=40 seat=Anna from=Ben", "entry 1 is not as it was written: it says Anna=+1500 Ben=-1500 "
         "Cleo=+0 Dora=+0, and comes to Anna=+2000 Ben=-2000 Cleo=+0 Dora=+0"),
        (1, "line", "han=1 fu=30 seat=Zoe from=Ben", "entry 1 is not as it was written: no player `Zoe` at this table"),
        (2, "n", 3, "entry 3 is not as it was written: it is entry 2 of the table"),
        (2, "kind", "end", None),
        (2, "line", "han=\ud7ff", None),
    ],
)  # fmt: skip
def test_an_entry_that_was_tampered_with_is_refused_by_its_number(told, elsewhere, number, key, value, message):
    """Nothing is taken in (D472)."""
    told["entries"][number - 1][key] = value
    problem = _problem(elsewhere, json.dumps(told))
    assert problem.code == "D472"
    if message is None:
        assert problem.message.startswith(f"entry {number} is not as it was written: ")
    else:
        assert problem == Problem("D472", message, help=_NOTHING)


def test_entries_that_are_left_out_twice_there_or_behind_the_end_are_refused(told, elsewhere):
    """By the first that is not where it was."""
    for entries, number in (
        (told["entries"][1:], 2),
        (told["entries"][:1] * 2, 1),
        ([*told["entries"], told["entries"][0]], 1),
        ([told["entries"][2], *told["entries"][:2]], 3),
    ):
        problem = _problem(elsewhere, json.dumps({**told, "entries": entries}))
        assert problem.code == "D472"
        assert problem.message.startswith(f"entry {number} is not as it was written: ")


def test_rules_that_score_otherwise_are_told_by_the_entry(file, elsewhere):
    """The option that made 8000 of 7700 is gone; and what tells the rules, too."""
    table = begin_riichi(file, **{"kiriage-mangan": True})
    table.add("han=4 fu=30 seat=Ben from=Anna")
    told = exported(table)
    told["rules"] = told["rules"].replace("kiriage-mangan = true", "kiriage-mangan = false")
    assert _problem(elsewhere, json.dumps(told)).message == "the rules are not those the table was exported with"
    del told["rules_digest"]
    assert _problem(elsewhere, json.dumps(told)).message == (
        "entry 1 is not as it was written: it says Anna=-8000 Ben=+8000 Cleo=+0 Dora=+0, "
        "and comes to Anna=-7700 Ben=+7700 Cleo=+0 Dora=+0"
    )


def test_a_ranking_that_was_changed_is_told(file, elsewhere):
    """Ben's 30200 are the first place: nobody writes another into the file."""
    table = begin_riichi(file)
    table.add("han=3 fu=40 seat=Ben from=Anna")
    table.end()
    told = exported(table)
    first = told["final"][0]
    assert (first["player"], first["place"], first["score"]) == ("Ben", 1, 30200)
    told["final"][0]["result"] += 100
    assert _problem(elsewhere, json.dumps(told)).message == "the final ranking is not as it was written"


_ENTRIES = "`entries` is no list of entries with n, kind, line and deltas"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "it is no JSON"),
        ("Anna 12, Ben 30", "it is no JSON"),
        ("[" * 100_000, "it is no JSON"),
        ('{"form": ' * 100_000, "it is no JSON"),
        ("9" * 10_000, "it is no JSON"),
        ("\ufeff{}", "it is no JSON"),
        ("[]", 'it lacks "form": "scorecalc-table/1"'),
        ("null", 'it lacks "form": "scorecalc-table/1"'),
        ("NaN", 'it lacks "form": "scorecalc-table/1"'),
        ('{"form": "scorecalc-table/2"}', 'it lacks "form": "scorecalc-table/1"'),
        ('{"form": ["scorecalc-table/1"]}', 'it lacks "form": "scorecalc-table/1"'),
        ('{"form": "scorecalc-table/1"}', "`table` is no text"),
        ('{"form": "\\ud800"}', "it has letters that are none"),
    ],
)  # fmt: skip
def test_what_is_no_table_is_told(elsewhere, text, why):
    """D471, however deep or large."""
    assert _problem(elsewhere, text) == Problem("D471", f"no table can be taken in: {why}", help=_FORMAT)


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("table", 7, "`table` is no text"),
        ("ruleset", None, "`ruleset` is no text"),
        ("rules", ["x"], "`rules` is no text"),
        ("players", "Anna", "`players` is no list of names"),
        ("players", ["Anna", 7], "`players` is no list of names"),
        ("players", {"Anna": 1}, "`players` is no list of names"),
        ("entries", None, _ENTRIES),
        ("entries", {}, _ENTRIES),
        ("entries", [None], _ENTRIES),
        ("entries", [{}] * 10, _ENTRIES),
        ("rules", "", "its rules cannot be read: the ruleset extends nothing"),
        ("rules", 'extends = "rummy"', "its rules cannot be read: `extends` names no ruleset: `rummy`"),
        ("rules", 'extends = "../../../etc/passwd"', "its rules cannot be read: `extends` names no ruleset: "
         "`../../../etc/passwd`"),
        ("rules", "a = " + "[" * 100_000, "its rules cannot be read: riichi is no TOML: maximum recursion depth "
         "exceeded"),
        ("table", "x\ud800", "it has letters that are none"),
        ("rules", 'extends = "riichi"\ntitle = "\ud800"', "it has letters that are none"),
    ],
)  # fmt: skip
def test_a_key_that_is_not_what_it_should_be_is_told(told, elsewhere, key, value, why):
    """The key, and what is wrong with it."""
    problem = _problem(elsewhere, json.dumps({**told, key: value}))
    assert problem.code == "D471"
    assert problem.message.startswith(f"no table can be taken in: {why}")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("n", "1"), ("n", 1.0), ("n", True), ("n", None), ("kind", "draw"), ("kind", None), ("line", 7),
        ("line", None), ("deltas", []), ("deltas", {"Anna": "1500"}), ("deltas", {"Anna": 1500.0}),
        ("deltas", {"Anna": float("nan")}), ("deltas", {"Anna": None}), ("deltas", {"Anna": True}),
        ("deltas", {"Anna": [1500]}),
    ],
)  # fmt: skip
def test_an_entry_of_another_type_is_no_entry(told, elsewhere, key, value):
    """Neither is one that lacks something."""
    other = copy.deepcopy(told)
    other["entries"][0][key] = value
    assert _problem(elsewhere, json.dumps(other)).message == f"no table can be taken in: {_ENTRIES}"
    del other["entries"][0][key]
    assert _problem(elsewhere, json.dumps(other)).message == f"no table can be taken in: {_ENTRIES}"


def test_huge_numbers_are_compared_and_not_kept(told, elsewhere):
    """More than SQLite can hold, in what is only compared."""
    told["entries"][0]["deltas"]["Anna"] = 10**4000
    assert _problem(elsewhere, json.dumps(told)).code == "D472"


def test_a_million_entries_of_nonsense_are_refused_at_the_first(told, elsewhere):
    """In about the time that it takes to read them."""
    nonsense = '{"n":1,"kind":"line","line":"x","deltas":{}}'
    start = json.dumps({**told, "entries": []}).removesuffix("]}")
    problem = _problem(elsewhere, f"{start}{','.join([nonsense] * 1_000_000)}]}}")
    assert (problem.code, problem.message[:31]) == ("D472", "entry 1 is not as it was writte")


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("players", ["Anna", "Ben"], "R384"),
        ("players", ["Anna", "Ben", "Cleo", "Anna"], "R384"),
        ("players", ["Anna", "Ben", "Cleo", "'; --"], "R384"),
        ("table", "'; DROP TABLE game; --", "D468"),
        ("table", "", "D468"),
    ],
)
def test_a_table_that_could_not_be_begun_is_not_taken_in(told, elsewhere, key, value, code):
    """As `table new` would refuse it."""
    assert _problem(elsewhere, json.dumps({**told, key: value})).code == code


def test_times_that_are_none_are_those_of_the_day(told, elsewhere):
    """A time is only shown; what is no time is not kept."""
    told["begun_at"] = "<script>"
    told["entries"][0]["written_at"] = 7
    told["entries"][1]["written_at"] = "2026-03-07T19:30:12Z"
    table = imported(elsewhere, json.dumps(told))
    assert "script" not in table.begun_at
    first, second, _ = (one.written_at for one in table.entries())
    assert first.startswith("20")
    assert second == "2026-03-07T19:30:12Z"


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_stands_in_the_place_of_anything_is_taken_in_or_refused(told, elsewhere, data):
    """Any value at any place of a good text: a problem with a code, or the same table as without it."""
    other = copy.deepcopy(told)
    inner = [("entries", at, key) for at in (0, 2) for key in other["entries"][0]]
    place = data.draw(st.sampled_from([*((key,) for key in other), *inner]))
    at = other
    for key in place[:-1]:
        at = at[key]
    at[place[-1]] = data.draw(_JSON)
    before = dump(elsewhere.path)
    try:
        table = imported(elsewhere, json.dumps(other), f"t{len(before['game'])}")
    except Refused as refused:
        codes = {problem.code for problem in refused.problems}
        after = dump(elsewhere.path)
        assert codes <= {"D471", "D472", "D468", "R384"}
        assert after == before
    else:
        assert audit(table) == []
