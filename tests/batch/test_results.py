"""Lines to results: order, numbers, statuses; nothing that a line holds stops those behind it."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorecalc.api import load_rules
from scorecalc.batch import results
from scorecalc.batch.results import LONGEST
from scorecalc.batch.written import written
from scorecalc.problems import Refused

HAND = "riichi 234m 567m 345p 678s 55s win=8s +riichi"
GOOD = "riichi han=4 fu=30"


def statuses(lines, **options):
    """Number and status of each result."""
    return [(result.line_number, result.status) for result in results(lines, **options)]


def test_blank_lines_and_comments_are_counted_and_have_no_result():
    """The numbers are those that an editor shows."""
    assert statuses(["# hands", GOOD, "", "  \t ", f"{GOOD}  # dealer", "   # x"]) == [(2, "ok"), (5, "ok")]


@pytest.mark.parametrize(
    ("line", "status"),
    [
        (GOOD, "ok"),
        (f"{GOOD} => 7700 han=4", "ok"),
        (f"{GOOD} => 7600", "differs"),
        (f"{GOOD} => error R214", "differs"),
        ("riichi han=4", "refused"),
        ("riichi han=4 => error R214", "ok"),
        ("riichi han=4 => error R310", "refused"),
        ("riichi han=4 => 7700", "refused"),
        ("riichi han=4 +tsum", "unreadable"),
        ("riichi han=4 fu=30 +tsum => error N120", "ok"),
        (f"{GOOD} => 7,700", "unreadable"),
        (f"{GOOD} => fuu=30", "unreadable"),
        (f"{GOOD} =>", "unreadable"),
        ("=> 7700", "unreadable"),
        ("han=4 fu=30", "unreadable"),
        ("riichy han=4 fu=30", "unreadable"),
    ],
)
def test_the_status_of_a_line(line, status):
    """Scored or refused as expected; scored otherwise; refused by the rules; not read."""
    assert statuses([line]) == [(1, status)]


def test_a_result_carries_what_became_of_its_line():
    """A breakdown and what differs in it, or problems."""
    good, other, bad = results([f"{HAND} => 3900", f"  {HAND} => fu=40 # x", "riichi han=4 => 7700"])
    assert good.breakdown.hands[""].total.amount == 3900
    assert (good.line, good.ruleset, good.problems, good.differences) == (HAND, "riichi", (), ())
    assert [found[:3] for found in other.differences] == [("fu", 40, 30)]
    assert other.line == f"  {HAND}"
    assert bad.breakdown is None
    assert [problem.code for problem in bad.problems] == ["R214"]
    assert [found[:3] for found in bad.differences] == [("error", None, "R214")]


@pytest.mark.parametrize(
    ("line", "code", "marked"),
    [
        (f"{GOOD} =>  7,700", "N150", "7,700"),
        (f"  {GOOD}=x", "N103", "="),
        (f"{GOOD} => 7700 fuu=30  # x", "C501", "fuu=30"),
        (f"{GOOD}　＝＞　pinfuu", "C502", "pinfuu"),
        ("=> 7700", "C515", "7700"),
        (f"{GOOD} +tsum => 7700", "N120", "+tsum"),
    ],
)
def test_the_place_of_a_problem_counts_in_the_line_of_the_result(line, code, marked):
    """Be it in the line or behind its `=>`."""
    (result,) = results([line])
    (problem,) = result.problems
    assert problem.code == code
    assert result.line[problem.start : problem.end] == marked


def test_rules_are_those_given_or_the_usual_ones():
    """Given ones are those of all lines; usual ones of the lines that name none (riichi:P3 in the WRC's rules)."""
    lines = ["han=4 fu=30", GOOD]
    given = [(r.status, r.ruleset) for r in results(lines, "riichi-wrc")]
    assert given == [("ok", "riichi-wrc"), ("unreadable", "riichi-wrc")]
    usual = list(results(lines, usual=load_rules("riichi-wrc")))
    assert [r.ruleset for r in usual] == ["riichi-wrc", "riichi"]
    assert [r.breakdown.hands[""].total.amount for r in usual] == [8000, 7700]
    with pytest.raises(Refused, match="N110"):
        next(results([GOOD], "riichy"))


def test_results_come_one_at_a_time():
    """A stream that never ends has results: nothing is read ahead."""
    taken = []

    def lines():
        for number in itertools.count(1):
            taken.append(number)
            yield GOOD

    found = results(lines())
    assert [next(found).line_number for _ in range(3)] == [1, 2, 3]
    assert taken == [1, 2, 3]


def test_a_mark_of_byte_order_is_no_part_of_the_first_line():
    """An editor on another system may have written it."""
    assert statuses([f"\ufeff{GOOD}", f"\ufeff{GOOD}"]) == [(1, "ok"), (2, "unreadable")]


HOSTILE = [
    "riichi " + "1m" * 500_000,
    "riichi " + "9" * 1_000_000,
    "riichi " + "+tsum " * 10_000,
    "riichi " + "a " * 10_000,
    "riichi \udcff\ud800",
    "riichi \x00\x1b[2J",
    "riichi \u2028\u2029\x85",
    f"{GOOD} => " + "pinfu " * 100_000,
    f"{GOOD} => \udcff",
    f"{GOOD} => 9" + "9" * 5000,
    "riichi han=" + "9" * 3000,
    "E: " * 1000,
    "=" * 3000,
    "riichi win=" + "(" * 3000,
]


@pytest.mark.parametrize("form", ["jsonl", "csv", "tsv"])
def test_a_hostile_line_is_a_problem_of_its_own(form):
    """Megabytes, thousands of words, lone surrogates, NUL: the lines behind are scored, each result is one line."""
    lines = [line for hostile in HOSTILE for line in (hostile, GOOD)]
    found = list(results(lines))
    assert [result.status for result in found[1::2]] == ["ok"] * len(HOSTILE)
    assert {result.status for result in found[::2]} == {"unreadable"}
    assert all(len(result.line) <= LONGEST for result in found)
    shown = list(written(found, form))
    assert len(shown) == len(lines) + (form != "jsonl")
    for row in shown:
        row.encode()  # whatever a line held, it can be written
        assert row.isprintable() or set(row) <= {"\t"} | {c for c in row if c.isprintable()}


@settings(deadline=None)
@given(st.text(max_size=60) | st.text("riichan=45 fu+>:#E0m", max_size=60))
def test_any_line_has_a_result_or_none(line):
    """None where it is blank or a comment."""
    assert len(list(results([line, GOOD]))) in (1, 2)
