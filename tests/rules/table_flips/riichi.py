"""The options of a game of riichi and of Tokyo, flipped; every number is reckoned by hand from the rows."""

from __future__ import annotations

from tests.rules.table_flips.row import TableFlip

__all__ = ["RIICHI"]

#: seven draws without anybody tenpai: South 4, Dora deals, seven counters, nothing has moved
TO_SOUTH_4 = ("+nobody-won tenpai=none",) * 7
EAST_4 = TO_SOUTH_4[:3]
ONE_EACH = {"Anna": 1, "Ben": 2, "Cleo": 3, "Dora": 4}


def row(option: str, lines: tuple[str, ...], usual: dict, value: str, flipped: dict, source: str, **more) -> TableFlip:
    return TableFlip("riichi", option, lines, usual, value, flipped, source, **more)


RIICHI = (
    row("dealer-repeat", ("+nobody-won tenpai=E",), {"dealer": "Anna", "hand": 1, "honba": 1}, "win",
        {"dealer": "Ben", "hand": 2, "honba": 1}, "P9: the dealer, tenpai at a draw, stays or not"),
    row("length", (*EAST_4, "+nobody-won tenpai=none"), {"over": "", "round": "S", "hand": 1}, "east",
        {"over": "last hand", "round": "E", "hand": 4}, "P11: the game ends with the East round"),
    row("extra-rounds", (*TO_SOUTH_4, "+nobody-won tenpai=none"), {"over": "last hand"}, "true",
        {"over": "", "round": "W", "hand": 1, "dealer": "Anna", "honba": 8}, "P11: at 25000 nobody has 30000"),
    # the dealer's 1 han 30 fu: 500 and 700 for the counters from each
    row("dealer-stop", (*TO_SOUTH_4, "han=1 fu=30 seat=Dora +tsumo"), {"over": "", "dealer": "Dora", "honba": 8},
        "true", {"over": "last hand"}, "P11, P12: Dora leads with 28600"),
    row("start", (), {"scores": dict.fromkeys(("Anna", "Ben", "Cleo", "Dora"), 25000)}, "30000",
        {"scores": dict.fromkeys(("Anna", "Ben", "Cleo", "Dora"), 30000)}, "P12"),
    # 25000 - 30000 = -5000 each, 20, 10, -10 and -20 thousand, and 4 x 5000 for the first
    row("return", (), {"results": {"Anna": 35000, "Ben": 5000, "Cleo": -15000, "Dora": -25000}}, "25000",
        {"results": {"Anna": 20000, "Ben": 10000, "Cleo": -10000, "Dora": -20000}}, "P12"),
    row("goal", (*TO_SOUTH_4, "han=1 fu=60 seat=Anna from=Ben"), {"over": "", "round": "W"}, "29000",
        {"over": "last hand"}, "P11: 25000 + 2000 + 7 x 300 = 29100", given={"extra-rounds": "true"}),
    row("uma", (), {"results": {"Anna": 35000, "Ben": 5000, "Cleo": -15000, "Dora": -25000}}, "none",
        {"results": {"Anna": 15000, "Ben": -5000, "Cleo": -5000, "Dora": -5000}}, "P12"),
    row("uma", (), {"results": {"Anna": 35000, "Ben": 5000, "Cleo": -15000, "Dora": -25000}}, "jpml-a",
        {"results": {"Anna": 23000, "Ben": -1000, "Cleo": -9000, "Dora": -13000}}, "P12: nobody is below the start"),
    row("oka", (), {"results": {"Anna": 35000, "Ben": 5000, "Cleo": -15000, "Dora": -25000}}, "none",
        {"results": {"Anna": 15000, "Ben": 5000, "Cleo": -15000, "Dora": -25000}}, "P12"),
    row("ties", (), {"places": ONE_EACH}, "shared", {"places": dict.fromkeys(ONE_EACH, 1)}, "P11"),
    # 20 + 10 - 10 - 20 is nothing, the oka of 20000 is 5000 each
    row("ties", (), {"results": {"Anna": 35000, "Ben": 5000, "Cleo": -15000, "Dora": -25000}}, "shared",
        {"results": dict.fromkeys(ONE_EACH, 0)}, "P12"),
    row("ties", (*TO_SOUTH_4, "+nobody-won tenpai=none"), {"over": "last hand"}, "extra-hands",
        {"over": "", "round": "W", "hand": 1, "dealer": "Anna", "honba": 8}, "P11: a tie is played off"),
    row("bust", ("yakuman=1 seat=Ben from=Anna",), {"over": "", "dealer": "Ben"}, "true", {"over": "bust"},
        "P11: 25000 - 32000 is below 0"),
    # a stick of Ben's: Anna has it on top of her 25000, or everybody a fourth of it, or nobody
    *(
        row("leftover-sticks", (TO_SOUTH_4[0], "+nobody-won tenpai=none declared=Ben"),
            {"results": {"Anna": 36000, "Cleo": 5000, "Dora": -15000, "Ben": -26000}}, value, {"results": results},
            "P12: Anna is first by her seat, Ben last with 24000")
        for value, results in (
            ("shared", {"Anna": 35250, "Cleo": 5250, "Dora": -14750, "Ben": -25750}),
            ("lost", {"Anna": 35000, "Cleo": 5000, "Dora": -15000, "Ben": -26000}),
        )
    ),
    # 25500 and 24500 behind one draw with two tenpai: 26500, 26500, 23500, 23500
    *(
        row("result-rounding", ("+nobody-won tenpai=ES",),
            {"results": {"Anna": 36500, "Ben": 6500, "Cleo": -16500, "Dora": -26500}}, value, {"results": results},
            "P12: halves go up or down, the first takes the rest")
        for value, results in (
            ("half-up", {"Anna": 35000, "Ben": 7000, "Cleo": -16000, "Dora": -26000}),
            ("half-down", {"Anna": 38000, "Ben": 6000, "Cleo": -17000, "Dora": -27000}),
        )
    ),
    TableFlip("tokyo", "bust", ("+daimangan seat=Ben from=Anna", "+daimangan seat=Ben from=Anna"), {"over": ""},
              "true", {"over": "bust"}, "tokyo:T1, riichi:P11: 20000 - 12000 - 18000"),
    TableFlip("tokyo", "ties", (), {"places": ONE_EACH}, "shared", {"places": dict.fromkeys(ONE_EACH, 1)},
              "riichi:P11"),
    TableFlip("tokyo", "leftover-sticks", ("+nobody-won declared=Ben",),
              {"finals": {"Anna": 20100, "Ben": 19900, "Cleo": 20000, "Dora": 20000}}, "lost",
              {"finals": {"Anna": 20000, "Ben": 19900, "Cleo": 20000, "Dora": 20000}}, "tokyo:T1: a stick is 100"),
)  # fmt: skip
