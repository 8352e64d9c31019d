"""What is wrong with a word that a game does not know, and what was probably meant."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from scorecalc.model.pieces import Alphabet, Unread
from scorecalc.model.vocabulary import BadValue, Setting, ValueKind, Vocabulary
from scorecalc.model.words import Line, Word
from scorecalc.notation.patterns import BRACKETS
from scorecalc.notation.spelling import fold, stood_at, without_selectors, word_of
from scorecalc.notation.wording import did_you_mean, either, shown
from scorecalc.problems import Problem, closest

__all__ = ["before_label", "in_order", "repeated", "second_label", "unknown", "unread"]


def unread(word: Word, vocabulary: Vocabulary) -> list[Problem]:
    """The problems of tiles that the alphabet does not know, each at its own characters."""
    game, alphabet = vocabulary.game, vocabulary.alphabet
    if word.text.isalpha() and (meant := _named(word.text.lower(), vocabulary)):
        message = f"no piece `{shown(word.text)}` in {game}"
        return [Problem("N101", message, word.start, word.end, did_you_mean(meant), meant)]
    if meant := _other_case(word.text, alphabet):
        message = f"`{shown(word.text)}` is not written as the pieces of {game} are"
        return [Problem("N101", message, word.start, word.end, did_you_mean(meant), meant)]
    text, kept = without_selectors(word.text)
    problems = []
    for stretch in alphabet.read(text)[1]:
        start, end = word.start + kept[stretch.start], word.start + kept[stretch.end - 1] + 1
        code, message, advice, hints = _stretch(stretch, text, vocabulary)
        problems.append(Problem(code, message, start, end, advice, hints))
    return problems


def _stretch(stretch: Unread, text: str, vocabulary: Vocabulary) -> tuple[str, str, str, tuple[str, ...]]:
    """Code, message, help and hints for a stretch of a word that is no piece."""
    alphabet, game = vocabulary.alphabet, vocabulary.game
    suits = _suits(alphabet)
    suit = re.compile("[0-9]*([A-Za-z])").match(text, stretch.end)
    if suit and stretch.reason != f"no piece `{stretch.text}`":  # its suit is there, but not this digit of it
        digits = "".join(digit for digit in "0123456789" if not alphabet.read(digit + suit[1])[1])
        return "N101", f"{stretch.reason} in {game}", f"the suit `{suit[1]}` has the digits {digits}", ()
    if suits and stretch.text.isdigit():
        hints = tuple(stretch.text + suit for suit, digits in suits.items() if set(stretch.text) <= set(digits))
        hints = hints if len(stretch.text) <= 14 else ()
        known = either(hints) if hints else "a suit is " + either(list(suits))
        return "N102", f"`{shown(stretch.text)}` has no suit", f"write the suit behind the digits: {known}", hints
    if alphabet.shape:
        advice = alphabet.shape
    elif suits:
        examples = [f"{(digits.strip('0') or digits)[0]}{suit}" for suit, digits in suits.items()]
        advice = "digits stand before a suit, as in " + either(examples)
    else:
        advice = "pieces are written " + either(alphabet.names[:12])
    return "N101", f"no piece `{shown(stretch.text)}` in {game}", advice, ()


def _suits(alphabet: Alphabet) -> dict[str, str]:
    """The digits of each suit that is written in runs."""
    suits: dict[str, str] = {}
    for suit, digit in alphabet.suit_of.values():
        suits[suit] = suits.get(suit, "") + digit
    return {suit: "".join(sorted(digits)) for suit, digits in suits.items()}


def _other_case(text: str, alphabet: Alphabet) -> tuple[str, ...]:
    """The same letters as pieces, where only small and capital ones were mixed up."""
    variants = (text.lower(), text.upper(), text.capitalize())
    meant = next((other for other in variants if other != text and not alphabet.read(other)[1]), None)
    if meant is None:
        return ()
    if not alphabet.suit_of:  # piece by piece, as they are written: AhKd
        meant = "".join(alphabet.names[piece] for piece in alphabet.read(meant)[0])
    return (meant,)


def _named(name: str, vocabulary: Vocabulary) -> tuple[str, ...]:
    """The flags and settings of this name or nearly so, as they are typed.

    An option that is called like a flag (`ippatsu=off`) is hardly ever what a bare name was meant to be.
    """
    flag, setting = vocabulary.flag_names.get(name), vocabulary.setting_names.get(name)
    exact = [f"+{name}"] if flag else []
    if setting and not (flag and setting.option):
        exact.append(f"{name}=")
    if exact or name == vocabulary.game:
        return (*exact, *[name] * (name == vocabulary.game))
    return tuple(
        dict.fromkeys(typed for near in closest(name, _names(vocabulary)) for typed in _named(near, vocabulary))
    )


def _names(vocabulary: Vocabulary) -> Iterable[str]:
    return {*vocabulary.flag_names, *vocabulary.setting_names}


def unknown(word: Word, words: Sequence[Word], vocabulary: Vocabulary) -> list[Problem]:
    """The problem of a flag, a setting, a label or a bare name that means nothing in the game.

    A bare name is of the kind ``ruleset``, or ``bare`` where it stands first and the ruleset is given elsewhere.
    ``words`` are those of the line: a value that was torn off stands behind its setting.
    """
    if word.kind == "flag":
        return [_flag(word, vocabulary)]
    if word.kind == "setting":
        return [_setting(word, words, vocabulary)]
    if word.kind == "label":
        return [_label(word, vocabulary)]
    return [_bare(word, vocabulary)]


def _flag(word: Word, vocabulary: Vocabulary) -> Problem:
    name, game = word.name, vocabulary.game
    if setting := vocabulary.setting_names.get(name):
        message = f"`{shown(name)}` is a setting of {game}, not a flag"
        if setting.option and setting.default is True:
            advice = f"what counts is found in the hand: leave it out; `{name}=false` would switch it off"
            return Problem("N123", message, word.start, word.end, advice)
        hints = _values(setting)
        return Problem("N123", message, word.start, word.end, _write(name, setting.kind), hints)
    near = tuple(f"+{flag}" for flag in closest(name, vocabulary.flag_names))
    near = near or tuple(f"{setting}=" for setting in closest(name, vocabulary.setting_names))
    message = f"no flag `{shown(word.text)}` in {game}"
    return Problem("N120", message, word.start, word.end, did_you_mean(near, _all_words(game)), near)


def _all_words(game: str) -> str:
    return f"`scorecalc rules show {game}` lists the words of {game}"


def _values(setting: Setting) -> tuple[str, ...]:
    """Whole words that a setting could be."""
    return tuple(f"{setting.name}={value}" for value in setting.kind.words)


def _write(name: str, kind: ValueKind) -> str:
    return f"write `{shown(name)}=` and {kind.shape}"


def _setting(word: Word, words: Sequence[Word], vocabulary: Vocabulary) -> Problem:
    name, game = word.name, vocabulary.game
    setting = vocabulary.setting_names.get(name)
    if setting is None and name in vocabulary.flag_names:
        message = f"`{shown(name)}` is a flag of {game}, not a setting"
        advice = f"write `+{shown(name)}`, or leave it out where it does not hold"
        return Problem("N122", message, word.start, word.end, advice, (f"+{name}",))
    if setting is None:
        typed = [
            spelt
            for other in closest(name, _names(vocabulary))
            for spelt in ([f"{other}="] * (other in vocabulary.setting_names) + list(_named(other, vocabulary)))
        ]
        near = tuple(dict.fromkeys(typed))
        message = f"no setting `{shown(name)}=` in {game}"
        end = word.start + len(name) + 1
        return Problem("N130", message, word.start, end, did_you_mean(near, _all_words(game)), near)
    if word.value:
        return _bad_value(word, setting)
    behind = next((other for other in words if other.start > word.start), None)
    if behind and behind.kind in {"tiles", "ruleset"} and not _refusal(setting.kind, behind.text):
        meant = f"{name}={behind.text}"
        advice = f"write it without a space: `{shown(meant)}`"
        return Problem("N132", f"`{name}=` has no value", word.start, word.end, advice, (meant,))
    advice, values = _write(name, setting.kind), _values(setting)
    return Problem("N132", f"`{name}=` has no value", word.start, word.end, advice, values)


def _bad_value(word: Word, setting: Setting) -> Problem:
    kind, typed = setting.kind, word.text.partition("=")[2]
    value, stood = without_selectors(word.value)[0], stood_at(typed)
    bad = _refusal(kind, value) or BadValue(f"expected {kind.shape}")
    first = min(max(bad.start, 0), len(stood) - 1)
    last = max(first, min(bad.end or len(stood), len(stood)) - 1)
    hints = bad.hints
    swapped = next((v for v in (value.upper(), value.lower()) if v != value and not _refusal(kind, v)), None)
    if swapped is not None:
        first, last, hints = 0, len(stood) - 1, (swapped,)
    meant = [f"{word.name}={value[:first]}{hint}{value[last + 1 :]}" for hint in hints]
    advice = bad.help or did_you_mean(meant, "" if kind.shape in bad.message else _write(word.name, kind))
    message = f"bad value for `{word.name}=`: {bad.message.replace(value, shown(value))}"
    start = word.end - len(typed)
    if len(word.text) < word.end - word.start:  # seats in the place of names: the whole value
        return Problem("N133", message, word.start + len(word.name) + 1, word.end, advice, hints)
    return Problem("N133", message, start + stood[first][0], start + stood[last][1], advice, hints)


def _refusal(kind: ValueKind, value: str) -> BadValue | None:
    """Why a value cannot be read, None where it can."""
    try:
        kind.read(value)
    except BadValue as bad:
        return bad
    return None


def _fits(setting: Setting, value: str) -> bool:
    """Whether a value can be read and has the shape that the setting is for."""
    return not _refusal(setting.kind, value) and (setting.fits is None or setting.fits(setting.kind.read(value)))


def _label(word: Word, vocabulary: Vocabulary) -> Problem:
    if vocabulary.labels is None:
        message = f"no player can be called `{shown(word.name)}`: settlements have an account of that name"
        return Problem("N140", message, word.start, word.end, "give the player another name")
    labels = [f"{label}:" for label in vocabulary.labels or ()]
    near = closest(word.name, vocabulary.labels or ())
    near = near or tuple(label for label in vocabulary.labels or () if label.lower() == word.name.lower())
    hints = tuple(f"{label}:" for label in near)
    advice = did_you_mean(hints, "the players are " + either(labels) if labels else "")
    message = f"no player `{shown(word.text)}` in {vocabulary.game}"
    return Problem("N140", message, word.start, word.end, advice, hints or tuple(labels))


def _bare(word: Word, vocabulary: Vocabulary) -> Problem:
    text = word.text
    message = f"`{shown(text)}` is neither tiles, a flag nor a setting"
    hints = _named(text, vocabulary)
    advice = did_you_mean(hints)
    if text == vocabulary.game:
        hints = hints[:-1]
        advice = " ".join(filter(None, [did_you_mean(hints), "a ruleset stands first in the line"]))
    elif not hints:
        hints = _other_case(text, vocabulary.alphabet)
        ruleset = "a bare name can only be the ruleset, and stands first in the line"
        if word.kind == "bare":  # it stands first, and the ruleset is known
            ruleset = f"a bare name can only be the ruleset, which is {vocabulary.game} already"
        advice = did_you_mean(hints, ruleset)
    return Problem("N113", message, word.start, word.end, advice, hints)


def repeated(word: Word, key: str, so_far: Iterable[tuple[str, Word]]) -> Problem:
    """A flag or a setting that had been given already."""
    earlier = next(other for said, other in so_far if said == key)
    message = f"`{shown(word.text)}` repeats `{shown(earlier.text)}`"
    advice = "once is enough" if word.kind == "flag" or word.value == earlier.value else "keep the one that is right"
    return Problem("N121" if word.kind == "flag" else "N131", message, word.start, word.end, advice)


def second_label(word: Word) -> Problem:
    """A player who has a hand already."""
    advice = "put all words of a player behind one label"
    return Problem("N141", f"`{shown(word.text)}` begins a second hand of this player", word.start, word.end, advice)


def before_label(said: Sequence[tuple[str, Word]], label: Word, line: str) -> list[Problem]:
    """The words of a hand that stand before the line's first label, each unbroken row of them one problem."""
    rows: list[tuple[int, int]] = []
    for _, word in said:
        if rows and line[rows[-1][1] : word.start].isspace():
            rows[-1] = rows[-1][0], word.end
        else:
            rows.append((word.start, word.end))
    advice = f"put it behind the label of its player, as in `{shown(label.text)} {shown(said[0][1].text)}`"
    return [
        Problem("N142", f"`{shown(line[a:b])}` belongs to a hand, but stands before the first label", a, b, advice)
        for a, b in rows
    ]


