"""A ruleset: a game, its options with where each value comes from, and its fingerprint."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from scorecalc.model.score import Breakdown
from scorecalc.model.vocabulary import Vocabulary
from scorecalc.model.words import Bound
from scorecalc.rules.item import Item
from scorecalc.rules.options import Option

if TYPE_CHECKING:
    from scorecalc.rules.engine import Choice

__all__ = ["Chart", "Fingerprint", "Game", "Ruleset", "Style"]


class Style(NamedTuple):
    """How text in a breakdown is written: the language of the names, and pieces as letters or signs."""

    names: str = "en"
    pieces: str = "text"


class Chart(NamedTuple):
    """A score table: ``columns`` and ``rows`` with their labels; None where no position comes to that."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str | None, ...]], ...]


class Game(Protocol):
    """What a game hands to the engine; the types of hands, readings and tallies are its own."""

    name: str
    items: tuple[Item, ...]
    options: tuple[Option, ...]
    #: how the players' letters are spelled out (``{"E": "East"}``); empty where they are names already
    accounts: Mapping[str, str]
    #: the unit of a section of items where it is not the section's name (dora are han)
    units: Mapping[str, str]

    def ready(self, options: Mapping[str, Any]) -> Any:
        """The rules of one table, prepared once."""

    def vocabulary(self, ruleset: str, options: Mapping[str, Any]) -> Vocabulary:
        """The words of a line, an option's default being the ruleset's own."""

    def position(self, bound: Bound, rules: Any) -> Any:
        """What the words tell; raises Refused where it cannot be so."""

    def hands(self, position: Any) -> Sequence[Any]:
        """The hands that are to be scored."""

    def variants(self, hand: Any, rules: Any) -> Iterable[tuple[str, Sequence[Any]]]:
        """Each piece that may have won, with the readings under it; one entry where it is known."""

    def tally(self, reading: Any, rules: Any) -> Any:
        """The worth of a reading, with ``rank`` and ``income``; None where it may not win."""

    def refuse(self, bound: Bound, hand: Any, rules: Any) -> Exception:
        """Why a hand without any tally cannot be scored."""

    def items_at(self, rules: Any) -> Sequence[tuple[Item, bool]]:
        """Every item at the value that the rules give it, and whether it is on."""

    def charts(self, rules: Any) -> Sequence[Chart]:
        """The score tables of the rules."""

    def breakdown(
        self, ruleset: Ruleset, bound: Bound, position: Any, choices: Sequence[Choice], style: Style
    ) -> Breakdown:
        """The result, itemised."""


class Ruleset:
    """A game under options.

    ``options`` maps names to typed values and ``origins`` each name to the file that set it
    (``default`` where none did).  ``ready`` is what the game made of them.  ``about`` is what its file
    says of itself: ``extends``, ``source``, ``unsure``.
    """

    __slots__ = ("_overridden", "about", "game", "name", "options", "origins", "ready", "title", "vocabulary")

    def __init__(
        self,
        name: str,
        title: str,
        game: Game,
        options: Mapping[str, Any],
        origins: Mapping[str, str],
        vocabulary: Vocabulary | None = None,
        about: Mapping[str, str] | None = None,
    ) -> None:
        self.name = name
        self.about = about or {}
        self.title = title
        self.game = game
        self.options = options
        self.origins = origins
        self.ready = game.ready(options)
        self.vocabulary = vocabulary or game.vocabulary(name, options)
        self._overridden: dict[tuple[tuple[str, Any], ...], Ruleset] = {}

    def with_options(self, overrides: Mapping[str, Any]) -> Ruleset:
        """The same rules with some options set by a line; made once for each set of overrides."""
        if not overrides:
            return self
        key = tuple(sorted(overrides.items(), key=lambda pair: pair[0]))
        known = self._overridden.get(key)
        if known is None:
            if len(self._overridden) >= 500:
                self._overridden.clear()
            known = self._overridden[key] = Ruleset(
                self.name,
                self.title,
                self.game,
                {**self.options, **overrides},
                {**self.origins, **dict.fromkeys(overrides, "line")},
                self.vocabulary,
                self.about,
            )
        return known

    @property
    def hash(self) -> Fingerprint:
        """What its ``str()`` tells: all that decides a score, in one short word."""
        return Fingerprint(self)


class Fingerprint:
    """The content hash of a ruleset, computed when it is printed: few results are asked for it.

    Two rulesets of one game whose options are the same share it, whatever their names.
    """

    __slots__ = ("_ruleset",)

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset

    def __eq__(self, other: object) -> bool:
        return str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        from hashlib import blake2b

        ruleset = self._ruleset
        kinds = {option.name: option for option in ruleset.game.options}
        lines = [ruleset.game.name]
        lines += [f"{name}={kinds[name].written(ruleset.options[name])}" for name in sorted(ruleset.options)]
        lines += [f"{item.section}.{item.id}={item.value}/{item.open}" for item in ruleset.game.items]
        return "b2:" + blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()
