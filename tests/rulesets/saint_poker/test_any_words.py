"""Any words of the vocabulary, in any combination: a result whose points sum to zero, or problems with places."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from scorecalc.api import load_rules, score
from scorecalc.model.score import Breakdown
from scorecalc.notation import bind, read
from scorecalc.notation.canon import canonical
from scorecalc.problems import Refused
from scorecalc.render.markdown import markdown
from scorecalc.render.text import text
from scorecalc.render.to_json import as_json, dumps
from scorecalc.rulesets.saint_poker.cards import NAMES

RULES = load_rules("saint-poker")
CARD = st.sampled_from(NAMES)
SOME = st.lists(CARD, max_size=4).map("".join)
ROUND = st.sampled_from(["", "round=1", "round=7", "round=8"])
TIES = st.sampled_from(["", "flush-ties=highest", "flush-ties=all-five"])
LABEL = st.sampled_from(["A:", "Bert:", "c-3:", "bank:", "E:"])
WORD = st.one_of(SOME, SOME, SOME.map("river={}".format), SOME.map("board={}".format), LABEL, LABEL, ROUND, TIES)


@st.composite
def showdowns(draw: st.DrawFn) -> str:
    """Lines that are scored: a river, hands of two, in any order of the table's words."""
    players = draw(st.sampled_from([0, 2, 3, 4, 5]))
    ranks = draw(st.sampled_from(["23456789TJQKA", "A2345", "TJQKA6", "789T"]))
    deck = draw(st.permutations([name for name in NAMES if name[0] in ranks]))
    own = [f"{deck.pop()}{deck.pop()}" for _ in range(max(players, 1))]
    river = [deck.pop() for _ in range(5)]
    hands = [f"{label}: {cards}" for label, cards in zip(("A", "Bert", "c-3", "D", "E"), own, strict=False)]
    bare = draw(st.integers(0, 5)) if players else 0
    table = [f"river={''.join(river[bare:])}"] if bare < 5 else []
    table += [*river[:bare], draw(ROUND), draw(TIES)]
    return " ".join(filter(None, ["saint-poker", *draw(st.permutations(table)), *(hands if players else own)]))


def scored(line: str) -> Breakdown | Refused:
    """What the program answers."""
    try:
        return score(line)
    except Refused as refused:
        return refused


@given(st.lists(WORD, max_size=9))
@settings(max_examples=1000, deadline=None)
def test_words_of_the_vocabulary_give_a_result_or_problems(words: list[str]):
    """No combination of known words ends in anything else."""
    line = " ".join(["saint-poker", *filter(None, words)])
    breakdown = scored(line)
    if isinstance(breakdown, Refused):
        places = [(p.start, p.end) for p in breakdown.problems]
        assert places
        assert all(start is None or 0 <= start <= (end or 0) <= len(line) for start, end in places)


@given(showdowns())
@settings(max_examples=500, deadline=None)
def test_a_showdown_and_its_canonical_form_score_alike(line: str):
    """Rule 10 of the notation: the canonical form is the same position, printed in one way."""
    breakdown = scored(line)
    assert isinstance(breakdown, Breakdown)
    assert sum(breakdown.deltas.values()) == 0
    assert text(breakdown, explain=True)
    assert markdown(breakdown, explain=True)
    assert dumps(as_json(breakdown))
    form = canonical(bind(read(line), RULES.vocabulary), RULES.vocabulary, "saint-poker")
    assert canonical(bind(read(form), RULES.vocabulary), RULES.vocabulary, "saint-poker") == form
    assert score(form)._replace(rules_hash="") == breakdown._replace(line=form, rules_hash="")
