"""The grammar of conditions, and what it says of a text that does not fit.

    condition = single , { ( "and" | "or" ) , single } ;          the two are not mixed
    single    = { "not" } , ( "(" , condition , ")" | clause ) ;
    clause    = sets | every | count | number , "suits" | holds | "on a discard" | "won on" , tiles
              | "wait" , wait | "open" | "closed" | "hidden" | "exposed" | "self-drawn" | "winner" | "dealer" | flag ;
    sets      = amount , { "equal" | state } , shape , [ "of" , tiles ] , [ "with" , tiles ] , [ relation ] ,
                [ "twice" ] | "pair of" , tiles ;
    relation  = "in a row" , [ "by" , number ] , [ "in" , number , "suits" ] | "in" , number , "suits" ;
    every     = "every" , ( "set" , [ "and the pair" ] | "pair" ) , ( "is" , ( state | tiles ) | "has" , tiles ) ;
    count     = ( "all" | "some" | amount ) , ( "tiles" , ( "are" | "of" ) | "kinds of" ) , tiles ;
    holds     = "holds" , ( tile , { tile } | digits , "of one suit" ) ;
    amount    = [ "at least" | "at most" | "exactly" ] , number | "no" | "each" | "a" ;
    tiles     = option , { "," , option } ;   option = [ "a" | "the" ] , term , { term } ;

Each word that is tried and fails is noted with its place, so that the furthest place tells what was expected there.
"""

from __future__ import annotations

from functools import cache
from threading import Lock
from typing import Any

import pyparsing as pp

from scorecalc.mahjong.conditions import tree
from scorecalc.mahjong.conditions.reached import CONDITION, LITERAL, SINGLE, WORD_END, Reached
from scorecalc.mahjong.conditions.vocabulary import PAIRED, WAITS

__all__ = ["parsed"]

_SMALL = ("one", "two", "three", "four", "five", "six", "seven")
_STATES = ("hidden", "exposed", "open", "closed")
_TILES = "tiles"


def parsed(text: str) -> tree.Node:
    """The words of a condition in their order.

    >>> parsed("closed and +riichi").sides[1].word
    Word(text='riichi', start=11, end=18)
    >>> parsed("closed and rich")
    Traceback (most recent call last):
    ...
    scorecalc.mahjong.conditions.mistake.BadCondition: expected a condition, not `rich`

    Raises :class:`BadCondition`.
    """
    grammar, reached = _grammar()
    with _ONE_AT_A_TIME:
        reached.begin()
        try:
            node: tree.Node = grammar.parse_string(text)[0]
        except pp.ParseException:
            raise reached.problem(text) from None
    return node


_ONE_AT_A_TIME = Lock()  # what was reached is noted beside the grammar


def _amount(words: pp.ParseResults) -> tree.Amount:
    first, last = words[0], words[-1]
    if first.text in ("no", "each"):
        return tree.Amount(first.text, 1, False, first.start, first.end)
    if first.text in ("a", "an"):
        return tree.Amount("least", 1, False, first.start, first.end)
    how = words[1].text if first.text == "at" else "exactly" if first.text == "exactly" else "least"
    return tree.Amount(how, _number(last), len(words) == 1, first.start, last.end)


def _given(parts: pp.ParseResults, name: str) -> Any:
    return parts.as_dict().get(name)


def _number(word: tree.Word) -> int:
    return _SMALL.index(word.text) + 1 if word.text in _SMALL else int(word.text[:4])  # no hand has thousands


