"""`score`: a line, or standard input, in every format."""

import csv
import io
import json

import pytest

from tests.console import answer, run

LINE = "riichi 234m 567m 345p 678s 55s win=8s +riichi seat=S from=W"
#: the breakdown as the specification of the command line shows it
SHOWN = """\
riichi   South seat, East round   discard by West on 8s

  riichi    1 han   declared
  pinfu     1 han   four sequences, 55s has no value, 67s waits on 5s and 8s
  tanyao    1 han   only 2 to 8
  base     20 fu
  closed   10 fu    concealed hand won on a discard
           ------
  3 han 30 fu       30 × 2^(2+3) = 960, × 4 = 3840 → 3900

  West pays South  3900
"""

pytestmark = pytest.mark.usefixtures("quiet_place")


def test_the_breakdown_is_the_one_that_was_promised():
    """Items, arithmetic, payment."""
    assert run(f"scorecalc score {LINE}") == (0, SHOWN)


@pytest.mark.parametrize(
    "command",
    [
        f"scorecalc score '{LINE}'",
        "scorecalc score riichi 678s 55s 234567m 345p from=W seat=S +riichi win=8s",
        "scorecalc score -r riichi 234m 567m 345p 678s 55s win=8s +riichi seat=S from=W",
        "scorecalc score 234m 567m 345p -r riichi 678s 55s win=8s +riichi --color never seat=S from=W",
        "SCORECALC_RULES=riichi scorecalc score 234m 567m 345p 678s 55s win=8s +riichi seat=S from=W",
        "SCORECALC_RULES=riichi-ema scorecalc score " + LINE,
    ],
)
def test_the_order_of_words_and_options_means_nothing(command):
    """One word or many, options before or among the words, the ruleset from anywhere; the line's own goes first."""
    assert run(command) == (0, SHOWN)


def test_explain_adds_citations_steps_and_what_was_rejected():
    """`-e` shows where each number comes from: the pairs could be sequences, which pay more (riichi:R4)."""
    shown = run("scorecalc score riichi 223344p 223344s 99m win=2p seat=S from=E -e").shown
    assert "  ryanpeikou    3 han   riichi:Y21   " in shown
    assert "30 × 2^(2+4) = 1920\n" in shown
    assert "rejected: iipeikou: counted in ryanpeikou" in shown
    assert "rejected: chiitoitsu: 2 han 25 fu, 1600" in shown


def test_json_is_one_object_with_ids_and_numbers():
    """Programs read ids, never labels."""
    shown = answer(f"scorecalc score {LINE} --json")
    assert shown["total"] == {"amount": 3900, "unit": "points"}
    assert [item["id"] for item in shown["sections"][0]["items"]] == ["riichi.riichi", "riichi.pinfu", "riichi.tanyao"]
    assert shown["deltas"] == {"E": 0, "S": 3900, "W": -3900, "N": 0}
    assert shown["line"] == LINE


def test_csv_and_tsv_have_a_header_and_a_row_a_line():
    """Lists inside a cell are joined by spaces."""
    ran = run(f"scorecalc score {LINE} --format csv")
    (row,) = csv.DictReader(io.StringIO(ran.shown))
    assert (row["status"], row["total"], row["payments"]) == ("ok", "3900", "W>S:3900")
    assert run(f"scorecalc score {LINE} --format tsv").shown == ran.shown.replace(",", "\t")


def test_markdown_is_a_table_and_the_line_as_code():
    """It can be pasted into a rulebook."""
    shown = run(f"scorecalc score {LINE} --format md").shown
    assert shown.startswith(f"```\n{LINE}\n```\n")
    assert "| pinfu  |    1 han | four sequences, 55s has no value, 67s waits on 5s and 8s |" in shown


@pytest.mark.parametrize(("language", "name"), [("ja", "平和"), ("zh", "平和"), ("en", "pinfu")])
def test_items_are_named_in_three_languages(language, name):
    """`--names`, or SCORECALC_NAMES."""
    assert f"  {name}" in run(f"scorecalc score {LINE} --names {language}").shown
    assert f"  {name}" in run(f"SCORECALC_NAMES={language} scorecalc score {LINE}").shown


def test_tiles_are_shown_as_signs_where_asked_for():
    """`--pieces unicode`: 8s is U+1F017."""
    shown = run(f"scorecalc score {LINE} --pieces unicode").shown
    assert "discard by West on \U0001f017" in shown
    assert "55s" not in shown


def test_a_result_is_written_to_a_file_and_stdout_stays_empty(quiet_place):
    """`-o` takes what stdout would have got, in UTF-8."""
    assert run(f"scorecalc score {LINE} -o result.txt") == (0, "")
    assert (quiet_place / "result.txt").read_text("utf-8") == SHOWN


def test_a_refusal_leaves_the_file_alone(quiet_place):
    """Nothing is written where there is nothing to write."""
    (quiet_place / "result.txt").write_text("from yesterday", "utf-8")
    assert run("scorecalc score riichi 123m -o result.txt").code == 3
    assert (quiet_place / "result.txt").read_text("utf-8") == "from yesterday"


