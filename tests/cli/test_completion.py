"""What the Tab key offers, through the same door as the shells."""

import pytest

from scorecalc.cli import main

pytestmark = pytest.mark.usefixtures("quiet_place")


@pytest.fixture
def offered(monkeypatch, capsys):
    """The words offered in bash behind a command line, the last of its words being typed."""

    def ask(*typed: str) -> list[str]:
        monkeypatch.setenv("_SCORECALC_COMPLETE", "complete_bash")
        monkeypatch.setenv("COMP_WORDS", " ".join(("scorecalc", *typed)))
        monkeypatch.setenv("COMP_CWORD", str(len(typed)))
        with pytest.raises(SystemExit):
            main([])
        return capsys.readouterr().out.split()

    return ask


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (["ru"], ["rules"]),
        (["rules", ""], ["list", "show", "diff", "chart"]),
        (["score", "riichi-w"], ["riichi-wrc"]),
        (["score", "riichi", "+ri"], ["+riichi", "+rinshan"]),
        (["score", "riichi", "234m", "hon"], ["honba=", "honba-value=", "honba-to=", "honitsu=", "honroutou="]),
        (["score", "riichi", "seat", "=", ""], ["E", "S", "W", "N"]),
        (["score", "riichi", "seat", "="], ["E", "S", "W", "N"]),
        (["score", "riichi", "double-wind-pair-fu=2"], ["double-wind-pair-fu=2"]),
        (["score", "-r", "riichi", "kiri"], ["kiriage-mangan="]),
        (["score", "-r", "riichi-t"], ["riichi-tenhou"]),
        (["score", "riichy", "+ri"], []),
        (["score", "-r", "club.toml", "+ri"], []),
        (["parse", "riichi", "+rins"], ["+rinshan"]),
        (["rules", "show", "riichi-e"], ["riichi-ema"]),
        (["explain", "suuankou"], ["suuankou", "suuankou-tanki"]),
        (["score", "--form"], ["--format"]),
        (["check", "--upd"], ["--update"]),
    ],
)
def test_words_are_offered_where_they_can_stand(typed, words, offered):
    """Commands, rulesets, the words of the line's own ruleset, values of a setting, options."""
    assert sorted(set(offered(*typed))) == sorted(words)


def test_the_usual_ruleset_of_the_configuration_offers_its_words(offered, monkeypatch):
    """A line that names no ruleset is completed all the same."""
    monkeypatch.setenv("SCORECALC_RULES", "riichi")
    assert offered("score", "234m", "+hai") == ["+haitei"]


def test_a_broken_configuration_offers_nothing_and_says_nothing(offered, quiet_place):
    """A person who types is not told about files."""
    (quiet_place / "scorecalc.toml").write_text("=", "utf-8")
    assert offered("score", "234m", "+hai") == []


@pytest.mark.parametrize(
    ("shell", "variables", "shown"),
    [
        ("zsh", {}, '"+haitei":"self-draw of the last tile of the wall"'),
        ("fish", {"_TYPER_COMPLETE_FISH_ACTION": "get-args"}, "+haitei\tself-draw of the last tile of the wall"),
        (
            "powershell",
            {"_TYPER_COMPLETE_WORD_TO_COMPLETE": "+hai"},
            "+haitei:::self-draw of the last tile of the wall",
        ),
    ],
)
def test_other_shells_show_the_help_of_a_word(shell, variables, shown, monkeypatch, capsys):
    """zsh, fish and PowerShell have room for it."""
    monkeypatch.setenv("_SCORECALC_COMPLETE", f"complete_{shell}")
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", "scorecalc score riichi +hai")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit):
        main([])
    assert shown in capsys.readouterr().out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_each_shell_has_its_script(shell, monkeypatch, capsys):
    """The script that a shell reads at its start names our command."""
    monkeypatch.setenv("_SCORECALC_COMPLETE", f"source_{shell}")
    with pytest.raises(SystemExit) as end:
        main([])
    assert end.value.code == 0
    assert "scorecalc" in capsys.readouterr().out


def test_help_offers_to_install_the_completion(capsys):
    """The options stand with the command line's own, before any command."""
    assert main(["-h"]) == 0
    assert "--install-completion" in capsys.readouterr().out
