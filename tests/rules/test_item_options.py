"""The options that items have by their own names: each switched off, and worth another number, on its own lines."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import pytest

from scorecalc.api import load_rules, ruleset_names, score
from scorecalc.problems import Problem, Refused
from scorecalc.rules.item import Item
from scorecalc.rules.options import Option
from scorecalc.rules.ruleset import Ruleset

__all__ = ["GENERATED"]


def _table(*rows: tuple[str, str, str]) -> dict[tuple[str, str], str]:
    """Game and items with the code of the refusal, by game and item."""
    return {(game, item): code for game, code, items in rows for item in items.split()}


#: a flag whose item is off is an error that names the option (notation, behind rule 12)
FLAG_OFF = _table(
    ("riichi", "R211", "riichi double-riichi ippatsu ura-dora rinshan chankan haitei houtei tenhou chiihou"),
    ("tokyo", "R211", "riichi double-riichi rinshan renkaihou chankan haitei houtei renhou tenhou chiihou"),
    ("all-green", "R325", "tenhou chiihou"),
    ("columbia", "R376", "one-shot last-tile last-discard one-pass"),
    ("french", "R376", "last-tile last-discard appellant first-deal last-of-breach"),
    ("classical", "R376", "last-tile last-discard original-call kong-on-kong"),
    ("classical", "R376", "blessing-of-heaven blessing-of-earth east-nine-times"),
)
#: a flag that tells how the tile came, whatever that is worth (french:FA21)
SAYS_MORE = {"+invoked"}
#: the line has no yaku but this (riichi:R5), or its tiles are no win but by this (notation, "The vocabulary")
NOTHING_ELSE = _table(
    ("riichi", "R310", "tanyao haku hatsu chun seat-wind round-wind chiitoitsu chanta junchan chinitsu"),
    ("tokyo", "R310", "tanyao yakuhai chiitoitsu sanshoku-ittsuu chanta junchan chinitsu"),
    ("tokyo", "R310", "choupaikou sujipaikou chousankou"),
    ("columbia", "R370", "seven-pairs thirteen-orphans"),
    ("french", "R370", "little-snake lanterns"),
    ("classical", "R370", "gates-of-heaven thirteen-orphans wriggling-snake triple-knitting knitting all-pair-honours"),
)
#: the item goes and the total stays
AS_MUCH_WITHOUT = {
    # C30: 20 for going out is what a hand without points is worth, and both are doubled by C44 and C47
    ("columbia", "no-points"),
    # T61: seven pairs of honours are honroutou, a shoumangan as well
    ("tokyo", "daichiishin"),
    # limit hands of the German table that are one suit with nothing exposed as well
    ("classical", "nine-gates"),
    # those whose count is more than the limit of 500 as well: 36 × 2^4 at the least for four sets of honours, five
    # doubles of three sets of dragons, five of hidden pungs in one suit with honours
    ("classical", "only-honours"),
    ("classical", "four-winds"),
    ("classical", "three-scholars"),
    ("classical", "buried-treasure"),
}


class Case(NamedTuple):
    """An item with its option and a line that has it; ``line`` is without a setting of the option, ``usual`` with."""

    rules: Ruleset
    item: Item
    option: Option
    line: str
    usual: str

    @property
    def key(self) -> tuple[str, str]:
        return self.rules.game.name, self.item.id

    @property
    def worth(self) -> Any:
        """What the item is worth in the line as it stands."""
        said = self.usual.removeprefix(self.line).partition("=")[2]
        return self.option.kind.read(said) if said else self.rules.options[self.option.name]

    def __str__(self) -> str:
        return f"{self.rules.name} {self.usual}"


class Outcome(NamedTuple):
    """A total, the items with their amounts, and the sum of the doubles."""

    total: int
    items: dict[str, int]
    doubles: int


@cache
def outcome(rules: Ruleset, line: str) -> Outcome:
    """What the only hand of a line is worth."""
    (hand,) = score(line, rules).hands.values()
    assert hand.total is not None
    items: dict[str, int] = {}
    for item in (item for section in hand.sections for item in section.items):
        name = item.id.removeprefix(f"{rules.game.name}.")
        items[name] = items.get(name, 0) + item.amount
    doubles = sum(section.total for section in hand.sections if section.title == "doubles")
    return Outcome(hand.total.amount, items, doubles)


def cases() -> list[Case]:
    """Every option that is a switch or a number of its item, with each line of the item's declaration."""
    found = []
    for rules in map(load_rules, ruleset_names()):
        options = {option.name: option for option in rules.game.options}
        for item in () if "extends" in rules.about else rules.game.items:
            option = options.get(item.option)
            if option is None or not isinstance(option.default, (bool, int, tuple)):
                continue  # renhou=mangan, open-riichi=yakuman: in the tables
            for line in item.yes:
                own = [word for word in line.split() if word.startswith(f"{item.option}=")]
                bare = " ".join(word for word in line.split() if word not in own)
                found.append(Case(rules, item, option, bare, " ".join((bare, *own))))
    return found


