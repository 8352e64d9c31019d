"""The rulebooks in `examples/`: the rules give what they say, and the riichi one leaves out no row."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from scorecalc.check import Checked, check_text
from scorecalc.check.answers import Answer
from scorecalc.check.files import content_of, files_of
from scorecalc.check.report import differing

EXAMPLES = Path(__file__).parents[2] / "examples"
RIICHI = EXAMPLES / "riichi.md"
#: rulebooks, and games that were played at a table; the other folders explain what is in them
SUITES = [path for path in files_of(str(EXAMPLES)) if Path(path).parent in (EXAMPLES, EXAMPLES / "tables")]

YAKU = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 Y14 Y15 Y16 Y17 Y18 Y19 Y20 Y21 Y22 Y23 Y24 Y25 Y26 D1 D2 D3"
YAKUMAN = "M1 M2 M3 M4 M5 M6 M7 M8 M9 M10 M11 M12 M13 M14 M15"
FU = "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 F13 F14 F15"
OTHERS = "R1 R2 R3 R4 R5 P1 P2 P3 P4 P5 P6 P7 P8 P10"  # R6 is for waits; P9, P11, P12 are the ledger's
ITEMS = f"{YAKU} {YAKUMAN} {FU}"
ROWS = f"{ITEMS} {OTHERS}"

#: yaku with a value of their own in an open hand, and both values
OPEN_AND_CLOSED = {
    "Y14": ("sanshoku-doujun", 2, 1),
    "Y15": ("ittsuu", 2, 1),
    "Y16": ("chanta", 2, 1),
    "Y24": ("honitsu", 3, 2),
    "Y25": ("junchan", 3, 2),
    "Y26": ("chinitsu", 6, 5),
}

#: declarations that cannot be true; a word behind `-` is what the line lacks
IMPOSSIBLE = (
    "+ippatsu -+riichi -+double-riichi",
    "+riichi chi=",
    "+double-riichi chi=",
    "+haitei -+tsumo",
    "+houtei +tsumo",
    "+haitei +rinshan",
    "+houtei +chankan",
    "+rinshan +tsumo -ankan= -kan= -kakan=",
    "+rinshan ankan= -+tsumo",
    "+chankan +tsumo",
    "+chankan 55s win=5s -+tsumo",
    "+ippatsu +rinshan +riichi ankan=",
    "+tsumo from=",
    "+tenhou seat=S",
    "+tenhou ankan=",
    "+tenhou -+tsumo",
    "+chiihou seat=E",
    "+chiihou chi=",
    "+chiihou -+tsumo",
    "+renhou seat=E",
    "+renhou pon=",
    "+renhou +tsumo",
    "+riichi +tenhou",
    "+riichi +chiihou",
    "+riichi +renhou",
    "+rinshan +tenhou",
    "+rinshan +chiihou",
    "+rinshan +renhou",
)


@cache
def checked(path: str) -> Checked:
    return check_text(content_of(path).text, path)


def riichi() -> Checked:
    return checked(str(RIICHI))


def row(heading: str) -> str:
    """`Y5` of the heading `Y5 Pinfu`, "" where it begins with none."""
    found = re.match(r"[A-Z]\d+\b", heading)
    return found[0] if found else ""


def under(wanted: str) -> list[Answer]:
    return [answer for answer in riichi().answers if row(answer.case.name) == wanted]


def scored(wanted: str) -> list[tuple[str, str, int, bool]]:
    """The items of the hands under a row's heading: id, citation, amount, whether the hand is open."""
    return [
        (item.id, item.cite, item.amount, bool(re.search(r"\b(chi|pon|kan|kakan)=", answer.case.line)))
        for answer in under(wanted)
        if answer.result.breakdown
        for hand in answer.result.breakdown.hands.values()
        for section in hand.sections
        for item in section.items
    ]


@pytest.mark.parametrize("path", SUITES, ids=lambda path: Path(path).name)
def test_every_example_comes_out_as_it_is_written(path: str) -> None:
    """No case of an example file differs, and none of them cannot be used."""
    found = checked(path)
    assert [str(flaw) for flaw in found.flaws] == []
    assert list(differing(found)) == []
    assert found.answers


def test_the_riichi_rulebook_says_of_every_hand_what_it_is_worth() -> None:
    """It holds some hundred hands beside its score tables, and each has an expectation."""
    tables = [answer for answer in riichi().answers if ", row " in answer.case.name]
    assert len(tables) > 150
    assert len(riichi().answers) - len(tables) > 300
    assert riichi().bare == 0


def test_every_row_of_the_rules_has_a_heading_in_the_riichi_rulebook() -> None:
    """The ids that begin the headings are exactly the rows that concern one hand or its payment."""
    headings = re.findall(r"^#+ +(.*)$", content_of(str(RIICHI)).text, re.MULTILINE)
    ids = [id for id in map(row, headings) if id]
    assert sorted(ids) == sorted(ROWS.split())


@pytest.mark.parametrize("id", ROWS.split())
def test_every_row_is_shown_by_a_hand_under_its_heading(id: str) -> None:
    """A heading without a hand would show nothing."""
    assert under(id)


@pytest.mark.parametrize("id", [id for id in ITEMS.split() if id != "F15"])  # F15 only says that F3 counts
def test_a_hand_under_a_rows_heading_scores_by_that_row(id: str) -> None:
    """An item of the hands there cites the row: Y5 is shown by a hand that has pinfu."""
    assert f"riichi:{id}" in {cite for _, cite, _, _ in scored(id)}


@pytest.mark.parametrize("id", OPEN_AND_CLOSED)
def test_a_yaku_that_is_worth_less_in_an_open_hand_is_shown_in_both(id: str) -> None:
    """Both values of the table of yaku stand under the heading."""
    name, closed, open = OPEN_AND_CLOSED[id]
    shown = {(amount, opened) for item, _, amount, opened in scored(id) if item == f"riichi.{name}"}
    assert shown == {(closed, False), (open, True)}


@pytest.mark.parametrize("words", IMPOSSIBLE)
def test_every_declaration_that_cannot_be_true_is_shown_as_an_error(words: str) -> None:
    """A line that has these words, and lacks those behind a `-`, is expected to be refused (R210)."""

    def fits(line: str) -> bool:
        said = line.split()
        return all(any(own.startswith(word.lstrip("-")) for own in said) != word.startswith("-") for word in wanted)

    wanted = words.split()
    refused = [answer.case.line for answer in riichi().answers if answer.case.expectation == "error R210"]
    assert any(fits(line) for line in refused)


def test_tiles_and_words_that_cannot_be_are_shown_as_errors() -> None:
    """A fifth copy, a wrong number of tiles, a winning tile not held, a sixth indicator, unknown words."""
    chapter = {a.case.expectation for a in riichi().answers if a.case.name == "Tiles and words"}
    assert {f"error {code}" for code in ("R201", "R203", "R205", "R212", "N120", "N130")} <= chapter


def test_the_presets_are_shown_beside_the_plain_rules() -> None:
    """Each of them has hands of its own."""
    assert {answer.case.rules.name for answer in riichi().answers if answer.case.rules} == {
        "riichi",
        "riichi-tenhou",
        "riichi-mahjong-soul",
        "riichi-ema",
        "riichi-wrc",
    }
