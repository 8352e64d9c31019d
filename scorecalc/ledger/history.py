"""The steps of a table: what can be undone, and what can be done again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from scorecalc.problems import Problem, Refused

__all__ = ["History", "Step", "history", "strayed"]


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

    Raises Refused (D463) where more is taken back or done again than there was.

    >>> history([Step("add", 1), Step("add", 2), Step("undo", 1)])
    History(done=(Step(act='add', entry=1),), undone=(Step(act='add', entry=2),))
    >>> history([Step("add", 1), Step("undo", None), Step("redo", 1), Step("add", 2)]).undone
    ()
    """
    done: list[Step] = []
    undone: list[Step] = []
    for step in steps:
        if not {"undo": done, "redo": undone}.get(step.act, [step]):
            raise Refused([Problem("D463", f"the ledger is damaged: a step is missing before the {step.act}")])
        if step.act == "undo":
            undone.append(done.pop())
        elif step.act == "redo":
            done.append(undone.pop())
        else:
            done.append(step)
            undone.clear()
    return History(tuple(done), tuple(undone))


def strayed(steps: Iterable[Step]) -> str:
    """What is wrong with the steps of a table, "" where each leads where its act says.

    >>> strayed([Step("add", 1), Step("add", 2), Step("undo", 1)])
    ''
    >>> strayed([Step("add", 1), Step("undo", 1)])
    'step 2, an undo, does not lead back to where the table stood'
    >>> strayed([Step("redo", 1)])
    'step 1, a redo, has nothing before it to start from'
    """
    done: list[int | None] = [None]
    undone: list[int | None] = []
    for number, step in enumerate(steps, 1):
        if step.act == "undo" and len(done) > 1:
            undone.append(done.pop())
        elif step.act == "redo" and undone:
            done.append(undone.pop())
        elif step.act in ("undo", "redo"):
            return f"step {number}, {_ARTICLES[step.act]}, has nothing before it to start from"
        else:
            done.append(step.entry)
            undone.clear()
        if done[-1] != step.entry:
            return f"step {number}, {_ARTICLES[step.act]}, does not lead back to where the table stood"
    return ""


_ARTICLES = {"undo": "an undo", "redo": "a redo"}
