"""What the check finds in a file that was changed behind the program's back, check by check and word for word."""

from __future__ import annotations

import json
import random
import time

import pytest

from scorecalc.ledger.audit import CHECKS, audit, checked
from scorecalc.ledger.file import File
from scorecalc.ledger.ledger import find, listed
from scorecalc.problems import Refused
from tests.ledger.stage import GREEN_LINE, begin_green, begin_poker, begin_riichi, tampered


@pytest.fixture
def played(file, path):
    """Three hands of riichi: Anna has 1500 from Ben; Ben 2000 and a counter from Cleo; Dora's stick and no tenpai."""
    table = begin_riichi(file)
    table.add("han=1 fu=30 seat=Anna from=Ben")
    table.add("han=2 fu=30 seat=Ben from=Cleo")
    table.add("+nobody-won tenpai=none declared=Dora")
    file.close()
    return path


def _found(path, *statements) -> list[tuple[str, int, str, str]]:
    """Check, entry, code and message of all that is found after statements were done to the file."""
    if statements:
        tampered(path, *statements)
    with File(path) as file:
        names, found = checked(file)
        assert names == ["friday"]
        assert all(table == "friday" for table, _ in found)
        return [(one.check, one.number, one.problem.code, one.problem.message) for _, one in found]


def _state(path, entry: int, **changes):
    """A statement that changes what is kept of the table behind an entry; of its beginning, with 0."""
    with File(path) as file:
        table = find(file, "friday")
        state = table.entries()[entry - 1].entry.after if entry else table.first
        text = json.dumps({**state._asdict(), **changes})
    where = f"entry SET state = ? WHERE id = {entry}" if entry else "game SET state = ?"
    return (f"UPDATE {where}", (text,))


def test_a_table_as_it_was_played_passes_every_check(played):
    """All four have their names; and nothing is found."""
    assert [*CHECKS] == ["ordered", "known players", "balanced", "reproducible"]
    assert _found(played) == []


def test_an_amount_that_was_changed_is_out_of_balance(played):
    """One posting of two: the sum, the scores, and what the line gives."""
    assert _found(played, "UPDATE posting SET amount = 1600 WHERE entry = 1 AND account = 'Anna'") == [
        ("balanced", 1, "C520", "the postings sum to +100, not to 0"),
        ("balanced", 1, "C520", "the scores kept are Anna 26500, Ben 23500, Cleo 25000, Dora 25000; the payments make "
         "them Anna 26600, Ben 23400, Cleo 25000, Dora 25000"),
        ("reproducible", 1, "C521", "the line gives Anna 1500, Ben -1500, Cleo 0, Dora 0 now, and Anna 1600, "
         "Ben -1600, Cleo 0, Dora 0 was kept"),
    ]  # fmt: skip


def test_each_unit_has_a_balance_of_its_own(played):
    """Points that became stars leave both units out of balance."""
    found = _found(played, "UPDATE posting SET unit = 'stars' WHERE entry = 1 AND account = 'Anna'")
    assert [message for _, _, code, message in found if code == "C520"] == [
        "the postings sum to -1500, not to 0",
        "the postings sum to +1500, not to 0",
        "the scores kept are Anna 26500, Ben 23500, Cleo 25000, Dora 25000; the payments make them Anna 25000, "
        "Ben 25000, Cleo 25000, Dora 25000",
    ]


def test_a_payment_that_was_changed_in_balance_is_found_by_the_scores(played):
    """Both postings of it: nothing sums to anything but 0, and yet the scores differ."""
    found = _found(played, "UPDATE posting SET amount = amount * 2 WHERE entry = 1")
    assert [(check, number, code) for check, number, code, _ in found] == [
        ("balanced", 1, "C520"),
        ("reproducible", 1, "C521"),
    ]


@pytest.mark.parametrize(("where", "told"), [("entry = 1", "-1500"), ("entry = 3 AND account = 'pot'", "-1000")])
def test_a_posting_that_was_deleted_is_out_of_balance(played, where, told):
    """One of two, of a player or of the pot."""
    found = _found(played, f"DELETE FROM posting WHERE {where} AND amount > 0")  # noqa: S608
    assert found[0][:2] == ("balanced", int(where[8]))
    assert found[0][3] == f"the postings sum to {told}, not to 0"


def test_all_payments_of_an_entry_that_were_deleted_are_found_by_the_scores(played):
    """Nothing is in balance too."""
    assert _found(played, "DELETE FROM posting WHERE entry = 1") == [
        ("balanced", 1, "C520", "the scores kept are Anna 26500, Ben 23500, Cleo 25000, Dora 25000; the payments make "
         "them Anna 25000, Ben 25000, Cleo 25000, Dora 25000"),
        ("reproducible", 1, "C521", "the line gives Anna 1500, Ben -1500, Cleo 0, Dora 0 now, and Anna 0, Ben 0, "
         "Cleo 0, Dora 0 was kept"),
    ]  # fmt: skip


