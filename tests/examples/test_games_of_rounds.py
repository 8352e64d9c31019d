"""`examples/tables/azul.md` and `king-of-tokyo.md`: whole games, reckoned by hand, come out as they are written."""

from __future__ import annotations

import pytest

from tests.examples.games import played


@pytest.mark.parametrize("name", ["azul", "king-of-tokyo"])
def test_every_line_comes_out_as_it_is_written(name: str) -> None:
    """Changes of the scores, what comes next, and the end."""
    assert played(name).differing == ()


def test_azul_walls_at_the_end() -> None:
    """Drawn by hand on paper beside the rounds."""
    memory = played("azul").entries[-1].after.memory
    assert memory["walls"] == {
        "Anna": "B.RKW/WBYR./K.B../R..../Y....",
        "Ben": "BYRKW/WBY../KWB../R..../.....",
    }


def test_king_of_tokyo_monsters_at_the_end() -> None:
    """Hearts and energy as the comments of the example follow them."""
    memory = played("king-of-tokyo").entries[-1].after.memory
    assert memory["monsters"] == {
        "Anna": {"at": "city", "hearts": 4, "energy": 4},
        "Ben": {"at": "out", "hearts": 0, "energy": 3},
        "Cleo": {"at": "out", "hearts": 7, "energy": 4},
    }


@pytest.mark.parametrize(
    ("name", "notes"),
    [("azul", ["azul.tie-break"]), ("king-of-tokyo", ["king-of-tokyo.places"])],
)
def test_the_ranking_says_what_decided(name: str, notes: list[str]) -> None:
    """Full rows in Azul; that the rows of King of Tokyo name the winner only."""
    assert [note.id for note in played(name).final.notes] == notes
