"""`rules show --format md`: a sheet of rules that can lie on a table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scorecalc.api import load_rules, ruleset_names
from scorecalc.cli.sheet_words import HANDS, SITUATIONS
from scorecalc.rules.ruleset import Ruleset
from tests.console import run

pytestmark = pytest.mark.usefixtures("quiet_place")

HOUSE = Path(__file__).parents[2] / "examples" / "house-rules"
FILES = [f"{HOUSE / name}.toml" for name in ("club", "kitchen-table")]
SHEETS = [*ruleset_names(), *FILES]
#: a bar between two cells: one that no backslash stands before
_BAR = re.compile(r"(?<!\\)\|")
_WIDEST = 300
#: what a rulebook of the enemy may try: to end a cell, to begin a tag, code, a link, a heading, another line
HOSTILE = "a|b <script>x</script> `c *d* [e](f) \\| ~~g~~ &lt; # h\n| i | j |\n"
HOSTILE_TOML = f"""\
title = {HOSTILE!r}
extends = "riichi"
source = {HOSTILE!r}
[items.chanta]
name = {HOSTILE!r}
[items.own]
name = "``<b>`|"
names = {{ ja = '<i>|' }}
section = "han"
value = 2
when = "3 equal chows"
about = "|||| <img src=x> `` ` |"
cite = "a|b:<u>"
yes = "123m `|` <b>"
no = "`|"
replaces = ["chanta"]
""".replace("'a|b", '"a|b').replace("\\n'", '\\n"')


def sheet(name: str) -> str:
    """The sheet of a ruleset."""
    ran = run(f"scorecalc rules show '{name}' --format md")
    assert ran.code == 0, ran.shown
    return ran.shown


def part(text: str, heading: str) -> str:
    """What stands under a heading, up to the next one of its level or above."""
    level = heading.count("#")
    return re.split(f"\n#{{2,{level}}} ", text.partition(f"\n{heading}\n")[2])[0]


def rows(text: str) -> list[list[str]]:
    """The cells of every row of every table, without the lines under the heads."""
    lines = [line for line in text.splitlines() if line.startswith("|") and not line.startswith("|:")]
    return [[cell.strip() for cell in _BAR.split(line)[1:-1]] for line in lines]


def tables(text: str) -> list[list[list[str]]]:
    """The tables with all their rows."""
    found = [block for block in text.split("\n\n") if block.startswith("|")]
    return [[_BAR.split(line)[1:-1] for line in block.splitlines()] for block in found]


def plain(cell: str) -> str:
    """A cell as a reader sees it."""
    return re.sub(r"\\(.)", r"\1", cell).replace("*", "").replace("&lt;", "<").replace("&amp;", "&")


def worths(rules: Ruleset, item_id: str) -> set[str]:
    """What may stand for an item's value: a number, or the word that its option says."""
    item = next(item for item, _ in rules.game.items_at(rules.ready) if item.id == item_id)
    return {f"{item.value or '-'}", f"{rules.options.get(item.id)}"}


@pytest.mark.parametrize("name", SHEETS)
def test_every_item_that_counts_is_on_the_sheet_and_no_other(name):
    """With its value, its text and its row; what is off is named in one line."""
    rules = load_rules(name)
    counts = part(sheet(name), "## What counts")
    listed = [[plain(cell) for cell in row] for row in rows(counts) if "what it is" not in row]
    items = rules.game.items_at(rules.ready)
    assert len(listed) == sum(on for _, on in items)
    for item, on in items:
        label = item.name[0].upper() + item.name[1:]
        found = [row for row in listed if row[0] == label and any(item.doc in cell for cell in row)]
        assert bool(found) == on, item.id
        for row in found:
            assert row[-1] == item.row(rules.game.name).removeprefix(f"{rules.game.name}:")
            assert worths(rules, item.id) & {*row} or not item.value, item.id
            assert not item.mark or f"({item.mark})" in " ".join(row)
            assert all(other in " ".join(row) for other in item.names.values())
        off = counts.partition("**Not played at this table:**")[2].partition(".\n")[0]
        assert (f" {label}," in f"{off},") == all(other.name != item.name for other, counted in items if counted), (
            item.id
        )


