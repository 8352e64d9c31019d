"""Small vocabularies of our own: one like riichi's, one of cards whose players have any name."""

from scorecalc.model.pieces import Alphabet
from scorecalc.model.vocabulary import Flag, Setting, Vocabulary, choice, flag_value, listed, number, pieces, seats

NAMES = [f"{n}{suit}" for suit in "mps" for n in range(1, 10)] + list("ESWNPFC") + ["0m", "0p", "0s"]


class Tiles(Alphabet):
    """A red five stands before the other fives."""

    def rank(self, piece):
        """Twice the number, and one less than the plain five."""
        return {34: 7, 35: 25, 36: 43}.get(piece, 2 * piece)


TILES = Tiles(
    NAMES,
    runs={suit: {str(n + 1): 9 * i + n for n in range(9)} | {"0": 34 + i} for i, suit in enumerate("mps")}
    | {"z": {str(n + 1): 27 + n for n in range(7)}},
    singles={letter: 27 + n for n, letter in enumerate("ESWNPFC")}
    | {chr(0x1F007 + n): n for n in range(9)}
    | {chr(0x1F000 + n): 27 + n for n in range(4)}
    | {"🀄": 33},
)
for honour in range(27, 34):
    del TILES.suit_of[honour]  # printed as letters

WIND = choice({"E": "E", "S": "S", "W": "W", "N": "N"})
SOME = pieces(TILES, 1, 5)

RIICHI = Vocabulary(
    "riichi",
    TILES,
    [
        Flag("tsumo", "won by self-draw", ("self-drawn",)),
        Flag("ron", "won on a discard", silent=True),
        Flag("riichi", "declared riichi", ("reach",)),
        Flag("double-riichi", "declared riichi on the first turn"),
        Flag("ippatsu", "won within one turn after riichi"),
        Flag("chankan", "ron on the tile added to a pon"),
        Flag("nobody-won", "the hand was drawn"),
        Flag("yakuman", "the total: a yakuman"),
    ],
    [
        Setting("chi", pieces(TILES, 3, 3), "a called sequence", ("chow",), repeats=True, call=True),
        Setting("pon", pieces(TILES, 3, 3), "a called triplet", ("pung",), repeats=True, call=True),
        Setting("kan", pieces(TILES, 4, 4), "a called kan", ("kong",), repeats=True, call=True),
        Setting("ankan", pieces(TILES, 4, 4), "a concealed kan", ("ckong",), repeats=True, call=True),
        Setting("seat", WIND, "the winner's seat"),
        Setting("win", pieces(TILES, 1, 1), "the winning tile"),
        Setting("han", number(1, 200), "total instead of tiles"),
        Setting("fu", number(20, 200), "total instead of tiles"),
        Setting("yakuman", number(1, 20), "total instead of tiles"),
        Setting("round", WIND, "the round wind", table=True, default="E"),
        Setting("from", WIND, "who discarded", table=True),
        Setting("ind", SOME, "dora indicators", repeats=True, table=True),
        Setting("honba", number(0, 99), "counters", table=True, default=0),
        Setting("tenpai", seats("ESWN", none=True), "who was tenpai", table=True),
        Setting("kiriage-mangan", flag_value(), "round up to mangan", option=True, default=False),
        Setting("red-fives", choice({"any": "any", "0": 0, "1": 1}), "how many", option=True, default="any"),
        Setting("riichi", flag_value(), "riichi counts", option=True, default=True),
        Setting("ippatsu", flag_value(), "ippatsu counts", option=True, default=True),
        Setting("pao-yakuman", listed(["daisangen", "daisuushii"]), "what pao covers", option=True, table=True),
    ],
    table_flags=["nobody-won"],
    labels=("E", "S", "W", "N"),
)

CARDS = Alphabet(
    [rank + suit for suit in "shdc" for rank in "23456789TJQKA"],
    singles={
        spelt + suit: 13 * i + n
        for i, suit in enumerate("shdc")
        for n, rank in enumerate("23456789TJQKA")
        for spelt in ([rank, "10"] if rank == "T" else [rank])
    },
)
POKER = Vocabulary(
    "saint-poker", CARDS, [], [Setting("river", pieces(CARDS, 5, 5), "the cards of the table", table=True)]
)
