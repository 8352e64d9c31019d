"""The traits of a reading: no item is left unasked that could hold."""

from __future__ import annotations

import random
from collections import Counter

from scorecalc.api import bind_line, load_rules
from scorecalc.notation import read
from scorecalc.problems import Refused
from scorecalc.rulesets.fuhan.hand import Hand
from scorecalc.rulesets.fuhan.items import ITEMS
from scorecalc.rulesets.fuhan.variants import variants
from tests.oracles.built import ITEMS as BUILT
from tests.oracles.hands import random_hand
from tests.oracles.lines import line_of

NEEDY = [item for item in ITEMS if item.needs]


def test_an_item_holds_in_no_reading_that_lacks_what_it_needs():
    """Hands of every theme, and one built for each item; each of the items holds somewhere, so that it is tried."""
    rng = random.Random(17)
    held: Counter[str] = Counter()
    for line in [*BUILT.values(), *(line_of(random_hand(rng)) for _ in range(4_000))]:
        try:
            bound, rules = bind_line(read(line), load_rules("riichi"))
            ruleset = rules.with_options(bound.options)
            hands = ruleset.game.hands(ruleset.game.position(bound, ruleset.ready))
        except Refused:  # a hand that the rules object to is never read
            continue
        for hand in hands:
            assert isinstance(hand, Hand)
            for reading in (r for _, found in variants(hand, ruleset.ready) for r in found):
                for item in NEEDY:
                    if item.test(reading):
                        held[item.id] += 1
                        assert item.needs & ~reading.traits == 0 or reading.form == "renhou", (line, item.id)
    assert sorted(held) == sorted(item.id for item in NEEDY)


def test_every_yaku_of_shape_says_what_it_needs():
    """Only those that ask the flags alone, or nothing of the shape, need nothing."""
    without = {item.id for item in ITEMS if item.section in ("han", "yakuman") and not item.needs}
    assert {item.id for item in ITEMS if item.declared} >= without - {"menzen-tsumo"}
