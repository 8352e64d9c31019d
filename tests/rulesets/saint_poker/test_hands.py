"""The rows about hands, P1 to P8: cards, classes, what decides inside a class, the traps of seven cards."""

from __future__ import annotations

from itertools import pairwise

import pytest

from scorecalc.api import load_rules
from scorecalc.notation import bind, read
from scorecalc.rules.engine import choose
from tests.rulesets.saint_poker.shown import hand, problems, shown


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("river=KsQsQhKdKc 3d2s", ["Ks", "Kd", "Kc", "Qs", "Qh"]),  # all five are the river's
        ("river=2h7cJs9hKh AdKs", ["Ks", "Kh", "Ad", "Js", "9h"]),  # two of one's own
        ("river=5h6h7h8c2s Kh3c", ["Kh", "8c", "7h", "6h", "5h"]),  # one of them
    ],
)
def test_p1_the_best_five_of_seven_in_any_mix(line, cards):
    """P1."""
    assert shown(line)["cards"] == cards


def test_p2_ten_is_t_or_10_and_letters_are_read_in_either_case():
    """P2: spellings that cannot mean another card are read."""
    plain = shown("river=ThJh2c3d4s AhKd")["cards"]
    assert plain == ["Ah", "Kd", "Jh", "Th", "4s"]
    assert shown("river=10hJh2c3d4s AHKD")["cards"] == plain
    assert shown("river=thjh2C3D4S AhkD")["cards"] == plain


@pytest.mark.parametrize("card", ["1h", "0s", "11c", "Xd", "Ax", "Jm", "1Oh", "A"])
def test_p2_a_card_that_does_not_exist_is_refused_at_its_place(card):
    """P2: nothing is guessed."""
    before = "river=2h7cJs9h7h round=4 A: Qd"
    (problem,) = problems(f"{before}{card} B: 8c4h")
    assert problem.code == "N101"
    start = len(f"saint-poker {before}")
    assert (problem.start, problem.end) == (start, start + len(card))
    assert "a suit, `s h d c`" in problem.help


def test_p2_letters_that_begin_small_are_refused_with_the_card_that_was_meant():
    """A word that begins with a small letter is a name; the hint writes it as cards."""
    (problem,) = problems("river=2h7cJs9h7h A: ahkd B: 8c4h")
    assert (problem.code, problem.hints) == ("N113", ("AhKd",))


@pytest.mark.parametrize(
    ("line", "code", "message", "place"),
    [
        ("river=2h7cJs9h7h A: Ad2h B: 8c4h", "R350", "2h lies twice: in the river and in A's hand", "2h B"),
        ("river=2h7cJs9h7h A: Ad3h B: 8cAd", "R350", "Ad lies twice: in A's hand and in B's hand", "Ad"),
        ("river=2h7cJs9h7h A: 3h3h B: 8cAd", "R350", "3h lies twice: in A's hand", "3h B"),
        ("river=2h7cJs2h9h A: 3h3d B: 8cAd", "R350", "2h lies twice: in the river", "2h9h"),
        ("river=10h7cJs2h9h A: 3hTh B: 8cAd", "R350", "Th lies twice: in the river and in A's hand", "Th"),
        ("river=2h7cJs9h A: Ad3d B: 8c4h", "R351", "4 cards in the river instead of five", "river=2h7cJs9h"),
        ("river=2h7cJs9h7hTh A: Ad3d B: 8c4h", "R351", "6 cards in the river instead of five", "river=2h7cJs9h7hTh"),
        ("river=2h7cJs9h7h A: Ad B: 8c4h", "R352", "1 card in A's hand instead of two", "Ad"),
        ("river=2h7cJs9h7h A: B: 8c4h", "R352", "no cards in A's hand instead of two", "A:"),
        (
            "river=2h7cJs9h7h A: 8c4h B: Kc Kh 3d",
            "R352",
            "3 cards in B's hand instead of two",
            "Kc Kh 3d",
        ),
        ("river=2h7cJs9h7h A: 8c4h", "R353", "one player; a showdown has 2 to 5 players", "A:"),
        (
            "river=2h7cJs9h7h A: 8c4h B: KcKh C: 3d3c D: 5d5c E: 6d6c F: TdTc",
            "R353",
            "6 players; a showdown has 2 to 5 players",
            "F:",
        ),
    ],
)
def test_p3_what_is_no_showdown_is_refused(line, code, message, place):
    """P3: each card once, five in the river, two in a hand, two to five players."""
    (problem,) = problems(line)
    assert (problem.code, problem.message) == (code, message)
    at = len("saint-poker ") + line.rindex(place)
    assert problem.start == at


