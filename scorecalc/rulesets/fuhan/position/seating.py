"""Seats that cannot be so."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.model.words import Bound
from scorecalc.problems import Problem
from scorecalc.rulesets.fuhan.position.declarations import RIICHI_FLAGS
from scorecalc.rulesets.fuhan.table import TableRules

__all__ = ["seating"]

_ROUNDS = "their rounds are E, S and W"
_SEATS = "their seats are E, S and W"


def seating(bound: Bound, source: str | None, rules: TableRules) -> Iterator[Problem]:
    """Seats that cannot be so: one's own discard, a fourth seat of three, several winners of nobody (R213)."""
    table = bound.table
    several = len(bound.hands) > 1
    if several and source is None:
        yield Problem(
            "R213", f"{len(bound.hands)} winners, but from= is not given", help="say whose discard it was, as from=E"
        )
    for words in bound.hands:
        seat = words.label or words.settings.get("seat")
        if words.label and words.settings.get("seat", words.label) != words.label:
            message = f"seat={words.settings['seat']} under {words.label}:"
            yield Problem("R213", message, *words.place("seat"), "the label is the seat: leave seat= out")
        if "dealer" in words.flags and seat not in (None, "E"):
            yield Problem("R213", f"+dealer in the seat {seat}", *words.place("+dealer"), "the dealer sits East")
        seat = seat or ("E" if "dealer" in words.flags else None)
        if seat is not None and seat == source:
            message = f"from={source}: {source} cannot win on a discard of their own"
            yield Problem("R213", message, *table.place("from"), "say whose discard it was, or +tsumo")
        if several and "tsumo" in words.flags:
            yield Problem(
                "R210", "several winners, but +tsumo", *words.place("+tsumo"), "only a discard has several winners"
            )
        liable = words.settings.get("pao")
        if liable is not None:
            if liable[0] == seat:
                message = f"pao={liable[0]}: nobody is liable to himself"
                yield Problem("R213", message, *words.place("pao"), "say who fed the set that made it certain")
            if seat is None:
                yield Problem("R213", "pao= needs the winner's seat", *words.place("pao"), "say seat=")
            elif "tsumo" not in words.flags and source is None:
                yield Problem("R213", "pao= on a discard needs the discarder", *words.place("pao"), "say from=")
    for flag in ("houtei", "chankan"):
        having = [words for words in bound.hands if flag in words.flags]
        if having and len(having) < len(bound.hands):
            lacking = next(words for words in bound.hands if flag not in words.flags)
            if lacking.tiles:
                message = f"+{flag} for {having[0].label}, but not for {lacking.label}"
                yield Problem("R210", message, *having[0].place(f"+{flag}"), "one discard is the same for all winners")
    for words in bound.hands:
        seat = words.label or words.settings.get("seat")
        if seat in table.settings.get("declared", ()) and words.tiles and not words.flags.intersection(RIICHI_FLAGS):
            message = f"declared={seat}, but the hand of {seat} is in no riichi"
            yield Problem("R210", message, *table.place("declared"), f"add +riichi to it, or leave {seat} out")
    if rules.players == 3:
        if table.settings.get("round") == 3:
            yield Problem("R213", "round=N: three players have no North round", *table.place("round"), _ROUNDS)
        named = [("from", (source,) if source else ()), ("declared", table.settings.get("declared", ()))]
        for key, seats in named:
            if "N" in seats:
                yield Problem("R213", f"{key}=N: three players have no North seat", *table.place(key), _SEATS)
        for words in bound.hands:
            if "N" in (words.label, words.settings.get("seat")):
                yield Problem("R213", "three players have no North seat", *words.place("seat", "label"), _SEATS)
            if words.settings.get("pao", "-")[0] == "N":
                yield Problem("R213", "pao=N: three players have no North seat", *words.place("pao"), _SEATS)
