"""Any TOML: it gives rules, or problems of the codes D4xx with their place, and never anything else."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorecalc.api import load_rules, ruleset_names, score
from scorecalc.problems import Problem, Refused

#: words that a file of rules has in some place, so that what is drawn is often nearly right
KEYS = (
    "title", "extends", "source", "unsure", "hash", "options", "items", "value", "open", "on", "name", "names",
    "section", "when", "yes", "no", "cite", "about", "replaces", "excludes", "aliases",
)  # fmt: skip
IDS = (
    "pinfu", "renhou", "toitoi", "base", "daisangen", "double-yakuman", "limit", "dragons", "pung-simple", "nine-gates",
    "players", "red-fives", "local", "win", "dora", "settlement", "board", "kazoe", "dealer",
)  # fmt: skip
CONDITIONS = ("3 equal chows", "each pung of dragons", "4 pungs and +riichi", "no chaws", "((((", "winner and dealer")
TEXTS = st.sampled_from((*CONDITIONS, *ruleset_names(), "mangan", "han", "points", "special", "2/4", "", "club.toml"))
SCALARS = st.one_of(
    TEXTS, st.text(max_size=12), st.integers(-5, 200), st.integers(), st.booleans(), st.floats(), st.dates()
)
VALUES = st.one_of(SCALARS, st.lists(SCALARS, max_size=3))
NAMES = st.one_of(st.sampled_from((*KEYS, *IDS)), st.text(max_size=6))
ITEM = st.dictionaries(st.one_of(st.sampled_from(KEYS), NAMES), VALUES, max_size=8)
GOOD = {"name": "Local", "section": "han", "value": 2, "when": "3 equal chows"}
#: what an item of a file's own may say, nearly always
OWN = st.fixed_dictionaries(
    {"name": TEXTS.filter(bool), "section": st.sampled_from(("han", "yakuman", "points", "doubles", "special")),
     "value": st.integers(0, 120), "when": st.sampled_from(CONDITIONS)},
    optional={"open": st.integers(0, 3), "on": st.booleans(), "cite": st.text(max_size=3),
              "names": st.just({"ja": "x"}), "replaces": st.lists(st.sampled_from(IDS), max_size=2),
              "excludes": st.lists(st.sampled_from(IDS), max_size=2)},
)  # fmt: skip
CHANGED = st.fixed_dictionaries(
    {}, optional={"value": st.integers(0, 5), "open": st.integers(0, 3), "on": st.booleans()}
)


@st.composite
def files(draw: st.DrawFn) -> dict[str, Any]:
    """The content of a file: half of them say only what a file may say, though not always of a game that has it."""
    tame = draw(st.booleans())
    if tame:
        game = draw(st.sampled_from(("riichi", "riichi-wrc", "tokyo", "columbia", "french-advanced", "all-green")))
        ids = st.sampled_from([item.id for item in load_rules(game).game.items])
        content: dict[str, Any] = {"extends": game, "items": draw(st.dictionaries(ids, CHANGED, max_size=2))}
        if draw(st.booleans()):
            content["options"] = draw(st.dictionaries(ids, st.one_of(st.booleans(), st.integers(0, 5)), max_size=1))
        if draw(st.booleans()):
            content["items"] |= draw(st.dictionaries(st.sampled_from(("local", "stairs")), OWN, max_size=1))
        return content
    content = draw(st.dictionaries(NAMES, VALUES, max_size=2))
    if draw(st.integers(0, 9)):
        content["extends"] = draw(st.sampled_from(ruleset_names()))
    if draw(st.booleans()):
        content["options"] = draw(st.one_of(st.dictionaries(NAMES, VALUES, max_size=4), VALUES))
    if draw(st.integers(0, 3)):
        items = draw(st.dictionaries(NAMES, st.one_of(ITEM, ITEM.map(lambda it: GOOD | it), VALUES), max_size=4))
        content["items"] = items
    return content


def toml(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{toml(key)} = {toml(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return json.dumps(value.encode("utf-8", "replace").decode(), ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value)


def written(content: dict[str, Any]) -> str:
    """The content as a file, its tables under headers of their own."""
    lines = [f"{toml(key)} = {toml(value)}" for key, value in content.items() if not isinstance(value, dict)]
    for key, table in content.items():
        if isinstance(table, dict):
            lines += [
                f"[{toml(key)}]",
                *(f"{toml(k)} = {toml(v)}" for k, v in table.items() if not isinstance(v, dict)),
            ]
            for name, inner in table.items():
                if isinstance(inner, dict):
                    lines += [f"[{toml(key)}.{toml(name)}]", *(f"{toml(k)} = {toml(v)}" for k, v in inner.items())]
    return "\n".join(lines) + "\n"


LINES = {
    "riichi": "234m 567m 345p 678s 55s win=8s +riichi",
    "tokyo": "234m 567m 345p 678s 55s win=8s +riichi zoroba=1",
    "columbia": "chow=234m PPP 111s 678s 33m +drawn",
    "french": "chow=234m PPP 111s 678s 33m +drawn",
    "all-green": "99s 123s +tsumo",
}


def problems_of(path: Path) -> tuple[Problem, ...]:
    """Why a file cannot be used; () where it can, and then a hand is scored under its rules."""
    try:
        rules = load_rules(str(path))
    except Refused as refused:
        return refused.problems
    line = LINES.get(rules.game.name)
    with suppress(Refused):  # rules may refuse a hand, as where its yaku are off
        if line:
            score(line, rules)
    return ()


def check(path: Path) -> tuple[Problem, ...]:
    """The same, each problem with a code of files and a place in the file."""
    problems = problems_of(path)
    assert {problem.code[:2] for problem in problems} <= {"D4"}
    for problem in problems:
        if problem.line_number is not None:
            assert problem.file == str(path)
            assert 1 <= problem.line_number <= len(path.read_text("utf-8").split("\n"))
            assert 0 <= (problem.start or 0) <= (problem.end or 0) <= len(problem.excerpt)
    return problems


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One file for all examples."""
    return tmp_path_factory.mktemp("rules") / "club.toml"


@given(files())
@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
def test_any_legal_toml_loads_or_is_a_problem(place, content):
    """A file that loads scores a hand, or refuses it with a reason."""
    place.write_text(written(content), encoding="utf-8")
    check(place)


@given(st.text(max_size=60))
def test_any_text_at_all_loads_or_is_a_problem(place, text):
    """Most of it is no TOML."""
    place.write_bytes(text.encode("utf-8", "surrogatepass"))
    assert {problem.code[:2] for problem in problems_of(place)} <= {"D4"}


@pytest.mark.parametrize(("when", "codes"), [("3 equal chows", []), ("no chaws", ["D408"])])
def test_both_outcomes_come_up(place, when, codes):
    """The strategy is no tautology: a plain file loads, and one with a slip does not."""
    place.write_text(written({"extends": "riichi", "items": {"local": GOOD | {"when": when}}}), encoding="utf-8")
    assert [problem.code for problem in check(place)] == codes
