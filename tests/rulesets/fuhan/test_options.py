"""Each option, flipped in a line: the result changes as the option says, and only then."""

from __future__ import annotations

import pytest

from scorecalc.api import load_rules, score
from scorecalc.notation import bind, read
from scorecalc.notation.canon import canonical
from scorecalc.problems import Refused

#: option, a line, what it gives at the default, the setting, what it gives then; an amount, or a problem's code
FLIPS = [
    ("open-tanyao", "234m 456p 66s 888s chi=678p win=6s", 1000, "open-tanyao=false", "R310"),
    ("red-fives", "234m 067m 345p 678s 55s win=8s +riichi", 7700, "red-fives=0", "R202"),
    ("kan-dora", "234m 567m 345p 678s 55s win=8s +riichi ind=4s1z", 8000, "kan-dora=false", "R212"),
    ("double-yakuman", "19m 19p 19s ESWNPFCC win=C", 64000, "double-yakuman=none", 32000),
    ("double-yakuman", "EEE SSS 99s NNN pon=WWW win=9s seat=E round=E", 48000, "double-yakuman=daisuushii", 96000),
    ("stack-yakuman", "EEE SSS PPP FFF CC win=E +tsumo seat=S round=E", 64000, "stack-yakuman=false", 32000),
    ("kazoe", "han=13", 32000, "kazoe=sanbaiman", 24000),
    ("tenhou-wait", "111m 222m 333m 444m 55s win=1m +tsumo +tenhou seat=E", 96000, "tenhou-wait=best", 144000),
    ("renhou", "234m 567m 345p 678s 55s win=8s +renhou", "R211", "renhou=mangan", 8000),
    ("renhou", "234m 567m 345p 678s 55s win=8s +renhou", "R211", "renhou=yakuman", 32000),
    ("renhou", "234m 567m 345p 678s 55s win=8s +renhou", "R211", "renhou=5", 12000),
    ("open-riichi", "234m 567m 345p 678s 55s win=8s +open-riichi", "R211", "open-riichi=on", 7700),
    ("open-riichi", "234m 567m 345p 678s 55s win=8s +open-riichi", "R211", "open-riichi=yakuman", 32000),
    ("kiriage-mangan", "han=4 fu=30", 7700, "kiriage-mangan=true", 8000),
    (
        "double-wind-pair-fu",
        "999m 456p 678s EE chi=234s win=6p +houtei seat=E round=E",
        2000,
        "double-wind-pair-fu=2",
        1500,
    ),
    ("open-pinfu-fu", "234m 456p 66s 678s chi=345s win=6p", 1000, "open-pinfu-fu=20", 700),
    ("pinfu-tsumo-fu", "234m 567m 345p 678s 55s win=8s +tsumo", 2700, "pinfu-tsumo-fu=30", 4000),
    ("rinshan-fu", "123m 456m PP kan=4444s chi=789s win=1m +tsumo +rinshan", 1500, "rinshan-fu=false", 1100),
    ("ippatsu", "234m 567m 345p 678s 55s win=8s +riichi +ippatsu", 7700, "ippatsu=off", "R211"),
    ("ura-dora", "234m 567m 345p 678s 55s win=8s +riichi uraind=4s", 8000, "ura-dora=off", "R211"),
    ("pinfu", "234m 567m 345p 678s 55s win=8s +riichi", 3900, "pinfu=off", 2000),
    ("ryanpeikou", "223344p 223344s 99m win=2p", 7700, "ryanpeikou=off", 2000),
    ("suuankou-tanki", "222m 444p 888s 66s CCC win=6s", 64000, "suuankou-tanki=off", 32000),
]


def outcome(line: str) -> int | str:
    try:
        breakdown = score(f"riichi {line}")
    except Refused as refused:
        return refused.problems[0].code
    (hand,) = breakdown.hands.values()
    assert hand.total is not None
    return hand.total.amount


@pytest.mark.parametrize(("option", "line", "before", "setting", "after"), FLIPS)
def test_an_option_of_one_hand_changes_what_it_says(
    option: str, line: str, before: int | str, setting: str, after: int | str
):
    """The options table of riichi.md, in the words of a line."""
    assert option in load_rules("riichi").options
    assert outcome(line) == before
    assert outcome(f"{line} {setting}") == after


RONS = "from=N declared=SW sticks=1 honba=2 S: +mangan W: +mangan"


