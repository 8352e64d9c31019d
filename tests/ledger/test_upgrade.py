"""A session goes on under the rules that it was begun with, whatever became of them since."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scorecalc.api import load_rules
from scorecalc.ledger.audit import audit
from scorecalc.ledger.exchange import exported, imported
from scorecalc.ledger.file import File
from scorecalc.ledger.ledger import begin, find, listed
from scorecalc.ledger.view import view
from scorecalc.problems import Problem, Refused
from tests.ledger.stage import FOUR, GREEN_LINE, begin_green, begin_riichi, tampered

_LINE = "han=4 fu=30 seat=Ben from=Anna"
_HOUSE = """
title = "Our club"
extends = "riichi"

[options]
kiriage-mangan = true
start = 30000

[items.pinfu]
name = "Peace"
"""
_OWN = """
[items.club-hand]
name = "Hand of the club"
section = "han"
value = 2
when = "closed"
"""


@pytest.fixture
def house(monkeypatch, tmp_path) -> Path:
    """The user's own ruleset `club`: 4 han 30 fu are a mangan, everybody begins with 30000."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    path = tmp_path / "scorecalc" / "rules" / "club.toml"
    path.parent.mkdir(parents=True)
    path.write_text(_HOUSE, "utf-8")
    return path


@pytest.mark.parametrize(
    "today",
    [
        'title = "Our club"\nextends = "riichi"\n[options]\nkiriage-mangan = false\nstart = 20000\n',
        'title = "Our club"\nextends = "all-green"\n',
        "title = ",
        None,
    ],
    ids=["other values", "another game", "broken", "deleted"],
)
def test_a_table_is_scored_as_it_was_begun_whatever_its_ruleset_says_today(file, house, today):
    """A mangan of 8000, and 7700 without the house's option; an old entry and a new one, an edit, the check."""
    begin(file, "friday", load_rules("club"), FOUR).add(_LINE)
    if today is None:
        house.unlink()
        with pytest.raises(Refused, match="N110"):
            load_rules("club")
    else:
        house.write_text(today, "utf-8")
    table = find(file, "friday")
    assert table.rules.title == "Our club"
    assert audit(table) == []
    assert table.state().scores == {"Anna": 22000, "Ben": 38000, "Cleo": 30000, "Dora": 30000}
    assert table.add("han=4 fu=30 seat=Cleo from=Dora")[0].after.scores["Cleo"] == 38000
    # Ben's mangan from Cleo instead
    assert table.edit(1, "han=4 fu=30 seat=Ben from=Cleo").state.scores == {
        "Anna": 30000, "Ben": 38000, "Cleo": 30000, "Dora": 22000,
    }  # fmt: skip
    assert audit(find(file, "friday")) == []


def test_a_new_table_of_the_same_name_of_rules_takes_them_as_they_are_today(file, house):
    """Beside the old one, in the same file."""
    begin(file, "old", load_rules("club"), FOUR).add(_LINE)
    house.write_text('title = "Our club"\nextends = "riichi"\n', "utf-8")
    begin(file, "new", load_rules("club"), FOUR).add(_LINE)
    assert find(file, "old").state().scores["Ben"] == 38000
    assert find(file, "new").state().scores["Ben"] == 25000 + 7700


def test_items_of_a_house_are_kept_with_its_tables(file, house):
    """Its own yaku, and what it calls another one."""
    house.write_text(_HOUSE + _OWN, "utf-8")
    begin(file, "friday", load_rules("club"), FOUR)
    house.unlink()
    # pinfu 1, tanyao 1, the club's 2, riichi 1: 5 han, a mangan
    entry, breakdown = find(file, "friday").add("234m 567m 345p 678s 55s win=8s +riichi seat=Ben from=Cleo")
    (hand,) = breakdown.hands.values()
    items = {item.id: item.label for section in hand.sections for item in section.items}
    assert items["riichi.club-hand"] == "Hand of the club"
    assert items["riichi.pinfu"] == "Peace"
    assert entry.after.scores["Ben"] == 30000 + 8000


