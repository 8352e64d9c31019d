"""`table check`: every entry scored again, and what is wrong by the name of the check."""

from __future__ import annotations

from typing import Annotated

import typer

from scorecalc.cli import options
from scorecalc.cli.codes import NO
from scorecalc.cli.listing import write_json
from scorecalc.cli.output import Output
from scorecalc.cli.table_file import Db, ledger
from scorecalc.ledger.audit import CHECKS, checked
from scorecalc.render.problems import problems

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "scorecalc table check friday",
    "scorecalc table check",
)


def command(
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help="The table; all of them without.", show_default=False)
    ] = None,
    db: Db = None,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Scores every entry again under the rules that were kept, and names what is wrong; exit code 1 if anything is.
    Formats: text, json.
    """
    with (
        Output(("text", "json"), format=format, json=json, out=out, color=color, quiet=quiet) as output,
        ledger(db, output) as file,
    ):
        names, found = checked(file, name)
        if found:
            output.worst(NO)
        if output.format == "json":
            write_json(output, {
                "tables": len(names),
                "checks": list(CHECKS),
                "findings": [
                    {"table": one, "n": finding.number, "check": finding.check, "code": finding.problem.code,
                     "message": finding.problem.message}
                    for one, finding in found
                ],
            })  # fmt: skip
            return output.code
        for one, finding in found:
            where = f"{one}, entry {finding.number}" if finding.number else one or str(file.path)
            told = finding.problem._replace(message=f"{where}: {finding.problem.message}")
            output.write(problems([told], "", color=output.color, ascii=output.ascii))
        if not found:
            tables = f"{len(names)} table{'s' * (len(names) != 1)}"
            output.note(f"{tables}: {', '.join(CHECKS)}")
    return output.code
