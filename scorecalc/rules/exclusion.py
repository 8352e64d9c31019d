"""Which of the items that hold give way to another of them: those within a stronger one, and those that exclude."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scorecalc.model.score import running
from scorecalc.rules.item import Item

__all__ = ["beside", "given_way", "stronger_of"]


def given_way(found: Sequence[tuple[Item, int]]) -> dict[str, Item]:
    """The ids of items that do not count, each with the one that it gives way to; ``found`` are items and amounts.

    An item gives way to one that ``replaces`` it.  Of two of which one ``excludes`` the other the one that is
    worth more counts, and of equals the one that is excluded: a house's item does not push out one of the book.
    """
    amounts = {item.id: (item, amount) for item, amount in found}
    gone = {weaker: item for item, _ in found for weaker in item.replaces if weaker in amounts}
    for item, amount in found:
        for other in item.excludes:
            if other in amounts and other not in gone and item.id not in gone:
                if amount > amounts[other][1]:
                    gone[other] = item
                else:
                    gone[item.id] = amounts[other][0]
    return gone


def stronger_of(item: Item, counted: Iterable[Item]) -> Item | None:
    """Of the items that count the one beside which another does not, None where it is for none of them."""
    beside = (other for other in counted if item.id in (*other.replaces, *other.excludes) or other.id in item.excludes)
    return next(beside, None)


def beside(id: str, stronger: Item, language: str) -> str:
    """Why an item does not count where a stronger one does."""
    name = running(stronger.spelled(language))
    return f"counted in {name}" if id in stronger.replaces else f"does not count beside {name}"
