"""Cases scored and compared, and what is said of them."""

import pytest

from scorecalc.api import load_rules
from scorecalc.check import Rules, check_text
from scorecalc.check.report import as_json, counted, differing, next_command

HAND = "234m 567m 345p 678s 55s win=8s +riichi"
SUITE = f"""# Suite
## One: a closed hand
```scorecalc rules=riichi
{HAND}
=> 3900 riichi pinfu tanyao
{HAND} => fu=40 has=dora
han=4
```
"""


def differences(checked):
    """What differs, case by case."""
    return [[found[:3] for found in answer.differences] for answer in checked.differing]


def test_each_case_is_compared_with_its_expectation():
    """Three cases: one as expected, one with two differences, one that cannot be scored."""
    checked = check_text(SUITE, "suite.md")
    assert len(checked.answers) == 3
    assert differences(checked) == [
        [("fu", 40, 30), ("dora", "has", "lacks")],
        [("error", None, "R214")],
    ]
    assert not checked.flaws


def test_a_case_without_an_expectation_is_only_scored():
    """It is counted apart, and a refusal of it is a difference."""
    checked = check_text("riichi han=4 fu=30\nriichi han=4\nriichi han=3 fu=30 => 3900", "hands.txt")
    assert checked.bare == 2
    assert differences(checked) == [[("error", None, "R214")]]
    assert counted(checked) == "hands.txt: 3 cases, 1 differs, 2 without an expectation"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("riichi han=4 fu=30 => 7700", "x.txt: 1 case, all as expected"),
        ("riichi han=4 fu=30 => 7700\n" * 2, "x.txt: 2 cases, all as expected"),
        ("riichi han=4 fu=30 => 7600\n" * 2, "x.txt: 2 cases, 2 differ"),
        ("riichi han=4 fu=30 => 7700 fuu=30", "x.txt: no cases, 1 cannot be used"),
        ("riichi han=4 fu=30 => 7700\n=> 5", "x.txt: 1 case, 1 cannot be used"),
        ("# nothing", "x.txt: no cases"),
    ],
)
def test_a_file_is_counted_in_one_line(text, told):
    """How many cases, how many differ, how many could not be run."""
    assert counted(check_text(text, "x.txt")) == told


def test_a_difference_is_told_with_its_reasons_and_the_next_command():
    """Where, what was expected and got, because of what, and what shows the whole breakdown."""
    (first, second) = differing(check_text(SUITE, "suite.md"))
    assert first == (
        "suite.md:6: One: a closed hand\n"
        "  fu\n"
        "    expected: 40\n"
        "    got:      30\n"
        "    because:  base 20, closed 10\n"
        "  dora\n"
        "    expected: has\n"
        "    got:      lacks\n"
        "    because:  dora: does not count\n"
        f"  next: scorecalc score -e riichi {HAND}"
    )
    assert second == (
        "suite.md:7: One: a closed hand\n"
        "  error\n"
        "    expected: none\n"
        "    got:      R214\n"
        "    because:  han=4 needs fu\n"
        "    help:     say fu= too; from 5 han on it does not matter\n"
        "  next: scorecalc score -e riichi han=4"
    )


def test_what_is_told_cannot_move_the_cursor():
    """A heading or a line may hold anything."""
    text = "# One\x1b[2J\n```scorecalc rules=riichi\nhan=4 \x07\n```"
    (told,) = differing(check_text(text, "a\x1b.md"))
    assert told.isprintable() or set(told) - set("\n") == {c for c in told if c.isprintable()}
    assert "\\x1b[2J" in told


def rules(name):
    """Rules by a name, as the command line has them."""
    return Rules(load_rules(name), name)


def only(checked):
    """The one answer of a text with one case."""
    (answer,) = checked.answers
    return answer


