"""A game from turn to turn: what the table knows, fills in and refuses, the end and the ranking; reckoned by hand."""

from __future__ import annotations

import pytest

from scorecalc.api import load_rules, score
from scorecalc.model.table import Entry, State
from scorecalc.notation import read
from scorecalc.problems import Problem, Refused
from scorecalc.rules.flow import flow_of
from scorecalc.rules.ruleset import Ruleset
from scorecalc.table import enter_line
from tests.rules.table_flips.row import played, with_options

ABC = ("Anna", "Ben", "Cleo")
AB = ("Anna", "Ben")
FIVE = ("Anna", "Ben", "Cleo", "Dora", "Emil")
KING = load_rules("king-of-tokyo")


def table(lines: tuple[str, ...] = (), players: tuple[str, ...] = ABC, rules: Ruleset = KING) -> State:
    return played(lines, players, rules)[0]


def entry(line: str, state: State, rules: Ruleset = KING) -> Entry:
    return enter_line(read(line), rules, state)[0]


def refused(line: str, state: State, rules: Ruleset = KING) -> list[Problem]:
    with pytest.raises(Refused) as found:
        entry(line, state, rules)
    return list(found.value.problems)


def told(line: str, state: State, rules: Ruleset = KING) -> list[tuple[str, str, str]]:
    """Code, place in the line and message of each problem."""
    return [(p.code, "" if p.start is None else line[p.start : p.end], p.message) for p in refused(line, state, rules)]


def payments(found: Entry) -> list[tuple[str, str, int, str, str]]:
    return [(one.payer, one.payee, one.amount, one.unit, one.why) for one in found.payments]


def shown(state: State) -> dict[str, str]:
    """Each monster: ``stars/hearts/energy at``."""
    monsters = state.memory["monsters"]
    return {
        name: f"{state.scores[name]}/{monster['hearts']}/{monster['energy']} {monster['at']}"
        for name, monster in monsters.items()
    }


def places(lines: tuple[str, ...], players: tuple[str, ...] = ABC, rules: Ruleset = KING) -> list[tuple[str, int, int]]:
    return [(one.player, one.place, one.score) for one in played(lines, players, rules)[1].places]


# --- the beginning


def test_k14_k10_everybody_begins_outside_with_ten_hearts_and_nothing_else() -> None:
    """The player named first has the first turn."""
    begun = table()
    assert shown(begun) == dict.fromkeys(ABC, "0/10/0 out")
    assert (begun.round, begun.dealer, begun.over) == ("1", "Anna", "")


@pytest.mark.parametrize(
    ("players", "count"), [(("Anna",), "one player"), (tuple("ABCDEFG"), "7 players")], ids=["one", "seven"]
)
def test_two_to_six_play(players: tuple[str, ...], count: str) -> None:
    """R384."""
    with pytest.raises(Refused) as found:
        flow_of(KING).begin(players)
    (problem,) = found.value.problems
    assert (problem.code, problem.message) == ("R384", f"{count}; two to six play King of Tokyo")
    assert problem.help == "name two to six players"


def test_k10_the_first_monster_enters_whatever_it_rolled() -> None:
    """Six smashes hit nobody, and one star comes from entering (K6, K8)."""
    state = table(("SSSSSS",))
    assert shown(state) == {"Anna": "1/10/0 city", "Ben": "0/10/0 out", "Cleo": "0/10/0 out"}
    assert (state.dealer, state.round) == ("Ben", "1")


# --- a turn


def test_a_line_is_the_dice_and_the_table_fills_in_the_rest() -> None:
    """Ben smashes Anna once; what is as at the start of a game is left out of the canonical form."""
    found = entry("S1123E yield=anna", table(("112233",)))
    assert found.typed == "S1123E yield=anna"
    assert found.line == "king-of-tokyo 1123ES turn=Ben yield=Anna Anna: at=city stars=1 Ben: Cleo:"
    assert shown(found.after) == {"Anna": "1/9/0 out", "Ben": "1/10/1 city", "Cleo": "0/10/0 out"}


def test_the_filled_in_line_scores_by_itself_to_the_same() -> None:
    """Stars, and the table before and after."""
    found, breakdown = enter_line(read("S1123E yield=Anna"), KING, table(("112233",)))
    alone = score(found.line)
    assert (alone.payments, alone.facts, alone.line) == (breakdown.payments, breakdown.facts, breakdown.line)


