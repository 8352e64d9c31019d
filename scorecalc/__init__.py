"""Scores tabletop games from one typed line: an itemised breakdown, and who pays whom.

>>> import scorecalc
>>> result = scorecalc.score("riichi 234m 567m 345p 678s 55s win=8s +riichi seat=S from=W")
>>> result.hands["S"].summary, result.deltas
('3 han 30 fu', {'E': 0, 'S': 3900, 'W': -3900, 'N': 0})
>>> [item.id for section in result.hands["S"].sections for item in section.items]
['riichi.riichi', 'riichi.pinfu', 'riichi.tanyao', 'riichi.base', 'riichi.closed-ron']

What cannot be scored is refused, with every problem, its place in the line and what to do:

>>> try:
...     scorecalc.score("riichi 234m 999m 345p 678s 55s win=8s")
... except scorecalc.Refused as refused:
...     print(refused.problems[0].code, refused.problems[0].message)
R310 a winning shape, but no yaku

Many lines are a stream of results, in which a line that fails is a result like the others:

>>> lines = ["riichi han=4 fu=30 => 7700", "riichi han=4 fu=30 => 7600", "riichi han=4"]
>>> [(result.line_number, result.status) for result in scorecalc.results(lines)]
[(1, 'ok'), (2, 'differs'), (3, 'refused')]

The names below are loaded when they are first used, so that importing the package costs nothing.
"""

TYPE_CHECKING = False  # as in `typing`, whose import would cost more than all the rest here
if TYPE_CHECKING:
    from scorecalc.api import load_rules, ruleset_names, score
    from scorecalc.batch import Result, results
    from scorecalc.model.score import Breakdown
    from scorecalc.problems import Problem, Refused
    from scorecalc.rules.ruleset import Ruleset

__all__ = [
    "Breakdown",
    "Problem",
    "Refused",
    "Result",
    "Ruleset",
    "load_rules",
    "results",
    "ruleset_names",
    "score",
]

_HOMES = {
    "Breakdown": "scorecalc.model.score",
    "Problem": "scorecalc.problems",
    "Refused": "scorecalc.problems",
    "Result": "scorecalc.batch",
    "Ruleset": "scorecalc.rules.ruleset",
    "load_rules": "scorecalc.api",
    "results": "scorecalc.batch",
    "ruleset_names": "scorecalc.api",
    "score": "scorecalc.api",
}


def __getattr__(name: str) -> object:
    """A public name, from the module that has it."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module `scorecalc` has no attribute `{name}`")
    from importlib import import_module

    value: object = getattr(import_module(home), name)
    globals()[name] = value  # the next time it is found without this function
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
