"""What an expectation is compared with, on breakdowns made by hand: what holds, what differs, and the reasons."""

import pytest

from scorecalc.expect import compare
from scorecalc.model.money import Payment
from scorecalc.model.score import LineItem, Note, Section
from scorecalc.notation.expectation import expectations
from scorecalc.problems import Problem, Refused
from tests.render.breakdowns import ABORTIVE, ALL_GREEN, RIICHI, TWO_RONS

from .rules import ALL_GREEN_RULES, RIICHI_RULES, SURNAMES

REASON = "3 han 30 fu: 30 × 2^(2+3) = 960, × 4 = 3840 → 3900"
UNKNOWN_SEATS = RIICHI._replace(
    payments=(
        Payment("dealer", "winner", 2000, "points", "self-draw"),
        Payment("other", "winner", 1000, "points", "self-draw", 2),
    ),
    deltas={},
    winner=(),
    settled="winner",
)


def differences(result, text, rules=RIICHI_RULES):
    """What differs, without the words of the expectation."""
    found, problems = expectations(text)
    assert not problems
    return [difference[:4] for difference in compare(result, found, rules)]


def hand_with(*sections):
    """The riichi breakdown with other sections."""
    hand = RIICHI.hands["S"]._replace(sections=sections)
    return RIICHI._replace(hands={"S": hand})


@pytest.mark.parametrize(
    "text",
    [
        "3900",
        "+3900",
        "3900points",
        "total=3900",
        "riichi pinfu tanyao",
        "tanyao riichi pinfu",
        "riichi.tanyao pinfu reach",
        "fu=30",
        "han=3",
        "han=3 fu=30 3900 W=-3900",
        "yakuman=none",
        "limit=none",
        "S=+3900 W=-3900 E=0 N=0",
        "pot=0 bank=0",
        "winner=S",
        "outcome=win",
        "has=pinfu has=riichi.riichi has=base",
        "lacks=iipeikou lacks=dora lacks=tsumo",
        "item=pinfu:1 item=dora:0",
        "fu-item=base:20 fu-item=closed:10 fu-item=rounding:0",
        "han-item=pinfu:1",
    ],
)
def test_what_is_named_holds(text):
    """An expectation may be partial; what is left out is not asked."""
    assert differences(RIICHI, text) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("8000", ("amount", 8000, 3900, REASON)),
        ("3900chips", ("amount", "3900 chips", "3900 points", REASON)),
        ("total=none", ("total", None, 3900, REASON)),
        ("fu=40", ("fu", 40, 30, "base 20, closed 10")),
        ("han=2", ("han", 2, 3, "riichi 1, pinfu 1, tanyao 1")),
        ("yakuman=1", ("yakuman", 1, None, "riichi 1, pinfu 1, tanyao 1; base 20, closed 10")),
        ("limit=mangan", ("limit", "mangan", None, REASON)),
        ("has=dora", ("dora", "has", "lacks", "dora: does not count")),
        ("has=iipeikou", ("iipeikou", "has", "lacks", "iipeikou: counted in ryanpeikou")),
        ("lacks=tanyao", ("tanyao", "lacks", "has", "1 (only 2 to 8)")),
        ("item=pinfu:2", ("item pinfu", 2, 1, "1 (four sequences, 55s has no value, 67s waits on 5s and 8s)")),
        ("fu-item=base:22", ("fu-item base", 22, 20, "20")),
        ("W=-3800", ("W", -3800, -3900, "W pays S 3900")),
        ("E=-100", ("E", -100, 0, "no payment")),
        ("pot=-1000", ("pot", -1000, 0, "no payment")),
        ("winner=SW", ("winner", "SW", "S", "riichi, South seat, East round, discard by West on 8s")),
        ("winner=none", ("winner", "none", "S", "riichi, South seat, East round, discard by West on 8s")),
        ("outcome=draw", ("outcome", "draw", "win", "riichi, South seat, East round, discard by West on 8s")),
        ("note=kazoe", ("note", "kazoe", None, "")),
    ],
)
def test_a_difference_says_what_was_got_and_why(text, found):
    """Expected, got, and the reasons of what was got; nothing is None."""
    assert differences(RIICHI, text) == [found]


def test_listed_items_are_the_complete_list():
    """One that is missing and one that is too much are one difference, which names both."""
    assert differences(RIICHI, "riichi pinfu iipeikou") == [
        (
            "items",
            "riichi pinfu iipeikou",
            "riichi pinfu tanyao",
            "iipeikou: counted in ryanpeikou; tanyao: 1 (only 2 to 8)",
        )
    ]


def test_an_item_is_listed_once_however_many_lines_it_has():
    """Two yakuhai lines of one id are one item; their sum is another question."""
    lines = tuple(LineItem("riichi.dora", "Dora", 1, why, "riichi:D1") for why in ("5s", "8s"))
    result = hand_with(Section("han", "han", lines))
    assert differences(result, "dora item=dora:2") == []
    assert differences(result, "item=dora:1") == [("item dora", 1, 2, "1 (5s), 1 (8s)")]


