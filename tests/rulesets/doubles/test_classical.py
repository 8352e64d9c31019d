"""The classical game by its two tables: rows of doubles-family.md, with values that were computed by hand."""

from __future__ import annotations

import pytest

from scorecalc.api import load_rules, ruleset_names, score
from scorecalc.problems import Refused
from scorecalc.render.to_json import as_json
from tests.console import run

HAND = "chow=234m 555p 111s 678s 33m seat=S round=E"


def worth(line: str) -> tuple[int, str | None]:
    """What the only hand of a line is worth, and what limited it."""
    (hand,) = score(line).hands.values()
    assert hand.total is not None
    return hand.total.amount, hand.limit


def items(line: str) -> dict[str, int]:
    """The items of the only hand of a line."""
    (hand,) = score(line).hands.values()
    return {item.id.partition(".")[2]: item.amount for section in hand.sections for item in section.items}


def test_a_user_sees_exactly_two_presets_and_their_titles_say_whose_they_are():
    """doubles-family: Kajongg's presets are not the published tables."""
    names = [name for name in ruleset_names() if load_rules(name).game.name == "classical"]
    assert names == ["bmja", "dmjl"]
    assert all("as Kajongg has it" in load_rules(name).title for name in names)
    assert all("not the" in load_rules(name).about["unsure"] for name in names)


@pytest.mark.parametrize(("ruleset", "limit"), [("dmjl", 500), ("bmja", 1000)])
def test_the_limit(ruleset, limit):
    """limit: 96 points and six doubles are 6144; with the roof off no limit cuts a count, but limit hands stay."""
    hand = f"{ruleset} ckong=PPPP ckong=FFFF ckong=CCCC 5m 1f 2f 3f 4f seat=S round=E"
    assert worth(hand) == (limit, "limit")
    uncut = {"dmjl": (96 + 16) << 3 + 1 + 1 + 2, "bmja": (96 + 16) << 3 + 2 + 1}[ruleset]
    assert worth(f"{hand} roof-off=true") == (uncut, None)
    assert worth(f"{ruleset} 19m 19p 19s ESWNPFC C seat=S round=E roof-off=true") == (limit, "thirteen-orphans")


def test_going_out_and_drawn():
    """Going out / drawn: 20 and 2, and 2 from the dead wall too, as the shared hands have it."""
    assert worth(f"dmjl {HAND}")[0] == 4 + 8 + 20
    assert worth(f"dmjl {HAND} +drawn")[0] == 4 + 8 + 20 + 2
    assert items(f"bmja {HAND} max-chows=2 +dead-wall") == items(f"bmja {HAND} max-chows=2 +drawn")


def test_only_place_and_the_pair():
    """Only place; pair minor/major: 2, and 2 or 4; the British table has neither."""
    assert worth("dmjl chow=234m 555p 111s 678s pair=33m seat=S round=E")[0] == 32 + 2 + 2
    assert worth("dmjl chow=234m 555p 111s 678s pair=PP seat=S round=E")[0] == 32 + 2 + 4 + 2
    assert worth("bmja chow=234m 555p 111s pung=888s pair=PP seat=S round=E")[0] == 4 + 8 + 2 + 2 + 20


def test_a_tile_of_which_the_hand_holds_four_is_no_other_place():
    """Only place: 2s or 5s would complete 34s, but all four 5s lie in the hand; without that kong there are two."""
    assert "only-wait" in items("dmjl ckong=5555s 234s chow=123m 999p 11p win=2s +drawn seat=S round=E")
    assert "only-wait" not in items("dmjl ckong=6666s 234s chow=123m 999p 11p win=2s +drawn seat=S round=E")


def test_four_chows():
    """Four chows: one double for zero points (German); the British table allows one chow."""
    assert worth("dmjl chow=234m 567p 123s 789s 55m seat=S round=E")[0] == 20 * 2
    with pytest.raises(Refused, match="R370: 4 chows, of which a winning hand may have one"):
        score("bmja chow=234m 567p 123s 789s 55m seat=S round=E")


def test_of_several_arrangements_the_british_table_takes_one_with_few_chows():
    """Four chows: 111222333m are three pungs there; the pair is 99p."""
    assert worth("bmja 111222333m 99p pung=888s seat=S round=E")[0] == (8 + 4 + 4 + 2 + 20) * 2


