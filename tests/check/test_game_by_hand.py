"""A game in a fence beside the same lines typed into its flow: the same differences, whatever was expected."""

from hypothesis import given, settings
from hypothesis import strategies as st

from scorecalc.api import load_rules
from scorecalc.check import check_text
from scorecalc.notation import read
from scorecalc.problems import Refused
from scorecalc.rules.flow import flow_of
from scorecalc.table import enter_line

PLAYERS = ("Anna", "Ben", "Cleo", "Dora")
SOMEBODY = st.sampled_from(PLAYERS)
LINES = st.one_of(
    st.builds("han={} fu={} seat={} from={}".format, st.integers(1, 6), st.sampled_from([30, 40]), SOMEBODY, SOMEBODY),
    st.builds("han={} fu=30 +tsumo seat={}".format, st.integers(1, 13), SOMEBODY),
    st.builds("+nobody-won tenpai={}".format, st.one_of(st.just("none"), SOMEBODY)),
    st.builds("+nobody-won tenpai={0} declared={0}".format, SOMEBODY),
    st.builds("{}: han=2 fu=30 {}: han=1 fu=40 from={}".format, SOMEBODY, SOMEBODY, SOMEBODY),
    st.sampled_from(["han=2 fu=30 honba=3 seat=Ben from=Anna", "+abortive", "234m", "+tsum", "han=3 from=Emma"]),
)
#: a line, and by how much each thing that is expected of it is off
GAMES = st.lists(st.tuples(LINES, st.lists(st.sampled_from([0, 0, 100]), min_size=7, max_size=7)), max_size=9)


@settings(max_examples=120)
@given(GAMES, st.lists(st.sampled_from([0, 0, 1000]), min_size=4, max_size=4))
def test_a_game_has_the_differences_that_its_lines_have_by_hand(steps, off_at_the_end):
    """Changes, pot, counters and final scores, each off or not; refused lines expect their own problem."""
    rules = load_rules("riichi")
    flow = flow_of(rules)
    state = flow.begin(PLAYERS)
    text, expected = ["```scorecalc-game rules=riichi players=" + "/".join(PLAYERS)], []
    for line, off in steps:
        number = len(text) + 1
        try:
            entry, _ = enter_line(read(line), rules, state)
        except Refused as refused:
            text.append(f"{line} => error {refused.problems[0].code}")
            continue
        after = entry.after
        true = [after.scores[name] - state.scores[name] for name in PLAYERS] + [after.pot - state.pot]
        words = [f"{name}={got + by:+d}" for name, got, by in zip((*PLAYERS, "pot"), true, off, strict=False)]
        words += [f"pot={after.pot + off[5]}", f"honba={after.honba + off[6]}", f"dealer={after.dealer}"]
        whats = (*PLAYERS, "pot", "pot", "honba")
        values = (*true, after.pot, after.honba)
        text.append(f"{line} => {' '.join(words)}")
        expected += [(number, what, got + by, got) for what, got, by in zip(whats, values, off, strict=True) if by]
        state = after
    final = {place.player: place.score for place in flow.final(state).places}
    number = len(text) + 1
    text.append(
        "end => " + " ".join(f"{name}={final[name] + by}" for name, by in zip(PLAYERS, off_at_the_end, strict=True))
    )
    expected += [
        (number, name, final[name] + by, final[name]) for name, by in zip(PLAYERS, off_at_the_end, strict=True) if by
    ]
    checked = check_text("\n".join([*text, "```"]), "club.md")
    assert not checked.flaws
    assert [(one.case.line_number, *diff[:3]) for one in checked.differing for diff in one.differences] == expected
