"""The pages of D: a file of ours or of the user cannot be used."""

from __future__ import annotations

from scorecalc.problems.pages.page import Page

__all__ = ["FILES"]

FILES: dict[str, Page] = {
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
        "A file of rules has `title`, `extends`, `source`, `unsure`, `hash` and the tables `[options]` and "
        "`[items.ID]`; a configuration `rules`, `format`, `color`, `names` and `pieces`. `scorecalc rules show NAME` "
        "lists the options and items.",
        'titel = "Our club"',
    ),
    "D406": Page(
        "An option cannot have this value.",
        "The message says what is expected; `scorecalc explain` and the option's name say what it decides.",
        "[options]\ndouble-wind-pair-fu = 3",
    ),
    "D407": Page(
        "A file of rules says something of an item that cannot be.",
        "Under `[items.ID]` an item of the game may have another `value`, `open` (in an open hand), `name`, `cite` or "
        "`about`, be switched with `on`, and say what it `replaces` or `excludes`. An item of your own has `name`, "
        "`section`, `value` and `when` besides, and lines under `yes` and `no` that show it. A value is in the unit "
        "that `rules show` names beside the section; a part of a limit is 50 (percent) or 0.5.",
        "[items.pinfu]\non = false\nwhen = '4 chows'",
    ),
    "D408": Page(
        "The condition of an item cannot be read.",
        "The carets show the place. A condition says what a hand must have, in a few fixed words: `3 equal chows`, "
        "`all tiles are bamboo and no chows`, `each pung of dragons`, `+riichi`.",
        '[items.three]\nname = "Three"\nsection = "han"\nvalue = 2\nwhen = "3 equal chaws"',
    ),
    "D409": Page(
        "Rules that were kept in a file no longer score as they did.",
        "`scorecalc rules show NAME --resolved` writes the `hash` of the rules into the file. If a value in it is "
        "changed, or the program scores otherwise than it did, the hash no longer fits.",
        'hash = "b2:0000000000000000"',
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
    "D430": Page(
        "A folder holds no cases.",
        "Of a folder the files that end in `.md` or `.txt` are checked, and those of the folders in it. One of these "
        "may be without cases, a README for example, but not all of them: a slip in every fence would look like "
        "success.",
        "scorecalc check .",
    ),
    "D431": Page(
        "A file is a table that was exported, and no file of cases.",
        "`scorecalc table import` takes it in again, and `scorecalc table check` then scores its entries. A game that "
        "is to be checked as it was written down stands in a block of a Markdown file, `scorecalc-game`.",
        "scorecalc check friday.json",
    ),
    "D432": Page(
        "A file that was named holds no cases.",
        "In Markdown a case stands in a block, whose fence is followed by `scorecalc`, `scorecalc-table` or "
        "`scorecalc-game`; in other files each line is one, but for blank lines and comments. A slip in every fence "
        "would look like success.",
        "scorecalc check notes.md",
    ),
    "D440": Page(
        "A table has no such column.",
        "With `--field` the first row of a CSV or TSV names its columns, and one of them must have just that name.",
        "scorecalc batch hands.csv --field hnd",
    ),
    "D441": Page(
        "A row has no line in it.",
        "The object has no such field, or it is not text; or the row of a table ends before its column. The other "
        "rows are scored.",
        '{"hnd": "riichi han=4 fu=30"}',
    ),
    "D442": Page(
        "A row of JSONL, CSV or TSV cannot be read.",
        "JSONL has an object in each line. In a table a cell with a comma, a quotation mark or a line end in it stands "
        "in quotation marks, those inside of it doubled. The other rows are scored.",
        '{"hand": "riichi han=4 fu=30"',
    ),
    "D450": Page(
        "A file is not what `--resume` could go on with.",
        "It was written in another format, or by something else. Nothing was changed in it: name another file, or "
        "leave `--resume` out and it is written anew.",
        "scorecalc batch hands.txt --format csv -o results.jsonl --resume",
    ),
    "D451": Page(
        "A file holds the results of other lines, or under other rules.",
        "Before `--resume` adds anything, the first and the last row of the file are made again and must come out the "
        "same. Nothing was changed in the file.",
        "scorecalc batch hands.txt -r riichi-wrc -o results.jsonl --resume",
    ),
}
