"""Which cases a text holds: files of lines, Markdown suites, score tables."""

import pytest

from scorecalc.check.suite import cases_in


def cases(text, file="suite.md"):
    """Line, expectation, line number and name of each case; the text must have no flaw."""
    found, flaws = cases_in(text, file)
    assert not flaws
    return [(case.line, case.expectation, case.line_number, case.name) for case in found]


def flaws(text, file="suite.md"):
    """Code, line number and marked text of each flaw."""
    found = [(problem, flaw.line) for flaw in cases_in(text, file)[1] for problem in flaw.problems]
    return [(problem.code, problem.line_number, line[problem.start : problem.end]) for problem, line in found]


def test_a_file_of_lines_has_a_case_a_line():
    """The expectation stands on the line or on the next; comments and blank lines are none of either."""
    text = "# two hands\nriichi han=4 fu=30 => 7700  # plain\n\nriichi han=3 fu=40\n   => 5200\nriichi han=2 fu=40\n"
    assert cases(text, "hands.txt") == [
        ("riichi han=4 fu=30", "7700", 2, ""),
        ("riichi han=3 fu=40", "5200", 4, ""),
        ("riichi han=2 fu=40", None, 6, ""),
    ]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_line_end_is_one(end):
    """Line numbers are those that an editor shows; a byte order mark is no part of the first line."""
    text = end.join(["\ufeff# Suite", "", "```scorecalc", "riichi han=4 fu=30 => 7700", "```", "# More"])
    assert cases(text) == [("riichi han=4 fu=30", "7700", 4, "Suite")]
    plain = end.join(["\ufeffriichi han=4 fu=30", "=> 7700"])
    assert cases(plain, "hands.txt") == [("riichi han=4 fu=30", "7700", 1, "")]


def test_a_mark_of_byte_order_does_not_hide_the_first_fence():
    """A suite may begin with its block."""
    assert cases("\ufeff```scorecalc\nriichi han=4 fu=30\n```") == [("riichi han=4 fu=30", None, 2, "")]


def test_a_case_is_named_after_the_nearest_heading():
    """Both kinds of headings, the marks of the first taken off."""
    block = "```scorecalc\nriichi han=4 fu=30\n```\n"
    text = f"{block}# One #\n### Two `x`\n{block}Three\n=====\n{block}Four\n----\ntext\n{block}#no-heading\n{block}"
    assert [name for _, _, _, name in cases(text)] == ["", "Two `x`", "Three", "Four", "Four"]


def test_several_lines_stand_in_one_block():
    """Each with an expectation of its own, on the same line or the next."""
    text = "```scorecalc rules=riichi\nhan=4 fu=30\n=> 7700\nhan=3 fu=40 => 5200\n# a comment\nhan=1 fu=30\n```\n"
    assert [(line, expectation) for line, expectation, _, _ in cases(text)] == [
        ("han=4 fu=30", "7700"),
        ("han=3 fu=40", "5200"),
        ("han=1 fu=30", None),
    ]


CASE = "riichi han=4 fu=30"


@pytest.mark.parametrize(
    "text",
    [
        "~~~scorecalc\n{}\n~~~",
        "~~~~ scorecalc \n{}\n~~~~~",
        "````scorecalc\n{}\n````",
        "   ```scorecalc\n   {}\n   ```",
        "```scorecalc\n    {}\n  ```",
        "text\n```scorecalc\n{}\n```\ntext",
        "- ```scorecalc\n  {}\n  ```",
        "1. text\n\n   ```scorecalc\n   {}\n   ```",
        "10. text\n\n    ```scorecalc\n    {}\n    ```",
        "- one\n  - two\n\n    ```scorecalc\n    {}\n    ```",
        "-\ttext\n\n\t```scorecalc\n\t{}\n\t```",
        "> ```scorecalc\n> {}\n> ```",
        "> ```text\n```scorecalc\n{}\n```",
        "- one\n\n\t- ```scorecalc\n\t  {}\n\t  ```",
        "> > ```scorecalc\n> > {}\n> > ```",
        "<!-- a comment -->\n```scorecalc\n{}\n```",
        "`````text\n```scorecalc\nnot this\n```\n`````\n```scorecalc\n{}\n```",
        "~~~text\n```scorecalc\nnot this\n~~~\n```scorecalc\n{}\n```",
        "```text\n    ```\n```\n```scorecalc\n{}\n```",
        "``` inline ``` code\n```scorecalc\n{}\n```",
    ],
)
def test_a_block_is_found_wherever_markdown_has_one(text):
    """Both signs, longer fences, up to three spaces before them, in lists and in quotations."""
    assert [line for line, _, _, _ in cases(text.format(CASE))] == [CASE]


@pytest.mark.parametrize(
    "text",
    [
        "````markdown\n```scorecalc\n{}\n```\n````",
        "~~~markdown\n```scorecalc\n{}\n```\n~~~",
        "text\n\n    ```scorecalc\n    {}\n    ```",
        "<!--\n```scorecalc\n{}\n```\n-->",
        "```text\n```scorecalc\n{}\n```",
        "```text scorecalc\n{}\n```",
        "```\n{}\n```",
        "``scorecalc\n{}\n``",
        "``` scorecalc ``` \n{}\n",
        "{}\n",
    ],
)
def test_what_is_no_block_of_ours_is_not_touched(text):
    """A suite shown within a longer fence, indented code, comments, the blocks of others."""
    assert cases(text.format(CASE)) == []


