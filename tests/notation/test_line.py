"""A line to words: places, full-width signs, what is no word, comments and expectations."""

import pytest

from scorecalc.notation import read, split


def test_words_have_their_places_in_the_line_as_given():
    """Places count characters of the text, spaces of any number and width included."""
    text = "  riichi\t234m　+riichi  ｗｉｎ＝８ｓ"
    words = read(text).words
    assert [(word.kind, word.text, word.start, word.end) for word in words] == [
        ("ruleset", "riichi", 2, 8),
        ("tiles", "234m", 9, 13),
        ("flag", "+riichi", 14, 21),
        ("setting", "win=8s", 23, 29),
    ]
    assert (words[3].name, words[3].value) == ("win", "8s")


@pytest.mark.parametrize(
    ("text", "ruleset"), [("riichi 1m", "riichi"), ("1m riichi", None), ("+ron", None), ("", None), ("Riichi 1m", None)]
)
def test_a_bare_name_in_first_place_is_the_ruleset(text, ruleset):
    """It may be left out, and stands nowhere else."""
    assert read(text).ruleset == ruleset


def test_reading_alone_says_what_holds_in_any_game():
    """Before a game is known, both words that were torn into one are offered, and calls are shown in general."""
    torn, bracketed = read("+tsumo=true [1111p]").problems
    assert (torn.code, torn.hints) == ("N122", ("+tsumo", "tsumo=true"))
    assert torn.help == "did you mean `+tsumo` or `tsumo=true`?"
    assert (bracketed.code, bracketed.hints) == ("N104", ())
    assert bracketed.help == "there are no brackets: a call is a setting, as `pon=777z` or `ankan=1111p`"


def test_reading_goes_on_behind_what_is_no_word():
    """All problems of a line at once, and all its words."""
    line = read("riichi 1m,2m +tsumo [1111p] win=8s;")
    assert [word.text for word in line.words] == ["riichi", "+tsumo"]
    assert [(problem.code, problem.start) for problem in line.problems] == [("N103", 9), ("N104", 20), ("N103", 34)]


def test_a_torn_setting_takes_no_word_twice():
    """In `a = b =c` the `b` belongs to the first `=`, so the second has nothing before it."""
    line = read("1m a = b =c")
    assert [word.text for word in line.words] == ["1m"]
    assert [(problem.code, problem.start, problem.end) for problem in line.problems] == [
        ("N106", 3, 8),
        ("N103", 9, 10),
    ]


def test_control_characters_are_escaped_in_messages():
    """No terminal executes what a message quotes."""
    (first, second) = read("1m\x1b]0;x\x07 \u202e").problems
    assert first.message == r"brackets in `1m\x1b]0;x\x07`"
    assert second.message == r"no word begins with `\u202e` (U+202E)"


def test_a_long_word_is_cut_in_messages():
    """The place tells where it is; the message stays one line."""
    (problem,) = read("(" + "1" * 500 + "m)").problems
    assert len(problem.message) < 60
    assert problem.end == 503


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        ("riichi 1m", ("riichi 1m", None)),
        ("riichi 1m  # why\n", ("riichi 1m", None)),
        ("# why", ("", None)),
        ("1m => 3900 fu=40 # why", ("1m", "3900 fu=40")),
        ("1m =>3900", ("1m", "3900")),
        ("1m ＝＞　3900　＃ why", ("1m", "3900")),
        ("=> error R310", ("", "error R310")),
        ("1m =>", ("1m", "")),
        ("1m # => 3900", ("1m", None)),
        ("win=a#b =>c=>d", ("win=a#b", "c=>d")),
        ("   ", ("", None)),
    ],
)
def test_a_comment_and_an_expectation_begin_where_a_word_could_begin(raw, expected):
    """Both are cut off; a sign within a word cuts nothing."""
    assert split(raw) == expected
