"""The options that commands share, each written once."""

from __future__ import annotations

from typing import Annotated

import typer

from scorecalc.cli.completion import rulesets, words

__all__ = ["Color", "Explain", "Format", "Json", "Line", "Names", "Out", "Pieces", "Quiet", "Rules", "RulesetName"]

Line = Annotated[
    list[str] | None,
    typer.Argument(metavar="[RULESET] LINE...", help="The words of a line; - reads lines from standard input.",
                   show_default=False, autocompletion=words),
]  # fmt: skip
Rules = Annotated[
    list[str] | None,
    typer.Option(
        "-r", "--rules", metavar="NAME|FILE", help="Ruleset: a name, or a TOML file.", autocompletion=rulesets
    ),
]
Format = Annotated[str | None, typer.Option("--format", metavar="FORMAT", help="How results are written.")]
Json = Annotated[bool, typer.Option("--json", help="Short for --format json.")]
Out = Annotated[str | None, typer.Option("-o", "--output", metavar="FILE", help="Where results go, instead of stdout.")]
Color = Annotated[str | None, typer.Option("--color", metavar="WHEN", help="auto, always or never.")]
Quiet = Annotated[bool, typer.Option("-q", "--quiet", help="Nothing but results and errors.")]
Explain = Annotated[bool, typer.Option("-e", "--explain", help="With citations, all steps, and what was rejected.")]
Names = Annotated[str | None, typer.Option("--names", metavar="LANGUAGE", help="Names of items in en, ja or zh.")]
Pieces = Annotated[str | None, typer.Option("--pieces", metavar="FORM", help="Tiles as text or unicode.")]
RulesetName = Annotated[
    str,
    typer.Argument(
        metavar="NAME", help="A ruleset by its name, or a TOML file.", show_default=False, autocompletion=rulesets
    ),
]
