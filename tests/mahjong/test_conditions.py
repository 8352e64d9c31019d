"""Conditions beside those of the page: what holds, how often, which sets are shown, and what is asked of the line."""

from __future__ import annotations

import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from scorecalc.mahjong.conditions import Condition, Facts, Part, read
from scorecalc.mahjong.tiles import text as written
from tests.mahjong.laid_out import facts

MIXED = "123m 789p EEE kong=9999s CC seat=E round=S win=9p wait=edge"


def shown(condition: Condition, hand: Facts) -> str:
    """The parts that a reason would show."""
    return " ".join(
        written((part.kind, part.kind + 1, part.kind + 2))
        if part.shape == "chow"
        else written((part.kind,) * {"pair": 2, "pung": 3, "kong": 4}[part.shape])
        for part in condition.matched(hand)
    )


@pytest.mark.parametrize(
    ("text", "hand", "times"),
    [
        # a number is at least that number, and a pung may be a kong
        ("2 pungs", MIXED, 1),
        ("3 pungs", MIXED, 0),
        ("one kong", MIXED, 1),
        ("exactly 2 pungs", MIXED, 1),
        ("exactly 1 pung", MIXED, 0),
        ("at least 1 pair", MIXED, 1),
        ("at most 2 chows", MIXED, 1),
        ("at most one chow", MIXED, 0),
        ("5 pairs", "11m 22m 33m 44m 55m 66m 77m", 1),
        ("4 sets", MIXED, 1),
        ("an exposed set", MIXED, 1),
        ("an open chow", MIXED, 0),
        ("3 closed sets", MIXED, 1),
        # each
        ("each pung of ends", MIXED, 2),
        ("each hidden pung of ends", MIXED, 1),
        ("each pair", "11m 22m 33m 44m 55m 66m 77m", 7),
        ("each kind of winds", "123m EEE SSS WWW NN", 4),
        ("each tile of 1 to 3", "123m EEE SSS WWW NN", 3),
        ("each pung and winner", "123m EEE SSS WWW NN", 3),
        ("winner and each pung", "123m EEE SSS WWW NN", 3),
        ("(each pung) and dealer", "123m EEE SSS WWW NN", 0),
        # sets that belong together
        ("2 equal chows", "123m 123m 123m 456p EE", 1),
        ("2 equal hidden chows", "123m chow=123m EEE 456p CC", 0),
        ("2 hidden equal chows", "123m 123m EEE 456p CC", 1),
        ("2 equal chows of circles", "123m 123m 456p 456p CC", 1),
        ("2 equal chows of bamboo", "123m 123m 456p 456p CC", 0),
        ("2 equal chows twice", "123m 123m 123m 123m CC", 1),
        ("2 equal pairs twice", "11m 11m 22m 22m 33m 44m 55m", 1),
        ("2 equal pairs", "11m 22m 33m 44m 55m 66m 77m", 0),
        ("3 pungs in a row", "777m 888m 999m 123p CC", 1),
        ("3 pungs in a row", "888m 999m 111p 123p CC", 0),  # the next kind, but another suit
        ("3 pungs in a row", "EEE SSS WWW 123p CC", 0),
        ("3 pungs in a row", "222m 4444m 333m 123p CC", 1),
        ("3 kongs in a row", "222m 4444m 333m 123p CC", 0),
        ("2 pungs in a row by 8", "111m 999m 123p 123s CC", 1),
        ("2 chows in a row by 6", "123m 789m 123s 456s CC", 1),
        ("3 chows in a row by 1", "123m 345m 234m 456s CC", 1),
        ("3 chows in a row by 2", "123m 345m 567m 456s CC", 1),
        ("3 chows in a row by 2 in 3 suits", "123m 345p 567s 456s CC", 1),
        ("3 chows in a row by 2 in 3 suits", "123m 345p 567p 456s CC", 0),
        ("3 chows in a row in one suit", "123m 345m 234m 456s CC", 1),
        ("2 pungs in two suits", "222m 222p 123p 456s CC", 1),
        ("2 pungs in two suits", "222m 333p 123p 456s CC", 0),
        ("3 pungs in three suits", "222m 222p 123p 222s EE", 1),
        ("3 pungs in three suits", "EEE SSS WWW 222s CC", 0),
        ("2 pungs in two suits", "333p WWW 123p 456s CC", 0),  # a wind has no number
        ("2 pungs in two suits", "111p EEE 123p 456s CC", 0),
        ("2 pungs in a row in 2 suits", "222p EEE 123p 456s CC", 0),
        ("2 pungs in a row in 2 suits", "222p 111s 123p 456s CC", 1),
        ("3 pairs in a row twice", "11m 22m 33m 55p 66p 77p CC", 1),
        ("2 pungs in one suit", "EEE SSS 123p 456p CC", 0),
        ("2 pungs in one suit", "333p WWW 123p 456p CC", 0),
        ("2 pungs in one suit", "333p 333m 123p 456p CC", 0),
        ("2 pungs in one suit", "333p 999p 123p 456p CC", 1),
        ("2 pungs of characters in a row", "333m 444m 123p 456p CC", 1),
        ("2 pungs of circles in a row", "333p 444p 123p 456p CC", 1),
        ("2 pungs of bamboo in a row", "333s 444s 123p 456p CC", 1),
        ("2 pungs of winds, circles in one suit", "EEE SSS 222p 333p CC", 1),
        ("4 sets in one suit", "111m 222m EEE 333m 44m", 0),
        ("4 sets with a terminal", "123m 789p 111s 9999s EE", 1),
        # every set
        ("every set is hidden", "123m 456m 789m EEE pair=CC", 1),
        ("all sets are open", MIXED, 0),
        ("every set and the pair is hidden", "123m 456m 789m EEE pair=CC", 0),
        ("every set and the pair has ends", MIXED, 1),
        ("every set and the pair has a terminal", MIXED, 0),
        ("every set and the pair is bamboo, honours", "123s EEE 999s kong=1111s CC", 1),
        ("every set and the pair is bamboo, honours", "123s EEE 999s kong=1111m CC", 0),
        ("all sets have a terminal, E", MIXED, 1),
        ("every set and the pair has an end", "11m 99m 11p EE SS WW CC", 0),  # seven pairs have no set
        ("every pair is even simples", "22m 44m 66m 88m 22p 44p 66p", 1),
        ("every pair is hidden", "123m 456m", 0),
        # tiles
        ("all tiles are characters", "123m 456m 789m 111m 99m 1f 2g", 1),
        ("all tiles are characters", "1f", 0),  # no tile at all
        ("every tile is 19m, 789p, 9s, E, C", "11m 789p EEE 9999s CC", 1),
        ("some tile is 9s", MIXED, 1),
        ("some tile is 8s", MIXED, 0),
        ("no tiles are simples", "111m 999m 111p EEE CC", 1),
        ("no tile is a flower", "123m 456m 789m 111m 99m 1g", 1),
        ("no tile is a flower, a season", "123m 456m 789m 111m 99m 1g", 0),
        ("exactly 4 tiles are 9 of bamboo", MIXED, None),
        ("exactly 4 tiles are 9 bamboo", MIXED, 1),
        ("at most 4 tiles are winds", MIXED, 1),
        ("at most 2 tiles are winds", MIXED, 0),
        ("exactly 2 kinds of honours", MIXED, 1),
        ("at least 3 kinds of honours", MIXED, 0),
        ("no kinds of green", MIXED, 1),
        ("all kinds of flowers", "123m 456m 1234f", 1),
        ("all kinds of own wind", "123m EEE", 0),  # nobody knows which that is
        ("two suits", "123m 456m 789p EEE CC", 1),
        ("two suits", "123m 456p 789s EEE CC", 0),
        ("one suit", "EEE SSS WWW PPP CC", 0),
        ("holds 19m E", "111m 999m EEE 123p CC", 1),
        ("holds EEEE", "111m 999m EEE 123p CC", 0),
        ("holds 1f 3g", "111m 1f 3g", 1),
        ("all kinds of east", "EEE 123m", 1),
        ("holds 111999 of one suit", "111s 999s EEE 123p CC", 1),
        ("all tiles are odd", "111m 333m 555p 777s 99s", 1),
        ("some tile is odd", "222m 444m 666p 888s 22p EE", 0),
        ("holds 111999 of one suit", "111m 999m EEE 123p CC", 1),
        ("holds 111999 of one suit", "111m 999p EEE 123p CC", 0),
        # words for tiles
        ("a pung of own wind round wind", "EEE 123m seat=E round=E", 1),
        ("a pung of own wind round wind", "EEE 123m seat=E round=S", 0),
        ("a pung of own winds, round winds", "EEE 123m seat=S round=E", 1),
        ("a pung of seat wind", "EEE 123m seat=E", None),
        ("a pung of guest wind", "EEE 123m seat=S round=W", 1),
        ("a pung of guest wind", "EEE 123m seat=S", 0),  # the round may be East's
        ("a pung of own wind", "EEE 123m", 0),
        ("a pung of guest wind", "111m 222m", 0),
        ("each tile of own flower, own season", "123m 34f 4g seat=N", 2),
        ("a pung of honors", "EEE", 1),
        ("a pung of terminal circles", "111p", 1),
        ("a pung of circles 1 to 3", "333p", 1),
        ("a pung of 1 to 3 circles", "444p", 0),
        ("a pung of 2s 3s", "333s", 1),
        ("a pung of 23s4p", "444p", 1),
        ("a pung of 7z", "CCC", 1),
        ("a pung of the red dragon", "CCC", 1),
        ("a pung of the red dragon", "FFF", 0),
        ("a pung of the white dragon", "PPP", 1),
        ("a pung of the white dragon", "FFF", 0),
        ("a pung of the green dragon", "FFF", 1),
        ("a pung of east", "EEE", 1),
        ("a pung of south", "SSS", 1),
        ("a pung of west", "WWW", 1),
        ("a pung of north wind", "NNN", 1),
        ("a pung of green circles", "222p", None),
        ("a pair of odd dragons", "CC", None),
        # the hand and its win
        ("open", MIXED, 1),
        ("exposed", MIXED, 1),
        ("closed", MIXED, 0),
        ("hidden", MIXED, 0),
        ("self-drawn", MIXED + " +drawn", 1),
        ("self-drawn", MIXED + " +drawn +lost", 0),
        ("on a discard", MIXED + " +lost", 0),
        ("not winner", MIXED + " +lost", 1),
        ("won on a terminal", MIXED, 1),
        ("won on a terminal", "123m", 0),
        ("won on 1m", "123m win=1m", 1),
        ("won on 9p and wait edge", MIXED, 1),
        ("won on own wind", "EEE win=E seat=E", 1),
        ("+last-tile or +double-riichi", "EEE +double-riichi", 1),
        # joined
        ("not (open and dealer)", MIXED, 1),
        ("not open and dealer", MIXED, 0),
        ("not not open", MIXED, 1),
        ("not not not open", MIXED, 0),
        ("not not not not open", MIXED, 1),
        ("not not not not not open", MIXED, 0),
        ("(closed or open) and (a kong or 4 pungs)", MIXED, 1),
        ("((((((((open))))))))", MIXED, 1),
        (" 2\tpungs\n and open ", MIXED, 1),
        # tiles that are not laid out
        ("no chows", "19m19p19sESWNPFCC", 0),
        ("at most 1 kong", "19m19p19sESWNPFCC", 0),
        ("every set is hidden", "19m19p19sESWNPFCC", 0),
        ("13 kinds of ends", "19m19p19sESWNPFCC", 1),
        ("no chows", "11m 22m 33m 44m 55m 66m 77m", 1),
    ],
)
def test_a_hand_fulfils_a_condition_so_many_times(text, hand, times):
    """None marks words that mean nothing together."""
    if times is None:
        with pytest.raises(ValueError, match=r"^(expected|no tile is all of that)"):
            read(text)
    else:
        assert read(text).test(facts(hand)) == times


