"""Tiles that cannot be: the wrong number, a fifth copy, a red five or a kind that the table does not have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorecalc.mahjong.tiles import EAST, KIND, NAMES, RED_FIVES, TILES, UNIT, copies, more_than_four
from scorecalc.model.words import Bound, HandWords
from scorecalc.problems import Problem
from scorecalc.rulesets.fuhan.deal import Totals
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.position.places import place_of
from scorecalc.rulesets.fuhan.table import TableRules

__all__ = ["on_one_tile", "one_discard", "tile_problems"]


def tile_problems(
    hand: Hand,
    words: HandWords,
    table: HandWords,
    rules: TableRules,
    indicators: tuple[int, ...],
    *,
    wrong_calls: bool,
) -> Iterator[Problem]:
    """Too many or too few tiles, a fifth copy, tiles that this table does not have (R201 to R207).

    ``indicators`` are the pieces that lie on the table as indicators.
    """
    melds = len(hand.melds)
    tiles = len(hand.tiles)
    if not wrong_calls and tiles + 3 * melds != 14:
        in_kans = sum(len(meld.pieces) - 3 for meld in hand.melds)
        written = tiles + 3 * melds + in_kans
        message = f"{written} tiles; a winning hand has 14, and one more for each kan"
        if tiles + 3 * melds == 13 and hand.win >= 0 and copies(hand.count, hand.win) < 4:
            help = f"the winning tile is written among the tiles too: add {NAMES[hand.win]}"
        elif tiles + 3 * melds < 14:
            help = "one tile is missing" if tiles + 3 * melds == 13 else "write every tile, the winning one too"
        else:
            help = "leave the others out, or write a kan as ankan=, kan= or kakan="
        yield Problem("R203", message, *words.place("tiles"), help)
    elif hand.win >= 0 and not copies(hand.count, hand.win):
        message = f"win={NAMES[hand.win]} is not among the concealed tiles"
        yield Problem("R205", message, *words.place("win"), "write the winning tile among the tiles as well as in win=")
    elif (
        "win" in words.settings and words.settings["win"][0] in RED_FIVES and words.settings["win"][0] not in hand.tiles
    ):
        red = TILES.names[words.settings["win"][0]]
        yield Problem(
            "R205", f"win={red}, but the hand holds no red one", *words.place("win"), f"write {red} in the hand"
        )
    lying = sum(UNIT[p] for p in indicators) + hand.nuki * UNIT[EAST + 3] + _robbed(hand)
    if more_than_four(hand.all_count + lying):
        yield from _fifth_copies(hand, words, table, indicators)
    red = [p for p in (*_pieces(hand), *indicators) if p in RED_FIVES]
    for piece in sorted(set(red)):
        if red.count(piece) > rules.red_fives:
            fives = "1 red five" if red.count(piece) == 1 else f"{red.count(piece)} red fives"
            message = f"{fives} {TILES.names[piece]}; red-fives={rules.red_fives} here"
            help = f"write {NAMES[KIND[piece]]}"
            if rules.chosen("red-fives"):
                help += ", or red-fives=any for a table with more of them"
            else:
                message = f"{fives} {TILES.names[piece]}; there are no red fives here"
            yield Problem("R202", message, *place_of({piece}, words, table), help)
    if rules.players == 3:
        yield from _three_players(hand, words, table, indicators)
    elif hand.nuki:
        yield Problem("R207", "nuki= is for three players", *words.place("nuki"), "say players=3, or leave it out")


def _robbed(hand: Hand) -> int:
    """The packed count of the pon to which the robbed tile was added; one held twice was not robbed (R210)."""
    # of three players a North that is set aside can be robbed too, and it leaves no pon
    north_aside = hand.nuki > 0 and hand.win == EAST + 3
    robbed = "chankan" in hand.flags and hand.win >= 0 and copies(hand.all_count, hand.win) == 1
    return 3 * UNIT[hand.win] if robbed and not north_aside else 0


def _fifth_copies(hand: Hand, words: HandWords, table: HandWords, indicators: tuple[int, ...]) -> Iterator[Problem]:
    called = sum(meld.packed for meld in hand.melds)
    robbed = _robbed(hand)
    for kind in range(34):
        own, melded = copies(hand.count, kind), copies(called, kind)
        shown, aside = sum(KIND[p] == kind for p in indicators), hand.nuki if kind == EAST + 3 else 0
        in_pon = copies(robbed, kind)
        total = own + melded + shown + aside + in_pon
        if total > 4:
            where = [
                f"{n} {place}"
                for n, place in (
                    (own, "in hand"),
                    (melded, "called"),
                    (aside, "set aside"),
                    (in_pon, "in the pon that was robbed"),
                    (shown, "as dora indicator" if shown == 1 else "as dora indicators"),
                )
                if n
            ]
            number = {5: "five", 6: "six", 7: "seven", 8: "eight"}.get(total, str(total))
            at = place_of({p for p, k in enumerate(KIND) if k == kind}, words, table)
            message = f"{number} copies of {NAMES[kind]}: {', '.join(where)}"
            yield Problem("R201", message, *at, "there are four of each tile: one of them is another")


def _three_players(hand: Hand, words: HandWords, table: HandWords, indicators: tuple[int, ...]) -> Iterator[Problem]:
    lying = {KIND[p] for p in indicators}
    missing = [kind for kind in range(1, 8) if copies(hand.all_count, kind) or kind in lying]
    if missing:
        at = place_of({p for p, k in enumerate(KIND) if k == missing[0]}, words, table)
        yield Problem("R207", f"no {NAMES[missing[0]]} with three players", *at, "2m to 8m are left out")
    if "chi" in words.settings:
        yield Problem(
            "R207", "no chi with three players", *words.place("chi"), "chi is for four: leave it out, or say players=4"
        )


def on_one_tile(winners: list[Hand | Totals]) -> list[Hand | Totals]:
    """The winners of one discard, each on the tile that one of them names: it is the same for all."""
    named = {hand.win for hand in winners if isinstance(hand, Hand) and hand.win >= 0}
    if len(named) != 1:
        return winners
    (win,) = named
    return [hand.winning_on(win) if isinstance(hand, Hand) and hand.win < 0 else hand for hand in winners]


def one_discard(
    bound: Bound, winners: Sequence[Hand | Totals], indicators: tuple[int, ...], rules: TableRules
) -> Iterator[Problem]:
    """Several hands on one discard: they win on the same tile, and hold no fifth copy between them (R201, R213)."""
    hands = [w for w in winners if isinstance(w, Hand)]
    named = {hand.win for hand in hands if hand.win >= 0}
    if len(named) > 1:
        wins = " and ".join(f"{hand.label} on {NAMES[hand.win]}" for hand in hands if hand.win >= 0)
        last = next(words for words in reversed(bound.hands) if "win" in words.settings)
        help = "say win= once; it holds for all of them"
        yield Problem("R213", f"{wins}: one discard is one tile", *last.place("win"), help)
    elif not named:
        if len(hands) > 1:
            help = "say it under one of the players, as win=8s; it holds for all of them"
            yield Problem("R213", f"{len(hands)} hands won on one discard, but not on which tile", None, None, help)
    elif lacking := [hand for hand in hands if not copies(hand.count, hand.win)]:
        (win,) = named
        words = next(words for words in bound.hands if words.label == lacking[0].label)
        help = "one discard is one tile, written among the tiles of each winner"
        yield Problem("R205", f"{lacking[0].label} does not hold {NAMES[win]}", *words.place("tiles"), help)
    else:
        (win,) = named
        count = sum(hand.all_count for hand in hands) - (len(hands) - 1) * UNIT[win]
        count += sum(UNIT[p] for p in indicators)
        if more_than_four(count):
            kind = next(k for k in range(34) if copies(count, k) > 4)
            message = f"{copies(count, kind)} copies of {NAMES[kind]} in the winners' hands together"
            yield Problem("R201", message, *bound.hands[-1].place("tiles"))
        yield from _shared_red_fives(bound, hands, win, rules)


def _shared_red_fives(bound: Bound, hands: Sequence[Hand], win: int, rules: TableRules) -> Iterator[Problem]:
    """Red fives that several winners hold between them; the discard itself, if it is one, lies in each hand."""
    for piece in RED_FIVES:
        held = [sum(p == piece for p in _pieces(hand)) for hand in hands]
        shared = min(held) if KIND[piece] == win and min(held) > 0 else 0
        if sum(held) - shared * (len(hands) - 1) > rules.red_fives >= max(held):
            message = (
                f"{sum(held)} red fives {TILES.names[piece]} in the winners' hands; red-fives={rules.red_fives} here"
            )
            yield Problem(
                "R202", message, *bound.hands[-1].place("tiles"), f"write {NAMES[KIND[piece]]} in one of them"
            )


def _pieces(hand: Hand) -> list[int]:
    return [*hand.tiles, *(p for meld in hand.melds for p in meld.pieces)]