def test_p3_everything_that_is_wrong_is_said_at_once():
    """Five problems in the order of their places."""
    found = problems("river=2h7cJs9h A: Ad2hTs")
    assert [problem.code for problem in found] == ["R351", "R353", "R352", "R350"]
    assert problems("A: Ad2d B: 8c4h")[0].message == "no river"


#: the best first; each beats the next one
LADDER = [
    ("straight flush", "AKQJT", "river=AsKsQs2d3d JsTs"),
    ("straight flush", "KQJT9", "river=9sKsQs2d3d JsTs"),
    ("straight flush", "5432A", "river=AsKd2s3s5s 4sTd"),
    ("four of a kind", "2222A", "river=2s2h2d9c8c 2cAd"),
    ("full house", "AAAKK", "river=AsAhKs3c4d AdKd"),
    ("flush", "AKQJ9", "river=AsKsQs9s2d Js3d"),
    ("straight", "AKQJT", "river=AsKdQs9d2d JsTd"),
    ("straight", "65432", "river=As2d3s4d5d 6sTd"),
    ("straight", "5432A", "river=As2d3s4d5d Ts8d"),
    ("three of a kind", "AAAKQ", "river=AsAhKs3c4d AdQd"),
    ("two pair", "AAKKQ", "river=AsAhKs3c4d KdQd"),
    ("one pair", "AAKQJ", "river=AsAhKs3c4d JdQd"),
    ("high card", "AKQJ9", "river=AsKhQs9c4d Jd2d"),
]


@pytest.mark.parametrize(("name", "ranks", "line"), LADDER)
def test_p4_p5_each_class_is_known(name, ranks, line):
    """P4 and P5; the highest straight flush is no class of its own, the ace is high, or low below the two."""
    assert hand(line) == (name, ranks)


@pytest.mark.parametrize(("better", "worse"), list(pairwise(LADDER)), ids=lambda x: x[1])
def test_p4_the_order_of_the_classes(better, worse):
    """P4, by the ranks that the engine compares."""
    rules = load_rules("saint-poker")

    def rank(line: str) -> tuple[int, ...]:
        (one,) = rules.game.hands(rules.game.position(bind(read(line), rules.vocabulary), rules.ready))
        chosen = choose(one, rules)
        assert chosen is not None
        return chosen.best.rank

    assert rank(better[2]) > rank(worse[2])


@pytest.mark.parametrize("line", ["river=QhKsAc2d3d 7h8h", "river=JhQhKsAc2d 7h8h", "river=KsAc2d3d4h 8h9h"])
def test_p5_no_row_goes_round_the_corner(line):
    """P5: K A 2, Q K A 2 3 and the like are nothing."""
    assert hand(line)[0] == "high card"


