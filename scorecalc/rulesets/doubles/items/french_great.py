"""The Great Games of the French rules (section 6): a fixed value, which the limit does not cut."""

from __future__ import annotations

from scorecalc.mahjong.tiles import EAST
from scorecalc.rulesets.doubles.hand import KONG, PAIR, PUNG, Hand, Reading
from scorecalc.rulesets.doubles.items.french import great
from scorecalc.rulesets.doubles.readings import laid_out
from scorecalc.rulesets.doubles.table import TableRules
from scorecalc.rulesets.doubles.tiles import is_honour, is_terminal

__all__ = ["great", "wins_short"]

_WINDS = range(EAST, 31)


def _hides(r: Reading) -> bool:
    """Whether nothing is exposed, where the table wants the pungs of a Great Game hidden."""
    return not r.rules.great_hidden or not any(part.exposed for part in r.sets)


def _has_set(r: Reading, kind: int) -> bool:
    """Whether tiles that are not laid out hold a set of a kind, hidden where the table wants that (FA20).

    Tiles of a called chow are none of it; three that the claimed tile completed are exposed, four hold three hidden.
    """
    hand = r.hand
    for part in hand.parts:
        if part.kind == kind and part.shape in (PUNG, KONG):
            return not (r.rules.great_hidden and part.exposed)
    pairs = [part for part in hand.parts if part.shape == PAIR]
    held = [*hand.loose, *hand.claimed, *(tile for part in pairs for tile in part.tiles)].count(kind)
    called = any(hand.win in part.tiles for part in hand.parts if part.exposed and part.shape != PAIR)
    last = hand.win == kind and not hand.drawn and (bool(pairs or hand.claimed) or not called)
    return held > 3 or (held == 3 and not (r.rules.great_hidden and last))


def _has_room(r: Reading) -> bool:
    """Whether no kong makes the sets more than fourteen tiles, where it counts as the four that it is (FA12)."""
    return r.rules.great_kong == 3 or all(part.shape == PUNG for part in r.sets)


