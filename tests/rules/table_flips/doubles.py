"""The table's options of the doubles games, flipped; all numbers are reckoned by hand from the rows."""

from __future__ import annotations

from tests.rules.table_flips.row import TableFlip

__all__ = ["DOUBLES"]

#: the example of the rule file: South wins 64 (section 8 of columbia.md)
SOUTH_WINS = "E: points=10 S: points=64 +mahjong W: points=4 N: points=0"


def won_by(player: str, points: int = 10) -> str:
    """A hand in which nobody else has anything."""
    return " ".join(
        f"{name}: points={points} +mahjong" if name == player else f"{name}: points=0"
        for name in ("Anna", "Ben", "Cleo", "Dora")
    )


#: each hand is won by the next to deal, so that the deal passes every time
ROUND = tuple(won_by(player) for player in ("Ben", "Cleo", "Dora", "Anna"))
DRAWN = "+nobody-won E: points=0 S: points=0 W: points=0 N: points=0"

COLUMBIA = (
    TableFlip(
        "columbia", "start", (SOUTH_WINS,),
        {"scores": {"Anna": 1952, "Ben": 2192, "Cleo": 1934, "Dora": 1922}}, "500",
        {"scores": {"Anna": 452, "Ben": 692, "Cleo": 434, "Dora": 422}}, "columbia:section 7: -48, +192, -66, -78",
    ),
    TableFlip(
        "columbia", "rounds", ROUND,
        {"round": "S", "hand": 1, "dealer": "Anna", "over": ""}, "1",
        {"round": "E", "hand": 4, "dealer": "Dora", "over": "last hand"}, "columbia:C74",
    ),
    TableFlip(
        "columbia", "drawn-deal", ("+nobody-won",), {"dealer": "Anna", "hand": 1}, "passes",
        {"dealer": "Ben", "hand": 2}, "columbia:CA17",
    ),
    TableFlip(
        "columbia", "out-of-points", ("E: points=0 S: points=60 +mahjong W: points=50 N: points=50",),
        # East pays 60, 50 and 50; West and North pay 60 and get 50
        {"scores": {"Anna": -60, "Ben": 280, "Cleo": 90, "Dora": 90}, "over": "Anna is out of points"}, "plays-on",
        {"dealer": "Ben", "over": ""}, "columbia:C74", given={"start": "100"},
    ),
)  # fmt: skip

FRENCH = (
    TableFlip(
        "french-simple", "start", (SOUTH_WINS,), {"scores": {"Anna": 20, "Ben": 64, "Cleo": 4, "Dora": 0}}, "1000",
        {"scores": {"Anna": 1020, "Ben": 1064, "Cleo": 1004, "Dora": 1000}}, "french:section 7: East marks twice 10",
    ),
    TableFlip(
        "french-advanced", "rounds", ROUND, {"round": "S", "hand": 1, "over": ""}, "1",
        {"round": "E", "hand": 4, "over": "last hand"}, "french:F32: a round is four hands",
    ),
    TableFlip(
        "french-advanced", "drawn-deal", (DRAWN,), {"dealer": "Ben", "hand": 2}, "stays", {"dealer": "Anna", "hand": 2},
        "french:FA14",
    ),
    TableFlip(
        "french-simple", "round-length", (won_by("Anna"),) * 4, {"round": "S", "hand": 1, "dealer": "Anna"}, "deals",
        {"round": "E", "hand": 1, "dealer": "Anna"}, "french:F32, F84: East stays East",
    ),
    TableFlip(
        # South's hidden pair of the East wind is worth nothing unless it is the tower wind: 2
        "french-simple", "play-tower", ("dominant=N E: points=0 S: EE W: points=20 +mahjong N: points=0",),
        {"scores": {"Anna": 0, "Ben": 0, "Cleo": 20, "Dora": 0}}, "true",
        {"scores": {"Anna": 0, "Ben": 2, "Cleo": 20, "Dora": 0}}, "french:F3",
    ),
)  # fmt: skip

CLASSICAL = (
    TableFlip(
        # East 10, South wins 64, West 4, North 0: East pays 128 and gets 2 x 6 and 2 x 10
        "dmjl", "start", (SOUTH_WINS,), {"scores": {"Anna": -96, "Ben": 256, "Cleo": -72, "Dora": -88}}, "1000",
        {"scores": {"Anna": 904, "Ben": 1256, "Cleo": 928, "Dora": 912}},
        "doubles-family:losers settle, East double",
    ),
    TableFlip(
        "bmja", "rounds", ROUND, {"round": "S", "hand": 1, "over": ""}, "1",
        {"round": "E", "hand": 4, "over": "last hand"}, "doubles-family:Kajongg's tables",
    ),
    TableFlip(
        "dmjl", "drawn-deal", ("+nobody-won",), {"dealer": "Anna", "hand": 1}, "passes", {"dealer": "Ben", "hand": 2},
        "doubles-family:Kajongg's tables",
    ),
    TableFlip(
        # East and North change places after the first round, so that Dora deals again
        "dmjl", "exchange-seats", ROUND, {"dealer": "Dora", "round": "S", "hand": 1}, "false",
        {"dealer": "Anna", "round": "S", "hand": 1}, "doubles-family:Kajongg's tables",
    ),
)  # fmt: skip

DOUBLES = (*COLUMBIA, *FRENCH, *CLASSICAL)
