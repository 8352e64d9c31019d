"""Each option, flipped in a line: the result changes as the option says, and a reading that decided is named."""

from __future__ import annotations

import pytest

from scorecalc.api import load_rules
from scorecalc.rulesets.all_green.options import READINGS

from .scored import codes, hand_of, items_of, payments_of, result, total_of

#: option, a line, chips at the default, the setting, chips then
FLIPS = [
    ("hatsu-pair", "99s HHH win=H", 8, "hatsu-pair=7", 7),
    ("hatsu-pair", "77s HHH win=H", 6, "hatsu-pair=7", 6),
    ("chanta-triplets", "99s HHH win=H", 8, "chanta-triplets=true", 10),
    ("chanta-triplets", "HH 111s win=1s", 7, "chanta-triplets=true", 9),
    ("chanta-triplets", "77s HHH win=H", 6, "chanta-triplets=true", 6),
    ("pinfu-wait", "55s 123s win=3s", 6, "pinfu-wait=edge-too", 7),
    ("pinfu-wait", "55s 789s win=7s", 6, "pinfu-wait=edge-too", 7),
    ("pinfu-wait", "55s 789s win=8s", 6, "pinfu-wait=edge-too", 6),
    ("pinfu-shared-card", "555s 67s win=5s", 8, "pinfu-shared-card=pair", 7),
    ("pinfu-shared-card", "555s 67s win=7s", 8, "pinfu-shared-card=pair", 8),
    ("dora-indicator", "99s 123s win=1s ind=8s", 10, "dora-indicator=next", 12),
    ("dora-indicator", "99s 123s win=1s ind=9s", 12, "dora-indicator=next", 11),
    ("dora-indicator", "HH 123s win=1s ind=H", 7, "dora-indicator=next", 7),
    ("dora-indicator", "99s 123s win=1s dora=9s", 12, "dora-indicator=next", 12),
    ("dealer-bonus-from", "66s 777s win=7s +dealer", 11, "dealer-bonus-from=bank", 11),
    ("yakuman-base", "66s 888s win=8s", 24, "yakuman-base=true", 30),
    ("yakuman-base", "HH 888s win=8s", 30, "yakuman-base=true", 33),
    ("yakuman-dealer-bonus", "66s 888s win=8s +dealer", 26, "yakuman-dealer-bonus=false", 24),
    ("yakuman-dealer-bonus", "66s 777s win=7s +dealer", 11, "yakuman-dealer-bonus=false", 11),
    ("yaku-needed", "99s 123s win=2s", 9, "yaku-needed=true", 9),
    ("toitoi", "66s 777s win=7s", 9, "toitoi=false", 7),
    ("ryuuiisou", "66s 888s win=8s", 24, "ryuuiisou=off", 9),
    ("super-all-green", "HH 234s win=3s", 30, "super-all-green=false", 3),
    ("chinroutou", "11s 999s win=9s", 24, "chinroutou=false", 8),
]


@pytest.mark.parametrize(("option", "line", "before", "setting", "after"), FLIPS)
def test_an_option_changes_what_it_says(option: str, line: str, before: int, setting: str, after: int):
    """The rows G1 to G10, and the switches of single items."""
    assert option in load_rules("all-green").options
    assert total_of(line) == before
    assert total_of(f"{line} {setting}") == after


@pytest.mark.parametrize(
    ("option", "line", "before", "setting", "after"),
    [flip for flip in FLIPS if flip[0] in READINGS and flip[2] != flip[4]],
)
def test_a_reading_that_changed_the_total_is_named(option: str, line: str, before: int, setting: str, after: int):
    """The note says what the other reading would give, under both values of the option."""
    for words, other in ((line, after), (f"{line} {setting}", before)):
        (note,) = [note for note in hand_of(words).notes if note.id == f"all-green.{option}"]
        assert note.text.endswith(f": {other} P")


@pytest.mark.parametrize(
    ("option", "line", "setting"),
    [(*flip[:2], flip[3]) for flip in FLIPS if flip[0] in READINGS and flip[2] == flip[4]],
)
def test_a_reading_that_changed_nothing_is_not_named(option: str, line: str, setting: str):
    """A note on what makes no difference would only be noise."""
    for words in (line, f"{line} {setting}"):
        assert f"all-green.{option}" not in [note.id for note in hand_of(words).notes]


def test_an_item_that_hangs_on_a_reading_is_marked():
    """G1, G3, G7: hatsu beside 99, pinfu on a card that fits twice, the dealer's 2."""

    def marks(line: str) -> list[str]:
        items = [item for section in hand_of(line).sections for item in section.items]
        return [item.id for item in items if item.mark == "reading"]

    assert marks("99s HHH win=H") == ["all-green.hatsu"]
    assert marks("77s HHH win=H") == []
    assert marks("444s 56s win=4s") == ["all-green.pinfu"]
    assert marks("99s 123s win=1s") == []
    assert marks("66s 777s win=7s +dealer") == ["all-green.dealer"]


def test_g7_the_bank_pays_the_dealers_2_where_so_agreed():
    """G7: then nobody pays them; the hand's total has them all the same."""
    line = "66s 777s win=7s seat=E +tsumo players=3 dealer-bonus-from=bank"
    assert payments_of(line) == [("S", "E", 5, 1), ("W", "E", 5, 1), ("bank", "E", 2, 1)]
    assert result(line).deltas == {"E": 12, "S": -5, "W": -5, "bank": -2}
    assert items_of(line)["dealer"] == 2
    assert payments_of("66s 777s win=7s dealer-bonus-from=bank") == [("discarder", "winner", 9, 1)]


def test_g10_where_a_yaku_is_needed_the_base_alone_is_refused():
    """G10: R310, with the winning card that makes no pinfu."""
    assert codes("11s 456s win=5s yaku-needed=true") == ["R310"]
    assert codes("HH 456s win=5s dora=H +tsumo yaku-needed=true") == ["R310"]
    assert total_of("11s 456s win=4s yaku-needed=true") == 7


def test_g14_only_the_first_is_paid_where_so_agreed():
    """G14: the first in turn after the discarder."""
    two = result("multiple-ron=first from=N S: 55s 567s win=7s E: 66s 777s")
    assert two.deltas == {"E": 11, "S": 0, "W": 0, "N": -11}
    assert two.winner == ("E",)


def test_a_flag_whose_item_is_off_is_an_error_that_names_the_option():
    """Notation, behind rule 12."""
    assert codes("99s 123s win=1s +tsumo +chiihou chiihou=false") == ["R325"]
