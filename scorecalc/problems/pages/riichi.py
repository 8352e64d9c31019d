"""The pages of R2 and R310: what the rules of riichi refuse."""

from __future__ import annotations

from scorecalc.problems.pages.page import Page

__all__ = ["RIICHI"]

RIICHI: dict[str, Page] = {
    "R201": Page(
        "A tile occurs a fifth time.",
        "There are four of each tile. The hand, its calls, the indicators on the table and, where several win on one "
        "discard, their hands together are counted; the tile that all of them win on is one.",
        "riichi 345m 555m 345p 678s 11s win=1s ind=5m",
    ),
    "R202": Page(
        "There are more red fives than the table has.",
        "The option `red-fives` says how many red fives each suit has. Write plain fives, or set the option.",
        "riichi-wrc 340m 234p 567s 678s 22s win=2s",
    ),
    "R203": Page(
        "The hand has too many or too few tiles.",
        "A win has 14 tiles and one more for each kan, the winning tile among them. Calls are counted too.",
        "riichi 234m 567m 345p 678s 5s",
    ),
    "R204": Page(
        "The tiles make no winning shape.",
        "A win is four sets and a pair, seven different pairs, or thirteen orphans. Calls keep their tiles: what is "
        "called cannot be used in another set.",
        "riichi 234m 567m 345p 678s 59s win=8s",
    ),
    "R205": Page(
        "The winning tile is not among the concealed tiles.",
        "`win=` says which of the tiles came last, so it stands among them as well; a called set was finished before.",
        "riichi 234m 567m 345p 678s 55s win=9s",
    ),
    "R206": Page(
        "A call has not the shape of its name.",
        "`chi=` is three tiles in a row of one suit, `pon=` three alike, `kan=`, `kakan=` and `ankan=` four alike.",
        "riichi 234m 567m 345p 55s chi=679s",
    ),
    "R207": Page(
        "Three players have no such tile or call, or only they have it.",
        "With `players=3` there are no 2m to 8m and no chi; `nuki=`, North tiles set aside, is for them alone.",
        "riichi 234m 567m 345p 678s 55s nuki=1",
    ),
    "R210": Page(
        "Two words contradict each other, or one says what cannot be so.",
        "A win is by self-draw or on a discard; ippatsu needs riichi, riichi a closed hand, rinshan a kan. The message "
        "names the words: leave one out, or add what is missing.",
        "riichi 234m 567m 345p 678s 55s win=8s +tsumo from=W",
    ),
    "R211": Page(
        "The word declares what this table does not play.",
        "The ruleset has the item off. Leave the word out, or set the option that the help names, in the line or in a "
        "file of rules.",
        "riichi 234m 567m 345p 678s 55s win=8s +renhou",
    ),
    "R212": Page(
        "There are more indicators than can lie on the table.",
        "One at the deal and one more for each kan of anybody, five at most. `ind=` names indicators, `dora=` the "
        "tiles that count.",
        "riichi 234m 567m 345p 678s 55s win=8s ind=111222p",
    ),
    "R213": Page(
        "Seats that cannot be so.",
        "Nobody wins on a discard of his own, several winners need `from=` and one tile, three players have no North "
        "seat, and nobody is liable to himself.",
        "riichi han=4 fu=30 seat=W from=W",
    ),
    "R214": Page(
        "Totals stand beside tiles, or do not go together.",
        "Totals stand in place of tiles: `han=` with `fu=` (from 5 han on without), or `yakuman=`, or a limit as "
        "`+mangan`. What the hand was made of is counted in them.",
        "riichi han=4",
    ),
    "R215": Page(
        "Whether a wind counts hangs on a seat or a round that is not given.",
        "No `seat=` means some seat that is not the dealer's, no `round=` East. Where the hand has a pair or a "
        "triplet of a wind, that would be guessing: say them.",
        "riichi 234m 567m 345p 55s pon=SSS win=5s",
    ),
    "R216": Page(
        "A deal that nobody won is told with words of a win, or is told in part.",
        "It is `+nobody-won` with `tenpai=EW` (or `tenpai=none`), with `nagashi=S`, or with `+abortive`, or `chombo=S` "
        "for a hand that somebody spoiled; beside them only what belongs to the table.",
        "riichi +nobody-won",
    ),
    "R218": Page(
        "Somebody is named as liable, but the hand has no yakuman that makes anybody so.",
        "Leave `pao=` out. Which yakuman make their feeder liable is the option `pao-yakuman`.",
        "riichi 234m 567m 345p 678s 55s win=8s +riichi seat=S from=W pao=N",
    ),
    "R220": Page(
        "A hand of the Tokyo rules needs the dice of its deal.",
        "They add han (zoroba): each 1 or 6, and each roll that sums to 7. `dice=16/34` has the two rolls, and rolls "
        "that followed because these added nothing behind them; `zoroba=4` says what they add, `rerolls=1` how often "
        "both were rolled again.",
        "tokyo 234m 567m 345p 678s 55s win=8s +riichi",
    ),
    "R221": Page(
        "The dice cannot have fallen so.",
        "A deal has two rolls of two dice. Where both together add nothing they are rolled again, so only the last two "
        "rolls add something. Beside `dice=` neither `zoroba=` nor `rerolls=` is said.",
        "tokyo 234m 567m 345p 678s 55s win=8s +riichi dice=23/45",
    ),
    "R310": Page(
        "The tiles make a winning shape, but no yaku.",
        "A win needs at least one yaku; dora are none. The help names what came closest and the one condition that it "
        "misses. Perhaps a word is missing: `+riichi`, `+tsumo`, the seat.",
        "riichi 234m 999m 345p 678s 55s win=8s",
    ),
}
