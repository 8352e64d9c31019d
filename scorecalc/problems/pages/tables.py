"""The pages of a table: a line that it objects to, and a file that cannot be its ledger."""

from __future__ import annotations

from scorecalc.problems.pages.page import Page

__all__ = ["TABLES"]

TABLES: dict[str, Page] = {
    "N143": Page(
        "A line at a table names somebody who does not play there, or where no name can stand.",
        "A word that names a player has the seat (`from=W`) or the name (`from=Ben`), in capitals or not; a list of "
        "names is joined by `/`: `tenpai=Anna/Ben`, and `all` are all of them. A name alone says nothing: `Ben:` "
        "begins his hand. Who sits where was told when the table was begun, and `scorecalc table show NAME` tells it.",
        "scorecalc table add friday han=3 fu=40 seat=Bne from=Anna",
    ),
    "R380": Page(
        "A line says otherwise than the table.",
        "The table knows the round, the dealer, the counters, the sticks and whatever else its game remembers, and "
        "fills them in. A line may say them too, but then it must say the same. If the table is wrong, an entry "
        "before is: `table undo` takes the last one back, `table edit` corrects any of them.",
        "scorecalc table add friday han=3 fu=40 seat=Ben from=Anna honba=7",
    ),
    "R381": Page(
        "The game at the table is over.",
        "`table end` closes it, with the final ranking. If it should not be over, an entry before is wrong: `table "
        "undo` takes the last one back.",
        "scorecalc table add friday han=3 fu=40 seat=Ben from=Anna",
    ),
    "R382": Page(
        "A line leaves open what the table must know.",
        "`score` gives what holds in any case; a table keeps accounts, so it must know who won, who discarded, and "
        "where it changes the worth, on which tile.",
        "scorecalc table add friday han=3 fu=40",
    ),
    "R383": Page(
        "A line plays by other rules than the table.",
        "The rules of a table are agreed when it is begun, and stand in it. An option in a line may only repeat them.",
        "scorecalc table add friday han=4 fu=30 seat=Ben from=Anna kiriage-mangan=true",
    ),
    "R384": Page(
        "So many players cannot play the game, or they cannot be called so.",
        "Each game says how many play. A name is a letter of any alphabet, then letters, digits and `-`, so that it "
        "can begin a hand (`Anna:`, `Jörg:`); letters of seats, their words (`East`) and words like `pot` are nobody's "
        "name.",
        "scorecalc table new friday -r riichi Anna Ben",
    ),
    "R385": Page(
        "A correction changes the table so that an entry behind it can no longer be entered.",
        "`table edit` scores the entries behind it again. One of them is refused now: the game would have been over "
        "before it, say. Nothing is changed; correct that entry first, or take the entries from it on back.",
        "scorecalc table edit friday 1 yakuman=1 seat=Ben from=Anna",
    ),
    "R386": Page(
        "An amount is larger than a table keeps.",
        "A table keeps amounts up to a million millions, and no game is played for more. Without a limit each double "
        "doubles on: see whether they are right.",
        "scorecalc table add friday E: points=1000000 doubles=43 +mahjong S: points=0 W: points=0 N: points=0",
    ),
    "D460": Page(
        "There is no file of tables yet.",
        "Tables are kept in one file: that of `--db`, of the variable SCORECALC_DB or `db` in the configuration, else "
        "`scorecalc/tables.db` in the user's data folder. The first `table new` makes it.",
        "scorecalc table list --db club.db",
    ),
    "D461": Page(
        "The file is no ledger of scorecalc.",
        "It is another SQLite database, or none at all. It was left as it is.",
        "scorecalc table list --db notes.txt",
    ),
    "D462": Page(
        "The ledger was written by a newer scorecalc.",
        "A newer program brings a ledger up to date when it opens it, and an older one cannot read it any more.",
        "scorecalc table show friday --db club.db",
    ),
    "D463": Page(
        "The ledger is damaged.",
        "SQLite found something in the file that cannot be. Keep a copy before anything else; `sqlite3 club.db "
        '".recover"` saves what can be read.',
        "scorecalc table show friday --db club.db",
    ),
    "D464": Page(
        "The ledger cannot be opened, or not be written.",
        "The folder must be there, and it and the file must be writable: beside a ledger SQLite keeps two more files "
        "while it is in use.",
        "scorecalc table new friday -r azul Anna Ben --db nowhere/club.db",
    ),
    "D465": Page(
        "The disk is full.",
        "The entry was not kept, not even in part. All that was there before it still is.",
        "scorecalc table add friday han=3 fu=40 seat=Ben from=Anna",
    ),
    "D466": Page(
        "Another process is writing to the ledger, and does not stop.",
        "Two that write wait for each other, an entry takes a few thousandths of a second. After half a minute "
        "something else is wrong: a program that holds the file open in the middle of a change.",
        "scorecalc table add friday han=3 fu=40 seat=Ben from=Anna",
    ),
    "D467": Page(
        "There is no table of that name.",
        "`scorecalc table list` lists those of the file. Capitals make no difference.",
        "scorecalc table show firday",
    ),
    "D468": Page(
        "A table cannot be called so.",
        "Each table of a file has a name of its own: a letter or a digit first, then letters, digits, spaces and "
        "`. ' - _`.",
        "scorecalc table new friday -r azul Anna Ben",
    ),
    "D469": Page(
        "There is no entry of that number.",
        "`scorecalc table show NAME` numbers the entries. The end of a table is taken back with `table undo`.",
        "scorecalc table edit friday 3 +nobody-won tenpai=none",
    ),
    "D470": Page(
        "There is nothing to undo, to redo or to end.",
        "Each `table undo` takes back what was done last: an entry, a correction, the end. `table redo` does it again "
        "until something new is entered.",
        "scorecalc table undo friday",
    ),
    "D471": Page(
        "The file holds no table that can be taken in.",
        "`table import` reads what `table export --format json` wrote: the rules, the players and every line.",
        "scorecalc table import friday.txt",
    ),
    "D472": Page(
        "An entry of a table that is taken in is not as it was written.",
        "Every line is scored again. One came to something else than the file says of it, or is refused: it was "
        "changed, or the program scores otherwise than the one that wrote it. Nothing was taken in.",
        "scorecalc table import friday.json",
    ),
    "C520": Page(
        "The payments of an entry do not balance.",
        "Each payment is two postings, one account's loss and another's gain, so those of an entry sum to zero in "
        "each unit, and the scores behind an entry are those before it with its payments made. The file was changed by "
        "something else than scorecalc, or is damaged.",
        "scorecalc table check friday",
    ),
    "C521": Page(
        "An entry comes to something else than it did.",
        "`table check` scores each line again under the rules that were kept with the table. If the line is as it was "
        "typed, this program scores it otherwise than the one that kept it; the scores that were kept still stand.",
        "scorecalc table check friday",
    ),
    "C522": Page(
        "Entries stand out of their order.",
        "They are numbered from 1 without a gap, and each was written behind the one before it.",
        "scorecalc table check friday",
    ),
    "C523": Page(
        "Somebody is paid who does not sit at the table.",
        "The accounts of a table are its players, the pot and the bank.",
        "scorecalc table check friday",
    ),
    "C524": Page(
        "The file of the tables is damaged.",
        "SQLite looked over the whole file and found what cannot be. Keep a copy before anything else.",
        "scorecalc table check",
    ),
}
