"""Turn the shared cases of Azul into the file of lines beside this script, once, by hand.

    python -m tests.cases.convert_azul FOLDER

The folder holds `azul.jsonl`.  A round becomes two lines, without and with the end bonuses; a ranking
gets walls that have as many full rows, and scores from which the bonuses of those are still missing.
Anything in a row that is not known here stops the script.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.cases.convert import write
from tests.cases.convert_words import Case, Row

PRINTED = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
ROUND = {"id", "wall_before", "placed", "floor", "start_marker", "score_before", "variant", "expect"}
EXPECTED = {"placements", "floor", "score_after", "bonuses", "game_end", "final_score", "error"}
RANKING = {"id", "kind", "players", "expect"}


def known(row: Row, keys: set[str]) -> None:
    if set(row) - {"note"} != keys:
        raise ValueError(f"unknown fields in {row}")


def words_of(row: Row) -> list[str]:
    """The words of a round as the row has them."""
    grey = {"colour": False, "grey": True}[row["variant"]]
    words = ["azul-grey" if grey else "azul", "wall=" + "/".join(row["wall_before"])]
    placed = [f"{one[2]}{one[0]}:{one[1]}" if grey else f"{one[1]}{one[0]}" for one in row["placed"]]
    words += ["place=" + "".join(placed)] * bool(placed)
    words += [f"floor={row['floor']}"] * bool(row["floor"]) + ["+marker"] * row["start_marker"]
    return [*words, f"score={row['score_before']}"]


def round_cases(row: Row) -> Iterator[Case]:
    known(row, ROUND)
    line, expect = " ".join(words_of(row)), row["expect"]
    if expect["error"]:
        yield row["id"], line, f"error {error_of(row)}"
        return
    known(expect, EXPECTED)
    before, after, final = row["score_before"], expect["score_after"], expect["final_score"]
    lines = [f"placements={'/'.join(map(str, expect['placements'])) or 0}", f"floor={expect['floor']}"]
    lines.append(f"game-end={str(expect['game_end']).lower()}")
    yield row["id"], line, " ".join([str(after - before), *lines, f"after=score:{after}"])
    bonuses = [f"bonuses={expect['bonuses']['total']}"]
    bonuses += [f"item={kind}:{expect['bonuses'][kind]}" for kind in ("rows", "columns", "colours")]
    yield (
        f"{row['id']}, at the end",
        f"{line} +final",
        " ".join([str(final - before), *lines, *bonuses, f"after=score:{final}"]),
    )


def error_of(row: Row) -> str:
    """What is wrong is told by the row's note alone: all of them lay a colour in a row that has it."""
    (number, *_, colour) = row["placed"][0]
    if colour not in row["wall_before"][number - 1] and len({one[0] for one in row["placed"]}) == len(row["placed"]):
        raise ValueError(f"refused for another reason: {row}")
    return "R335" if colour in row["wall_before"][number - 1] else "R334"


def ranking_case(row: Row) -> Case:
    known(row, RANKING)
    words = ["azul", "+final"]
    for name, told in row["players"].items():
        if set(told) != {"score", "rows"} or told["rows"] > 4:
            raise ValueError(f"unknown players in {row}")
        wall = [f"wall={'/'.join(PRINTED[: told['rows']])}"] * bool(told["rows"])
        words += [f"{name}:", *wall, f"score={told['score'] - 2 * told['rows']}"]
    return row["id"], " ".join(words), "order=" + "/".join("+".join(group) for group in row["expect"]["order"])


def cases_of(row: dict[str, Any]) -> Iterator[Case]:
    if row.get("kind") == "ranking":
        yield ranking_case(row)
    else:
        yield from round_cases(row)


def main(folder: Path, to: Path) -> None:
    rows = [json.loads(line) for line in (folder / "azul.jsonl").read_text(encoding="utf-8").splitlines()]
    cases = [case for row in rows for case in cases_of(row)]
    write(to / "azul.txt", "Rounds on both boards with and without the end bonuses, refusals, final rankings.", cases)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(__file__).parent)
