"""A ruleset: a game, its options with where each value comes from, and its fingerprint."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from scorecalc.model.score import Breakdown, Short
from scorecalc.model.vocabulary import Vocabulary
from scorecalc.model.words import Bound
from scorecalc.rules.item import Item
from scorecalc.rules.options import Option

__all__ = ["Chart", "Choice", "Fingerprint", "Game", "OpenGame", "Quick", "QuickGame", "Ruleset", "Style", "Terms"]


class Style(NamedTuple):
    """How text in a breakdown is written: the language of the names, and pieces as letters or signs."""

    names: str = "en"
    pieces: str = "text"


class Chart(NamedTuple):
    """A score table: ``columns`` and ``rows`` with their labels; None where no position comes to that."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str | None, ...]], ...]


class Choice(NamedTuple):
    """What was chosen for one hand.

    ``best`` and ``others`` are tallies under the winning piece ``win``.  Where that piece was not
    given, ``alternatives`` lists every piece that could have won with its best tally, and
    ``depends`` says that they do not agree; then the lowest was chosen.
    """

    hand: Any
    best: Any
    others: tuple[Any, ...]
    win: str
    alternatives: tuple[tuple[str, Any], ...] = ()
    depends: bool = False


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


class Terms(NamedTuple):
    """What the items of a game allow a file of rules.

    ``rivals`` are groups of sections: an item can push out another of its group, () where any can.  ``worths`` are
    the only values of some sections.  ``switched_by`` says for items that are not switched by themselves which
    option does it, as it stands in a file.
    """

    rivals: tuple[tuple[str, ...], ...] = ()
    worths: Mapping[str, tuple[int, ...]] = {}
    switched_by: Mapping[str, str] = {}


@runtime_checkable
class OpenGame(Game, Protocol):
    """A game whose items a file of rules may change."""

    terms: Terms
    #: the sections in which a file may declare items of its own; () where it may only change those there are
    sections: tuple[str, ...]

    def with_items(self, items: tuple[Item, ...]) -> Game:
        """The same game with these items."""

    def option_of(self, item: Item) -> Option | None:
        """The option of an item's name: its switch, or what it is worth; None where it has none."""

    def declare(self, item: Item, flags: Mapping[str, str]) -> Item:
        """An item with the predicate that its condition ``when`` says.

        ``flags`` maps each way to write a flag to its name.  Raises BadValue with the place in the condition.
        """


class Quick(Protocol):
    """A short way from words to a result, for the usual line of a game; the words are read by whoever asks."""

    def tiles(self, pieces: Sequence[int]) -> Any:
        """What pieces of a hand do."""

    def word(self, name: str, value: Any) -> Any | None:
        """What a flag (``+tsumo``) or a setting does; None where a line with it goes the long way."""

    def score(self, words: Iterable[Any]) -> Short | None:
        """The result, None where the line must go the long way."""


@runtime_checkable
class QuickGame(Game, Protocol):
    """A game that has such a way."""

    def quick(self, rules: Any) -> Quick | None:
        """The short way under the rules of a table, None where they have none."""


class Ruleset:
    """A game under options.

    ``options`` maps names to typed values and ``origins`` each name to the file that set it
    (``default`` where none did), and ``items.ID`` to the file that changed or declared an item.
    ``ready`` is what the game made of them.  ``about`` is what its file says of itself: ``extends``,
    ``source``, ``unsure``.
    """

    __slots__ = (
        "_overridden", "about", "game", "hash", "house", "name", "options", "origins", "ready", "title", "vocabulary",
    )  # fmt: skip

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
        #: the ids of items that a file declared or changed, as results have them, and the file
        self.house = {
            f"{game.name}.{key.removeprefix('items.')}": origin
            for key, origin in origins.items()
            if key.startswith("items.")
        }
        self.ready = game.ready(options)
        self.vocabulary = vocabulary or game.vocabulary(name, options)
        #: what its ``str()`` tells: all that decides a score, in one short word
        self.hash = Fingerprint(self)
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

    def origin_of(self, item: Item) -> str:
        """The file that declared or changed an item or its option, ``default`` where none did."""
        return self.origins.get(f"items.{item.id}") or self.origins.get(item.option, "default")


class Fingerprint:
    """The content hash of a ruleset, computed when it is printed: few results are asked for it.

    Two rulesets of one game whose options are the same share it, whatever their names.
    """

    __slots__ = ("_ruleset", "_text")

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self._text = ""

    def __eq__(self, other: object) -> bool:
        return str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        if not self._text:
            self._text = self._computed()
        return self._text

    def _computed(self) -> str:
        from hashlib import blake2b

        ruleset = self._ruleset
        kinds = {option.name: option for option in ruleset.game.options}
        lines = [ruleset.game.name]
        lines += [f"{name}={kinds[name].written(ruleset.options[name])}" for name in sorted(ruleset.options)]
        lines += [_line(item) for item in ruleset.game.items]
        return "b2:" + blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def _line(item: Item) -> str:
    """All of an item that a file of rules can set and that changes a score."""
    house = f"!{item.when}" if item.fixed else ""
    beside = " ".join((*item.replaces, *(f"-{other}" for other in item.excludes)))
    return f"{item.section}.{item.id}={item.value}/{item.open}{house} {beside}"
