"""To undo and to redo, all the way to the empty table and back."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from scorecalc.ledger.audit import audit
from scorecalc.ledger.file import File
from scorecalc.ledger.ledger import find, listed
from scorecalc.ledger.rows import Kept
from scorecalc.ledger.sitting import Sitting
from scorecalc.problems import Problem, Refused
from tests.ledger.stage import begin_poker, begin_riichi

_LINES = (
    "han=1 fu=30 seat=Anna from=Ben",
    "han=2 fu=30 seat=S from=W",
    "han=3 fu=30 +dealer +tsumo",
    "han=5 seat=Cleo from=Dora honba=0",
    "+nobody-won tenpai=EW declared=Dora",
    "+nobody-won tenpai=none",
    "yakuman=1 seat=Dora +tsumo",
)
_ACTS = st.one_of(
    st.tuples(st.just("add"), st.sampled_from(_LINES)),
    st.tuples(st.just("add"), st.sampled_from(_LINES)),
    st.tuples(st.just("edit"), st.integers(1, 4), st.sampled_from(_LINES)),
    st.tuples(st.sampled_from(("undo", "undo", "redo", "end"))),
)


class Model:
    """A table as a list of what it looked like after each act, and a finger on one of them."""

    def __init__(self) -> None:
        self.looks: list[list[Kept]] = [[]]
        self.at = 0

    def does(self, look: list[Kept]) -> None:
        """Something new: what was undone before is out of reach."""
        self.looks = [*self.looks[: self.at + 1], look]
        self.at += 1


def _act(table: Sitting, model: Model, act: tuple) -> None:
    name, *told = act
    before = model.looks[model.at]
    if name in ("undo", "redo"):
        to = model.at + (1 if name == "redo" else -1)
        if 0 <= to < len(model.looks):
            change = getattr(table, name)()
            assert change.state == (model.looks[to][-1].entry.after if model.looks[to] else table.first)
            same = sum(old == new for old, new in zip(before, model.looks[to], strict=False))
            assert change.gone == tuple(one.entry for one in before[same:])
            assert change.come == tuple(one.entry for one in model.looks[to][same:])
            model.at = to
        else:
            with pytest.raises(Refused, match=f"D470: nothing to {name} at `friday`"):
                getattr(table, name)()
        return
    code = ""
    try:
        getattr(table, name)(*told)
    except Refused as refused:
        code = refused.problems[0].code
    assert code in ("", "R380", "R381", "R385", "D469", "D470")
    if code:
        return  # and the look is as it was, which is compared next
    look = table.entries()
    if name == "edit":
        kept = told[0] - 1
        assert look[:kept] == before[:kept]
        assert [one.entry.number for one in look] == [one.entry.number for one in before]
        assert not {one.id for one in look[kept:]} & {one.id for one in before}
    else:
        assert look[:-1] == before
        assert look[-1].kind == ("end" if name == "end" else "line")
    model.does(look)


@settings(max_examples=40)
@given(acts=st.lists(_ACTS, max_size=16))
@example(
    acts=[("add", _LINES[0]), ("edit", 1, _LINES[1]), ("undo",), ("undo",), ("redo",), ("redo",), ("end",), ("undo",)]
)
@example(acts=[("end",), ("undo",), ("add", _LINES[0]), ("undo",), ("add", _LINES[1]), ("redo",), ("undo",), ("redo",)])
def test_a_table_is_where_a_list_with_a_finger_says(acts):
    """Whatever is done in whatever order; at the end all is undone to the empty table, and done again to the last."""
    with tempfile.TemporaryDirectory() as folder, File(Path(folder) / "tables.db", create=True) as file:
        table, model = begin_riichi(file, bust=True), Model()

        def as_the_model() -> None:
            look = model.looks[model.at]
            assert find(file, "friday").entries() == table.entries() == look
            assert table.state() == (look[-1].entry.after if look else table.first)
            assert listed(file)[0].entries == sum(one.kind == "line" for one in look)
            assert listed(file)[0].ended == any(one.kind == "end" for one in look)

        for act in acts:
            _act(table, model, act)
            as_the_model()
        for name in ("undo", "redo"):
            for _ in range(len(model.looks) + 1):  # once more than can be
                _act(table, model, (name,))
                as_the_model()
        assert model.at == len(model.looks) - 1
        assert audit(table) == []


def test_the_empty_table_is_reached_and_left_again(file):
    """Three hands taken back one after another leave the table as it was begun, and come back as they were."""
    table = begin_riichi(file)
    for line in _LINES[:3]:
        table.add(line)
    whole = table.entries()
    # Anna wins 1500 as the dealer; Ben 2000 and 300 on one counter, and deals; 3 han 30 fu of the dealer: 2000 each
    assert [one.entry.after.scores["Ben"] for one in whole] == [23500, 25800, 31800]
    assert [[entry.number for entry in table.undo().gone] for _ in range(3)] == [[3], [2], [1]]
    assert table.entries() == []
    assert table.state() == table.first
    assert (table.state().dealer, table.state().honba, set(table.state().scores.values())) == ("Anna", 0, {25000})
    assert [[entry.number for entry in table.redo().come] for _ in range(3)] == [[1], [2], [3]]
    assert table.entries() == whole


def test_what_is_left_to_undo_and_redo_is_told_exactly(file):
    """Nothing to undo at a new table; nothing to redo where something new was entered."""
    table = begin_poker(file)
    with pytest.raises(Refused) as refused:
        table.undo()
    assert refused.value.problems == (Problem("D470", "nothing to undo at `poker`", help="it has no entries"),)
    table.end()
    table.undo()
    table.end()
    with pytest.raises(Refused) as refused:
        table.redo()
    help = "what was taken back can be done again until something new is entered"
    assert refused.value.problems == (Problem("D470", "nothing to redo at `poker`", help=help),)


def test_a_table_that_is_ended_twice_is_refused(file):
    """The end is one act, and undo opens the table again."""
    table = begin_riichi(file)
    table.end()
    with pytest.raises(Refused) as refused:
        table.end()
    help = "`scorecalc table show` shows the ranking; `table undo` opens it again"
    assert refused.value.problems == (Problem("D470", "the table `friday` is ended already", help=help),)
    assert table.undo().gone[0].outcome == "end"
    assert table.add(_LINES[0])[0].number == 1