def _suit(r: Reading) -> int:
    """The one suit of the suit tiles, -1 where there are several or none."""
    suits = {kind // 9 for kind in r.kinds if kind < EAST}
    return suits.pop() if len(suits) == 1 else -1


@great.item("little-snake", "Little snake", 1000, cite="F60", why="1 to 9 of a suit, the winds, one more honour",
            yes=("123456789m ESWN N seat=S wind=N", "123456789m ESWN C"),
            no="123456789m EEE SS seat=S wind=N")  # fmt: skip
def little_snake(r: Reading) -> bool:
    """1 to 9 of one suit, called chows among them, the four winds, and any honour."""
    # there is no pung in it, so FA20 says nothing of it
    if r.laid_out or _suit(r) < 0:
        return False
    own = r.counts[9 * _suit(r) : 9 * _suit(r) + 9]
    honours = r.counts[EAST:]
    return own == (1,) * 9 and min(honours[:4]) >= 1 and sum(honours) == 5


@great.item("great-snake", "Great snake", 1500, cite="F61", why="1 to 9 of a suit, a set and a pair of honours",
            yes="123456789m EEE CC seat=S wind=N", no="123456789m 555p CC")  # fmt: skip
def great_snake(r: Reading) -> bool:
    """1 to 9 of one suit, called chows among them, a pung or kong of honours and a pair of honours."""
    # FA20 asks of brelans alone whether they must be hidden, so called chows may be there under both of its readings
    if _suit(r) < 0 or r.counts[9 * _suit(r) : 9 * _suit(r) + 9] != (1,) * 9:
        return False
    if r.laid_out:
        return len(r.sets) == 1 and is_honour(r.pair) and _hides(r) and _has_room(r)
    held = [kind for kind in r.kinds if kind >= EAST]
    sets = [kind for kind in held if r.counts[kind] != 2 and _has_set(r, kind)]
    if len(held) != 2 or len(sets) != 1 or any(part.shape == KONG and r.rules.great_kong == 4 for part in r.hand.parts):
        return False
    # 12345 9m with 678m called make no four sets; where they do, the reading that is laid out tells it
    return r.hand.counted == 14 and next(laid_out(r.hand), None) is None


@great.item("lanterns", "Thirteen lanterns", 1600, cite="F62", why="all thirteen, and a 1 or 9 twice",
            yes="19m 19p 19s ESWNPFC 9s", no="234m 555p 111s 678s 33m")  # fmt: skip
def lanterns(r: Reading) -> bool:
    """The thirteen terminals and honours, one of the terminals twice; an honour twice where the table says so."""
    if r.laid_out or any(part.shape != PAIR for part in r.hand.parts) or len(r.kinds) != 13:
        return False
    if sum(r.counts) != 14 or not all(is_honour(kind) or is_terminal(kind) for kind in r.kinds):
        return False
    return r.counts.index(2) < EAST or r.rules.lanterns_honour_pair


@great.item("full-hand", "Full hand of nine", 1800, cite="F63", why="sets of 1 and 9, 2 to 8, and one more",
            yes=("1112345678999p 5p", "11123488999p chow=567p"), no="111234567899p 55p")  # fmt: skip
def full_hand(r: Reading) -> bool:
    """One suit: a set of 1, a set of 9, 2 to 8, in called chows or not, and one tile of the suit again."""
    # where the two sets must be hidden, a discard exposes the one that it completes: 11123455678999m with win=1m (FA20)
    # where a kong counts as four tiles, its fourth is the one again: fourteen tiles with it (FA12)
    suit = _suit(r)
    if r.laid_out or suit < 0 or r.kinds[-1] >= EAST:
        return False
    parts = r.hand.parts
    ends = (9 * suit, 9 * suit + 8)
    if not all(_has_set(r, kind) for kind in ends):
        return False
    kongs = [part.kind % 9 for part in parts if part.shape == KONG and r.rules.great_kong == 3]
    own = [count - (n in kongs) for n, count in enumerate(r.counts[9 * suit : 9 * suit + 9])]
    more = [count - (3 if n in (0, 8) else 1) for n, count in enumerate(own)]
    if sum(own) != 14 or min(more) < 0:
        return False
    return r.rules.full_hand_pair == "any" or more.index(1) not in (0, 8)


@great.item("big-green", "Big green hand", 3600, cite="F64", why="sets of 2 4 6 bamboo and green, a pair of 8",
            yes="222s 444s 666s FFF 88s", no="333s 444s 666s FFF 22s")  # fmt: skip
def big_green(r: Reading) -> bool:
    """Pungs or kongs of 2, 4 and 6 of bamboo and of the green dragon, and a pair of 8 of bamboo."""
    shaped = r.laid_out and {part.kind for part in r.sets} == {19, 21, 23, 32}
    return shaped and r.pair == 25 and _hides(r) and _has_room(r)


@great.item("four-happinesses", "Four domestic happinesses", 4000, cite="F65",
            why="pungs of the winds, a pair of dragons",
            yes="EEE SSS WWW NNN CC seat=S wind=N", no="EEE SSS WWW NNN 55m seat=S wind=N")  # fmt: skip
def four_happinesses(r: Reading) -> bool:
    """Pungs of the four winds and a pair of dragons; a kong holds a pung, unless the table says no."""
    if not r.laid_out or {part.kind for part in r.sets} != {*_WINDS} or r.pair < 31 or not _hides(r):
        return False
    return r.rules.happinesses_kong or all(part.shape == PUNG for part in r.sets)


@great.item("mandarin", "Mandarin", 5000, cite="F66", why="three hidden kongs of winds, a pair of the fourth",
            yes="ckong=EEEE ckong=SSSS ckong=WWWW NN seat=S wind=N",
            no="ckong=EEEE ckong=SSSS kong=WWWW NN seat=S wind=N")  # fmt: skip
def mandarin(r: Reading) -> bool:
    """Three hidden kongs of winds and a pair of the fourth wind."""
    kinds, pair = _three_kongs(r.hand, r.rules)
    return {*kinds, pair} == {*_WINDS}


@great.item("imperial", "Imperial", 6000, cite="F67", why="three hidden kongs of dragons, a pair of the own wind",
            yes="ckong=PPPP ckong=FFFF ckong=CCCC SS seat=S wind=N",
            no="ckong=PPPP ckong=FFFF ckong=CCCC WW seat=S wind=N")  # fmt: skip
def imperial(r: Reading) -> bool:
    """Three hidden kongs of dragons and a pair of the player's wind."""
    kinds, pair = _three_kongs(r.hand, r.rules)
    return kinds == (31, 32, 33) and r.is_own(pair)


def _three_kongs(hand: Hand, rules: TableRules) -> tuple[tuple[int, ...], int]:
    """The kinds of three hidden kongs and of the pair beside them; () and -1 where the hand is anything else.

    Four alike that the winner did not declare are a kong where the table says so (FA16).
    """
    kongs = [part.kind for part in hand.parts if part.shape == KONG and not part.exposed]
    pairs = [part for part in hand.parts if part.shape == PAIR]
    alike = {tile for tile in hand.loose if hand.loose.count(tile) == 4} if rules.own_four_alike == "kong" else set()
    others = (*hand.loose, *hand.claimed, *(tile for part in pairs for tile in part.tiles))
    rest = [tile for tile in others if tile not in alike]
    fits = len(kongs) + len(pairs) == len(hand.parts) and len(kongs) + len(alike) == 3
    if not fits or len(rest) != 2 or rest[0] != rest[1]:
        return (), -1
    return tuple(sorted((*kongs, *alike))), rest[0]


def wins_short(hand: Hand, rules: TableRules) -> bool:
    """Whether fewer than four sets and a pair are a win: fourteen tiles with their kongs (F66, F67, FA12)."""
    if hand.counted >= 14:
        return False
    reading = Reading(hand, (), rules, laid_out=False)
    return any(game(reading) for game in (mandarin, imperial, full_hand))
