"""A place of its own for every command that is run."""

from tests.console import quiet_place

__all__ = ["quiet_place"]
