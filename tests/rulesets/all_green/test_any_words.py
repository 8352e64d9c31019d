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

RULES = load_rules("all-green")
VALID = Draft202012Validator(schema())
CARD = st.sampled_from([f"{n}s" for n in range(1, 10)] + ["H", "H"])
PAIR = CARD.map(lambda card: card * 2)
SET = st.one_of(st.integers(1, 7).map(lambda n: f"{n}{n + 1}{n + 2}s"), CARD.map(lambda card: card * 3))
HAND = st.builds(lambda pair, three: f"{pair} {three}", PAIR, SET)
PLAYER = st.sampled_from(["E", "S", "W", "N", "P5", "P6", "Anna", "Ben"])
VALUES = {
    "win": CARD,
    "dora": CARD,
    "ind": CARD,
    "seat": PLAYER,
    "from": PLAYER,
    "players": st.sampled_from(["2", "3", "4", "5", "6", "Anna/Ben", "S/Anna/E"]),
}
SETTING = st.one_of(*(value.map(f"{name}={{}}".format) for name, value in VALUES.items()))
OPTION = st.sampled_from(RULES.game.options).flatmap(
    lambda option: st.sampled_from(option.kind.words).map(lambda word: f"{option.name}={word}")
)
FLAG = st.sampled_from(sorted(RULES.vocabulary.flags)).map("+{}".format)
WORDS = st.lists(st.one_of(SETTING, SETTING, FLAG, OPTION), max_size=6)
LABELLED = st.lists(st.tuples(PLAYER.map("{}:".format), HAND, st.lists(FLAG, max_size=1)), max_size=3)


def scored(line: str) -> Breakdown | Refused:
    """What the program answers."""
    try:
        return score(line)
    except Refused as refused:
        return refused


def answered(line: str) -> None:
    """A refusal with places in the line, or a result that can be shown in every form and sums to zero."""
    breakdown = scored(line)
    if isinstance(breakdown, Refused):
        places = [(p.start, p.end) for p in breakdown.problems]
        assert places
        assert all(start is None or 0 <= start <= (end or 0) <= len(line) for start, end in places)
        return
    assert sum(breakdown.deltas.values()) == 0
    assert text(breakdown, explain=True)
    assert markdown(breakdown, explain=True)
    shown = as_json(breakdown)
    assert dumps(shown)
    assert list(VALID.iter_errors(shown)) == []
    for hand in breakdown.hands.values():
        assert hand.total is not None
        assert hand.total.amount == sum(section.total for section in hand.sections) > 0


@given(HAND, WORDS, st.lists(st.one_of(CARD, PLAYER.map("{}:".format)), max_size=2))
@settings(max_examples=250, deadline=None)
def test_words_of_the_vocabulary_give_a_result_or_problems(hand: str, words: list[str], more: list[str]):
    """No combination of known words ends in anything else."""
    answered(" ".join(["all-green", hand, *words, *more]))


@given(WORDS, LABELLED)
@settings(max_examples=250, deadline=None)
def test_several_hands_give_a_result_or_problems(words: list[str], hands: list[tuple[str, str, list[str]]]):
    """The same for lines with labels."""
    own = [word for label, hand, flags in hands for word in (label, hand, *flags)]
    answered(" ".join(["all-green", *words, *own]))


@given(HAND, WORDS, LABELLED)
@settings(max_examples=300, deadline=None)
def test_a_line_and_its_canonical_form_score_alike(
    hand: str, words: list[str], hands: list[tuple[str, str, list[str]]]
):
    """Rule 10 of the notation: the canonical form is the same position, and its own canonical form."""
    own = [word for label, cards, flags in hands for word in (label, cards, *flags)] or [hand]
    line = " ".join(["all-green", *words, *own])
    breakdown = scored(line)
    if isinstance(breakdown, Refused):
        return
    form = canonical(bind(read(line), RULES.vocabulary), RULES.vocabulary, "all-green")
    again = score(form)
    assert again.hands == breakdown.hands
    assert again._replace(line="", rules_hash="") == breakdown._replace(line="", rules_hash="")
    assert canonical(bind(read(form), RULES.vocabulary), RULES.vocabulary, "all-green") == form


@pytest.mark.parametrize(
    ("words", "form"),
    [
        ("win=1s 3s9s 9s21s +ron +tsumo", "12399s win=1s +tsumo"),
        ("99s HHH win=H +oya", "99s HHH win=H +dealer"),
        ("99s HHH win=H +dealer seat=E", "99s HHH win=H seat=E"),
        ("99s HHH players=E/F/G seat=E +dealer", "99s HHH +dealer seat=E players=E/F/G"),
        ("99s HHH players=E/S/W", "99s HHH players=3"),
        ("E: 99s HHH +dealer seat=E from=W", "from=W E: 99s HHH"),
        ("ind=9s dora=9s hatsu-pair=any 🀘🀘🀅🀅🀅", "99s HHH dora=9s ind=9s"),
    ],
)
def test_one_position_has_one_canonical_form(words: str, form: str):
    """The dealer is told by the seat where there is one, a list of seats by its number."""
    assert canonical(bind(read(f"all-green {words}"), RULES.vocabulary), RULES.vocabulary) == form
