"""Any words of the vocabulary, in any combination: a result whose payments sum to zero, or problems with places."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from scorecalc.api import load_rules, score
from scorecalc.model.score import Breakdown
from scorecalc.notation import bind, read
from scorecalc.notation.canon import canonical
from scorecalc.problems import Refused
from scorecalc.render.markdown import markdown
from scorecalc.render.schema import schema
from scorecalc.render.text import text
from scorecalc.render.to_json import as_json, dumps

CLASSICAL = ("dmjl", "bmja")  #: they have the round's wind
BOOKS = ("columbia", "french-simple", "french-advanced", *CLASSICAL)
VALID = Draft202012Validator(schema())
KIND = st.one_of(
    st.builds(lambda n, s: f"{n}{s}", st.integers(1, 9), st.sampled_from("mps")), st.sampled_from([*"ESWNPFC"])
)
CHOW = st.builds(lambda n, s: f"{n}{n + 1}{n + 2}{s}", st.integers(1, 7), st.sampled_from("mps"))
PUNG = KIND.map(lambda kind: kind * 3)
SET = st.one_of(
    CHOW,
    PUNG,
    CHOW.map("chow={}".format),
    PUNG.map("pung={}".format),
    *(KIND.map(lambda kind, name=name: f"{name}={kind * 4}") for name in ("kong", "ckong", "added", "claimed-kong")),
)
PAIR = st.one_of(KIND.map(lambda kind: kind * 2), KIND.map(lambda kind: f"pair={kind * 2}"))
ODD = st.sampled_from(
    ["19m 19p 19s ESWNPFC E", "123456789m ESWN N", "1112345678999p 5p", "11m 44m 77p 99p 22s EE CC", "1f 3g", "2f 2g",
     "ckong=PPPP ckong=FFFF ckong=CCCC SS", "points=38 doubles=2", "points=10",
     "1479m 1479p 1479s 2p 2s", "1235679p 123567s pair=9s", "111m 999m 111p 999p 1s",
     "special=nine-gates +mahjong", "special=mandarin +mahjong", "points=2000 +mahjong"]
)  # fmt: skip
HAND = st.one_of(
    st.builds(lambda sets, pair: " ".join([*sets, pair]), st.lists(SET, min_size=4, max_size=4), PAIR),
    st.lists(SET, max_size=3).map(" ".join),
    ODD,
)
SEAT = st.sampled_from("ESWN")
VALUES = {
    "win": KIND, "seat": SEAT, "wind": SEAT, "tower": SEAT, "round": SEAT, "from": SEAT,
    "declared": st.sampled_from(["S", "EW"]), "limit": st.sampled_from(["1000", "100"]),
}  # fmt: skip
SETTING = st.one_of(*(value.map(f"{name}={{}}".format) for name, value in VALUES.items()))


def winds(book: str) -> st.SearchStrategy[str]:
    return st.sampled_from(["seat=S round=E" if book in CLASSICAL else "seat=S wind=E", ""])


def flags(book: str) -> st.SearchStrategy[str]:
    return st.sampled_from(sorted(load_rules(book).vocabulary.flags)).map("+{}".format)


def options(book: str) -> st.SearchStrategy[str]:
    return st.sampled_from([o for o in load_rules(book).game.options if o.kind.words]).flatmap(
        lambda option: st.sampled_from(option.kind.words).map(lambda word: f"{option.name}={word}")
    )


def lines(book: str) -> st.SearchStrategy[str]:
    """A hand alone, or up to four under their labels."""
    more = st.lists(st.one_of(SETTING, flags(book), options(book)), max_size=4)
    alone = st.builds(lambda hand, wind, words: " ".join([book, hand, wind, *words]), HAND, winds(book), more)
    own = st.builds(lambda hand, words: " ".join([hand, *words]), HAND, st.lists(flags(book), max_size=1))
    wind = "round=E" if book in CLASSICAL else "wind=E"
    table = st.builds(
        lambda words, hands: " ".join(
            [book, wind, *words, *(f"{s}: {h}" for s, h in zip("ESWN", hands, strict=False))]
        ),
        st.lists(
            st.one_of(st.sampled_from(["declared=S", "+nobody-won", "tower=W", "sticks=2"]), options(book)), max_size=2
        ),
        st.lists(own, min_size=1, max_size=4),
    )
    return st.one_of(alone, table)


def scored(line: str) -> Breakdown | Refused:
    try:
        return score(line)
    except Refused as refused:
        return refused


@pytest.mark.parametrize("book", BOOKS)
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_words_of_the_vocabulary_give_a_result_or_problems(book, data):
    """A refusal has places in the line; a result can be shown in every form, sums to zero, and reads back."""
    line = data.draw(lines(book))
    result = scored(line)
    if isinstance(result, Refused):
        places = [(p.start, p.end) for p in result.problems]
        assert places
        assert all(start is None or 0 <= start <= (end or 0) <= len(line) for start, end in places)
        return
    assert sum(result.deltas.values()) == 0
    assert text(result, explain=True)
    assert markdown(result, explain=True)
    shown = as_json(result)
    assert dumps(shown)
    assert list(VALID.iter_errors(shown)) == []
    rules = load_rules(book)
    form = canonical(bind(read(line), rules.vocabulary), rules.vocabulary, book)
    again = score(form)
    assert {label: hand._replace(line="") for label, hand in again.hands.items()} == {
        label: hand._replace(line="") for label, hand in result.hands.items()
    }
    assert again._replace(line="", rules_hash="", hands={}) == result._replace(line="", rules_hash="", hands={})
    assert canonical(bind(read(form), rules.vocabulary), rules.vocabulary, book) == form


@pytest.mark.parametrize(
    ("words", "form"),
    [
        ("PPP 345m 1g 3f pung=SSS +tsumo limit=1000", "345m 3f 1g PPP pung=SSS +drawn"),
        ("wind=E S: seat=S chow=453m", "wind=E S: chow=345m"),
        ("🀙🀙🀢 seat=E", "11p 1f seat=E"),
    ],
)
def test_one_position_has_one_canonical_form(words, form):
    """Tiles sorted, then calls; aliases by their name; a label is a seat; what is the default is left out."""
    rules = load_rules("columbia")
    assert canonical(bind(read(f"columbia {words}"), rules.vocabulary), rules.vocabulary) == form
