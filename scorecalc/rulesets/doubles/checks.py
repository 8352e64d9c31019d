"""What is wrong with a line of a doubles game: calls, words of another rulebook, tiles and winners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem
from scorecalc.rulesets.doubles.hand import KONG, PUNG, Hand, Totals
from scorecalc.rulesets.doubles.table import TableRules
from scorecalc.rulesets.doubles.tiles import FIRST_BONUS, TILES, text
from scorecalc.rulesets.doubles.words import CALLS, shape_of

__all__ = ["call_problems", "dealer_problems", "flag_problems", "over_the_table", "table_problems", "table_words"]

_SHAPES = {
    "chow": "three tiles of one suit in a row",
    "pung": "three tiles alike",
    "kong": "four tiles alike",
    "ckong": "four tiles alike",
    "added": "four tiles alike",
    "claimed-kong": "four tiles alike",
    "pair": "two tiles alike, or the single tile claimed for a special hand",
}
_LIMIT_HANDS = ("blessing-of-heaven", "blessing-of-earth", "east-nine-times")
#: the flags that a rulebook does not know
_FOREIGN = {
    "columbia": ("appellant", "original-call", "kong-on-kong", "invoked", *_LIMIT_HANDS, "dangerous-game"),
    "french": ("reach", "one-pass", "original-call", "kong-on-kong", *_LIMIT_HANDS, "dangerous-game"),
    "classical": ("reach", "one-pass", "one-shot", "appellant", "invoked"),
}
#: the flags of items that say nothing else which a table without the item would want to know
_ONLY_SCORES = (
    "last-tile", "last-discard", "one-shot", "one-pass", "appellant", "original-call", "kong-on-kong", *_LIMIT_HANDS,
)  # fmt: skip


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
        help = f"leave it out, or say what it is worth with {_item_of(flag, words, rules)}="
        if flag == "last-discard" and rules.last_gap == "breach":
            help = "leave it out, or say last-gap=discard"
        elif _item_of(flag, words, rules) not in rules.switched_off:
            continue
        if flag in words.flags:
            yield Problem("R376", f"+{flag} is worth nothing at this table", *words.place(f"+{flag}"), help)


def _item_of(flag: str, words: HandWords, rules: TableRules) -> str:
    """The id of the item that a flag is for."""
    if flag == "one-shot" and rules.book == "french":
        return "first-deal"
    if flag == "last-tile" and rules.last_gap == "breach" and "dead-wall" in words.flags:
        return "last-of-breach"
    return flag


def table_words(table: HandWords, rules: TableRules) -> Iterator[Problem]:
    """Words of the table that the rulebook does not know (R376)."""
    for name in ("declared", "sticks") if rules.book != "columbia" else ():
        if name in table.settings:
            message = f"these rules have no `{name}=`: nobody puts down a stake"
            yield Problem("R376", message, *table.place(name), "leave it out")
    if rules.book == "classical" and "wind" in table.settings:
        yield Problem("R376", "these rules have no `wind=`", *table.place("wind"), "say round=, the round's wind")


def dealer_problems(bound: Bound, rules: TableRules) -> Iterator[Problem]:
    """Another dealer than the hand's wind, East or another word of the line tells (R373)."""
    table = bound.table
    said = table.settings.get("dealer")
    if rules.east_deals:
        if said not in (None, "E"):
            yield Problem("R373", f"dealer={said}", *table.place("dealer"), "the dealer sits East")
        return
    told = {name: table.settings[name] for name in ("dealer", "wind") if name in table.settings}
    help = "say one of them"
    if rules.hand_wind == "dealer":
        help = f"the hand's wind is that of the dealer's chair: {help}"
        if len({*told.values()}) > 1:
            yield Problem("R373", f"dealer={said}, but wind={told['wind']}", *table.place("dealer"), help)
    else:
        told.pop("wind", None)  # the round's, which is no chair's (CA10)
    for words in bound.hands:
        seat = words.label or words.settings.get("seat")
        if "dealer" not in words.flags or seat is None:
            continue
        other = next((f"{name}={value}" for name, value in told.items() if value != seat), "")
        if other:
            yield Problem("R373", f"+dealer in the seat {seat}, but {other}", *words.place("+dealer"), help)


def robbed_problems(hands: Sequence[Hand | Totals], bound: Bound) -> Iterator[Problem]:
    """A robbed kong that nobody could have been about to make (R373), as far as the other hands are known.

    The robbed tile is the winner's, so that whoever added it keeps an exposed pung.
    """
    source = bound.table.settings.get("from")
    for winner, words in zip(hands, bound.hands, strict=True):
        if not isinstance(winner, Hand) or not winner.won or "robbed-kong" not in winner.flags:
            continue
        known = [
            (hand, other)
            for hand, other in zip(hands, bound.hands, strict=True)
            if isinstance(hand, Hand) and hand is not winner and source in (None, hand.seat)
        ]
        if len(known) < (3 if source is None else 1):
            continue
        robbed = {winner.win} if winner.win >= 0 else {tile for tile in winner.tiles if winner.tiles.count(tile) == 1}
        shown = {part.kind for hand, _ in known for part in hand.parts if part.shape == PUNG and part.exposed}
        if robbed & shown:
            continue
        twice = [
            (kind, hand, other)
            for hand, other in known
            for kind in sorted(robbed & {part.kind for part in hand.parts if part.shape == KONG})
        ]
        for kind, hand, other in twice:
            message = f"the robbed tile {TILES.names[kind]} is counted twice: {hand.seat} has the kong"
            help = f"it is the winner's; the hand of {hand.seat} keeps pung={text((kind,) * 3)}"
            yield Problem("R373", message, *_call_of(kind, other), help)
        if not twice:
            name = TILES.names[winner.win] if winner.win >= 0 else f"a tile that {winner.seat} holds once"
            who = f" from={source}, but the hand of {source} shows no" if source else ", but no hand shows a"
            help = "the pung to which the tile was added lies exposed: pung= in that hand"
            yield Problem("R373", f"+robbed-kong{who} pung of {name}", *words.place("+robbed-kong"), help)


def _call_of(kind: int, words: HandWords) -> tuple[int, int]:
    """Where the kong of a kind stands."""
    return next(
        place
        for name in ("added", "kong", "claimed-kong", "ckong")
        for tiles, place in zip(words.settings.get(name, ()), words.places(name), strict=True)
        if kind in tiles
    )


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
        if rules.east_deals and seat not in (None, "E"):
            yield Problem("R373", f"+dealer in the seat {seat}", *words.place("+dealer"), "the dealer sits East")
    for hand in hands:
        silent = isinstance(hand, Hand) and "reach" not in hand.flags  # totals have it counted in them
        if silent and hand.seat in table.settings.get("declared", ()):
            message = f"declared={hand.seat}, but the hand of {hand.seat} is in no reach"
            help = f"say +reach in the hand, or leave {hand.seat} out of declared="
            yield Problem("R373", message, *table.place("declared"), help)
        if hand.won and hand.seat is None and (table.settings.get("declared") or table.settings.get("sticks")):
            message = "who gets the stakes hangs on the winner's seat"
            yield Problem("R371", message, *table.place("declared", "sticks"), "say seat=E, S, W or N")
    source = table.settings.get("from")
    for hand, _ in won:
        if source is not None and source == hand.seat:
            yield Problem(
                "R373", f"from={source} is the winner's own seat", *table.place("from"), "say who discarded it"
            )


def _at(words: HandWords) -> tuple[int | None, int | None]:
    return words.place("+mahjong", "tiles", *CALLS)