def test_k1_k2_k3_k4_stars_energy_and_hearts_are_posted_each_in_its_unit() -> None:
    """Cleo outside: 222 2 stars, 1 energy, 1 heart of the 2 that she lost, and Anna loses one."""
    lines = ("112233", "112233", "112233", "SS1123", "112233")  # Anna's second turn smashes Ben and Cleo twice
    found = entry("222EHS", table(lines))
    assert payments(found) == [
        ("bank", "Cleo", 2, "stars", "turn"),
        ("bank", "Cleo", 1, "energy", "turn"),
        ("bank", "Cleo", 1, "hearts", "healed"),
        ("Anna", "bank", 1, "hearts", "smashed"),
    ]
    assert shown(found.after) == {"Anna": "3/9/0 city", "Ben": "0/8/0 out", "Cleo": "2/9/1 out"}


def test_k3_hearts_heal_nothing_in_tokyo() -> None:
    """Anna has 9 in the City, rolls three, and has 9."""
    found = entry("HHH112", table(("112233", "S11223", "112233")))
    assert payments(found) == [("bank", "Anna", 2, "stars", "turn")]
    assert shown(found.after)["Anna"] == "3/9/0 city"


def test_what_power_cards_add_in_the_turn_is_posted() -> None:
    """Two hearts lost to cards, a star, three energy, a smash."""
    line = "112233 extra-stars=1 extra-energy=3 extra-hearts=-2 extra-smashes=1"
    found = entry(line, table(("112233",)))
    assert payments(found) == [
        ("bank", "Ben", 1, "stars", "turn"),
        ("bank", "Ben", 3, "energy", "turn"),
        ("Ben", "bank", 2, "hearts", "cards"),
        ("Anna", "bank", 1, "hearts", "smashed"),
    ]


def test_k6_a_start_in_tokyo_brings_two_stars() -> None:
    """Anna stays there for a go-around: 1 for entering, then 2."""
    state = table(("112233", "112233", "112233", "112233"))
    assert state.scores == {"Anna": 3, "Ben": 0, "Cleo": 0}
    assert state.round == "2"


def test_k7_whoever_is_not_named_stays() -> None:
    """Anna was smashed and may yield; nothing is said, so Ben does not enter."""
    state = table(("112233", "SS1123"))
    assert shown(state) == {"Anna": "1/8/0 city", "Ben": "0/10/0 out", "Cleo": "0/10/0 out"}
    assert "whoever is not named stays" in KING.vocabulary.settings["yield"].help


def test_k8_k9_the_bay_fills_while_five_live_and_its_monster_moves_when_the_fifth_falls() -> None:
    """Emil's smashes eliminate Anna in the City: Cleo moves there from the Bay, for no star; Ben is next."""
    lines = ("112233", "112233", "SS1123 yield=Ben", "SSSSSS")
    state = table(lines, FIVE)
    assert shown(state) == {
        "Anna": "1/2/0 city", "Ben": "1/8/0 out", "Cleo": "1/4/0 bay", "Dora": "0/10/0 out", "Emil": "0/10/0 out",
    }  # fmt: skip
    state = entry("SS1123", state).after
    assert shown(state) == {
        "Anna": "0/0/0 out", "Ben": "1/8/0 out", "Cleo": "1/2/0 city", "Dora": "0/10/0 out", "Emil": "0/10/0 out",
    }  # fmt: skip
    assert (state.dealer, state.round) == ("Ben", "2")


def test_the_next_turn_is_that_of_the_next_living_monster() -> None:
    """Ben falls to twelve smashes in two turns; behind Anna comes Cleo, and the go-around goes on."""
    state = table(("112233", "112233", "112233", "SSSSSS", "112233", "112233", "SSSSS1"))
    assert state.over == "last one standing"
    lines = ("SSSSSS", "112233", "112233", "SSSSSS", "HHHHHH", "112233", "SSSSSS")
    assert shown(table(lines)) == {"Anna": "5/10/0 city", "Ben": "0/4/0 out", "Cleo": "0/0/0 out"}
    state = table((*lines, "112233"))
    assert (state.dealer, state.round) == ("Anna", "4")


# --- the variant for two


def test_k11_the_first_turn_says_whether_the_variant_is_played() -> None:
    """Energy instead of stars in Tokyo, 1 for entering and 1 for the start there; later lines need not say it."""
    state = table(("112233 +two-player", "112233"), AB)
    assert state.memory["variant"] == "on"
    found = entry("112233", state)
    assert found.line == "king-of-tokyo 112233 +two-player turn=Anna Anna: at=city energy=1 Ben:"
    assert payments(found) == [("bank", "Anna", 1, "energy", "turn")]
    assert shown(found.after) == {"Anna": "0/10/2 city", "Ben": "0/10/0 out"}


