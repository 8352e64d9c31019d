"""A result as an expectation, and what would hold in the place of what does not."""

import pytest

from scorecalc.expect import compare, written
from scorecalc.notation.expectation import expectations
from scorecalc.problems import Problem, Refused
from tests.render.breakdowns import ABORTIVE, ALL_GREEN, AZUL, RIICHI, TWO_RONS

from .rules import ALL_GREEN_RULES, RIICHI_RULES

NO_YAKU = Refused([Problem("R310", "a winning shape, but no yaku")], "riichi 234m")


@pytest.mark.parametrize(
    ("result", "text"),
    [
        (RIICHI, "3900 riichi pinfu tanyao"),
        (ALL_GREEN, "10P chin-itsu junchan tsumo dora"),
        (AZUL, "-1 row-1 floor"),
        (TWO_RONS, "S=+2000 W=+9300 N=-10300 pot=-1000"),
        (ABORTIVE, "outcome=abortive"),
        (NO_YAKU, "error R310"),
    ],
)
def test_a_result_is_written_by_what_says_most(result, text):
    """Amount and items of a single hand; what is gained where there are several; how it ended else."""
    assert written(result) == text


@pytest.mark.parametrize(
    ("result", "rules"), [(RIICHI, RIICHI_RULES), (ALL_GREEN, ALL_GREEN_RULES), (TWO_RONS, RIICHI_RULES)]
)
def test_a_result_meets_what_is_written_of_it(result, rules):
    """Written and compared again, nothing differs."""
    assert compare(result, expectations(written(result))[0], rules) == ()


@pytest.mark.parametrize(
    ("text", "instead"),
    [
        ("8000", "3900"),
        ("8000points", "3900points"),
        ("3900chips", "3900points"),
        ("fu=40", "fu=30"),
        ("yakuman=1", "yakuman=none"),
        ("limit=mangan", "limit=none"),
        ("riichi iipeikou", "riichi pinfu tanyao"),
        ("reach", "reach pinfu tanyao"),
        ("has=dora", "lacks=dora"),
        ("lacks=riichi.tanyao", "has=riichi.tanyao"),
        ("item=dora:2", "item=dora:0"),
        ("W=0", "W=-3900"),
        ("pot=-1000", "pot=0"),
        ("winner=W", "winner=S"),
        ("outcome=draw", "outcome=win"),
        ("note=kazoe", None),
        ("error R310", "3900 riichi pinfu tanyao"),
    ],
)
def test_a_difference_knows_what_would_hold(text, instead):
    """In the words and the spelling that were used; None where no value would do."""
    (difference,) = compare(RIICHI, expectations(text)[0], RIICHI_RULES)
    assert difference.instead == instead
    if instead is not None:
        assert compare(RIICHI, expectations(instead)[0], RIICHI_RULES) == ()


def test_a_difference_knows_its_words():
    """All listed items are one difference, wherever they stand."""
    found = compare(RIICHI, expectations("pinfu 3900 iipeikou")[0], RIICHI_RULES)
    assert [[word.name for word in difference.words] for difference in found] == [["pinfu", "iipeikou"]]
