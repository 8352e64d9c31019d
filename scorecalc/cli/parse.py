"""`parse`: how a line was understood, word by word, and its canonical form; or the schema of all JSON."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from scorecalc.api import bind_line
from scorecalc.cli import options
from scorecalc.cli.lines import rules_for, typed_lines
from scorecalc.cli.output import Output
from scorecalc.model.vocabulary import Vocabulary
from scorecalc.model.words import Line, Word
from scorecalc.notation import read
from scorecalc.notation.canon import canonical
from scorecalc.problems import Refused

__all__ = ["EXAMPLES", "command"]

EXAMPLES = (
    "scorecalc parse riichi 678s 55s 234567m 345p +riichi from=W seat=S win=8s",
    "scorecalc parse --schema",
)
_FORMATS = ("text", "json", "jsonl")


def command(
    line: options.Line = None,
    rules: options.Rules = None,
    schema: Annotated[
        bool, typer.Option("--schema", help="Print the JSON Schema of all that is printed as JSON.")
    ] = False,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Shows how a line was understood, word by word, and its canonical form. Formats: text, json, jsonl."""
    with Output(_FORMATS, format=format, json=json, out=out, color=color, quiet=quiet) as output:
        if schema:
            _write_schema(output)
            return output.code
        given, usual = rules_for(rules, output.config)
        for at, typed in enumerate(typed_lines(line, "parse", output)):
            words = read(typed.text)
            try:
                bound, ruleset = bind_line(words, given or (None if words.ruleset else usual))
            except Refused as refused:
                output.refuse(refused.problems, refused.line, typed.number)
                continue
            form = canonical(bound, ruleset.vocabulary, ruleset.name)
            if output.format == "text":
                output.write("\n" * (at > 0) + _listed(words, ruleset.vocabulary, form, ascii=output.ascii))
            else:
                from scorecalc.render.to_json import dumps

                output.write(dumps(_as_json(words, ruleset.name, form)))
    return output.code


def _write_schema(output: Output) -> None:
    from json import dumps

    from scorecalc.render.schema import schema

    output.write(dumps(schema(), indent=2))


def _as_json(line: Line, ruleset: str, form: str) -> dict[str, Any]:
    from scorecalc.render.to_json import SCHEMA

    words = [{"kind": w.kind, "text": w.text, "start": w.start, "end": w.end} for w in line.words]
    return {"schema": SCHEMA, "ruleset": ruleset, "line": line.text, "words": words, "canonical": form}


def _listed(line: Line, vocabulary: Vocabulary, form: str, *, ascii: bool) -> str:
    from scorecalc.render.table import table

    rows = [[word.text, word.kind, _meaning(word, vocabulary)] for word in line.words]
    return table(rows, ["word", "kind", "what it says"], ascii=ascii) + f"\n\ncanonical: {form}"


def _meaning(word: Word, vocabulary: Vocabulary) -> str:
    if word.kind == "flag":
        return vocabulary.flag_names[word.name].help
    if word.kind == "setting":
        setting = vocabulary.setting_names[word.name]
        return setting.help + (" (an option)" if setting.option else "")
    if word.kind == "tiles":
        found, _ = vocabulary.alphabet.read(word.text)
        return f"{len(found)} piece{'s' * (len(found) != 1)}"
    return "the ruleset" if word.kind == "ruleset" else "a player's hand begins"
