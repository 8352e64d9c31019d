"""Words of one hand that cannot all be true (R373): how it was won, what was claimed, what was declared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorecalc.model.words import HandWords
from scorecalc.problems import Problem
from scorecalc.rulesets.doubles.hand import DRAWN, KONG
from scorecalc.rulesets.doubles.table import TableRules
from scorecalc.rulesets.doubles.tiles import TILES, so_many
from scorecalc.rulesets.doubles.words import CALLS, TAKEN

__all__ = ["contradictions", "how_it_came", "lost_problems", "same_seat"]

_CLAIMED = ("last-discard", "robbed-kong", "invoked", "blessing-of-earth")


def contradictions(words: HandWords, table: HandWords, rules: TableRules) -> Iterator[Problem]:
    """Words of one hand that cannot both be true (R373)."""
    flags = words.flags
    drawn = [flag for flag in DRAWN if flag in flags]
    claimed = [flag for flag in _CLAIMED if flag in flags]
    if drawn and claimed:
        message = f"+{drawn[0]} and +{claimed[0]} contradict each other"
        yield Problem("R373", message, *words.place(f"+{claimed[0]}"), "the winning tile was drawn, or it was claimed")
    for other in claimed[1:]:
        yield Problem("R373", f"+{claimed[0]} and +{other} contradict each other", *words.place(f"+{other}"))
    # the last tile of the dead wall counts where the table reads the last gap so (FA6)
    apart = [flag for flag in ("dead-wall", "one-shot", "kong-on-kong", "blessing-of-heaven") if flag in flags]
    apart = apart if rules.last_gap != "breach" else [flag for flag in apart if flag != "dead-wall"]
    for other in apart[:1] if "last-tile" in flags else ():
        yield Problem("R373", f"+last-tile and +{other} contradict each other", *words.place(f"+{other}"))
    if "one-pass" in flags and "reach" not in flags:
        yield Problem("R373", "+one-pass without +reach", *words.place("+one-pass"), "say +reach too")
    yield from how_it_came(drawn, words, table)
    pair = words.settings.get("pair", ())
    if pair and drawn:
        message = f"+{drawn[0]} and pair= contradict each other"
        yield Problem("R373", message, *words.place("pair"), "only a claimed tile completes an exposed pair")
    yield from _claims(words, drawn=bool(drawn))
    yield from _robbed(words)
    if "one-shot" in flags and any(name in words.settings for name in TAKEN):
        yield Problem("R373", "+one-shot, but a discard was claimed", *words.place("+one-shot"))
    yield from same_seat(words)


def how_it_came(drawn: Sequence[str], words: HandWords, table: HandWords) -> Iterator[Problem]:
    """A drawn tile that somebody discarded; ``drawn`` are the flags that say it was drawn."""
    source = table.settings.get("from")
    if source is not None and drawn:
        message = f"+{drawn[0]} and from={source} contradict each other"
        yield Problem("R373", message, *words.place(f"+{drawn[0]}"), "a drawn tile has no discarder")


def same_seat(words: HandWords) -> Iterator[Problem]:
    """A seat that is not the label's."""
    told = words.settings.get("seat")
    if words.label and told not in (None, words.label):
        yield Problem("R373", f"seat={told} under the label {words.label}:", *words.place("seat"), "leave seat= out")


def _claims(words: HandWords, *, drawn: bool) -> Iterator[Problem]:
    """Claims that exclude each other: the winning tile completes one part, and never a kong."""
    (win,) = words.settings.get("win", (None,))
    pairs = words.settings.get("pair", ())
    if pairs and win is not None and win not in pairs[0]:
        message = f"win={TILES.names[win]} and pair={TILES.write(pairs[0]).replace(' ', '')} contradict each other"
        yield Problem("R373", message, *words.place("win"), "pair= is what the winning tile completed")
    kongs = [tiles for name, (shape, _, _) in CALLS.items() if shape == KONG for tiles in words.settings.get(name, ())]
    if win is not None and any(win in tiles for tiles in kongs):
        message = f"win={TILES.names[win]}, but its four tiles are a kong"
        yield Problem("R373", message, *words.place("win"), "the winning tile completes no kong")
    if win is not None and drawn and win not in words.tiles and not any(win in tiles for tiles in kongs):
        held = [name for name in TAKEN for tiles in words.settings.get(name, ()) if win in tiles]
        if held:
            message = f"win={TILES.names[win]} was drawn, but lies in {held[0]}="
            yield Problem("R373", message, *words.place("win"), "a drawn tile is a concealed one")
    called = [(name, tiles) for name in TAKEN for tiles in words.settings.get(name, ())]
    last = not drawn and not pairs and len(called) == 1 and called[0][0] in ("chow", "pung")
    if "reach" in words.flags and called and not (last and (win is None or win in called[0][1])):
        message = "+reach, but a discard was claimed before"
        yield Problem("R373", message, *words.place("+reach"), "only a hand that claimed nothing may reach")


def _robbed(words: HandWords) -> Iterator[Problem]:
    """The robbed tile is the fourth of another player's pung, so that the winner holds no other."""
    if "robbed-kong" not in words.flags:
        return
    held = [*words.tiles, *(tile for name in CALLS for tiles in words.settings.get(name, ()) for tile in tiles)]
    pairs = words.settings.get("pair", ())
    robbed: Sequence[int] = words.settings.get("win", pairs[0] if pairs else held)
    if robbed and all(held.count(tile) > 1 for tile in robbed):
        one = f"{TILES.names[robbed[0]]}, which the hand holds {held.count(robbed[0])} times"
        message = f"+robbed-kong on {one}" if len({*robbed}) == 1 else "+robbed-kong, but the hand has no single tile"
        help = "the robbed tile is the fourth of another player's exposed pung"
        yield Problem("R373", message, *words.place("+robbed-kong"), help)


def lost_problems(words: HandWords, count: int) -> Iterator[Problem]:
    """What a losing hand cannot have: a pair that was claimed (R376), a reach beside claims (R373)."""
    if words.settings.get("pair"):
        message = f"pair= with {so_many(count)}: no winning hand"
        yield Problem("R376", message, *words.place("pair"), "only the winning tile completes an exposed pair")
    if "reach" in words.flags and any(words.settings.get(name) for name in TAKEN):
        help = "only a hand that claimed nothing may reach"
        yield Problem("R373", "+reach, but a discard was claimed", *words.place("+reach"), help)
