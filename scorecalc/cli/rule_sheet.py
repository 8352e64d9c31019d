"""A ruleset as a sheet for the table: what counts, what is paid, what this table does otherwise, in Markdown."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from typing import Any

from scorecalc.cli import sheet_payments
from scorecalc.cli.sheet_items import SheetItems, origin, sentence
from scorecalc.cli.sheet_words import SETTLING, SITUATIONS, VALUES
from scorecalc.model.vocabulary import Flag
from scorecalc.render.inline import code, escaped
from scorecalc.render.table import table
from scorecalc.rules.difference import Difference, differences
from scorecalc.rules.options import Option
from scorecalc.rules.ruleset import Ruleset

__all__ = ["sheet"]


def sheet(rules: Ruleset, base: Ruleset, name: str) -> str:
    """The whole sheet, without a newline at the end.

    ``base`` is the ruleset at the end of the chain of `extends`, which stands for the game; ``name`` is what the
    ruleset was asked for by, so that the sheet can tell how it is printed again.
    """
    return "\n\n".join(block for block in _Sheet(rules, base, name).blocks() if block)


class _Sheet:
    def __init__(self, rules: Ruleset, base: Ruleset, name: str) -> None:
        self.rules, self.base, self.name = rules, base, name
        self.items = SheetItems(rules, base)
        switches = {item.option for item in rules.game.items if item.switchable}
        self.options = [option for option in rules.game.options if option.name not in switches]
        self.changes = differences(base, rules)

    def blocks(self) -> Iterator[str]:
        """Every part in the order in which it is read."""
        yield f"# {escaped(self.rules.title or self.rules.name)}"
        yield self._about()
        yield "## What counts"
        yield from self.items.blocks()
        yield "## What is paid" if self.rules.game.name in SITUATIONS else "## Tables of scores"
        yield from sheet_payments.charts(self.rules)
        yield from self._settling()
        yield from self._changes()
        yield from self._others()
        yield "## How a line is typed"
        yield from self._typing()
        yield "## A line for each item"
        yield f"{code('scorecalc explain ID')} tells more of an item, with a hand that just misses it."
        yield from self.items.examples()
        yield "---"
        yield self._printed()

    def _about(self) -> str:
        """Where the rules come from and what they build on."""
        files = dict.fromkeys(o for o in self.rules.origins.values() if o.endswith(".toml"))
        said = [("Game", escaped(self.base.title)), ("House rules", ", ".join(map(code, files)))]
        if "extends" in self.rules.about:
            said.append(("Extends", code(self.rules.about["extends"])))
        else:
            said = []  # the game's own rules
        said += [
            (key.capitalize(), escaped(self.rules.about[key]))
            for key in ("source", "unsure")
            if key in self.rules.about
        ]
        return "\n".join(f"- **{key}:** {text}" for key, text in said if text)

    def _settling(self) -> Iterator[str]:
        """Who pays whom, as examples and as options."""
        examples = sheet_payments.situations(self.rules)
        options = [option for option in self.options if option.name in SETTLING]
        if examples or options:
            yield "### How the table settles"
        yield examples
        yield self._option_table(options)

    def _changes(self) -> Iterator[str]:
        """What this table sets otherwise than the game, and which file says so."""
        if self.changes:
            yield "## What this table does otherwise"
            yield f"The usual rules are those of {code(self.base.name)}: {escaped(self.base.title)}."
            rows = [self._change(change) for change in self.changes]
            yield table(rows, ["rule", "at this table", "usually", "set by"], style="markdown")

    def _change(self, change: Difference) -> Sequence[str]:
        key = change.name if change.kind == "option" else f"items.{change.name}"
        set_by = origin(self.rules.origins.get(key, "default"))
        if change.kind == "option":
            option = next(option for option in self.rules.game.options if option.name == change.name)
            here, usual = (self._said(option, rules.options[option.name]) for rules in (self.rules, self.base))
            return [f"{sentence(option.help)} ({self._word(option)})", here, usual, set_by]
        mine, usually = ({item.id: item for item in rules.game.items} for rules in (self.rules, self.base))
        here, usual = (
            escaped(self.items.worth(item)) if item else "not played"
            for item in (self.items.on.get(change.name) or mine.get(change.name), usually.get(change.name))
        )
        name = (mine.get(change.name) or usually[change.name]).name
        return [f"{escaped(name)} ({code(change.name)})", here, usual, set_by]

    def _others(self) -> Iterator[str]:
        """All other options: they stand as in the game, and each is also a word of a line."""
        told = {change.name for change in self.changes} | {*SETTLING}
        options = [option for option in self.options if option.name not in told]
        if options:
            yield "## All other options"
            if self.changes:
                yield f"They stand as in {code(self.base.name)}."
            yield self._option_table(options)

    def _option_table(self, options: Sequence[Option]) -> str:
        rows = [
            [
                sentence(option.help),
                self._said(option, self.rules.options[option.name]),
                self._word(option),
                escaped(option.cite.removeprefix(f"{self.rules.game.name}:")),
            ]
            for option in options
        ]
        return table(rows, ["what is decided", "at this table", "as a word", "row"], style="markdown") if rows else ""

    def _word(self, option: Option) -> str:
        """The option as it is typed; names in a list stand beside it already, and would make the table wide."""
        value = self.rules.options[option.name]
        of_names = isinstance(value, tuple) and value and isinstance(value[0], str)
        return code(f"{option.name}=" + ("" if of_names else option.written(value)))

    def _said(self, option: Option, value: Any) -> str:
        """A value in words: yes and no, items by their names, and what a short word stands for."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        written = option.written(value)
        if isinstance(value, tuple) and value:
            names = {item.id: item.name for item in self.rules.game.items}
            return escaped(", ".join(names.get(part, part) for part in value if isinstance(part, str)) or written)
        return escaped(VALUES.get(option.name, {}).get(written, written))

    def _typing(self) -> Iterator[str]:
        """How a hand is given to the program: a command to begin with, the flags, the settings."""
        example = f"{self._command()} {self.items.line()}"
        yield f"For example {code(example)}. Words stand in any order, and each option above is a word too."
        words = self.rules.vocabulary
        flags = [flag for flag in words.flags.values() if self._matters(flag)]
        settings = [setting for setting in words.settings.values() if not setting.option]
        rows = [[code(f"+{flag.name}"), sentence(flag.help), ""] for flag in flags]
        rows += [[code(f"{s.name}="), sentence(s.help), escaped(s.kind.shape)] for s in settings]
        yield table(rows, ["word", "what it says", "value"], style="markdown") if rows else ""

    def _matters(self, flag: Flag) -> bool:
        """Whether a flag can change anything here: not that of an item which is off."""
        off = any(flag.name == item.id for item in self.items.off)
        return not off or any(flag.name in (item.id, *item.aliases) for item in self.items.on.values())

    def _command(self) -> str:
        named = shlex.quote(self.name)
        return f"scorecalc score -r {named}" if self.name.endswith(".toml") else f"scorecalc score {named}"

    def _printed(self) -> str:
        """What the sheet was printed by, and the fingerprint of the rules on it."""
        again = code(f"scorecalc rules show {shlex.quote(self.name)} --format md")
        return (
            f"Printed by {again}. Hash of the rules: {code(str(self.rules.hash))}; sheets of the same hash score alike."
        )
