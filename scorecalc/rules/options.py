"""Options of a ruleset: typed once, read from TOML and from the words of a line alike."""

from __future__ import annotations

from typing import Any, NamedTuple

from scorecalc.model.vocabulary import BadValue, Setting, ValueKind, flag_value
from scorecalc.rules.item import Item

__all__ = ["Option", "from_toml", "switch_of"]


_LARGEST = 10**12  # a number that no table plays for; a longer one could not even be printed


class Option(NamedTuple):
    """A choice that the rules leave to the table.

    ``default`` is the family's; a ruleset's file may set another.  ``help`` is one line, ``cite`` the row.
    ``worth`` says that it is what the item of its name is worth, ``table`` that it decides how a table goes on and
    ends, and nothing about a single hand; ``told`` that a table fills it in itself (how many play), so that it is
    none of the rules that a line must not change.
    """

    name: str
    kind: ValueKind
    default: Any
    help: str
    cite: str
    aliases: tuple[str, ...] = ()
    worth: bool = False
    table: bool = False
    told: bool = False

    def setting(self, value: Any) -> Setting:
        """The option as a setting of a line, ``value`` being what holds where the line does not say it."""
        return Setting(self.name, self.kind, self.help, self.aliases, option=True, default=value)

    def written(self, value: Any) -> str:
        """A value of this option as it is written in a line."""
        return self.kind.write(value)


def switch_of(item: Item, game: str) -> Option | None:
    """The option that switches an item off, None where an item always counts."""
    if not item.switchable:
        return None
    return Option(item.option, flag_value(), True, f"{item.name} counts", item.row(game))


def from_toml(option: Option, value: object) -> Any:
    """The typed value of an option from what a TOML file holds; raises BadValue.

    >>> from scorecalc.model.vocabulary import flag_value
    >>> kiriage = Option("kiriage-mangan", flag_value(), False, "4 han 30 fu is a mangan", "P3")
    >>> from_toml(kiriage, True)
    True
    >>> from_toml(kiriage, "true")
    Traceback (most recent call last):
    ...
    scorecalc.model.vocabulary.BadValue: write true without quotes
    """
    if isinstance(value, bool):
        return option.kind.read("true" if value else "false")
    if isinstance(value, int):
        if abs(value) > _LARGEST:
            raise BadValue(f"expected {option.kind.shape}")
        return option.kind.read(str(value))
    if isinstance(value, float):  # a part of the limit
        try:
            return option.kind.read(str(value))
        except BadValue:
            raise BadValue(f"expected {option.kind.shape}") from None
    if isinstance(value, list) and all(isinstance(part, (str, int, float)) for part in value):
        return option.kind.read("/".join(str(part) for part in value) or "none")
    if isinstance(value, str):
        read = option.kind.read(value)
        if (isinstance(read, (bool, int)) and value in ("true", "false")) or value.lstrip("-").isdigit():
            raise BadValue(f"write {value} without quotes")
        return read
    raise BadValue(f"expected {option.kind.shape}")