def test_r380_the_variant_for_two_in_a_game_begun_without_it() -> None:
    """It holds for a whole game (K11)."""
    state = table(("112233",), AB)
    assert (state.memory["variant"], state.scores) == ("off", {"Anna": 1, "Ben": 0})
    line = "112233 +two-player"
    message = "+two-player, but the first turn was played without it"
    assert told(line, state) == [("R380", "+two-player", message)]
    help = "the variant holds for a whole game: `table edit` corrects the first line"
    assert refused(line, state)[0].help == help


def test_k11_the_option_decides_where_it_is_not_named() -> None:
    """As Board Game Arena has it every game of two; never where it is off."""
    bga = load_rules("king-of-tokyo-bga")
    assert shown(table(("112233",), AB, bga)) == {"Anna": "0/10/1 city", "Ben": "0/10/0 out"}
    assert shown(table(("112233",), ABC, bga))["Anna"] == "1/10/0 city"
    assert entry("112233 +two-player", table(("112233",), AB, bga), bga).after.round == "2"
    off = with_options("king-of-tokyo", {"two-player-variant": "off"})
    message = "+two-player, but two-player-variant=off here"
    assert told("112233 +two-player", table((), AB, off), off) == [("R348", "+two-player", message)]


# --- what is refused


def test_r380_another_monsters_turn() -> None:
    """Said with `turn=`, or by dice behind a name."""
    state = table(("112233",))
    assert told("112233 turn=Cleo", state) == [("R380", "turn=Cleo", "turn=Cleo, but it is Ben's turn")]
    assert told("Cleo: 112233", state) == [("R380", "112233", "the dice are Cleo's, but it is Ben's turn")]
    assert refused("Cleo: 112233", state)[0].help == "leave the name out, and the table fills it in"
    assert entry("ben: 112233", state).after == entry("112233 turn=ben", state).after


def test_r380_monsters_that_are_otherwise() -> None:
    """All that is wrong at once, each at its word; what is right may be said."""
    state = table(("11123E", "SSS112"))
    line = "112233 Anna: hearts=9 at=bay energy=1 Cleo: stars=4"
    anna = "but Anna has 2 stars, 7 hearts and 1 energy in Tokyo City"
    assert told(line, state) == [
        ("R380", "hearts=9", f"hearts=9, {anna}"),
        ("R380", "at=bay", f"at=bay, {anna}"),
        ("R380", "stars=4", "stars=4, but Cleo has 0 stars, 10 hearts and 0 energy outside Tokyo"),
    ]
    assert entry("112233 Anna: stars=2 hearts=7 at=city", state).after.dealer == "Anna"


def test_r380_an_eliminated_monster_has_no_hearts() -> None:
    """Cleo fell in the third go-around."""
    lines = ("SSSSSS", "112233", "112233", "SSSSSS", "HHHHHH", "112233", "SSSSSS")
    message = "hearts=1, but Cleo is eliminated, with 0 stars and 0 energy"
    assert told("112233 Cleo: hearts=1", table(lines)) == [("R380", "hearts=1", message)]


def test_r380_another_number_of_monsters() -> None:
    """`players=` counts those who began."""
    assert told("112233 players=4", table()) == [("R380", "players=4", "players=4, but 3 play")]
    assert entry("112233 players=3", table()).after.dealer == "Ben"


def test_r341_words_of_a_monster_before_any_name() -> None:
    """Whose they are the table cannot know."""
    (problem,) = refused("112233 hearts=3", table())
    assert (problem.code, problem.message) == ("R341", "hearts= without a monster")
    assert problem.help == "the table knows it, so leave it out, or say whose it is: `Anna: hearts=…`"


def test_what_the_rules_forbid_is_refused_as_in_any_line() -> None:
    """Five dice; a stranger who yields; the option of another table."""
    assert told("11223", table()) == [("R340", "11223", "5 dice; a roll has six")]
    assert told("112233 yield=Bne", table()) == [("N143", "Bne", "no player `Bne` at this table")]
    message = "most-hearts=12, but the table plays most-hearts=10"
    assert told("112233 most-hearts=12", table()) == [("R383", "most-hearts=12", message)]
    message = "+two-player in a game of 3"
    assert told("112233 +two-player", table()) == [("R348", "+two-player", message)]


# --- the end

#: Anna has 6 and 1 for entering, then 2 and 6: 15 before her third turn
WIN = ("333333", "112233", "112233", "333333", "112233", "112233")


