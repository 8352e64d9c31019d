"""The result of a showdown: what each hand is, who wins the round's points, in which order cards are taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from scorecalc.model.money import BANK, Payment, deltas
from scorecalc.model.score import Breakdown, Grid, HandScore, LineItem, Note, Rejected, Section, Step, Total
from scorecalc.model.words import Bound
from scorecalc.rules.ruleset import Choice, Ruleset, Style
from scorecalc.rules.settle import split_up
from scorecalc.rulesets.saint_poker.cards import CARDS, NAMES, RANK, sign, text
from scorecalc.rulesets.saint_poker.classes import SECTION
from scorecalc.rulesets.saint_poker.options import FLUSH_TIES
from scorecalc.rulesets.saint_poker.phrases import named, rank, ranks_in_letters, several, what
from scorecalc.rulesets.saint_poker.position import Hand, Showdown
from scorecalc.rulesets.saint_poker.standing import Standing
from scorecalc.rulesets.saint_poker.worth import Worth

__all__ = ["breakdown"]

_UNIT = "points"
_NO_ROUND = Note("saint-poker.round-not-given", "no points are marked, since the round is not given (round=1 to 8)")
_NOBODY_ELSE = Note(
    "saint-poker.nobody-else", "a hand alone wins no points; hands are compared as in `A: AhKd B: QsQh`"
)
Show = Callable[[Iterable[int]], str]


def breakdown(ruleset: Ruleset, bound: Bound, showdown: Showdown, choices: Sequence[Choice], style: Style) -> Breakdown:
    """A showdown with its points, or a single hand that is only looked at."""
    show: Show = text if style.pieces == "text" else sign
    if showdown.alone:
        return _alone(ruleset, bound, showdown, choices[0], style, show)
    flush_ties, number = ruleset.options[FLUSH_TIES], showdown.round
    standing = Standing({choice.hand.label: choice.best for choice in choices}, showdown.river, flush_ties)
    steps: list[Step] = []
    each = None if number is None else split_up(number, len(standing.winners), steps)
    why = f"round {number}" + (f" shared: {steps[0].text}" if steps else "")
    payments = () if each is None else tuple(Payment(BANK, player, each, _UNIT, why) for player in standing.winners)
    order = tuple(map(tuple, standing.order))
    of_player = {choice.hand.label: choice for choice in choices}
    sentences = tuple(standing.sentences())
    return Breakdown(
        ruleset=ruleset.name,
        rules_hash=ruleset.hash,
        line=bound.line,
        heading=(ruleset.name, *([f"round {number}"] if number else []), f"river {show(showdown.river)}"),
        hands={
            player: _in_showdown(of_player[player], standing, each, tuple(steps), style, show)
            for group in order
            for player in group
        },
        several=True,
        payments=payments,
        deltas=deltas(payments, tuple(standing.worths)) if payments else {},
        winner=order[0],
        outcome="marks",
        settled="all" if payments else "none",
        notes=(*([] if number else [_NO_ROUND]), *standing.notes(flush_ties)),
        facts={"order": order, "pick_up": order[::-1]},
        grids=(
            Grid("", tuple((told,) for told, _ in sentences), (), tuple(f"saint-poker:{row}" for _, row in sentences)),
        ),
        total=None if each is None else Total(each, _UNIT),
    )


def _alone(ruleset: Ruleset, bound: Bound, showdown: Showdown, choice: Choice, style: Style, show: Show) -> Breakdown:
    """A hand with nobody to win against."""
    return Breakdown(
        ruleset=ruleset.name,
        rules_hash=ruleset.hash,
        line=bound.line,
        heading=(ruleset.name, f"river {show(showdown.river)}"),
        hands={"": _hand(choice, None, what(choice.best), None, style, show)},
        several=False,
        payments=(),
        deltas={},
        winner=(),
        outcome="marks",
        settled="none",
        notes=() if showdown.round is None else (_NOBODY_ELSE,),
    )


def _in_showdown(
    choice: Choice, standing: Standing, each: int | None, steps: tuple[Step, ...], style: Style, show: Show
) -> HandScore:
    """A hand beside the others; ``each`` is what a winner marks, None where the round is not known."""
    player = choice.hand.label
    won = player in standing.winners
    points = None if each is None else each if won else 0
    mark = "reading" if each is not None and player in standing.readings else None
    hand = _hand(choice, points, f"{what(choice.best)}; {standing.why(player)}", mark, style, show)
    return hand._replace(steps=steps) if won and steps else hand


def _hand(choice: Choice, points: int | None, why: str, mark: str | None, style: Style, show: Show) -> HandScore:
    worth: Worth = choice.best
    five, item = worth.five, worth.of
    name = item.spelled(style.names)
    line = LineItem(f"saint-poker.{item.id}", name, points or 0, why, f"saint-poker:{item.cite}", mark)
    return HandScore(
        line=CARDS.write(choice.hand.own),
        total=None if points is None else Total(points, _UNIT),
        limit=None,
        summary="",
        sections=(Section(SECTION, _UNIT, (line,)),),
        rejected=tuple(_rejected(choice)),
        facts={
            "class": item.name.lower(),
            "cards": tuple(NAMES[card] for card in five.cards),
            "ranks": ranks_in_letters(five.ranks),
        },
        row=(name.lower(), show(five.cards), what(worth)),
    )


def _rejected(choice: Choice) -> Iterator[Rejected]:
    """What the seven cards hold beside the five that count (P8)."""
    best: Worth = choice.best
    hand: Hand = choice.hand
    held = {other.of.id: other for other in reversed(choice.others)}
    for id, other in held.items():
        if id not in (best.of.id, "high-card"):
            yield Rejected(other.of.name.lower(), None, f"{what(other)}; {named(best.of)} is higher")
    if best.of.id == "flush" and "straight" in held:
        yield Rejected("straight flush", None, "the straight and the flush are of different cards")
    counts: dict[int, int] = {}
    for card in (*hand.river, *hand.own):
        counts[RANK[card]] = counts.get(RANK[card], 0) + 1
    triples = sorted((one for one, count in counts.items() if count == 3), reverse=True)
    if len(triples) == 2:
        high, low = map(several, triples)
        yield Rejected("full house", None, f"{low} over {high}; the higher triple counts")
    pairs = sorted((one for one, count in counts.items() if count == 2), reverse=True)
    if best.of.id == "two-pair" and len(pairs) == 3:
        kicker = best.five.ranks[4]
        beside = "one of it is the kicker" if kicker == pairs[2] else f"the {rank(kicker)} is the higher kicker"
        yield Rejected(f"third pair, {several(pairs[2])}", None, f"only two count; {beside}")