@pytest.mark.parametrize(
    ("text", "hand", "parts"),
    [
        ("3 equal chows", "123m 456m 123m 123m EE", "123m 123m 123m"),
        ("2 pungs", "123m EEE 9999s CCC 11m", "EEE 9999s CCC"),  # all that are there
        ("3 pungs in a row", "444m 222m 333m 999m CC", "444m 222m 333m"),
        ("2 equal chows twice", "123m 456p 123m 456p EE", "123m 456p 123m 456p"),
        ("each pung of dragons", "PPP CCC 123m 456m 22m", "PPP CCC"),
        ("every set and the pair has an end", "123m 789p EEE 999s CC", "123m 789p EEE 999s CC"),
        ("every set is hidden", "123m 789p EEE 999s CC", "123m 789p EEE 999s"),
        ("2 pungs of dragons and a pair of dragons", "PPP CCC 123m 456m FF", "PPP CCC FF"),
        ("4 kongs or a pair", "PPP CCC 123m 456m FF", "FF"),
        ("every pair is hidden", "EEE 123m CC", "CC"),
        ("closed and a pair", "EEE 123m CC", "CC"),
        ("no kongs", "PPP CCC 123m 456m FF", ""),
        ("at most 2 pungs", "PPP CCC 123m 456m FF", ""),
        ("not a kong", "PPP CCC 123m 456m FF", ""),
        ("all tiles are honours", "PPP CCC", ""),
        ("3 kongs", "PPP CCC", ""),
        ("a pung and 3 kongs", "PPP CCC", ""),
    ],
)
def test_the_parts_that_fulfil_it_are_shown(text, hand, parts):
    """In the order of the hand; none where nothing is fulfilled or no set is spoken of."""
    assert shown(read(text), facts(hand)) == parts


