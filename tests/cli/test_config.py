"""What the user settled beforehand: flags > environment > scorecalc.toml > the user's own file > default."""

import pytest

from tests.console import run

LINE = "234m 567m 345p 678s 55s win=8s +riichi"


def own_file(quiet_place):
    """The file in the user's configuration folder."""
    path = quiet_place.parent / "home" / "scorecalc" / "config.toml"
    path.parent.mkdir(parents=True)
    return path


def test_each_layer_stands_above_the_next(quiet_place):
    """The label of an item shows which of them was heard."""

    def label(command):
        return run(command).shown.splitlines()[2].split()[0]

    command = f"scorecalc score riichi {LINE}"
    assert label(command) == "riichi"
    own_file(quiet_place).write_text('names = "ja"\npieces = "unicode"', "utf-8")
    assert label(command) == "立直"
    (quiet_place / "scorecalc.toml").write_text('names = "en"', "utf-8")
    assert label(command) == "riichi"
    assert "discard on \U0001f017" in run(command).shown  # what the nearer file leaves open is the farther one's
    assert label(f"SCORECALC_NAMES=zh {command}") == "立直"
    assert label(f"SCORECALC_NAMES=zh {command} --names en") == "riichi"


def test_an_empty_variable_says_nothing(quiet_place):
    """`SCORECALC_NAMES= scorecalc …` switches it off for once."""
    own_file(quiet_place).write_text('format = "csv"', "utf-8")
    assert run(f"SCORECALC_FORMAT= scorecalc score riichi {LINE}").shown.startswith("line_number,")


def test_the_usual_ruleset_is_that_of_lines_that_name_none(quiet_place):
    """A line's own name is no contradiction to it; `-r` stands above it."""
    (quiet_place / "scorecalc.toml").write_text('rules = "riichi-ema"', "utf-8")
    assert run(f"scorecalc score {LINE}").shown.startswith("riichi-ema ")
    assert run(f"scorecalc score riichi {LINE}").shown.startswith("riichi ")
    assert run(f"scorecalc score -r riichi-wrc {LINE}").shown.startswith("riichi-wrc ")


def test_rules_of_a_file_are_looked_for_beside_the_file_that_names_them(quiet_place):
    """The user's own file names house rules of the same folder."""
    own_file(quiet_place).write_text('rules = "club.toml"', "utf-8")
    (quiet_place.parent / "home" / "scorecalc" / "club.toml").write_text('extends = "riichi"', "utf-8")
    assert run(f"scorecalc score {LINE}").shown.startswith("club ")


def test_a_format_that_a_command_does_not_have_is_left_aside(quiet_place):
    """The setting is for those that have it; the same as a flag is an error."""
    (quiet_place / "scorecalc.toml").write_text('format = "csv"', "utf-8")
    assert "riichi.pinfu: Pinfu" in run("scorecalc explain pinfu").shown
    assert run("scorecalc explain pinfu --format csv").code == 2


def test_help_and_version_need_no_configuration(quiet_place):
    """A file that is broken does not keep its owner from the help."""
    (quiet_place / "scorecalc.toml").write_text("=", "utf-8")
    assert run("scorecalc score -h").code == 0
    assert run("scorecalc --version").code == 0


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"rules = 3", "D410"),
        (b'rules = ["riichi"]', "D410"),
        (b"[rules]\na = 1", "D410"),
        (b"[color]", "D410"),
        (b'color = "red"', "D410"),
        (b"color = true", "D410"),
        (b'forma = "csv"', "D405"),
        (b'"\\u001b[31m" = 1', "D405"),
        (b'color = "\xff"', "D402"),
        (b"color = 'never", "D402"),
        (b"\x00\x01\x02", "D402"),
        (b"a = " + b"[" * 5000, "D402"),
        (b"# " + b"x" * 200_000 + b"\n\xff", "D402"),
    ],
)
def test_a_hostile_file_is_a_problem_with_its_name_and_no_traceback(content, problem, quiet_place):
    """Wrong types, unknown keys, broken TOML, bytes that are no text."""
    (quiet_place / "scorecalc.toml").write_bytes(content)
    ran = run(f"scorecalc score riichi {LINE}")
    assert ran.code == 4
    assert ran.shown.startswith(f"scorecalc.toml: error {problem}: ")
    assert "\x1b" not in ran.shown
    assert len(ran.shown) < 500


def test_a_folder_in_the_place_of_the_file_is_a_problem(quiet_place):
    """It exists and cannot be read."""
    (quiet_place / "scorecalc.toml").mkdir()
    ran = run(f"scorecalc score riichi {LINE}")
    assert ran == (4, "scorecalc.toml: error D401: cannot be read: Is a directory\n")
