"""From bound words to a deal: tiles become hands, and what cannot be so is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from scorecalc.mahjong.tiles import EAST, KIND, copies, text
from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem, Refused
from scorecalc.rulesets.fuhan.deal import Deal, Totals
from scorecalc.rulesets.fuhan.hand import Hand, Meld, meld_of
from scorecalc.rulesets.fuhan.items.dora import after, before
from scorecalc.rulesets.fuhan.position.declarations import contradictions, switched_off
from scorecalc.rulesets.fuhan.position.normal import with_all
from scorecalc.rulesets.fuhan.position.seating import seating
from scorecalc.rulesets.fuhan.position.tiles import on_one_tile, one_discard, tile_problems
from scorecalc.rulesets.fuhan.position.winds import unknown_winds
from scorecalc.rulesets.fuhan.position.words import CALLS, SEATS
from scorecalc.rulesets.fuhan.table import TableRules

__all__ = ["deal_of"]

_MOST_INDICATORS = 5
_SHAPES = {"chi": ("three tiles in a row of one suit", "678s"), "pon": ("three alike", "777s")}
_TOTALS = ("han", "fu", "yakuman")


Objections = Callable[[Hand, HandWords, HandWords, TableRules], Iterator[Problem]]


def _objections(hand: Hand, words: HandWords, table: HandWords, rules: TableRules) -> Iterator[Problem]:
    """What the declarations of a hand of riichi say and that cannot be so."""
    yield from contradictions(hand, words, rules.players)
    yield from switched_off(words, table, rules)


def deal_of(
    bound: Bound,
    rules: TableRules,
    objections: Objections = _objections,
    winds: Objections = unknown_winds,
    beside: Iterable[Problem] = (),
) -> Deal:
    """The deal that a line tells; raises Refused with everything that is wrong with it.

    ``objections`` are what a game has against the declarations of a hand, ``winds`` asks for those that
    a hand hangs on; ``beside`` are problems that were found already.
    """
    if "players" in bound.options:
        bound = with_all(bound, rules.players)
    table = bound.table
    problems = list(beside)
    if (
        "nobody-won" in table.flags
        or "abortive" in table.flags
        or "tenpai" in table.settings
        or "nagashi" in table.settings
        or "chombo" in table.settings
    ):
        from scorecalc.rulesets.fuhan.position.drawn import draw_of

        return draw_of(bound, rules, problems)
    settings = table.settings
    indicators = tuple(_indicators(table, "ind", "dora", rules, problems))
    ura = tuple(_indicators(table, "uraind", "ura", rules, problems))
    winners: list[Hand | Totals] = []
    pao: dict[str, tuple[str, str | int | None]] = {}
    assumed: dict[str, Any] = {}
    if len(ura) > len(indicators) > 0:
        at = table.place("uraind", "ura")
        problems.append(
            Problem("R212", f"{len(ura)} ura dora indicators under {len(indicators)}", *at, "one lies under each")
        )
    for words in bound.hands:
        winner = _winner(words, table, rules, indicators, ura, problems, assumed, objections, winds)
        if winner is not None:
            winners.append(winner)
        if "pao" in words.settings:
            pao[words.label] = words.settings["pao"]
    if winners and all(isinstance(winner, Totals) for winner in winners):
        for name in ("ind", "dora", "uraind", "ura"):
            if name in settings:
                help = "han= counts the dora already: leave it out"
                problems.append(Problem("R214", f"{name}= beside totals", *table.place(name), help))
    source = settings.get("from")
    problems.extend(seating(bound, source, rules))
    if len(winners) > 1 and not problems:
        winners = on_one_tile(winners)
        problems.extend(one_discard(bound, winners, (*indicators, *ura), rules))
    if problems:
        raise Refused(sorted(problems, key=lambda p: (p.start is None, p.start or 0)), bound.line)
    if source is not None and len(winners) > 1:
        turn = rules.seats.index(source)
        winners.sort(key=lambda w: ((w.seat or 0) - turn) % rules.players)
    return Deal(
        "totals" if all(isinstance(w, Totals) for w in winners) else "win",
        tuple(winners),
        settings.get("round", 0),
        source,
        settings.get("honba", 0),
        settings.get("sticks", 0),
        settings.get("declared", ()),
        pao=pao,
        indicators=indicators,
        ura=ura,
        assumed=assumed,
    )


def _indicators(
    table: HandWords, named: str, counted: str, rules: TableRules, problems: list[Problem]
) -> Iterable[int]:
    """The indicators as pieces; a tile that counts stands for the indicator below it."""
    settings = table.settings
    if named not in settings and counted not in settings:
        return ()
    found = [p for group in settings.get(named, ()) for p in group]
    found += [before(KIND[p], rules.players) for group in settings.get(counted, ()) for p in group]
    most = _MOST_INDICATORS if rules.kan_dora else 1
    if len(found) > most:
        at = table.place(named, counted)
        if rules.kan_dora:
            problems.append(Problem("R212", f"{len(found)} indicators; there are five at most", *at))
        else:
            if not rules.chosen("kan-dora"):
                problems.append(Problem("R212", f"{len(found)} indicators; there is one", *at))
                return found
            help = "to count one more for each kan: kan-dora=true"
            problems.append(Problem("R212", f"{len(found)} indicators; with kan-dora=false there is one", *at, help))
    return found


def _winner(
    words: HandWords,
    table: HandWords,
    rules: TableRules,
    indicators: tuple[int, ...],
    ura: tuple[int, ...],
    problems: list[Problem],
    assumed: dict[str, Any],
    objections: Objections,
    winds: Objections,
) -> Hand | Totals | None:
    settings = words.settings
    letter = words.label or settings.get("seat") or ("E" if "dealer" in words.flags else None)
    seat = None if letter is None else SEATS.index(letter)
    if not words.tiles and (any(name in settings for name in _TOTALS) or words.flags.intersection(rules.limit_flags)):
        from scorecalc.rulesets.fuhan.position.totals import totals_of

        return totals_of(words, table, seat, problems, rules)
    for name in (*_TOTALS, *rules.limit_flags):
        key = name if name in settings else f"+{name}"
        if name in settings or name in words.flags:
            message = f"{f'{name}=' if name in settings else key} beside tiles"
            problems.append(
                Problem("R214", message, *words.place(key), "write the tiles, or the totals in their place")
            )
    melds: list[Meld] = []
    wrong_calls = False
    for call in CALLS:
        for pieces, where in zip(settings.get(call, ()), words.places(call), strict=True):
            meld = meld_of(call, pieces)
            if meld is None:
                wrong_calls = True
                shape, such = _SHAPES.get(call, ("four alike", "7777s"))
                message = f"{call}={text(pieces)} is not {shape}"
                problems.append(Problem("R206", message, *where, f"write all its tiles, as {call}={such}"))
            else:
                melds.append(meld)
    melds.sort(key=lambda meld: (meld.kind, meld.call))
    win = KIND[settings["win"][0]] if "win" in settings else -1
    flags = words.flags
    if "open-riichi" in flags and "double-riichi" not in flags:
        flags = flags | {"riichi"}
    nuki = settings.get("nuki", 0)
    hand = Hand(words.label, words.tiles, tuple(melds), win, flags, seat, table.settings.get("round", 0), nuki=nuki)
    if indicators:
        hand.dora = _dora(hand, indicators, rules.players)
        for indicator in indicators:
            hand.dora_kinds |= 1 << after(KIND[indicator], rules.players)
    if ura:
        hand.ura = _dora(hand, ura, rules.players)
    found = list(tile_problems(hand, words, table, rules, (*indicators, *ura), wrong_calls=wrong_calls))
    found.extend(objections(hand, words, table, rules))
    if "tsumo" in words.flags and "from" in table.settings:
        source = table.settings["from"]
        at = words.place("+tsumo") if words.label else table.place("from")
        found.append(Problem("R210", f"+tsumo and from={source} contradict each other", *at))
    problems.extend(found)
    if not found and not wrong_calls:
        problems.extend(winds(hand, words, table, rules))
    if "round" not in table.settings:
        assumed["round"] = "E"
    return hand


def _dora(hand: Hand, indicators: Iterable[int], players: int) -> int:
    """How many tiles of the hand the indicators make dora; a North set aside counts where it is one."""
    count = 0
    for indicator in indicators:
        kind = after(KIND[indicator], players)
        count += copies(hand.all_count, kind)
        if kind == EAST + 3:
            count += hand.nuki
    return count