def test_payments_of_others_that_come_to_the_same_are_found(file, path):
    """Cleo and Dora pay Anna and Ben: who pays whom was exchanged, and every sum is as before."""
    begin_riichi(file).add("+nobody-won tenpai=Anna/Ben")
    file.close()
    assert _found(
        path,
        "UPDATE posting SET account = 'Zoe' WHERE account = 'Anna'",
        "UPDATE posting SET account = 'Anna' WHERE account = 'Ben'",
        "UPDATE posting SET account = 'Ben' WHERE account = 'Zoe'",
    ) == [
        ("reproducible", 1, "C521", "the line makes other payments now: Cleo 1500 points to Anna, Dora 1500 points to "
         "Ben; Cleo 1500 points to Ben, Dora 1500 points to Anna was kept"),
    ]  # fmt: skip


def test_a_score_that_was_changed_is_out_of_balance(played):
    """Behind that entry, and behind the next one, which was reckoned from the true one."""
    assert _found(
        played, _state(played, 2, scores={"Anna": 26500, "Ben": 25800, "Cleo": 22700, "Dora": 95000})
    ) == [
        ("balanced", 2, "C520", "the scores kept are Anna 26500, Ben 25800, Cleo 22700, Dora 95000; the payments make "
         "them Anna 26500, Ben 25800, Cleo 22700, Dora 25000"),
        ("balanced", 3, "C520", "the scores kept are Anna 26500, Ben 25800, Cleo 22700, Dora 24000, pot 1000; the "
         "payments make them Anna 26500, Ben 25800, Cleo 22700, Dora 94000, pot 1000"),
        ("reproducible", 2, "C521", "the table goes on otherwise now: scores"),
        ("reproducible", 3, "C521", "the table goes on otherwise now: scores"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"dealer": "Anna"}, "the table goes on otherwise now: dealer"),
        ({"round": "S", "hand": 4}, "the table goes on otherwise now: round, hand"),
        ({"honba": 7}, "the table goes on otherwise now: honba"),
        ({"over": "bust"}, "the table goes on otherwise now: over"),
        ({"memory": {"stage": "extra round"}}, "the table goes on otherwise now: memory"),
        ({"players": ["Ben", "Anna", "Cleo", "Dora"], "scores": {"Ben": 26500, "Anna": 26500, "Cleo": 22700,
          "Dora": 24000}}, "the table goes on otherwise now: players, scores"),
    ],
)  # fmt: skip
def test_a_state_that_was_changed_is_not_reproduced(played, changes, message):
    """Whatever the table remembers behind its last entry."""
    found = _found(played, _state(played, 3, **changes))
    assert ("reproducible", 3, "C521", message) in found


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[]", "null", "x", "[" * 20000, '{"players": ["Anna"], "scores": {"Anna": "many"}}',
     '{"players": ["Anna"], "scores": {"Anna": 1}, "more": 1}', '{"players": ["Anna"], "scores": {"Ben": 1}}',
     '{"players": ["Anna"], "scores": {"Anna": 1}, "dealer": "Zoe"}', '{"players": [1], "scores": {"1": 1}}',
     '{"players": "Anna", "scores": []}', '{"players": ["Anna"], "scores": {"Anna": 1.5}}',
     '{"players": ["Anna"], "scores": {"Anna": 1}, "memory": []}'],
)  # fmt: skip
def test_a_state_that_cannot_be_read_is_found_and_told_by_every_command(played, text):
    """A finding of the check, a problem (D463) of all else; the list still lists."""
    message = "the ledger is damaged: the table behind entry 2 cannot be read"
    assert _found(played, ("UPDATE entry SET state = ? WHERE id = 2", (text,))) == [
        ("reproducible", 0, "C521", message)
    ]
    with File(played) as file:
        table = find(file, "friday")
        with pytest.raises(Refused, match=f"D463: {message}"):
            table.entries()
        tampered(played, "DELETE FROM step WHERE id = 3")
        with pytest.raises(Refused, match="D463: the ledger is damaged: how a table stands cannot be read"):
            table.add("han=1 fu=30 seat=Anna from=Ben")
        assert [(one.name, one.over) for one in listed(file)] == [("friday", "cannot be read")]


