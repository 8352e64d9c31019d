"""The lines of game logs, public test suites and payment tables: each gives what it is expected to give."""

from pathlib import Path

import pytest

from scorecalc.check import check_text
from scorecalc.check.report import next_command

FILES = sorted(Path(__file__).parent.glob("*.txt"))


def ids_of(text: str) -> dict[int, str]:
    """The comment above each line, by the line's number."""
    lines = text.splitlines()
    return {number: above.lstrip("# ") for number, above in enumerate(lines, 2) if above.startswith("#")}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_line_gives_what_is_expected(file):
    """Checked by the code of `check`; the message names each case that differs, what it expects and what it got."""
    text = file.read_text("utf-8")
    checked = check_text(text, file.name)
    ids = ids_of(text)
    wrong = [
        f"{ids.get(answer.case.line_number, '?')}: {found.what} is {found.got}, expected {found.expected}"
        f" ({found.because})\n  {next_command(answer)}"
        for answer in checked.differing
        for found in answer.differences
    ]
    wrong += [str(flaw) for flaw in checked.flaws]
    assert not wrong, f"{len(checked.differing)} of {len(checked.answers)} cases differ:\n" + "\n".join(wrong)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_line_is_a_case_with_an_id_and_an_expectation(file):
    """Nothing in the files is passed over: a line without its `=>` would only be scored."""
    text = file.read_text("utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    checked = check_text(text, file.name)
    assert len(checked.answers) == len(lines) > 0
    assert checked.bare == 0
    ids = ids_of(text)
    assert len({ids[answer.case.line_number] for answer in checked.answers}) == len(lines)
