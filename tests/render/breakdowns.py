"""Breakdowns made by hand, one of each shape that a game fills: the tests of every form show these."""

from __future__ import annotations

from scorecalc.model.money import Payment
from scorecalc.model.score import (
    Alternative,
    Breakdown,
    HandScore,
    LineItem,
    Note,
    Rejected,
    Section,
    Step,
    Total,
)

SEATS = {"E": "East", "S": "South", "W": "West", "N": "North"}

RIICHI = Breakdown(
    ruleset="riichi",
    rules_hash="b2:0123",
    line="riichi 234567m 345p 55678s win=8s +riichi seat=S from=W",
    heading=("riichi", "South seat, East round", "discard by West on 8s"),
    hands={
        "S": HandScore(
            line="234567m 345p 55678s win=8s +riichi",
            total=Total(3900, "points"),
            limit=None,
            summary="3 han 30 fu",
            sections=(
                Section(
                    "han",
                    "han",
                    (
                        LineItem("riichi.riichi", "Riichi", 1, "declared", "riichi:Y1"),
                        LineItem(
                            "riichi.pinfu",
                            "Pinfu",
                            1,
                            "four sequences, 55s has no value, 67s waits on 5s and 8s",
                            "riichi:Y5",
                        ),
                        LineItem("riichi.tanyao", "Tanyao", 1, "only 2 to 8", "riichi:Y6"),
                    ),
                ),
                Section(
                    "fu",
                    "fu",
                    (
                        LineItem("riichi.base", "Base", 20, "", "riichi:F1"),
                        LineItem("riichi.closed", "Closed", 10, "concealed hand won on a discard", "riichi:F2"),
                    ),
                ),
            ),
            steps=(Step("30 × 2^(2+3)", 960), Step("× 4", 3840), Step("rounded up to 100", 3900)),
            reading={"sets": ("234m", "567m", "345p", "678s"), "pair": "55s", "wait": "two-sided", "win": "8s"},
            rejected=(Rejected("chiitoitsu", 1600, "2 han 25 fu"), Rejected("iipeikou", None, "counted in ryanpeikou")),
        )
    },
    several=False,
    payments=(Payment("W", "S", 3900, "points", "discard"),),
    deltas={"E": 0, "S": 3900, "W": -3900, "N": 0},
    winner=("S",),
    outcome="win",
    settled="all",
    assumed={"round": "E", "players": 4},
)

WIN_NOT_GIVEN = Note(
    "all-green.win-not-given", "the winning card is not given, so pinfu is not counted; with win=1s: 11 P"
)

ALL_GREEN = Breakdown(
    ruleset="all-green",
    rules_hash="b2:4567",
    line="all-green 99s 123s +tsumo dora=H players=4",
    heading=(),
    hands={
        "": HandScore(
            line="99s 123s +tsumo dora=H",
            total=Total(10, "chips"),
            limit=None,
            summary="10 P",
            sections=(
                Section(
                    "chips",
                    "chips",
                    (
                        LineItem("all-green.chin-itsu", "Chin itsu", 6, "one suit, no H", "all-green:A2"),
                        LineItem("all-green.junchan", "Junchan", 3, "pair 99s, sequence 123s", "all-green:A3"),
                        LineItem("all-green.tsumo", "Tsumo", 1, "self-draw", "all-green:A6"),
                        LineItem("all-green.dora", "Dora", 0, "dora is H, none in the hand", "all-green:A6"),
                    ),
                ),
            ),
            steps=(Step("10 / 3 = 3⅓, rounded up", 4),),
            reading={"sets": ("123s",), "pair": "99s", "wait": None, "win": None},
            notes=(WIN_NOT_GIVEN,),
        )
    },
    several=False,
    payments=(Payment("other", "winner", 4, "chips", "self-draw", 3),),
    deltas={},
    winner=(),
    outcome="win",
    settled="all",
    depends_on_win=True,
    alternatives=(Alternative("1s", Total(11, "chips"), (Payment("other", "winner", 4, "chips", "self-draw", 3),)),),
)

