"""What is wrong with a line of a doubles game: calls, contradictions, copies over the table, winners."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from scorecalc.mahjong.tiles import EAST
from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem
from scorecalc.rulesets.doubles.hand import KONG, Hand, Totals
from scorecalc.rulesets.doubles.table import TableRules
from scorecalc.rulesets.doubles.tally import Tally
from scorecalc.rulesets.doubles.tiles import FIRST_BONUS, SEATS, TILES
from scorecalc.rulesets.doubles.words import CALLS, shape_of

__all__ = [
    "call_problems", "contradictions", "flag_problems", "hangs_on_dealer", "lost_problems", "over_the_table",
    "table_problems", "table_words", "totals_problems", "unknown_winds",
]  # fmt: skip

_SHAPES = {
    "chow": "three tiles of one suit in a row",
    "pung": "three tiles alike",
    "kong": "four tiles alike",
    "ckong": "four tiles alike",
    "added": "four tiles alike",
    "pair": "two tiles alike, or the single tile claimed for a special hand",
}
#: the flags that a rulebook does not know
_FOREIGN = {
    "columbia": ("appellant", "original-call", "kong-on-kong"),
    "french": ("reach", "one-pass", "one-shot", "original-call", "kong-on-kong"),
}
#: the flags of items that say nothing else which a table without the item would want to know
_ONLY_SCORES = ("last-tile", "last-discard", "one-shot", "one-pass", "appellant")
_DRAWN = ("drawn", "last-tile", "dead-wall", "one-shot")
#: the calls that take a discard
_TAKEN = ("chow", "pung", "kong", "added")
_CLAIMED = ("last-discard", "robbed-kong")


def call_problems(words: HandWords) -> Iterator[Problem]:
    """Calls that have not the shape of their name (R374)."""
    for name in CALLS:
        places = words.places(name)
        for tiles, place in zip(words.settings.get(name, ()), places, strict=True):
            if not shape_of(name, tiles):
                written = TILES.write(tiles).replace(" ", "")
                yield Problem("R374", f"`{name}={written}` is no {name}", *place, f"`{name}=` takes {_SHAPES[name]}")
    if len(words.settings.get("pair", ())) > 1:
        yield Problem("R374", "two pairs that were claimed", *words.places("pair")[1], "a win is on a single tile")


def flag_problems(words: HandWords, rules: TableRules) -> Iterator[Problem]:
    """Flags that the rulebook does not know (R376)."""
    for flag in _FOREIGN[rules.book]:
        if flag in words.flags:
            yield Problem("R376", f"these rules have no `+{flag}`", *words.place(f"+{flag}"), "leave it out")
    for flag in _ONLY_SCORES:
        if flag in words.flags and flag in rules.switched_off:
            help = f"leave it out, or say what it is worth with {flag}="
            yield Problem("R376", f"+{flag} is worth nothing at this table", *words.place(f"+{flag}"), help)


def table_words(table: HandWords, rules: TableRules) -> Iterator[Problem]:
    """Words of the table that the rulebook does not know (R376)."""
    if rules.book == "french" and "declared" in table.settings:
        message = "these rules have no `declared=`: nobody puts down a stake"
        yield Problem("R376", message, *table.place("declared"), "leave it out")


def contradictions(words: HandWords, table: HandWords) -> Iterator[Problem]:
    """Words of one hand that cannot both be true (R373)."""
    flags = words.flags
    drawn = [flag for flag in _DRAWN if flag in flags]
    claimed = [flag for flag in _CLAIMED if flag in flags]
    if drawn and claimed:
        message = f"+{drawn[0]} and +{claimed[0]} contradict each other"
        yield Problem("R373", message, *words.place(f"+{claimed[0]}"), "the winning tile was drawn, or it was claimed")
    if len(claimed) == 2:
        yield Problem("R373", "+last-discard and +robbed-kong contradict each other", *words.place("+robbed-kong"))
    if "last-tile" in flags and flags & {"dead-wall", "one-shot"}:
        other = "dead-wall" if "dead-wall" in flags else "one-shot"
        yield Problem("R373", f"+last-tile and +{other} contradict each other", *words.place(f"+{other}"))
    if "one-pass" in flags and "reach" not in flags:
        yield Problem("R373", "+one-pass without +reach", *words.place("+one-pass"), "say +reach too")
    source = table.settings.get("from")
    if source is not None and drawn:
        message = f"+{drawn[0]} and from={source} contradict each other"
        yield Problem("R373", message, *words.place(f"+{drawn[0]}"), "a drawn tile has no discarder")
    pair = words.settings.get("pair", ())
    if pair and drawn:
        message = f"+{drawn[0]} and pair= contradict each other"
        yield Problem("R373", message, *words.place("pair"), "only a claimed tile completes an exposed pair")
    yield from _claims(words, drawn=bool(drawn))
    yield from _robbed(words)
    if "one-shot" in flags and any(name in words.settings for name in _TAKEN):
        yield Problem("R373", "+one-shot, but a discard was claimed", *words.place("+one-shot"))
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
    called = [(name, tiles) for name in _TAKEN for tiles in words.settings.get(name, ())]
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
        message = f"pair= with {count} tiles: no winning hand"
        yield Problem("R376", message, *words.place("pair"), "only the winning tile completes an exposed pair")
    if "reach" in words.flags and any(words.settings.get(name) for name in _TAKEN):
        help = "only a hand that claimed nothing may reach"
        yield Problem("R373", "+reach, but a discard was claimed", *words.place("+reach"), help)


def totals_problems(words: HandWords) -> Iterator[Problem]:
    """Totals beside tiles, or doubles of nothing (R375)."""
    if "points" not in words.settings:
        yield Problem("R375", "doubles= without points=", *words.place("doubles"), "say points= too")
    beside = [name for name in ("tiles", "win", *CALLS) if words.place(name) != (None, None)]
    for name in beside:
        what = "tiles" if name == "tiles" else f"{name}="
        help = "write the tiles, or the totals in their place"
        yield Problem("R375", f"{what} beside totals", *words.place(name), help)
    for flag in sorted(words.flags - {"mahjong", "dealer", "reach"}):
        help = "it is counted in them: leave it out"
        yield Problem("R375", f"+{flag} beside totals", *words.place(f"+{flag}"), help)


def over_the_table(hands: Sequence[Hand | Totals], bound: Bound) -> Iterator[Problem]:
    """More of a tile than the 144 hold, over all hands (R372)."""
    counts: dict[int, int] = {}
    for hand, words in zip(hands, bound.hands, strict=True):
        if not isinstance(hand, Hand):
            continue
        before = dict(counts)
        for tile in (*hand.tiles, *hand.bonus):
            counts[tile] = counts.get(tile, 0) + 1
        for tile, count in counts.items():
            most = 1 if tile >= FIRST_BONUS else 4
            if count > most >= before.get(tile, 0):
                name = TILES.names[tile]
                message = f"{count} copies of {name}" + (" over the table" if before.get(tile) else "")
                yield Problem("R372", message, *words.place("tiles", *CALLS), f"there {_there(most)} of {name}")


def _there(most: int) -> str:
    return "is one" if most == 1 else f"are {most}"


def table_problems(hands: Sequence[Hand | Totals], bound: Bound, rules: TableRules) -> Iterator[Problem]:
    """Two winners, none, or two dealers (R377); French: the dealer sits East, and nobody wins his own discard."""
    table = bound.table
    won = [(hand, words) for hand, words in zip(hands, bound.hands, strict=True) if hand.won]
    nobody = "nobody-won" in table.flags
    if nobody and won:
        yield Problem("R377", "+nobody-won, but a hand is a win", *_at(won[0][1]), "leave +nobody-won out")
    elif len(won) > 1:
        who = " and ".join(hand.label for hand, _ in won)
        yield Problem("R377", f"{len(won)} winning hands: {who}", *_at(won[1][1]), "one hand wins")
    elif not won and not nobody and len(hands) == 4:
        yield Problem("R377", "none of the four hands is a win", None, None, "say +mahjong, or +nobody-won")
    dealers = [words for words in bound.hands if "dealer" in words.flags]
    for words in dealers[1:]:
        yield Problem("R377", "two dealers", *words.place("+dealer"), "keep the one that is right")
    for words in dealers:
        seat = words.label or words.settings.get("seat")
        if rules.book == "french" and seat not in (None, "E"):
            yield Problem("R373", f"+dealer in the seat {seat}", *words.place("+dealer"), "the dealer sits East")
    for hand in hands:
        silent = isinstance(hand, Hand) and "reach" not in hand.flags  # totals have it counted in them
        if silent and hand.seat in table.settings.get("declared", ()):
            message = f"declared={hand.seat}, but the hand of {hand.seat} is in no reach"
            help = f"say +reach in the hand, or leave {hand.seat} out of declared="
            yield Problem("R373", message, *table.place("declared"), help)
        if hand.won and hand.seat is None and table.settings.get("declared"):
            message = "who gets the stakes hangs on the winner's seat"
            yield Problem("R371", message, *table.place("declared"), "say seat=E, S, W or N")
    source = table.settings.get("from")
    for hand, _ in won:
        if source is not None and source == hand.seat:
            yield Problem(
                "R373", f"from={source} is the winner's own seat", *table.place("from"), "say who discarded it"
            )


def _at(words: HandWords) -> tuple[int | None, int | None]:
    return words.place("+mahjong", "tiles", *CALLS)


def unknown_winds(
    hand: Hand, words: HandWords, rules: TableRules, best: Callable[[Hand, TableRules], Tally | None]
) -> Iterator[Problem]:
    """A default must not decide what a hand is worth: R371 where a seat or a wind that is not told would."""
    seats = [hand.seat] if hand.seat is not None else [seat for seat in SEATS if seat != _dealers(hand, rules)]
    winds = [hand.wind] if hand.wind is not None else [*SEATS]
    if len(seats) == len(winds) == 1:
        return
    if not any(tile in range(EAST, 31) for tile in hand.tiles) and not (hand.bonus and len(seats) > 1):
        return
    # None stands for what is not told: where all seats agree, the hand must not be scored without any
    some_seats = [*dict.fromkeys((hand.seat, *seats))]
    some_winds = [*dict.fromkeys((hand.wind, *winds))]
    worth = {
        (seat, wind): found.value if (found := best(hand._replace(seat=seat, wind=wind), rules)) else 0
        for seat in some_seats
        for wind in some_winds
    }
    name = "the hand's wind" if rules.book == "columbia" else "the dominant wind"
    if len({*worth.values()}) == 1:
        return
    at = words.place("tiles", *CALLS)
    if any(len({worth[seat, wind] for seat in some_seats}) > 1 for wind in winds):
        yield Problem("R371", "what the hand is worth hangs on the seat", *at, "say seat=E, S, W or N")
    if any(len({worth[seat, wind] for wind in some_winds}) > 1 for seat in seats):
        yield Problem("R371", f"what the hand is worth hangs on {name}", *at, "say wind=E, S, W or N")


def hangs_on_dealer(hand: Hand, rules: TableRules, best: Callable[[Hand, TableRules], Tally | None]) -> bool:
    """Whether a loser whose seat is not told would have another value as the dealer."""
    seat = _dealers(hand, rules)
    if hand.won or hand.seat is not None or seat is None:
        return False
    here, there = best(hand, rules), best(hand._replace(seat=seat, dealer=True), rules)
    return here is not None and there is not None and here.value != there.value


def _dealers(hand: Hand, rules: TableRules) -> str | None:
    """The seat of the dealer, whom an untold seat is not."""
    if hand.dealer:
        return None
    return "E" if rules.book == "french" else hand.wind if rules.hand_wind == "dealer" else None
