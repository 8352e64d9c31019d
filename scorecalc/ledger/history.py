"""The steps of a table: what can be undone, and what can be done again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

__all__ = ["History", "Step", "history"]


class Step(NamedTuple):
    """What was done, and the last entry behind it, None where there is none."""

    act: str
    entry: int | None


class History(NamedTuple):
    """``done`` can be undone from its end, ``undone`` can be done again from its end."""

    done: tuple[Step, ...]
    undone: tuple[Step, ...]


def history(steps: Iterable[Step]) -> History:
    """Where a table stands after its steps; whoever does something new can no longer redo what was undone.

    >>> history([Step("add", 1), Step("add", 2), Step("undo", 1)])
    History(done=(Step(act='add', entry=1),), undone=(Step(act='add', entry=2),))
    >>> history([Step("add", 1), Step("undo", None), Step("redo", 1), Step("add", 2)]).undone
    ()
    """
    done: list[Step] = []
    undone: list[Step] = []
    for step in steps:
        if step.act == "undo":
            undone.append(done.pop())
        elif step.act == "redo":
            done.append(undone.pop())
        else:
            done.append(step)
            undone.clear()
    return History(tuple(done), tuple(undone))
