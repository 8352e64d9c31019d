"""What hands of cards are expected to be: ``class=flush``, ``class=A:two-pair/B:flush``, ``ranks=A:7722A``.

Of a line with several hands as many are named as one likes; of a single hand no player is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorecalc.expect.difference import Difference, Seen, differ, refuse
from scorecalc.notation.expectation import Expected

__all__ = ["fields", "held"]

_FIELDS = ("class", "ranks", "cards")


def fields(seen: Seen) -> tuple[str, ...]:
    """Those of the fields that the hands of this result have."""
    return tuple(name for name in _FIELDS if any(name in hand.facts for hand in seen.hands))


def held(word: Expected, seen: Seen) -> Difference | None:
    """Compares what is named of the hands."""
    name, result = word.name, seen.result
    found = {label: _written(hand.facts[name]) for label, hand in result.hands.items()}
    if not result.several:
        (got,) = found.values()
        return differ(name, word.value, got, lambda: _told(seen, [*found]), word, f"{name}={got}")
    wanted: dict[str, str] = {}
    for part in word.value.split("/"):
        player, sign, value = part.partition(":")
        if player not in found or not sign:
            _refuse(word, part, found)
        wanted[player] = value
    wrong = [player for player in wanted if wanted[player] != found[player]]
    expected, came = (" ".join(f"{player}:{of[player]}" for player in wrong) for of in (wanted, found))
    instead = f"{name}=" + "/".join(f"{player}:{found[player]}" for player in wanted)
    return differ(name, expected, came, lambda: _told(seen, wrong), word, instead)


def _written(value: Any) -> str:
    """Without spaces, as an expectation has it: ``two-pair``, ``7h7c2h2dAd``."""
    return value.replace(" ", "-") if isinstance(value, str) else "".join(value)


def _told(seen: Seen, players: list[str]) -> str:
    told = {label: ", ".join(hand.row) for label, hand in seen.result.hands.items()}
    return "; ".join(f"{player}: {told[player]}" if player else told[player] for player in players)


def _refuse(word: Expected, part: str, found: Mapping[str, str]) -> None:
    player, value = next(iter(found.items()))
    help = f"write `{word.name}={player}:{value}`; the players are {', '.join(found)}"
    refuse("C507", f"`{part}` names no player and what he has", word, help)
