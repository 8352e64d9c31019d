"""`table new`: who plays, under which rules."""

from __future__ import annotations

import re
from shlex import quote
from typing import Annotated, Any

import typer

from scorecalc.api import load_rules
from scorecalc.cli import options
from scorecalc.cli.lines import rules_for
from scorecalc.cli.output import Output
from scorecalc.cli.source import native
from scorecalc.cli.table_file import Db, ledger
from scorecalc.cli.table_shown import write_table
from scorecalc.cli.usage import Misused
from scorecalc.ledger.ledger import begin
from scorecalc.model.vocabulary import BadValue
from scorecalc.problems import Problem, Refused, closest
from scorecalc.rules.players import as_many
from scorecalc.rules.ruleset import Ruleset

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "scorecalc table new friday -r riichi E=Anna S=Ben W=Cleo N=Dora",
    "scorecalc table new azul-night -r azul Anna Ben Cleo",
)
_SEATS = ("E", "S", "W", "N", "P5", "P6")
_SEATED = re.compile("([A-Z][0-9]?)=(.*)")
_SET = re.compile("([a-z][a-z0-9-]*)=(.*)")


def command(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the table is called.", show_default=False)],
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYER...",
            help="Players by their seats (E=Anna) or in turn order (Anna Ben), and options (uma=20/10/-10/-20).",
            show_default=False,
        ),
    ],
    rules: options.Rules = None,
    db: Db = None,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Begins a table: its rules and its players. Formats: text, json."""
    with Output(("text", "json"), format=format, json=json, out=out, color=color, quiet=quiet) as output:
        given, usual = rules_for(rules, output.config)
        if given is None and usual is None:
            raise Misused("no ruleset is named", "say which game it is with -r, as in -r riichi")
        ruleset = given or load_rules(native(usual or ""))
        players, ruleset = _read(words, ruleset)
        with ledger(db, output, create=True) as file:
            table = begin(file, name, ruleset, players)
            write_table(table, output)
        output.note(
            f"enter a hand with `scorecalc table add {quote(name)} LINE`, or one after another with `table play`"
        )
    return output.code


def _read(words: list[str], rules: Ruleset) -> tuple[list[str], Ruleset]:
    """The players in turn order, and the rules with the options that were said."""
    problems: list[Problem] = []
    seated: dict[str, str] = {}
    bare: list[str] = []
    chosen: dict[str, Any] = {}
    start = 0
    for word in words:
        end = start + len(word)
        if found := _SEATED.fullmatch(word):
            seat, player = found.groups()
            if seat not in _SEATS or seat in seated or not player:
                known = f"{seat} is told twice" if seat in seated else f"the seats are {', '.join(_SEATS)}"
                problems.append(Problem("R384", f"`{word}` seats nobody", start, end, f"{known}; write E=Anna"))
            seated[seat] = player
        elif found := _SET.fullmatch(word):
            try:
                told = _option(found[1], found[2], rules)
                if told.keys() & chosen:
                    raise BadValue(f"`{found[1]}=` stands twice", "leave one of them out")
                chosen |= told
            except BadValue as bad:
                problems.append(Problem("N133", bad.message, start, end, bad.help, bad.hints))
        else:
            bare.append(word)
        start = end + 1
    if seated and bare:
        help = "name all by their seats, or all in turn order without them"
        problems.append(Problem("R384", f"{bare[0]} has no seat, and others have", help=help))
    gaps = [seat for seat in _SEATS[: len(seated)] if seat not in seated]
    if gaps and not problems:
        problems.append(Problem("R384", f"nobody sits {gaps[0]}", help=f"write {gaps[0]}= and a name"))
    if problems:
        raise Refused(problems, " ".join(words))
    players = [seated[seat] for seat in _SEATS if seat in seated] or bare
    return players, rules.with_options({**as_many(len(players), rules), **chosen})


def _option(name: str, value: str, rules: Ruleset) -> dict[str, Any]:
    """An option and its value; raises BadValue."""
    known = {spelled: s for s in rules.vocabulary.settings.values() if s.option for spelled in (s.name, *s.aliases)}
    setting = known.get(name)
    if setting is None:
        near = closest(name, known)
        help = f"did you mean `{near[0]}`?" if near else f"`scorecalc rules show {rules.name}` lists the options"
        raise BadValue(f"no option `{name}` in {rules.name}", help, near)
    try:
        return {setting.name: setting.kind.read(value)}
    except BadValue as bad:
        raise BadValue(f"bad value for `{name}=`: {bad.message}", bad.help, bad.hints) from None
