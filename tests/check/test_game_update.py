"""`check --update` in whole games: what was got stands where it did not hold."""

import pytest

from scorecalc.check import check_text
from scorecalc.check.update import updated

GREEN = "rules=all-green players=Anna/Ben/Cleo"
RIICHI = "rules=riichi players=Anna/Ben/Cleo/Dora"
TSUMO = "99s 123s win=1s +tsumo seat=Anna"  # 11 chips and the dealer's 2, 7 from each (all-green:A3, A7, A8)


def update(lines, header=GREEN):
    """The lines of a game with the values got, and how many expectations changed."""
    text = f"```scorecalc-game {header}\n{lines}\n```"
    new, count = updated(text, check_text(text, "club.md"))
    first, *kept, last = new.split("\n")
    assert (first, last) == (f"```scorecalc-game {header}", "```")
    return "\n".join(kept), count


@pytest.mark.parametrize(
    ("expected", "got"),
    [
        ("Anna=+12 Ben=-6", "Anna=+14 Ben=-7"),
        ("dealer=Ben round=S hand=2", "dealer=Anna round=E hand=1"),
        ("pot=+1 pot=1 Cleo=0", "pot=+0 pot=0 Cleo=-7"),
        ("over=last-hand winner=none", "over=no winner=Anna"),
        ("scores=Anna:1/Cleo:2", "scores=Anna:39/Cleo:18"),
        ("11P has=tanyao E=+11", "13P lacks=tanyao E=+14"),
        ("error R310", "Anna=+14 Ben=-7 Cleo=-7"),
    ],
)
def test_words_that_do_not_hold_are_replaced(expected, got):
    """One by one, on the line or the next."""
    assert update(f"{TSUMO} => {expected}  # why") == (f"{TSUMO} => {got}  # why", 1)
    assert update(f"{TSUMO}\n  => {expected}") == (f"{TSUMO}\n  => {got}", 1)


def test_lines_without_an_expectation_get_one():
    """What moves, and what comes next where it is not as before; the ranking at the end."""
    lines = f"{TSUMO}\n+nobody-won  # the pile is empty\n+nobody-won =>\nend"
    assert update(lines) == (
        f"{TSUMO} => Anna=+14 Ben=-7 Cleo=-7\n"
        "+nobody-won => hand=2 dealer=Ben  # the pile is empty\n"
        "+nobody-won => hand=3 dealer=Cleo\n"
        "end => Anna=39 Ben=18 Cleo=18 first=Anna over=no",
        4,
    )
    # nothing is paid where all are in tenpai, and the dealer deals again: only a counter is new (riichi:P10)
    assert update("+nobody-won tenpai=Anna/Ben/Cleo/Dora", RIICHI)[0].endswith(" => honba=1")
    stake = "+nobody-won tenpai=Dora declared=Dora"
    moved = "Anna=-1000 Ben=-1000 Cleo=-1000 Dora=+2000 pot=+1000 hand=2 dealer=Ben honba=1"
    assert update(stake, RIICHI) == (f"{stake} => {moved}", 1)


def test_the_last_hand_says_why_the_game_is_over():
    """The last deal of the last pass, which nobody wins: the table stands as in it (all-green:A9), and is over."""
    lines, _ = update("+nobody-won\n" * 3 + "end", f"{GREEN} passes=1")
    assert lines.split("\n")[2:] == [
        "+nobody-won => over=every-player-has-dealt-once",
        "end => Anna=25 Ben=25 Cleo=25 first=Anna/Ben/Cleo over=every-player-has-dealt-once",
    ]


def test_the_ranking_is_replaced_word_by_word():
    """The scores, who is first, the order and the sum; results as they are shown."""
    assert update(f"{TSUMO} => Anna=+14\nend => Anna=37 first=Ben/Cleo order=Anna/Ben/Cleo over=last-hand sum=74") == (
        f"{TSUMO} => Anna=+14\nend => Anna=39 first=Anna order=Anna/Ben+Cleo over=no sum=75",
        1,
    )
    # by hand: 3 han 40 fu from the dealer are 5200; 30200 less 30000 is 0.2, with uma and oka 40.2 (riichi:P12)
    line = "han=3 fu=40 seat=Ben from=Anna => Ben=+5200"
    assert update(f"{line}\nend => results=Ben:0/Anna:1.5", RIICHI)[0] == f"{line}\nend => results=Ben:+40.2/Anna:-30.2"


def test_a_line_that_is_refused_gets_its_error_and_the_rest_is_left_alone():
    """Nothing is known of the rest until the line is mended; a slip is no result."""
    rest = f"{TSUMO} => Anna=+1\nend"
    line = "99s 123s win=1s from=Ben"  # who of the two others won is not said
    assert update(f"{line}\n{rest}") == (f"{line} => error R382\n{rest}", 1)
    assert update(f"{TSUMO} +tsum\n{rest}") == (f"{TSUMO} +tsum\n{rest}", 0)
    assert update(f"{TSUMO} => Anne=+14\n+nobody-won => Anna=0") == (f"{TSUMO} => Anne=+14\n+nobody-won => Anna=0", 0)


def test_an_updated_game_holds():
    """What was written is compared with the same game again."""
    lines, _ = update(f"{TSUMO}\n99s 123s win=1s seat=Ben from=Anna => Ben=+1\n+nobody-won\nend")
    assert not check_text(f"```scorecalc-game {GREEN}\n{lines}\n```", "club.md").differing
    assert update(lines) == (lines, 0)