@cache
def _grammar() -> tuple[pp.ParserElement, Reached]:
    reached = Reached()

    def pattern(regex: str, *labels: str, words: tuple[str, ...] = (), cut: int = 0) -> pp.ParserElement:
        def found(_: str, at: int, parts: pp.ParseResults) -> tree.Word:
            return tree.Word(parts[0][cut:], at, at + len(parts[0]))

        def missed(_: str, at: int, *__: object) -> None:
            reached.note(at, labels, words)

        return pp.Regex(regex).set_parse_action(found).set_fail_action(missed)

    def word(*words: str, labels: tuple[str, ...] | None = None) -> pp.ParserElement:
        longest_first = "|".join(sorted(words, key=len, reverse=True))
        own = tuple(f"`{word}`" for word in words) if labels is None else labels
        return pattern(f"(?:{longest_first}){WORD_END}", *own, words=words)

    def noun(*names: str, silent: bool = False) -> pp.ParserElement:
        plurals = tuple(f"{name}s" for name in names)
        return word(*names, *plurals, labels=() if silent else tuple(f"`{plural}`" for plural in plurals))

    number = pattern(f"(?:[0-9]+|{'|'.join(_SMALL)}){WORD_END}", "a number", words=_SMALL)
    amount = (
        word("at") + word("least", "most") + number | word("exactly") + number | number | word("no", "each", "a", "an")
    ).set_parse_action(_amount)

    # tiles: `terminal circles, own wind`
    digit = f"[1-9]{WORD_END}"

    def terms(*labels: str) -> pp.ParserElement:
        pairs = [word(first, labels=labels) + word(*seconds) for first, seconds in PAIRED.items()]
        span = pattern(digit, *labels) + word("to") + pattern(digit, "a number from 1 to 9")
        tiles = pattern(LITERAL, *labels) + pattern(LITERAL)[...]
        one = [*pairs, span, pattern(digit, *labels), tiles, word(*SINGLE, labels=labels)]
        return pp.MatchFirst([pp.Group(term) for term in one])

    article = pp.Opt(word("a", "an", "the", labels=()).suppress())
    option = pp.Group(article + terms(_TILES) + terms()[...])
    comma = pattern(",", "`,`").suppress()

    def tiles_of(_: str, __: int, parts: pp.ParseResults) -> tree.Tiles:
        options = tuple(tuple(tuple(term) for term in option) for option in parts)
        return tree.Tiles(options, options[0][0][0].start, options[-1][-1][-1].end)

    tiles = (option + (comma + option)[...]).set_parse_action(tiles_of)

    # sets: `2 hidden pungs of honours in a row`
    def relation_of(parts: pp.ParseResults) -> tree.Relation:
        by, suits = (_number(given) if (given := _given(parts, name)) else 0 for name in ("by", "suits"))
        step = 0 if "row" not in parts else by if "by" in parts else 1
        return tree.Relation("row" in parts, step, suits, parts[0].start, parts[-1].end)

    in_suits = number("suits") + noun("suit")
    in_a_row = word("a") + word("row")("row") + pp.Opt(word("by") + number("by")) + pp.Opt(word("in") + in_suits)
    relation = (word("in") + (in_a_row | in_suits)).set_parse_action(relation_of)
    shapes = ("chow", "pung", "kong", "set", "pair")
    shape, uncounted = noun(*shapes), noun(*shapes, silent=True)  # the latter is read to ask how many
    adjectives = word("equal", *_STATES, labels=())("adjectives*")[...]

    def sets_of(parts: pp.ParseResults) -> tree.Sets:
        given = [_given(parts, name) for name in ("of", "having", "relation", "twice")]
        return tree.Sets(_given(parts, "amount"), tuple(_given(parts, "adjectives") or ()), parts["shape"], *given)

    sets = (
        (amount("amount") + adjectives + shape("shape") | adjectives + uncounted("shape"))
        + pp.Opt(word("of") + tiles("of"))
        + pp.Opt(word("with") + tiles("having"))
        + pp.Opt(relation("relation"))
        + pp.Opt(word("twice")("twice"))
    ).set_parse_action(sets_of)

    def every_of(parts: pp.ParseResults) -> tree.Every:
        which = "both" if "both" in parts else parts.noun.text.rstrip("s") + "s"
        state = parts.state.text if "state" in parts else ""
        return tree.Every(which, "has" if parts.verb.text in ("has", "have") else "is", state, _given(parts, "tiles"))

    both = word("and") + word("the") + word("pair")("both")
    subject = noun("set")("noun") + pp.Opt(both) | noun("pair")("noun")
    predicate = word("is", "are")("verb") + (word(*_STATES)("state") | tiles("tiles"))
    predicate |= word("has", "have")("verb") + tiles("tiles")
    every = (word("every", "all").suppress() + subject + predicate).set_parse_action(every_of)

    # tiles of the hand: `all tiles are bamboo`, `4 kinds of winds`
    def count_of(parts: pp.ParseResults) -> tree.Count:
        how = "" if "amount" in parts else "some" if parts.how.text == "some" else "all"
        return tree.Count(how, _given(parts, "amount"), parts.noun.text.rstrip("s"), parts.verb, parts.tiles)

    of_tiles = noun("tile")("noun") + word("is", "are", "of")("verb")
    of_kinds = noun("kind")("noun") + word("of")("verb")
    some = word("every", "all", "some")("how")
    count = ((some | amount("amount")) + (of_tiles | of_kinds) + tiles("tiles")).set_parse_action(count_of)

    # the hand and its win
    def said(what: str, expression: pp.ParserElement) -> pp.ParserElement:
        def action(parts: pp.ParseResults) -> tree.Said:
            count = _number(parts.number) if "number" in parts else 0
            spot = tree.Word(parts[0].text, parts[0].start, parts[-1].end)
            return tree.Said(what or spot.text, _given(parts, "word") or spot, _given(parts, "tiles"), count)

        return expression.add_parse_action(action)

    def held(parts: pp.ParseResults) -> tree.Held:
        return tree.Held(tuple(parts.shown), "one_suit" in parts)

    numbers = pattern(f"[1-9]+{WORD_END}", "tiles")("shown*") + word("of") + word("one")("one_suit") + word("suit")
    holds = (word("holds") + (numbers | pattern(LITERAL, "tiles")("shown*")[1, ...])).set_parse_action(held)
    flag = pattern(rf"\+[a-z][a-z0-9]*(?:-[a-z0-9]+)*{WORD_END}", cut=1)
    condition = pp.Forward()
    brackets = pattern(r"\(").suppress() + condition + pattern(r"\)", "`)`").suppress()
    clause = pp.MatchFirst(
        [
            brackets,
            sets,
            every,
            count,
            said("suits", number("number") + noun("suit")),
            holds,
            said("on a discard", word("on") + word("a") + word("discard")),
            said("won on", word("won") + word("on") + tiles("tiles")),
            said("wait", word("wait") + word(*WAITS)("word")),
            said("", word(*_STATES, "self-drawn", "winner", "dealer")),
            said("flag", flag("word")),
        ]
    )
    clause.set_fail_action(lambda _, at, *__: reached.note(at, (CONDITION,)))

    def joined(parts: pp.ParseResults) -> tree.Node:
        return tree.Joined(tuple(parts[::2]), tuple(parts[1::2])) if len(parts) > 1 else parts[0]

    def denied(parts: pp.ParseResults) -> tree.Node:
        node: tree.Node = parts[-1]
        # of many denials two mean as much, and hundreds would nest as deep
        for denial in parts[:-1][-1 : -2 - len(parts) % 2 : -1]:
            node = tree.Denied(node, denial)
        return node

    single = (word("not", labels=())[...] + clause).set_parse_action(denied)
    condition <<= (single + (word("and", "or") + single)[...]).set_parse_action(joined)
    end = pp.StringEnd().set_fail_action(lambda _, at, *__: reached.note(at, ("the end",)))
    return (condition + end).parse_with_tabs(), reached
