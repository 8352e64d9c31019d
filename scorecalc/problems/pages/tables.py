"""The pages of a table: a line that the table objects to."""

from __future__ import annotations

from scorecalc.problems.pages.page import Page

__all__ = ["TABLES"]

TABLES: dict[str, Page] = {
    "N143": Page(
        "A line at a table names somebody who does not play there.",
        "A word that names a player has the seat (`from=W`) or the name (`from=Ben`), in capitals or not; a list of "
        "names is joined by `/`: `tenpai=Anna/Ben`. `scorecalc table show NAME` tells who sits where.",
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
        "Each game says how many play. A name is a letter, then letters, digits and `-`, so that it can begin a hand "
        "(`Anna:`); letters of seats and words like `pot` are nobody's name.",
        "scorecalc table new friday -r riichi Anna Ben",
    ),
}
