"""What is typed at the prompt of a table, and what is done with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scorecalc.cli.codes import UNREADABLE
from scorecalc.cli.output import Output
from scorecalc.cli.streams import complain
from scorecalc.cli.table_entered import enter, write_entered
from scorecalc.cli.table_shown import write_change, write_chart, write_state, write_table
from scorecalc.ledger.sitting import Sitting
from scorecalc.ledger.view import view
from scorecalc.problems import Refused, closest
from scorecalc.render.table_words import short_deal, stands

__all__ = ["Round"]

_HELP = """a line            enters a hand: 234m 567m 345p 678s 55s win=8s +riichi seat=Ben from=Cleo, or han=3 fu=40 …
undo, redo        take back what was done last, do it again
edit N LINE       correct entry N
show, chart       the whole table; with the scores drawn
end               close the table: the final ranking
quit              leave; everything is kept"""


class Round:
    """A table at a prompt.  A word without a sign that is none of the commands can only be a ruleset's name."""

    def __init__(self, table: Sitting, output: Output) -> None:
        self.table = table
        self.output = output
        self._seen = table.file.changes()
        self._commands: dict[str, Callable[[str], None]] = {
            "undo": lambda _: write_change(table, table.undo(), output),
            "redo": lambda _: write_change(table, table.redo(), output),
            "edit": self._edit,
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
        seen = self.table.file.changes()
        if seen != self._seen:
            self._seen = seen
            self.output.note("note: the table was written to elsewhere")
            self.show()
            self.output.flush()
        deal = f"{self.table.flow.rounds} {short_deal(self.table.state())}".strip()
        return f"{self.table.name} {deal}".rstrip() + "> "

    def status(self) -> str:
        """The line below the prompt: what comes next, and the scores."""
        shown = view(self.table)
        scores = "  ".join(f"{player} {shown.state.scores[player]}" for player in shown.players)
        return f"{stands(shown)}   {scores}"

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
        if first in ("quit", "exit", "q"):
            return False
        if not first or first.startswith("#"):
            return True
        command = self._commands.get(first)
        try:
            if command is not None:
                command(rest.strip())
            elif first.isalpha() and first.islower() and first != self.table.rules.name:
                self._unknown(first)
            else:
                self._add(typed.strip())
        except Refused as refused:
            self.output.refuse(refused.problems, refused.line or typed)
        self._seen = self.table.file.changes()
        self.output.flush()
        return True

    def _unknown(self, word: str) -> None:
        near = closest(word, (*self._commands, "quit"))
        complain(f"no command `{word}`", f"did you mean `{near[0]}`?" if near else "`help` lists them")
        self.output.worst(UNREADABLE)

    def _add(self, line: str) -> None:
        write_entered(self.table, enter(self.table, line), self.output)

    def _edit(self, rest: str) -> None:
        number, _, line = rest.partition(" ")
        if not (number.isascii() and number.isdigit() and len(number) < 7 and line.strip()):
            complain("edit takes the number of an entry, and the line as it should be", "edit 3 han=2 fu=30 seat=Ben")
            self.output.worst(UNREADABLE)
            return
        write_change(self.table, self.table.edit(int(number), line.strip()), self.output)

    def _end(self) -> None:
        self.table.end()
        write_table(self.table, self.output)
