"""What the classical tables leave open or have otherwise from each other; the defaults are those of the German one."""

from __future__ import annotations

from scorecalc.model.vocabulary import BadValue, ValueKind, choice, flag_value, number
from scorecalc.rules.options import Option
from scorecalc.rulesets.doubles.table_options import CLASSICAL_TABLE

__all__ = ["CLASSICAL_OPTIONS", "LIMIT_PART", "SHAPES"]

#: limit hands that are no four sets and a pair
SHAPES = (
    "gates-of-heaven", "thirteen-orphans", "wriggling-snake", "triple-knitting", "knitting", "all-pair-honours",
)  # fmt: skip

_SHAPE = "a part of the limit from 0 to 1, as in 0.5 or 0.25"


def _part(text: str) -> int:
    whole, _, rest = {"false": "0", "off": "0", "true": "1"}.get(text, text).partition(".")
    digits = f"{whole}{rest:0<2}"
    if not (whole in ("0", "1") and len(digits) == 3 and digits.isascii() and digits.isdigit() and int(digits) <= 100):
        raise BadValue(f"expected {_SHAPE}, not `{text}`")
    return int(digits)


#: a part of the limit, held in percent: ``0.4`` is 40
LIMIT_PART = ValueKind(_SHAPE, _part, lambda value: f"{value / 100:g}", ("0", "0.5", "1"))

CLASSICAL_OPTIONS = (
    Option("limit", number(1, 10**9 - 1), 500, "the most that a hand is worth", "doubles-family:limit"),
    Option("roof-off", flag_value(), False, "no limit cuts a count; limit hands stay worth the limit",
           "doubles-family:limit"),
    Option("settlement", choice({word: word for word in ("east-double", "flat", "exceed", "winner-only")}),
           "east-double", "who pays whom", "doubles-family:losers settle, East double"),
    Option("drawn-hand", choice({word: word for word in ("nothing", "differences")}), "nothing",
           "what is paid where nobody won", "doubles-family:Kajongg's tables"),
    Option("added-kong", choice({word: word for word in ("exposed", "hidden")}), "exposed",
           "how a kong made by adding the fourth tile counts", "doubles-family:Kajongg's tables"),
    Option("max-chows", number(0, 4), 4, "how many chows a winning hand may have", "doubles-family:four chows"),
    Option("scholars-chow", flag_value(), True, "three great scholars may have a chow",
           "doubles-family:Kajongg's tables"),
    *CLASSICAL_TABLE,
)  # fmt: skip
