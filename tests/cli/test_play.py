"""`table play`: hand after hand, from a pipe, at a terminal, and with prompt_toolkit."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.console import call, run

BEGIN = "scorecalc table new friday -q -r riichi-tenhou E=Anna S=Ben W=Cleo N=Dora --db club.db"


@pytest.fixture
def friday(quiet_place: Path) -> Path:
    """A table, begun."""
    assert run(BEGIN).code == 0
    return quiet_place


def typed(*lines: str) -> tuple[int, str]:
    """What `table play` shows of lines from a pipe."""
    ran = call(["table", "play", "friday", "--db", "club.db"], "".join(f"{line}\n" for line in lines))
    return ran.code, ran.shown


@pytest.mark.usefixtures("friday")
def test_a_line_enters_a_hand_and_the_table_goes_on():
    """The first deal is East 1; Ben, who wins it, deals East 2 (riichi:P9)."""
    code, shown = typed("han=3 fu=40 seat=Ben from=Anna", "quit", "han=3 fu=40 seat=Ben from=Anna")
    assert code == 0
    assert shown == (
        "friday   East 1, Anna deals\n"
        "Anna 25000   Ben 25000   Cleo 25000   Dora 25000\n"
        "a line enters a hand; `help` lists the commands\n"
        "riichi-tenhou   Ben (South), East round   discard by Anna\n\n"
        "  3 han 40 fu   40 × 2^(2+3) = 1280, × 4 = 5120 → 5200\n\n"
        "  Anna pays Ben  5200\n\n"
        "friday   East 2, Ben deals\n"
        "Anna 19800   Ben 30200   Cleo 25000   Dora 25000\n"
    )


@pytest.mark.usefixtures("friday")
def test_what_is_typed_wrong_is_told_and_nothing_is_entered():
    """An unknown command, an unknown player, an edit without a number; the end of the input is a way to leave."""
    code, shown = typed("shwo", "han=3 fu=40 seat=Bne from=Anna", "edit three", "edit 3", "undo 2", "", "# a remark")
    assert code == 2
    assert shown == (
        "friday   East 1, Anna deals\n"
        "Anna 25000   Ben 25000   Cleo 25000   Dora 25000\n"
        "a line enters a hand; `help` lists the commands\n"
        "error: no command `shwo`\n"
        "  help: did you mean `show`?\n"
        "error N143: no player `Bne` at this table\n"
        "  han=3 fu=40 seat=Bne from=Anna\n"
        "                   ^^^\n"
        "  help: did you mean `Ben`?\n"
        "error: the number of an entry is missing\n"
        "  help: as in: edit 3 han=2 fu=30 seat=Ben, or: remove 3\n"
        "error: no line is given\n"
        "  help: type the line as it should be behind the number of the entry\n"
        "error: `undo` stands alone\n"
        "  help: type `undo`; edit, remove and insert take the number of an entry\n"
    )


@pytest.mark.usefixtures("friday")
def test_the_commands_of_the_table_are_there():
    """undo, redo, edit, show, chart, end and help do what they say."""
    _, shown = typed("han=3 fu=40 seat=Ben from=Anna", "undo", "redo", "edit 1 han=2 fu=40 seat=Ben from=Anna")
    assert shown.count("- 1  han=3 fu=40 seat=Ben from=Anna   Ben: 3 han 40 fu   Anna -5200 Ben +5200\n") == 2
    assert "+ 1  han=3 fu=40 seat=Ben from=Anna   Ben: 3 han 40 fu   Anna -5200 Ben +5200\n" in shown
    assert shown.endswith(
        "+ 1  han=2 fu=40 seat=Ben from=Anna   Ben: 2 han 40 fu   Anna -2600 Ben +2600\n"
        "friday   East 2, Ben deals\n"
        "Anna 22400   Ben 27600   Cleo 25000   Dora 25000\n"
    )
    _, shown = typed("show", "chart", "help", "end", "han=3 fu=40 seat=Ben from=Anna")
    assert "   han=2 fu=40 seat=Ben from=Anna\n" in shown
    assert "A Anna 22400   B Ben 27600   C Cleo 25000   D Dora 25000\n" in shown
    assert "undo, redo     take back what was done last, do it again\n" in shown
    assert "over: ended early\n" in shown
    assert "error R381: the game is over: ended early\n" in shown


class Terminal:
    """`table play` at a terminal of its own; without prompt_toolkit it cannot be imported."""

    def __init__(self, place: Path, *, toolkit: bool) -> None:
        (place / "blocked").mkdir(exist_ok=True)
        if not toolkit:
            (place / "blocked" / "prompt_toolkit.py").write_text("raise ImportError('not installed')\n", "utf-8")
        package = str(Path(__file__).parents[2])
        path = os.pathsep.join([*([] if toolkit else [str(place / "blocked")]), package])
        environment = {**os.environ, "PYTHONPATH": path, "TERM": "dumb", "PROMPT_TOOLKIT_NO_CPR": "1", "NO_COLOR": "1"}
        self.ours, theirs = pty.openpty()
        words = [sys.executable, "-m", "scorecalc", "table", "play", "friday", "--db", "club.db"]
        self.process = subprocess.Popen(words, cwd=place, env=environment, preexec_fn=lambda: os.login_tty(theirs))
        os.close(theirs)
        self._read = ""

    def types(self, text: str) -> None:
        """Keys, one after another."""
        os.write(self.ours, text.encode())

    def until(self, text: str, seconds: float = 30) -> str:
        """What the terminal shows up to a text; what it shows behind it is kept."""
        deadline = time.monotonic() + seconds
        while text not in self._read:
            ready, _, _ = select.select([self.ours], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, self._read
            try:
                self._read += os.read(self.ours, 4096).decode("utf-8", "replace")
            except OSError as gone:
                raise AssertionError(self._read) from gone
        shown, found, self._read = self._read.partition(text)
        return shown + found

    def listens(self) -> None:
        """Waits until the prompt that is shown takes keys one by one."""
        deadline = time.monotonic() + 30
        while termios.tcgetattr(self.ours)[3] & termios.ICANON:
            assert time.monotonic() < deadline, "the prompt takes whole lines only"
            time.sleep(0.01)

    def interrupts(self, text: str) -> None:
        """Ctrl-C until the terminal shows a text: Python may hear the first one only with the second."""
        for _ in range(8):
            self.listens()
            self.types("\x03")
            try:
                self.until(text, seconds=4)
            except AssertionError:
                continue
            return
        pytest.fail(f"Ctrl-C does not bring {text!r}")

    def close(self) -> None:
        """Ends it, whatever it does."""
        self.process.kill()
        self.process.wait()
        os.close(self.ours)


@pytest.fixture(params=[False, True], ids=["plain", "prompt_toolkit"])
def terminal(friday: Path, request: pytest.FixtureRequest) -> Iterator[Terminal]:
    """A player at a terminal, with and without prompt_toolkit."""
    one = Terminal(friday, toolkit=request.param)
    yield one
    one.close()


def test_a_person_types_a_hand_interrupts_a_line_and_leaves(terminal):
    """Ctrl-C leaves only the line that is being typed; Ctrl-D leaves the table."""
    terminal.until("friday E1>")
    terminal.listens()
    terminal.types("han=3 fu")
    terminal.until("fu")  # a key that comes with others that are still to be read is lost to the line editor
    terminal.interrupts("friday E1>")
    terminal.listens()
    terminal.types("han=3 fu=40 seat=Ben from=Anna\r")
    terminal.until("Anna 19800   Ben 30200   Cleo 25000   Dora 25000")
    terminal.until("friday E2>")
    terminal.listens()
    terminal.types("\x04")
    assert terminal.process.wait(30) == 0


def test_a_closed_lid_loses_nothing_that_was_answered(terminal, friday):
    """The process is killed at the prompt; the table goes on behind the last hand."""
    terminal.until("friday E1>")
    terminal.types("han=3 fu=40 seat=Ben from=Anna\r")
    terminal.until("friday E2>")
    terminal.types("han=5 seat=An")
    terminal.process.send_signal(signal.SIGKILL)
    terminal.process.wait(60)
    ran = run(f"scorecalc table play friday --db {friday / 'club.db'}")
    assert ran.shown.startswith("friday   East 2, Ben deals\nAnna 19800   Ben 30200   Cleo 25000   Dora 25000\n")


def test_what_somebody_else_wrote_meanwhile_is_told(terminal, friday):
    """Two play at one table: the other's hand is shown at the next prompt."""
    terminal.until("friday E1>")
    assert run(f"scorecalc table add friday --db {friday / 'club.db'} han=3 fu=40 seat=Ben from=Anna").code == 0
    terminal.types("\r")
    shown = terminal.until("friday E2>")
    assert "note: the table was written to elsewhere" in shown
    assert "Anna 19800   Ben 30200" in shown


