"""Where the keys of a TOML file stand."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorecalc.rules.places import place_of, places

TEXT = '''\
title = "Ours"   # a comment with [items.no] in it
"source" = \'here\'

[options]
  kiriage-mangan = true
abortive-draws = [   # over
  "sanchahou",
  "suukaikan", ]
about = """
[items.not-a-table]
value = 7
"""
[ items . pinfu ]
value=2
names = { ja = "x" }
[items]
renhou.value = 5
'''


@pytest.mark.parametrize(
    ("path", "number"),
    [
        (("title",), 1),
        (("source",), 2),
        (("options",), 4),
        (("options", "kiriage-mangan"), 5),
        (("options", "abortive-draws"), 6),
        (("items", "pinfu"), 13),
        (("items", "pinfu", "value"), 14),
        (("items", "pinfu", "names", "ja"), 15),
        (("items", "renhou", "value"), 17),
    ],
)
def test_a_key_stands_in_its_line(path, number):
    """Tables, dotted keys, quoted keys; what has no line of its own stands where what holds it does."""
    found = place_of(path, places(TEXT))
    assert found is not None
    assert found.number == number


def test_the_column_is_where_the_value_begins():
    """The carets go under the value."""
    found = places(TEXT)["options", "kiriage-mangan"]
    assert found.line[found.column :] == "true"


def test_what_only_looks_like_a_key_is_none():
    """Inside a long string, a list or a comment."""
    found = places(TEXT)
    assert ("items", "not-a-table") not in found
    assert not [path for path in found if path[-1] in ("no", "value") and path[:2] == ("options", "about")]


def keys_of(content: dict[str, Any], above: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """The paths of all keys of parsed TOML."""
    found = set()
    for key, value in content.items():
        found.add((*above, key))
        if isinstance(value, dict):
            found |= keys_of(value, (*above, key))
    return found


VALUES = st.sampled_from(
    ['"a = 1"', "'[b]'", "1", "true",
     '["[c]", \'d = 2\']', '[\n"e = 1",\n"[f]"]', '"""\n[g]\nh = 1"""', "'''\ni = 1\n'''",
     '"\\" j = 1"', '"""a\\"""\n k = 1"""', "{l = 1}"]
)  # fmt: skip
LINES = st.lists(st.tuples(st.sampled_from(["k", "[t]", "[t.u]", '["q r"]']), VALUES), max_size=8)


@given(LINES)
def test_every_place_is_a_key_of_the_file_as_tomllib_reads_it(lines):
    """No key is made up, and none that begins a line is missed, but inside tables written in one line."""
    text = ""
    for at, (kind, value) in enumerate(lines):
        text += f"k{at} = {value}  # [x]\n" if kind == "k" else f"{kind[:-1]}.n{at}]\n"
    content = tomllib.loads(text)
    found = set(places(text))
    assert found <= keys_of(content)
    assert {path for path in keys_of(content) if path[-1].startswith("k")} <= found
