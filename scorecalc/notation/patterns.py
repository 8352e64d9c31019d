"""Every kind of word once, as a table: what it looks like before any game is known.

Two readers are made from the table: one joined regular expression for the words of every line
(:func:`joined`), and a grammar that says where a word that did not match goes wrong
(:mod:`scorecalc.notation.grammar`).  Both accept the same strings.

Names and values hold letters of any alphabet.  Here one sign stands for all those beyond A to Z: a word that has
some is matched as :func:`scorecalc.model.names.lettered` gives it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from scorecalc.model.names import LETTER

__all__ = ["BRACKETS", "END", "EXPECTED", "QUOTES", "SELECTORS", "WORD", "WORDS", "Form", "Part", "form_of", "joined"]


class Part(NamedTuple):
    """A stretch of a word: ``noun`` and ``holds`` are what a message says about it."""

    role: str  #: ``name``, ``value`` or "" for a sign
    pattern: str
    noun: str
    holds: str = ""


class Form(NamedTuple):
    """A kind of word: its parts follow one another without a space."""

    kind: str
    parts: tuple[Part, ...]
    example: str


#: a word ends before a space or with the line
END = "(?![^ ])"
#: they may follow a Unicode tile and choose between its text and its picture
SELECTORS = "\ufe0e\ufe0f"
BRACKETS = "()[]{}"
QUOTES = "\"'`“”„‘’«»"

_LOWER = "[a-z][a-z0-9-]*"
_PICTURE = f"[\U0001f000-\U0001f02b][{SELECTORS}]?"  # 🀀 … 🀫
_TILES = f"(?:[0-9A-Z]|{_PICTURE})(?:[0-9A-Za-z]|{_PICTURE})*"
_VALUE = f"(?:[A-Za-z0-9.:/{LETTER}-]|{_PICTURE})*"
_NAME = f"[A-Za-z{LETTER}][A-Za-z{LETTER}0-9-]*"

_HOLDS_LOWER = "a letter from a to z first, then such letters, digits and `-`"
_HOLDS_TILES = "a digit or a capital first, then digits and letters from A to Z"
_HOLDS_VALUE = "letters, digits and `. : / -`; lists are joined by `/`"
_HOLDS_LABEL = "a letter first, then letters, digits and `-`"


def _lower(noun: str) -> Part:
    return Part("name", _LOWER, noun, _HOLDS_LOWER)


def _sign(sign: str) -> Part:
    return Part("", re.escape(sign), f"`{sign}`")


WORDS = (
    # a digit or a capital first, or a picture; what the letters mean is the game's: 123m 0p EE AhKd 🀇🀈🀉
    Form("tiles", (Part("name", _TILES, "tiles", _HOLDS_TILES),), "123m"),
    # the sign at the start decides: +tsumo
    Form("flag", (_sign("+"), _lower("a flag's name")), "+tsumo"),
    # the sign within decides; an empty value is a word too, and an error of its own: seat=S uma=15/5/-5/-15
    Form(
        "setting",
        (_lower("a setting's name"), _sign("="), Part("value", _VALUE, "a value", _HOLDS_VALUE)),
        "seat=S",
    ),
    # the sign at the end decides; players are named as they like: E: Anna: Zoë: p-2:
    Form("label", (Part("name", _NAME, "a player's name", _HOLDS_LABEL), _sign(":")), "E:"),
    # a bare name: the ruleset, if it is the first word of the line, else out of place: riichi all-green
    Form("ruleset", (_lower("a name"),), "riichi"),
)

EXPECTED = (
    # a total, with the unit if one is written: 3900 11P -3
    Form(
        "amount",
        (
            Part("value", "[+-]?[0-9]+", "an amount", "digits, a sign if need be"),
            Part("name", "[A-Za-z]*", "a unit", "letters"),
        ),
        "11P",
    ),
    # a problem that is to be found; two words, one token: error R310
    Form(
        "error",
        (
            Part("", "error", "`error`"),
            Part("", " +", "a space"),
            Part("value", "[NRDC][0-9]{3}", "a code", "a letter and three digits"),
        ),
        "error R310",
    ),
    # an item of the breakdown, the ruleset may stand before it: pinfu riichi.pinfu
    Form("item", (Part("name", rf"(?!error{END}){_LOWER}(?:\.{_LOWER})?", "an item", _HOLDS_LOWER),), "pinfu"),
    # something else of the result; `+` for an account whose name is in lower case: fu=40 pot=+1000
    Form(
        "field",
        (
            _lower("a name"),
            _sign("="),
            Part("value", f"[A-Za-z0-9.:/+{LETTER}-]+", "an expected value", "letters, digits and `. : / + -`"),
        ),
        "fu=40",
    ),
    # what a player gains or loses; a capital or a letter beyond a to z tells it from a field: S=+850 N=0 jörg=0
    Form(
        "delta",
        (
            Part("name", f"(?![a-z][A-Za-z0-9-]*=){_NAME}", "a player's name", _HOLDS_LABEL),
            _sign("="),
            Part("value", "[+-]?[0-9]+", "a gain or a loss", "a sign and digits"),
        ),
        "S=+850",
    ),
)


def joined(forms: Iterable[Form]) -> re.Pattern[str]:
    """One regular expression for all ``forms``; ``lastgroup`` of a match is the kind of the word.

    The groups of its parts are called kind and role: ``setting_name``, ``setting_value``.

    >>> match = joined(WORDS).match("seat=S")
    >>> match.lastgroup, match["setting_name"], match["setting_value"]
    ('setting', 'seat', 'S')
    >>> joined(WORDS).match("Seat=S") is None
    True
    """
    alternatives = []
    for form in forms:
        parts = [f"(?P<{form.kind}_{p.role}>{p.pattern})" if p.role else p.pattern for p in form.parts]
        alternatives.append(f"(?P<{form.kind}>{''.join(parts)}){END}")
    return re.compile("|".join(alternatives))


WORD = joined(WORDS)


def form_of(word: str) -> Form | None:
    """What a word is meant to be: its sign decides, or else how it begins; None where nothing begins so.

    Letters beyond A to Z are the one that stands for them.

    >>> [form_of(word).kind for word in ("+9", "Win=8s", "E,:", "1,2", "a,b")]
    ['flag', 'setting', 'label', 'tiles', 'ruleset']
    >>> form_of("~") is None
    True
    """
    tiles, flag, setting, label, ruleset = WORDS
    if word[0] == "+":
        return flag
    if "=" in word.lstrip("="):
        return setting
    if word[-1] == ":" and (word[0] == LETTER or (word[0].isascii() and word[0].isalnum())):
        return label
    return next((form for form in (tiles, ruleset) if re.match(form.parts[0].pattern, word)), None)
