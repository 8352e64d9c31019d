"""`rules list`, `show`, `diff` and `chart`."""

import json

import pytest

from scorecalc.api import load_rules, ruleset_names
from tests.console import answer, run

pytestmark = pytest.mark.usefixtures("quiet_place")

CLUB = """\
title = "Our \\"club\\" \\u007f\\n"
extends = "riichi-wrc"
source = "the wall behind the table"
[options]
double-wind-pair-fu = 4
renhou = 5
abortive-draws = ["sanchahou", "suukaikan"]
honba-value = 100
pinfu = false
"""


def test_every_ruleset_is_listed_with_its_title():
    """In each format, one a row."""
    lines = run("scorecalc rules list").shown.splitlines()
    assert [line.split()[0] for line in lines[2:]] == list(ruleset_names())
    listed = answer("scorecalc rules list --json")["rulesets"]
    assert {"name": "riichi", "game": "riichi", "title": "Riichi, the common Japanese rules"} in listed
    assert run("scorecalc rules list --format csv").shown.startswith("name,game,title\n")
    assert run("scorecalc rules list --format md").shown.startswith("| name ")


def test_show_has_every_option_item_and_word():
    """A reader finds the whole of the rules in one listing."""
    shown = run("scorecalc rules show riichi").shown
    rules = load_rules("riichi")
    for option in rules.game.options:
        assert option.name in shown
    for item in rules.game.items:
        assert f"\n{item.id} " in shown
        assert f" {rules.game.name}:{item.cite}" in shown
    for flag in rules.vocabulary.flags:
        assert f"\n+{flag} " in shown
    for setting in rules.vocabulary.settings.values():
        assert setting.option or f"\n{setting.name}= " in shown


def test_show_tells_values_after_options_and_what_is_off():
    """riichi:M11 counts two yakuman; renhou is off by default."""
    lines = run("scorecalc rules show riichi").shown.splitlines()
    assert next(line.split() for line in lines if line.startswith("suuankou-tanki "))[3:] == ["2", "-", "riichi:M11"]
    assert next(line.split() for line in lines if line.startswith("renhou "))[2:] == ["off", "off", "riichi:M2"]
    assert any(line.startswith("renhou=off ") for line in lines)
    assert any(line.startswith("red-fives=any ") for line in lines)


def test_origin_says_which_file_set_a_value(quiet_place):
    """House rules, the preset that they extend, and the game's default."""
    (quiet_place / "club.toml").write_text(CLUB, "utf-8")
    lines = run("scorecalc rules show club.toml --origin").shown.splitlines()
    origin = {line.split("=")[0]: line.split()[-1] for line in lines if "=" in line}
    assert origin["renhou"] == "club.toml"
    assert origin["kiriage-mangan"] == "riichi-wrc"
    assert origin["open-tanyao"] == "default"
    assert next(line.split()[-1] for line in lines if line.startswith("pinfu ")) == "club.toml"


def test_show_can_be_read_by_programs_and_pasted_into_markdown():
    """The same facts."""
    shown = answer("scorecalc rules show riichi-wrc --json")
    options = {option["name"]: option for option in shown["options"]}
    assert options["double-wind-pair-fu"]["value"] == "2"
    assert options["double-wind-pair-fu"]["origin"] == "riichi-wrc"
    assert shown["rules_hash"].startswith("b2:")
    assert shown["unsure"]
    markdown = run("scorecalc rules show riichi --format md").shown
    assert markdown.startswith("# Riichi, the common Japanese rules\n")


def test_house_rules_may_extend_other_house_rules_beside_them(quiet_place):
    """A chain of files, wherever they lie; each value is from the nearest."""
    (quiet_place / "rules").mkdir()
    (quiet_place / "rules" / "club.toml").write_text(CLUB, "utf-8")
    own = 'extends = "club.toml"\n[options]\nrenhou = "yakuman"\n'
    (quiet_place / "rules" / "final.toml").write_text(own, "utf-8")
    shown = answer("scorecalc rules show rules/final.toml --json")
    value = {option["name"]: (option["value"], option["origin"]) for option in shown["options"]}
    assert value["renhou"] == ("yakuman", "rules/final.toml")
    assert value["double-wind-pair-fu"] == ("4", "rules/club.toml")
    assert value["kiriage-mangan"] == ("true", "riichi-wrc")
    assert run("scorecalc rules show rules/final.toml --resolved").code == 0