def test_a_section_whose_items_are_shown_in_another_is_their_sum():
    """Dora are declared apart from the yaku, and shown with them among the han."""
    lines = (
        LineItem("riichi.riichi", "Riichi", 1, "", "riichi:Y1"),
        LineItem("riichi.dora", "Dora", 2, "", "riichi:D1"),
    )
    result = hand_with(Section("han", "han", lines))
    assert differences(result, "dora=2 han=3 fu=none") == []
    assert differences(result, "dora=none") == [("dora", None, 2, "dora 2")]
    assert differences(RIICHI, "dora=none") == []


def test_a_name_that_two_items_have_means_the_listed_one_first():
    """`tsumo` is another name of menzen-tsumo, and an item of fu: the prefix of the section chooses."""
    lines = (LineItem("riichi.menzen-tsumo", "Menzen tsumo", 1, "", "riichi:Y4"),)
    fu = (LineItem("riichi.base", "Base", 20, "", "riichi:F1"), LineItem("riichi.tsumo", "Tsumo", 2, "", "riichi:F3"))
    result = hand_with(Section("han", "han", lines), Section("fu", "fu", fu))
    assert differences(result, "tsumo has=tsumo item=tsumo:1 fu-item=tsumo:2") == []
    drawn_open = hand_with(Section("fu", "fu", fu))
    assert [found[0] for found in differences(drawn_open, "has=tsumo")] == ["tsumo"]


def test_chips_may_be_written_with_their_sign():
    """`10P` is the ten chips of All Green; the items count though one of them is worth nothing."""
    text = "10P 10chips 10 chin-itsu junchan tsumo dora chips=10"
    assert differences(ALL_GREEN, text, ALL_GREEN_RULES) == []
    assert differences(ALL_GREEN, "11P", ALL_GREEN_RULES) == [("amount", 11, 10, "10 P: 10 / 3 = 3⅓, rounded up: 4")]


def test_a_note_may_leave_out_its_ruleset():
    """Notes of the line and of its hands are searched alike."""
    assert differences(ALL_GREEN, "note=win-not-given note=all-green.win-not-given", ALL_GREEN_RULES) == []
    other = RIICHI._replace(notes=(Note("riichi.kazoe", "13 han count as a yakuman"),))
    assert differences(other, "note=kazoes") == [("note", "kazoes", "kazoe", "13 han count as a yakuman")]


def test_where_seats_are_unknown_the_payments_of_an_account_are_summed():
    """The dealer pays 2000 and two others 1000 each: 4000 for the winner."""
    assert differences(UNKNOWN_SEATS, "dealer=-2000 other=-2000 winner=+4000 pot=0") == []
    assert differences(UNKNOWN_SEATS, "other=-1000") == [
        ("other", -1000, -2000, "two others pay 1000 each, 2000 in all")
    ]
    assert differences(UNKNOWN_SEATS, "N=0") == [("N", 0, None, "not all seats are known")]


def test_a_line_without_a_winner_has_no_amount_and_no_items():
    """An abortive draw is still a result."""
    assert differences(ABORTIVE, "total=none winner=none outcome=abortive E=0 pot=0 lacks=pinfu") == []
    assert differences(ABORTIVE, "3000") == [("amount", 3000, None, "riichi, East round, abortive draw")]
    assert differences(ABORTIVE, "pinfu") == [("items", "pinfu", None, "pinfu: does not count")]


def test_several_hands_are_asked_what_their_players_gain():
    """Two rons: gains, winners, and items that any of the hands has."""
    assert differences(TWO_RONS, "S=+2000 W=+9300 N=-10300 pot=-1000 winner=SW has=tanyao lacks=pinfu note=ura") == []
    assert differences(TWO_RONS, "W=+9000") == [
        ("W", 9000, 9300, "N pays W 8300 (8000 + 300 for honba); the pot pays W 1000 (sticks)")
    ]


def test_totals_are_compared_with_the_settings_of_the_line():
    """A line of totals has no sections: han= and fu= are what it says itself."""
    hand = RIICHI.hands["S"]._replace(sections=(), summary="4 han 30 fu")
    totals = RIICHI._replace(line="riichi han=4 fu=30", hands={"": hand})
    assert differences(totals, "han=4 fu=30 yakuman=none") == []
    assert differences(totals, "fu=40") == [("fu", 40, 30, "the line gives totals, and no tiles")]


NO_YAKU = Refused(
    [Problem("R310", "a winning shape, but no yaku", help="closest: tanyao, blocked by 999s")], "riichi 234m"
)
TWO_PROBLEMS = Refused([Problem("R201", "five copies of 5m"), Problem("R205", "win=9s is not among the tiles")])


