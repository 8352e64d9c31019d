"""A deal that nobody won, as its words tell it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem, Refused
from scorecalc.rulesets.fuhan.deal import Deal
from scorecalc.rulesets.fuhan.table import TableRules

__all__ = ["draw_of"]

#: table words that a drawn deal may have
_ALLOWED = frozenset(
    ("tenpai", "nagashi", "chombo", "honba", "sticks", "declared", "round", "dice", "zoroba", "rerolls")
)


def draw_of(bound: Bound, rules: TableRules, beside: Sequence[Problem] = ()) -> Deal:
    """The drawn deal that a line tells; raises Refused (R216)."""
    problems = [*beside, *_draw_problems(bound, rules)]
    if problems:
        raise Refused(sorted(problems, key=lambda p: (p.start is None, p.start or 0)), bound.line)
    settings = bound.table.settings
    abortive = "abortive" in bound.table.flags
    nagashi, chombo = settings.get("nagashi", ()), settings.get("chombo", "")
    return Deal(
        "chombo" if chombo else "abortive" if abortive else "nagashi" if nagashi else "draw",
        round=settings.get("round", 0),
        honba=settings.get("honba", 0),
        sticks=settings.get("sticks", 0),
        declared=settings.get("declared", ()),
        tenpai=settings.get("tenpai"),
        nagashi=nagashi,
        assumed={} if "round" in settings else {"round": "E"},
        chombo=chombo,
    )


def _draw_problems(bound: Bound, rules: TableRules) -> Iterator[Problem]:
    table = bound.table
    settings = table.settings
    chombo = "chombo" in settings
    if "nobody-won" not in table.flags and not chombo:
        word = next(w for w in ("+abortive", "tenpai", "nagashi") if w[1:] in table.flags or w in settings)
        shown = word if word[0] == "+" else f"{word}="
        yield Problem("R216", f"{shown} tells of a deal that nobody won", *table.place(word), "add +nobody-won")
    abortive = "abortive" in table.flags
    if chombo:
        for word in ("+abortive", "tenpai", "nagashi"):
            if word[1:] in table.flags or word in settings:
                message = f"chombo= and {word if word[0] == '+' else f'{word}='} contradict each other"
                help = "a hand that a chombo ended is not played out: leave it out"
                yield Problem("R216", message, *table.place(word), help)
    elif abortive:
        for name in ("tenpai", "nagashi"):
            if name in settings:
                yield Problem(
                    "R216",
                    f"+abortive and {name}= contradict each other",
                    *table.place(name),
                    "an abortive draw moves no points",
                )
    elif rules.noten_payment and "tenpai" not in settings and "nagashi" not in settings:
        help = "say tenpai=EW, tenpai=none, nagashi=S or +abortive"
        yield Problem("R216", "+nobody-won, but who was tenpai is not said", *table.place("+nobody-won"), help)
    if "nagashi" in settings and not rules.nagashi_mangan:
        yield Problem(
            "R211",
            "nagashi= is not played here: nagashi-mangan=false",
            *table.place("nagashi"),
            "to play it: nagashi-mangan=true",
        )
    for name in settings:
        if name not in _ALLOWED:
            yield Problem("R216", f"{name}= in a deal that nobody won", *table.place(name), "leave it out")
    for hand in bound.hands:
        yield from _words_of_a_win(hand, "chombo=" if chombo else "+nobody-won")
    if rules.players == 3:
        for name in ("tenpai", "nagashi", "chombo", "declared"):
            if "N" in settings.get(name, ()):
                beside = "…" if len(settings[name]) > 1 else ""
                yield Problem("R213", f"{name}={beside}N: three players have no North seat", *table.place(name))


def _words_of_a_win(hand: HandWords, drawn: str) -> Iterator[Problem]:
    for key, word in hand.words:
        if key != "label" or len(hand.words) == 1:
            yield Problem(
                "R216",
                f"`{word.text}` in a deal that nobody won",
                word.start,
                word.end,
                f"leave it out, or leave out {drawn}",
            )