def test_a_ruleset_of_a_path_is_kept_like_any_other(file, tmp_path):
    """A file beside the work, gone the next day; the line that is kept scores by itself under the table's rules."""
    from scorecalc.api import score

    path = tmp_path / "sunday.toml"
    path.write_text('title = "Sunday"\nextends = "riichi"\n[options]\nkiriage-mangan = true\n', "utf-8")
    table = begin(file, "friday", load_rules(str(path)), FOUR)
    path.unlink()
    line = table.add(_LINE)[0].line
    assert line == "sunday seat=S round=E from=E han=4 fu=30"
    assert score(line, find(file, "friday").rules).deltas == {"E": -8000, "S": 8000, "W": 0, "N": 0}


@pytest.mark.parametrize("name", ["My House", "riichi_2", "2nd"])
def test_a_ruleset_of_a_file_that_no_line_could_name_is_played_like_any_other(file, tmp_path, name):
    """Entered, corrected with what stands behind it, shown with its breakdowns, checked, taken in elsewhere."""
    path = tmp_path / f"{name}.toml"
    path.write_text('title = "House"\nextends = "riichi"\n', "utf-8")
    table = begin(file, "friday", load_rules(str(path)), FOUR)
    table.add(_LINE)
    table.add("han=4 fu=30 +dealer from=Cleo")
    # Ben dealt the second hand: 11600; now Anna deals it still, with a counter: 7700 and 300 to Ben
    assert table.edit(1, "han=1 fu=30 seat=Anna from=Dora").state.scores == {
        "Anna": 26500, "Ben": 33000, "Cleo": 17000, "Dora": 23500,
    }  # fmt: skip
    assert [one.breakdown.outcome for one in view(table, whole=True).played] == ["totals", "totals"]
    assert audit(table) == []
    with File(tmp_path / "elsewhere.db", create=True) as other:
        assert imported(other, json.dumps(exported(table))).state() == table.state()


def test_an_option_that_did_not_exist_when_a_table_was_begun_takes_its_default(file, path):
    """The rules that are kept lack it; all that they say counts, and the table goes on."""
    table = begin_riichi(file, **{"kiriage-mangan": True})
    table.add(_LINE)
    without = "".join(line for line in table.toml.splitlines(keepends=True) if not line.startswith("honba-value"))
    assert without != table.toml
    tampered(path, ("UPDATE game SET rules = ?", (without,)))
    table = find(file, "friday")
    assert "honba-value" not in table.toml
    assert table.rules.options["honba-value"] == load_rules("riichi").options["honba-value"]
    assert audit(table) == []
    assert table.state().scores["Ben"] == 33000


@pytest.mark.parametrize(
    ("rules", "code", "message", "help"),
    [
        ('title = "x"\nextends = "riichi"\n[options]\nno-such-thing = 1\n', "D405", "no option `no-such-thing`", ""),
        ('title = "x"\nextends = "riichi"\n[options]\nbust = "maybe"\n', "D406",
         "option `bust`: expected one of true, false, not `maybe`", ""),
        ('title = "x"\nextends = "rummy"\n', "D403", "`extends` names no ruleset: `rummy`",
         'name a ruleset, as in extends = "riichi", or a TOML file beside this one'),
        ('title = "x"\n', "D403", "the ruleset extends nothing", 'say which game it is: extends = "riichi"'),
    ],
)  # fmt: skip
def test_rules_that_can_no_longer_be_read_are_told_with_the_table_and_the_others_work(
    file, path, rules, code, message, help
):
    """An option that is gone, a game that is: the table is named, and the list and its neighbour are as ever."""
    begin_riichi(file).add(_LINE)
    begin_green(file).add(GREEN_LINE)
    tampered(path, ("UPDATE game SET rules = ? WHERE name = 'friday'", (rules,)))
    with pytest.raises(Refused) as refused:
        find(file, "friday")
    assert refused.value.problems == (
        Problem(
            code, f"the rules kept with the table `friday` can no longer be read: {message}", help=help,
            file=str(path), hints=refused.value.problems[0].hints,
        ),
    )  # fmt: skip
    assert {one.name for one in listed(file)} == {"friday", "green"}
    assert find(file, "green").add(GREEN_LINE)[0].number == 2


def test_each_table_has_its_own_rules(path):
    """Two of one file, opened again: each as it was begun."""
    with File(path, create=True) as file:
        begin_riichi(file, "strict").add(_LINE)
        begin_riichi(file, "kind", **{"kiriage-mangan": True}).add(_LINE)
    with File(path) as file:
        assert find(file, "strict").state().scores["Ben"] == 32700
        assert find(file, "kind").state().scores["Ben"] == 33000