def test_own_flower_and_season():
    """Own flower/season: one double for both (German), a double each (British)."""
    assert [worth(f"dmjl {bonus} seat=S round=E")[0] for bonus in ("2f", "2f 2g")] == [4, 8 * 2]
    assert [worth(f"bmja {bonus} seat=S round=E")[0] for bonus in ("2f", "2f 2g")] == [4 * 2, 8 * 4]


def test_bouquet():
    """bouquet: one double each (German), two each (British), where the own flower counts beside it."""
    every = "1f 2f 3f 4f 1g 2g 3g 4g seat=S round=E"
    assert worth(f"dmjl {every}")[0] == 32 * 2**3
    assert worth(f"bmja {every} roof-off=true")[0] == 32 * 2**6


def test_all_concealed_and_a_claimed_kong():
    """No chow / all concealed: a kong of a hidden pung and a discard is hidden for the hand, exposed for its points."""
    closed = "dmjl 234m {}=5555p 111s 678s 33m +drawn win=4m seat=S round=E"
    assert worth(closed.format("claimed-kong"))[0] == (8 + 8 + 22) * 2
    assert worth(closed.format("kong"))[0] == 8 + 8 + 22
    assert worth(closed.format("added"))[0] == 8 + 8 + 22
    assert worth(closed.format("ckong"))[0] == (16 + 8 + 22) * 2


def test_one_suit():
    """One suit / with honours: 3 and 1, concealed the limit (German); 3 without chows and 0 (British)."""
    assert worth("dmjl chow=123s 234s 567s 888s 99s seat=S round=E")[0] == (4 + 20) * 8
    assert worth("dmjl chow=123s 234s 567s PPP 99s seat=S round=E")[0] == (8 + 20) * 4
    assert worth("dmjl 123s 234s 567s 888s 99s +drawn seat=S round=E") == (500, "concealed-one-suit")
    assert worth("bmja pung=222s 333s 444s 666s 99s seat=S round=E")[0] == (2 + 4 * 3 + 20) * 2**4
    assert worth("bmja chow=123s 222s 555s PPP 99s seat=S round=E")[0] == (4 + 4 + 8 + 20) * 2


def test_terminals_and_honours_only():
    """Terminals and honours only: one double; honours alone are a limit hand in both."""
    assert worth("dmjl pung=111m pung=999m pung=111p pung=WWW 99s seat=S round=E")[0] == (4 * 4 + 20) * 4
    for ruleset, limit in (("dmjl", 500), ("bmja", 1000)):
        honours = "pung=EEE pung=WWW pung=FFF pung=PPP NN seat=S round=S"
        assert worth(f"{ruleset} {honours}") == (limit, "only-honours")


def test_three_concealed_pungs():
    """Three concealed pungs: one double in any hand (German)."""
    assert worth("dmjl 555m 999p ckong=5555s")[0] == (4 + 8 + 16) * 2
    assert worth("bmja 555m 999p ckong=5555s")[0] == 4 + 8 + 16


def test_near_special_loser():
    """near-special loser: 0.4 or 0.2 of the limit, or the own count where it is higher; purity has its doubles."""
    assert worth("bmja pung=111m 999m pung=111p 999p 1s seat=S round=E") == (400, "calling-all-terminals")
    assert worth("bmja 1235679p 123567s seat=S round=E") == (200, "calling-knitting")
    assert worth("dmjl 1235679p 123567s seat=S round=E") == (0, None)
    # honours: EEE own and round's, PPP and FFF, 16 + 4 + 8 + 8 points and four doubles are 576
    own = score("bmja kong=EEEE pung=SSS PPP FFF C seat=E round=E").hands.values()
    assert [(hand.total.amount, hand.limit) for hand in own if hand.total] == [(576, None)]
    assert items("bmja kong=EEEE pung=SSS PPP FFF C seat=E round=E")["calling-only-honours"] == 400
    assert worth("bmja pung=222s 333s 444s 666s 9s seat=S round=E")[0] == (2 + 4 * 3) * 8


