"""The rules of one table made ready: which items count and for how much, and the options at hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from scorecalc.model.score import Step
from scorecalc.rules.item import Item
from scorecalc.rulesets.fuhan.items.fu import tsumo_without_rinshan

__all__ = ["Counting", "Found", "TableRules"]

#: an item that holds, with its amount
Found = tuple[Item, int]

#: predicate, value of one, item
Counting = tuple[tuple[Callable[[Any], int], int, Item], ...]

#: the yakuman and the yaku that a reading may have at all, and whether one of the yaku may take another's place
Possible = tuple[Counting, Counting, bool]


class TableRules:
    """Options as attributes of their names in snake case, and the items that count, closed and open.

    ``yaku``, ``dora``, ``fu`` and ``yakuman`` are pairs: the items of an open hand, and of a closed
    one, to be indexed with `Hand.closed`.  Items that the flags alone decide are not among them but
    in ``declared_yaku`` and ``declared_yakuman``: `declared` asks them once for each set of flags.
    """

    #: the game: ids and citations of its items begin with it
    name = "riichi"
    #: base points of a mangan
    mangan = 2000
    #: what a riichi bet is
    stick = 1000
    #: payments are rounded up to this
    rounded_to = 100
    #: winners of one discard after the first are paid the hand divided by this
    later_winners = 1
    #: whether every hand is played in the East round
    one_round = False
    #: flags that name the limit of a win given by its totals
    limit_flags: tuple[str, ...] = ("mangan", "haneman", "baiman", "sanbaiman", "yakuman")
    #: han that every hand has beside its yaku
    free_han = 0
    #: from this many han on the fu do not matter
    limit_han = 5
    #: what a counter on the table is called, one and several
    counter = ("honba", "honba")

    def __init__(self, options: Mapping[str, Any], items: Iterable[Item]) -> None:
        self.options = options
        self.open_tanyao: bool = options["open-tanyao"]
        self.red_fives: int = options["red-fives"]
        self.kan_dora: bool = options["kan-dora"]
        self.stack_yakuman: bool = options["stack-yakuman"]
        self.kazoe: str = options["kazoe"]
        self.tenhou_wait: str = options["tenhou-wait"]
        self.renhou: str | int = options["renhou"]
        self.open_riichi: str = options["open-riichi"]
        self.kiriage_mangan: bool = options["kiriage-mangan"]
        self.players: int = options["players"]
        self.tsumo_loss: str = options["tsumo-loss"]
        usual = 300 if self.players == 4 else 200
        self.honba_value: int = usual if options["honba-value"] is None else options["honba-value"]
        self.honba_to: str = options["honba-to"]
        self.sticks_to: str = options["sticks-to"]
        self.multiple_ron: str = options["multiple-ron"]
        self.pao_yakuman: tuple[str, ...] = options["pao-yakuman"]
        self.pao_scope: str = options["pao-scope"]
        self.pao_honba: str = options["pao-honba"]
        pool = 3000 if self.players == 4 else 2000
        self.noten_payment: int = pool if options["noten-payment"] is None else options["noten-payment"]
        self.nagashi_mangan: bool = options["nagashi-mangan"]
        self.abortive_draws: tuple[str, ...] = options["abortive-draws"]
        #: points that a chombo takes off the result, None where it is a mangan paid to the others
        self.chombo_penalty: int | None = options["chombo-penalty"]
        counted = [self.valued(item) for item in items if self.counts(item)]
        #: whether of some items only the better counts
        self.exclusive = any(item.excludes for item in counted)
        #: items of a house that hang on a wind which a line may leave open
        self.asking = [item for item in counted if item.asks & {"own_wind", "round_wind"}]
        by_shape = [item for item in counted if not item.declared]
        by_flag = [item for item in counted if item.declared]
        self.yaku = _counting(by_shape, "han")
        self.dora = _counting(by_shape, "dora")
        self.fu = _counting(by_shape, "fu")
        self.yakuman = _counting(by_shape, "yakuman")
        #: traits of a reading, and its closedness in the last bit -> what it may have
        self.possible: dict[int, Possible] = {}
        self.declared_yaku = _counting(by_flag, "han")
        self.declared_yakuman = _counting(by_flag, "yakuman")
        #: flags and closedness of a hand -> the yakuman and the yaku that they declare
        self.declared: dict[tuple[frozenset[str], bool], tuple[list[Found], list[Found]]] = {}
        #: dora, ura dora, red fives and Norths of a hand, its flags and closedness -> the items that hold
        self.settled_dora: dict[tuple[object, ...], list[Found]] = {}
        #: the facts that decide fu -> the items that hold, and their sum, rounded
        self.settled_fu: dict[tuple[object, ...], tuple[list[Found], int]] = {}
        #: base points, dealer, self-draw -> shares and their sum
        self.paid: dict[tuple[int, bool, bool], tuple[tuple[Any, ...], int]] = {}
        #: han and fu of an ordinary hand, dealer, self-draw, in bits -> base points, limit, shares and their sum
        self.ordinary: dict[int, tuple[int, str | None, tuple[Any, ...], int]] = {}

    def possible_in(self, traits: int, *, closed: bool) -> Possible:
        """The yakuman and yaku whose needs a reading meets by its traits; found out once for each."""
        yakuman, yaku = (
            tuple(one for one in table[closed] if one[2].needs & ~traits == 0) for table in (self.yakuman, self.yaku)
        )
        found = yakuman, yaku, self.exclusive or any(item.replaces for _, _, item in yaku)
        self.possible[traits << 1 | closed] = found
        return found

    def chosen(self, option: str) -> bool:
        """Whether a table may choose: the game has this option."""
        return option in self.options

    @property
    def seats(self) -> str:
        """The seats in turn order."""
        return "ESWN"[: self.players]

    def base_of(self, tally: Any, steps: list[Step] | None = None) -> int:
        """The base points of a tally again, written down this time."""
        from scorecalc.rulesets.fuhan.points import base_points, limit_base, yakuman_base

        if tally.units:
            return yakuman_base(tally.units, steps)
        if tally.limit and not tally.han:
            return limit_base(tally.limit, steps)
        return base_points(tally.han, tally.fu, self, steps)[0]

    def liable_units(self, winner: Any, tally: Any, what: str | int | None) -> int:
        """For how much of a hand the feeder who is named pays; 0 where he is not liable."""
        from scorecalc.rulesets.fuhan.pao import liable_units

        return liable_units(winner, tally, what, self)

    def counts(self, item: Item) -> bool:
        """Whether an item is on at this table."""
        if item.id == "renhou":
            return isinstance(self.renhou, int) or self.renhou == "mangan"
        if item.id == "renhou-yakuman":
            return self.renhou == "yakuman"
        if item.id == "open-riichi":
            return self.open_riichi != "off"
        if item.id == "sashikomi":
            return self.open_riichi == "yakuman"
        if item.id == "open-pinfu":
            return bool(self.options["open-pinfu-fu"] == 30)
        if item.id == "pinfu-tsumo":
            return bool(self.options["pinfu-tsumo-fu"] == 30)
        if item.id == "nuki-dora":
            return self.players == 3
        return bool(self.options.get(item.id, True))

    def valued(self, item: Item) -> Item:
        """The item at the value that the options give it; one that a file gives stands above these."""
        if item.id == "tsumo" and not self.options["rinshan-fu"]:
            item = item._replace(test=tsumo_without_rinshan)
        if item.id == "tanyao" and not self.open_tanyao:
            item = item._replace(open=0)
        if item.fixed:
            return item
        if item.id in self.options["double-yakuman"]:
            return item._replace(value=2 * item.value, open=2 * item.open)
        if item.id == "double-wind-pair":
            value = self.options["double-wind-pair-fu"]
            return item._replace(value=value, open=value)
        if item.id == "renhou" and isinstance(self.renhou, int):
            return item._replace(value=self.renhou)
        return item


def _counting(items: Iterable[Item], section: str) -> tuple[Counting, Counting]:
    of_section = [item for item in items if item.section == section]
    return (
        tuple((item.test, item.open, item) for item in of_section if item.open),
        tuple((item.test, item.value, item) for item in of_section if item.value),
    )
