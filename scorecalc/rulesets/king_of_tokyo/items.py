"""Everything that dice and Tokyo give, each item declared once."""

from __future__ import annotations

from scorecalc.rules.item import Items
from scorecalc.rulesets.king_of_tokyo.dice import ENERGY, FACES, HEART, NUMBERS, SMASH, Show
from scorecalc.rulesets.king_of_tokyo.options import MOST_STARS
from scorecalc.rulesets.king_of_tokyo.table import OUT, PLACES
from scorecalc.rulesets.king_of_tokyo.turn import Turn

__all__ = ["ITEMS"]

_ITEMS = Items("king-of-tokyo")
stars = _ITEMS.section("stars")
energy = _ITEMS.section("energy")
hearts = _ITEMS.section("hearts")
smashes = _ITEMS.section("smashes")

#: K1: so many alike give stars
_ALIKE = 3
_CARDS = "cards"
_WORDS = {1: "one", 2: "two", 3: "three"}


def _showing(face: int, show: Show, t: Turn) -> str:
    return show((face,) * t.position.counts[face])


def _start(t: Turn, _: Show) -> str:
    return f"{t.position.active} starts in {PLACES[t.started]}"


def _entry(t: Turn, _: Show) -> str:
    return f"{t.position.active} enters {PLACES[t.entered]}"


def _in_tokyo(t: Turn) -> bool:
    return t.started not in ("", OUT)


@stars.item(
    "start-in-tokyo",
    "Start in Tokyo",
    2,
    cite="K6",
    switchable=False,
    why=_start,
    yes="112233 turn=A A: at=city B:",
    no=("112233 turn=A A: B: at=city", "112233 turn=A +two-player A: at=city B:"),
)
def start_in_tokyo(t: Turn) -> bool:
    """The monster starts its turn in Tokyo City or Tokyo Bay."""
    return _in_tokyo(t) and not t.position.variant


@stars.item(
    "three-ones", "Three 1s", 1, cite="K1", switchable=False, aliases=("ones",), why="111", yes="111EHS", no="11EHSS"
)
def three_ones(t: Turn) -> bool:
    """At least three dice show 1."""
    return t.position.counts[0] >= _ALIKE


@stars.item(
    "three-twos", "Three 2s", 2, cite="K1", switchable=False, aliases=("twos",), why="222", yes="222EHS", no="22EHSS"
)
def three_twos(t: Turn) -> bool:
    """At least three dice show 2."""
    return t.position.counts[1] >= _ALIKE


@stars.item(
    "three-threes",
    "Three 3s",
    3,
    cite="K1",
    switchable=False,
    aliases=("threes",),
    why="333",
    yes="333EHS",
    no="33EHSS",
)
def three_threes(t: Turn) -> bool:
    """At least three dice show 3."""
    return t.position.counts[2] >= _ALIKE


def _more(t: Turn, _: Show) -> str:
    face = next(face for face in NUMBERS if t.position.counts[face] > _ALIKE)
    more = t.position.counts[face] - _ALIKE
    return f"{_WORDS[more]} more {FACES[face]}{'s' * (more > 1)}"


@stars.item(
    "more-alike",
    "More alike",
    1,
    cite="K1",
    switchable=False,
    why=_more,
    yes=("1111EH", "333333"),
    no=("111EHS", "111222"),
)
def more_alike(t: Turn) -> int:
    """Each die of a number beyond the three that show it."""
    return sum(max(0, t.position.counts[face] - _ALIKE) for face in NUMBERS)


@stars.item(
    "entering",
    "Entering Tokyo",
    1,
    cite="K6",
    switchable=False,
    why=_entry,
    yes=("112233 turn=A A: B:", "112233 turn=A A: B: at=city C: D: E:"),
    no=("112233 turn=A A: B: at=city", "112233 turn=A +two-player A: B:"),
)
def entering(t: Turn) -> bool:
    """The monster enters Tokyo City or Tokyo Bay; a move from the Bay to the City is none."""
    return t.entered != "" and not t.position.variant


@stars.item(
    "extra-stars",
    "Extra stars",
    1,
    cite=_CARDS,
    switchable=False,
    why="from Power cards",
    yes="112233 extra-stars=2",
    no="112233 extra-energy=2",
)
def extra_stars(t: Turn) -> int:
    """Stars that Power cards add."""
    return t.position.cards.stars


def _above(t: Turn, _: Show) -> str:
    return f"{t.stars} + {gained(t)}, and {MOST_STARS} are the most"


