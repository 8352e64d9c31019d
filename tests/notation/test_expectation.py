"""What stands behind `=>`."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorecalc.notation.expectation import expectations


@pytest.mark.parametrize(
    ("text", "kind", "name", "value"),
    [
        ("11P", "amount", "P", "11"),
        ("3900", "amount", "", "3900"),
        ("-3", "amount", "", "-3"),
        ("pinfu", "item", "pinfu", ""),
        ("all-green.chin-itsu", "item", "all-green.chin-itsu", ""),
        ("fu=40", "field", "fu", "40"),
        ("pot=+1000", "field", "pot", "+1000"),
        ("wall=BY.../W", "field", "wall", "BY.../W"),
        ("S=+850", "delta", "S", "+850"),
        ("Anna=-200", "delta", "Anna", "-200"),
        ("N=0", "delta", "N", "0"),
        ("error R310", "error", "", "R310"),
        ("error   N120", "error", "", "N120"),
        ("errors", "item", "errors", ""),
    ],
)
def test_a_token_is_known_by_its_form(text, kind, name, value):
    """Amount, item, field, gain or loss, problem: every token of the notation, with its place."""
    assert expectations(f" {text} ") == (((kind, name, value, 1, 1 + len(text)),), ())


def test_tokens_keep_their_order_and_their_places():
    """The line of the notation's own example."""
    found, problems = expectations("11P  3900 pinfu fu=40 S=+850 error R310")
    assert not problems
    assert [token.kind for token in found] == ["amount", "amount", "item", "field", "delta", "error"]
    assert [(token.start, token.end) for token in found] == [(0, 3), (5, 9), (10, 15), (16, 21), (22, 28), (29, 39)]


@pytest.mark.parametrize(
    ("text", "code", "start", "end"),
    [
        ("3900 fu=", "N150", 5, 8),
        ("11,P", "N150", 0, 4),
        ("S=x", "N150", 0, 3),
        ("error r310", "N151", 0, 5),
        ("error", "N151", 0, 5),
        ("", "N152", None, None),
        ("  ", "N152", None, None),
    ],
)
def test_what_is_no_expectation_is_a_problem(text, code, start, end):
    """A misspelt expectation is never passed over: the check would seem to agree."""
    problem = expectations(text)[1][0]
    assert (problem.code, problem.start, problem.end) == (code, start, end)
    assert problem.help


@given(st.text(max_size=20) | st.text("aE1+-=. error", max_size=20))
def test_any_text_gives_expectations_or_problems(text):
    """Every stretch between spaces is one or the other, with a place inside the text."""
    found, problems = expectations(text)
    assert found or problems
    for one in (*found, *problems):
        assert one.start is None or 0 <= one.start < one.end <= len(text)


def test_a_code_alone_was_meant_as_the_problem_that_is_expected():
    """`=> R310` is the slip of somebody who copies the code from a message."""
    (problem,) = expectations("R310")[1]
    assert (problem.code, problem.help, problem.hints) == ("N150", "did you mean `error R310`?", ("error R310",))