@pytest.mark.parametrize("name", [*ruleset_names(), "club.toml"])
def test_resolved_rules_load_again_to_the_same_fingerprint(name, quiet_place):
    """What a ledger keeps needs no other file."""
    (quiet_place / "club.toml").write_text(CLUB, "utf-8")
    (quiet_place / "kept.toml").write_text(run(f"scorecalc rules show {name} --resolved").shown, "utf-8")
    first, again = (
        load_rules(str(quiet_place / name) if "." in name else name),
        load_rules(str(quiet_place / "kept.toml")),
    )
    assert str(first.hash) == str(again.hash)
    assert first.title == again.title
    assert dict(first.options) == dict(again.options)


def test_resolved_is_toml_and_nothing_else():
    """A format beside it is a contradiction."""
    assert run("scorecalc rules show riichi --resolved --json").code == 2


def test_a_difference_is_told_in_words():
    """Riichi and riichi-wrc differ in the pair of a double wind (riichi:F9), among others."""
    lines = run("scorecalc rules diff riichi riichi-wrc").shown.splitlines()
    row = next(line for line in lines if line.startswith("double-wind-pair-fu"))
    assert row.split()[:3] == ["double-wind-pair-fu", "4", "2"]
    assert "fu of a pair that is seat and round wind" in row
    shown = answer("scorecalc rules diff riichi riichi-wrc --json")["differences"]
    assert {row["option"] for row in shown} == {
        *("red-fives", "double-yakuman", "kazoe", "renhou", "kiriage-mangan", "double-wind-pair-fu"),
        *("start", "return", "uma", "oka", "ties", "chombo-penalty"),
    }


def test_rulesets_without_a_difference_are_said_to_score_alike():
    """A table of nothing would leave the reader in doubt."""
    assert run("scorecalc rules diff riichi riichi") == (
        0,
        "riichi and riichi score alike: no option and no item differs\n",
    )
    assert answer("scorecalc rules diff riichi riichi --json")["differences"] == []


def test_two_files_of_one_name_keep_their_columns_apart(quiet_place):
    """Then the paths tell them apart."""
    (quiet_place / "a").mkdir()
    (quiet_place / "club.toml").write_text('extends = "riichi"', "utf-8")
    (quiet_place / "a" / "club.toml").write_text('extends = "riichi-wrc"', "utf-8")
    shown = answer("scorecalc rules diff club.toml a/club.toml --json")
    assert (shown["first"], shown["second"]) == ("club.toml", "a/club.toml")
    assert (shown["differences"][0]["first"], shown["differences"][0]["second"]) == ("any", "0")


def test_a_chart_shows_the_points_of_fu_and_han():
    """riichi:P1 to P4: 3 han 30 fu of a dealer are 5800; the chart is for people and for programs."""
    shown = run("scorecalc rules chart riichi").shown
    assert "\nthe dealer wins on a discard\n" in shown
    charts = answer("scorecalc rules chart riichi --json")["charts"]
    dealer = next(chart for chart in charts if chart["title"] == "the dealer wins on a discard")
    row = next(row for row in dealer["rows"] if row["label"] == "3 han")
    assert row["cells"][dealer["columns"].index("30 fu")] == "5800"
    assert run("scorecalc rules chart riichi --format md").shown.startswith("# riichi")


@pytest.mark.parametrize("command", ["show riichy", "diff riichi riichy", "chart riichy"])
def test_an_unknown_ruleset_is_refused_with_a_suggestion(command):
    """The same problem everywhere, in JSON too."""
    ran = run(f"scorecalc rules {command}")
    assert ran == (2, "error N110: no ruleset `riichy`\n  riichy\n  ^^^^^^\n  help: did you mean `riichi`?\n")
    shown = run(f"scorecalc rules {command} --json")
    assert json.loads(shown.shown)["problems"][0]["code"] == "N110"


