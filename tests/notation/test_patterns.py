"""One table of patterns, two readers: they accept the same strings."""

import subprocess
import sys

import pyparsing
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from scorecalc.model.names import lettered
from scorecalc.notation import grammar, read
from scorecalc.notation.patterns import EXPECTED, WORD, WORDS, joined
from scorecalc.notation.spelling import fold

SIGNS = "aznE0195m+-=:./#>,_[\"' 　\t🀇🀄\ufe0féäÖ東नि½\u0308\u0301\u200d\u202e\u3164"
PIECES = [
    "+",
    "=",
    ":",
    "-",
    "/",
    ".",
    "tsumo",
    "seat",
    "E",
    "123m",
    "Anna",
    "Jörg",
    "zo\u0308e",
    "error",
    "R310",
    "11P",
    " ",
    "🀇",
    "\ufe0f",
]
TEXTS = st.text(SIGNS, max_size=12) | st.lists(st.sampled_from(PIECES), max_size=7).map("".join)


def kind_by_grammar(forms, text):
    for form in forms:
        whole = grammar.word_grammar(form) + pyparsing.StringEnd()
        try:
            whole.leave_whitespace().parse_string(lettered(text))
        except pyparsing.ParseException:
            continue
        return form.kind
    return None


def kind_by_expression(forms, text):
    match = joined(forms).fullmatch(lettered(text))
    return match and match.lastgroup


@pytest.mark.parametrize("forms", [WORDS, EXPECTED], ids=["words", "expected"])
def test_each_pattern_accepts_its_own_example_and_is_the_first_to_do_so(forms):
    """An example of the table is of the kind it stands for."""
    for form in forms:
        assert kind_by_expression(forms, form.example) == form.kind


@given(TEXTS)
@example("E:")
@example("a.b-")
@example("error R310")
@example("error")
def test_expression_and_grammar_accept_the_same_words(text):
    """The joined expression and pyparsing agree on every string, word by word."""
    for forms in (WORDS, EXPECTED):
        assert kind_by_expression(forms, text) == kind_by_grammar(forms, text)


@given(TEXTS)
@example("a = b =c")
@example("Jo\u0308rg: from=Zoë ½")
def test_expression_and_grammar_find_the_same_words_in_a_line(text):
    """A line is read without a problem exactly when the grammar finds words alone, and these are the same words."""
    line, found = read(text), grammar.words(fold(text))
    assert bool(line.problems) == any(isinstance(word, grammar.Misfit) for word in found)
    if not line.problems:
        assert list(line.words) == found


@pytest.mark.parametrize("sign", "-=~#@!/")
def test_no_word_begins_with_a_sign_that_a_shell_or_an_option_parser_takes(sign):
    """Rule 11 of the notation."""
    assert all(WORD.fullmatch(sign + rest) is None for rest in ("", "a", "1m", "a=1", "E:"))


@pytest.mark.parametrize(
    ("word", "kind"),
    [
        ("10d", "tiles"),
        ("3333ES", "tiles"),
        ("AhKd", "tiles"),
        ("🀇🀈🀉\ufe0f", "tiles"),
        ("+double-riichi", "flag"),
        ("uma=15/5/-5/-15", "setting"),
        ("place=R1:4K3:2", "setting"),
        ("win=", "setting"),
        ("Anna-2:", "label"),
        ("all-green", "ruleset"),
        ("Jörg:", "label"),
        ("東:", "label"),
        ("from=Zoe\u0308", "setting"),
        ("tenpai=Jörg/Müller", "setting"),
        ("+Tsumo", None),
        ("Win=8s", None),
        ("a=b=c", None),
        ("2:", None),
        ("(1m)", None),
        ("ö", None),
        ("Kö", None),
        ("+fünf", None),
        ("fünf=1", None),
        ("\u0308a:", None),
        ("a-\u0308:", None),
        ("½:", None),
        ("Jörg²:", None),
        ("Ⅷ:", None),
        ("a\u200db:", None),
        ("a\u202eb:", None),
        ("a\u3164:", None),
        ("a\u034f:", None),
    ],
)
def test_the_sign_decides_what_kind_a_word_is(word, kind):
    """A sign at the start, an `=` within or a `:` at the end, before any game is known."""
    match = WORD.fullmatch(lettered(word))
    assert (match and match.lastgroup) == kind


def test_a_line_of_words_is_read_without_pyparsing():
    """Start-up: the grammar is loaded for a line that does not match, and for no other."""
    code = (
        "import sys; from scorecalc.notation import read; assert not read('riichi 1m +ron win=1m E: 2m').problems;"
        "assert 'pyparsing' not in sys.modules; assert read('1,m').problems; assert 'pyparsing' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