def test_memory_that_no_game_is_ready_for_is_a_finding(file, path):
    """The cards shown are gone from what a table of Saint Poker remembers: the check goes on to the end."""
    table = begin_poker(file, "friday")
    table.add("river=2h3d7c8s9h Anna: AsAh Ben: KsKh")
    table.add("river=2c3s7d8hTd Anna: QsJh Ben: KdKc")
    file.close()
    assert _found(path, _state(path, 1, memory={})) == [
        ("reproducible", 1, "C521", "the table goes on otherwise now: memory"),
        ("reproducible", 2, "C521", "the line cannot be entered on what is kept before it: KeyError: 'shown'"),
    ]


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("han=1 fu=40 seat=Anna from=Ben", "the line gives Anna 2000, Ben -2000, Cleo 0, Dora 0 now, and Anna 1500, "
         "Ben -1500, Cleo 0, Dora 0 was kept"),
        ("han=1 fu=30 seat=Zoe from=Ben", "the line is refused now: no player `Zoe` at this table"),
        ("", "the line is refused now: the line is empty"),
    ],
)  # fmt: skip
def test_a_line_that_was_changed_is_not_reproduced(played, typed, message):
    """It gives something else, or nothing."""
    assert _found(played, ("UPDATE entry SET typed = ? WHERE id = 1", (typed,))) == [
        ("reproducible", 1, "C521", message)
    ]


def test_a_whole_line_that_was_changed_is_not_reproduced(played):
    """What the table filled in is compared too."""
    line = "riichi seat=E round=S from=S han=1 fu=30"
    assert _found(played, ("UPDATE entry SET line = ? WHERE id = 1", (line,))) == [
        ("reproducible", 1, "C521", "the line is read as `riichi seat=E round=E from=S han=1 fu=30` now, and as "
         f"`{line}` when it was kept")
    ]  # fmt: skip


def test_a_stranger_among_those_who_are_paid_is_found(played):
    """A name in a posting that nobody at the table has."""
    found = _found(played, "UPDATE posting SET account = 'Zoe' WHERE entry = 1 AND account = 'Anna'")
    assert found[0] == ("known players", 1, "C523", "`Zoe` is paid or pays, and does not sit at the table")


def test_a_player_who_was_renamed_is_found(played):
    """Those who are kept as players are those that it was begun with."""
    message = "Anna, Zoe, Cleo, Dora are kept as its players, and it was begun with Anna, Ben, Cleo, Dora"
    assert _found(played, "UPDATE player SET name = 'Zoe' WHERE name = 'Ben'") == [
        ("known players", 0, "C523", message)
    ]


def test_a_beginning_that_was_changed_is_found(played):
    """Points that nobody was given."""
    found = _found(played, _state(played, 0, scores=dict.fromkeys(("Anna", "Ben", "Cleo", "Dora"), 30000)))
    assert ("reproducible", 0, "C521", "the table begins otherwise now: scores") in found


def test_rules_that_were_changed_are_found_where_they_score_otherwise(file, path):
    """4 han 30 fu are 7700, and rounded up to a mangan 8000 (riichi:P3)."""
    begin_riichi(file).add("han=4 fu=30 seat=Ben from=Anna")
    file.close()
    found = _found(path, "UPDATE game SET rules = replace(rules, 'kiriage-mangan = false', 'kiriage-mangan = true')")
    assert found == [
        ("reproducible", 1, "C521", "the line gives Anna -8000, Ben 8000, Cleo 0, Dora 0 now, and Anna -7700, "
         "Ben 7700, Cleo 0, Dora 0 was kept"),
    ]  # fmt: skip