@pytest.mark.parametrize(
    ("line", "deltas"),
    [
        (RONS, {"E": 0, "S": 10600, "W": 7000, "N": -16600, "pot": -1000}),
        (f"{RONS} honba-to=every-winner", {"E": 0, "S": 10600, "W": 7600, "N": -17200, "pot": -1000}),
        (f"{RONS} sticks-to=own-back", {"E": 0, "S": 9600, "W": 8000, "N": -16600, "pot": -1000}),
        (f"{RONS} multiple-ron=first", {"E": 0, "S": 10600, "W": -1000, "N": -8600, "pot": -1000}),
        (f"{RONS} E: +mangan multiple-ron=triple-draw", {"E": 0, "S": -1000, "W": -1000, "N": 0, "pot": 2000}),
        (f"{RONS} E: +mangan abortive-draws=sanchahou", {"E": 0, "S": -1000, "W": -1000, "N": 0, "pot": 2000}),
        ("+mangan seat=S from=W honba=1 honba-value=1500", {"E": 0, "S": 9500, "W": -9500, "N": 0}),
        ("+mangan seat=S +tsumo honba=1 honba-value=1500", {"E": -4500, "S": 9500, "W": -2500, "N": -2500}),
        ("yakuman=2 seat=S from=E pao=N", {"E": -32000, "S": 64000, "W": 0, "N": -32000}),
        ("yakuman=2 seat=S from=E pao=N pao-scope=liable-yakuman", {"E": -48000, "S": 64000, "W": 0, "N": -16000}),
        ("yakuman=1 seat=S from=E pao=N honba=1", {"E": -16000, "S": 32300, "W": 0, "N": -16300}),
        ("yakuman=1 seat=S from=E pao=N honba=1 pao-honba=discarder", {"E": -16300, "S": 32300, "W": 0, "N": -16000}),
        ("yakuman=1 seat=S from=N pao=N honba=1", {"E": 0, "S": 32300, "W": 0, "N": -32300}),
        ("yakuman=1 seat=S +tsumo pao=N honba=1", {"E": 0, "S": 32300, "W": 0, "N": -32300}),
        (
            "yakuman=2 seat=S +tsumo pao=N:1 pao-scope=liable-yakuman",
            {"E": -16000, "S": 64000, "W": -8000, "N": -40000},
        ),
        ("+nobody-won tenpai=E noten-payment=1500", {"E": 1500, "S": -500, "W": -500, "N": -500}),
        ("+nobody-won nagashi=E tenpai=S", {"E": 12000, "S": -4000, "W": -4000, "N": -4000}),
        (
            "+nobody-won +abortive declared=E abortive-draws=suufon-renda",
            {"E": -1000, "S": 0, "W": 0, "N": 0, "pot": 1000},
        ),
    ],
)
def test_an_option_of_the_payment_changes_what_it_says(line: str, deltas: dict[str, int]):
    """P5 to P8 and P10 with their options."""
    assert score(f"riichi {line}").deltas == deltas


def test_the_pao_of_a_yakuman_that_is_not_on_the_list_is_refused():
    """P7: nobody is liable for four kans unless pao-yakuman says so."""
    hand = "riichi 66s kan=2222m kakan=4444p ankan=8888s kan=3333m win=6s seat=S from=E pao=W"
    with pytest.raises(Refused, match="R218"):
        score(hand)
    with pytest.raises(Refused, match="R218"):
        score("riichi 234m 567m 345p 678s 55s win=8s +riichi seat=S from=E pao=W")
    assert score(f"{hand} pao-yakuman=suukantsu").deltas == {"E": -16000, "S": 32000, "W": -16000, "N": 0}


def test_every_option_is_a_setting_of_a_line():
    """Rule 7 of the notation: each option under its own name, read as in a file."""
    rules = load_rules("riichi")
    for option in rules.game.options:
        setting = rules.vocabulary.settings[option.name]
        assert setting.option
        assert setting.kind.read(option.written(rules.options[option.name])) == rules.options[option.name]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("234m 22s CCC PPP FFF win=2s seat=S +tsumo pao=N", "R218"),  # nobody fed a concealed triplet
        ("234m 22s pon=CCC pon=PPP pon=FFF win=2s seat=S +tsumo pao=N:daisuushii", "R218"),
        ("234m 22s pon=CCC pon=PPP pon=FFF win=2s seat=S +tsumo pao=N:2", "R218"),
        ("yakuman=1 seat=S from=W pao=N:3", "R218"),
        ("yakuman=1 seat=S from=W pao=N pao-yakuman=none", "R218"),
        ("players=3 999m 567p 345p 678s 55s win=8s +riichi dora=2m", "R207"),
        ("players=3 999m 567p 345p 678s 55s win=8s +riichi ind=3m", "R207"),
        ("1133m 5577p 99s EECC +chankan", "R210"),
        ("234m 567m 345p 678s 55s win=8s seat=S from=W declared=S", "R210"),
        ("from=N S: 234m 567m 345p 678s 55s win=8s +houtei W: 22p 234p 456s 678s 345m", "R210"),
        ("from=N S: 234m 567m 345p 678s 55s W: 22p 234p 456s 678s 345m", "R213"),
        ("234m 567m 340p 678s 55s win=0s", "R205"),
        ("234m 567m 345p 678s 55s win=8s +riichi ind=4s uraind=1p2p", "R212"),
        ("+nobody-won tenpai=EW S:", "R216"),
        ("+nobody-won tenpai=EW ind=3m", "R216"),
    ],
)
def test_what_cannot_be_is_refused(line: str, code: str):
    """Liability without a called set, tiles that three players lack, declarations against the hand."""
    with pytest.raises(Refused, match=code):
        score(f"riichi {line}")


def test_red_fives_are_counted_over_all_winners():
    """R1: one red five of characters cannot lie in two hands, unless it is the discard itself."""
    hands = "S: 234m 067m 345p 678s 55s win=8s +riichi W: 340m 22p 234p 456s 678s +riichi from=N"
    with pytest.raises(Refused, match="R202"):
        score(f"riichi-tenhou {hands}")
    assert score(f"riichi {hands}").deltas["N"] == -2 * 7700


@pytest.mark.parametrize(
    ("line", "canonical_form"),
    [
        ("S: han=4 fu=30 from=W", "riichi seat=S from=W han=4 fu=30"),
        ("S: han=4 fu=30 seat=S from=W", "riichi seat=S from=W han=4 fu=30"),
        ("han=4 fu=30 +dealer", "riichi seat=E han=4 fu=30"),
        ("+yakuman", "riichi yakuman=1"),
        ("han=7 fu=40", "riichi han=7"),
        ("234m 567m 345p 678s 55s dora=2m +riichi +open-riichi", "riichi 234567m 345p 55678s +open-riichi ind=1m"),
    ],
)
def test_one_position_has_one_canonical_form(line: str, canonical_form: str):
    """Rule 10 of the notation, where riichi has two ways to say a thing."""
    rules = load_rules("riichi")
    assert canonical(bind(read(line), rules.vocabulary), rules.vocabulary, "riichi") == canonical_form