def test_k12_twenty_stars_win_and_more_are_not_counted() -> None:
    """With 2 and 6 she would have 23."""
    state = table(WIN)
    assert state.scores == {"Anna": 15, "Ben": 0, "Cleo": 0}
    found = entry("333333", state)
    assert payments(found) == [("bank", "Anna", 5, "stars", "turn")]
    assert (found.after.over, found.after.scores["Anna"]) == ("20 stars", 20)
    assert told("112233", found.after) == [("R381", "", "the game is over: 20 stars")]
    assert places((*WIN, "333333")) == [("Anna", 1, 20), ("Ben", 2, 0), ("Cleo", 2, 0)]


def test_k12_the_last_one_standing_wins() -> None:
    """Anna's six and five smashes from the City take ten hearts of both; she has 1 + 2 + 2 stars."""
    lines = ("112233", "112233", "112233", "SSSSSS", "112233", "112233", "SSSSS1")
    assert table(lines).over == "last one standing"
    assert places(lines) == [("Anna", 1, 5), ("Ben", 2, 0), ("Cleo", 2, 0)]


def test_k12_where_all_are_eliminated_nobody_wins() -> None:
    """Ben's smashes take Anna's last four hearts while a card costs him his own four; nobody has the first place."""
    lines = ("SSSSSS", "SSSSSS", "SSSSSS", "SSSSSS extra-hearts=-4")
    state, final = played(lines, AB, KING)
    assert shown(state) == {"Anna": "0/0/0 out", "Ben": "0/0/0 out"}
    assert state.over == "all eliminated"
    assert [(one.player, one.place) for one in final.places] == [("Anna", 2), ("Ben", 2)]
    assert [note.id for note in final.notes] == ["king-of-tokyo.nobody-wins", "king-of-tokyo.places"]


def test_k13_the_stars_of_the_eliminated_go_back_to_the_bank() -> None:
    """Cleo's three; under `kept` they stay hers, and she stands behind the living all the same."""
    lines = ("112233", "112233", "333112", "SSSSSS", "HHHHHH", "112233")
    found = entry("SSSSSS", table(lines))
    assert payments(found) == [
        ("bank", "Anna", 2, "stars", "turn"),
        ("Cleo", "bank", 3, "stars", "eliminated"),
        ("Ben", "bank", 6, "hearts", "smashed"),
        ("Cleo", "bank", 4, "hearts", "smashed"),
    ]
    assert places((*lines, "SSSSSS")) == [("Anna", 1, 5), ("Ben", 2, 0), ("Cleo", 3, 0)]
    kept = with_options("king-of-tokyo", {"eliminated-stars": "kept"})
    assert places((*lines, "SSSSSS"), ABC, kept) == [("Anna", 1, 5), ("Ben", 2, 0), ("Cleo", 3, 3)]


def test_most_hearts_of_the_table_hold_but_everybody_begins_with_ten() -> None:
    """Twelve where a Power card says so: Anna enters with six hearts and is cut at 12."""
    twelve = with_options("king-of-tokyo", {"most-hearts": "12"})
    assert shown(table(("HHHHHH",), ABC, twelve)) == {
        "Anna": "1/12/0 city", "Ben": "0/10/0 out", "Cleo": "0/10/0 out",
    }  # fmt: skip


def test_a_game_that_is_broken_off_has_no_winner() -> None:
    """Its places are by stars as they stand, and say so."""
    _, final = played(WIN, ABC, KING)
    assert [(one.player, one.place) for one in final.places] == [("Anna", 1), ("Ben", 2), ("Cleo", 2)]
    assert [note.text for note in final.notes] == ["nobody has won yet: it is Anna's turn"]


def test_a_state_is_a_value() -> None:
    """Entering a line leaves the table before it as it was, so that an entry can be undone."""
    state = table(WIN)
    before = repr(state)
    entry("333333", state)
    assert repr(state) == before


# --- yielding


def test_k7_only_a_monster_in_tokyo_that_was_smashed_can_yield() -> None:
    """A name that is written in haste would leave Anna in Tokyo, and everything behind it wrong."""
    state = table(("111EEE",))  # Anna enters Tokyo City
    assert told("2233SS yield=Cleo", state) == [("R380", "yield=Cleo", "Cleo cannot yield: it is not in Tokyo")]
    assert refused("2233SS yield=Cleo", state)[0].help == "in Tokyo is Anna"
    why = "Anna cannot yield: it lives in Tokyo no longer, or no smash dice hit it"
    assert told("223311 yield=Anna", state) == [("R380", "yield=Anna", why)]
    assert shown(entry("2233SS yield=Anna", state).after)["Anna"] == "2/8/3 out"
    assert shown(entry("2233SS yield=all", state).after)["Anna"] == "2/8/3 out"
