"""`explain`: an item, an option, a word of a line, a ruleset or a problem code, with lines to try."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any

import typer

from scorecalc.cli import options
from scorecalc.cli.completion import ids
from scorecalc.cli.lines import rules_for
from scorecalc.cli.listing import write_json
from scorecalc.cli.meanings import games, known_ids, meanings
from scorecalc.cli.output import Output
from scorecalc.cli.usage import Misused
from scorecalc.problems import closest
from scorecalc.problems.pages import PAGES
from scorecalc.render.payments import counted
from scorecalc.render.signs import bold, safe

__all__ = ["EXAMPLES", "command"]

EXAMPLES = ("scorecalc explain pinfu", "scorecalc explain N120")
_FORMATS = ("text", "json")
_ID = typer.Argument(
    metavar="ID",
    help="An item, an option, a word of a line (+flag, setting=), a row of the rules (P3), a ruleset, a problem code.",
    show_default=False,
    autocompletion=ids,
)


def command(
    words: Annotated[list[str], _ID],
    rules: options.Rules = None,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Explains an id: what it means, its value, its source, a line that has it and one that just misses it.

    Formats: text, json.
    """
    id = " ".join(words)
    with Output(_FORMATS, format=format, json=json, out=out, color=color, quiet=quiet) as output:
        given, _ = rules_for(rules, output.config)
        searched = [given] if given else games()
        found = list(meanings(id, searched, (given, rules[0]) if given and rules else None))
        if not found:
            near = (
                closest(id, known_ids(searched))
                or closest(id.upper(), PAGES)
                or closest(id.lower(), known_ids(searched))
            )
            which = " or ".join(f"`{other}`" for other in near)
            listed = "`scorecalc rules show` and a ruleset's name lists its items, options and words"
            raise Misused(f"nothing is called `{id}`", f"did you mean {which}?" if near else listed)
        if output.format == "json":
            write_json(output, {"id": id, "found": found})
            return output.code
        score = f"scorecalc score -r {rules[0]}" if rules and rules[0].endswith(".toml") else "scorecalc score"
        for at, meaning in enumerate(found):
            title, lines = _TOLD[meaning["kind"]](meaning, score)
            shown = [bold(safe(title), color=output.color), *(f"  {safe(line)}".rstrip() for line in lines)]
            output.write("\n" * (at > 0) + "\n".join(shown))
    return output.code


def _item(it: dict[str, Any], score: str) -> tuple[str, Iterable[str]]:
    names = ", ".join(dict.fromkeys(it["names"].values()))
    closed = f"{it['amount']} {counted(it['unit'], it['amount'])}" if it["amount"] else "nothing"
    opened = f"{it['open']} {counted(it['unit'], it['open'])}" if it["open"] else "nothing"
    worth = closed if closed == opened else f"{closed} closed, {opened} open"
    state = "" if it["on"] else " (off here)"
    worth = f": {worth}" if it["amount"] or it["open"] else ""  # a hand of poker has no value of its own
    lines = [f"{it['ruleset']}{worth}{state}   {it['cite']}" + (f" [{it['mark']}]" if it["mark"] else ""), it["text"]]
    lines += [f"also called {', '.join(it['aliases'])}"] if it["aliases"] else []
    lines += [f"takes the place of {', '.join(it['replaces'])}"] if it["replaces"] else []
    lines += [f"{it['switch']} turns it {'off' if it['on'] else 'on'}"] if it["switch"] else []
    lines += ["", *(f"has it:    {score} {line}" for line in it["holds"])]
    lines += [f"near miss: {score} {line}" for line in it["misses"]]
    return f"{it['id']}: {it['label']}" + (f" ({names})" if names else ""), lines


def _option(it: dict[str, Any], _: str) -> tuple[str, Iterable[str]]:
    by_value: dict[str, list[str]] = {}
    for ruleset, value in it["values"].items():
        by_value.setdefault(value, []).append(ruleset)
    lines = [it["text"] + f"   {it['cite']}", f"it is {it['accepts']}"]
    lines += [f"also called {', '.join(it['aliases'])}"] if it["aliases"] else []
    lines += ["", *(f"{it['name']}={value}   {', '.join(rulesets)}" for value, rulesets in by_value.items())]
    return f"{it['name']}: an option", lines


def _word(it: dict[str, Any], _: str) -> tuple[str, Iterable[str]]:
    lines = [it["text"]]
    lines += [f"it is {it['accepts']}"] if "accepts" in it else []
    lines += [f"also written {' '.join(it['aliases'])}"] if it["aliases"] else []
    return f"{it['name']}: a {it['kind']} of {it['ruleset']}", lines


def _ruleset(it: dict[str, Any], _: str) -> tuple[str, Iterable[str]]:
    return f"{it['name']}: a ruleset", [it["title"], f"all of it: {it['next']}"]


def _problem(it: dict[str, Any], _: str) -> tuple[str, Iterable[str]]:
    return f"{it['code']}: {it['title']}", [
        it["text"],
        *(["", "for example:", *it["example"].split("\n")] if it["example"] else []),
    ]


_TOLD: dict[str, Callable[[dict[str, Any], str], tuple[str, Iterable[str]]]] = {
    "item": _item,
    "option": _option,
    "flag": _word,
    "setting": _word,
    "ruleset": _ruleset,
    "problem": _problem,
}