#: a river, a better and a worse hand, and what decides between them
DECIDED = [
    ("5h6h7h2c3d", "8h9h", "4h3h", "nine high against seven high"),
    ("9s9hKdKc2h", "KhKs", "9d9c", "the higher four of a kind, kings against nines"),
    ("5s5h5c5dKs", "AdQc", "JsTd", "the ace kicker against the king"),
    ("9s9hKdKc2h", "Kh3s", "9d3c", "the higher triple, kings against nines"),
    ("KsKhKd2c3h", "QhQs", "JdJc", "the higher pair, queens against jacks"),
    ("2h7hJhAs5c", "Kh3h", "QhTh", "king high against queen high"),
    ("2hAhJh7s5c", "Qh3h", "Th9h", "the queen as second card against the jack"),
    ("AhKhJh2c5c", "Th3h", "9h8h", "the ten as fourth card against the nine"),
    ("AhKhJhTh5c", "9h3d", "8h3c", "the nine as fifth card against the eight"),
    ("5s6h7d2c3h", "8h9s", "4dTc", "nine high against seven high"),
    ("As2h3d9cKh", "4h5s", "9dKc", "a straight against two pair"),
    ("8s8h8dKcQh", "Ah2s", "Jd2c", "the ace kicker against the king"),
    ("8s8h8dKc2h", "Qh3s", "Jd3c", "the queen as second kicker against the jack"),
    ("8s8hJdKc2h", "8d3s", "JsKd", "three of a kind against two pair"),
    ("8s8h9dKc2h", "Kh3s", "9c3c", "the higher first pair, kings against nines"),
    ("KsKd8h4c2h", "8d3s", "4d3c", "the higher second pair, eights against fours"),
    ("2h7cJs7h2c", "Ad3d", "KdTd", "the ace kicker against the king"),
    ("7sKh9d4c2h", "KdQs", "7dAc", "the higher pair, kings against sevens"),
    ("KsKh9d4c2h", "AdTs", "QdJc", "the ace kicker against the queen"),
    ("KsKhAd4c2h", "QdTs", "JdTc", "the queen as second kicker against the jack"),
    ("KsKhAdQc2h", "Td9c", "9d7c", "the ten as third kicker against the nine"),
    ("2h7cJs9hKh", "Ad4d", "Qd4c", "ace high against king high"),
    ("2h7cJs9hKh", "Qd4d", "Td4c", "the queen as second card against the jack"),
    ("AhKhQd3c2s", "Jd8c", "9d8s", "the jack as fourth card against the nine"),
    ("AhKhQd7c2s", "9d8c", "9s6d", "the eight as fifth card against the seven"),
]


@pytest.mark.parametrize(("river", "better", "worse", "why"), DECIDED)
def test_p6_what_decides_inside_a_class(river, better, worse, why):
    """P6: the top card; rank and kickers; triple and pair; five cards in order."""
    found = shown(f"river={river} round=3 A: {worse} B: {better}")
    assert found["order"] == [["B"], ["A"]]
    told = {player: shown["sections"][0]["items"][0]["why"] for player, shown in found["hands"].items()}
    assert told["B"].endswith(f"; wins with {why}")
    assert told["A"].endswith(f"; behind B: {why}")


def test_p6_flushes_may_be_compared_by_their_highest_card_alone():
    """P6: the rulebook names no more than that card, so the other reading is an option, and the output says so."""
    line = "river=2hAhJh7s5c round=3 A: Th9h B: Qh3h C: KdKc"
    usual, other = shown(line), shown(f"{line} flush-ties=highest")
    assert (usual["order"], usual["winner"], usual["total"]["amount"]) == ([["B"], ["A"], ["C"]], ["B"], 3)
    assert (other["order"], other["winner"], other["total"]["amount"]) == ([["A", "B"], ["C"]], ["A", "B"], 2)
    for found in (usual, other):
        assert [note["id"] for note in found["notes"]] == ["saint-poker.flush-ties"]
        marks = {player: hand["sections"][0]["items"][0]["mark"] for player, hand in found["hands"].items()}
        assert marks == {"A": "reading", "B": "reading", "C": None}
    assert usual["notes"][0]["text"].endswith("with flush-ties=highest: A = B, then C")
    assert other["notes"][0]["text"].endswith("with flush-ties=all-five: B, then A, then C")


def test_p6_nothing_is_said_of_flushes_where_both_readings_agree():
    """Different highest cards, or all five the river's: no note and no mark."""
    assert shown("river=2h7hJhAs5c round=3 A: QhTh B: Kh3h")["notes"] == []
    assert shown("river=AhKhJh9h8h round=3 A: 2h3c B: 4h3d")["notes"] == []
    assert shown("river=2hAhJh7s5c A: 2d9h B: Qh3d C: KdKc")["notes"][0]["id"] == "saint-poker.round-not-given"


