"""Text inside Markdown: as it stands, whatever signs are in it, and as code."""

from __future__ import annotations

import re

from scorecalc.render.signs import safe

__all__ = ["code", "escaped"]

#: what a viewer would take for a tag or a character; a backslash before `<` is not understood by all of them
_ENTITIES = {"&": "&amp;", "<": "&lt;"}
_SIGNS = "\\`*_[]#~"
#: what stands between two single backticks is code, as in the help texts
_CODE = re.compile("(?<!`)(`[^`]+`)(?!`)")


def escaped(text: str) -> str:
    r"""The text so that every viewer shows it as it stands; bars are left to the table that has it.

    Code between backticks stays code, other backticks are only signs.

    >>> print(escaped("<b>2*3_4</b> | `x=` or `"))
    &lt;b>2\*3\_4&lt;/b> | `x=` or \`
    """
    parts = _CODE.split(safe(text))  # code and what is around it take turns
    return "".join(part if at % 2 else "".join(map(_sign, part)) for at, part in enumerate(parts))


def code(text: str) -> str:
    """The text as code, between backticks that none of its own close.

    >>> print(code("234m win=3m"), code("a`b"), code("`"))
    `234m win=3m` ``a`b`` `` ` ``
    """
    shown = safe(text)
    fence = "`" * (1 + max(map(len, re.findall("`+", shown)), default=0))
    pad = " " if shown.startswith("`") or shown.endswith("`") else ""
    return f"{fence}{pad}{shown}{pad}{fence}"


def _sign(c: str) -> str:
    return f"\\{c}" if c in _SIGNS else _ENTITIES.get(c, c)