@pytest.mark.parametrize("name", ["columbia", "french-simple"])
def test_games_of_exposed_hands_say_so(name):
    """Exposed first, as the rulebooks have it: a pung of 2 to 8 is 2 and 4."""
    counts = rows(part(sheet(name), "## What counts"))
    assert counts[0][1:3] == ["exposed", "hidden"] == [head for head, _ in HANDS[load_rules(name).game.name]]
    assert next(row[1:3] for row in counts if row[0] == "**Pung of 2 to 8**") == ["2", "4"]


@pytest.mark.parametrize("name", SHEETS)
def test_the_value_of_every_option_is_on_the_sheet(name):
    """As a word that can be typed, a list by its parts; a switch of an item by the item."""
    rules = load_rules(name)
    text = sheet(name)
    switches = {item.option for item in rules.game.items if item.switchable}
    for option in rules.game.options:
        value = rules.options[option.name]
        word = f"`{option.name}={option.written(value)}`"
        row = next((row for row in rows(text) if f"`{option.name}=" in " ".join(row)), None)
        if option.name in switches:
            continue
        assert row, option.name
        names = {item.id: item.name for item in rules.game.items}
        if isinstance(value, tuple) and value and isinstance(value[0], str):
            assert plain(row[1]) == ", ".join(names.get(each, str(each)) for each in value)
        else:
            assert word in text


@pytest.mark.parametrize("name", SHEETS)
def test_every_row_of_a_table_has_the_cells_of_its_head(name):
    """And no line is wider than a landscape page in small print."""
    text = sheet(name)
    for table in tables(text):
        assert {len(row) for row in table} == {len(table[0])}, table[0]
        assert all(set(cell.strip()) <= set(":-") for cell in table[1])
    assert max(map(len, text.splitlines())) < _WIDEST
    assert "\n\n\n" not in text


@pytest.mark.parametrize("name", SHEETS)
def test_every_line_on_the_sheet_can_be_scored(name):
    """The example, the situations and a line for each item, each under the rules of the sheet."""
    text = sheet(name)
    command = text.partition("For example `")[2].partition("`. Words")[0]
    assert run(command).code == 0
    given = f"-r '{name}'" if name.endswith(".toml") else name
    for row in rows(part(text, "### How the table settles")):
        if row[1].startswith("`") and len(row) == 3:
            assert run(f"scorecalc score {given} {row[1].strip('`')}").code == 0


def test_each_game_whose_players_pay_each_other_has_its_situations():
    """All lines of all situations can be read by their game's first ruleset."""
    for game, situations in SITUATIONS.items():
        name = {"french": "french-simple", "classical": "dmjl"}.get(game, game)
        told = [row[0].lower() for row in rows(part(sheet(name), "### How the table settles"))]
        assert all(happens.lower() in told for happens, _ in situations)


def test_the_payments_of_riichi_are_on_its_sheet():
    """3 han 30 fu are 3900 from the discarder and 5800 for the dealer (riichi:P4), 300 a counter (riichi:P5)."""
    paid = part(sheet("riichi"), "## What is paid")
    for title, sum in (("A non-dealer wins on a discard", "3900"), ("The dealer wins on a discard", "5800")):
        chart = rows(part(paid, f"### {title}"))
        row = next(row for row in chart if row[0] == "3 han")
        assert row[chart[0].index("30 fu")] == sum
    assert "| West pays South 3900 " in paid
    assert "| West pays South 4500; the pot pays South 1000 " in paid
    assert "300, and 200 among three players" in paid


def test_the_sheet_of_a_club_begins_with_the_club():
    """Its title and source, and the file whose rules they are, with the rules that it builds on."""
    text = sheet(FILES[0])
    assert text.startswith("# The Thursday club\n\n- **Game:** Riichi, the common Japanese rules\n")
    assert f"- **House rules:** `{FILES[0]}`" in text
    assert "- **Extends:** `riichi`" in text
    assert "the sheet on the wall beside the tea kitchen" in text


def test_house_items_show_their_condition_and_their_file():
    """Among the items of the game, by value; and what they do to others."""
    yaku = part(part(sheet(FILES[0]), "## What counts"), "### Yaku, in han")
    names = [row[0] for row in rows(yaku)]
    assert names.index("**Shousangen**") < names.index("**Uumensai**") < names.index("**Honitsu**")
    assert (
        "- **Isshoku sanjun**: counts when `3 equal chows`; counts in place of Iipeikou; "
        "does not count beside Sanankou, the better of them does; house rule of `club.toml`.\n" in yaku
    )
    assert "- **Outside hand**: changed by `club.toml`.\n" in yaku
    assert next(row for row in rows(yaku) if row[0] == "**Outside hand**")[4].startswith("Chanta / ")
    assert next(row for row in rows(yaku) if row[0] == "**Renhou**")[1:3] == ["mangan", "-"]


