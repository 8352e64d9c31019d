"""Settings of all tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

# the same examples at every run of CI: a build says something about the change, not about luck
settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


@pytest.fixture(autouse=True)
def _no_configuration_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the developer has set for himself changes no test."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(Path(__file__).parent / "no-configuration"))
    for name in [name for name in os.environ if name.startswith("SCORECALC_")]:
        monkeypatch.delenv(name)
