"""A page of HTML, read strictly: every element is closed in its place."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import NamedTuple

__all__ = ["Element", "elements"]

_VOID = {"meta"}


class Element(NamedTuple):
    """An element: its name, its attributes, what stands in it as text, and the names of those around it."""

    name: str
    attributes: dict
    text: str
    within: tuple


class _Reader(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open = []
        self.found = []

    def handle_starttag(self, tag, attrs):
        assert len({name for name, _ in attrs}) == len(attrs), f"an attribute of <{tag}> stands twice"
        if tag not in _VOID:
            self.open.append((tag, dict(attrs), [], tuple(one[0] for one in self.open)))
        else:
            self.found.append(Element(tag, dict(attrs), "", tuple(one[0] for one in self.open)))

    def handle_startendtag(self, tag, attrs):
        assert "svg" in [one[0] for one in self.open], f"<{tag}/> outside of a picture"
        self.found.append(Element(tag, dict(attrs), "", tuple(one[0] for one in self.open)))

    def handle_endtag(self, tag):
        name, attrs, text, within = self.open.pop()
        assert name == tag, f"<{name}> is closed by </{tag}>"
        self.found.append(Element(name, attrs, "".join(text), within))

    def handle_data(self, data):
        for one in self.open:
            one[2].append(data)

    def unknown_decl(self, data):
        raise AssertionError(data)


def elements(page: str) -> list[Element]:
    """All elements in the order in which they end."""
    reader = _Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader.found
