"""Expected items and notes: the whole list, one that counts or does not, the sum of its lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from scorecalc.expect.difference import Difference, Seen, differ, number, refuse
from scorecalc.expect.reasons import APART, bare, listed
from scorecalc.model.score import HandScore, LineItem, running
from scorecalc.notation.expectation import Expected
from scorecalc.problems import closest
from scorecalc.rules.ruleset import Ruleset

__all__ = ["ITEM", "declared", "has", "item", "items", "lacks", "note", "sections"]

ITEM = "-item"  #: behind a section's title: the sum of one item's lines there


def items(words: Sequence[Expected], seen: Seen) -> Difference | None:
    """``riichi pinfu``: they are all the items outside of the section *fu*."""
    hand = seen.hand(words[0], "the items")
    got = listed(hand) if hand else []
    kept: list[str] = []
    because: list[str] = []
    meant: set[str] = set()
    for word in words:
        ids = _ids(word, word.name, seen)
        if _apart(seen, ids):
            help = f"write `has={word.name}`, or `{APART}{ITEM}={word.name}:2` with its amount"
            refuse("C502", f"`{word.name}` is an item of {APART}, and those are not listed", word, help)
        meant.update(ids)
        if any(id in got for id in ids):
            kept.append(word.name)
        else:
            because.append(_absent(word.name, ids, seen))
    nothing = _nothing(hand) if hand else set()
    extra = [id for id in got if id not in meant and id not in nothing]
    because += [f"{id}: {_reasons(_lines(seen, [id]))}" for id in extra]
    if not because:
        return None
    wanted = " ".join(bare(word.name) for word in words)
    return Difference("items", wanted, " ".join(got) or None, "; ".join(because), tuple(words), " ".join(kept + extra))


def _nothing(hand: HandScore) -> set[str]:
    """The items that count 0 (a dora that the hand does not hold): they may be listed or left out."""
    if hand.limit is not None:  # an item of 0 may be what the limit is for
        return set()
    lines = [line for section in hand.sections for line in section.items]
    return {bare(line.id) for line in lines} - {bare(line.id) for line in lines if line.amount}


def has(word: Expected, seen: Seen) -> Difference | None:
    """``has=pinfu``: it counts, here or in another hand of the line."""
    ids = _ids(word, word.value, seen)
    if _lines(seen, ids):
        return None
    return Difference(bare(word.value), "has", "lacks", _absent(word.value, ids, seen), (word,), f"lacks={word.value}")


def lacks(word: Expected, seen: Seen) -> Difference | None:
    """``lacks=pinfu``: it counts in no hand of the line."""
    lines = _lines(seen, _ids(word, word.value, seen))
    return (
        Difference(bare(word.value), "lacks", "has", _reasons(lines), (word,), f"has={word.value}") if lines else None
    )


def item(word: Expected, seen: Seen) -> Difference | None:
    """``item=dora:2``, ``fu-item=base:20``: the sum of its lines, 0 where it has none."""
    name, sign, amount = word.value.rpartition(":")
    if not sign:
        refuse("C504", f"`{word.name}=` needs an item and its amount", word, f"as in `{word.name}={amount}:1`")
    wanted = number(word, amount)
    seen.hand(word, "an item")
    section = word.name.removesuffix(ITEM) if word.name != "item" else None
    ids = _ids(word, name, seen, section)
    lines = _lines(seen, ids, section)
    got = sum(line.amount for line in lines)
    return differ(
        f"{word.name} {bare(name)}",
        wanted,
        got,
        lambda: _reasons(lines) if lines else _absent(name, ids, seen),
        word,
        f"{word.name}={name}:{got}",
    )


def note(word: Expected, seen: Seen) -> Difference | None:
    """``note=kazoe``: it stands with the line or with one of its hands."""
    notes = [*seen.result.notes, *(note for hand in seen.hands for note in hand.notes)]
    if any(word.value in (note.id, bare(note.id)) for note in notes):
        return None
    got = " ".join(dict.fromkeys(bare(note.id) for note in notes))
    return Difference("note", word.value, got or None, "; ".join(note.text for note in notes), (word,))


@lru_cache(maxsize=32)
def sections(rules: Ruleset) -> tuple[str, ...]:
    """The titles under which a game declares its items."""
    return tuple(dict.fromkeys(item.section for item in rules.game.items))


@lru_cache(maxsize=100)
def declared(rules: Ruleset, section: str) -> frozenset[str]:
    """The ids of the items that a game declares in a section."""
    return frozenset(item.id for item in rules.game.items if item.section == section)


@lru_cache(maxsize=32)
def _spellings(rules: Ruleset) -> Mapping[str, tuple[tuple[str, str], ...]]:
    """What each name of an item may mean: ids, with the section in which they are declared."""
    found: dict[str, tuple[tuple[str, str], ...]] = {"rounding": (("rounding", APART),)}  # F12, a line of no item
    for item in rules.game.items:
        for name in (item.id, *item.aliases):
            found[name] = (*found.get(name, ()), (item.id, item.section))
    return found


def _ids(word: Expected, name: str, seen: Seen, section: str | None = None) -> tuple[str, ...]:
    """The ids that a name may mean, those of the section asked for or else of the listed ones first.

    So `tsumo` is the yaku (its alias) among the items, and the fu in ``fu-item=tsumo:2``.
    """
    prefix, _, plain = name.rpartition(".")
    rules = seen.rules
    spellings = _spellings(rules)
    known = prefix in ("", rules.game.name, rules.name) and plain in spellings
    if not known:
        flag = plain in rules.vocabulary.flags
        help = f"a limit is written `limit={plain}`, and what a flag declares goes into the line" if flag else ""
        refuse("C502", f"no item `{name}` in {rules.name}", word, help, hints=closest(plain, spellings))
    meant = spellings[plain]
    first = [id for id, where in meant if (where == section if section else where != APART)]
    return tuple(first or [id for id, _ in meant])


def _apart(seen: Seen, ids: Iterable[str]) -> bool:
    """Whether all of these are items of *fu*."""
    return all((id, APART) in _spellings(seen.rules)[id] for id in ids)


def _lines(seen: Seen, ids: Iterable[str], section: str | None = None) -> list[LineItem]:
    parts = [part for hand in seen.hands for part in hand.sections if section in (None, part.title)]
    return [line for part in parts for line in part.items if bare(line.id) in ids]


def _reasons(lines: Iterable[LineItem]) -> str:
    """``8 (444p concealed), 4 (555p called)``."""
    return ", ".join(f"{line.amount} ({line.why})" if line.why else f"{line.amount}" for line in lines)


def _absent(name: str, ids: Iterable[str], seen: Seen) -> str:
    """``iipeikou: counted in ryanpeikou``, as far as the result tells why it does not count."""
    names = [name for item in seen.rules.game.items if item.id in ids for name in (item.id, running(item.name))]
    lost = [other.why for hand in seen.hands for other in hand.rejected if other.what in names]
    return f"{bare(name)}: {lost[0] if lost else 'does not count'}"
