"""Whatever a file says: a condition or a problem with a place, soon; and whatever is a condition answers every hand."""

from __future__ import annotations

from time import perf_counter

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from scorecalc.mahjong.conditions import BadCondition, Facts, Part, read
from scorecalc.mahjong.conditions.vocabulary import FIXED, OTHER_WORDS, PAIRED, WAITS
from tests.mahjong.test_conditions_page import HELD

GOOD = [text for text, *_ in HELD]
WORDS = sorted({word for text in GOOD for word in text.split()} | {*FIXED, *OTHER_WORDS, *PAIRED, *WAITS})
SIGNS = [*"(),+-=[]{}\"'`\\|&!.:;/0123456789mpszfgESWNPFCé１🀀", "\n", "\t", "\0", "\u2028", " "]

#: seconds for a text of 1,000 characters on a busy machine; a hundredth of it is common
SOON = 2.0


def answer(text: str) -> None:
    """Reads it, and sees that a problem lies within the text."""
    start, bad = perf_counter(), None
    try:
        read(text)
    except BadCondition as problem:
        bad = problem
    assert perf_counter() - start < SOON
    assert bad is None or (0 <= bad.start <= bad.end <= len(text) and bad.message and all(bad.hints))


@given(st.text(max_size=1200))
@settings(max_examples=300)
def test_any_characters_are_a_condition_or_a_problem_within_the_text(text):
    """Characters of every alphabet."""
    answer(text)


@given(
    st.lists(st.sampled_from(WORDS + SIGNS), max_size=60).map(" ".join) | st.lists(st.sampled_from(WORDS)).map("".join)
)
@settings(max_examples=500)
@example("closed and (not")
@example("1 to 5")
@example("equal")
@example("hidden equal and")
@example("in a row twice")
def test_any_words_are_a_condition_or_a_problem_within_the_text(text):
    """Words of the language in any order, signs among them."""
    answer(text)


@st.composite
def spoiled(draw: st.DrawFn) -> str:
    """An example of the page with a stretch of it replaced."""
    text = draw(st.sampled_from(GOOD))
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 8)))
    return text[:start] + draw(st.text(max_size=6) | st.sampled_from(WORDS + SIGNS)) + text[end:]


@given(spoiled())
@settings(max_examples=500)
def test_a_spoiled_condition_is_a_condition_or_a_problem_within_the_text(text):
    """A slip of the pen."""
    answer(text)


@pytest.mark.parametrize(
    "text",
    [
        "not " * 250,
        "not " * 248 + "closed",
        "(closed) and " * 76 + "open",
        "(" * 1000,
        ")" * 1000,
        "(closed or " * 8 + "open" + ")" * 7,
        "2 pungs of " + "wind," * 190 + "wind",
        "all tiles are " + "terminal " * 100,
        "holds " + "1s " * 320,
        "holds " + "9" * 990,
        "9" * 1000,
        "9" * 989 + " pungs",
        "+" + "a-" * 498 + "a",
        "+" + "a" * 998 + "!",
        " " * 1000,
        "a pung and " * 90 + "a pung",
        "3 pungs in a row by " + "1" * 900,
        "a" * 1_000_000,
    ],
    ids=lambda text: text[:24],
)
def test_a_long_text_is_answered_soon(text):
    """Texts that are made to hang or to overflow."""
    answer(text)