@pytest.mark.parametrize(
    ("line", "given", "usual", "command"),
    [
        ("riichi han=4 fu=30", None, None, "scorecalc score -e riichi han=4 fu=30"),
        ("han=4 fu=30", "riichi-ema", None, "scorecalc score -e riichi-ema han=4 fu=30"),
        ("han=4 fu=30", None, "riichi-wrc", "scorecalc score -e riichi-wrc han=4 fu=30"),
        ("riichi han=4 fu=30", None, "riichi-wrc", "scorecalc score -e riichi han=4 fu=30"),
        ("han=4 fu=30", None, None, "scorecalc score -e han=4 fu=30"),
        ("riichi han=4  fu=30;x", None, None, "scorecalc score -e riichi han=4 'fu=30;x'"),
        ("riichi 🀇🀈🀉 ~q", None, None, "scorecalc score -e riichi '🀇🀈🀉' '~q'"),
    ],
)
def test_the_next_command_scores_the_same_line(line, given, usual, command):
    """Under the same rules, with quotes where a shell would want them."""
    checked = check_text(f"{line} => 1", "x.txt", given and rules(given), usual and rules(usual))
    assert next_command(only(checked)) == command


def test_the_next_command_names_a_file_of_rules(tmp_path):
    """House rules are found by their path."""
    path = tmp_path / "club.toml"
    path.write_text('extends = "riichi"\n', "utf-8")
    text = "```scorecalc rules=club.toml\nhan=4 fu=30 => 1\n```"
    command = next_command(only(check_text(text, str(tmp_path / "suite.md"))))
    assert command == f"scorecalc score -e -r {path} han=4 fu=30"


def test_the_rules_of_a_block_stand_above_those_given_and_these_above_the_usual():
    """8000 is the value of 4 han 30 fu where it counts as a mangan (riichi:P3): in the rules of the WRC."""
    block = "```scorecalc rules=riichi-wrc\nhan=4 fu=30 => 8000\n```\n"
    given = "```scorecalc\nhan=4 fu=30 => 7700\n```\n"
    checked = check_text(block + given, "suite.md", rules("riichi"), rules("riichi-wrc"))
    assert len(checked.answers) == 2
    assert not checked.differing
    assert not check_text("han=4 fu=30 => 8000", "x.txt", None, rules("riichi-wrc")).differing


def test_an_expectation_that_cannot_be_read_is_a_flaw_of_the_file():
    """With the file, the line and the place, on the line or the next, in a table's cell too."""
    text = (
        "```scorecalc rules=riichi\nhan=4 fu=30 => 7,700 fu=30\nhan=4 fu=30\n  => fuu=30\nhan=4 fu=30 =>\n```\n"
        '```scorecalc-table rules=riichi line="han={row} fu={column}"\n   30\n4  x,y\n```'
    )
    flaws = check_text(text, "suite.md").flaws
    found = [(problem, flaw.line) for flaw in flaws for problem in flaw.problems]
    assert [(p.code, p.file, p.line_number, line[p.start : p.end] if p.start else line) for p, line in found] == [
        ("N150", "suite.md", 2, "7,700"),
        ("C501", "suite.md", 4, "fuu=30"),
        ("N152", "suite.md", 5, "han=4 fu=30 =>"),
        ("N150", "suite.md", 9, "x,y"),
    ]


def test_a_line_longer_than_any_position_is_a_flaw():
    """It is not read at all."""
    checked = check_text(f"riichi {'1m' * 3000} => 1", "x.txt")
    assert [problem.code for flaw in checked.flaws for problem in flaw.problems] == ["D401"]


def test_json_has_a_difference_an_object():
    """The fields of cli.md in their order; problems only where there are any."""
    shown = as_json([check_text(SUITE, "suite.md"), check_text("riichi han=1 fu=30 => 1000", "x.txt")])
    assert list(shown) == ["schema", "cases", "differing", "differences", "files", "failing", "empty"]
    assert (shown["files"], shown["failing"], shown["empty"]) == (2, ["suite.md"], [])
    assert (shown["schema"], shown["cases"], shown["differing"]) == ("scorecalc/1", 4, 2)
    assert shown["differences"][0] == {
        "file": "suite.md",
        "line_number": 6,
        "case": "One: a closed hand",
        "what": "fu",
        "expected": 40,
        "got": 30,
        "because": "base 20, closed 10",
        "next": f"scorecalc score -e riichi {HAND}",
    }
    assert [found["what"] for found in shown["differences"]] == ["fu", "dora", "error"]


def test_json_has_the_problems_of_files():
    """What could not be checked is not hidden."""
    shown = as_json([check_text("=> 5", "x.txt")])
    assert [(p["code"], p["file"], p["line_number"]) for p in shown["problems"]] == [("C515", "x.txt", 1)]
