"""Turn the folder of shared cases into the files of lines beside this script, once, by hand.

    python -m tests.cases.convert FOLDER

The folder holds `riichi_logs.jsonl`, `riichi_sanma.jsonl`, `riichi_hands.jsonl`, `riichi_payments.jsonl`
and `riichi_sessions.jsonl`.  Each row becomes one line `words => expectation` under a comment with its id,
or, where it needs a table, a block of lines in `games/`.  No test reads the folder or runs this script: the
files that it wrote are the tests' own.  Anything in a row that the converters do not know stops them, so that
nothing is left out unseen.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from tests.cases.convert_hands import hand_case
from tests.cases.convert_logs import log_case, pair_cases
from tests.cases.convert_payments import OF_THE_LEDGER, payment_case
from tests.cases.convert_sessions import HEAD, game_case
from tests.cases.convert_tables import NOT_CARRIED, goes_on, table_case
from tests.cases.convert_words import Case, Row


def write(path: Path, title: str, cases: Iterable[Case]) -> None:
    cases = list(cases)
    lines = [f"# {title}", ""]
    for name, words, expected in cases:
        lines += [f"# {name}", f"{words} => {expected}"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(cases)}")  # noqa: T201 - a script that is run by hand says what it did


def write_blocks(path: Path, head: str, blocks: Iterable[str]) -> None:
    path.write_text("\n\n".join([head, *blocks]) + "\n", encoding="utf-8")


def main(folder: Path, to: Path) -> None:
    def rows(name: str) -> list[Row]:
        return [json.loads(line) for line in (folder / name).read_text(encoding="utf-8").splitlines()]

    logs, sanma = rows("riichi_logs.jsonl"), rows("riichi_sanma.jsonl")
    write(to / "riichi_logs.txt", "Wins from game logs, four players.", [*map(log_case, logs), *pair_cases(logs)])
    write(to / "riichi_sanma.txt", "Wins from game logs, three players.", [*map(log_case, sanma), *pair_cases(sanma)])
    write(
        to / "riichi_hands.txt",
        "Hands of public test suites, refusals among them.",
        map(hand_case, rows("riichi_hands.jsonl")),
    )
    payments = [row for row in rows("riichi_payments.jsonl") if row["kind"] not in OF_THE_LEDGER]
    write(
        to / "riichi_payments.txt",
        "Han and fu to points, several winners, liability, draws.",
        map(payment_case, payments),
    )
    short = [
        row
        for row in rows("riichi_payments.jsonl")
        if row["kind"] not in NOT_CARRIED and (row["kind"] in OF_THE_LEDGER or goes_on(row))
    ]
    games = to / "games"
    write_blocks(games / "short.txt", "# What comes after a hand, and who has won.", map(table_case, short))
    write_blocks(games / "riichi.txt", HEAD.rstrip(), map(game_case, rows("riichi_sessions.jsonl")))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(__file__).parent)