# conditions out of the grammar itself
NUMBER = st.sampled_from(["2", "3", "two", "4"])
TERM = st.sampled_from(
    ["circles", "a wind", "dragons", "honours", "terminals", "ends", "simples", "green", "1 to 5", "7", "even",
     "own wind", "round wind", "guest winds", "2s 3s", "EF", "red dragon", "terminal circles"]
)  # fmt: skip
TILES = st.lists(TERM, min_size=1, max_size=3).map(", ".join)
ANY_TILES = st.builds("{}{}".format, TILES, st.sampled_from(["", ", a flower", ", own season"]))
SUBJECTS = ("set", "set and the pair", "pair")
EVERY = st.sampled_from([f"every {what} {verb}" for what in SUBJECTS for verb in ("is", "has")])
SHAPE = st.sampled_from(["chows", "pungs", "kongs", "sets", "pairs"])
AMOUNT = st.sampled_from(["a", "2", "at least 2", "exactly 1", "at most 2", "no", "three"])
STATE = st.sampled_from(["", "hidden ", "exposed "])
GROUP = st.sampled_from(["in a row", "in a row by 2", "in one suit"])
HAND_FACTS = st.sampled_from(
    ["open", "closed", "self-drawn", "on a discard", "winner", "dealer", "+riichi", "one suit"]
)
CLAUSE = st.one_of(
    st.builds("{} {}{} of {}".format, AMOUNT, STATE, SHAPE, TILES),
    st.builds("{} {}{} with {}".format, AMOUNT, STATE, SHAPE, TILES),
    st.builds("{} {}{} {}".format, NUMBER, STATE, st.sampled_from(["pungs", "chows"]), st.just("in one suit")),
    st.builds("2 {} {}".format, st.sampled_from(["pungs", "chows", "pairs"]), GROUP),
    st.builds("{} equal chows".format, NUMBER),
    st.builds("2 {} in 2 suits{}".format, st.sampled_from(["pungs", "chows"]), st.sampled_from(["", " twice"])),
    st.builds("{} {}".format, EVERY, TILES),
    st.builds("{} tiles are {}".format, st.sampled_from(["some", "all", "no", "exactly 3", "5"]), ANY_TILES),
    st.builds("{} kinds of {}".format, st.sampled_from(["all", "no", "exactly 3", "5"]), ANY_TILES),
    st.builds("won on {}".format, TILES),
    st.builds("wait {}".format, st.sampled_from(WAITS)),
    HAND_FACTS,
)  # fmt: skip
PARTS = st.builds(
    Part,
    st.sampled_from(["chow", "pung", "kong", "pair"]),
    st.sampled_from([0, 3, 6, 9, 12, 18, 21, 24]),
    st.booleans(),
)
HANDS = st.builds(
    Facts,
    parts=st.lists(PARTS | st.builds(Part, st.just("pung"), st.integers(0, 33), st.booleans()), max_size=7).map(tuple),
    counts=st.lists(st.integers(0, 33), max_size=8).map(lambda kinds: tuple(kinds.count(kind) for kind in range(34))),
    bonus=st.sets(st.integers(34, 41)).map(tuple),
    flags=st.sampled_from([frozenset(), frozenset({"riichi"})]),
    win=st.integers(-1, 33),
    wait=st.sampled_from(["", *WAITS]),
    own_wind=st.sampled_from([-1, 27, 28, 29, 30]),
    round_wind=st.sampled_from([-1, 27, 28]),
    exposed=st.booleans(),
    drawn=st.booleans(),
    won=st.booleans(),
    dealer=st.booleans(),
)


@given(CLAUSE, CLAUSE, HANDS)
@settings(max_examples=150)
def test_every_sentence_of_the_grammar_reads_and_joins_as_logic_does(one, other, hand):
    """`and`, `or`, `not` are those of logic, and the parts that are shown are the hand's."""
    first, second = read(one).test(hand), read(other).test(hand)
    assert {first, second} <= {0, 1}
    assert read(f"{one} and {other}").test(hand) == (first and second)
    assert read(f"{one} or {other}").test(hand) == (first or second)
    assert read(f"not {one}").test(hand) == 1 - first
    assert read(f"not ({one} or {other})").test(hand) == read(f"not {one} and not {other}").test(hand)
    shown = read(f"{one} and {other}").matched(hand)
    assert all(shown.count(part) <= hand.parts.count(part) for part in shown)
    assert not shown or (first and second)


@given(STATE, st.sampled_from(["chow", "pung", "kong", "set", "pair"]), TILES, st.integers(1, 4), HANDS)
@settings(max_examples=100)
def test_each_counts_what_a_number_asks_for(state, shape, tiles, number, hand):
    """`each` gives the number, and the other amounts compare it."""
    what = f"{state}{shape} of {tiles}"
    times = read(f"each {what}").test(hand)
    laid_out = bool(hand.parts)
    assert len(read(f"each {what}").matched(hand)) == times
    assert read(f"at least {number} {what}").test(hand) == (laid_out and times >= number)
    assert read(f"at most {number} {what}").test(hand) == (laid_out and times <= number)
    assert read(f"exactly {number} {what}").test(hand) == (laid_out and times == number)
    assert read(f"no {what}").test(hand) == (laid_out and times == 0)
