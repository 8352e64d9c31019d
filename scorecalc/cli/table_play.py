"""`table play`: hand after hand at a prompt."""

from __future__ import annotations

from scorecalc.cli import options
from scorecalc.cli.output import Output
from scorecalc.cli.prompt import Prompt
from scorecalc.cli.table_file import Db, Name, ledger
from scorecalc.cli.table_round import Round
from scorecalc.ledger.ledger import find

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "scorecalc table play friday",
    "scorecalc table play friday --db club.db",
)


def command(
    name: Name,
    db: Db = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Asks for hand after hand: a line enters it; undo, redo, edit N LINE, show, chart, end, help and quit do what they
    say. Each is kept at once: whatever happens, `table play` goes on where it was. With prompt_toolkit installed
    there are completion and history.
    """
    with Output(("text",), color=color, quiet=quiet) as output, ledger(db, output) as file:
        table = find(file, name)
        game = Round(table, output)
        game.show()
        output.note("a line enters a hand; `help` lists the commands")
        for typed in Prompt(game.words, game.status, file.path.parent / "play-history").lines(game.asks):
            if not game.do(typed):
                break
    return output.code
