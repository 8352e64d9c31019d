"""Help, and command lines that cannot be understood."""

from importlib import import_module

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


@pytest.mark.parametrize("path", PATHS)
def test_every_example_of_a_help_can_be_run(path):
    """What help offers works as it stands, its pipe included."""
    assert len(PATHS[path].EXAMPLES) == 2
    for example in PATHS[path].EXAMPLES:
        assert f"  {example}\n" in run(f"scorecalc {path} -h").shown
        echoed, piped, command = example.rpartition(" | ")
        stdin = echoed.removeprefix("echo '").removesuffix("'") + "\n" if piped else ""
        assert command.startswith(f"scorecalc {path}")
        assert run(command, stdin).code == 0, example


def test_the_examples_of_the_groups_can_be_run():
    """Those of `scorecalc -h` and `scorecalc rules -h` too."""
    for group in ("", "rules"):
        for line in run(f"scorecalc {group} -h").shown.splitlines()[1:3]:
            assert run(line.strip()).code == 0, line


@pytest.mark.parametrize("path", PATHS)
def test_help_names_the_formats_that_the_command_has(path):
    """Formats that do not exist are not promised."""
    shown = " ".join(run(f"scorecalc {path} -h").shown.split())
    offered = shown.partition("Formats: ")[2].partition(".")[0].split(", ")
    assert offered
    arguments = {"rules list": "", "rules diff": "riichi riichi"}.get(path, "riichi")
    refused = run(f"scorecalc {path} {arguments} --format nonesuch")
    assert refused.code == 2
    assert ("it is one of " + ", ".join(offered)) in refused.shown


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        ("scorecalc scoer", "error: no command `scoer`\n  help: did you mean `scorecalc score`?\n"),
        ("scorecalc rules shwo riichi", "error: no command `shwo`\n  help: did you mean `scorecalc rules show`?\n"),
        ("scorecalc rules", "error: `scorecalc rules` needs a command behind it\n  help: `scorecalc rules -h` lists them, with examples\n"),
        ("scorecalc", "error: `scorecalc` needs a command behind it\n  help: `scorecalc -h` lists them, with examples\n"),
        ("scorecalc score --jsn", "error: no option `--jsn`\n  help: did you mean `--json`?\n"),
        ("scorecalc score --what", "error: no option `--what`\n  help: `scorecalc score -h` lists the options\n"),
        ("scorecalc score riichi 1m --format", "error: option `--format` requires an argument\n  help: `scorecalc score -h` shows how it is used\n"),
        ("scorecalc rules show", "error: missing argument `NAME`\n  help: `scorecalc rules show -h` shows how it is used\n"),
        ("scorecalc score riichi 1m --format jsn", "error: no format `jsn`\n  help: did you mean `json`?\n"),
        ("scorecalc score riichi 1m --json --format csv", "error: --json and --format csv contradict each other\n  help: give one of them\n"),
        ("scorecalc score riichi 1m --color red", "error: no colour `red`\n  help: it is one of auto, always, never\n"),
        ("scorecalc score riichi 1m --names de", "error: no language `de`\n  help: it is one of en, ja, zh\n"),
        ("scorecalc score riichi 1m --pieces signs", "error: no form of pieces `signs`\n  help: it is one of text, unicode\n"),
        ("scorecalc score -r riichi -r riichi-ema 1m", "error: one ruleset at a time: -r is given 2 times\n  help: leave all but one out\n"),
    ],
)  # fmt: skip
def test_a_command_line_that_is_wrong_is_told_in_two_lines(command, shown):
    """The exit code is 2, and the help says what to type instead."""
    assert run(command) == (2, shown)


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
