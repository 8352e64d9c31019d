"""A ledger of its own for every test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scorecalc.ledger.file import File


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the ledger of a test is."""
    return tmp_path / "tables.db"


@pytest.fixture
def file(path: Path) -> Iterator[File]:
    """An open ledger without tables."""
    with File(path, create=True) as opened:
        yield opened
