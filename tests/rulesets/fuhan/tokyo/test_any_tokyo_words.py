"""Any words of the vocabulary, in any combination: a result whose payments sum to zero, or problems with places."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from scorecalc.api import load_rules, score
from scorecalc.model.score import Breakdown
from scorecalc.notation import bind, read
from scorecalc.notation.canon import canonical
from scorecalc.problems import Refused
from scorecalc.render.text import text
from scorecalc.render.to_json import as_json, dumps

RULES = load_rules("tokyo")
TILE = st.sampled_from([f"{n}{suit}" for suit in "mps" for n in range(10)] + list("ESWNPFC"))
TILES = st.lists(TILE, min_size=1, max_size=5).map("".join)
SET = st.builds(
    lambda n, suit, run: f"{n}{n + 1}{n + 2}{suit}" if run else f"{n}{n}{n}{suit}",
    st.integers(1, 7),
    st.sampled_from("mps"),
    st.booleans(),
)
VALUES = {
    "seat": st.sampled_from("ESWN"),
    "round": st.sampled_from("ESWN"),
    "from": st.sampled_from("ESWN"),
    "win": TILE,
    "chi": SET,
    "pon": SET,
    "kan": TILE.map(lambda t: t * 4),
    "ankan": TILE.map(lambda t: t * 4),
    "kakan": TILE.map(lambda t: t * 4),
    "dora": TILES,
    "ind": TILES,
    "zoroba": st.integers(1, 6).map(str),
    "rerolls": st.integers(0, 2).map(str),
    "dice": st.sampled_from(["16/34", "23/45", "25/33", "23/45/16/22", "16"]),
    "sticks": st.integers(0, 5).map(str),
    "declared": st.sampled_from(["E", "SW", "ESWN"]),
    "pao": st.sampled_from(["E", "S:daisangen", "N"]),
    "han": st.integers(1, 40).map(str),
    "fu": st.sampled_from(["20", "25", "30", "40", "110"]),
}
SETTING = st.one_of(*(value.map(f"{name}={{}}".format) for name, value in VALUES.items()))
OPTION = st.sampled_from(RULES.game.options).flatmap(
    lambda option: st.sampled_from(option.kind.words or ("true",)).map(lambda word: f"{option.name}={word}")
)
FLAG = st.sampled_from(sorted(RULES.vocabulary.flags)).map("+{}".format)
LABEL = st.sampled_from(["E:", "S:", "W:", "N:"])
HAND = st.lists(SET, min_size=3, max_size=4)
WORDS = st.lists(st.one_of(SETTING, SETTING, FLAG, FLAG, OPTION, TILES, LABEL), max_size=7)


def scored(line: str) -> Breakdown | Refused:
    """What the program answers."""
    try:
        return score(line)
    except Refused as refused:
        return refused


@given(HAND, WORDS)
@settings(max_examples=600, deadline=None)
def test_words_of_the_vocabulary_give_a_result_or_problems(hand: list[str], words: list[str]):
    """No combination of known words ends in anything else, and what is paid sums to zero."""
    line = " ".join(["tokyo", "zoroba=2", *hand, *words])
    breakdown = scored(line)
    if isinstance(breakdown, Refused):
        places = [(p.start, p.end) for p in breakdown.problems]
        assert places
        assert all(start is None or 0 <= start <= (end or 0) <= len(line) for start, end in places)
        return
    assert sum(breakdown.deltas.values()) == 0
    assert text(breakdown, explain=True)
    assert dumps(as_json(breakdown))


@given(
    st.lists(SET, min_size=4, max_size=4),
    TILE.map(lambda tile: tile * 2),
    st.lists(st.one_of(SETTING, FLAG, OPTION), max_size=5),
)
@settings(max_examples=600, deadline=None)
def test_a_line_and_its_canonical_form_score_alike(sets: list[str], pair: str, words: list[str]):
    """Rule 10 of the notation: the canonical form is the same position, so total and payments are the same."""
    line = " ".join(["tokyo", "zoroba=2", *sets, pair, *words])
    breakdown = scored(line)
    if isinstance(breakdown, Refused):
        return
    again = score(canonical(bind(read(line), RULES.vocabulary), RULES.vocabulary, "tokyo"))
    assert again.hands == {
        label: hand._replace(line=again.hands[label].line) for label, hand in breakdown.hands.items()
    }
    assert again.payments == breakdown.payments
    assert again.deltas == breakdown.deltas
