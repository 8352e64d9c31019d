"""The pages of R32 to R36: what All Green, Azul, King of Tokyo and Saint Poker refuse."""

from __future__ import annotations

from scorecalc.problems.pages.page import Page

__all__ = ["GAMES"]

GAMES: dict[str, Page] = {
    "R320": Page(
        "A card of All Green occurs a fifth time.",
        "There are four of each card. Where several win on one discard, their hands and the Dora card on the table are "
        "counted together; the card that all of them win on is one.",
        "all-green 99999s",
    ),
    "R321": Page(
        "A hand of All Green has too many or too few cards.",
        "A win has five cards, the winning card among them.",
        "all-green 99s 12s win=3s",
    ),
    "R322": Page(
        "Five cards that make no winning shape.",
        "A win is a pair with a sequence or with a triplet. A sequence is three numbers in a row: 9 and 1 are no "
        "neighbours, and H stands in none.",
        "all-green 11s 89s H win=H",
    ),
    "R323": Page(
        "The winning card is not among the cards.",
        "`win=` says which of the five cards came last, so it stands among them as well.",
        "all-green 99s 123s win=4s",
    ),
    "R324": Page(
        "What a line of All Green declares contradicts itself.",
        "A self-draw has no discarder and one winner. A first draw is a self-draw: `+tsumo +tenhou` with `+dealer` for "
        "the dealer, `+tsumo +chiihou` for the others. The dealer sits `E`.",
        "all-green 99s 123s win=1s +tsumo from=W",
    ),
    "R325": Page(
        "What is declared is switched off at this table of All Green.",
        "`tenhou=false` and `chiihou=false` play without them; `scorecalc rules show` tells where the option was set.",
        "all-green 99s 123s win=1s +tsumo +chiihou chiihou=false",
    ),
    "R326": Page(
        "The players of a line of All Green cannot be so.",
        "Seats are `E S W N P5 P6`, as many as play, and `E` is the dealer; or all players are called by their names, "
        "best with `players=Anna/Ben/Cleo` in turn order. Nobody wins on a discard of their own, and winners on one "
        "discard win on the same card.",
        "all-green 99s 123s win=1s seat=S from=S",
    ),
    "R327": Page(
        "A deal of All Green that nobody won has words of a winner.",
        "Behind `+nobody-won` only the number or names of the players and the Dora card can stand: nothing is paid.",
        "all-green +nobody-won 99s 123s",
    ),
    "R328": Page(
        "The Dora card and the card turned up for it do not agree.",
        "`dora=` names the card that counts, `ind=` the card on the table. They are the same card, unless "
        "`dora-indicator=next` makes it the next one.",
        "all-green 99s 123s win=1s dora=9s ind=8s",
    ),
    "R330": Page(
        "A colour stands twice in a row of the wall.",
        "Each row holds each colour once, on both sides of the board. One of the two letters is wrong.",
        "azul-grey wall=RBYR.",
    ),
    "R331": Page(
        "A tile lies where its colour is not printed.",
        "The rows of the coloured board are BYRKW, WBYRK, KWBYR, RKWBY and YRKWB, from the top. There a full line "
        "needs no column: `place=R1`. Where the players choose the columns, the ruleset is `azul-grey`.",
        "azul wall=YB...",
    ),
    "R332": Page(
        "A colour stands twice in a column of the wall.",
        "On the grey side a colour may lie anywhere, but once in a row and once in a column.",
        "azul-grey wall=R..../R....",
    ),
    "R333": Page(
        "Tiles lie nowhere.",
        "Tiles on the wall stand in `wall=BY.../WB...`, row by row from the top, and the tiles of this round's full "
        "lines in `place=R1K3`, colour and row.",
        "azul BYR score=4",
    ),
    "R334": Page(
        "Two tiles come from one line.",
        "A full line gives one tile to the wall in a round, and a line holds tiles of one colour.",
        "azul place=R2K2",
    ),
    "R335": Page(
        "A line is of a colour that its row of the wall has already.",
        "Such a line cannot be filled: its tiles would have gone to the floor line.",
        "azul wall=B.... place=B1",
    ),
    "R336": Page(
        "A tile is to lie on a space that is taken.",
        "`wall=` is the wall before the round; the tiles of `place=` are laid on it from the top line down.",
        "azul-grey wall=B.... place=R1:1",
    ),
    "R337": Page(
        "A tile is to lie in a column that has its colour already.",
        "On the grey side a colour lies once in a column. Tiles that earlier lines of the round have brought count.",
        "azul-grey wall=B.... place=B2:1",
    ),
    "R338": Page(
        "On the grey side of the board the column of a tile is not said.",
        "The player chooses it, so nobody can guess it: `place=R1:4` is red in row 1, column 4. Where no column is "
        "legal it is 0, and all tiles of the line go to the floor line.",
        "azul-grey place=R1",
    ),
    "R339": Page(
        "A line is to fall to the floor, though its tile has a legal column.",
        "Column 0 is for a line whose colour no free space of its row may take. Otherwise the player chooses one.",
        "azul-grey place=R1:0",
    ),
    "R360": Page(
        "More boards or starting markers than the game has.",
        "Two to four play Azul, and one starting marker goes round.",
        "azul A: +marker B: +marker",
    ),
    "R340": Page(
        "A roll does not have six dice, or there are two rolls.",
        "A roll is six dice, written once: `11SSHE`. The dice of a turn stand before the first label, or among the "
        "words of the monster whose turn it is. What Power cards add is written `extra-stars=`, `extra-energy=`, "
        "`extra-hearts=` and `extra-smashes=`.",
        "king-of-tokyo 11SSHE2",
    ),
    "R341": Page(
        "A word of a turn stands beside dice alone.",
        "Without monsters a line is a roll by itself. To score a turn describe the table: a label for each monster, "
        "then `at=`, `stars=`, `hearts=` and `energy=` where they are not as at the start, and `turn=`.",
        "king-of-tokyo 11SSHE at=city",
    ),
    "R342": Page(
        "There are too few or too many monsters.",
        "A game has two to six. `players=` counts those that it began with, where eliminated ones are not written; it "
        "cannot be less than those that are.",
        "king-of-tokyo 11SSHE turn=A A: at=city",
    ),
    "R343": Page(
        "Two monsters are in one place.",
        "Tokyo City and Tokyo Bay hold one monster each; outside is room for all.",
        "king-of-tokyo 11SSHE turn=A A: at=city B: at=city",
    ),
    "R344": Page(
        "A monster is where it cannot be.",
        "An eliminated monster (`hearts=0`) has left Tokyo. Tokyo Bay is open only while five or six monsters live.",
        "king-of-tokyo 11SSHE turn=A A: at=bay B: at=city",
    ),
    "R345": Page(
        "A monster has more than there can be.",
        "Ten hearts are the most; where a Power card allows more, the option `most-hearts` says how many. Stars above "
        "20 are not counted.",
        "king-of-tokyo 11SSHE turn=A A: hearts=11 B: at=city",
    ),
    "R346": Page(
        "It is not clear whose turn it is, or it cannot be that monster's.",
        "`turn=` names a monster of the table that lives. Dice among the words of a monster are those of its turn.",
        "king-of-tokyo 11SSHE A: B: at=city",
    ),
    "R347": Page(
        "A monster is to yield that is not at the table.",
        "`yield=` names monsters of the table, joined by `/`. One that is named and may not yield stays where it is, "
        "and a note says so.",
        "king-of-tokyo 11SSHE turn=A yield=Z A: B: at=city",
    ),
    "R348": Page(
        "The variant for two is named where it cannot be played.",
        "`+two-player` is for games that began with two monsters, and only where the option `two-player-variant` does "
        "not have it off.",
        "king-of-tokyo 11SSHE turn=A +two-player A: B: at=city C:",
    ),
    "R349": Page(
        "The game is over before the turn.",
        "A living monster with 20 stars has won, and so has the last one that has hearts left. Write the table as it "
        "stood before the turn.",
        "king-of-tokyo 11SSHE turn=A A: stars=20 B: at=city",
    ),
    "R350": Page(
        "A card lies on the table more than once.",
        "There is one of each card: in the river and in all hands together.",
        "saint-poker river=2h7cJs9h7h A: Ad2h B: 8c4h",
    ),
    "R351": Page(
        "The river is missing, or has not five cards.",
        "`river=` holds the five cards that all players share, as `river=2h7cJs9h7h`; in front of the first label they "
        "may stand without it.",
        "saint-poker river=2h7cJs9h A: Ad2d B: 8c4h",
    ),
    "R352": Page(
        "A hand has not two cards.",
        "Each player shows two cards beside the river. They stand behind the label of the player: `A: Ad2d`.",
        "saint-poker river=2h7cJs9h7h A: Ad2d4s B: 8c4h",
    ),
    "R353": Page(
        "There are too few or too many players.",
        "Two to five compare their hands, each under a label. A single hand without a label is looked at by itself.",
        "saint-poker river=2h7cJs9h7h A: Ad2d",
    ),
}
