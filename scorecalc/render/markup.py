"""Text inside HTML and SVG: whatever it holds, it stays text."""

from __future__ import annotations

from html import escape

from scorecalc.render.signs import safe

__all__ = ["escaped", "number", "sheet"]


def escaped(text: str) -> str:
    r"""The text for an element or an attribute; what is no harmless character stands there as an escape.

    So it is also well-formed XML, which has no control characters.

    >>> print(escaped("<b a='\x1b'>&"))
    &lt;b a=&#x27;\x1b&#x27;&gt;&amp;
    """
    return escape(safe(text))


def number(amount: int | str) -> str:
    """A number, or a text that holds one, with a real minus.

    >>> number(-3900), number("+3900")
    ('−3900', '+3900')
    """
    return f"{amount}".replace("-", "−")


def sheet(name: str) -> str:
    """A style sheet that lies beside this module."""
    from importlib.resources import files

    return files(__package__).joinpath(f"{name}.css").read_text("utf-8")
