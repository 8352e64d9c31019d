"""Declarations that cannot be true of a hand, and words whose item this table does not play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from scorecalc.mahjong.tiles import copies, text
from scorecalc.model.words import HandWords
from scorecalc.problems import Problem
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.table import TableRules

__all__ = ["EXCLUSIVE", "FIRST_TURN", "RIICHI_FLAGS", "Exclusions", "contradictions", "impossible", "switched_off"]

RIICHI_FLAGS = ("riichi", "double-riichi", "open-riichi")
FIRST_TURN = ("tenhou", "chiihou", "renhou")

#: pairs of flags of which only one can be true
EXCLUSIVE = (
    ("tsumo", "ron"),
    ("tsumo", "houtei"),
    ("tsumo", "chankan"),
    ("tsumo", "renhou"),
    ("riichi", "double-riichi"),
    ("haitei", "rinshan"),
    ("haitei", "houtei"),
    ("houtei", "chankan"),
    ("ippatsu", "rinshan"),
    ("tenhou", "chiihou"),
    *((first, other) for first in FIRST_TURN for other in (*RIICHI_FLAGS, "ippatsu", "rinshan", "chankan")),
)
_INSTEAD = {
    ("tsumo", "houtei"): "the last tile of the wall, drawn, is +haitei",
    ("tsumo", "chankan"): "a robbed tile is won by ron: leave +tsumo out",
    ("riichi", "double-riichi"): "+double-riichi says it all",
}
#: flags that hold only for a self-draw
_BY_TSUMO = ("haitei", "rinshan", "tenhou", "chiihou")


class Exclusions:
    """What the flags of a game exclude among themselves: pairs of which one can be true, and flags of a self-draw."""

    __slots__ = ("by_tsumo", "pairs")

    def __init__(self, pairs: tuple[tuple[str, str], ...], by_tsumo: tuple[str, ...]) -> None:
        self.pairs, self.by_tsumo = pairs, by_tsumo


RIICHI = Exclusions(EXCLUSIVE, _BY_TSUMO)


@lru_cache(maxsize=1024)
def _among(flags: frozenset[str], exclusions: Exclusions) -> tuple[tuple[str, str, str], ...]:
    """What flags say against each other, whatever the hand: the flag at fault, the message, the help."""
    found = [
        (other, f"+{one} and +{other} contradict each other", _INSTEAD.get((one, other), "leave one of them out"))
        for one, other in exclusions.pairs
        if one in flags and other in flags
    ]
    if "tsumo" not in flags:
        help = "add +tsumo, or leave it out"
        found += [(flag, f"+{flag} is a win by self-draw", help) for flag in exclusions.by_tsumo if flag in flags]
    if "ippatsu" in flags and not flags.intersection(RIICHI_FLAGS):
        found.append(("ippatsu", "+ippatsu without riichi", "add +riichi or +double-riichi"))
    return tuple(found)


def impossible(flags: frozenset[str]) -> bool:
    """Whether flags of riichi contradict each other, whatever the hand.

    >>> impossible(frozenset(("tsumo", "houtei"))), impossible(frozenset(("tsumo", "haitei")))
    (True, False)
    """
    return bool(_among(flags, RIICHI))


def contradictions(hand: Hand, words: HandWords, players: int, exclusions: Exclusions = RIICHI) -> Iterator[Problem]:
    """Everything that the flags of a hand say and that cannot be so, each with its place (R210)."""
    flags = words.flags

    def problem(flag: str, message: str, help: str = "") -> Problem:
        return Problem("R210", message, *words.place(f"+{flag}"), help)

    for flag, message, help in _among(flags, exclusions):
        yield problem(flag, message, help)
    if not hand.closed:
        for flag in RIICHI_FLAGS:
            if flag in flags:
                yield problem(
                    flag, f"+{flag} with an open hand", "riichi needs a hand without chi, pon, open or added kan"
                )
    if "rinshan" in flags and not hand.nuki and all(len(meld.pieces) < 4 for meld in hand.melds):
        aside = ", or nuki= for a North set aside" if players == 3 else ""
        yield problem("rinshan", "+rinshan without a kan", f"write the kan as ankan=, kan= or kakan={aside}")
    if "chankan" in flags and hand.win >= 0 and copies(hand.all_count, hand.win) > 1:
        held = copies(hand.all_count, hand.win)
        yield problem(
            "chankan",
            f"+chankan on {text((hand.win,))}, which the hand holds {held} times",
            "the robbed tile is the fourth: the other three lie in the pon",
        )
    if "chankan" in flags and hand.win < 0 and all(copies(hand.all_count, kind) != 1 for kind in range(34)):
        help = "the robbed tile is the fourth: the other three lie in the pon"
        yield problem("chankan", "+chankan, but the hand holds no tile just once", help)
    for flag in FIRST_TURN:
        if flag not in flags:
            continue
        if hand.melds:
            yield problem(
                flag, f"+{flag} with a call", "it needs the tiles as they were dealt, without chi, pon or kan"
            )
        if flag == "tenhou" and not hand.dealer:
            yield problem(
                flag, "+tenhou for a non-dealer", "the dealer is seat=E; a non-dealer's first draw is +chiihou"
            )
        if flag != "tenhou" and hand.dealer and exclusions is RIICHI:
            yield problem(flag, f"+{flag} for the dealer", "the dealer's win with the dealt tiles is +tenhou")


def switched_off(words: HandWords, table: HandWords, rules: TableRules) -> Iterator[Problem]:
    """Words that declare what this table does not play (R211)."""
    for flag in sorted(words.flags):
        if rules.options.get(flag) in (False, "off"):
            off, on = {"renhou": ("off", "mangan"), "open-riichi": ("off", "on")}.get(flag, ("false", "true"))
            yield Problem(
                "R211",
                f"+{flag} is not played here: {flag}={off}",
                *words.place(f"+{flag}"),
                f"to play it: {flag}={on}",
            )
    for name in ("ura", "uraind"):
        if table.settings.get(name) and rules.options.get("ura-dora") is False:
            yield Problem(
                "R211", f"{name}= is not played here: ura-dora=false", *table.place(name), "to play it: ura-dora=true"
            )
