"""`rules show`: the options, items and words of a ruleset, as a sheet for the table, or the whole of it as TOML."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from scorecalc.api import base_of, load_rules
from scorecalc.cli import options
from scorecalc.cli.listing import write_heading, write_json, write_table
from scorecalc.cli.output import Output
from scorecalc.cli.source import native
from scorecalc.cli.usage import Misused
from scorecalc.render.signs import safe
from scorecalc.rules.ruleset import Ruleset

__all__ = ["EXAMPLES", "command"]

EXAMPLES = ("scorecalc rules show riichi-wrc --origin", "scorecalc rules show riichi-tenhou --format md")
_FORMATS = ("text", "json", "md")


def command(
    name: options.RulesetName,
    origin: Annotated[bool, typer.Option("--origin", help="Say which file set each value.")] = False,
    resolved: Annotated[bool, typer.Option("--resolved", help="Print all options as one TOML file.")] = False,
    format: options.Format = None,
    json: options.Json = False,
    out: options.Out = None,
    color: options.Color = None,
    quiet: options.Quiet = False,
) -> int:
    """Shows a ruleset: options and their values, items and their citations, words; md is a sheet for the table.

    Formats: text, json, md.
    """
    with Output(_FORMATS, format=format, json=json, out=out, color=color, quiet=quiet) as output:
        rules = load_rules(native(name))
        if resolved:
            if format is not None or json:
                raise Misused("--resolved prints TOML", "leave the format out")
            from scorecalc.rules.resolved import as_toml

            output.write(as_toml(rules, base_of(rules)).rstrip("\n"))
        elif output.format == "json":
            write_json(output, _as_json(rules))
        elif output.format == "md":
            from scorecalc.cli.rule_sheet import sheet

            output.write(sheet(rules, base_of(rules), name))
        else:
            _write(rules, output, origin=origin)
    return output.code


def _write(rules: Ruleset, output: Output, *, origin: bool) -> None:
    items = rules.game.items_at(rules.ready)
    switches = {item.option for item, _ in items if item.switchable}
    opens = any(item.open != item.value for item, _ in items)  # a game whose hands can be open
    worth = ["closed", "open"] if opens else ["worth"]
    set_by = ["set by"] if origin else []

    def told(row: list[Any], set_by: str) -> list[Any]:
        return [*row, set_by] if origin else row

    write_heading(output, f"{rules.name}: {rules.title}", level=1)
    for key, said in rules.about.items():
        output.write(safe(f"{key}: {said}"))
    write_heading(output, "options: each is also a word of a line")
    rows = [
        told(
            [f"{option.name}={option.written(rules.options[option.name])}", option.help, option.cite],
            rules.origins[option.name],
        )
        for option in rules.game.options
        if option.name not in switches
    ]
    write_table(output, ["option", "what it decides", "row", *set_by], rows)
    for section in dict.fromkeys(item.section for item, _ in items):
        unit = rules.game.units.get(section, section)
        write_heading(output, f"items: {section}" if unit == section else f"items: {section}, in {unit}")
        rows = [
            told(
                [
                    item.id,
                    item.name,
                    *((value or "-") if on else "off" for value in (item.value, item.open)[: len(worth)]),
                    item.row(rules.game.name),
                ],
                rules.origin_of(item),
            )
            for item, on in items
            if item.section == section
        ]
        write_table(output, ["item", "name", *worth, "row", *set_by], rows, right=range(2, 2 + len(worth)))
    words = rules.vocabulary
    write_heading(output, "flags")
    rows = [[f"+{flag.name}", _joined("+{}", flag.aliases), flag.help] for flag in words.flags.values()]
    write_table(output, ["flag", "also", "what it says"], rows)
    write_heading(output, "settings")
    rows = [
        [f"{setting.name}=", _joined("{}=", setting.aliases), setting.help, setting.kind.shape]
        for setting in words.settings.values()
        if not setting.option
    ]
    write_table(output, ["setting", "also", "what it says", "value"], rows)


def _joined(form: str, names: Sequence[str]) -> str:
    return " ".join(form.format(name) for name in names)


def _as_json(rules: Ruleset) -> dict[str, Any]:
    words = rules.vocabulary
    return {
        "ruleset": rules.name,
        "rules_hash": str(rules.hash),
        "title": rules.title,
        **rules.about,
        "options": [
            {
                "name": option.name,
                "value": option.written(rules.options[option.name]),
                "origin": rules.origins[option.name],
                "default": option.written(option.default),
                "accepts": option.kind.shape,
                "help": option.help,
                "cite": option.cite,
            }
            for option in rules.game.options
        ],
        "items": [
            {
                "id": f"{rules.game.name}.{item.id}",
                "label": item.name,
                "section": item.section,
                "unit": rules.game.units.get(item.section, item.section),
                "amount": item.value,
                "open": item.open,
                "on": on,
                "cite": item.row(rules.game.name),
                "origin": rules.origin_of(item),
            }
            for item, on in rules.game.items_at(rules.ready)
        ],
        "flags": [{"name": f.name, "aliases": list(f.aliases), "help": f.help} for f in words.flags.values()],
        "settings": [
            {"name": s.name, "aliases": list(s.aliases), "accepts": s.kind.shape, "help": s.help}
            for s in words.settings.values()
            if not s.option
        ],
    }
