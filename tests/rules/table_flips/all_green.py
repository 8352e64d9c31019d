"""The options of a table of All Green; a hand of 66s 777s is worth 6 + 2 + 1, the dealer's two more."""

from __future__ import annotations

from tests.rules.table_flips.row import TableFlip

__all__ = ["ALL_GREEN"]

TWO = ("Anna", "Ben")
THREE = ("Anna", "Ben", "Cleo")
NOBODY = "+nobody-won"
#: on Cleo's seven Anna has 9 and the dealer's 2, Ben 6 + 1 for the wait on two sides + 1 for tanyao
BOTH_ON_A_SEVEN = "from=Cleo Anna: 66s 777s win=7s Ben: 55s 567s"

ALL_GREEN = (
    TableFlip(
        "all-green",
        "start-chips",
        ("66s 777s win=7s seat=Ben from=Anna",),
        {"scores": {"Anna": 16, "Ben": 34, "Cleo": 25}},
        "40",
        {"scores": {"Anna": 31, "Ben": 49, "Cleo": 40}},
        "A9",
        THREE,
    ),
    TableFlip(
        "all-green",
        "passes",
        (NOBODY, NOBODY),
        {"over": "", "round": "S", "hand": 1, "dealer": "Anna"},
        "1",
        {"over": "every player has dealt once", "round": "E", "hand": 2, "dealer": "Ben"},
        "A9, G18",
        TWO,
    ),
    TableFlip(
        "all-green",
        "passes",
        (NOBODY, NOBODY, NOBODY, NOBODY),
        {"over": "every player has dealt twice", "round": "S", "hand": 2, "dealer": "Ben"},
        "3",
        {"over": "", "round": "W", "hand": 1, "dealer": "Anna"},
        "A9, G18",
        TWO,
    ),
    TableFlip(
        "all-green",
        "dealer-stays",
        (BOTH_ON_A_SEVEN,),
        {"scores": {"Anna": 36, "Ben": 33, "Cleo": 6}, "dealer": "Anna", "hand": 1},
        "only-winner",
        {"scores": {"Anna": 36, "Ben": 33, "Cleo": 6}, "dealer": "Ben", "hand": 2},
        "G14",
        THREE,
    ),
    # a yakuman of 24 takes all that there is: 0 is not below 0
    TableFlip(
        "all-green",
        "bust",
        ("66s 888s win=8s seat=Ben from=Anna",),
        {"scores": {"Anna": 0, "Ben": 48}, "over": "", "dealer": "Ben"},
        "at-zero",
        {"scores": {"Anna": 0, "Ben": 48}, "over": "Anna is out of chips", "dealer": "Anna"},
        "G17",
        TWO,
        {"start-chips": "24"},
    ),
    TableFlip(
        "all-green",
        "bust",
        ("HH 888s win=8s seat=Ben from=Anna",),
        {"scores": {"Anna": -5, "Ben": 55}, "over": "Anna is below 0", "dealer": "Anna"},
        "never",
        {"scores": {"Anna": -5, "Ben": 55}, "over": "", "dealer": "Ben"},
        "G17",
        TWO,
    ),
)
