"""What stands behind the opening fence of a block: ``scorecalc rules=riichi``."""

from __future__ import annotations

import itertools
import re
from typing import NamedTuple

from scorecalc.check.case import Agreed, flaw
from scorecalc.check.fences import Block
from scorecalc.problems import closest

__all__ = ["CASES", "GAME", "PLAYERS", "TABLE", "Header", "header_of"]

CASES = "scorecalc"
TABLE = "scorecalc-table"
GAME = "scorecalc-game"
PLAYERS = "players"  #: the word of a game's header that names them
_KEYS = {CASES: ("rules",), TABLE: ("rules", "line"), GAME: ("rules", PLAYERS)}
_PART = re.compile(r'[ \t]*(?:([A-Za-z-][A-Za-z0-9-]*)=(?:"([^"]*)"|([^\s"]+))(?![^ \t])|(\S+))')
_PLACEHOLDER = re.compile(r"\{(.*?)\}")


class Header(NamedTuple):
    """The kind of a block, its ruleset, and the line of its table with ``{row}`` and ``{column}`` in it.

    ``agreed`` is what else a game says: its players, and the options of its table.
    """

    kind: str
    rules: str | None = None
    line: str = ""
    agreed: tuple[Agreed, ...] = ()


def header_of(block: Block) -> Header | None:
    """The header of a block of ours, None where it is somebody else's; raises Refused (C510 to C512)."""
    kind = block.info.split(None, 1)[0] if block.info else ""
    if not kind.lower().startswith(CASES):
        return None
    if kind not in _KEYS:
        near = closest(kind.lower(), _KEYS) or tuple(_KEYS)
        raise flaw(
            "C510", f"no block `{kind}`", block.opened, f"did you mean `{near[0]}`?", block.at, block.at + len(kind)
        )
    values: dict[str, str] = {}
    agreed: list[Agreed] = []
    for part in _PART.finditer(block.info, len(kind)):
        key, quoted, bare, other = part.groups()
        start, end = block.at + part.end() - len(part[0].lstrip()), block.at + part.end()
        if other is not None:
            raise flaw("C511", f"`{other}` is no `name=value`", block.opened, _joined(agreed, block, start), start, end)
        if key not in _KEYS[kind] and kind != GAME:
            raise flaw("C511", f"a `{kind}` block has no `{key}=`", block.opened, _known(key, kind), start, end)
        if key in values:
            raise flaw("C511", f"`{key}=` stands twice", block.opened, "leave one of them out", start, end)
        values[key] = bare if quoted is None else quoted
        agreed.append(Agreed(key, values[key], start, end))
    line = values.get("line", "")
    if kind == TABLE:
        _refuse_line(block, line)
    return Header(kind, values.get("rules"), line, tuple(one for one in agreed if one.name != "rules"))


def _joined(agreed: list[Agreed], block: Block, start: int) -> str:
    """How a word is written; of names behind ``players=Anna`` how they are joined."""
    if not agreed or agreed[-1].name != PLAYERS:
        return "as in `rules=riichi`"
    names = itertools.takewhile(lambda word: "=" not in word, block.opened.text[start:].split())
    return f"names are joined with `/`: `{PLAYERS}={'/'.join([agreed[-1].value, *names])}`"


def _known(key: str, kind: str) -> str:
    near = closest(key, _KEYS[kind])
    if near:
        return f"did you mean `{near[0]}=`?"
    return f"it has {' and '.join(f'`{known}=`' for known in _KEYS[kind])}; a value with spaces stands in quotes"


def _refuse_line(block: Block, line: str) -> None:
    """Refuses a table's line that does not take the row and the column."""
    found = set(_PLACEHOLDER.findall(line))
    missing = [f"`{{{name}}}`" for name in ("row", "column") if name not in found]
    unknown = [f"`{{{name}}}`" for name in found if name not in ("row", "column")]
    if missing or unknown:
        message = f"the line of a table needs {' and '.join(missing)}" if missing else f"a table has no {unknown[0]}"
        raise flaw("C512", message, block.opened, 'as in line="han={row} fu={column}"', block.at)
