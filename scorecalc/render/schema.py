"""The JSON Schema of everything that is printed as JSON; the text of it is in schema.json."""

from __future__ import annotations

from typing import Any

__all__ = ["schema"]


def schema() -> dict[str, Any]:
    """A schema of draft 2020-12 that holds for every object of ``scorecalc/1``.

    Fields are only ever added, so it leaves room for unknown ones.  ``$defs`` has each object by
    itself: ``score``, ``refusal``, ``row`` (of `batch`), ``check``, ``parse`` and ``table``.

    >>> sorted(schema()["$defs"]["refusal"]["required"])
    ['problems', 'schema']
    """
    import json
    from importlib.resources import files

    found: dict[str, Any] = json.loads(files(__package__).joinpath("schema.json").read_text("utf-8"))
    return found
