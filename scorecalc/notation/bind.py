"""Words and a vocabulary to typed values: who says what, and everything that is wrong at once.

This is the way of every line, so it knows only what is right; what is not is explained by
:mod:`scorecalc.notation.mistakes`, loaded for a line that has one.
"""

from __future__ import annotations

from typing import Any

from scorecalc.model.money import ACCOUNTS
from scorecalc.model.vocabulary import BadValue, Setting, Vocabulary
from scorecalc.model.words import Bound, HandWords, Line, Word
from scorecalc.notation.spelling import without_selectors
from scorecalc.problems import Problem, Refused

__all__ = ["bind", "meaning_of"]

# what a word can be, beside tiles
_FLAG, _SETTING, _REPEATED, _OPTION, _LABEL = range(5)

#: does it belong to the table, which of the above, the key by which its place is found, its name or its value
Meaning = tuple[bool, int, str, Any]


def bind(line: Line, vocabulary: Vocabulary) -> Bound:
    """What the words of a line mean in a game.

    Raises :class:`Refused` with all problems of the line, those of reading it included, in the
    order of their places.  Flags and settings have their canonical names; tiles are one tuple a
    hand, in the order written.  A line that names no player has one hand, with the label ``""``.
    """
    words = line.words
    if words and words[0][0] == "ruleset":
        words = words[1:]
    problems: list[Problem] = []
    hands: list[HandWords] = []
    label = ""
    tiles: list[int] = []
    flags: set[str] = set()
    settings: dict[str, Any] = {}
    said: list[tuple[str, Word]] = []
    table_flags: set[str] = set()
    table_settings: dict[str, Any] = {}
    table_said: list[tuple[str, Word]] = []
    options: dict[str, Any] = {}
    table_tiles: tuple[int, ...] = ()
    read_tiles, meanings = vocabulary.alphabet.read, vocabulary.meanings

    for word in words:
        if word[0] == "tiles":
            pieces, unread = read_tiles(word[1])
            if unread:
                pieces, unread = read_tiles(without_selectors(word[1])[0])
            if unread:
                from scorecalc.notation import mistakes

                problems += mistakes.unread(word, vocabulary)
            tiles += pieces
            said.append(("tiles", word))
            continue

        meaning = meanings.get(word[1]) or _learn(word, vocabulary)
        if meaning is None:
            from scorecalc.notation import mistakes

            problems += mistakes.unknown(word, line.words, vocabulary)
            if word[0] != "label":
                continue
            meaning = (False, _LABEL, "label", word[4])  # the words of a player whom nobody knows are still read
        at_table, sort, key, value = meaning

        if sort == _LABEL:
            if label:
                hands.append(HandWords(label, tuple(tiles), frozenset(flags), settings, tuple(said)))
            elif said:
                if vocabulary.table_tiles:
                    table_tiles = tuple(tiles)
                    table_said += [(key, word) for key, word in said if key == "tiles"]
                    said = [(key, word) for key, word in said if key != "tiles"]
                if said:
                    from scorecalc.notation import mistakes

                    problems += mistakes.before_label(said, word, line.text)
            if any(value == hand.label for hand in hands):
                from scorecalc.notation import mistakes

                problems.append(mistakes.second_label(word))
            label, tiles, flags, settings, said = value, [], set(), {}, [("label", word)]
            continue

        named: dict[str, Any]
        if at_table:
            marks, named, so_far = table_flags, options if sort == _OPTION else table_settings, table_said
        else:
            marks, named, so_far = flags, settings, said
        if sort == _REPEATED:
            named[key] = named.get(key, ()) + value
        elif value in marks if sort == _FLAG else key in named:
            from scorecalc.notation import mistakes

            problems.append(mistakes.repeated(word, key, so_far))
        elif sort == _FLAG:
            marks.add(value)
        else:
            named[key] = value
        so_far.append((key, word))

    if problems or line.problems or not words:
        from scorecalc.notation import mistakes

        raise Refused(mistakes.in_order([*line.problems, *problems], line, vocabulary), line.text)
    hands.append(HandWords(label, tuple(tiles), frozenset(flags), settings, tuple(said)))
    table = HandWords("", table_tiles, frozenset(table_flags), table_settings, tuple(table_said))
    return Bound(line.text, table, tuple(hands), options)


def _learn(word: Word, vocabulary: Vocabulary) -> Meaning | None:
    """What a word means, kept for the next time it comes; None where it means nothing here."""
    meaning = meaning_of(word, vocabulary)
    if meaning is not None:
        if len(vocabulary.meanings) >= 20_000:  # a bound, not a cache policy: start again
            vocabulary.meanings.clear()
        vocabulary.meanings[word.text] = meaning
    return meaning


def meaning_of(word: Word, vocabulary: Vocabulary) -> Meaning | None:
    """What a word that is no tiles means: whether it is the table's, its sort, its key and its value.

    None where it means nothing in the game, or has a value that its setting cannot have.
    """
    if word.kind == "flag":
        flag = vocabulary.flag_names.get(word.name)
        return flag and (flag.name in vocabulary.table_flags, _FLAG, f"+{flag.name}", flag.name)
    if word.kind == "label":
        known = word.name not in ACCOUNTS if vocabulary.labels is None else word.name in vocabulary.labels
        return (False, _LABEL, "label", word.name) if known else None
    setting = vocabulary.setting_names.get(word.name) if word.kind == "setting" else None
    if setting is None or not word.value:
        return None
    try:
        value = setting.kind.read(without_selectors(word.value)[0])
    except BadValue:
        return None
    return _of_setting(setting, value)


def _of_setting(setting: Setting, value: Any) -> Meaning:
    if setting.option:
        return True, _OPTION, setting.name, value
    if setting.repeats:
        return setting.table, _REPEATED, setting.name, (value,)
    return setting.table, _SETTING, setting.name, value
