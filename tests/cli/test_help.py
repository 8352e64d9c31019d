"""Help, and command lines that cannot be understood."""

import shutil
from importlib import import_module
from pathlib import Path

import pytest

from scorecalc.cli.commands import COMMANDS
from tests.console import run

PATHS = {
    path: import_module(f"scorecalc.cli.{entry.module}")
    for name, one in COMMANDS.items()
    for path, entry in ([(f"{name} {part}", below) for part, below in one.parts.items()] or [(name, one)])
}

pytestmark = pytest.mark.usefixtures("quiet_place")


@pytest.mark.parametrize("path", [*PATHS, "rules", ""])
@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_opens_with_two_examples_and_then_says_how_it_is_used(path, option):
    """A reader copies an example before he reads on."""
    ran = run(f"scorecalc {path} {option}")
    lines = ran.shown.splitlines()
    assert ran.code == 0
    assert lines[0] == "Examples:"
    assert [line[:2] for line in lines[1:4]] == ["  ", "  ", ""]
    assert lines[4].startswith(f"Usage: scorecalc {path}".rstrip())
    assert all(line.isascii() for line in lines)


#: what must have happened before an example of a table, in the usual file
_FRIDAY = (
    "table new friday -r riichi E=Anna S=Ben W=Cleo N=Dora",
    "table add friday han=3 fu=40 seat=Ben from=Anna",
    "table add friday +nobody-won tenpai=none",
)
_BEFORE = {
    "table add": _FRIDAY[:1],
    "table redo": (*_FRIDAY, "table undo friday"),
    "table import": (*_FRIDAY, "table export friday --format json -o friday.json"),
    "table play": (*_FRIDAY, f"{_FRIDAY[0]} --db club.db"),
}


def _set_the_stage(path: str, place: Path) -> None:
    """A table `friday` for those commands that need one, everything else as on the first day."""
    shutil.rmtree(place.parent / "home", ignore_errors=True)
    for left in place.iterdir():
        left.unlink()
    if path.startswith("table ") and path != "table new":
        for command in _BEFORE.get(path, _FRIDAY):
            assert run(f"scorecalc {command}").code == 0, command
    if path == "table import":  # it comes from another machine
        shutil.rmtree(place.parent / "home")


@pytest.mark.parametrize("path", PATHS)
def test_every_example_of_a_help_can_be_run(path, quiet_place):
    """What help offers works as it stands, its pipe included."""
    assert len(PATHS[path].EXAMPLES) == 2
    for example in PATHS[path].EXAMPLES:
        _set_the_stage(path, quiet_place)
        assert f"  {example}\n" in run(f"scorecalc {path} -h").shown
        echoed, piped, command = example.rpartition(" | ")
        stdin = echoed.removeprefix("echo '").removesuffix("'") + "\n" if piped else ""
        assert command.startswith(f"scorecalc {path}")
        assert run(command, stdin).code == 0, example


def test_the_examples_of_the_groups_can_be_run():
    """Those of `scorecalc -h`, `scorecalc rules -h` and `scorecalc table -h` too."""
    for group in ("", "rules", "table"):
        for line in run(f"scorecalc {group} -h").shown.splitlines()[1:3]:
            assert run(line.strip()).code == 0, line


@pytest.mark.parametrize("path", [path for path in PATHS if path != "table play"])  # which is for people alone
def test_help_names_the_formats_that_the_command_has(path):
    """Formats that do not exist are not promised."""
    shown = " ".join(run(f"scorecalc {path} -h").shown.split())
    offered = shown.partition("Formats: ")[2].partition(".")[0].split(", ")
    assert offered
    arguments = {
        "rules list": "", "rules diff": "riichi riichi", "table new": "friday Anna", "table list": "",
        "table edit": "friday 1 +tsumo",
    }.get(path, "riichi")  # fmt: skip
    refused = run(f"scorecalc {path} {arguments} --format nonesuch")
    assert refused.code == 2
    assert ("it is one of " + ", ".join(offered)) in refused.shown


@pytest.mark.parametrize(
    ("typed", "message", "help"),
    [
        ("scoer", "no command `scoer`", "did you mean `scorecalc score`?"),
        ("rules shwo riichi", "no command `shwo`", "did you mean `scorecalc rules show`?"),
        ("rules", "`scorecalc rules` needs a command behind it", "`scorecalc rules -h` lists them, with examples"),
        ("", "`scorecalc` needs a command behind it", "`scorecalc -h` lists them, with examples"),
        ("score --jsn", "no option `--jsn`", "did you mean `--json`?"),
        ("score --what", "no option `--what`", "`scorecalc score -h` lists the options"),
        ("score riichi -5", "no option `-5`", "`scorecalc score -h` lists the options"),
        (
            "score riichi 1m -tsumo",
            "no option `-tsumo`",
            "a flag of a line is written `+tsumo`; `scorecalc score -h` lists the options",
        ),
        ("score 1m --format", "option `--format` requires an argument", "`scorecalc score -h` shows how it is used"),
        ("rules show", "missing argument `NAME`", "`scorecalc rules show -h` shows how it is used"),
        ("score 1m --format jsn", "no format `jsn`", "did you mean `json`?"),
        ("score 1m --format html", "no format `html`", "it is one of text, json, jsonl, csv, tsv, md"),
        ("score 1m --json --format csv", "--json and --format csv contradict each other", "give one of them"),
        ("score 1m --color red", "no colour `red`", "it is one of auto, always, never"),
        ("score 1m --names de", "no language `de`", "it is one of en, ja, zh"),
        ("score 1m --pieces signs", "no form of pieces `signs`", "it is one of text, unicode"),
        ("parse -r a -r b 1m", "one ruleset at a time: -r is given 2 times", "leave all but one out"),
    ],
)
def test_a_command_line_that_is_wrong_is_told_in_two_lines(typed, message, help):
    """The exit code is 2, and the help says what to type instead."""
    assert run(f"scorecalc {typed}") == (2, f"error: {message}\n  help: {help}\n")


def test_commands_that_do_not_exist_are_not_offered():
    """A command is listed when it is there."""
    ran = run("scorecalc waits riichi 123m")
    assert ran == (2, "error: no command `waits`\n  help: the commands are " + ", ".join(COMMANDS) + "\n")


def test_the_version_stands_alone():
    """One line, and no command is needed."""
    ran = run("scorecalc --version")
    assert ran.code == 0
    assert ran.shown.startswith("scorecalc ")
    assert ran.shown.count("\n") == 1
