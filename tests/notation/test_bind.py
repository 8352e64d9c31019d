"""Words and a vocabulary: what a line means, and everything that is wrong with it at once."""

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from scorecalc.model.pieces import Alphabet
from scorecalc.model.vocabulary import BadValue, Flag, Setting, ValueKind, Vocabulary, number
from scorecalc.notation import bind, grammar, mistakes, read  # noqa: F401  (grammar: not within an example's time)
from scorecalc.notation.canon import canonical
from scorecalc.problems import Refused

from .vocabulary import POKER, RIICHI, TILES


def bound(text, vocabulary=RIICHI):
    return bind(read(text), vocabulary)


def refused(text, vocabulary=RIICHI):
    with pytest.raises(Refused) as caught:
        bound(text, vocabulary)
    assert caught.value.line == text
    return caught.value.problems


def test_a_line_without_players_has_one_hand_and_a_table():
    """The vocabulary gives words to the table wherever they stand."""
    line = bound("riichi ind=3m 234m from=W +self-drawn 0m seat=S kiriage-mangan=on pon=CCC win=2m pung=11z1z honba=1")
    (hand,) = line.hands
    assert hand.label == ""
    assert hand.tiles == (1, 2, 3, 34)
    assert hand.flags == {"tsumo"}
    assert hand.settings == {"seat": "S", "pon": ((33, 33, 33), (27, 27, 27)), "win": (1,)}
    assert line.table.settings == {"ind": ((2,),), "from": "W", "honba": 1}
    assert line.table.tiles == ()
    assert line.options == {"kiriage-mangan": True}


def test_tiles_come_in_the_order_written():
    """Spacing has no meaning; the order is kept for those who need it."""
    assert bound("55s 1m E 0p").hands[0].tiles == (22, 22, 0, 27, 35)
    assert bound("55s1mE0p").hands[0].tiles == (22, 22, 0, 27, 35)


def test_unicode_tiles_are_read_with_and_without_their_selectors():
    """A terminal adds them to what is copied from it."""
    assert bound("🀇🀇\ufe0f🀄\ufe0f🀄\ufe0e win=🀄\ufe0f").hands[0].tiles == (0, 0, 33, 33)


def test_places_of_words_are_kept():
    """A rule that objects points at the word it objects to."""
    hand = bound("riichi 234m +self-drawn 55s win=5s").hands[0]
    assert hand.place("+tsumo") == (12, 23)
    assert hand.place("win") == (28, 34)
    assert hand.place("tiles") == (7, 27)
    assert hand.place("seat") == (None, None)
    assert bound("1m kiriage-mangan=on").table.place("kiriage-mangan") == (3, 20)


def test_each_label_begins_a_hand():
    """The table's words are the table's behind a label too; a flag may be said of several hands."""
    line = bound("ind=1m S: 2m +riichi from=W W: +riichi 3m win=3m +nobody-won")
    assert [(hand.label, hand.tiles, sorted(hand.flags)) for hand in line.hands] == [
        ("S", (1,), ["riichi"]),
        ("W", (2,), ["riichi"]),
    ]
    assert line.table.flags == {"nobody-won"}
    assert line.table.settings == {"ind": ((0,),), "from": "W"}
    assert line.hands[1].place("label") == (28, 30)


def test_players_may_have_any_name_where_the_game_names_none():
    """Labels of the poker vocabulary are free."""
    assert [hand.label for hand in bound("A: AhKd Bob-2: 10d2c", POKER).hands] == ["A", "Bob-2"]


def test_a_line_read_twice_means_the_same():
    """What was learnt of a word is used for the next line, and belongs to one vocabulary."""
    other = Vocabulary("other", TILES, [], [])
    assert bound("+tsumo seat=S").hands[0].flags == bound("+tsumo seat=S").hands[0].flags == {"tsumo"}
    assert [problem.code for problem in refused("+tsumo seat=S", other)] == ["N120", "N130"]


def test_the_memory_of_words_is_bounded():
    """A file of a million different values does not stay in memory."""
    numbers = Vocabulary("numbers", TILES, [], [Setting("n", number(), "")])
    for n in range(20_100):
        bound(f"n={n}", numbers)
    assert len(numbers.meanings) <= 20_000
    assert bound("n=7", numbers).hands[0].settings == {"n": 7}