CASES = cases()
#: limit hands of the classical game are worth a part of the limit
PARTS = [case for case in CASES if case.key[0] == "classical" and case.item.section == "special"]
WORTH = [case for case in CASES if case.option.worth and case not in PARTS]
#: the options that these tests flip, by their games
GENERATED = frozenset((case.rules.game.name, case.option.name) for case in CASES)


def problem(rules: Ruleset, line: str) -> Problem:
    with pytest.raises(Refused) as refused:
        score(line, rules)
    (one,) = refused.value.problems
    return one


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_item_that_is_off_does_not_count(case: Case):
    """Without it the total is another, or the line is refused for the reason that the tables above give."""
    before = outcome(case.rules, case.usual)
    assert case.item.id in before.items
    off = f"{case.line} {case.option.name}=false"
    if case.key in FLAG_OFF and not {*case.line.split()} & SAYS_MORE:
        refused = problem(case.rules, off)
        assert refused.code == FLAG_OFF[case.key]
        assert f"{case.option.name}=" in f"{refused.message} {refused.help}"
        return
    if case.key in NOTHING_ELSE:
        assert problem(case.rules, off).code == NOTHING_ELSE[case.key]
        return
    after = outcome(case.rules, off)
    assert case.item.id not in after.items
    assert (after.total == before.total) == (case.key in AS_MUCH_WITHOUT)


@pytest.mark.parametrize("case", WORTH, ids=str)
def test_an_item_is_worth_what_its_option_says(case: Case):
    """Points change the total by the difference as often as they count, doubled; doubles double it once more each."""
    before = outcome(case.rules, case.usual)
    amount, worth = before.items[case.item.id], case.worth
    # an item of two values counts once in its line: as exposed or as hidden
    own = worth if isinstance(worth, int) else next(value for value in worth if value == amount)
    more = 1 if case.item.section == "doubles" else 5
    other = own + more
    said = f"{other}" if isinstance(worth, int) else "/".join(f"{value + more}" for value in worth)
    after = outcome(case.rules, f"{case.line} {case.option.name}={said}")
    times, rest = divmod(amount, own)
    assert times
    assert not rest
    assert after.items[case.item.id] == times * other
    if case.item.section == "points":
        assert after.total - before.total == times * more * 2**before.doubles
    elif case.item.section == "doubles":
        assert after.total == min(before.total * 2**times, case.rules.options["limit"])
    else:
        assert after.total == after.items[case.item.id]


@pytest.mark.parametrize("case", PARTS, ids=str)
def test_a_limit_hand_is_worth_the_part_of_the_limit_that_its_option_says(case: Case):
    """A quarter of a limit that no count comes near; other limit hands of the line, worth more, are left to count."""
    before = outcome(case.rules, f"{case.usual} limit=1000000")
    assert before.items[case.item.id] == before.total == case.worth * 10_000
    after = outcome(case.rules, f"{case.line} {case.option.name}=0.25 limit=1000000")
    assert after.items.get(case.item.id) == after.total == 250_000 or after.total == 1_000_000


def test_the_exceptions_are_of_options_that_there_are():
    """An item that is renamed takes its reason with it."""
    assert {*FLAG_OFF, *NOTHING_ELSE, *AS_MUCH_WITHOUT} <= GENERATED
    assert not {*FLAG_OFF} & {*NOTHING_ELSE}
