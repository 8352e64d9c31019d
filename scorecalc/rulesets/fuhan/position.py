"""From bound words to a deal: tiles become hands, and what cannot be so is refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from scorecalc.mahjong.tiles import EAST, KIND, NAMES, TILES, UNIT, copies, more_than_four, text
from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem, Refused
from scorecalc.rulesets.fuhan.deal import Deal, Totals
from scorecalc.rulesets.fuhan.declarations import contradictions, switched_off
from scorecalc.rulesets.fuhan.hand import Hand, Meld, meld_of
from scorecalc.rulesets.fuhan.items.dora import after, before
from scorecalc.rulesets.fuhan.table import TableRules
from scorecalc.rulesets.fuhan.words import CALLS, LIMIT_FLAGS, SEATS

__all__ = ["deal_of"]

_MOST_INDICATORS = 5
_TOTALS = ("han", "fu", "yakuman")


def deal_of(bound: Bound, rules: TableRules) -> Deal:
    """The deal that a line tells; raises Refused with everything that is wrong with it."""
    table = bound.table
    problems: list[Problem] = []
    if (
        "nobody-won" in table.flags
        or "abortive" in table.flags
        or "tenpai" in table.settings
        or "nagashi" in table.settings
    ):
        from scorecalc.rulesets.fuhan.draws import draw_of

        return draw_of(bound, rules)
    settings = table.settings
    indicators = tuple(_indicators(table, "ind", "dora", rules, problems))
    ura = tuple(_indicators(table, "uraind", "ura", rules, problems))
    winners: list[Hand | Totals] = []
    pao: dict[str, tuple[str, str | int | None]] = {}
    assumed: dict[str, Any] = {}
    for words in bound.hands:
        winner = _winner(words, table, rules, indicators, ura, problems, assumed)
        if winner is not None:
            winners.append(winner)
        if "pao" in words.settings:
            pao[words.label] = words.settings["pao"]
    source = settings.get("from")
    problems.extend(_seating(bound, source, rules))
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
    """Kinds of the indicators; a tile that counts stands for the indicator below it."""
    settings = table.settings
    if named not in settings and counted not in settings:
        return ()
    kinds = [KIND[p] for group in settings.get(named, ()) for p in group]
    kinds += [before(KIND[p], rules.players) for group in settings.get(counted, ()) for p in group]
    most = _MOST_INDICATORS if rules.kan_dora else 1
    if len(kinds) > most:
        at = table.place(named, counted)
        if rules.kan_dora:
            problems.append(Problem("R212", f"{len(kinds)} indicators; there are five at most", *at))
        else:
            help = "to count one more for each kan: kan-dora=true"
            problems.append(Problem("R212", f"{len(kinds)} indicators; with kan-dora=false there is one", *at, help))
    return kinds


def _winner(
    words: HandWords,
    table: HandWords,
    rules: TableRules,
    indicators: tuple[int, ...],
    ura: tuple[int, ...],
    problems: list[Problem],
    assumed: dict[str, Any],
) -> Hand | Totals | None:
    settings = words.settings
    letter = words.label or settings.get("seat")
    seat = None if letter is None else SEATS.index(letter)
    if not words.tiles and (any(name in settings for name in _TOTALS) or words.flags.intersection(LIMIT_FLAGS)):
        from scorecalc.rulesets.fuhan.totals import totals_of

        return totals_of(words, table, seat, problems)
    for name in (*_TOTALS, *LIMIT_FLAGS):
        key = name if name in settings else f"+{name}"
        if name in settings or name in words.flags:
            message = f"{f'{name}=' if name in settings else key} beside tiles"
            problems.append(
                Problem("R214", message, *words.place(key), "write the tiles, or the totals in their place")
            )
    melds: list[Meld] = []
    wrong_calls = False
    for call in CALLS:
        for pieces in settings.get(call, ()):
            meld = meld_of(call, pieces)
            if meld is None:
                wrong_calls = True
                shape = {"chi": "three tiles in a row of one suit", "pon": "three alike"}.get(call, "four alike")
                problems.append(Problem("R206", f"{call}={text(pieces)} is not {shape}", *words.place(call)))
            else:
                melds.append(meld)
    win = KIND[settings["win"][0]] if "win" in settings else -1
    flags = words.flags
    if "open-riichi" in flags and "double-riichi" not in flags:
        flags = flags | {"riichi"}
    nuki = settings.get("nuki", 0)
    hand = Hand(words.label, words.tiles, tuple(melds), win, flags, seat, table.settings.get("round", 0), nuki=nuki)
    if indicators:
        hand.dora = _dora(hand, indicators, rules.players)
    if ura:
        hand.ura = _dora(hand, ura, rules.players)
    found = list(_tile_problems(hand, words, rules, (*indicators, *ura), wrong_calls))
    found.extend(contradictions(hand, words, rules.players))
    found.extend(switched_off(words, table, rules))
    if "tsumo" in words.flags and "from" in table.settings:
        source = table.settings["from"]
        at = words.place("+tsumo") if words.label else table.place("from")
        found.append(Problem("R210", f"+tsumo and from={source} contradict each other", *at))
    problems.extend(found)
    if not found and not wrong_calls:
        _ask_for_winds(hand, words, table, problems)
    if "round" not in table.settings:
        assumed["round"] = "E"
    return hand


def _dora(hand: Hand, indicators: Iterable[int], players: int) -> int:
    """How many tiles of the hand the indicators make dora; a North set aside counts where it is one."""
    count = 0
    for indicator in indicators:
        kind = after(indicator, players)
        count += copies(hand.all_count, kind)
        if kind == EAST + 3:
            count += hand.nuki
    return count


def _tile_problems(
    hand: Hand, words: HandWords, rules: TableRules, indicators: tuple[int, ...], wrong_calls: bool
) -> Iterator[Problem]:
    melds = len(hand.melds)
    tiles = len(hand.tiles)
    if not wrong_calls and tiles + 3 * melds != 14:
        in_kans = sum(len(meld.pieces) - 3 for meld in hand.melds)
        written = tiles + 3 * melds + in_kans
        message = f"{written} tiles; a winning hand has 14, and one more for each kan"
        help = ""
        if tiles + 3 * melds == 13:
            help = "the winning tile is written among the tiles too" if hand.win >= 0 else "one tile is missing"
        yield Problem("R203", message, *words.place("tiles"), help)
    elif hand.win >= 0 and not copies(hand.count, hand.win):
        message = f"win={NAMES[hand.win]} is not among the concealed tiles"
        yield Problem("R205", message, *words.place("win"), "write the winning tile among the tiles as well as in win=")
    lying = sum(UNIT[k] for k in indicators) + hand.nuki * UNIT[EAST + 3]
    if more_than_four(hand.all_count + lying):
        yield from _fifth_copies(hand, words, indicators)
    red = [*(p for p in hand.tiles if p > 33), *(p for meld in hand.melds for p in meld.pieces if p > 33)]
    if red:
        for piece in sorted(set(red)):
            if red.count(piece) > rules.red_fives:
                message = f"{red.count(piece)} red fives {TILES.names[piece]}; red-fives={rules.red_fives} here"
                help = f"write {NAMES[KIND[piece]]}, or red-fives=any for a table with more of them"
                yield Problem("R202", message, *words.place("tiles"), help)
    if rules.players == 3:
        yield from _three_players(hand, words)
    elif hand.nuki:
        yield Problem("R207", "nuki= is for three players", *words.place("nuki"), "say players=3, or leave it out")


def _fifth_copies(hand: Hand, words: HandWords, indicators: tuple[int, ...]) -> Iterator[Problem]:
    called = sum(meld.packed for meld in hand.melds)
    for kind in range(34):
        own, melded = copies(hand.count, kind), copies(called, kind)
        shown, aside = indicators.count(kind), hand.nuki if kind == EAST + 3 else 0
        total = own + melded + shown + aside
        if total > 4:
            where = [
                f"{n} {place}"
                for n, place in (
                    (own, "in hand"),
                    (melded, "called"),
                    (aside, "set aside"),
                    (shown, "as dora indicator" if shown == 1 else "as dora indicators"),
                )
                if n
            ]
            number = {5: "five", 6: "six", 7: "seven", 8: "eight"}.get(total, str(total))
            yield Problem("R201", f"{number} copies of {NAMES[kind]}: {', '.join(where)}", *words.place("tiles"))


def _three_players(hand: Hand, words: HandWords) -> Iterator[Problem]:
    missing = [kind for kind in range(1, 8) if copies(hand.all_count, kind)]
    if missing:
        yield Problem(
            "R207", f"no {NAMES[missing[0]]} with three players", *words.place("tiles"), "2m to 8m are left out"
        )
    if "chi" in words.settings:
        yield Problem("R207", "no chi with three players", *words.place("chi"))


def _ask_for_winds(hand: Hand, words: HandWords, table: HandWords, problems: list[Problem]) -> None:
    """A wind in pairs or triplets must not be judged by a default (notation, rule 4)."""
    if not hand.kinds >> EAST & 0xF or hand.kinds.bit_count() == 13:
        return
    winds = [wind for wind in range(4) if copies(hand.all_count, EAST + wind) >= 2]
    if not winds or (not hand.melds and hand.kinds.bit_count() == 7):
        return
    held = " and ".join(text((EAST + wind,) * copies(hand.all_count, EAST + wind)) for wind in winds)
    verb = "counts" if len(winds) == 1 else "count"
    if hand.seat is None and any(wind > 0 for wind in winds):
        problems.append(
            Problem(
                "R215",
                f"whether {held} {verb} hangs on the seat",
                *words.place("tiles"),
                "say seat=S, seat=W or seat=N",
            )
        )
    if "round" not in table.settings:
        problems.append(
            Problem(
                "R215", f"whether {held} {verb} hangs on the round", *words.place("tiles"), "say round=E or round=S"
            )
        )


def _seating(bound: Bound, source: str | None, rules: TableRules) -> Iterator[Problem]:
    """Seats that cannot be so: one's own discard, a fourth seat of three, several winners of nobody (R213)."""
    table = bound.table
    several = len(bound.hands) > 1
    if several and source is None:
        yield Problem(
            "R213", f"{len(bound.hands)} winners, but from= is not given", help="say whose discard it was: from=N"
        )
    for words in bound.hands:
        seat = words.label or words.settings.get("seat")
        if words.label and words.settings.get("seat", words.label) != words.label:
            yield Problem("R213", f"seat={words.settings['seat']} under {words.label}:", *words.place("seat"))
        if seat is not None and seat == source:
            yield Problem("R213", f"from={source}: {source} cannot win on a discard of its own", *table.place("from"))
        if several and "tsumo" in words.flags:
            yield Problem(
                "R210", "several winners, but +tsumo", *words.place("+tsumo"), "only a discard has several winners"
            )
        liable = words.settings.get("pao")
        if liable is not None:
            if liable[0] == seat:
                yield Problem("R213", f"pao={liable[0]}: nobody is liable to himself", *words.place("pao"))
            if seat is None:
                yield Problem("R213", "pao= needs the winner's seat", *words.place("pao"), "say seat=")
            elif "tsumo" not in words.flags and source is None:
                yield Problem("R213", "pao= on a discard needs the discarder", *words.place("pao"), "say from=")
    if rules.players == 3:
        named = [("from", (source,) if source else ()), ("declared", table.settings.get("declared", ()))]
        for key, seats in named:
            if "N" in seats:
                yield Problem("R213", f"{key}=N: three players have no North seat", *table.place(key))
        for words in bound.hands:
            if "N" in (words.label, words.settings.get("seat")):
                yield Problem("R213", "three players have no North seat", *words.place("seat", "label"))
            if words.settings.get("pao", "-")[0] == "N":
                yield Problem("R213", "pao=N: three players have no North seat", *words.place("pao"))