MISTAKES = Path(__file__).with_name("mistakes.txt").read_text(encoding="utf-8").strip().split("\n\n")


@pytest.mark.parametrize("expected", MISTAKES, ids=lambda block: block.partition("\n")[0])
def test_a_mistake_has_a_code_a_place_and_a_help(expected):
    """The exact sentence, the characters it is about, what to type instead: blocks of mistakes.txt."""
    text = expected.partition("\n")[0]
    shown = [text]
    for problem in refused(text):
        shown.append(" " * problem.start + "^" * (problem.end - problem.start) + f" {problem.code}")
        shown.append(problem.message)
        shown += [f"help: {problem.help}"] * bool(problem.help)
        shown += ["hints: " + "  ".join(problem.hints)] * bool(problem.hints)
    assert "\n".join(shown) == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the line is empty"),
        ("  ", "the line is empty"),
        ("riichi", "there is nothing to read but `riichi`"),
    ],
)
def test_a_line_without_words_says_so(text, message):
    """There is no place to point at."""
    (problem,) = refused(text)
    assert (problem.code, problem.message, problem.start) == ("N100", message, None)


def test_brackets_in_a_game_without_calls_are_left_out():
    """There is no call to offer."""
    (problem,) = refused("A: [AhKd]", POKER)
    assert (problem.help, problem.hints) == ("did you mean `AhKd`?", ("AhKd",))


def test_pieces_of_a_game_without_suits_are_listed():
    """Cards are written one by one."""
    (problem,) = refused("A: AhXd", POKER)
    assert (problem.code, problem.start, problem.end) == ("N101", 5, 7)
    assert problem.help.startswith("pieces are written `2s`, `3s`, ")


def test_a_bad_value_that_points_outside_its_value_is_held_inside():
    """A kind of a ruleset cannot send the carets astray."""

    def never(text):
        raise BadValue(f"never `{text}`", start=5, end=99)

    odd = Vocabulary("odd", TILES, [Flag("a", "")], [Setting("b", ValueKind("nothing", never, str), "")])
    (problem,) = refused("b=xyz +a", odd)
    assert (problem.code, problem.start, problem.end) == ("N133", 4, 5)


#: the first lines of mistakes.txt hold every slip there is; their words in any order are a good start
SLIPS = sorted({word for block in MISTAKES for word in block.partition("\n")[0].split(" ")})
WORDS = st.sampled_from([*SLIPS, "\x1b[1m", "\ud800", "🀄\ufe0e\ufe0e", "５ｍ", "\u3000", "="])
ANY = st.text(st.characters(), max_size=30) | st.lists(WORDS | st.text(st.characters(), max_size=6), max_size=8).map(
    " ".join
)


@given(ANY)
@example("a = b =c")
@example("\ud800")
@example("win=\ufe0f")
@example("🀄\ufe0e\ufe0e")
def test_any_text_is_bound_or_refused_with_places_inside_it(text):
    """No input ends in another exception, and no message holds what a terminal would execute."""
    for vocabulary in (RIICHI, POKER):
        try:
            bound(text, vocabulary)
        except Refused as refusal:
            found = refusal.problems
        else:
            continue
        assert found
        for problem in found:
            assert problem.start is None or 0 <= problem.start < problem.end <= len(text)
            assert (problem.message + problem.help).isprintable()


def test_pieces_before_the_first_label_are_the_tables_where_the_game_says_so():
    """The dice of a turn belong to nobody's hand; other words of a hand still may not stand there."""
    dice = Alphabet(["1", "2"], singles={"1": 0, "2": 1})
    game = Vocabulary("dice", dice, [Flag("mad", "")], [], labels=("A", "B"), table_tiles=True)
    bound = bind(read("12 1 A: B: 2"), game)
    assert bound.table.tiles == (0, 1, 0)
    assert [hand.tiles for hand in bound.hands] == [(), (1,)]
    assert canonical(bound, game) == "112 A: B: 2"
    with pytest.raises(Refused, match="N142: `\\+mad` belongs to a hand"):
        bind(read("12 +mad A: B: 2"), game)
