"""The grammar of a line, for a line that did not match: it says where a word goes wrong.

Built from the table of patterns, so that it accepts what the regular expression accepts.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pyparsing as pp

from scorecalc.model.names import composed, lettered
from scorecalc.model.words import Word
from scorecalc.notation.patterns import END, WORDS, Form, Part, form_of

__all__ = ["Misfit", "misfit", "word_grammar", "words"]

_END = Part("", END, "the end of the word")


class Misfit(NamedTuple):
    """A stretch between spaces that is no word.

    ``at`` counts in the line and is the first character that does not fit, ``end`` where the word
    breaks off.  ``part`` is what was being read there, None where no word begins so; ``begins``
    says that it had not yet begun.
    """

    text: str
    start: int
    end: int
    at: int
    part: Part | None
    begins: bool


@cache
def word_grammar(form: Form) -> pp.ParserElement:
    """The grammar of one kind of word."""
    parts = [pp.Regex(part.pattern).set_name(part.noun)(part.role or None) for part in (*form.parts, _END)]
    return pp.And(parts).leave_whitespace()


@cache
def _line() -> pp.ParserElement:
    def word_action(form: Form) -> pp.ParserElement:
        def found(_: str, at: int, parts: pp.ParseResults) -> Word:
            written = "".join(parts)
            roles = parts.as_dict()
            name, value = roles.get("name", ""), roles.get("value", "")
            return Word(form.kind, written, at, at + len(written), name, value)

        return word_grammar(form).copy().set_parse_action(found)

    def unfit(_: str, at: int, parts: pp.ParseResults) -> Misfit:
        return misfit(parts[0], at, form_of(parts[0]))

    words = pp.MatchFirst([word_action(form) for form in WORDS])
    other = pp.Regex("[^ ]+").set_parse_action(unfit)
    spaces = pp.Regex(" +").suppress()
    return pp.ZeroOrMore(spaces | words | other).leave_whitespace().parse_with_tabs()


def words(plain: str) -> list[Word | Misfit]:
    """The words of a folded line in order, and what stands among them that is none.

    >>> [(type(word).__name__, word.start, word.end) for word in words("1m 1,m +a")]
    [('Word', 0, 2), ('Misfit', 3, 6), ('Word', 7, 9)]
    >>> [(word.name, word.value) for word in words("Zoë: from=Jörg")]
    [('Zoë', ''), ('from', 'Jörg')]
    """
    found = list(_line().parse_string(lettered(plain), parse_all=True))
    return found if plain.isascii() else [_as_written(one, plain[one.start : one.end]) for one in found]


def _as_written(found: Word | Misfit, text: str) -> Word | Misfit:
    """What was found in a line of letters that stand for others, with those that are there."""
    if isinstance(found, Misfit):
        return found._replace(text=text)
    name_at = int(found.kind == "flag")
    name = text[name_at : name_at + len(found.name)]
    return found._replace(text=text, name=composed(name), value=composed(text[len(text) - len(found.value) :]))


def misfit(text: str, start: int, form: Form | None) -> Misfit:
    """Where ``text``, which was meant to be of this form and is not, goes wrong.

    >>> found = misfit("seat=S,W", 0, form_of("seat=S,W"))
    >>> found.at, found.part.noun, found.begins
    (6, 'a value', False)
    """
    end = start + len(text)
    if form is None:
        return Misfit(text, start, end, start, None, begins=True)
    try:
        word_grammar(form).parse_string(text)
    except pp.ParseException as stop:
        nouns = [part.noun for part in (*form.parts, _END)]
        failed = nouns.index(stop.parser_element.name)
        begins = failed < len(form.parts) and bool(form.parts[failed].role)
        part = form.parts[failed if begins else failed - 1]
        return Misfit(text, start, end, start + stop.loc, part, begins)
    raise AssertionError(f"{text!r} is a word of the kind {form.kind}")
