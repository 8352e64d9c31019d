"""Any words of the vocabulary, in any combination: a table that is sound, or problems with places."""

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

RULES = load_rules("king-of-tokyo")
ROLL = st.text("123HES", min_size=6, max_size=6)
PLACE = st.sampled_from(["at=city", "at=bay", "at=out"])
MONSTER_WORD = st.one_of(
    PLACE,
    st.integers(0, 20).map("stars={}".format),
    st.integers(0, 11).map("hearts={}".format),
    st.integers(0, 9).map("energy={}".format),
    ROLL,
)
TABLE_WORD = st.one_of(
    ROLL,
    st.sampled_from("ABCDEZ").map("turn={}".format),
    st.text("ABCDEZ/", min_size=1, max_size=4).map("yield={}".format),
    st.integers(2, 6).map("players={}".format),
    st.just("+two-player"),
    st.sampled_from(["extra-stars=2", "extra-energy=1", "extra-hearts=-9", "extra-hearts=2", "extra-smashes=3"]),
    st.sampled_from(RULES.game.options).flatmap(
        lambda option: st.sampled_from(option.kind.words or ("12",)).map(lambda word: f"{option.name}={word}")
    ),
)
LABELS = st.lists(st.sampled_from([f"{name}:" for name in "ABCDEF"]), max_size=6, unique=True)
LINE = st.builds(
    lambda table, labels, words: " ".join(
        ["king-of-tokyo", *table, *(word for label, own in zip(labels, words, strict=False) for word in (label, *own))]
    ),
    st.lists(TABLE_WORD, max_size=4),
    LABELS,
    st.lists(st.lists(MONSTER_WORD, max_size=3), min_size=6, max_size=6),
)


@st.composite
def likely(draw: st.DrawFn) -> str:
    """A line that most often is a turn: each setting once, few of them at odds."""
    labels = list("ABCDEF"[: draw(st.integers(2, 6))])
    table = [draw(ROLL), f"turn={draw(st.sampled_from(labels))}"]
    table += [
        f"yield={'/'.join(willing)}" for willing in [draw(st.lists(st.sampled_from(labels), max_size=3))] if willing
    ]
    table += draw(
        st.lists(TABLE_WORD.filter(lambda word: not word.startswith(("turn", "yield")) and "=" in word), max_size=2)
    )
    places = (
        draw(st.permutations(["at=city", "at=bay", *[""] * (len(labels) - 2)]))
        if len(labels) > 4
        else ["at=city", *[""] * (len(labels) - 1)]
    )
    for label, place in zip(labels, places, strict=True):
        hearts, stars = draw(st.integers(1, 10)), draw(st.integers(0, 19))
        table += [f"{label}:", *([place] if place else []), f"hearts={hearts}", f"stars={stars}"]
    return " ".join(["king-of-tokyo", *table])


def scored(line: str) -> Breakdown | Refused:
    """What the program answers."""
    try:
        return score(line)
    except Refused as refused:
        return refused


@given(st.one_of(LINE, likely()))
@settings(max_examples=600, deadline=None)
def test_words_of_the_vocabulary_give_a_sound_table_or_problems(line: str):
    """Sums are zero, places hold one monster each, the Bay only with five, hearts and stars within bounds."""
    result = scored(line)
    if isinstance(result, Refused):
        places = [(problem.start, problem.end) for problem in result.problems]
        assert places
        assert all(start is None or 0 <= start <= (end or 0) <= len(line) for start, end in places)
        return
    assert sum(result.deltas.values()) == 0
    assert text(result, explain=True)
    assert markdown(result, explain=True)
    assert dumps(as_json(result))
    if "after" not in result.facts:
        return
    before, after = result.facts["before"], result.facts["after"]
    assert [*before] == [*after]
    living = [name for name, monster in after.items() if monster["alive"]]
    at = [monster["at"] for monster in after.values() if monster["at"] != "out"]
    assert len(at) == len(set(at))
    assert "bay" not in at or len(living) >= 5
    assert all(after[name]["at"] == "out" for name in after if name not in living)
    assert all(0 <= monster["stars"] <= 20 and monster["hearts"] >= 0 for monster in after.values())
    gains = {name: after[name]["stars"] - before[name]["stars"] for name in after}
    assert gains == {name: gain for name, gain in result.deltas.items() if name != "bank"}
    assert result.facts["over"] == (len(living) < 2 or any(after[name]["stars"] == 20 for name in living))


@given(st.one_of(LINE, likely()))
@settings(max_examples=400, deadline=None)
def test_a_line_and_its_canonical_form_are_one_position(line: str):
    """Rule 10 of the notation: read back it gives the same result, and its own canonical form is itself."""
    result = scored(line)
    if isinstance(result, Refused):
        return
    again = canonical(bind(read(line), RULES.vocabulary), RULES.vocabulary, "king-of-tokyo")
    assert canonical(bind(read(again), RULES.vocabulary), RULES.vocabulary, "king-of-tokyo") == again
    other = score(again)
    assert (other.hands, other.payments, other.deltas, other.winner) == (
        result.hands, result.payments, result.deltas, result.winner
    )  # fmt: skip
    assert {name: other.facts[name] for name in other.facts} == {**result.facts}