TWO_RONS = Breakdown(
    ruleset="riichi",
    rules_hash="b2:0123",
    line="riichi from=N sticks=1 honba=1 S: 234567m 345p 55678s win=8s W: han=5 fu=30",
    heading=("riichi", "East round", "discard by North"),
    hands={
        "S": HandScore(
            line="234567m 345p 55678s win=8s",
            total=Total(2000, "points"),
            limit=None,
            summary="2 han 30 fu",
            sections=(
                Section("han", "han", (LineItem("riichi.tanyao", "Tanyao", 1, "only 2 to 8", "riichi:Y6"),)),
                Section("fu", "fu", (LineItem("riichi.base", "Base", 20, "", "riichi:F1"),)),
            ),
            steps=(Step("30 × 2^(2+2)", 480), Step("× 4", 1920), Step("rounded up to 100", 2000)),
            reading={"sets": ("234m",), "pair": "55s", "wait": "two-sided", "win": "8s"},
            notes=(Note("riichi.ura", "ura dora were turned for another winner"),),
        ),
        "W": HandScore(
            line="han=5 fu=30",
            total=Total(8000, "points"),
            limit="mangan",
            summary="5 han 30 fu, mangan",
            steps=(Step("mangan", 2000), Step("× 4", 8000)),
        ),
    },
    several=True,
    payments=(
        Payment("N", "S", 2000, "points", "discard"),
        Payment("N", "W", 8000, "points", "discard"),
        Payment("N", "W", 300, "points", "honba"),
        Payment("pot", "W", 1000, "points", "sticks"),
    ),
    deltas={"E": 0, "S": 2000, "W": 9300, "N": -10300, "pot": -1000},
    winner=("S", "W"),
    outcome="win",
    settled="all",
    assumed={"round": "E"},
    notes=(Note("riichi.honba", "honba go to the first winner"),),
)

AZUL = Breakdown(
    ruleset="azul",
    rules_hash="b2:89ab",
    line="azul wall=BY... place=R3K2 floor=3 score=5",
    heading=("azul", "round"),
    hands={
        "": HandScore(
            line="wall=BY... place=R3K2 floor=3 score=5",
            total=Total(-1, "points"),
            limit=None,
            summary="-1 points",
            sections=(
                Section(
                    "placements", "points", (LineItem("azul.row-1", "Row 1", 3, "run of 3", "azul:Z2", "reading"),)
                ),
                Section("floor", "points", (LineItem("azul.floor", "Floor", -4, "3 tiles", "azul:Z4", "assumed"),)),
            ),
        )
    },
    several=False,
    payments=(Payment("player", "bank", 1, "points", "round"),),
    deltas={"player": -1, "bank": 1},
    winner=(),
    outcome="marks",
    settled="all",
    facts={
        "before": {"wall": "BY.../...../...../...../.....", "score": 5},
        "after": {"wall": "BYR../...../...../...../.....", "score": 4},
        "game_end": False,
    },
)

POKER = Breakdown(
    ruleset="saint-poker",
    rules_hash="b2:cdef",
    line="saint-poker river=7s6d8h6sJh round=2 A: AcKc B: JcJd C: AhKh",
    heading=("saint-poker", "round 2"),
    hands={
        "A": HandScore(
            "AcKc", None, None, "one pair", facts={"class": "one pair", "cards": ("6d", "6s", "Ac", "Kc", "Jh")}
        ),
        "B": HandScore(
            "JcJd",
            Total(2, "points"),
            None,
            "full house",
            facts={"class": "full house", "cards": ("Jh", "Jc", "Jd", "6d", "6s")},
        ),
        "C": HandScore(
            "AhKh", None, None, "one pair", facts={"class": "one pair", "cards": ("6d", "6s", "Ah", "Kh", "Jh")}
        ),
    },
    several=True,
    payments=(Payment("bank", "B", 2, "points", "round"),),
    deltas={"A": 0, "B": 2, "C": 0, "bank": -2},
    winner=("B",),
    outcome="marks",
    settled="all",
    facts={"order": (("B",), ("A", "C")), "pick_up": (("A", "C"), ("B",))},
)

ABORTIVE = Breakdown(
    ruleset="riichi",
    rules_hash="b2:0123",
    line="riichi +nobody-won +abortive",
    heading=("riichi", "East round", "abortive draw"),
    hands={},
    several=False,
    payments=(),
    deltas={"E": 0, "S": 0, "W": 0, "N": 0},
    winner=(),
    outcome="abortive",
    settled="all",
)

ALL = {
    "riichi": RIICHI,
    "all-green": ALL_GREEN,
    "two-rons": TWO_RONS,
    "azul": AZUL,
    "poker": POKER,
    "abortive": ABORTIVE,
}
