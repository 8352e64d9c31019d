"""All commands in one table, and the help that opens with examples.

A command is a module with a function ``command``, typed for typer, and ``EXAMPLES``, two lines to
try.  The module is loaded when its command is called, so that a start pays for one command only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Annotated, Any, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from scorecalc.cli.streams import emit
from scorecalc.cli.usage import Misused
from scorecalc.problems import closest

__all__ = ["COMMANDS", "Command", "Commands", "Entry", "root"]


class Entry(NamedTuple):
    """A command: its module, and what it does in a few words; or a group of them.

    A group has ``parts`` below it, and says in ``about`` and with ``examples`` what they are for.
    """

    module: str
    help: str
    parts: Mapping[str, Any] = {}
    about: str = ""
    examples: tuple[str, ...] = ()


COMMANDS = {
    "score": Entry("score", "score a line: itemised breakdown and payments"),
    "check": Entry("check", "compare rulebook examples with what the rules give"),
    "batch": Entry("batch", "score many lines to JSONL, CSV or TSV"),
    "explain": Entry("explain", "an item, an option, a word or a problem code"),
    "rules": Entry(
        "",
        "rulesets: list, show, diff, chart",
        {
            "list": Entry("rules_list", "all rulesets"),
            "show": Entry("rules_show", "options, items and words of a ruleset"),
            "diff": Entry("rules_diff", "what differs between two rulesets"),
            "chart": Entry("rules_chart", "the score tables of a ruleset"),
        },
        "Rulesets: what they are, what they say, how they differ.",
        ("scorecalc rules show riichi", "scorecalc rules diff riichi riichi-ema"),
    ),
    "table": Entry(
        "",
        "a session at a physical table, kept hand by hand",
        {
            "new": Entry("table_new", "begin a table"),
            "add": Entry("table_add", "enter a hand"),
            "show": Entry("table_show", "how a table stands"),
            "undo": Entry("table_undo", "take back what was done last"),
            "redo": Entry("table_redo", "do again what was taken back"),
            "edit": Entry("table_edit", "correct an entry"),
            "end": Entry("table_end", "close a table: the final ranking"),
            "list": Entry("table_list", "all tables"),
            "check": Entry("table_check", "score every entry again, and name what is wrong"),
            "export": Entry("table_export", "write a table as CSV, JSON, Markdown or HTML"),
            "import": Entry("table_import", "take in a table that was exported as JSON"),
            "play": Entry("table_play", "enter hand after hand at a prompt"),
        },
        "A session at a physical table, kept from the first hand to the final ranking.",
        (
            "scorecalc table new friday -r riichi E=Anna S=Ben W=Cleo N=Dora",
            "scorecalc table add friday han=3 fu=40 seat=Ben from=Anna",
        ),
    ),
    "parse": Entry("parse", "how a line was understood"),
}


class Command(TyperCommand):
    """A command whose help opens with its examples."""

    examples: tuple[str, ...] = ()

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Examples, usage, what the command does, options."""
        _write_examples(self.examples, formatter)
        super().format_help(ctx, formatter)


class Commands(TyperGroup):
    """A group of commands that are loaded when they are called."""

    entries: Mapping[str, Entry] = {}
    examples: tuple[str, ...] = ()

    def list_commands(self, _ctx: Any) -> list[str]:
        """The names, in the order of the table."""
        return list(self.entries)

    def get_command(self, _ctx: Any, cmd_name: str) -> Any:
        """The command, loaded; None where there is none of that name."""
        entry = self.entries.get(cmd_name)
        return entry and _loaded(cmd_name, entry)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is called, and the arguments left to it; raises Misused where there is none."""
        if args[0] not in self.entries and not args[0].startswith("-") and not ctx.resilient_parsing:
            near = closest(args[0], self.entries)
            known = "the commands are " + ", ".join(self.entries)
            raise Misused(f"no command `{args[0]}`", f"did you mean `{ctx.command_path} {near[0]}`?" if near else known)
        return super().resolve_command(ctx, args)

    def format_commands(self, _ctx: Any, formatter: Any) -> None:
        """The table, without loading what is in it."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.help) for name, entry in self.entries.items()])

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Examples, usage, commands."""
        _write_examples(self.examples, formatter)
        super().format_help(ctx, formatter)


def root(*, completion: bool) -> Commands:
    """The whole command line; ``completion`` adds the options that install it in a shell."""
    group = _group("scorecalc", COMMANDS, _scorecalc, completion=completion)
    group.examples = (
        "scorecalc score riichi 234m 567m 345p 678s 55s win=8s +riichi seat=S from=W",
        "scorecalc explain pinfu",
    )
    return group


def _version(asked: bool) -> None:
    if not asked:
        return
    from importlib.metadata import PackageNotFoundError, version

    try:
        number = version("scorecalc")
    except PackageNotFoundError:
        number = "(not installed)"
    emit(f"scorecalc {number}\n")
    raise typer.Exit


def _scorecalc(
    _: Annotated[bool, typer.Option("--version", help="Print the version.", callback=_version, is_eager=True)] = False,
) -> None:
    """Scores tabletop games from one typed line: an itemised breakdown, and who pays whom."""


def _nothing() -> None:
    """A group does nothing by itself."""


def _group(
    name: str,
    entries: Mapping[str, Entry],
    callback: Callable[..., None],
    about: str | None = None,
    *,
    completion: bool = False,
) -> Commands:
    app = typer.Typer(
        name=name,
        cls=Commands,
        callback=callback,
        help=about,
        add_completion=completion,
        no_args_is_help=True,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    group = get_command(app)
    assert isinstance(group, Commands)  # noqa: S101  (for the type checker)
    group.entries = entries
    return group


def _loaded(name: str, entry: Entry) -> TyperCommand | Commands:
    if entry.parts:
        group = _group(name, entry.parts, _nothing, entry.about)
        group.examples = entry.examples
        return group
    module = import_module(f"scorecalc.cli.{entry.module}")
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(name, cls=Command)(module.command)
    command = get_command(app)
    assert isinstance(command, Command)  # noqa: S101  (for the type checker)
    command.examples = module.EXAMPLES
    return command


def _write_examples(examples: tuple[str, ...], formatter: Any) -> None:
    formatter.write("Examples:\n")
    for example in examples:
        formatter.write(f"  {example}\n")
    formatter.write_paragraph()
