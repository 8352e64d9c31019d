"""The score tables: the values of the published tables, and the pairs that no hand has."""

from __future__ import annotations

import pytest

from scorecalc.api import load_rules

TITLES = (
    "a non-dealer wins on a discard",
    "a non-dealer wins by self-draw: each other / the dealer",
    "the dealer wins on a discard",
    "the dealer wins by self-draw: each",
    "limits",
)


def cells(ruleset="riichi", **options):
    """Title, row and column to what the chart shows."""
    rules = load_rules(ruleset).with_options({name.replace("_", "-"): value for name, value in options.items()})
    charts = rules.game.charts(rules.ready)
    assert tuple(chart.title for chart in charts) == TITLES
    return {
        (chart.title, row, column): cell
        for chart in charts
        for row, shown in chart.rows
        for column, cell in zip(chart.columns, shown, strict=True)
    }


@pytest.mark.parametrize(
    ("title", "row", "column", "shown"),
    [
        (0, "1 han", "30 fu", "1000"),
        (0, "2 han", "25 fu", "1600"),
        (0, "3 han", "60 fu", "7700"),
        (0, "4 han", "40 fu", "8000"),
        (0, "2 han", "110 fu", "7100"),
        (1, "1 han", "30 fu", "300/500"),
        (1, "2 han", "20 fu", "400/700"),
        (1, "3 han", "25 fu", "800/1600"),
        (1, "4 han", "30 fu", "2000/3900"),
        (2, "1 han", "30 fu", "1500"),
        (2, "3 han", "60 fu", "11600"),
        (3, "2 han", "20 fu", "700"),
        (3, "3 han", "60 fu", "3900"),
        (4, "5 han, mangan", "discard", "8000"),
        (4, "6-7 han, haneman", "self-draw", "3000/6000"),
        (4, "8-10 han, baiman", "dealer, discard", "24000"),
        (4, "11-12 han, sanbaiman", "dealer, self-draw", "12000"),
        (4, "13+ han, yakuman", "discard", "32000"),
        (4, "yakuman, each", "dealer, discard", "48000"),
    ],
)
def test_a_cell_has_the_published_value(title, row, column, shown):
    """riichi:P1, P2, P4."""
    assert cells()[TITLES[title], row, column] == shown


@pytest.mark.parametrize(
    ("title", "row", "column"),
    [
        (0, "1 han", "20 fu"),
        (0, "2 han", "20 fu"),
        (0, "1 han", "25 fu"),
        (1, "1 han", "20 fu"),
        (1, "2 han", "25 fu"),
        (3, "2 han", "25 fu"),
    ],
)
def test_a_pair_that_no_hand_has_is_left_open(title, row, column):
    """20 fu are a pinfu by self-draw (riichi:F14), 25 fu seven pairs, which are two han (riichi:F11)."""
    assert cells()[TITLES[title], row, column] is None


def test_options_change_what_the_table_shows():
    """riichi:P3 makes 3 han 60 fu a mangan; riichi:P2 without kazoe ends at sanbaiman; F13 and F14 move 20 fu."""
    assert cells("riichi-wrc")[TITLES[0], "3 han", "60 fu"] == "8000"
    assert cells("riichi-wrc")[TITLES[4], "11+ han, sanbaiman", "discard"] == "24000"
    assert cells(kazoe="multiple")[TITLES[4], "26+ han, yakuman", "discard"] == "64000"
    assert cells(kazoe="multiple")[TITLES[4], "13-25 han, yakuman", "discard"] == "32000"
    assert cells(open_pinfu_fu=20)[TITLES[0], "1 han", "20 fu"] == "700"
    assert cells(pinfu_tsumo_fu=30)[TITLES[1], "2 han", "20 fu"] is None


def test_three_players_pay_by_their_own_shares():
    """riichi:P4: the absent player's share is lost, so the one other and the dealer pay as in a game of four."""
    assert cells(players=3)[TITLES[1], "3 han", "30 fu"] == "1000/2000"
    assert cells(players=3)[TITLES[3], "3 han", "30 fu"] == "2000"