def test_an_expected_error_is_met_by_any_of_the_problems():
    """All that are named must be there, the others may."""
    assert differences(NO_YAKU, "error R310", None) == []
    assert differences(TWO_PROBLEMS, "error R205", None) == []
    assert differences(TWO_PROBLEMS, "error R201 error R205", None) == []


@pytest.mark.parametrize(
    ("result", "text", "found"),
    [
        (NO_YAKU, "error R201", ("R201", "R310", "a winning shape, but no yaku; closest: tanyao, blocked by 999s")),
        (TWO_PROBLEMS, "error R310", ("R310", "R201 R205", "five copies of 5m; win=9s is not among the tiles")),
        (NO_YAKU, "3900 pinfu", (None, "R310", "a winning shape, but no yaku; closest: tanyao, blocked by 999s")),
        (RIICHI, "error R310", ("R310", None, f"{REASON}; riichi 1, pinfu 1, tanyao 1; base 20, closed 10")),
        (ABORTIVE, "error R310", ("R310", None, "riichi, East round, abortive draw")),
    ],
)
def test_an_error_too_many_or_too_few_is_a_difference(result, text, found):
    """A refusal where a result is expected, another refusal, a result where a refusal is expected."""
    assert differences(result, text) == [("error", *found)]


def refused(result, text, rules=RIICHI_RULES):
    """The problems of an expectation that nothing could meet: code, place and what to type instead."""
    with pytest.raises(Refused) as caught:
        compare(result, expectations(text)[0], rules)
    return [(p.code, text[p.start : p.end], p.hints) for p in caught.value.problems]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("fuu=30", ("C501", "fuu=30", ("fu",))),
        ("fu-itm=base:20", ("C501", "fu-itm=base:20", ("fu-item",))),
        ("wall=BY", ("C501", "wall=BY", ())),
        ("pinfuu", ("C502", "pinfuu", ("pinfu",))),
        ("has=pinfuu", ("C502", "has=pinfuu", ("pinfu",))),
        ("lacks=pinfuu", ("C502", "lacks=pinfuu", ("pinfu",))),
        ("item=pinfuu:1", ("C502", "item=pinfuu:1", ("pinfu",))),
        ("tokyo.pinfu", ("C502", "tokyo.pinfu", ("pinfu",))),
        ("base", ("C502", "base", ())),
        ("3900pints", ("C503", "3900pints", ("points",))),
        ("fu=30x", ("C504", "fu=30x", ())),
        ("item=pinfu", ("C504", "item=pinfu", ())),
        ("item=pinfu:", ("C504", "item=pinfu:", ())),
        ("total=x", ("C504", "total=x", ())),
        ("pot=x", ("C504", "pot=x", ())),
        ("99999999999", ("C504", "99999999999", ())),
        ("S=+99999999999", ("C504", "S=+99999999999", ())),
        ("X=+3900", ("C507", "X=+3900", ())),
        ("error R310 3900", ("C506", "3900", ())),
    ],
)
def test_what_no_result_could_meet_is_a_problem(text, found):
    """It is never passed over, and a slip is answered with the word that was meant."""
    assert refused(RIICHI, text) == [found]


def test_all_problems_of_an_expectation_are_told_at_once():
    """Differences are not told beside them: the expectation is to be mended first."""
    assert [code for code, _, _ in refused(RIICHI, "8000 fuu=30 has=pinfuu")] == ["C501", "C502"]


@pytest.mark.parametrize("text", ["2000", "total=2000", "fu=30", "limit=none", "tanyao", "item=tanyao:1"])
def test_the_value_of_one_hand_is_not_asked_of_several(text):
    """Whose amount it would be is not said."""
    assert [code for code, _, _ in refused(TWO_RONS, text)] == ["C505"]


def test_players_are_named_as_they_like_where_the_rules_name_none():
    """Anna's gain begins with a capital, anna's stands behind a field's sign."""
    result = RIICHI._replace(deltas={"Anna": 850, "anna": -850})
    assert differences(result, "Anna=+850 anna=-850", SURNAMES) == []
    assert differences(result, "anna=-800", SURNAMES)[0][:3] == ("anna", -800, -850)
    assert refused(result, "Bert=+1", SURNAMES) == [("C507", "Bert=+1", ())]


def test_a_breakdown_needs_its_rules():
    """Without them no item could be told from a slip."""
    with pytest.raises(ValueError, match="under its rules"):
        compare(RIICHI, expectations("3900")[0])


def test_a_limit_named_alone_is_told_how_it_is_written():
    """`=> mangan` is no item: the help says limit=."""
    with pytest.raises(Refused) as caught:
        compare(RIICHI, expectations("mangan")[0], RIICHI_RULES)
    assert caught.value.problems[0].help.startswith("a limit is written `limit=mangan`")
