"""`table add`: a hand, or the hands of standard input, entered at a table."""

from __future__ import annotations

from scorecalc.cli import options
from scorecalc.cli.lines import typed_lines
from scorecalc.cli.output import Output
from scorecalc.cli.table_entered import enter, write_entered
from scorecalc.cli.table_file import Db, Name, ledger
from scorecalc.ledger.ledger import find
from scorecalc.problems import Refused

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "scorecalc table add friday 234m 567m 345p 678s 55s win=8s +riichi seat=Ben from=Cleo",
    "scorecalc table add friday +nobody-won tenpai=Anna/Ben declared=Ben",
)


def command(
    name: Name,
    line: options.Line = None,
    db: Db = None,
    explain: options.Explain = False,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Enters a hand: what it is worth, who pays whom, how the table stands behind it. The table fills in round, dealer,
    counters and sticks. Formats: text, json, jsonl.
    """
    with (
        Output(("text", "json", "jsonl"), format=format, json=json, out=out, color=color, quiet=quiet) as output,
        ledger(db, output) as file,
    ):
        table = find(file, name)
        for at, typed in enumerate(typed_lines(line, "table add", output)):
            if at and output.format == "text":
                output.write("")
            try:
                entered = enter(table, typed.text)
            except Refused as refused:
                output.refuse(refused.problems, refused.line or typed.text, typed.number, table.rules.name)
                if typed.number is not None:  # the hands behind it would be entered where they do not belong
                    output.note(f"stopped at line {typed.number}: {at} {'entry' if at == 1 else 'entries'} made")
                break
            write_entered(table, entered, output, explain=explain, number=typed.number)
            output.flush()
    return output.code
