"""The canonical form of a line: one position is printed in one way, and reads back as that position."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from scorecalc.model.vocabulary import BadValue, Setting, Vocabulary
from scorecalc.model.words import Bound, HandWords

__all__ = ["canonical"]


def canonical(bound: Bound, vocabulary: Vocabulary, ruleset: str | None = None) -> str:
    """The line as ``parse`` prints it and a ledger stores it.

    First the tiles, in order and a word for each suit; behind them calls, the winning piece, flags,
    settings as the vocabulary lists them, and options.  Defaults and flags that say what holds anyway
    are left out.  Where players are named, the table's words stand first and the hands follow in the
    vocabulary's order of players; where it has none, in the order given, which may be that of turns.
    """
    bound = vocabulary.normal(bound)
    words = [ruleset] if ruleset else []
    table, options = bound.table, _settings(bound.options, vocabulary)
    if len(bound.hands) == 1 and not bound.hands[0].label:
        hand = bound.hands[0]
        words += _hand(hand, hand.flags | table.flags, {**hand.settings, **table.settings}, vocabulary)
        return " ".join(words + options)
    words += _hand(table, table.flags, table.settings, vocabulary) + options
    hands = list(bound.hands)
    if vocabulary.labels is not None:
        hands.sort(key=lambda hand: vocabulary.labels.index(hand.label))  # type: ignore[union-attr]
    for hand in hands:
        words += [f"{hand.label}:", *_hand(hand, hand.flags, hand.settings, vocabulary)]
    return " ".join(words)


def _hand(hand: HandWords, flags: Collection[str], settings: Mapping[str, Any], vocabulary: Vocabulary) -> list[str]:
    calls = {name: value for name, value in settings.items() if vocabulary.settings[name].call}
    others = {name: value for name, value in settings.items() if name not in calls and name != "win"}
    win = {"win": settings["win"]} if "win" in settings and "win" not in calls else {}
    return [
        *vocabulary.alphabet.write(hand.tiles).split(),
        *_settings(calls, vocabulary),
        *_settings(win, vocabulary),
        *(f"+{flag.name}" for flag in vocabulary.flags.values() if flag.name in flags and not flag.silent),
        *_settings(others, vocabulary),
    ]


def _settings(values: Mapping[str, Any], vocabulary: Vocabulary) -> list[str]:
    """The words of some settings in the vocabulary's order, repeated ones sorted."""
    words: list[str] = []
    for setting in vocabulary.settings.values():
        if setting.name in values:
            words += _words(setting, values[setting.name])
    return words


def _words(setting: Setting, value: Any) -> list[str]:
    if setting.repeats and not setting.option:
        return sorted(f"{setting.name}={one}" for one in _repeated(setting, value))
    if value == setting.default:
        return []
    return [f"{setting.name}={setting.kind.write(value)}"]


def _repeated(setting: Setting, values: tuple[Any, ...]) -> list[str]:
    """The values of a repeated setting; pieces that are no calls are one list: `ind=3m ind=1p` is `ind=3m1p`."""
    if not setting.call and all(isinstance(value, tuple) for value in values):
        together = setting.kind.write(tuple(piece for value in values for piece in value))
        try:
            setting.kind.read(together)
        except BadValue:  # more than one word may hold
            pass
        else:
            return [together]
    return [setting.kind.write(value) for value in values]