TABLE = '```scorecalc-table rules=riichi line="han={{row}} fu={{column}}"\n{}\n```'


@pytest.mark.parametrize(
    "rows",
    [
        "     20    30\n1     -  1000\n2  1300  2000",
        "han   20    30\n1     -  1000\n2  1300  2000",
        "\n     20    30  # fu\n\n1     -  1000\n# nothing here\n2  1300  2000\n",
        "|   |   20 |   30 |\n|---|-----:|-----:|\n| 1 |    - | 1000 |\n| 2 | 1300 | 2000 |",
        "    | 20   | 30\n --- | --- | ---\n 1  | -    | 1000\n 2  | 1300 | 2000",
    ],
)
def test_a_table_has_a_case_a_cell(rows):
    """The first row and column go into the line; with and without a corner, between spaces or bars."""
    found = [(line, expectation) for line, expectation, _, _ in cases(TABLE.format(rows))]
    assert found == [("han=1 fu=30", "1000"), ("han=2 fu=20", "1300"), ("han=2 fu=30", "2000")]


def test_a_cell_is_named_after_its_row_and_column():
    """Beside the heading; the line is that of the row."""
    text = "# Chart\n" + TABLE.format("   30\n2  2000\n3  3900")
    assert [(number, name) for _, _, number, name in cases(text)] == [
        (4, "Chart, row 2, column 30"),
        (5, "Chart, row 3, column 30"),
    ]


def test_a_cell_between_bars_may_hold_several_words():
    """A mangan with its limit, and a problem that is expected."""
    text = TABLE.format("|   | 30 | 0 |\n| 5 | 8000 limit=mangan | error R214 |")
    assert [expectation for _, expectation, _, _ in cases(text)] == ["8000 limit=mangan", "error R214"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("```scorecalc-tabel\n```", ("C510", 1, "scorecalc-tabel")),
        ("```SCORECALC rules=riichi\n```", ("C510", 1, "SCORECALC")),
        ("> ```scorecalcs\n> ```", ("C510", 1, "scorecalcs")),
        ("```scorecalc rule=riichi\n```", ("C511", 1, "rule=riichi")),
        ("```scorecalc  riichi\n```", ("C511", 1, "riichi")),
        ("```scorecalc rules=\n```", ("C511", 1, "rules=")),
        ('```scorecalc rules="riichi\n```', ("C511", 1, 'rules="riichi')),
        ("```scorecalc rules=riichi rules=tokyo\n```", ("C511", 1, "rules=tokyo")),
        ('```scorecalc line="han={row}"\n```', ("C511", 1, 'line="han={row}"')),
        ("```scorecalc rules=riichi\nhan=4 fu=30", ("C514", 1, "```scorecalc rules=riichi")),
        ("> ```scorecalc rules=riichi\nhan=4 fu=30", ("C514", 1, "> ```scorecalc rules=riichi")),
        ("- ```scorecalc rules=riichi\nhan=4 fu=30\n```", ("C514", 1, "- ```scorecalc rules=riichi")),
        ("```scorecalc rules=riichi\n=> 7700\n```", ("C515", 2, "7700")),
        ("```scorecalc\nriichi han=4\n=> 1\n=> 2\n```", ("C516", 4, "2")),
        ("```scorecalc rules=riichy\nhan=4\n```", ("N110", 1, "riichy")),
        (TABLE.format("   20 30\n1  2"), ("C513", 3, "1  2")),
        (TABLE.format("   20 30\n1  2 3\n1  2 3 4"), ("C513", 4, "1  2 3 4")),
        ('```scorecalc-table line="han={row}"\n```', ("C512", 1, 'scorecalc-table line="han={row}"')),
        ("```scorecalc-table rules=riichi\n```", ("C512", 1, "scorecalc-table rules=riichi")),
    ],
)
def test_a_malformed_block_is_a_flaw_with_its_place(text, found):
    """A case that cannot be run is never passed over."""
    assert flaws(text) == [found]


def test_a_flaw_does_not_hide_the_cases_beside_it():
    """The blocks before and after it are still read."""
    text = f"```scorecalc\n{CASE} => 7700\n```\n```scorecalc rule=x\n```\n```scorecalc\n{CASE}\n=> 7700\n=> 1\n```"
    found, wrong = cases_in(text, "suite.md")
    assert len(found) == 2
    assert len(wrong) == 2


def test_standard_input_is_markdown_where_it_has_a_block_of_ours():
    """It has no name that would tell."""
    assert cases("# One\n```scorecalc\nriichi han=4 fu=30\n```", "-")[0][3] == "One"
    assert cases("riichi han=4 fu=30", "-")[0][0] == CASE


def test_rules_in_a_file_are_looked_for_beside_the_suite(tmp_path):
    """A suite of house rules can be moved with its rules; what is wrong with them says which suite names them."""
    (tmp_path / "club.toml").write_text('extends = "riichi"\n[options]\nkiriage-mangan = true\n', "utf-8")
    text = "```scorecalc rules=club.toml\nhan=4 fu=30 => 8000\n```"
    found, wrong = cases_in(text, str(tmp_path / "suite.md"))
    assert not wrong
    assert found[0].rules.ruleset.options["kiriage-mangan"] is True
    (refusal,) = cases_in(text, str(tmp_path / "other" / "suite.md"))[1]
    assert [(problem.code, problem.help) for problem in refusal.problems] == [
        ("D401", f"{tmp_path / 'other' / 'suite.md'}:1 names it")
    ]