def test_rules_that_cannot_be_read_are_a_finding_and_the_other_tables_are_checked(file, path):
    """The check names the table, and goes on."""
    begin_green(file).add(GREEN_LINE)
    begin_riichi(file).add("han=1 fu=30 seat=Anna from=Ben")
    tampered(
        path,
        "UPDATE game SET rules = 'extends = \"riichi\"\n[options]\nno-such-option = 1\n' WHERE name = 'friday'",
        "UPDATE posting SET amount = 13 WHERE amount = 12",
    )
    names, found = checked(file)
    assert names == ["friday", "green"]
    assert (found[0][0], found[0][1].check, found[0][1].number) == ("friday", "reproducible", 0)
    assert found[0][1].problem.message == (
        "the rules kept with the table `friday` can no longer be read: no option `no-such-option`"
    )
    assert [(name, one.check) for name, one in found[1:]] == [
        ("green", "balanced"), ("green", "balanced"), ("green", "reproducible"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("statement", "number", "message"),
    [
        ("UPDATE entry SET number = 7 WHERE id = 3", 3, "entry 7 stands where entry 3 belongs"),
        ("UPDATE entry SET previous = 1 WHERE id = 3", 2, "entry 3 stands where entry 2 belongs"),
        ("UPDATE entry SET previous = 3 WHERE id = 1", 1, "entry 1 names an entry as the one before it"),
        ("DELETE FROM step WHERE id = 3", 3, "the entry was written, and no step leads to it"),
        ("UPDATE step SET act = 'undo' WHERE id = 2", 0,
         "step 2, an undo, does not lead back to where the table stood"),
        ("UPDATE step SET act = 'redo' WHERE id = 3", 0, "step 3, a redo, has nothing before it to start from"),
        ("UPDATE entry SET kind = 'end' WHERE id = 2", 2, "the table was ended by entry 2, and more follow"),
    ],
)  # fmt: skip
def test_what_is_out_of_order_is_found(played, statement, number, message):
    """Numbers, ways back (even in a circle), steps, the end."""
    found = _found(played, statement)
    assert ("ordered", number, "C522", message) in found


def test_entries_that_were_written_in_another_order_are_found(played):
    """An entry whose row is older than that of the one before it."""
    found = _found(
        played,
        "UPDATE entry SET id = 50 WHERE id = 2",
        "UPDATE entry SET previous = 50 WHERE id = 3",
        "UPDATE posting SET entry = 50 WHERE entry = 2",
        "UPDATE step SET entry = 50 WHERE entry = 2",
    )
    assert found == [("ordered", 3, "C522", "entry 3 was written before entry 2")]


def test_a_step_that_is_missing_before_an_undo_is_told(played):
    """Nobody can undo or redo at such a table, and it can still be shown and checked."""
    tampered(played, "UPDATE step SET act = 'undo' WHERE id < 3")
    with File(played) as file:
        table = find(file, "friday")
        assert len(table.entries()) == 3
        for act in (table.undo, table.redo):
            with pytest.raises(Refused, match="D463: the ledger is damaged: a step is missing before the undo"):
                act()


def test_a_row_that_hangs_in_the_air_is_damage_of_the_file(played):
    """Found under the file, not under a table."""
    tampered(played, "INSERT INTO player (game, turn, name) VALUES (9, 0, 'Zoe')")
    with File(played) as file:
        names, found = checked(file)
    assert names == ["friday"]
    ((table, one),) = found
    assert (table, one.check, one.problem.code) == ("", "whole file", "C524")
    assert one.problem.message == "the file is damaged: a row of player names one that is missing"


def _long(path) -> int:
    """A file of a hundred entries; how many bytes it has."""
    with File(path) as file:
        table = begin_green(file)
        for _ in range(100):
            table.add(GREEN_LINE)
    return path.stat().st_size


def test_a_file_that_was_cut_is_found(played):
    """Its last third is gone, as behind a broken copy: damage, and never a traceback."""
    size = _long(played)
    with played.open("r+b") as file:
        file.truncate(size * 2 // 3 // 4096 * 4096)
    _is_damaged(played)


@pytest.mark.parametrize("seed", range(12))
def test_bytes_that_were_overwritten_are_found(played, seed):
    """Two hundred of them at the head of any page but the first: a finding or a problem, and never a traceback."""
    size = _long(played)
    chance = random.Random(seed)
    page = chance.randrange(1, size // 4096)
    with played.open("r+b") as file:
        # the head of a page, which says what is in it; in its free space bytes hurt nobody
        file.seek(page * 4096)
        file.write(chance.randbytes(200))
    _is_damaged(played)


def _codes(act) -> set[str]:
    """Those of the findings that an act gives, or of the problems that it is refused with."""
    try:
        return {one.problem.code for _, one in act() or ()}
    except Refused as refused:
        return {problem.code for problem in refused.problems}


def _is_damaged(path) -> None:
    """The check finds the damage, or the file cannot even be opened; no other act ends in a traceback."""

    def on_file(act):
        with File(path) as file:
            return act(file)

    assert _codes(lambda: on_file(lambda file: checked(file)[1])) & {"C524", "D461", "D463"}
    for act in (
        lambda file: find(file, "green").entries() and None,
        lambda file: find(file, "green").add(GREEN_LINE) and None,
        lambda file: find(file, "green").undo() and None,
    ):
        assert _codes(lambda act=act: on_file(act)) <= {"D461", "D463", "D467"}


def test_a_table_that_is_not_there_cannot_be_checked(file):
    """A name that is misspelled is no clean table."""
    begin_riichi(file)
    with pytest.raises(Refused, match="D467: no table `firday`"):
        checked(file, "firday")
    assert checked(file, "FRIDAY") == (["FRIDAY"], [])


def test_a_table_of_four_hundred_entries_is_checked_while_one_waits(file):
    """Seconds would be much: each entry takes about as long as to score it."""
    table = begin_green(file)
    with file.writing():
        for _ in range(400):
            table.add(GREEN_LINE)
    started = time.perf_counter()
    assert audit(table) == []
    assert time.perf_counter() - started < 10
