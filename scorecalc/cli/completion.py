"""What the Tab key offers inside a line: rulesets, flags and settings with their help, values of a setting."""

from __future__ import annotations

from contextlib import suppress

import typer

from scorecalc.problems import Refused

__all__ = ["ids", "rulesets", "words"]


def rulesets(incomplete: str) -> list[tuple[str, str]]:
    """The rulesets whose name begins so, with their titles."""
    from scorecalc.api import house_names, load_rules, ruleset_names

    offered = []
    for name in (*ruleset_names(), *house_names()):
        if name.startswith(incomplete):
            with suppress(Refused):  # a file of the user's that cannot be used is told where it is asked for
                offered.append((name, load_rules(name).title))
    return offered


def words(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    """The words that could stand next in a line; its ruleset is its first word or ``-r``.

    Bash breaks a word at its ``=``: then the setting's name stands among the words before.
    """
    from scorecalc.api import load_rules
    from scorecalc.cli.config import settled

    before = [word for word in ctx.params.get("line") or () if word != "="]
    given = next(iter(ctx.params.get("rules") or ()), None)
    first = before[0] if before and before[0][0].islower() and "=" not in before[0] else None
    name = given or first
    try:
        name = name or settled().get("rules")
        vocabulary = load_rules(name).vocabulary if name else None
    except Refused:
        vocabulary = None
    offered = [] if before or given else rulesets(incomplete)
    if vocabulary is None:
        return offered
    setting, sign, _ = incomplete.partition("=")
    if sign and setting in vocabulary.setting_names:
        return [(f"{setting}={value}", "") for value in vocabulary.setting_names[setting].kind.words]
    if before and before[-1] in vocabulary.setting_names and before[-1] != name:
        return [(value, "") for value in vocabulary.setting_names[before[-1]].kind.words]
    return [
        *offered,
        *((f"+{flag.name}", flag.help) for flag in vocabulary.flags.values()),
        *((f"{setting.name}=", setting.help) for setting in vocabulary.settings.values()),
    ]


def ids(incomplete: str) -> list[tuple[str, str]]:
    """What `explain` can explain, and begins so."""
    from scorecalc.cli.meanings import games, known_ids

    return [(known, "") for known in known_ids(games()) if known.startswith(incomplete)]
