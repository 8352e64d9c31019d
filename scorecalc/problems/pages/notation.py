"""The pages of N: a line, or a word of it, cannot be read."""

from __future__ import annotations

from scorecalc.problems.pages.page import Page

__all__ = ["NOTATION"]

NOTATION: dict[str, Page] = {
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
        "joined by `/`. Labels and values hold letters of any alphabet (`Jörg:`), all else those from A to Z.",
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
        "`scorecalc rules list` names them all; a file of your own is given by its path, which ends in `.toml`. Where "
        "`-r` or a table gives the rules, a line needs no name of a ruleset.",
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
        "Only the ruleset is a name without a sign, and it stands first. A flag begins with `+`, a setting has an `=`. "
        "Where `-r` or a table gives the rules, the first word may be no other bare name either.",
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
}