def test_a_half_limit_hand_is_flat_unless_the_count_is_more():
    """Kajongg: 500 without the flowers; with all flowers and seasons the count is more than that."""
    pairs = "bmja 11m 99m 11p 99p EE SS PP seat=W round=W"
    assert worth(f"{pairs} 1f 1g") == (500, "all-pair-honours")
    # the pair of white dragons 2, eight bonus tiles 32; own flower and season, bouquets 4, no chow, hidden, only ends
    assert worth(f"{pairs} 1f 2f 3f 4f 1g 2g 3g 4g roof-off=true")[0] == (2 + 32) * 2**9


def test_losers_settle_and_east_pays_and_gets_double():
    """Losers settle, East double: net(winner) = 4 v, 6 v if East; the sum is 0 (also the shared `classical` rows)."""
    gains = score("dmjl E: points=80 S: points=84 +mahjong W: points=208 N: points=416").deltas
    assert dict(gains) == {"E": -1096, "S": 4 * 84, "W": -36, "N": 796}
    gains = score("bmja E: points=200 +mahjong S: points=100 W: points=300 N: points=400").deltas
    assert dict(gains) == {"E": 6 * 200, "S": -900, "W": -300, "N": 0}


def test_a_dangerous_game_is_paid_by_the_discarder_alone():
    """Kajongg: four times the hand, six times for East, and nobody else pays; whoever it was, if that is not told."""
    hands = "S: points=100 +mahjong +dangerous-game E: points=10 W: points=4 N: points=0"
    assert dict(score(f"dmjl from=W {hands}").deltas) == {"E": 0, "S": 400, "W": -400, "N": 0}
    told = score(f"dmjl {HAND} +dangerous-game").payments
    assert [(p.payer, p.payee, p.amount) for p in told] == [("discarder", "S", 4 * 32)]


def test_a_limit_hand_stands_alone_and_what_it_replaced_is_told():
    """limit: its section has one line, the count that it replaced is among the rejected."""
    result = as_json(score("dmjl pung=111m 999m pung=111p 999p 11s seat=S round=E"))
    assert [(section["title"], len(section["items"])) for section in result["sections"]] == [("special", 1)]
    assert [(one["what"], one["amount"]) for one in result["rejected"]] == [("ordinary count", 176)]


def test_what_kajongg_does_otherwise_than_its_words_is_marked_as_a_reading():
    """Kajongg: of the six green kinds one must be missing; a claimed tile makes no nine gates and no snake."""
    assert worth("bmja chow=234s 222s 666s 888s 33s seat=S round=E") == (1000, "imperial-jade")
    assert worth("bmja 234s 666s pung=888s FFF 22s seat=S round=E") == ((4 + 2 + 8 + 20) * 2, None)
    with pytest.raises(Refused, match="R370"):
        score("bmja 11m 23456789m ESWN win=3m seat=S round=E")
    jade = score("bmja chow=234s 222s 666s 888s 33s seat=S round=E").hands["S"].sections[0].items[0]
    assert jade.mark == "reading"


def test_a_seat_or_the_rounds_wind_is_asked_for():
    """round_wind: East is not assumed where the tiles hang on it."""
    with pytest.raises(Refused, match="the round's wind"):
        score("dmjl SSS 55m seat=S")
    assert worth("dmjl 555m 99p")[0] == 4


def test_a_winning_tile_that_is_not_told_may_leave_points_and_a_limit_hand_out():
    """Notation, rule 3: the lowest result, and a note of what win= would tell."""
    hand = "dmjl chow=234m 555p 111s 678s 33m +dead-wall seat=S round=E"
    (note,) = (note for note in score(hand).hands["S"].notes if note.id == "classical.win-unknown")
    assert "plum-blossom" in note.text
    assert worth(hand) == ((4 + 8 + 20 + 2) * 2, None)
    assert worth(f"{hand} win=5p") == (500, "plum-blossom")


def test_the_two_tables_can_be_compared():
    """One game: what differs is told option by option."""
    shown = run("scorecalc rules diff dmjl bmja").shown
    assert [line.split()[:3] for line in shown.splitlines() if line.startswith(("limit ", "max-chows", "purity"))] == [
        ["limit", "500", "1000"],
        ["max-chows", "4", "1"],
        ["purity", "0", "3"],
    ]