def in_order(problems: Iterable[Problem], line: Line, vocabulary: Vocabulary) -> list[Problem]:
    """All problems of a line by their places; a line that holds nothing has that one."""
    found = [_in_this_game(problem, line, vocabulary) for problem in problems]
    if not found:
        message = f"there is nothing to read but `{shown(line.ruleset)}`" if line.ruleset else "the line is empty"
        return [Problem("N100", message, help="a line holds tiles `123m`, flags `+name` and settings `name=value`")]
    return sorted(found, key=lambda problem: (problem.start or 0, problem.end or 0))


def _in_this_game(problem: Problem, line: Line, vocabulary: Vocabulary) -> Problem:
    """A problem of reading, with what only the game can add to it."""
    if problem.code == "N104":
        return _with_calls(problem, line, vocabulary)
    if problem.code == "N122" and len(problem.hints) > 1:  # `+name=value`, with both words that it may be
        flag, setting = problem.hints
        near = _named(flag[1:], vocabulary)
        hints = tuple(hint for hint, typed in ((flag, flag), (setting, f"{flag[1:]}=")) if typed in near) or near
        return problem._replace(help=did_you_mean(hints, _all_words(vocabulary.game)), hints=hints)
    return problem


def _with_calls(problem: Problem, line: Line, vocabulary: Vocabulary) -> Problem:
    """Brackets around tiles: the calls of this game that they could be."""
    bracketed = fold(line.text)[problem.start : problem.end]
    inner = word_of(bracketed.translate(dict.fromkeys(map(ord, BRACKETS))))
    if inner is None or inner.kind != "tiles":
        return problem
    calls = [setting for setting in vocabulary.settings.values() if setting.call]
    hints = tuple(f"{call.name}={inner.text}" for call in calls if _fits(call, inner.text))
    if hints:
        return problem._replace(help=f"write a call as a setting: {either(hints)}", hints=hints)
    return problem if calls else problem._replace(help=did_you_mean([inner.text]), hints=(inner.text,))
