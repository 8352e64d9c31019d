"""What cannot be so in a line of the classical game: blessings, kong on kong, the dangerous game (R373)."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.model.words import HandWords
from scorecalc.problems import Problem
from scorecalc.rulesets.doubles.hand import CHOW, DRAWN, KONG, Hand
from scorecalc.rulesets.doubles.readings import laid_out
from scorecalc.rulesets.doubles.table import TableRules
from scorecalc.rulesets.doubles.words import CALLS, TAKEN

__all__ = ["EASTS", "classical_contradictions", "no_shape"]

#: flags that only East can have, so that they tell his seat
EASTS = ("blessing-of-heaven", "east-nine-times")


def classical_contradictions(words: HandWords, table: HandWords) -> Iterator[Problem]:
    """Flags of limit hands that the rest of the line denies."""
    flags, settings = words.flags, words.settings
    seat = words.label or settings.get("seat")
    for flag in EASTS:
        if flag in flags and seat not in (None, "E"):
            yield Problem("R373", f"+{flag} in the seat {seat}", *words.place(f"+{flag}"), "it is East's alone")
    place = words.place("+blessing-of-earth")
    if "blessing-of-earth" in flags and (seat == "E" or "dealer" in flags):
        yield Problem("R373", "+blessing-of-earth of East", *place, "East's is +blessing-of-heaven")
    source = table.settings.get("from")
    if "blessing-of-earth" in flags and source not in (None, "E"):
        yield Problem("R373", f"+blessing-of-earth and from={source} contradict each other", *place,
                      "the tile is East's first discard")  # fmt: skip
    taken = [name for name in TAKEN if name in settings]
    if "blessing-of-heaven" in flags and (taken or "ckong" in settings):
        name = (*taken, "ckong")[0]
        yield Problem("R373", f"+blessing-of-heaven and {name}= contradict each other",
                      *words.place("+blessing-of-heaven"), "the tiles are as they were dealt")  # fmt: skip
    kongs = sum(len(settings.get(name, ())) for name, (shape, _, _) in CALLS.items() if shape == KONG)
    if "kong-on-kong" in flags and kongs < 2:
        told = {0: "no kong", 1: "one kong"}[kongs]
        yield Problem("R373", f"+kong-on-kong with {told}", *words.place("+kong-on-kong"),
                      "two were declared one after the other")  # fmt: skip
    drawn = next((flag for flag in DRAWN if flag in flags), None)
    if "dangerous-game" in flags and drawn:
        yield Problem("R373", f"+{drawn} and +dangerous-game contradict each other", *words.place("+dangerous-game"),
                      "whoever discarded the winning tile pays")  # fmt: skip


def no_shape(won: Hand, rules: TableRules) -> tuple[str, str]:
    """Why a full hand is no win, and what to do about it."""
    least = min((sum(part.shape == CHOW for part in parts) for parts in laid_out(won)), default=0)
    if least > rules.max_chows:
        allowed = {0: "none", 1: "one"}.get(rules.max_chows, f"{rules.max_chows}")
        return f"{least} chows, of which a winning hand may have {allowed}", "max-chows= says how many"
    message = f"{len(won.tiles)} tiles that make no winning shape"
    return message, "a win is four sets and a pair, or a special hand; a losing hand has 13 tiles at the most"
