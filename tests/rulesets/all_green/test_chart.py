"""`rules chart all-green`: the rule file's table of hand types, and the self-draws."""

from __future__ import annotations

from scorecalc.api import load_rules


def charts(**options: object):
    rules = load_rules("all-green").with_options({name.replace("_", "-"): value for name, value in options.items()})
    return rules.game.charts(rules.ready)


def test_the_chart_of_hand_types_is_the_table_of_the_rule_file():
    """Section 3: fourteen types, 160 hands, 22,320 deals; pinfu in 58 hands."""
    types, _ = charts()
    assert types.columns == ("points", "hands", "deals of 658008")
    assert dict(types.rows) == {
        "super all green": ("30", "11", "624"),
        "ryuuiisou": ("24", "25", "1440"),
        "chinroutou": ("24", "2", "48"),
        "chin itsu, junchan": ("9", "4", "896"),
        "chin itsu, toitoi, tanyao": ("9", "22", "528"),
        "chin itsu, toitoi": ("8", "28", "672"),
        "chin itsu, tanyao": ("7", "30", "7680"),
        "chin itsu": ("6", "24", "7936"),
        "hon itsu, toitoi, hatsu, honrou": ("8", "2", "48"),
        "hon itsu, toitoi, honrou": ("7", "2", "48"),
        "hon itsu, toitoi, hatsu": ("6", "2", "48"),
        "hon itsu, toitoi": ("5", "2", "48"),
        "hon itsu, chanta": ("5", "2", "768"),
        "hon itsu": ("3", "4", "1536"),
        "all hands that win": (None, "160", "22320"),
        "of these with the right winning card: pinfu": ("+1", "58", "16512"),
    }


def test_the_chart_follows_the_options():
    """Where a yaku is needed 24 and 4 hands win no more, but for those that can have pinfu."""
    types, _ = charts(yaku_needed=True)
    rows = dict(types.rows)
    assert "hon itsu" not in rows
    assert rows["chin itsu, pinfu"] == ("7", "24", "7936")
    assert rows["all hands that win"] == (None, "156", "20784")


def test_the_chart_of_self_draws_rounds_up():
    """A8 and G11: 11 P among one to five payers."""
    _, draws = charts()
    assert draws.columns == ("2 players", "3 players", "4 players", "5 players", "6 players")
    rows = dict(draws.rows)
    assert rows["11 P"] == ("11", "6", "4", "3", "3")
    assert rows["38 P"] == ("38", "19", "13", "10", "8")