@pytest.mark.parametrize(
    ("river", "hands", "ranks", "why"),
    [
        ("QhAs9dKc7c", "A: 6c2h B: 5h3c", "AKQ97", "the river's high card plays"),
        ("KsQsQhKdKc", "A: 3d2s B: JsJd", "KKKQQ", "the river's full house plays"),
        ("9s9d9h9cAc", "A: KhKc B: 2h3c", "9999A", "the river's four of a kind plays"),
        ("4d6h7c5s8s", "A: KsKh B: 2h3d", "87654", "the river's straight plays"),
        ("AhKhJh9h8h", "A: 2h3c B: 4h3d", "AKJ98", "the river's flush plays"),
        ("TsJsQsKsAs", "A: 9s8s B: AhAd", "AKQJT", "the river's straight flush plays"),
        ("2h7cJs9d4c", "A: AsKs B: AcKd", "AKJ97", "ace, then king, jack, nine and seven"),
        ("7h7cKsKdQh", "A: 3s3c B: Js2c", "KK77Q", "the river's two pair plays"),
        ("7h7cKs5dQh", "A: KhQs B: KcQd", "KKQQ7", "kings and queens, seven kicker"),
        ("2h2c2s5dQh", "A: 5hAs B: 5cKd", "22255", "twos over fives"),
    ],
)
def test_p7_sixth_and_seventh_card_and_suits_break_no_tie(river, hands, ranks, why):
    """P7."""
    found = shown(f"river={river} round=8 {hands}")
    assert found["order"] == [["A", "B"]]
    assert {hand["ranks"] for hand in found["hands"].values()} == {ranks}
    assert found["hands"]["A"]["sections"][0]["items"][0]["why"].endswith(f"; ties with B: {why}")


@pytest.mark.parametrize(
    ("line", "name", "ranks"),
    [
        ("river=7h7s7d4c4h 4dKs", "full house", "77744"),  # two triples
        ("river=4h4s4d7c7h 7dKs", "full house", "77744"),
        ("river=7h7s4d4c4h 2d2s", "full house", "44477"),  # a triple and two pairs
        ("river=7hKs2sKd7c 3s3c", "two pair", "KK773"),  # three pairs, the kicker out of the third
        ("river=7hKsJsKd7c JdTc", "two pair", "KKJJT"),  # three pairs, the kicker beside them
        ("river=7hKs2sKd7c 2dAc", "two pair", "KK77A"),
        ("river=8h9hTcJdQh AhKh", "flush", "AKQ98"),  # straight and flush of different cards
        ("river=5h6h7h8h2s 9hKh", "straight flush", "98765"),  # a lower straight flush, a higher flush
        ("river=Ah2h3h4h9h Kh5h", "straight flush", "5432A"),
        ("river=KsKhKdKcQs QhAd", "four of a kind", "KKKKA"),  # the kicker is the highest card, not the pair
        ("river=9s9h9dKsQh Jd8c", "three of a kind", "999KQ"),
        ("river=6s5h4d3c2h AhAd", "straight", "65432"),  # a pair of aces, and both ends of a row
        ("river=6s5h4d3c2h 7h8d", "straight", "87654"),  # seven in a row
        ("river=2h4h6h8hTh QhAh", "flush", "AQT86"),  # seven of a suit
    ],
)
def test_p8_traps_of_seven_cards(line, name, ranks):
    """P8."""
    assert hand(line) == (name, ranks)


@pytest.mark.parametrize(
    ("line", "what", "why"),
    [
        ("river=7h7s7d4c4h 4dKs", "full house", "fours over sevens; the higher triple counts"),
        ("river=7hKs2sKd7c 3s3c", "third pair, threes", "only two count; one of it is the kicker"),
        ("river=7hKsJsKd7c JdTc", "third pair, sevens", "only two count; the ten is the higher kicker"),
        ("river=8h9hTcJdQh AhKh", "straight", "ace high; a flush is higher"),
        ("river=8h9hTcJdQh AhKh", "straight flush", "the straight and the flush are of different cards"),
        ("river=5h6h7h8h2s 9hKh", "flush", "king high in hearts; a straight flush is higher"),
        ("river=5h6h7d8c2s 9h9c", "one pair", "nines, eight, seven and six kickers; a straight is higher"),
    ],
)
def test_p8_what_the_cards_hold_beside_the_five_is_rejected_with_a_reason(line, what, why):
    """P8 in words."""
    assert {"what": what, "amount": None, "why": why} in shown(line)["rejected"]
