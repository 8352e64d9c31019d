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
_TILES, _CALL, _FLAG, _WIN, _SEAT, _ROUND, _FROM, _SHOWN, _URA, _HONBA, _STICKS = range(11)
_SINGLE = {"win": _WIN, "seat": _SEAT, "round": _ROUND, "from": _FROM, "honba": _HONBA, "sticks": _STICKS}
#: flags that say nothing of which the tiles could prove the contrary but by a kan or an open set
_FLAGS = ("tsumo", "riichi", "double-riichi", "ippatsu", "haitei", "houtei", "rinshan")
_RIICHI = frozenset(("riichi", "double-riichi"))
_MOST_INDICATORS = 5
_SEATS = "ESWN"
#: three red fives of a suit are counted in three bits; more of them than a table has set one of these
_TOO_MANY_REDS = {0: 0o777, 1: 0o666, 4: 0}
_RED = {34: 1, 35: 0o10, 36: 0o100}

Word = tuple[Any, ...]


class Quick:
    """The quick way under the rules of one table of four."""

    def __init__(self, rules: TableRules) -> None:
        self._rules = rules
        self._flags = tuple(flag for flag in _FLAGS if rules.options.get(flag) not in (False, "off"))
        self._flag_sets: dict[int, frozenset[str]] = {}
        self._possible: dict[tuple[int, bool, bool], bool] = {}
        self._paid: dict[tuple[Any, ...], Settled] = {}
        self._fu_ids: dict[int, tuple[str, ...]] = {}
        self._too_many_reds = _TOO_MANY_REDS.get(rules.red_fives, 0o777)

    def tiles(self, pieces: Sequence[int]) -> Word:
        """What tiles of the hand do: their packed count, their mask, their number, their red fives."""
        mask = reduce(or_, (BIT[p] for p in pieces), 0)
        return _TILES, sum(UNIT[p] for p in pieces), mask, len(pieces), _reds(pieces)

    def word(self, name: str, value: Any) -> Word | None:
        """What a flag (``+tsumo``) or setting does; None where it takes the long way."""
        if name[0] == "+":
            return (_FLAG, 1 << self._flags.index(value)) if value in self._flags else None
        if name in CALLS:
            (pieces,) = value
            meld = meld_of(name, pieces)
            return None if meld is None else (_CALL, meld, _reds(pieces))
        if name in ("ind", "uraind"):
            (pieces,) = value
            kinds = tuple(after(KIND[p]) for p in pieces)
            return (_SHOWN if name == "ind" else _URA, kinds, sum(UNIT[p] for p in pieces), _reds(pieces))
        if name == "win":
            return _WIN, KIND[value[0]], 0o7 * _RED.get(value[0], 0)
        if name == "seat":
            return _SEAT, _SEATS.index(value)
        return (_SINGLE[name], value) if name in _SINGLE else None

    def score(self, words: Iterable[Word]) -> Short | None:
        """The result of a line; None where only the long way can say what it is, or what is wrong with it."""
        rules = self._rules
        count = kinds = number = reds = called_reds = shown_reds = red_win = flags = shown_count = 0
        win = seat = -1
        round: int | None = None
        source: str | None = None
        honba = sticks = said = 0
        melds: list[Meld] = []
        shown: tuple[int, ...] = ()
        ura: tuple[int, ...] = ()
        for word in words:
            does = word[0]
            if does == _TILES:
                count += word[1]
                kinds |= word[2]
                number += word[3]
                reds += word[4]
                continue
            if does == _FLAG:
                if flags & word[1]:
                    return None
                flags |= word[1]
                continue
            if does == _CALL:
                melds.append(word[1])
                called_reds += word[2]
                continue
            if said >> does & 1:
                return None
            said |= 1 << does
            if does == _WIN:
                win = word[1]
                red_win = word[2]
            elif does == _SEAT:
                seat = word[1]
            elif does == _ROUND:
                round = word[1]
            elif does == _FROM:
                source = word[1]
            elif does == _HONBA:
                honba = word[1]
            elif does == _STICKS:
                sticks = word[1]
            else:
                if does == _SHOWN:
                    shown = word[1]
                else:
                    ura = word[1]
                shown_count += word[2]
                shown_reds += word[3]
        if number + 3 * len(melds) != 14 or win < 0 or not count >> FIELD_BITS * win & FIELD:
            return None
        if red_win and not reds & red_win:
            return None
        reds += called_reds
        if reds + shown_reds & self._too_many_reds or len(shown) > _MOST_INDICATORS or len(ura) > len(shown):
            return None

        hand = Hand.__new__(Hand)
        all_count, closed, has_kan = count, True, False
        sequences: tuple[int, ...] = ()
        triplets: tuple[int, ...] = ()
        sets = 0
        if melds:
            if len(melds) > 1:
                melds.sort(key=_place)
            for meld in melds:
                call = meld.call
                all_count += meld.packed
                kinds |= meld.mask
                if call == "chi":
                    closed = False
                    sequences += (meld.kind,)
                    continue
                triplets += (meld.kind,)
                if call == "pon":
                    closed = False
                    sets += OPEN_TRIPLET[meld.kind]
                    continue
                has_kan = True
                if call == "ankan":
                    sets += CLOSED_KAN[meld.kind]
                else:
                    closed = False
                    sets += OPEN_KAN[meld.kind]
        if more_than_four(all_count + shown_count) or not self._can_be(flags, closed=closed, has_kan=has_kan):
            return None
        known = self._flag_sets.get(flags)
        if known is None:
            known = self._flag_sets[flags] = frozenset(f for n, f in enumerate(self._flags) if flags >> n & 1)
        tsumo = "tsumo" in known
        if source is not None and (tsumo or (seat >= 0 and _SEATS[seat] == source)):
            return None
        if (seat < 0 or round is None) and kinds & WINDS and _winds_alike(all_count):
            return None
        if len(shown) > 1 and not rules.kan_dora:
            return None
        if ura and rules.options["ura-dora"] is False:
            return None
        dora = dora_kinds = ura_count = 0
        for kind in shown:
            dora += all_count >> FIELD_BITS * kind & FIELD
            dora_kinds |= 1 << kind
        for kind in ura:
            ura_count += all_count >> FIELD_BITS * kind & FIELD
        hand.label = ""
        hand.tiles = ()
        hand.melds = tuple(melds)
        hand.win = win
        hand.flags = known
        hand.tsumo = tsumo
        hand.seat = None if seat < 0 else seat
        hand.dealer = seat == 0
        hand.round = round or 0
        hand.dora, hand.ura, hand.dora_kinds = dora, ura_count, dora_kinds
        hand.nuki = hand.zoroba = 0
        hand.count, hand.all_count, hand.kinds = count, all_count, kinds
        hand.red = (reds & 7) + (reds >> 3 & 7) + (reds >> 6)
        hand.closed = closed
        hand.meld_sequences, hand.meld_triplets, hand.meld_sets = sequences, triplets, sets

        best: Tally | None = None
        for reading in readings(hand):
            found = tally(reading, rules)
            if found is not None and (best is None or found.rank > best.rank):
                best = found
        if best is None:
            return None
        key = (best.base, tsumo, seat, source, honba, sticks)
        settled = self._paid.get(key)
        if settled is None:
            settled = self._paid[key] = self._settled(hand, best, source, honba, sticks)
        return Short(best.income, "points", best.limit, settled, self._items(best))

    def _can_be(self, flags: int, *, closed: bool, has_kan: bool) -> bool:
        """Whether flags can be true of a hand, by what the long way objects to."""
        key = (flags, closed, has_kan)
        known = self._possible.get(key)
        if known is None:
            said = frozenset(f for n, f in enumerate(self._flags) if flags >> n & 1)
            wrong = impossible(said) or (_RIICHI & said and not closed) or ("rinshan" in said and not has_kan)
            known = self._possible[key] = not wrong
        return known

    def _settled(self, hand: Hand, best: Tally, source: str | None, honba: int, sticks: int) -> Settled:
        """Who pays whom; the gains of all where the seats are known."""
        if len(self._paid) >= 50_000:  # a bound, not a cache policy: start again
            self._paid.clear()
        deal = Deal("win", (hand,), hand.round, source, honba, sticks)
        payments = settle(deal, [(hand, best)], self._rules)
        known = hand.seat is not None and (hand.tsumo or source is not None)
        return Settled(payments, deltas(payments, self._rules.seats) if known else {})

    def _items(self, best: Tally) -> list[str]:
        """The ids of the items in the order in which they are shown, one for each line of an item."""
        ids: list[str] = []
        for item, _ in best.items:
            if item.lines is None:
                ids.append(item.id)
            else:
                ids += _ids(item, best)
        fu = best.fu_items
        if not fu:
            return ids
        of_fu = self._fu_ids.get(id(fu))  # the table keeps these lists as long as it lives
        if of_fu is None:
            exact = sum(amount for _, amount in fu)
            rounded = ("rounding",) if best.fu != exact else ()
            of_fu = (*(id for item, _ in fu for id in _ids(item, best)), *rounded)
            self._fu_ids[id(fu)] = of_fu
        ids += of_fu
        return ids


def _ids(item: Item, best: Tally) -> list[str]:
    """The id of an item, once for each of its lines."""
    return [item.id] * (1 if item.lines is None else len(item.lines(best.reading, _unseen, item.value)))


def _unseen(_kinds: Any) -> str:
    return ""


def _reds(pieces: Sequence[int]) -> int:
    """The red fives among pieces, three bits a suit."""
    return sum(_RED.get(piece, 0) for piece in pieces)


def _place(meld: Meld) -> tuple[int, str]:
    return meld.kind, meld.call


def _winds_alike(all_count: int) -> bool:
    """Whether some wind is held twice, so that the seat or the round may matter."""
    winds = all_count >> FIELD_BITS * EAST
    return any(winds >> FIELD_BITS * wind & FIELD > 1 for wind in range(4))
