"""No arguments and no standard input of any kind end in a traceback or in code 70."""

from hypothesis import given, settings
from hypothesis import strategies as st

from scorecalc.cli import codes
from scorecalc.cli.commands import COMMANDS
from tests.console import call

CODES = {codes.DONE, codes.NO, codes.UNREADABLE, codes.REFUSED, codes.UNUSABLE}
WORDS = st.one_of(
    st.sampled_from(
        [
            *("riichi", "riichi-ema", "234m", "567m", "345p", "678s", "55s", "win=8s", "+riichi", "+tsumo", "seat=S"),
            *("from=W", "han=4", "fu=30", "S:", "W:", "+nobody-won", "tenpai=EW", "pao=W", "yakuman=2", "players=3"),
            *("-e", "-q", "--json", "--format", "csv", "md", "-r", "--names", "ja", "--", "-", "pinfu", "N120"),
            *("--pieces", "unicode", "--color", "always", "+", "=", "[1m]", "#", "=>", "-o", "/dev/null/x"),
        ]
    ),
    st.text(max_size=8).filter(lambda word: "\0" not in word),
)
#: commands that only read what is typed; files and folders have tests of their own
TYPED = [name for name in COMMANDS if name not in {"check", "batch"}]


@settings(max_examples=300, deadline=None)
@given(command=st.sampled_from([*TYPED, ""]), words=st.lists(WORDS, max_size=10), stdin=st.binary(max_size=80))
def test_any_arguments_end_in_a_known_code(command, words, stdin):
    """Whatever is typed and piped."""
    arguments = [word for word in (command, *words) if word]
    if "-o" in arguments or any(word.startswith(("-o", "--o")) for word in arguments):
        arguments = [word for word in arguments if not word.startswith(("-o", "--o"))]
    ran = call(arguments, stdin)
    assert ran.code in CODES
    assert "Traceback" not in ran.shown


@settings(max_examples=150, deadline=None)
@given(text=st.text(max_size=60), form=st.sampled_from(["text", "json", "csv", "md"]))
def test_any_line_of_standard_input_ends_in_a_known_code(text, form):
    """Text of every script, control codes and half surrogates included."""
    ran = call(["score", "-", "-r", "riichi", "--format", form], text.encode("utf-8", "surrogatepass"))
    assert ran.code in CODES
    assert "\x1b" not in ran.shown
