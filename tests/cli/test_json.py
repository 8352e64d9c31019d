"""Whatever is printed as JSON fits the schema that is printed."""

import jsonschema
import pytest

from scorecalc.render.schema import schema
from tests.console import answer

COMMANDS = {
    "score": [
        "score riichi han=4 fu=30",
        "score riichi S: han=4 fu=30 W: han=2 fu=30 from=N",
        "score riichi +nobody-won tenpai=E",
    ],
    "refusal": ["score riichi 123m", "parse riichi +tsum", "rules show riichy", "rules chart nonesuch.toml"],
    "row": ["score riichi han=4 fu=30 --format jsonl", "score riichi 123m --format jsonl"],
    "parse": ["parse riichi 123m +tsumo", "parse riichi E: 1m"],
    "rules-list": ["rules list"],
    "rules-show": ["rules show riichi", "rules show riichi-ema"],
    "rules-diff": ["rules diff riichi riichi-ema", "rules diff riichi riichi"],
    "rules-chart": ["rules chart riichi"],
    "explain": ["explain riichi", "explain N120", "explain kiriage-mangan", "explain win=", "explain suuankou"],
}


@pytest.mark.usefixtures("quiet_place")
@pytest.mark.parametrize(("name", "command"), [(name, one) for name, these in COMMANDS.items() for one in these])
def test_an_object_fits_the_schema_and_its_own_part_of_it(name, command):
    """By itself, and as one of all."""
    shown = answer(f"scorecalc {command}" + ("" if "--format" in command else " --json"))
    jsonschema.validate(shown, schema())
    jsonschema.validate(shown, {"$ref": f"#/$defs/{name}", "$defs": schema()["$defs"]})
