"""Tables made by hand, that the tests of every form show; their sums are reckoned here and not by a game."""

from __future__ import annotations

from scorecalc.model.money import Payment
from scorecalc.model.score import Note
from scorecalc.model.table import Entry, Final, Place, State
from scorecalc.model.table_view import Played, TableView
from tests.render.breakdowns import RIICHI, SEATS, TWO_RONS

NAMES = ("Anna", "Ben", "Cleo", "Dora")


def state(scores, *, round="E", hand=1, dealer="Anna", honba=0, pot=0, over=""):
    """A table of the four with these scores in the order of their names."""
    return State(NAMES, dict(zip(NAMES, scores, strict=True)), pot, round, hand, dealer, honba, over)


def points(payer, payee, amount, why="discard"):
    return Payment(payer, payee, amount, "points", why)


START = state((25000,) * 4)

#: Ben wins from Cleo in East 1; all but Dora are noten; Dora draws a mangan with one honba and the stick in the pot;
#: Cleo is hit by two
ENTRIES = (
    Entry(
        1,
        "234m 567m 345p 678s 55s win=8s +riichi seat=Ben from=Cleo",
        RIICHI.line,
        "win",
        "Ben: 3 han 30 fu",
        (points("Cleo", "Ben", 3900),),
        state((25000, 28900, 21100, 25000), hand=2, dealer="Ben"),
    ),
    Entry(
        2,
        "+nobody-won tenpai=Dora riichi=Dora",
        "riichi +nobody-won tenpai=W riichi=W",
        "draw",
        "draw",
        (
            points("Dora", "pot", 1000, "riichi"),
            *(points(payer, "Dora", 1000, "noten") for payer in ("Anna", "Ben", "Cleo")),
        ),
        state((24000, 27900, 20100, 27000), hand=3, dealer="Cleo", honba=1, pot=1000),
    ),
    Entry(
        3,
        "Dora: han=5 fu=30 +tsumo",
        "riichi seat=S han=5 fu=30 +tsumo honba=1 sticks=1",
        "win",
        "Dora: 5 han 30 fu, mangan",
        (
            points("Cleo", "Dora", 4100, "self-draw"),
            points("Anna", "Dora", 2100, "self-draw"),
            points("Ben", "Dora", 2100, "self-draw"),
            points("pot", "Dora", 1000, "sticks"),
        ),
        state((21900, 25800, 16000, 36300), hand=4, dealer="Dora"),
    ),
    Entry(
        4,
        "from=Cleo Anna: 234567m 345p 55678s win=8s Ben: han=5 fu=30",
        TWO_RONS.line,
        "win",
        "Anna: 2 han 30 fu; Ben: 5 han 30 fu, mangan",
        (points("Cleo", "Anna", 2000), points("Cleo", "Ben", 8000)),
        state((23900, 33800, 6000, 36300), round="S", hand=1),
    ),
)

BREAKDOWNS = (
    RIICHI,
    None,
    None,
    TWO_RONS._replace(payments=(Payment("N", "S", 2000, "points", "discard"), Payment("N", "W", 8000, "points", ""))),
)
SITTING = (
    {"E": "Anna", "S": "Ben", "W": "Cleo", "N": "Dora"},
    {},
    {},
    {"E": "Dora", "S": "Anna", "W": "Ben", "N": "Cleo"},
)

SO_FAR = Final(
    (
        Place("Dora", 1, 36300),
        Place("Ben", 2, 33800),
        Place("Anna", 3, 23900),
        Place("Cleo", 4, 6000),
    )
)

#: a game that goes on, without breakdowns
RUNNING = TableView(
    name="Thursday",
    ruleset="riichi",
    title="Riichi, the common Japanese rules",
    rules_hash="b2:0123",
    unit="points",
    start=START,
    state=ENTRIES[-1].after,
    played=tuple(map(Played, ENTRIES)),
    final=SO_FAR,
    seats=dict(zip(NAMES, "ESWN", strict=True)),
    spelled=SEATS,
    begun="2026-03-05T19:30:00+01:00",
    latest="2026-03-05T20:15:42+01:00",
)

#: the same when it is over, with breakdowns: a return of 30000, uma 20-10 and an oka of 20000
OVER = RUNNING._replace(
    played=tuple(map(Played, ENTRIES, BREAKDOWNS, SITTING)),
    state=ENTRIES[-1].after._replace(over="last hand", pot=0),
    ended=True,
    final=Final(
        (
            Place("Dora", 1, 36300, 46300, (("score", 6300), ("uma", 20000), ("oka", 20000))),
            Place("Ben", 2, 33800, 13800, (("score", 3800), ("uma", 10000))),
            Place("Anna", 3, 23900, -16100, (("score", -6100), ("uma", -10000))),
            Place("Cleo", 4, 6000, -44000, (("score", -24000), ("uma", -20000))),
        ),
        notes=(Note("riichi.uma", "equal scores go by the first seats"),),
        scale=1000,
    ),
)

EMPTY = RUNNING._replace(
    played=(),
    state=START,
    latest="",
    final=Final(tuple(Place(name, 1, 25000) for name in NAMES)),
)


def many(players, entries, *, unit="points", step=100, start=25000):
    """A table of so many, at which each in turn takes one step from the next, and every seventh entry three."""
    names = tuple(f"P{at}" for at in range(1, players + 1))
    scores = dict.fromkeys(names, start)
    begin = now = State(names, dict(scores), hand=1)
    played = []
    for number in range(1, entries + 1):
        to = names[number * number % players]
        other = names[(number * number + 1) % players]
        amount = step * (3 if number % 7 == 0 else 1)
        scores = {**scores, to: scores[to] + amount, other: scores[other] - amount}
        now = State(names, scores, hand=number + 1)
        paid = (Payment(other, to, amount, unit, "discard"),)
        played.append(Played(Entry(number, f"{to}: x", f"{to}: x", "win", f"{to}: {amount}", paid, now)))
    order = sorted(names, key=lambda name: -scores[name])
    places = tuple(
        Place(name, 1 + sum(scores[other] > scores[name] for other in names), scores[name]) for name in order
    )
    return TableView("long", "x", "", "", unit, begin, now, tuple(played), Final(places))


def renamed(view, names):
    """The same table with other names for its players, in their order."""
    new = dict(zip(view.players, names, strict=True))

    def at(one):
        scores = {new[player]: score for player, score in one.scores.items()}
        return one._replace(players=tuple(names), scores=scores, dealer=new.get(one.dealer, ""))

    def of(entry):
        paid = tuple(
            p._replace(payer=new.get(p.payer, p.payer), payee=new.get(p.payee, p.payee)) for p in entry.payments
        )
        return entry._replace(payments=paid, after=at(entry.after))

    return view._replace(
        start=at(view.start),
        state=at(view.state),
        played=tuple(
            one._replace(entry=of(one.entry), seats={seat: new[player] for seat, player in one.seats.items()})
            for one in view.played
        ),
        final=view.final._replace(places=tuple(one._replace(player=new[one.player]) for one in view.final.places)),
        seats={new[player]: seat for player, seat in view.seats.items()},
    )
