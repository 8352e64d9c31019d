"""The pages of C: a check cannot be made, or differs."""

from __future__ import annotations

from scorecalc.problems.pages.page import Page

__all__ = ["CHECKS"]

CHECKS: dict[str, Page] = {
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
        "fields (`over=true`, `after=B:at:city/hearts:7`). In a whole game also how it stands behind a line: "
        "`round=S`, `hand=2`, `dealer=Ben`, `honba=1`, `over=no`, `scores=Anna:37`; and behind `end` the ranking: "
        "`Anna=40`, `results=Anna:+51.0`, `first=`, `order=`, `over=`, `sum=`, `pot=`.",
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
        "`fu=40`, `S=+850`; of an item the number stands behind a colon: `item=dora:2`. In a whole game what a line "
        "changes has a sign, `Anna=+12`, and a score at the end has none, `Anna=37`.",
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
        "`dealer`, `other` and `winner`. In a whole game they are those of its header, by their names.",
        "riichi han=4 fu=30 seat=S from=W => X=+7700",
    ),
    "C510": Page(
        "A block has the name of ours, nearly.",
        "Blocks of cases are called `scorecalc`, tables `scorecalc-table`, games `scorecalc-game`. Other blocks of a "
        "Markdown file are not touched, but a slip must not hide a case.",
        "```scorecalc-tabel",
    ),
    "C511": Page(
        "Something behind the name of a block cannot be read.",
        "A block has `rules=NAME`, a table also `line=`, a game `players=` and any option of its rules, each once; a "
        "value with spaces stands in quotes.",
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
    "C517": Page(
        "A whole game cannot be played.",
        "Its header names the rules and the players in the order in which they sat down, the first dealer first; any "
        "option of the rules may stand there too.",
        "```scorecalc-game rules=all-green players=Anna/Ben/Cleo start-chips=20",
    ),
    "C518": Page(
        "The end of a whole game stands in a wrong place.",
        "`end` is the last line of its block, and nothing stands beside it but what is expected of the ranking. "
        "Another game has a block of its own.",
        "end => Anna=40 Ben=20 Cleo=15 first=Anna",
    ),
    "C519": Page(
        "A file of lines holds a block of cases.",
        "Blocks are read in Markdown, in files that end in `.md` or `.markdown`; in any other file each line is a "
        "case of its own. Give the file such a name, or leave the fences out.",
        "```scorecalc-game rules=riichi players=Anna/Ben/Cleo/Dora",
    ),
}
