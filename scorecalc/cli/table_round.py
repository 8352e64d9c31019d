"""What is typed at the prompt of a table, and what is done with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scorecalc.cli.codes import UNREADABLE
from scorecalc.cli.output import Output
from scorecalc.cli.streams import complain
from scorecalc.cli.table_entered import enter, write_entered
from scorecalc.cli.table_shown import write_change, write_chart, write_state, write_table
from scorecalc.cli.usage import Misused
from scorecalc.ledger.sitting import Change, Sitting
from scorecalc.ledger.view import view
from scorecalc.problems import Refused, closest
from scorecalc.render.table_words import short_deal, stands

__all__ = ["Round"]

_HELP = """a line         enters a hand
undo, redo     take back what was done last, do it again
edit N LINE    correct entry N
remove N       leave entry N out: it was entered twice
insert N LINE  enter a line before entry N: it was forgotten
show, chart    the whole table; the scores drawn
end            close the table: the final ranking
quit           leave; everything is kept"""

_WITH_WORDS = ("edit", "remove", "insert")


class Round:
    """A table at a prompt.  A word without a sign that is none of the commands can only be a ruleset's name."""

    def __init__(self, table: Sitting, output: Output) -> None:
        self.table = table
        self.output = output
        self._seen = table.file.changes()
        self._status = ""
        self._commands: dict[str, Callable[[str], None]] = {
            "undo": lambda _: write_change(table, table.undo(), output),
            "redo": lambda _: write_change(table, table.redo(), output),
            "edit": lambda rest: self._correct(table.edit, rest),
            "remove": lambda rest: write_change(table, table.remove(_number(rest)), output),
            "insert": lambda rest: self._correct(table.insert, rest),
            "show": lambda _: write_table(table, output),
            "chart": lambda _: write_chart(table, output),
            "end": lambda _: self._end(),
            "help": lambda _: output.write(_HELP),
        }

    def show(self) -> None:
        """How the table stands."""
        write_state(view(self.table), self.output)

    def asks(self) -> str:
        """The prompt: which hand it is; first, whether somebody else has written meanwhile."""
        if self._moved_on():
            self.output.note("note: the table was written to elsewhere")
            self.show()
            self.output.flush()
        shown = view(self.table)
        scores = "  ".join(f"{player} {shown.state.scores[player]}" for player in shown.players)
        self._status = f"{stands(shown)}   {scores}"
        deal = f"{shown.rounds} {short_deal(shown.state)}".strip()
        return f"{self.table.name} {deal}".rstrip() + "> "

    def status(self) -> str:
        """The line below the prompt: what comes next, and the scores; drawn at each key, so kept since it asked."""
        return self._status

    def words(self) -> Iterator[tuple[str, str]]:
        """What could be typed next, with its help."""
        yield from ((name, "") for name in (*self._commands, "quit"))
        vocabulary = self.table.rules.vocabulary
        yield from ((f"+{flag.name}", flag.help) for flag in vocabulary.flags.values())
        players = self.table.first.players
        for setting in vocabulary.settings.values():
            if setting.option:
                continue
            yield f"{setting.name}=", setting.help
            if setting.player:
                yield from ((f"{setting.name}={player}", setting.help) for player in players)
        yield from ((f"{player}:", "his hand") for player in players)

    def do(self, typed: str) -> bool:
        """Does what was typed; whether it goes on."""
        first, _, rest = typed.strip().partition(" ")
        if first.lower() in ("quit", "exit", "q"):
            return False
        if not first or first.startswith("#"):
            return True
        name = "help" if first == "?" else first.lower()
        command = self._commands.get(name)
        try:
            if self._moved_on():  # what was typed was meant for another hand than the one that comes next now
                complain("the table was written to elsewhere meanwhile: nothing was done", "type it again if it holds")
                self.output.worst(UNREADABLE)
                self.show()
            elif command is not None and rest.strip() and name not in _WITH_WORDS:
                help = f"type `{name}`; edit, remove and insert take the number of an entry"
                complain(f"`{name}` stands alone", help)
                self.output.worst(UNREADABLE)
            elif command is not None:
                command(rest.strip())
            elif first.isalpha() and first.islower() and first != self.table.rules.name:
                self._unknown(first)
            else:
                self._add(typed.strip())
        except Refused as refused:
            self.output.refuse(refused.problems, refused.line or typed)
        except Misused as misused:
            complain(misused.message, misused.help)
            self.output.worst(UNREADABLE)
        self._seen = self.table.file.changes()
        self.output.flush()
        return True

    def _unknown(self, word: str) -> None:
        near = closest(word, (*self._commands, "quit"))
        complain(f"no command `{word}`", f"did you mean `{near[0]}`?" if near else "`help` lists them")
        self.output.worst(UNREADABLE)

    def _add(self, line: str) -> None:
        write_entered(self.table, enter(self.table, line), self.output)

    def _correct(self, act: Callable[[int, str], Change], rest: str) -> None:
        number, _, line = rest.partition(" ")
        at = _number(number)
        if not line.strip():
            raise Misused("no line is given", "type the line as it should be behind the number of the entry")
        write_change(self.table, act(at, line.strip()), self.output)

    def _moved_on(self) -> bool:
        """Whether somebody else has written since the table was last looked at."""
        seen = self.table.file.changes()
        moved, self._seen = seen != self._seen, seen
        return moved

    def _end(self) -> None:
        self.table.end()
        write_table(self.table, self.output)


def _number(text: str) -> int:
    """The number of an entry; raises Misused where it is none."""
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise Misused("the number of an entry is missing", "as in: edit 3 han=2 fu=30 seat=Ben, or: remove 3")
    return int(text)