HOUSE = """\
title = "House"
extends = "riichi"
[items.pinfu]
value = 2
name = "Flat"
[items.suuankou-tanki]
value = 1
[items.stairs]
name = "Stairs"
section = "han"
value = 2
open = 1
when = "3 pungs in a row and not +houtei"
about = "Three triplets in a row."
cite = "wall:3"
yes = ["222p 333p 444p 678s CC win=6s"]
no = "222p 333p 555p 678s CC win=6s +tsumo"
replaces = ["sanankou"]
excludes = ["toitoi"]
names = {ja = "x"}
"""


def test_resolved_house_rules_keep_their_own_items(quiet_place):
    """The file needs no other, loads to the same fingerprint, and says what it was."""
    (quiet_place / "house.toml").write_text(HOUSE, "utf-8")
    (quiet_place / "kept.toml").write_text(run("scorecalc rules show house.toml --resolved").shown, "utf-8")
    first, again = (load_rules(str(quiet_place / name)) for name in ("house.toml", "kept.toml"))
    assert str(first.hash) == str(again.hash)
    told = [
        (item.id, item.name, item.value, item.open, item.when, item.doc, item.cite, item.yes, item.no, item.replaces,
         item.excludes, dict(item.names))
        for rules in (first, again)
        for item in rules.game.items
    ]  # fmt: skip
    assert told[: len(told) // 2] == told[len(told) // 2 :]
    assert f'hash = "{first.hash}"' in (quiet_place / "kept.toml").read_text("utf-8")


def test_kept_rules_that_were_changed_are_refused(quiet_place):
    """A value that somebody edits no longer fits the hash."""
    (quiet_place / "house.toml").write_text(HOUSE, "utf-8")
    kept = run("scorecalc rules show house.toml --resolved").shown.replace("value = 2", "value = 3", 1)
    (quiet_place / "kept.toml").write_text(kept, "utf-8")
    assert run("scorecalc score -r kept.toml han=4 fu=30").code == 4


def test_the_origin_of_an_item_is_the_file_that_changed_it(quiet_place):
    """Beside options; what no file says is the game's own."""
    (quiet_place / "house.toml").write_text(HOUSE, "utf-8")
    lines = run("scorecalc rules show house.toml --origin").shown.splitlines()
    origin = {line.split()[0]: line.split()[-1] for line in lines if line and "=" not in line.split()[0]}
    assert (origin["pinfu"], origin["stairs"], origin["tanyao"]) == ("house.toml", "house.toml", "default")
    items = {item["id"]: item["origin"] for item in answer("scorecalc rules show house.toml --json")["items"]}
    assert items["riichi.stairs"] == "house.toml"


def test_a_difference_of_items_is_told(quiet_place):
    """riichi:M11 counts two units by an option; an item that one of the two lacks is there too."""
    (quiet_place / "house.toml").write_text(HOUSE, "utf-8")
    shown = answer("scorecalc rules diff riichi house.toml --json")
    assert {row["item"]: (row["first"], row["second"]) for row in shown["items"]} == {
        "pinfu": ("1 han", "2 han"),
        "suuankou-tanki": ("2 yakuman", "1 yakuman"),
        "stairs": ("-", "2 han, open 1"),
    }
    assert shown["differences"] == []


def test_the_users_own_folder_holds_rulesets_by_name(quiet_place, monkeypatch):
    """They are listed, can be named first in a line, be extended, and are read again when they change."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(quiet_place / "home"))
    folder = quiet_place / "home" / "scorecalc" / "rules"
    folder.mkdir(parents=True)
    (folder / "thursday.toml").write_text(HOUSE, "utf-8")
    (folder / "final.toml").write_text('extends = "thursday"\n[options]\nkiriage-mangan = true\n', "utf-8")
    (folder / "riichi.toml").write_text("no TOML at all", "utf-8")
    (folder / "broken.toml").write_text("title = 3", "utf-8")
    listed = run("scorecalc rules list").shown
    assert "\nthursday " in listed
    assert "note: broken is left out: `title` must be text in quotes; `scorecalc rules show broken`" in listed
    line = "222p 333p 444p 678s CC win=6s from=W seat=S"
    assert "+3 han" not in run(f"scorecalc score thursday {line}").shown
    assert answer(f"scorecalc score final {line} --json")["ruleset"] == "final"
    before = answer(f"scorecalc score thursday {line} --json")["total"]["amount"]
    (folder / "thursday.toml").write_text(HOUSE.replace("value = 2\nopen = 1", "value = 12\nopen = 1"), "utf-8")
    after = answer(f"scorecalc score thursday {line} --json")["total"]["amount"]
    assert (before, after) == (3200, 24000)


def test_files_that_cannot_be_named_are_left_out_of_the_list_with_the_reason(quiet_place, monkeypatch):
    """The first word of a line is small letters, digits and `-`; what comes with the package stands for its name."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(quiet_place / "home"))
    folder = quiet_place / "home" / "scorecalc" / "rules"
    folder.mkdir(parents=True)
    (folder / "thursday.toml").write_text(HOUSE, "utf-8")
    for name in ("Club", "our_club", "our club", "クラブ", "3rd", "riichi", "-x", "a--b"):
        (folder / f"{name}.toml").write_text(HOUSE, "utf-8")
    (folder / "gone.toml").symlink_to(folder / "nowhere")
    shown = run("scorecalc rules list").shown
    assert "\nthursday " in shown
    reason = "names are small letters, digits and `-`, a letter first"
    for name in ("Club", "our_club", "our club", "クラブ", "3rd", "-x", "a--b"):
        assert f"note: {name}.toml is left out: {reason}\n" in shown
    assert "note: riichi.toml is left out: is a ruleset of the package\n" in shown
    assert "note: gone.toml is left out: cannot be read: No such file or directory\n" in shown


def test_what_an_item_asks_for_and_pushes_out_is_a_difference(quiet_place):
    """The cells say it where it is otherwise; what is alike is not repeated."""
    asks = HOUSE.replace("3 pungs in a row and", "4 pungs in a row and")
    other = asks.replace('replaces = ["sanankou"]\n', "").replace('["toitoi"]', '["toitoi", "sanankou"]')
    (quiet_place / "house.toml").write_text(HOUSE, "utf-8")
    (quiet_place / "other.toml").write_text(other, "utf-8")
    shown = answer("scorecalc rules diff house.toml other.toml --json")
    assert {row["item"]: (row["first"], row["second"]) for row in shown["items"]} == {
        "stairs": (
            "2 han, open 1; 3 pungs in a row and not +houtei; replaces sanankou; excludes toitoi",
            "2 han, open 1; 4 pungs in a row and not +houtei; replaces nothing; excludes toitoi, sanankou",
        ),
    }


def test_a_configuration_may_name_house_rules_and_a_ruleset_of_ones_own(quiet_place):
    """`rules` in scorecalc.toml is a name, or a file beside it."""
    (quiet_place / "house.toml").write_text(HOUSE, "utf-8")
    (quiet_place / "scorecalc.toml").write_text('rules = "house.toml"', "utf-8")
    shown = answer("scorecalc score 222p 333p 444p 678s CC win=6s --json")
    assert "riichi.stairs" in {item["id"] for section in shown["sections"] for item in section["items"]}


def test_what_is_wrong_in_a_ruleset_of_ones_own_is_shown_in_its_file(quiet_place, monkeypatch):
    """A line that names it points there too, and keeps the line of the file, whether typed, piped or in a batch."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(quiet_place / "home"))
    folder = quiet_place / "home" / "scorecalc" / "rules"
    folder.mkdir(parents=True)
    (folder / "broken.toml").write_text('extends = "riichi"\n[items.pinfuu]\nvalue = 2\n', "utf-8")
    told = (
        f"{folder / 'broken.toml'}:2: error D405: no item `pinfuu`\n  [items.pinfuu]\n  ^^^^^^^^^^^^^^\n"
        "  help: did you mean `pinfu`?\n"
    )
    assert run("scorecalc score broken 234m").shown == told
    assert told in run("scorecalc score -", "riichi han=4 fu=30\nbroken 234m\n").shown
    for name in ("a.txt", "b.txt"):
        (quiet_place / name).write_text("riichi han=4 fu=30\nbroken 234m\n", "utf-8")
    assert told in run("scorecalc batch a.txt b.txt --on-error skip").shown
