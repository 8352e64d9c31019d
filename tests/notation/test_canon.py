"""The canonical form: it reads back as the same position, and one position has one form."""

import random
import re
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from scorecalc.notation import bind, read
from scorecalc.notation.canon import canonical

from .vocabulary import POKER, RIICHI, TILES


def canon(text, vocabulary=RIICHI, ruleset=None):
    return canonical(bind(read(text), vocabulary), vocabulary, ruleset)


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("678s 55s 345p 567m 234m", "234567m 345p 55678s"),
        ("FECPNSW 5m0m", "05m ESWNPFC"),
        ("🀇🀈🀉 11z 🀄\ufe0f", "123m EEC"),
        (
            "seat=S +reach +self-drawn win=🀇 kong=2222m pung=EEE chow=321m",
            "chi=123m pon=EEE kan=2222m win=1m +tsumo +riichi seat=S",
        ),
        ("pon=999m pon=111m", "pon=111m pon=999m"),
        ("1m +ron +riichi", "1m +riichi"),
        ("1m honba=0 round=E", "1m"),
        ("1m honba=2 round=S from=W seat=E", "1m seat=E round=S from=W honba=2"),
        ("1m ind=3p ind=1m2m", "1m ind=12m3p"),
        ("1m ind=123p ind=456m", "1m ind=123p ind=456m"),
        ("kiriage-mangan=on 1m honba=1", "1m honba=1 kiriage-mangan=true"),
        ("1m kiriage-mangan=false red-fives=any", "1m"),
        ("1m red-fives=0 pao-yakuman=daisuushii/daisangen", "1m red-fives=0 pao-yakuman=daisangen/daisuushii"),
        ("+nobody-won tenpai=WE", "+nobody-won tenpai=EW"),
        ("riichi 1m", "1m"),
        (
            "S: 2m seat=S win=2m from=N E: 1m +riichi ind=5m kiriage-mangan=yes",
            "from=N ind=5m kiriage-mangan=true E: 1m +riichi S: 2m win=2m seat=S",
        ),
    ],
)
def test_canonical_form(text, form):
    """Tiles, calls, the winning tile, flags, settings, options; the table first where players are named."""
    assert canon(text) == form


def test_the_ruleset_stands_first():
    """A ledger keeps the name with the line."""
    assert canon("55s win=5s", ruleset="riichi") == "riichi 55s win=5s"


def test_players_without_a_known_order_keep_the_order_given():
    """It may be that of the turns; cards are joined and sorted as the game ranks them."""
    assert canon("river=2s3s4s5s6s B: Kh10d A: 2c3c", POKER) == "river=2s3s4s5s6s B: KhTd A: 2c3c"


TILE_LISTS = st.lists(st.integers(0, 36), max_size=14)


@st.composite
def said(draw, at_table=True):
    """The words of a hand in some order: tiles, flags under any of their names, settings with values."""
    words = [TILES.names[piece] for piece in draw(TILE_LISTS)]
    flags = draw(st.sets(st.sampled_from(sorted(set(RIICHI.flags) - (set() if at_table else RIICHI.table_flags)))))
    words += [f"+{name}" for name in flags]
    for setting in RIICHI.settings.values():
        if (setting.table or setting.option) and not at_table:
            continue
        for _ in range(draw(st.integers(0, 2 if setting.repeats else 1))):
            words.append(f"{setting.name}={draw(VALUES[setting.name])}")
    return draw(st.permutations(words))


def tiles_of(least, most):
    return st.lists(st.integers(0, 36), min_size=least, max_size=most).map(
        lambda pieces: "".join(TILES.names[piece] for piece in pieces)
    )


