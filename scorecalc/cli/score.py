"""`score`: one line, or the lines of standard input, to breakdowns and payments."""

from __future__ import annotations

from itertools import chain, islice

from scorecalc.api import bind_line, load_rules
from scorecalc.cli import options
from scorecalc.cli.config import NAMES, PIECES
from scorecalc.cli.lines import rules_for, typed_lines
from scorecalc.cli.output import Output
from scorecalc.cli.source import native
from scorecalc.cli.usage import Misused, one_of
from scorecalc.model.score import Breakdown
from scorecalc.notation import read
from scorecalc.problems import Refused
from scorecalc.render.signs import dim, safe
from scorecalc.rules.engine import score
from scorecalc.rules.ruleset import Ruleset, Style

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "scorecalc score riichi 234m 567m 345p 678s 55s win=8s +riichi seat=S from=W",
    "scorecalc score -e riichi 1133m 5577p 99s EECC win=C +tsumo seat=E dora=9s",
)
_FORMATS = ("text", "json", "jsonl", "csv", "tsv", "md")


def command(
    line: options.Line = None,
    rules: options.Rules = None,
    explain: options.Explain = False,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    names: options.Names = None,
    pieces: options.Pieces = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Scores a line: what counts, how it adds up, who pays whom. Formats: text, json, jsonl, csv, tsv, md."""
    with Output(_FORMATS, format=format, json=json, out=out, color=color, quiet=quiet) as output:
        style = Style(
            one_of("language", names, NAMES) if names else output.config.get("names", "en"),
            one_of("form of pieces", pieces, PIECES) if pieces else output.config.get("pieces", "text"),
        )
        if rules and len(rules) > 1:
            if explain:
                raise Misused("-e tells of one ruleset, and -r names several", "leave one of them out")
            return _compared(rules, line, output, style)
        given, usual = rules_for(rules, output.config)
        lines = typed_lines(line, "score", output)
        first = list(islice(lines, 2))  # the lines that follow are scored as they come in
        for at, typed in enumerate(chain(first, lines)):
            number = typed.number if len(first) > 1 else None
            words = read(typed.text)
            try:
                bound, ruleset = bind_line(words, given or (None if words.ruleset else usual))
                breakdown = score(bound, ruleset, style)
            except Refused as refused:
                output.refuse(
                    refused.problems, refused.line, number, given.name if given else words.ruleset or usual or ""
                )
                continue
            if output.format == "text" and number is not None:
                label = safe(f"line {number}: {typed.text.strip()}")
                output.write("\n" * (at > 0) + dim(label, color=output.color))
            _write(breakdown, ruleset, output, number or 1, explain=explain)
            output.flush()
    return output.code


def _compared(names: list[str], line: list[str] | None, output: Output, style: Style) -> int:
    """Each line under all of the rulesets, side by side."""
    from scorecalc.cli.compare import FORMATS, write_comparison

    one_of("format for several rulesets", output.format, FORMATS)
    rulesets = [(name, load_rules(native(name))) for name in names]
    for typed in typed_lines(line, "score", output):
        if typed.number is not None and output.format == "text":
            output.write(dim(safe(f"line {typed.number}: {typed.text.strip()}"), color=output.color))
        write_comparison(typed.text, rulesets, output, style)
    return output.code


def _write(breakdown: Breakdown, ruleset: Ruleset, output: Output, number: int, *, explain: bool) -> None:
    """A result in the format that was asked for."""
    names = ruleset.game.accounts
    if output.format == "text":
        from scorecalc.render.text import text

        output.write(
            text(
                breakdown,
                explain=explain,
                color=output.color,
                ascii=output.ascii,
                width=output.width,
                names=names,
            )
        )
    elif output.format == "md":
        from scorecalc.render.markdown import markdown

        output.write(markdown(breakdown, explain=explain, names=names) + "\n")
    elif output.format in ("csv", "tsv"):
        from scorecalc.render.rows import scored_row

        output.row(scored_row(breakdown, number))
    else:
        from scorecalc.render.to_json import as_json, as_row, dumps

        shown = as_json(breakdown)
        output.write(dumps(as_row(shown, number, "ok") if output.format == "jsonl" else shown))
