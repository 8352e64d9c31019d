"""The largest numbers that lines and files can tell: all of a result can still be printed."""

from __future__ import annotations

import pytest

from scorecalc.api import load_rules, score
from scorecalc.render.text import text
from scorecalc.render.to_json import as_json
from tests.rules.test_beside import item

MOST = "limit=999999999 limit-losers=false"


@pytest.mark.parametrize(
    "line",
    [
        f"columbia points=1000000 doubles=60 +mahjong seat=S {MOST}",
        f"columbia PPP FFF CCC seat=S wind=E dragons=100 pung-honour=100000/100000 {MOST}",
        f"columbia 11123455678999s +drawn seat=S wind=N special-doubles=all several-specials=add one-suit=100 {MOST}",
        f"french-simple PPP FFF CCC 1234f 1234g seat=E wind=E dragons=100 bouquet=100 flower=100000 {MOST}",
        f"french-advanced E: points=1000000 doubles=60 S: points=1000000 doubles=59 +mahjong W: 1m N: 2m {MOST}",
    ],
)
def test_the_largest_worths_are_printed(line):
    """Python prints no number of more than 4,300 digits."""
    result = score(line)
    assert text(result)
    assert as_json(result)


def test_doubles_of_a_house_end_at_two_to_the_thousandth(tmp_path):
    """Forty items that count each tile, a hundred doubles each: 26 × 2^56000 would have 16,860 digits."""
    items = [item(f"tiles-{n}", "doubles", 100, "each tile of simples", "") for n in range(40)]
    head = 'extends = "columbia"\n[options]\nlimit = 999999999\nspecial-doubles = "all"\nno-ends = 0\n'
    (tmp_path / "club.toml").write_text(head + "\n".join(items), encoding="utf-8")
    rules = load_rules(str(tmp_path / "club.toml"))
    result = score("234m 234m 567p 888m 55s +drawn seat=S wind=E", rules)
    assert as_json(result)["total"]["amount"] == 999_999_999
    assert "26 × 2^56000, no more than 2^1000 = 2785922378" in text(result)
    straight = score("234m 234p 234s 888m 55s +drawn seat=S wind=E", rules)
    assert as_json(straight)["total"]["amount"] == 999_999_999
    assert text(straight)