@stars.item(
    "above-twenty",
    "Above 20",
    -1,
    cite="K12",
    switchable=False,
    mark="reading",
    why=_above,
    yes="112233 turn=A A: at=city stars=19 B:",
    no="112233 turn=A A: at=city stars=18 B:",
)
def above_twenty(t: Turn) -> int:
    """Stars above 20 are not counted."""
    return max(0, t.stars + gained(t) - MOST_STARS)


@energy.item(
    "start-energy",
    "Start in Tokyo",
    1,
    cite="K11",
    switchable=False,
    why=_start,
    yes="112233 turn=A +two-player A: at=city B:",
    no=("112233 turn=A A: at=city B:", "112233 turn=A +two-player A: B: at=city"),
)
def start_energy(t: Turn) -> bool:
    """In the variant for two, energy instead of the stars for a start in Tokyo."""
    return _in_tokyo(t) and t.position.variant


@energy.item(
    "energy-dice",
    "Energy",
    1,
    cite="K2",
    switchable=False,
    aliases=("energy",),
    why=lambda t, show: _showing(ENERGY, show, t),
    yes=("1122EE", "1122EE turn=A A: at=city B:"),
    no="112233",
)
def energy_dice(t: Turn) -> int:
    """Each energy die, anywhere."""
    return t.position.counts[ENERGY]


@energy.item(
    "entering-energy",
    "Entering Tokyo",
    1,
    cite="K11",
    switchable=False,
    why=_entry,
    yes="112233 turn=A +two-player A: B:",
    no=("112233 turn=A A: B:", "112233 turn=A +two-player A: B: at=city"),
)
def entering_energy(t: Turn) -> bool:
    """In the variant for two, energy instead of the star for entering."""
    return t.entered != "" and t.position.variant


@energy.item(
    "extra-energy",
    "Extra energy",
    1,
    cite=_CARDS,
    switchable=False,
    why="from Power cards",
    yes="112233 extra-energy=2",
    no="112233 extra-stars=2",
)
def extra_energy(t: Turn) -> int:
    """Energy that Power cards add."""
    return t.position.cards.energy


def _healing(t: Turn, show: Show) -> str:
    if not t.position.monsters:
        return _showing(HEART, show, t) + ", outside Tokyo"
    return _showing(HEART, show, t)


@hearts.item(
    "heart-dice",
    "Hearts",
    1,
    cite="K3",
    switchable=False,
    aliases=("hearts",),
    why=_healing,
    yes=("1122HH", "1122HH turn=A A: hearts=9 B: at=city", "1122HH turn=A A: hearts=9 B:"),
    no=("1122EE", "1122HH turn=A A: hearts=9 at=city B:", "1122HH turn=A A: hearts=10 B: at=city"),
)
def heart_dice(t: Turn) -> int:
    """Each heart die outside Tokyo, as long as the monster has not the most that there are."""
    return t.healed


@hearts.item(
    "extra-hearts",
    "Extra hearts",
    1,
    cite=_CARDS,
    switchable=False,
    why=lambda t, _: "from Power cards" if t.card_hearts > 0 else "lost to Power cards",
    yes=("112233 extra-hearts=2", "112233 turn=A extra-hearts=2 A: hearts=4 at=city B:", "112233 extra-hearts=-2"),
    no=("1122HH", "112233 turn=A extra-hearts=2 A: hearts=10 B:"),
)
def extra_hearts(t: Turn) -> int:
    """Hearts that Power cards give, in Tokyo too and never above the most, or that they cost."""
    return t.card_hearts


@smashes.item(
    "smash-dice",
    "Smashes",
    1,
    cite="K4",
    switchable=False,
    aliases=("smashes",),
    why=lambda t, show: _showing(SMASH, show, t),
    yes="1122SS",
    no="112233",
)
def smash_dice(t: Turn) -> int:
    """Each smash costs every living monster on the other side a heart."""
    return t.position.counts[SMASH]


@smashes.item(
    "extra-smashes",
    "Extra smashes",
    1,
    cite=_CARDS,
    switchable=False,
    why="from Power cards",
    yes="112233 extra-smashes=1",
    no="1122SS",
)
def extra_smashes(t: Turn) -> int:
    """Smashes that Power cards add."""
    return t.position.cards.smashes


#: all items in the order in which they are shown
ITEMS = tuple(_ITEMS)
_GAINS = tuple(item for item in ITEMS if item.section == "stars" and item.id != "above-twenty")


def gained(t: Turn) -> int:
    """The stars of a turn before they are cut at 20."""
    return sum(item.value * item.test(t) for item in _GAINS)
