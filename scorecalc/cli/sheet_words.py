"""What a rule sheet calls things: the words of players for sections, payments and values.

A game that is not named here has a whole sheet all the same, in the words of its own items and options.
"""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["BY_VALUE", "HANDS", "MARKS", "NOTES", "SECTIONS", "SETTLING", "SITUATIONS", "VALUES"]

#: sections in the order in which a player looks for them, and what he calls them; others follow as they are declared
SECTIONS: Mapping[str, str] = {
    "han": "Yaku",
    "chips": "Base and yaku",
    "yakuman": "Yakuman",
    "limit": "Limit hands",
    "dora": "Dora",
    "fu": "Fu",
    "bonus": "Bonuses",
    "points": "Points",
    "doubles": "Doubles",
    "special": "Special hands",
    "placements": "Placing tiles",
    "floor": "The floor line",
    "bonuses": "At the end of the game",
    "round points": "Classes of hands, the best first",
}
#: sections that are read by value, the cheapest first; the order of others has a meaning of its own
BY_VALUE = ("han", "limit")
#: what the two values of an item are called, and which of them comes first; closed and open in other games
HANDS = dict.fromkeys(("columbia", "french", "classical"), (("exposed", "open"), ("hidden", "value")))
_FU_ARE_ROUNDED = "Their sum is rounded up to the next ten; the 25 of seven pairs stay 25."
_DOUBLING = {"doubles": "Each double doubles the points of the hand."}
#: what holds for a section as a whole, by game
NOTES: Mapping[str, Mapping[str, str]] = {
    "riichi": {"dora": "Dora are no yaku: to win, a hand needs one beside them.", "fu": _FU_ARE_ROUNDED},
    "tokyo": {"fu": _FU_ARE_ROUNDED},
    "columbia": _DOUBLING,
    "french": _DOUBLING,
    "classical": {
        **_DOUBLING,
        "special": "Such a part of the limit takes the place of points and doubles; less than the whole only where "
        "it is more than they come to.",
    },
}
#: how an item is marked whose rule text does not settle the value
MARKS: Mapping[str, str] = {
    "assumed": "marks what the text of the rules has lost or leaves out: it is played like this",
    "reading": "marks what the text of the rules can mean in more ways than one: it is played like this",
}
#: options that say who pays, whom and how much beyond the hand
SETTLING = (
    *("settlement", "limit", "roof-off", "limit-losers", "drawn-hand", "lost-reach", "reach-on-discard", "east-double"),
    *("great-game-east", "players", "tsumo-loss", "kiriage-mangan", "kazoe", "stack-yakuman", "multiple-ron"),
    *("honba-value", "honba-to", "sticks-to", "pao-yakuman", "pao-scope", "pao-honba", "noten-payment"),
    *("nagashi-mangan", "abortive-draws", "chombo-penalty", "dealer-bonus-from"),
)
#: values that do not speak for themselves
VALUES: Mapping[str, Mapping[str, str]] = {
    "settlement": {
        "flat": "losers pay the winner his value and each other the differences",
        "east-double": "losers pay the winner his value and each other the differences; with East all is double",
        "exceed": "losers pay the winner his value and each other the differences; who has more than the "
        "winner gets twice the difference from him; with East all is double",
        "winner-only": "losers pay the winner his value and each other nothing",
        "mark": "everybody marks his own value, East twice, and nobody pays",
    },
    "drawn-hand": {"differences": "the differences between the hands"},
    "lost-reach": {"winner": "they go to the winner", "stays": "they stay on the table"},
    "reach-on-discard": {"back": "he has it back", "pond": "it stays on the table"},
    "kazoe": {"yakuman": "a yakuman", "sanbaiman": "a sanbaiman", "multiple": "a yakuman for each 13"},
    "honba-value": {"usual": "300, and 200 among three players"},
    "honba-to": {"first": "the first in turn after the discarder", "every-winner": "each of them"},
    "sticks-to": {
        "first": "the first in turn after the discarder",
        "own-back": "each has his own back, the first in turn after the discarder takes the others",
    },
    "multiple-ron": {
        "all": "all are paid",
        "first": "the first in turn after the discarder alone is paid",
        "triple-draw": "two are paid, three are a draw",
    },
    "pao-scope": {"whole-hand": "the whole hand", "liable-yakuman": "only the yakuman that he is liable for"},
    "pao-honba": {"liable": "the liable player", "discarder": "the discarder"},
    "noten-payment": {"usual": "3000, and 2000 among three players"},
    "chombo-penalty": {"mangan": "what a mangan by self-draw would have brought, paid to the others"},
    "dealer-repeat": {"tenpai": "by a win, or tenpai at a draw", "win": "by a win alone"},
    "start": {"usual": "25000, and 35000 among three players"},
    "return": {"usual": "30000, and 40000 among three players"},
    "goal": {"usual": "what results count from"},
    "uma": {"usual": "20, 10, -10, -20 thousand, and 20, 0, -20 among three players"},
    "oka": {"first": "the first", "none": "nobody: there is none"},
    "ties": {"seat": "who sat down first is before the other", "shared": "they share", "extra-hands": "played off"},
    "leftover-sticks": {"first": "the first", "shared": "all alike", "lost": "nobody"},
}

