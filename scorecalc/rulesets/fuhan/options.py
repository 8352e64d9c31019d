"""What a table of riichi may decide for itself: every option that concerns one hand or its payment, and the game's."""

from __future__ import annotations

from scorecalc.model.vocabulary import BadValue, ValueKind, choice, flag_value, listed, number
from scorecalc.rules.options import Option
from scorecalc.rulesets.fuhan.table_options import TABLE_OPTIONS

__all__ = ["ABORTIVE_DRAWS", "DOUBLE_YAKUMAN", "OPTIONS", "PAO_YAKUMAN"]

ABORTIVE_DRAWS = ("kyuushu-kyuuhai", "suufon-renda", "suukaikan", "suucha-riichi", "sanchahou")
DOUBLE_YAKUMAN = ("kokushi-13", "suuankou-tanki", "junsei-chuuren", "daisuushii")
PAO_YAKUMAN = ("daisangen", "daisuushii", "suukantsu")
_ROWS = {"M9": "kokushi-13", "M11": "suuankou-tanki", "M13": "junsei-chuuren", "M15": "daisuushii"}


def _words(values: str) -> ValueKind:
    return choice({word: word for word in values.split()})


def _renhou() -> ValueKind:
    """``off``, ``mangan``, ``yakuman``, or a number of han (0 is off)."""
    words = ("off", "mangan", "yakuman")
    shape = "off, mangan, yakuman or a number of han from 1 to 13"

    def read(text: str) -> str | int:
        if text in ("false", "no", "0"):
            return "off"
        if text in words:
            return text
        if text.isascii() and text.isdigit() and 1 <= int(text[:3]) <= 13:
            return int(text)
        raise BadValue(f"expected {shape}, not `{text}`")

    return ValueKind(shape, read, str, words)


def _amount_or_usual(shape: str) -> ValueKind:
    """A number of points, or ``usual``: what the number of players makes it."""
    digits = number(0)

    def read(text: str) -> int | None:
        return None if text == "usual" else int(digits.read(text))

    return ValueKind(shape, read, lambda value: "usual" if value is None else str(value), ("usual",))


_red_fives = ValueKind(
    "any, or how many of each suit exist: 0 to 4",
    lambda text: 4 if text == "any" else number(0, 4).read({"true": "4", "false": "0"}.get(text, text)),
    lambda value: "any" if value == 4 else str(value),
    ("any", "0", "1", "2", "3", "4"),
)


def _either(first: int, second: int) -> ValueKind:
    return choice({str(first): first, str(second): second})


OPTIONS = (
    Option("open-tanyao", flag_value(), True, "tanyao counts in an open hand", "riichi:Y6", ("kuitan",)),
    Option("red-fives", _red_fives, 4, "red fives of each suit: any, or 0 to 4", "riichi:R1"),
    Option("kan-dora", flag_value(), True, "each kan turns one more indicator", "riichi:D1"),
    Option(
        "double-yakuman",
        listed(DOUBLE_YAKUMAN, {**_ROWS, "kokushi-13-sided": "kokushi-13"}),
        ("kokushi-13", "suuankou-tanki", "junsei-chuuren"),
        "yakuman that count two units",
        "riichi:M9",
    ),
    Option("stack-yakuman", flag_value(), True, "several yakuman of one hand add up", "riichi:M15"),
    Option("kazoe", _words("yakuman sanbaiman multiple"), "yakuman", "what 13 han and more are worth", "riichi:P2"),
    Option(
        "tenhou-wait", _words("named best"), "named", "the winning tile of a tenhou: as named, or the best", "riichi:M1"
    ),
    Option(
        "renhou", _renhou(), "off", "a non-dealer's win on a discard before his first draw", "riichi:M2", worth=True
    ),
    Option(
        "open-riichi",
        choice(
            {"off": "off", "on": "on", "yakuman": "yakuman"}, {"false": "off", "no": "off", "true": "on", "yes": "on"}
        ),
        "off",
        "riichi with the wait shown: one han more, or a yakuman from who discards into it",
        "riichi:Y1",
    ),
    Option("kiriage-mangan", flag_value(), False, "4 han 30 fu and 3 han 60 fu count as mangan", "riichi:P3"),
    Option("double-wind-pair-fu", _either(4, 2), 4, "fu of a pair that is seat and round wind", "riichi:F9"),
    Option(
        "open-pinfu-fu",
        _either(30, 20),
        30,
        "an open hand without other fu, won on a discard: raised to 30, or left at 20",
        "riichi:F13",
    ),
    Option("pinfu-tsumo-fu", _either(20, 30), 20, "fu of a closed pinfu by self-draw", "riichi:F14"),
    Option("rinshan-fu", flag_value(), True, "the self-draw fu count with rinshan", "riichi:F15"),
    Option("players", _either(4, 3), 4, "players at the table", "riichi:P4"),
    Option(
        "tsumo-loss",
        _words("on off half full equal proportional dealer other add-1000 ron-loss"),
        "on",
        "three players: who makes up the absent player's share of a self-draw",
        "riichi:P4",
    ),
    Option(
        "honba-value",
        _amount_or_usual("points a counter, or usual"),
        None,
        "points a counter adds to a ron",
        "riichi:P5",
    ),
    Option("honba-to", _words("first every-winner"), "first", "who gets the counters when several win", "riichi:P6"),
    Option("sticks-to", _words("first own-back"), "first", "who gets the sticks when several win", "riichi:P6"),
    Option("multiple-ron", _words("all first triple-draw"), "all", "several wins on one discard", "riichi:P6"),
    Option(
        "pao-yakuman",
        listed(PAO_YAKUMAN),
        ("daisangen", "daisuushii"),
        "yakuman that make their feeder liable",
        "riichi:P7",
    ),
    Option(
        "pao-scope",
        _words("whole-hand liable-yakuman"),
        "whole-hand",
        "what of a stacked hand the liable player pays",
        "riichi:P7",
    ),
    Option("pao-honba", _words("liable discarder"), "liable", "who pays the counters of a shared ron", "riichi:P7"),
    Option(
        "noten-payment",
        _amount_or_usual("points in all, or usual"),
        None,
        "what an exhaustive draw moves in all",
        "riichi:P8",
    ),
    Option("nagashi-mangan", flag_value(), True, "discards of 1, 9 and honours alone are paid at a draw", "riichi:P8"),
    Option("abortive-draws", listed(ABORTIVE_DRAWS), (), "the abortive draws that are played", "riichi:P10"),
    *TABLE_OPTIONS,
)
