"""The page behind each problem code, for `explain N120`.

Loaded only when a page is asked for.  The exact messages are fixed by the catalogue in the tests.
"""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["PAGES", "Page"]


class Page(NamedTuple):
    """``title`` is a sentence, ``text`` says what it means and what to do, ``example`` is a line that has it."""

    title: str
    text: str
    example: str = ""


PAGES: dict[str, Page] = {
    # N: a line cannot be read
    "N100": Page(
        "The line is empty.",
        "A line needs at least one word beside the ruleset: tiles (`123m`), flags (`+tsumo`) or settings (`seat=S`).",
        "riichi",
    ),
    "N101": Page(
        "A stretch of a tile word is no piece of this game.",
        "What the letters mean is the ruleset's alone. Tiles are digits before `m`, `p` or `s`, honours are "
        "`E S W N P F C` or `1z` to `7z`; cards are `Ah`, `Td`. Small and capital letters differ.",
        "riichi 123m 9z",
    ),
    "N102": Page(
        "Digits stand without their suit.",
        "A run of digits belongs to the letter behind it, without a space: `123m`, not `123` or `123 m`.",
        "riichi 123m 45",
    ),
    "N103": Page(
        "A sign cannot stand where it stands.",
        "Words are tiles, `+flag`, `name=value` and `label:`, separated by spaces. They hold letters, digits and "
        "`+ = - . : /` only, so that a line can be typed into any shell without quotes; the values of a list are "
        "joined by `/`.",
        "riichi 123m,456m",
    ),
    "N104": Page(
        "There are brackets in the line.",
        "A call is a setting: `chi=123m`, `pon=777z`, `ankan=1111p`. Shells take brackets for something of their own, "
        "so the notation has none.",
        "riichi 123m [1111p]",
    ),
    "N105": Page(
        "There are quotes in the line.",
        "No word of the notation needs them. In a shell the whole line may be quoted, and the shell then removes them.",
        'riichi "123m"',
    ),
    "N106": Page(
        "There are spaces around an `=`.",
        "A setting is one word: `win=8s`.",
        "riichi 678s win = 8s",
    ),
    "N107": Page(
        "No space stands behind a label.",
        "`E:` is a word of its own and begins the hand of that player: `E: 123m`.",
        "riichi E:123m",
    ),
    "N108": Page(
        "A comment or an expectation stands in a single line.",
        "`# …` and `=> …` are read in files and on standard input; `score` takes the words alone.",
        "riichi 123m => 3900",
    ),
    "N109": Page(
        "A name is not written as names are.",
        "Flags and settings are written in lower case, with `-` between words: `+double-riichi`, `win=8s`.",
        "riichi 123m +Double_Riichi",
    ),
    "N110": Page(
        "No ruleset has this name.",
        "`scorecalc rules list` names them all; a file of your own is given by its path, which ends in `.toml`.",
        "riichy 123m",
    ),
    "N111": Page(
        "The line names one ruleset, and the command another.",
        "Leave the name out of the line, or out of the command, the configuration or the table.",
    ),
    "N112": Page(
        "No ruleset is named.",
        "It is the line's first word, or given with `-r`, by the configuration or by the table.",
        "123m",
    ),
    "N113": Page(
        "A bare name stands among the words.",
        "Only the ruleset is a name without a sign, and it stands first. A flag begins with `+`, a setting has an `=`.",
        "riichi 123m tsumo",
    ),
    "N120": Page(
        "The game has no flag of this name.",
        "`scorecalc rules show` and the name of the ruleset lists its flags.",
        "riichi 123m +tsum",
    ),
    "N121": Page(
        "A flag is given twice.",
        "Some flags have several names, and `+self-drawn` after `+tsumo` says the same again. Leave one out.",
        "riichi 123m +tsumo +tsumo",
    ),
    "N122": Page(
        "A flag is written as a setting, or has a value.",
        "A flag holds or is left out: write `+tsumo`, not `tsumo=true` or `+tsumo=true`.",
        "riichi 123m tsumo=true",
    ),
    "N123": Page(
        "A setting is written as a flag.",
        "A setting needs a value: write `seat=S`, not `+seat`. Options are settings too: `kiriage-mangan=true`.",
        "riichi 123m +seat",
    ),
    "N130": Page(
        "The game has no setting of this name.",
        "`scorecalc rules show` and the name of the ruleset lists its settings and options.",
        "riichi 123m sead=S",
    ),
    "N131": Page(
        "A setting is given twice.",
        "Only calls and a few others may be repeated. What belongs to the table (the round, the discarder, the "
        "options) is given once in the line, also where several players have hands.",
        "riichi 123m seat=E seat=S",
    ),
    "N132": Page(
        "A setting has no value.",
        "The value follows the `=` without a space: `win=8s`.",
        "riichi 123m win=",
    ),
    "N133": Page(
        "A setting cannot have this value.",
        "The message says what is expected; `scorecalc rules show` and the name of the ruleset lists the values.",
        "riichi 123m seat=Q",
    ),
    "N140": Page(
        "No player of this game has this name.",
        "In games with seats the labels are the seats: `E:`, `S:`, `W:`, `N:`. Elsewhere any name will do that is no "
        "account of a settlement, as `bank` and `pot` are.",
        "riichi X: 123m",
    ),
    "N141": Page(
        "A player has two hands.",
        "A label begins a hand, so all words of one player stand behind one label.",
        "riichi E: 123m S: 456m E: 789m",
    ),
    "N142": Page(
        "Words of a hand stand before the first label.",
        "Where players are named, what stands before the first of them is the table's: the round, the discarder, the "
        "indicators, the options. Tiles, and flags and settings of a hand, stand behind its label.",
        "riichi 123m E: 456m",
    ),
    "N150": Page(
        "A word behind `=>` is no expectation.",
        "An expectation is an amount (`3900`, `11P`), an item (`pinfu`), a field (`fu=40`), what a player gains "
        "(`S=+850`), or `error` and a code (`error R310`).",
        "=> 3900, pinfu",
    ),
    "N151": Page(
        "`error` has no code behind it.",
        "An expected problem is named: `error R310`.",
        "=> error",
    ),
    "N152": Page(
        "Nothing is expected behind `=>`.",
        "Say what should come out, or leave the `=>` out.",
        "=>",
    ),
    # R: a line can be read, but the rules refuse what it says
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
        "It is `+nobody-won` with `tenpai=EW` (or `tenpai=none`), with `nagashi=S`, or with `+abortive`; beside them "
        "only what belongs to the table.",
        "riichi +nobody-won",
    ),
    "R218": Page(
        "Somebody is named as liable, but the hand has no yakuman that makes anybody so.",
        "Leave `pao=` out. Which yakuman make their feeder liable is the option `pao-yakuman`.",
        "riichi 234m 567m 345p 678s 55s win=8s +riichi seat=S from=W pao=N",
    ),
    "R310": Page(
        "The tiles make a winning shape, but no yaku.",
        "A win needs at least one yaku; dora are none. The help names what came closest and the one condition that it "
        "misses. Perhaps a word is missing: `+riichi`, `+tsumo`, the seat.",
        "riichi 234m 999m 345p 678s 55s win=8s",
    ),
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
        "Behind `+nobody-won` only the number or the names of the players and the Dora card can stand: nothing is paid.",
        "all-green +nobody-won 99s 123s",
    ),
    "R328": Page(
        "The Dora card and the card turned up for it do not agree.",
        "`dora=` names the card that counts, `ind=` the card on the table. They are the same card, unless "
        "`dora-indicator=next` makes it the next one.",
        "all-green 99s 123s win=1s dora=9s ind=8s",
    ),
    # azul
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
    # king of tokyo
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
    # saint poker
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
    # D: a file cannot be used
    "D401": Page(
        "A file cannot be read.",
        "The name is wrong, or the file may not be read. Rules in a file are named by it, with `.toml` at the end: "
        "`-r club.toml`.",
        "scorecalc score -r club.toml han=4 fu=30",
    ),
    "D402": Page(
        "A file is no TOML.",
        "The message says where. Text stands in quotes, true and false and numbers do not, lists stand in brackets.",
        'extends = "riichi',
    ),
    "D403": Page(
        "A file of rules extends nothing, or something unknown.",
        "`extends` says which game the rules are of: a ruleset of `scorecalc rules list`, or a TOML file beside "
        "this one.",
        'extends = "richi"',
    ),
    "D404": Page(
        "Files of rules extend each other in a circle, or in too long a chain.",
        "One of them must extend a ruleset that comes with the program.",
        'extends = "club.toml"  # in club.toml itself',
    ),
    "D405": Page(
        "A file has a key, or an option, that does not exist.",
        "A file of rules has `title`, `extends`, `source`, `unsure` and the table `[options]`; a configuration "
        "`rules`, `format`, `color`, `names` and `pieces`. `scorecalc rules show NAME` lists the options.",
        'titel = "Our club"',
    ),
    "D406": Page(
        "An option cannot have this value.",
        "The message says what is expected; `scorecalc explain` and the option's name say what it decides.",
        "[options]\ndouble-wind-pair-fu = 3",
    ),
    "D410": Page(
        "A key of the configuration, or a variable, cannot have this value.",
        "The keys stand in `scorecalc.toml` beside the work or in the user's own configuration; `SCORECALC_FORMAT` and "
        "the like stand above both, and flags above all.",
        'format = "jsn"',
    ),
    "D420": Page(
        "The result cannot be written.",
        "The folder does not exist or may not be written, or the disk is full. Nothing else was done.",
        "scorecalc score riichi han=4 fu=30 -o nowhere/result.txt",
    ),
    # what is checked
    "D430": Page(
        "A folder holds no cases.",
        "Of a folder the files that end in `.md` or `.txt` are checked, not those of folders in it. Name the files.",
        "scorecalc check .",
    ),
    "C500": Page(
        "A line does not give what is expected of it.",
        "What was expected stands behind `=>`; the message says what came instead, and why. `scorecalc score -e` shows "
        "the whole breakdown.",
        "riichi han=4 fu=30 => 8000",
    ),
    "C501": Page(
        "Something is expected that no result has.",
        "What can be compared: the sections of the ruleset (`fu=`, `han=`), `total=`, `limit=`, `winner=`, `outcome=`, "
        "`has=`, `lacks=`, `item=`, `fu-item=`, `note=`, what each account gains (`S=+850`, `pot=`), and a game's own "
        "fields (`over=true`, `after=B:at:city/hearts:7`).",
        "riichi han=4 fu=30 => fuu=30",
    ),
    "C502": Page(
        "An item is expected that the ruleset does not have, or that is not listed.",
        "Items are written by their ids or their other names, with the ruleset before them or without it; "
        "`scorecalc rules show` lists them. Items of fu are not listed: they are asked for with `fu-item=base:20`.",
        "riichi 234m 567m 345p 678s 55s win=8s +riichi => pinfuu",
    ),
    "C503": Page(
        "An amount has a unit that does not exist.",
        "The units are `points`, `chips` (or `P`), `han`, `fu`, `yakuman`, `doubles`, `stars`, `energy`, `hearts` and "
        "`smashes`; it may be left out.",
        "riichi han=4 fu=30 => 7700pts",
    ),
    "C504": Page(
        "A number is expected and none is written.",
        "`fu=40`, `S=+850`; of an item the number stands behind a colon: `item=dora:2`.",
        "riichi han=4 fu=30 => fu=forty",
    ),
    "C505": Page(
        "The value of one hand is asked of a line that has several.",
        "Say what each player gains, `S=+3900 W=+8000 N=-11900`, or check the hands on lines of their own. `has=` and "
        "`lacks=` look at all hands.",
        "riichi from=E S: han=2 fu=30 W: han=1 fu=30 => 3000",
    ),
    "C506": Page(
        "An error and a result are expected of the same line.",
        "A line that is refused has no result: leave one of them out.",
        "riichi han=4 => error R214 7700",
    ),
    "C507": Page(
        "Something is expected of an account that does not exist.",
        "Accounts are the players of the line, `pot` and `bank`; where the seats are not known also `discarder`, "
        "`dealer`, `other` and `winner`.",
        "riichi han=4 fu=30 seat=S from=W => X=+7700",
    ),
    "C510": Page(
        "A block has the name of ours, nearly.",
        "Blocks of cases are called `scorecalc`, tables `scorecalc-table`. Other blocks of a Markdown file are not "
        "touched, but a slip must not hide a case.",
        "```scorecalc-tabel",
    ),
    "C511": Page(
        "Something behind the name of a block cannot be read.",
        "A block has `rules=NAME`, a table also `line=`, each once; a value with spaces stands in quotes.",
        "```scorecalc rule=riichi",
    ),
    "C512": Page(
        "The line of a table does not take its row and its column.",
        "`{row}` and `{column}` stand where the first cell of the row and of the column go.",
        '```scorecalc-table rules=riichi line="han={row}"',
    ),
    "C513": Page(
        "A table has rows that do not fit its columns.",
        "The first row holds the columns; each other row begins with its own value and has a cell for each column, "
        "`-` where nothing is expected. Cells of several words stand between bars.",
        "2  1300  2000",
    ),
    "C514": Page(
        "A block of cases is not closed.",
        "It ends with a fence of the same sign, at least as long as the one that opens it.",
        "```scorecalc rules=riichi",
    ),
    "C515": Page(
        "An expectation has no line.",
        "It stands behind the words of its line; in a file that is checked it may also stand on the line below them.",
        "=> 7700",
    ),
    "C516": Page(
        "A line has a second expectation.",
        "All that is expected of a line stands behind one `=>`.",
        "=> 7700\n=> han=4",
    ),
}
