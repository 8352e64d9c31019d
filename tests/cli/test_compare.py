"""`score -r A -r B`: one hand under several rulesets."""

from __future__ import annotations

import pytest

from tests.console import answer, run

HAND = "234m 567m 345p 678s 55s win=8s +riichi seat=S from=W"
CLUB = 'extends = "riichi"\n[options]\nkiriage-mangan = true\n[items.pinfu]\nvalue = 2\n'


@pytest.fixture(autouse=True)
def _club(quiet_place):
    """Pinfu is 2 han, and 4 han 30 fu a mangan."""
    (quiet_place / "club.toml").write_text(CLUB, "utf-8")


def test_items_totals_and_payments_stand_side_by_side():
    """riichi:P1, P3: 3 han 30 fu are 3900; with pinfu at 2 han a mangan of 8000."""
    lines = run(f"scorecalc score -r riichi -r club.toml {HAND}").shown.splitlines()
    rows = {line.split("  ")[0]: line.split()[-2:] for line in lines[2:] if line}
    assert lines[0].split() == ["riichi", "club"]
    assert next(line for line in lines if line.startswith("pinfu")).split() == ["pinfu", "1", "han", "2", "han"]
    assert next(line for line in lines if line.startswith("total")).split() == [
        "total", "3900", "(3", "han", "30", "fu)", "8000", "(4", "han", "30", "fu)",
    ]  # fmt: skip
    assert rows["South"] == ["+3900", "+8000"]
    assert rows["West"] == ["-3900", "-8000"]


def test_the_rules_that_make_the_difference_are_named():
    """Pinfu alone gives 4 han 30 fu, 7700; kiriage alone changes nothing, but without it 7700 are left of 8000."""
    shown = answer(f"scorecalc score -r riichi -r club.toml --json {HAND}")
    (difference,) = shown["differences"]
    assert (difference["first"], difference["second"]) == ("riichi", "club")
    found = {d["name"]: (d["kind"], d["first_with_it"], d["second_without"]) for d in difference["decided_by"]}
    assert found == {"kiriage-mangan": ("option", 3900, 7700), "pinfu": ("item", 7700, 3900)}


def test_each_result_is_whole_in_json():
    """The object of `score --json` for each ruleset, in the order given."""
    shown = answer(f"scorecalc score -r riichi -r club.toml --json {HAND}")
    assert [(one["ruleset"], one["total"]["amount"]) for one in shown["results"]] == [("riichi", 3900), ("club", 8000)]
    assert shown["results"][1]["deltas"] == {"E": 0, "S": 8000, "W": -8000, "N": 0}


def test_nothing_makes_a_difference_where_the_results_agree():
    """The table stands alone."""
    shown = run(f"scorecalc score -r riichi -r riichi-tenhou {HAND}").shown
    assert "difference" not in shown


def test_a_ruleset_that_refuses_the_hand_says_why_and_the_others_stand():
    """riichi:Y3 ippatsu is off in one of them; the exit code is that of the refusal."""
    ran = run(f"scorecalc score -r riichi -r tokyo {HAND} +ippatsu")
    assert ran.code == 2
    assert "\ntokyo refuses it: N120: no flag `+ippatsu` in tokyo\n" in ran.shown
    assert "7700 (4 han 30 fu)" in ran.shown


def test_two_games_are_compared_without_reasons():
    """columbia:C30 and french:F20, F22: 34 and 37 points; no single rule takes one to the other."""
    shown = answer("scorecalc score -r columbia -r french-simple --json chow=234m 555p 111s 678s 33m +drawn")
    assert [one["total"]["amount"] for one in shown["results"]] == [34, 37]
    assert shown["differences"] == [{"first": "columbia", "second": "french-simple", "decided_by": []}]


def test_lines_of_standard_input_are_compared_one_by_one():
    """Each under its number."""
    shown = run("scorecalc score -r riichi -r club.toml -", f"{HAND}\nhan=4 fu=30 seat=S\n").shown
    assert shown.count("line ") == 2
    assert "riichi with it" in shown


def test_csv_has_no_room_for_two_results():
    """The formats that have are named."""
    ran = run(f"scorecalc score -r riichi -r tokyo --format csv {HAND}")
    assert ran == (
        2,
        "error: no format for several rulesets `csv`\n  help: it is one of text, json, jsonl, md\n",
    )


def test_two_files_of_one_name_are_told_apart_by_their_paths(quiet_place):
    """As `rules diff` does; riichi:P1: 3 han 30 fu are 3900, with a pinfu of 2 han 7700."""
    for folder, value in (("p", 1), ("q", 2)):
        (quiet_place / folder).mkdir()
        text = f'extends = "riichi"\n[items.pinfu]\nvalue = {value}\n'
        (quiet_place / folder / "club.toml").write_text(text, "utf-8")
    shown = run(f"scorecalc score -r p/club.toml -r q/club.toml {HAND}").shown
    assert shown.splitlines()[0].split() == ["p/club.toml", "q/club.toml"]
    assert "what makes the difference between p/club.toml and q/club.toml:" in shown
    told = answer(f"scorecalc score -r p/club.toml -r q/club.toml --json {HAND}")
    assert [(one["ruleset"], one["total"]["amount"]) for one in told["results"]] == [
        ("p/club.toml", 3900), ("q/club.toml", 7700),
    ]  # fmt: skip
    assert (told["differences"][0]["first"], told["differences"][0]["second"]) == ("p/club.toml", "q/club.toml")


def test_an_explanation_is_of_one_ruleset():
    """No flag is ignored without a word."""
    ran = run(f"scorecalc score -e -r riichi -r tokyo {HAND}")
    assert ran == (2, "error: -e tells of one ruleset, and -r names several\n  help: leave one of them out\n")