WINDS = st.sampled_from("ESWN")
VALUES = {
    **dict.fromkeys(["chi", "pon"], tiles_of(3, 3)),
    **dict.fromkeys(["kan", "ankan"], tiles_of(4, 4)),
    **dict.fromkeys(["seat", "round", "from"], WINDS),
    "win": tiles_of(1, 1),
    "ind": tiles_of(1, 5),
    "han": st.integers(1, 200),
    "fu": st.integers(20, 200),
    "yakuman": st.integers(1, 20),
    "honba": st.integers(0, 99),
    "tenpai": st.sampled_from(["none", "E", "SE", "ESWN"]),
    **dict.fromkeys(["kiriage-mangan", "riichi", "ippatsu"], st.sampled_from(["true", "false", "on", "off"])),
    "red-fives": st.sampled_from(["any", "0", "1"]),
    "pao-yakuman": st.sampled_from(["none", "daisangen", "daisuushii/daisangen"]),
}


@st.composite
def lines(draw):
    """A line as lists of words: one hand, or the table and labelled hands."""
    if draw(st.booleans()):
        return [draw(said().filter(bool))]
    table = [word for word in draw(said()) if word[0] == "+" or "=" in word]
    table = [word for word in table if belongs_to_table(word)]
    labels = draw(st.lists(WINDS, min_size=1, max_size=4, unique=True))
    return [table, *([f"{label}:", *draw(said(at_table=False))] for label in labels)]


def belongs_to_table(word):
    if word[0] == "+":
        return word[1:] in RIICHI.table_flags
    setting = RIICHI.settings[word.partition("=")[0]]
    return setting.table or setting.option


def content(bound):
    """What a line says, without the order of its words, defaults, and flags that hold anyway."""

    def settings(values):
        kept = {}
        for name, value in values.items():
            setting = RIICHI.settings[name]
            if setting.repeats and not setting.call:
                kept[name] = sorted(piece for one in value for piece in one)
            elif setting.repeats:
                kept[name] = sorted(sorted(one) for one in value)
            elif value != setting.default:
                kept[name] = value
        return kept

    def hand(words):
        return words.label, sorted(words.tiles), words.flags - {"ron"}, settings(words.settings)

    hands = sorted((hand(one) for one in bound.hands), key=lambda one: one[0])
    return hand(bound.table), hands, settings(bound.options)


@given(lines())
def test_the_canonical_form_reads_back_as_the_same_position(parts):
    """Rule 10 of the notation, and rule 11: no word of it needs a quote in a shell."""
    bound = bind(read(" ".join(word for part in parts for word in part)), RIICHI)
    form = canonical(bound, RIICHI, "riichi")
    assume(form != "riichi")  # defaults alone are no position
    again = bind(read(form), RIICHI)
    assert content(again) == content(bound)
    assert canonical(again, RIICHI, "riichi") == form
    assert all(re.fullmatch("[A-Za-z0-9+][A-Za-z0-9+=.:/-]*", word) for word in form.split())


@given(lines(), st.randoms(use_true_random=False))
def test_one_position_has_one_canonical_form(parts, rng):
    """Another order, other names, other spacing of the tiles and a stated default change nothing."""
    other = [list(part) for part in parts]
    for part in other:
        label = [part.pop(0)] if part and part[0].endswith(":") else []
        rng.shuffle(part)
        part[:] = label + [respelt(word, rng) for word in part]
    first, *hands = other
    if hands:
        rng.shuffle(hands)
    line = " ".join(word for part in parts for word in part)
    respelt_line = joined_tiles([word for part in (first, *hands) for word in part], rng)
    assert canon(respelt_line) == canon(line)


def respelt(word, rng: random.Random):
    """The same word under another of its names."""
    sign, name, value = re.fullmatch(r"(\+?)([^=]*)(=?.*)", word).groups()
    known = RIICHI.flags if sign else RIICHI.settings if value else {}
    return sign + rng.choice([name, *known[name].aliases]) + value if name in known else word


def joined_tiles(words, rng: random.Random):
    """The line with some spaces between tiles left out."""
    line = words[0]
    for before, word in pairwise(words):
        glue = before[0].isalnum() and word[0].isalnum() and not set(before + word) & set("=:")
        line += ("" if glue and rng.random() < 0.5 else "  ") + word
    return line
