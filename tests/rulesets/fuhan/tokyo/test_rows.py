"""The Tokyo rules row by row, where an example alone does not say enough."""

from __future__ import annotations

import pytest

from scorecalc.api import load_rules, score
from scorecalc.model.score import Breakdown, HandScore
from scorecalc.problems import Refused

PINFU = "234m 567m 345p 678s 55s win=8s +riichi seat=S from=W"


def only(breakdown: Breakdown) -> HandScore:
    (hand,) = breakdown.hands.values()
    return hand


def items(line: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for section in only(score(f"tokyo {line}")).sections:
        for item in section.items:
            name = item.id.removeprefix("tokyo.")
            found[name] = found.get(name, 0) + item.amount
    return found


def codes(line: str) -> list[str]:
    with pytest.raises(Refused) as refused:
        score(f"tokyo {line}")
    return [problem.code for problem in refused.value.problems]


@pytest.mark.parametrize(
    ("dice", "zoroba", "rerolls"),
    [
        ("16/34", 4, 0),
        ("25/33", 1, 0),
        ("66/66", 4, 0),
        ("16/61", 6, 0),
        ("23/45/16/34", 4, 1),
        ("22/33/24/35/12/33", 1, 2),
    ],
)
def test_t2_dice_add_han_for_ones_sixes_and_sevens(dice, zoroba, rerolls):
    """Each 1 or 6 and each roll of 7 adds a han; each re-roll 300 points."""
    breakdown = score(f"tokyo {PINFU} dice={dice}")
    assert items(f"{PINFU} dice={dice}")["zoroba"] == zoroba
    total = only(breakdown).total
    assert total is not None
    assert breakdown.deltas["S"] - total.amount == 300 * rerolls
    by_number = score(f"tokyo {PINFU} zoroba={zoroba} rerolls={rerolls}")
    assert (by_number.deltas, by_number.payments) == (breakdown.deltas, breakdown.payments)


def test_t2_rerolls_are_shared_by_a_self_draw():
    """100 from each, and outside the total of the hand."""
    breakdown = score("tokyo 234m 567m 345p 678s 55s win=8s +tsumo seat=S zoroba=1 rerolls=2")
    total = only(breakdown).total
    assert total is not None
    assert (total.amount, breakdown.deltas) == (1280, {"E": -840, "S": 1880, "W": -520, "N": -520})


@pytest.mark.parametrize("words", ["zoroba=0", "zoroba=7", "dice=17/34", "dice=1634", "dice=/"])
def test_t2_what_no_dice_show_cannot_be_read(words):
    """Zoroba is 1 to 6, a die 1 to 6."""
    assert codes(f"{PINFU} {words}")[0].startswith("N1")


def test_t6_each_rerolls_half_is_exact():
    """4000 and 150 to the second winner, whose hand is worth 8000 with one re-roll."""
    two = "W: 12333678m NNNCCC win=8m N: 678m 66s chi=678m chi=678m ankan=5555s win=8m"
    breakdown = score(f"tokyo from=S ind=9m dice=33/23/36/11 {two}")
    assert breakdown.deltas == {"E": 0, "S": -10450, "W": 6300, "N": 4150}


def test_t6_bets_go_back_and_the_others_to_the_nearest():
    """Each winner has his own 100; East's and one on the table go to the nearest after the discarder."""
    one, two = "234m 567m 345p 678s 55s win=8s +riichi", "234m 567m 345p 678s 99s win=8s +riichi"
    breakdown = score(f"tokyo from=S zoroba=1 sticks=1 declared=EWN W: {one} N: {two}")
    assert breakdown.deltas == {"E": -100, "S": -1920 - 480, "W": 1920 + 200, "N": 480, "pot": -100}


@pytest.mark.parametrize("zoroba", [1, 2, 3])
def test_t9_a_limit_is_left_for_counted_han_only_where_these_pay_more(zoroba):
    """Characters with Red: honitsu, yakuhai and the dice; 6000 up to six han, 8000 from seven on."""
    line = f"123m 567m 99m CCC chi=789m win=3m seat=S zoroba={zoroba} ind=E"
    assert items(line) == {"rentsuu-honitsu": 6000}
    more = items(line.replace(f"zoroba={zoroba}", f"zoroba={zoroba + 3}"))
    assert ("honitsu" in more) == (3 + zoroba + 3 >= 7)


def test_t9_four_alike_count_as_three_alike_in_han():
    """Isshoku yonjun passed over is isshoku sanjun, not ryanpeikou beside it."""
    found = items("778899m 22s chi=789m chi=789m win=7m seat=S zoroba=4")
    assert (found["isshoku-sanjun"], "ryanpeikou" in found, "iipeikou" in found) == (3, False, False)


def test_t11_the_dealers_east_counts_twice_in_one_line():
    """And each other triplet of value has a line of its own."""
    hand = only(score("tokyo 11789p PPP kan=NNNN kakan=CCCC win=9p seat=S from=W ind=1s dice=21/11"))
    lines = [(item.amount, item.why) for item in hand.sections[0].items if item.id == "tokyo.yakuhai"]
    assert lines == [(1, "triplet of P"), (1, "triplet of C")]
    assert items("234m 567p 22s EEE chi=678s win=4m seat=E zoroba=1")["yakuhai"] == 2


def test_t13_three_copies_in_sight_without_the_flag_are_told():
    """An own pon shows them."""
    hand = only(score("tokyo 123s 77m 567p 999m pon=222s win=2s +houtei zoroba=1"))
    assert [note.id for note in hand.notes] == ["tokyo.ketsupai-missing"]


@pytest.mark.parametrize("flag", ["", "+ketsupai "])
def test_t50_on_the_two_of_bamboo_t49_counts_once(flag):
    """A robbed two of bamboo in a middle wait is ryansou chankan alone, ketsupai or not."""
    found = items(f"123m 22p 123s chi=789s chi=123p win=2s +chankan {flag}seat=E from=W ind=9s dice=12/55")
    assert {"ryansou-chankan": 4, "sanshoku-doujun": 2, "zoroba": 1}.items() <= found.items()
    assert not {"chankan", "chinchii-toushii", "ketsupaihou"} & set(found)


def test_t36_and_t48_only_t48_counts():
    """Renkaihou on the five of circles is uupin kaihou."""
    line = "34555p ankan=9999m ankan=2222s kan=7777s win=5p +tsumo +renkaihou seat=E ind=1m dice=25/62"
    assert items(line)["uupin-kaihou"] == 4
    assert "renkaihou" not in items(line)


def test_t37_thirteen_orphans_are_no_shiisanpuutaa():
    """Kokushi by self-draw is kokushi, whatever else its tiles are."""
    assert items("19m 19p 19s ESWNPFCC win=C +tsumo +riichi zoroba=1 seat=S") == {"kokushi-musou": 12000}


def test_t73_the_highest_limit_stands_alone():
    """Chuuren is a chinitsu too, and big dragons with honours alone are two daimangan that are not added."""
    assert items("11123456789995m win=3m zoroba=1 seat=S") == {"chuuren-poutou": 16000}
    assert sum(items("SSSNNPPPFFFCCC win=F +tsumo seat=S zoroba=1").values()) == 12000


def test_riichi_does_not_load_what_only_tokyo_has():
    """Start-up is a budget: the folder of Tokyo is imported by its own rulesets alone."""
    import subprocess
    import sys

    code = (
        "import sys; from scorecalc.api import score;"
        "score('riichi 234m 567m 345p 678s 55s win=8s +riichi');"
        "sys.exit(any('tokyo' in name for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_charts_are_the_rulebooks_tables():
    """A few cells of both, limits among them."""
    game, rules = load_rules("tokyo").game, load_rules("tokyo").ready
    other, dealer = game.charts(rules)
    cells = dict(other.rows)
    assert cells["2 han"][:3] == ("320 (80/160)", None, "480 (120/240)")
    assert cells["4 han"][5] == "3840 (960/1920)"
    assert dict(dealer.rows)["daimangan"][0] == "18000 (6000)"