@pytest.mark.parametrize(
    ("line", "code", "problem"),
    [
        ("riichi 234m 567m +tsum", 2, "N120"),
        ("riichy 234m", 2, "N110"),
        ("234m 567m", 2, "N112"),
        ("riichi 234m 567m", 3, "R203"),
        ("riichi 234m 567m win=9z", 2, "N133"),
        ("-r club.toml 234m", 4, "D401"),
        ("-r riichi-ema riichi 234m", 2, "N111"),
    ],
)
def test_a_refusal_has_the_exit_code_of_its_kind_in_every_format(line, code, problem):
    """2 for words, 3 for rules, 4 for files."""
    told = run(f"scorecalc score {line}")
    assert told.code == code
    assert f"error {problem}: " in told.shown
    shown = run(f"scorecalc score --json {line}")
    assert shown.code == code
    assert [found["code"] for found in json.loads(shown.shown)["problems"]] == [problem]


def test_places_of_a_refusal_count_in_the_words_joined_by_one_space():
    """`start` and `end` are characters of the line that the object holds."""
    shown = answer("scorecalc score --json riichi 234m   +tsum")
    (problem,) = shown["problems"]
    assert shown["line"][problem["start"] : problem["end"]] == "+tsum"
    assert problem["hints"] == ["+tsumo"]


def test_a_refused_row_stands_on_stdout_and_its_words_on_stderr():
    """A table keeps its rows; the sentence is for the reader."""
    ran = run("scorecalc score riichi 234m 567m --format csv")
    assert ran.code == 3
    assert ran.shown.splitlines()[1] == "1,refused,riichi,,,,,,,R203,riichi 234m 567m"
    assert "error R203: 6 tiles" in ran.shown


STDIN = f"{LINE}\n\n# a comment\nriichi han=5 +tsumo => 8000\nriichi 234m\n  riichi +tsum\n"


def test_standard_input_is_scored_line_by_line_and_the_worst_code_counts():
    """Blank lines and comments are counted, an expectation is told to be left to `check`."""
    ran = run("scorecalc score -", STDIN)
    assert ran.code == 3
    assert f"line 1: {LINE}\n{SHOWN}\nline 4: riichi han=5 +tsumo\n" in ran.shown.replace(
        "note: line 4: what is expected is not compared here; `scorecalc check` does that\n", ""
    )
    assert "line 5: error R203: 3 tiles" in ran.shown
    assert "line 6: error N120: no flag `+tsum` in riichi" in ran.shown


def test_one_line_on_standard_input_looks_like_one_line_of_arguments():
    """`echo LINE | scorecalc score -` is the same as typing it."""
    assert run("scorecalc score -", LINE + "\n") == (0, SHOWN)
    assert run("scorecalc score -", LINE) == (0, SHOWN)


def test_objects_and_rows_of_standard_input_stand_one_a_line():
    """JSON: the objects; JSONL: with line number and status; CSV: one header."""
    objects = [json.loads(line) for line in run("scorecalc score - --json -q", STDIN).shown.splitlines()]
    assert [("problems" in shown, "line_number" in shown) for shown in objects] == [(False, False)] * 2 + [
        (True, False)
    ] * 2
    rows = [json.loads(line) for line in run("scorecalc score - --format jsonl -q", STDIN).shown.splitlines()]
    assert [(row["line_number"], row["status"]) for row in rows] == [
        (1, "ok"),
        (4, "ok"),
        (5, "refused"),
        (6, "unreadable"),
    ]
    shown = run("scorecalc score - --format csv -q", STDIN).shown
    assert shown.count("line_number,") == 1


@pytest.mark.parametrize("stdin", ["", "\n\n", "# nothing\n"])
def test_standard_input_without_a_line_is_told(stdin):
    """Nothing came through the pipe."""
    ran = run("scorecalc score -", stdin)
    assert ran == (2, "error: standard input holds no line\n  help: pipe one: echo LINE | scorecalc score -\n")


def test_a_line_that_is_missing_is_asked_for():
    """The help names both ways to give one."""
    ran = run("scorecalc score -r riichi")
    assert ran.code == 2
    assert "type the words of one, or - to read lines from standard input" in ran.shown


@pytest.mark.parametrize(
    "stdin",
    [
        ("\ufeff" + LINE + "\r\n").encode("utf-8"),
        (LINE + "\r\n").encode("utf-16"),
        (LINE + "\n").encode("utf-16-be").join([b"\xfe\xff", b""]),
        LINE.replace("234m", "２３４ｍ").encode(),
        LINE.replace("234m", "\U0001f008\U0001f009\U0001f00a").encode(),
    ],
)
def test_input_is_read_whatever_its_encoding(stdin):
    """Byte order marks, UTF-16 from another shell, full-width and Unicode tiles."""
    ran = run("scorecalc score - --json", stdin)
    assert json.loads(ran.shown)["total"] == {"amount": 3900, "unit": "points"}


def test_bytes_that_are_no_text_are_a_wrong_word_and_nothing_worse():
    """They are shown as escapes."""
    ran = run("scorecalc score -", b"riichi 234m \xff\xfe\n")
    assert ran.code == 2
    assert "error N103: no word begins with `\\udcff`" in ran.shown
