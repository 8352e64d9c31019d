"""`examples/tables/`: the games of riichi and Tokyo hold what they are to show, and every end that is listed comes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scorecalc.check import check_text
from scorecalc.check.report import differing
from tests.cases.games.read import GAMES
from tests.cases.games.test_games import by_names
from tests.oracles.tokyo import score
from tests.oracles.tokyo_hand import hand_of

TABLES = Path(__file__).parents[2] / "examples" / "tables"
FENCE = re.compile(r"^```scorecalc-game (.*)\n((?:.*\n)*?)```$", re.MULTILINE)
RIICHI = "rules=riichi players=Anna/Ben/Cleo/Dora length=east"
NOBODY = "+nobody-won tenpai=none\n"
KING = "rules=king-of-tokyo players="
SMASHES = "SSSSSS\n" * 3

#: games that end as no other example does (riichi:P11, P12, A9, C74, K12)
ENDS = {
    "bust": f"{RIICHI} bust=yes\nhan=13 seat=Anna from=Ben\n",
    "extra-round-over": f"{RIICHI} extra-rounds=yes\n{NOBODY * 8}",
    "tie-played-off": f"{RIICHI} extra-rounds=no ties=extra-hands\n{NOBODY * 4}han=1 fu=30 seat=Anna from=Ben\n",
    "Ben-is-out-of-chips": "rules=all-green players=Anna/Ben bust=at-zero start-chips=11\n66s 777s win=7s from=Ben\n",
    "last-one-standing": f"{KING}Anna/Ben/Cleo\n112233\n112233\n112233\nSSSSSS\n112233\n112233\nSSSSS1\n",
    "all-eliminated": f"{KING}Anna/Ben\n{SMASHES}SSSSSS extra-hearts=-4\n",
}


def games(name: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """Header, lines and expectations of the games in a file."""
    found = []
    for header, text in FENCE.findall((TABLES / f"{name}.md").read_text("utf-8")):
        lines = [line for line in re.sub(r"\n +=>", " =>", text).splitlines() if not line.startswith("#")]
        found.append((header, [tuple(map(str.strip, line.split("=>"))) for line in lines]))
    return found


def changes(expected: str) -> dict[str, int]:
    """What the players gain, of what is expected; those who are not named gain nothing."""
    return {name: int(gain) for name, gain in re.findall(r"\b(Anna|Ben|Cleo|Dora)=([+-]?\d+)", expected) if int(gain)}


def stripped(line: str) -> list[str]:
    """The words of a line without the stakes: those of winners may be left out."""
    return [word for word in line.split() if not word.startswith("declared=")]


@pytest.mark.parametrize(("game", "record", "own"), [(0, 6, {10, 12, 13}), (1, 14, set())])
def test_the_hands_of_riichi_are_those_of_public_records(game: int, record: int, own: set[int]) -> None:
    """P5, P9: the same lines, and every change that the record has; South 2 and 4 of the first game are its own."""
    _, (*lines, _) = games("riichi")[game]
    recorded = GAMES[record]
    names = {"A": "Anna", "B": "Ben", "C": "Cleo", "D": "Dora"}
    compared = [at for at in range(len(lines)) if at not in own]
    assert len(compared) == (11 if own else 9)
    for at in compared:
        line, expected = lines[at]
        hand = recorded.hands[at]
        assert stripped(line) == stripped(by_names(hand, recorded.players))
        assert changes(expected) == {names[player]: gain for player, gain in hand.gains.items() if gain}, line


def test_the_hanchan_has_all_that_happens_at_a_table() -> None:
    """Fourteen hands, ten of real tiles, two rons on one tile, draws, an abortive one, sticks that are left over."""
    header, lines = games("riichi")[0]
    played = [line for line, _ in lines[:-1]]
    assert header == "rules=riichi-tenhou players=Anna/Ben/Cleo/Dora"
    assert len(played) == 14
    assert sum("win=" in line for line in played) == 10
    assert [line.count("win=") for line in played if "Anna:" in line] == [2]
    assert sum(line.startswith("+nobody-won tenpai=") for line in played) == 3
    assert sum("+abortive" in line for line in played) == 1
    assert "pot=2000" in lines[-2][1]


@pytest.mark.parametrize("name", ["riichi", "tokyo"])
def test_what_each_hand_moves_stays_in_the_game(name: str) -> None:
    """In each line the changes that are expected and that of the pot are nothing together."""
    for _, (*lines, _) in games(name):
        pot = 0
        for line, expected in lines:
            left = re.search(r"\bpot=(\d+)", expected)
            after = int(left[1]) if left else pot + sum(map(int, re.findall(r"\bpot=([+-]\d+)", expected)))
            assert sum(changes(expected).values()) + after - pot == 0, line
            pot = after


def test_the_hands_of_tokyo_are_worth_what_a_second_reckoning_finds() -> None:
    """T2 to T9: what a single winner gains by himself, without the bets that lay there."""
    ((_, (*lines, _)),) = games("tokyo")
    turn = ["Anna", "Ben", "Ben", "Ben", "Cleo", "Dora", "Dora"]
    bets = {2: 100, 6: 400}
    names = ["Anna", "Ben", "Cleo", "Dora"]
    tried = 0
    for at, (line, expected) in enumerate(lines):
        if "seat=" not in line:
            continue
        first = names.index(turn[at])
        seats = {names[(first + n) % 4]: "ESWN"[n] for n in range(4)}
        for player, seat in seats.items():
            line = line.replace(f"={player}", f"={seat}")
        gains = score(hand_of(f"tokyo {line}")).gains
        winner = next(player for player, gain in changes(expected).items() if gain > 0)
        told = {seats[player]: gain for player, gain in changes(expected).items()}
        told[seats[winner]] -= bets.get(at, 0)
        assert {seat: gain for seat, gain in gains.items() if gain and seat != "pot"} == told
        tried += 1
    assert tried == 4


@pytest.mark.parametrize(("end", "game"), ENDS.items())
def test_a_game_ends_as_it_is_listed(end: str, game: str) -> None:
    """Played to its last line."""
    checked = check_text(f"```scorecalc-game {game}end => over={end}\n```", "a.md")
    assert (checked.flaws, [*differing(checked)], len(checked.cases)) == ((), [], 1)


def test_every_end_is_listed_and_no_other() -> None:
    """Those of the games in the folder, which are all checked, and those above."""
    text = (TABLES / "README.md").read_text("utf-8").partition("## Why a game is over")[2]
    listed = [
        phrase
        for row in re.findall(r"^\| [a-z].* \| (.*) \|$", text.partition("|---|")[2], re.MULTILINE)
        for phrase in row.split("`")[1::2]
    ]
    played = {
        phrase
        for path in TABLES.glob("*.md")
        for _, lines in games(path.stem)
        for _, expected in (line for line in lines if len(line) == 2)
        for phrase in re.findall(r"\bover=(\S+)", expected)
    }
    assert {*listed} - {"once", "passes="} == (played | {*ENDS}) - {"no"}