def test_the_flags_of_a_condition_have_their_places():
    """The sign is part of the place, for the carets stand under it."""
    text = "+riichi and not (+last-tile or +riichi)"
    condition = read(text)
    assert condition.flags == {"riichi", "last-tile"}
    assert [(name, text[start:end]) for name, start, end in condition.flag_places] == [
        ("riichi", "+riichi"),
        ("last-tile", "+last-tile"),
        ("riichi", "+riichi"),
    ]
    assert read("4 pungs").flag_places == ()


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("4 pungs", set()),
        ("a pung of own wind", {"own_wind"}),
        ("a pung of winds with round wind", {"round_wind"}),
        ("not (closed and some tile is a guest wind)", {"own_wind", "round_wind"}),
        ("every pair is own wind, dragons", {"own_wind"}),
        ("each tile of own season", {"own_wind"}),
        ("won on round wind and wait pair", {"win", "wait", "round_wind"}),
        ("won on 1p", {"win"}),
        ("wait pair", {"wait"}),
    ],
)
def test_a_condition_tells_what_it_hangs_on(text, asks):
    """What a line may leave open: the family can ask for it instead of guessing."""
    assert read(text).asks == asks


def test_a_condition_shows_itself():
    """The text as it was written."""
    assert read(" 4 pungs ").text == " 4 pungs "
    assert repr(read("4 pungs")) == "Condition('4 pungs')"
    assert pickle.loads(pickle.dumps(read("4 pungs"))).test(facts("EEE SSS WWW NNN CC")) == 1  # noqa: S301


def test_testing_leaves_the_facts_as_they_are():
    """The same answer each time, whatever was asked before."""
    hand = Facts(parts=(Part("pung", 31, True),), counts=(0,) * 31 + (3, 0, 0), bonus=(34,))
    every = [read(text) for text in ("a pung", "some tile is a dragon", "each tile of flowers", "one suit")]
    first = [condition.test(hand) for condition in every]
    assert [condition.test(hand) for condition in reversed(every)] == first[::-1] == [0, 1, 1, 1]


def test_several_threads_read_at_once():
    """The grammar notes how far it came: each reader gets its own answer."""
    texts = ["4 pungs", "3 equl chows", "closed and", "won on 0p"] * 25

    def answer(text: str) -> str:
        try:
            return repr(read(text))
        except ValueError as bad:
            return str(bad)

    alone = [answer(text) for text in texts]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(answer, texts)) == alone


def test_pyparsing_is_loaded_when_a_condition_is_read():
    """A ruleset without conditions does not pay for them at start."""
    code = (
        "import sys; from scorecalc.mahjong.conditions import read; "
        "assert not {'pyparsing', 'dataclasses'} & set(sys.modules); read('closed'); assert 'pyparsing' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
