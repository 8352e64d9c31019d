"""How messages quote what was typed."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["did_you_mean", "either", "shown"]


def shown(text: str, most: int = 40) -> str:
    r"""Text of a user, safe to print: what no terminal should see is escaped, and a long text is cut.

    >>> shown("a\x1b[31m"), shown("x" * 50, 10)
    ('a\\x1b[31m', 'xxxxxxxxx…')
    """
    if len(text) > most:
        text = text[: most - 1] + "…"
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def either(words: Sequence[str]) -> str:
    """Words to choose from, each in backticks.

    >>> either(["+ron"]), either(["1m", "1p", "1s"])
    ('`+ron`', '`1m`, `1p` or `1s`')
    """
    quoted = [f"`{word}`" for word in words]
    return " or ".join([", ".join(quoted[:-1]), quoted[-1]] if len(quoted) > 1 else quoted)


def did_you_mean(words: Sequence[str], otherwise: str = "") -> str:
    """The question that offers ``words``, or ``otherwise`` where there are none."""
    return f"did you mean {either(words)}?" if words else otherwise