def test_what_was_typed_for_another_hand_is_not_entered(terminal, friday):
    """The other entered it first: the same hand is not counted twice, and whoever means another types it again."""
    terminal.until("friday E1>")
    assert run(f"scorecalc table add friday --db {friday / 'club.db'} han=3 fu=40 seat=Ben from=Anna").code == 0
    terminal.types("han=3 fu=40 seat=Ben from=Anna\r")
    shown = terminal.until("friday E2>")
    assert "the table was written to elsewhere meanwhile: nothing was done" in shown
    assert "Anna 19800   Ben 30200" in shown


@pytest.mark.usefixtures("friday")
def test_an_entry_is_left_out_or_put_in():
    """One that was entered twice, and one that was forgotten; those behind follow."""
    lines = ("han=3 fu=40 seat=Ben from=Anna", "han=3 fu=40 seat=Ben from=Anna", "+nobody-won tenpai=none")
    assert "note: the same line as entry 1; `table undo`, if it was entered twice\n" in typed(*lines)[1]
    # Ben's second hand was a dealer's: 7700; and without it he deals the drawn hand with no counter
    assert typed("remove 2")[1].endswith(
        "- 2  han=3 fu=40 seat=Ben from=Anna   Ben: 3 han 40 fu   Anna -7700 Ben +7700\n"
        "+ 2  +nobody-won tenpai=none   nobody won, nobody tenpai\n"
        "- 3  +nobody-won tenpai=none   nobody won, nobody tenpai\n"
        "friday   East 3, 1 honba, Cleo deals\n"
        "Anna 19800   Ben 30200   Cleo 25000   Dora 25000\n"
    )
    assert typed("insert 1 han=1 fu=30 seat=Cleo from=Dora", "show")[1].count("han=1 fu=30 seat=Cleo from=Dora") == 2


@pytest.mark.usefixtures("friday")
def test_words_are_offered_with_the_players_names():
    """Commands, flags, settings, and settings that name players with each of them."""
    from scorecalc.cli.output import Output
    from scorecalc.cli.table_round import Round
    from scorecalc.ledger.file import File
    from scorecalc.ledger.ledger import find

    with File(Path("club.db")) as file:
        offered = dict(Round(find(file, "friday"), Output(("text",))).words())
    assert {"undo", "quit", "+riichi", "win=", "seat=Ben", "declared=Dora", "Cleo:"} <= set(offered)
    assert "uma=" not in offered
    assert offered["+riichi"] == "declared riichi"
