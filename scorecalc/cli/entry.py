"""One run: arguments to a command, and every way in which it can end to an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import typer

from scorecalc.cli.codes import DONE, UNREADABLE, code_of
from scorecalc.cli.commands import COMMANDS, Commands, Entry, root
from scorecalc.cli.source import arguments
from scorecalc.cli.streams import Closed, abandon, complain, finish, shows_unicode, tell, unwritable
from scorecalc.cli.usage import Misused
from scorecalc.problems import Refused, closest
from scorecalc.render.problems import problems

__all__ = ["run"]

_COMPLETING = "_SCORECALC_COMPLETE"
#: what a misused option or argument raises
_UsageError: type[Exception] = typer.BadParameter.__bases__[0]


def run(argv: Sequence[str]) -> int:
    """Runs the command that the arguments name; its exit code."""
    words = arguments(argv)
    completing = _COMPLETING in os.environ
    # the options of a shell's completion cost a millisecond and stand before any command
    group = root(completion=completing or not words or words[0].startswith("-"))
    try:
        if completing:
            group.main(words, prog_name="scorecalc")
        return _invoked(group, words)
    except (Closed, BrokenPipeError):
        abandon()
        return DONE
    except Refused as refused:  # outside of a command's own format: the configuration, a disk that is full
        return _refused(refused)
    except OSError as error:
        if error.filename is not None:
            raise
        abandon()  # help that typer could not write
        return _refused(unwritable("standard output", error))


def _invoked(group: Commands, words: list[str]) -> int:
    try:
        with group.make_context("scorecalc", words) as context:
            code = int(group.invoke(context) or DONE)
        finish()
        return code
    except typer.Exit as end:
        finish()
        return end.exit_code
    except Misused as misused:
        complain(misused.message, misused.help)
        return UNREADABLE
    except _UsageError as wrong:
        complain(*_told(wrong, words))
        return UNREADABLE


def _refused(refused: Refused) -> int:
    tell(problems(refused.problems, refused.line, ascii=not shows_unicode(sys.stderr)) + "\n")
    return code_of(refused.problems)


def _command(words: Sequence[str]) -> str:
    """The command as it was typed, without its options and arguments: ``scorecalc rules show``."""
    typed = ["scorecalc"]
    entries: Mapping[str, Entry] = COMMANDS
    for word in words:
        if word not in entries:
            break
        typed.append(word)
        entries = entries[word].parts
    return " ".join(typed)


def _told(wrong: Any, words: Sequence[str]) -> tuple[str, str]:
    """What typer found wrong, in our words: the sentence, and what to do."""
    command = _command(words)
    kind, message = type(wrong).__name__, wrong.format_message()
    if kind == "NoArgsIsHelpError":
        return f"`{command}` needs a command behind it", f"`{command} -h` lists them, with examples"
    if kind == "NoSuchOption":
        option = str(wrong.option_name)
        typed = next((word for word in words if word.startswith(option)), option)
        if not option.startswith("--") and len(typed) > 2:  # -tsumo, which is read as -t -s -u -m -o
            return (
                f"no option `{typed}`",
                f"a flag of a line is written `+{typed[1:]}`; `{command} -h` lists the options",
            )
        params = wrong.ctx.command.params if wrong.ctx and option.startswith("--") else ()
        near = closest(option, [spelled for param in params for spelled in param.opts])
        return f"no option `{option}`", f"did you mean `{near[0]}`?" if near else f"`{command} -h` lists the options"
    message = message.rstrip(".").replace("'", "`")
    return message[:1].lower() + message[1:], f"`{command} -h` shows how it is used"