_FUHAN = (
    ("South wins on West's discard", "han=3 fu=30 seat=S from=W"),
    ("South wins by self-draw", "han=3 fu=30 seat=S +tsumo"),
    ("East, the dealer, wins on West's discard", "han=3 fu=30 seat=E from=W"),
    ("East, the dealer, wins by self-draw", "han=3 fu=30 seat=E +tsumo"),
)
_DOUBLES = (
    ("East wins", "E: points=100 +mahjong S: points=250 W: points=40 N: points=10"),
    ("South wins", "E: points=250 S: points=100 +mahjong W: points=40 N: points=10"),
    ("nobody wins", "+nobody-won E: points=100 S: points=250 W: points=40 N: points=10"),
)
#: what happens at a table and the line that says so, by game; the sheet tells what the line comes to
SITUATIONS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "riichi": (
        *_FUHAN,
        ("the same with 2 counters and a riichi stick", "han=3 fu=30 seat=S from=W honba=2 sticks=1"),
        ("by self-draw, 2 counters and a riichi stick", "han=3 fu=30 seat=S +tsumo honba=2 sticks=1"),
        ("South and West win on East's discard, a counter, a stick",
         "S: han=3 fu=30 W: han=2 fu=30 from=E honba=1 sticks=1"),
        ("a yakuman on West's discard that North is liable for", "yakuman=1 seat=S from=W pao=N:daisangen"),
        ("a yakuman by self-draw that North is liable for", "yakuman=1 seat=S +tsumo pao=N:daisangen"),
        ("a draw, East alone is tenpai", "+nobody-won tenpai=E"),
        ("a draw, East and West are tenpai", "+nobody-won tenpai=EW"),
        ("a draw, South discarded 1, 9 and honours alone", "+nobody-won tenpai=none nagashi=S"),
        ("South spoils the hand (chombo)", "chombo=S"),
    ),
    "tokyo": _FUHAN,
    **dict.fromkeys(("columbia", "french"), _DOUBLES),
    "classical": (
        *_DOUBLES,
        ("South wins on West's discard, which was dangerous",
         "from=W S: points=100 +mahjong +dangerous-game E: points=250 W: points=40 N: points=10"),
    ),
    "all-green": (
        ("South wins on West's discard", "99s 123s win=2s seat=S from=W players=4"),
        ("East, the dealer, wins on West's discard", "99s 123s win=2s seat=E from=W players=4"),
        ("South wins by self-draw", "99s 123s win=2s seat=S +tsumo players=4"),
        ("East, the dealer, wins by self-draw", "99s 123s win=2s seat=E +tsumo players=4"),
        ("South and North win on West's discard", "S: 99s 123s win=2s N: 66s 222s win=2s from=W players=4"),
    ),
}  # fmt: skip