def test_what_a_table_does_otherwise_comes_first_in_words_and_with_its_file():
    """Yes and no, words for values, items of its own; the others follow and are not told twice."""
    text = sheet(FILES[0])
    otherwise = {row[0]: row[1:] for row in rows(part(text, "## What this table does otherwise"))}
    kiriage = "4 han 30 fu and 3 han 60 fu count as mangan (`kiriage-mangan=true`)"
    assert otherwise[kiriage] == ["yes", "no", "`club.toml`"]
    assert otherwise["Ippatsu counts (`ippatsu=false`)"] == ["no", "yes", "`club.toml`"]
    assert otherwise["Uumensai (`uumensai`)"] == ["2 han closed, 1 open", "not played", "`club.toml`"]
    others = part(text, "## All other options")
    assert "`open-tanyao=true`" in others
    assert "`double-wind-pair-fu" not in others
    assert text.index("## What this table does otherwise") < text.index("## All other options")


def test_the_nearest_file_of_a_chain_is_the_origin():
    """Three players as on Tenhou: the seats are its own, the red fives from what it extends."""
    rows_ = rows(part(sheet("riichi-sanma"), "## What this table does otherwise"))
    set_by = {row[0].partition(" (`")[0]: row[-1] for row in rows_}
    assert set_by["Players at the table"] == "`riichi-sanma`"
    assert set_by["Several wins on one discard"] == "`riichi-tenhou`"


def test_the_rules_of_a_game_itself_do_nothing_otherwise():
    """Nothing is compared with itself."""
    for name in ("riichi", "columbia", "all-green", "azul", "king-of-tokyo", "saint-poker", "tokyo", "french-simple"):
        assert "otherwise" not in sheet(name)


def test_words_of_what_is_off_are_left_out():
    """+renhou says nothing where renhou does not count; it does where the table plays it as a yakuman."""
    assert "`+renhou`" not in part(sheet("riichi"), "## How a line is typed")
    assert "`+renhou`" in part(sheet("riichi-wrc"), "## How a line is typed")
    assert "`+ippatsu`" in part(sheet("riichi"), "## How a line is typed")
    assert "`+ippatsu`" not in part(sheet(FILES[0]), "## How a line is typed")


def test_a_line_for_an_item_holds_under_the_options_of_the_table():
    """Without the option that the game's own line sets: here the file says it."""
    examples = rows(part(sheet(FILES[0]), "## A line for each item"))
    assert next(row[2] for row in examples if row[1] == "`renhou`") == "`234m 567m 345p 678s 55s win=8s +renhou`"
    assert next(row[2] for row in examples if row[1] == "`uumensai`").startswith("`123m 456p 789s EEE CC")
    three = rows(part(sheet("riichi-sanma"), "## A line for each item"))
    assert not any(re.search("[2-8]m", row[2]) for row in three)


@pytest.mark.parametrize("name", ["riichi", FILES[1]])
def test_the_sheet_says_how_it_is_printed_again(name):
    """The command and the fingerprint that results have."""
    *_, last = sheet(name).splitlines()
    assert f"`scorecalc rules show {name} --format md`" in last
    assert f"`{load_rules(name).hash}`" in last


def test_signs_in_names_cannot_break_a_sheet(quiet_place):
    """Bars stay in their cells, tags and headings are text, a newline is no line."""
    (quiet_place / "its own.toml").write_text(HOSTILE_TOML, "utf-8")
    text = sheet("its own.toml")
    for table in tables(text):
        assert {len(row) for row in table} == {len(table[0])}, table[0]
    outside = re.sub(r"(`+)(?!`).+?(?<!`)\1(?!`)", "", re.sub(r"\\`", "", text))
    assert "<" not in outside
    assert [line for line in text.splitlines() if line.startswith("# ")] == [text.splitlines()[0]]
    assert not re.search(r"(?<!\\)\]\(", text)
    assert not any(line.startswith("| i ") for line in text.splitlines())
    assert "scorecalc score -r 'its own.toml'" in text


def test_text_and_json_are_as_they_were():
    """The sheet is Markdown alone."""
    assert run("scorecalc rules show riichi").shown.startswith("riichi: Riichi, the common Japanese rules\nsource: ")
    assert run("scorecalc rules show riichi --json").shown.startswith('{"schema"')
