"""What a start loads: the budget is spent on typer, so what is not needed stays out."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def loaded(*arguments: str) -> set[str]:
    """The modules that a run of Python imports."""
    variables = {**os.environ, "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [sys.executable, "-X", "importtime", *arguments], capture_output=True, text=True, env=variables, check=True
    )
    return set(re.findall(r"\| +([\w.]+)$", ran.stderr, re.MULTILINE))


@pytest.mark.parametrize(
    "module",
    [
        "rich",  # 30 ms
        "pyparsing",  # 40 ms; only a line that does not match needs it
        "tabulate",  # 20 ms; only listings need it
        "importlib.metadata",  # only --version
        "hashlib",  # 3 ms; only where the fingerprint is printed
        "json",
        "csv",
        "dataclasses",
        "scorecalc.notation.misread",
        "scorecalc.notation.mistakes",
        "scorecalc.rulesets.fuhan.chart",
        "scorecalc.problems.pages",
        "scorecalc.batch",
        "multiprocessing",
        "scorecalc.cli.check",
    ],
)
def test_scoring_a_hand_leaves_out(module, scored):
    """One text result of one line that is right."""
    assert module not in scored


@pytest.fixture(scope="module")
def scored() -> set[str]:
    """What `scorecalc score` loads."""
    line = "riichi 234m 567m 345p 678s 55s win=8s +riichi seat=S from=W"
    modules = loaded("-m", "scorecalc", "score", *line.split())
    assert {"typer", "scorecalc.render.text"} <= modules
    return modules


def test_importing_the_package_loads_none_of_its_modules():
    """The public names come when they are used."""
    assert {name for name in loaded("-c", "import scorecalc") if name.startswith("scorecalc")} == {"scorecalc"}


def test_the_public_names_are_there_and_no_others():
    """Each is found, and a slip is an AttributeError."""
    import scorecalc

    assert all(getattr(scorecalc, name) is not None for name in scorecalc.__all__)
    assert set(scorecalc.__all__) <= set(dir(scorecalc))
    with pytest.raises(AttributeError, match="no attribute `scoer`"):
        _ = scorecalc.scoer
