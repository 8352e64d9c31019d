"""The quick way from the words of a riichi line to its result, for files of a million lines.

The usual line (one winner's tiles, calls, seat, indicators) goes straight to ints and to its tally, without
reasons, steps and places.  Every other line, and every line with something wrong in it, is left to the long way,
which explains it: :meth:`Quick.score` gives None.  Both ways ask the same items, so they give the same result.

What each word does is worked out once; so is who pays whom, by what that hangs on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_
from typing import Any

from scorecalc.mahjong.arrangements import ONE_RUN
from scorecalc.mahjong.tiles import BIT, EAST, FIELD, FIELD_BITS, KIND, UNIT, WINDS, more_than_four
from scorecalc.model.money import deltas
from scorecalc.model.score import Settled, Short
from scorecalc.rules.item import Item
from scorecalc.rulesets.fuhan.deal import Deal
from scorecalc.rulesets.fuhan.hand import CLOSED_KAN, OPEN_KAN, OPEN_TRIPLET, Hand, Meld, meld_of
from scorecalc.rulesets.fuhan.items.dora import after
from scorecalc.rulesets.fuhan.payments import settle
from scorecalc.rulesets.fuhan.position.declarations import impossible
from scorecalc.rulesets.fuhan.position.words import CALLS
from scorecalc.rulesets.fuhan.reading import readings
from scorecalc.rulesets.fuhan.table import TableRules
from scorecalc.rulesets.fuhan.tally import Tally, tally

__all__ = ["Quick"]

# what a word does
_TILES, _CALL, _FLAG, _WIN, _SEAT, _ROUND, _FROM, _SHOWN, _URA, _HONBA, _STICKS, _PAO, _WORDS = range(13)
_SINGLE = {"win": _WIN, "seat": _SEAT, "round": _ROUND, "from": _FROM, "honba": _HONBA, "sticks": _STICKS}
_FLAGS = (
    "tsumo", "riichi", "double-riichi", "ippatsu", "haitei", "houtei", "rinshan", "chankan", "tenhou", "chiihou",
)  # fmt: skip
_RIICHI = frozenset(("riichi", "double-riichi"))
_MOST_INDICATORS = 5
_SEATS = "ESWN"
#: three red fives of a suit are counted in three bits; more of them than a table has set one of these
_TOO_MANY_REDS = {0: 0o777, 1: 0o666, 4: 0}
_RED = {34: 1, 35: 0o10, 36: 0o100}

#: the number of tiles of a run, and above it its red fives; no line is so long that it has more tiles
_REDS_AT = 12
_NUMBER = (1 << _REDS_AT) - 1

Word = tuple[Any, ...]
_NOTHING_SHOWN: Word = (_SHOWN, (), 0, 0)
_NONE: Word = (_SEAT, -1)
_ZERO: Word = (_HONBA, 0)
_CONTRADICTION = frozenset(("contradiction",))
# made for every line: this is half the price of calling Short
_new = tuple.__new__


class Quick:
    """The quick way under the rules of one table of four."""

    def __init__(self, rules: TableRules) -> None:
        self._rules = rules
        off = {flag for flag in _FLAGS if rules.options.get(flag) in (False, "off")}
        #: the flags of a line that go the long way: what they say is off, or hangs on more than one reading
        self._not_here = off | {"tenhou"} if rules.tenhou_wait == "best" else off
        #: flags and what can speak against them, in bits -> the flags by name
        self._declared: dict[int, frozenset[str]] = {}
        self._paid: dict[tuple[Any, ...], Settled] = {}
        self._fu_ids: dict[int, str] = {}
        self._most_shown = _MOST_INDICATORS if rules.kan_dora else 1
        self._ura = rules.options["ura-dora"] is not False
        self._too_many_reds = _TOO_MANY_REDS.get(rules.red_fives, 0o777)

    def tiles(self, pieces: Sequence[int]) -> Word:
        """What tiles of the hand do: their packed count, their mask, their number, their red fives."""
        mask = reduce(or_, (BIT[p] for p in pieces), 0)
        return _TILES, sum(UNIT[p] for p in pieces), mask, len(pieces) | _reds(pieces) << _REDS_AT

    def word(self, name: str, value: Any) -> Word | None:
        """What a flag (``+tsumo``) or setting does; None where it takes the long way."""
        if name[0] == "+":
            return (_FLAG, 1 << _FLAGS.index(value)) if value in _FLAGS else None
        if name in CALLS:
            (pieces,) = value
            meld = meld_of(name, pieces)
            return None if meld is None else _call(meld)
        if name in ("ind", "uraind"):
            (pieces,) = value
            kinds = tuple(after(KIND[p]) for p in pieces)
            return (_SHOWN if name == "ind" else _URA, kinds, sum(UNIT[p] for p in pieces), _reds(pieces))
        if name == "win":
            return _WIN, KIND[value[0]], 0o7 * _RED.get(value[0], 0)
        if name == "pao":
            return _PAO, value, _SEATS.index(value[0])
        if name in ("seat", "from"):
            return _SINGLE[name], _SEATS.index(value)
        return (_SINGLE[name], value) if name in _SINGLE else None

    def score(self, words: Iterable[Word]) -> Short | None:
        """The result of a line; None where only the long way can say what it is, or what is wrong with it."""
        rules = self._rules
        count = kinds = tiles = flags = 0
        melds: list[Word] = []
        said: list[Word | None] = [None] * _WORDS
        for word in words:
            does = word[0]
            if does == _TILES:
                count += word[1]
                kinds |= word[2]
                tiles += word[3]
            elif does == _FLAG:
                if flags & word[1]:
                    return None
                flags |= word[1]
            elif does == _CALL:
                melds.append(word)
            elif said[does] is None:
                said[does] = word
            else:
                return None

        of_win = said[_WIN]
        reds, called_reds = tiles >> _REDS_AT, 0
        if of_win is None or (tiles & _NUMBER) + 3 * len(melds) != 14:
            return None
        _, win, red_win = of_win
        if not count >> FIELD_BITS * win & FIELD or (red_win and not reds & red_win):
            return None
        of_shown, of_ura = said[_SHOWN] or _NOTHING_SHOWN, said[_URA] or _NOTHING_SHOWN
        _, shown, shown_count, shown_reds = of_shown
        _, ura, ura_count, ura_reds = of_ura
        all_count, closed, has_kan = count, True, False
        runs = run_mask = triplet_mask = sets = 0
        called: list[Meld] = []
        for _, meld, packed, mask, meld_reds, run, run_bit, triplet_bit, of_class, opened, kan in melds:
            called.append(meld)
            all_count += packed
            kinds |= mask
            called_reds += meld_reds
            runs += run
            run_mask |= run_bit
            triplet_mask |= triplet_bit
            sets += of_class
            closed = closed and not opened
            has_kan = has_kan or kan
        all_reds = reds + called_reds
        if all_reds + shown_reds + ura_reds & self._too_many_reds or len(shown) > self._most_shown:
            return None
        if ura and (len(ura) > len(shown) or not self._ura):
            return None
        seat, round, source = (said[_SEAT] or _NONE)[1], (said[_ROUND] or _NONE)[1], (said[_FROM] or _NONE)[1]
        key = flags << 4 | (not melds) << 3 | (seat == 0) << 2 | closed << 1 | has_kan
        declared = self._declared.get(key)
        if declared is None:
            declared = self._declared[key] = self._said(
                flags, closed=closed, has_kan=has_kan, dealer=seat == 0, melds=bool(melds)
            )
        if declared is _CONTRADICTION:
            return None
        lying = all_count + shown_count + ura_count
        if "chankan" in declared:
            if all_count >> FIELD_BITS * win & FIELD != 1:
                return None
            lying += 3 * UNIT[win]  # the pon that was robbed
        if more_than_four(lying):
            return None
        tsumo = "tsumo" in declared
        if source >= 0 and (tsumo or source == seat):
            return None
        if (seat < 0 or round < 0) and kinds & WINDS and _winds_alike(all_count):
            return None

        hand = Hand.__new__(Hand)
        dora = dora_kinds = of_ura_dora = 0
        for kind in shown:
            dora += all_count >> FIELD_BITS * kind & FIELD
            dora_kinds |= 1 << kind
        for kind in ura:
            of_ura_dora += all_count >> FIELD_BITS * kind & FIELD
        hand.label = ""
        hand.tiles = ()
        hand.melds = tuple(called)
        hand.win = win
        hand.flags = declared
        hand.tsumo = tsumo
        hand.seat = None if seat < 0 else seat
        hand.dealer = seat == 0
        hand.round = 0 if round < 0 else round
        hand.dora, hand.ura, hand.dora_kinds = dora, of_ura_dora, dora_kinds
        hand.nuki = hand.zoroba = 0
        hand.count, hand.all_count, hand.kinds, hand.closed = count, all_count, kinds, closed
        hand.red = (all_reds & 7) + (all_reds >> 3 & 7) + (all_reds >> 6) if all_reds else 0
        hand.meld_runs, hand.meld_run_mask = runs, run_mask
        hand.meld_triplet_mask, hand.meld_sets = triplet_mask, sets

        best: Tally | None = None
        for reading in readings(hand):
            found = tally(reading, rules)
            if found is not None and (best is None or found.rank > best.rank):
                best = found
        if best is None:
            return None
        honba, sticks = (said[_HONBA] or _ZERO)[1], (said[_STICKS] or _ZERO)[1]
        pao = said[_PAO]
        if pao is not None:
            if (
                seat < 0
                or pao[2] == seat
                or not (tsumo or source >= 0)
                or not rules.liable_units(hand, best, pao[1][1])
            ):
                return None
            settled = self._settled(hand, best, source, honba, sticks, pao[1])
        else:
            paid = (best.base, tsumo, seat, source, honba, sticks)
            known = self._paid.get(paid)
            if known is None:
                known = self._paid[paid] = self._settled(hand, best, source, honba, sticks)
            settled = known
        items = [item.id for item, _ in best.items]
        if best.fu_items:
            items.append(self._fu_ids.get(id(best.fu_items)) or self._ids_of_fu(best))
        return _new(Short, (best.income, "points", best.limit, settled, " ".join(items)))

    def _said(self, flags: int, *, closed: bool, has_kan: bool, dealer: bool, melds: bool) -> frozenset[str]:
        """The flags of a hand by name, where it can be that they hold by what the long way objects to."""
        said = frozenset(flag for n, flag in enumerate(_FLAGS) if flags >> n & 1)
        wrong = (
            impossible(said)
            or said & self._not_here
            or (_RIICHI & said and not closed)
            or ("rinshan" in said and not has_kan)
            or ("tenhou" in said and (melds or not dealer))
            or ("chiihou" in said and (melds or dealer))
        )
        return _CONTRADICTION if wrong else said

    def _settled(
        self, hand: Hand, best: Tally, source: int, honba: int, sticks: int, pao: tuple[str, Any] | None = None
    ) -> Settled:
        """Who pays whom; the gains of all where the seats are known."""
        if len(self._paid) >= 50_000:  # a bound, not a cache policy: start again
            self._paid.clear()
        discarder = None if source < 0 else _SEATS[source]
        liable = {} if pao is None else {hand.label: pao}
        deal = Deal("win", (hand,), hand.round, discarder, honba, sticks, pao=liable)
        payments = settle(deal, [(hand, best)], self._rules)
        known = hand.seat is not None and (hand.tsumo or source >= 0)
        return Settled(payments, deltas(payments, self._rules.seats) if known else {})

    def _ids_of_fu(self, best: Tally) -> str:
        """The ids of the fu, one for each line of an item, remembered by their list: the table keeps it."""
        ids = [item.id for item, _ in best.fu_items for _ in range(_lines(item, best))]
        if best.fu != sum(amount for _, amount in best.fu_items):
            ids.append("rounding")
        joined = self._fu_ids[id(best.fu_items)] = " ".join(ids)
        return joined


def _lines(item: Item, best: Tally) -> int:
    """In how many lines an item is shown."""
    return 1 if item.lines is None else len(item.lines(best.reading, _unseen, item.value))


def _unseen(_kinds: Any) -> str:
    return ""


def _reds(pieces: Sequence[int]) -> int:
    """The red fives among pieces, three bits a suit."""
    return sum(_RED.get(piece, 0) for piece in pieces)


def _call(meld: Meld) -> Word:
    """What a call does: its tiles, and what they add to the sets of the hand."""
    call, kind = meld.call, meld.kind
    opened, kan = call != "ankan", call not in ("chi", "pon")
    if call == "chi":
        of_sets = ONE_RUN[kind], 1 << kind, 0, 0
    else:
        of_class = (OPEN_TRIPLET if call == "pon" else OPEN_KAN if opened else CLOSED_KAN)[kind]
        of_sets = 0, 0, 1 << kind, of_class
    return _CALL, meld, meld.packed, meld.mask, _reds(meld.pieces), *of_sets, opened, kan


def _winds_alike(all_count: int) -> bool:
    """Whether some wind is held twice, so that the seat or the round may matter."""
    winds = all_count >> FIELD_BITS * EAST
    return any(winds >> FIELD_BITS * wind & FIELD > 1 for wind in range(4))
