"""What stands in a line and is no word: a problem for each, with the word that was probably meant."""

from __future__ import annotations

from scorecalc.model.names import is_name
from scorecalc.model.words import Line, Word
from scorecalc.notation import grammar
from scorecalc.notation.grammar import Misfit
from scorecalc.notation.patterns import BRACKETS, QUOTES
from scorecalc.notation.spelling import word_of
from scorecalc.notation.wording import did_you_mean, shown
from scorecalc.problems import Problem

__all__ = ["BRACKET_HELP", "reread"]

BRACKET_HELP = "there are no brackets: a call is a setting, as `pon=777z` or `ankan=1111p`"


def reread(text: str, plain: str) -> Line:
    """A line in which something is no word: all its words, and all its problems.

    ``plain`` is the line folded.
    """
    found = grammar.words(plain)
    words: list[Word] = []
    problems: list[Problem] = []
    at = 0
    while at < len(found):
        word = found[at]
        at += 1
        if isinstance(word, Word):
            words.append(word)
        elif word.text[0] == "#" or word.text.startswith("=>"):
            problems.append(_rest(word, len(plain.rstrip())))
            break
        elif word.text[0] == "=" and words and (spaced := _spaced(found[at - 2 : at + 1], words[-1])):
            words.pop()
            problems.append(spaced)
            at += word.text == "="
        else:
            problems.append(_problem(word))
    return Line(text, tuple(words), tuple(problems))


def _rest(word: Misfit, end: int) -> Problem:
    what = "a comment" if word.text[0] == "#" else "an expectation"
    advice = "leave it out; files and standard input may have it"
    return Problem("N108", f"{what} is no part of a line", word.start, end, advice)


def _spaced(parts: list[Word | Misfit], before: Word) -> Problem | None:
    """``win = 8s`` or ``win =8s``: a setting that is torn apart, None where it would be none.

    ``parts`` are the words around the ``=``; the first is still to be read as one if it is ``before``.
    """
    if parts[0] is not before:
        return None
    parts = parts if parts[1].text == "=" else parts[:2]
    meant = _respelled("".join(part.text for part in parts))
    if meant is None or meant.kind != "setting":
        return None
    start, end = parts[0].start, parts[-1].end
    if not meant.value:
        return Problem("N132", f"`{meant.name}=` has no value", start, end, "write the value behind the `=`")
    advice = f"write it without spaces: `{shown(meant.text)}`"
    return Problem("N106", f"spaces around the `=` of `{meant.name}=`", start, end, advice, (meant.text,))


def _respelled(written: str) -> Word | None:
    """The word with its name in lower case and with ``-``, as names are written."""
    name, sign, value = written.partition("=")
    return word_of(written) or word_of(name.lower().replace("_", "-") + sign + value)


def _problem(word: Misfit) -> Problem:
    text, start, end = word.text, word.start, word.end
    if set(text) & set(BRACKETS):
        meant = word_of(text.translate(dict.fromkeys(map(ord, BRACKETS))))
        if meant is None or meant.kind in {"tiles", "ruleset"}:
            return Problem("N104", f"brackets in `{shown(text)}`", start, end, BRACKET_HELP)
        return Problem("N104", f"brackets in `{shown(text)}`", start, end, did_you_mean([meant.text]), (meant.text,))
    if set(text) & set(QUOTES):
        meant = word_of(text.translate(dict.fromkeys(map(ord, QUOTES))))
        hints: tuple[str, ...] = (meant.text,) if meant else ()
        return Problem("N105", f"quotes in `{shown(text)}`", start, end, did_you_mean(hints, "leave them out"), hints)
    if text[0] == "+" and (torn := word_of(text[1:])) and torn.kind == "setting":
        hints = (f"+{torn.name}", torn.text)
        return Problem("N122", f"a flag has no value: `{shown(text)}`", start, end, did_you_mean(hints), hints)
    if (text[0] == "+" or "=" in text) and (meant := _respelled(text)):
        message = f"the name in `{shown(text)}` is not written as names are"
        return Problem("N109", message, start, end, did_you_mean([meant.text]), (meant.text,))
    name, _, rest = text.partition(":")
    if rest and is_name(name) and (apart := _apart(name, rest)):
        message = f"no space behind the `:` of `{shown(text)}`"
        return Problem("N107", message, start, end, did_you_mean([apart]), (apart,))
    return _unfit(word)


def _apart(name: str, rest: str) -> str | None:
    """``E:123m`` was meant as two words, ``win:8s`` as a setting; None where that gives no words."""
    setting = f"{name}={rest}"
    if name[0].islower() and word_of(setting):
        return setting
    return f"{name}: {rest}" if word_of(rest) else None


def _unfit(word: Misfit) -> Problem:
    if word.at == word.end:
        noun = word.part.noun if word.part else "a word"
        message = f"`{shown(word.text)}` breaks off: {noun} is missing"
        return Problem("N103", message, word.start, word.end, f"{noun}: {word.part.holds}" if word.part else "")
    sign = word.text[word.at - word.start]
    name = f"`{shown(sign)}`" + ("" if sign.isascii() else f" (U+{ord(sign):04X})")
    if word.part is None:
        message = f"no word begins with {name}"
        advice = "words are tiles `123m`, flags `+name`, settings `name=value` and labels `E:`"
    else:
        message = f"{name} cannot {'begin' if word.begins else 'stand in'} {word.part.noun}"
        advice = f"{word.part.noun}: {word.part.holds}"
    if sign in ",;":
        advice = "leave it out: words are separated by spaces, tiles and seats stand together, other lists have a `/`"
    return Problem("N103", message, word.at, word.at + 1, advice)
