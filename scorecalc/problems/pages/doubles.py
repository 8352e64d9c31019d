"""The pages of R37: what Columbia, the French rules and the classical tables refuse."""

from __future__ import annotations

from scorecalc.problems.pages.page import Page

__all__ = ["DOUBLES"]

DOUBLES: dict[str, Page] = {
    "R370": Page(
        "A hand of a doubles game has too many tiles, none, or fourteen that make no winning shape.",
        "A win is four sets and a pair, 14 tiles and one more for each kong, or a special hand of the rulebook. A "
        "losing hand has 13 tiles at the most, a kong counted as three, and may be written as far as it scores. The "
        "British table (`bmja`) allows a winning hand one chow: `max-chows=` says how many.",
        "columbia 123m 456m 789m 99s 225p",
    ),
    "R371": Page(
        "What a hand is worth hangs on a wind that the line does not tell.",
        "Sets and pairs of winds, flowers and seasons need `seat=`, the player's own; sets and pairs of winds need "
        "`wind=` too: the hand's wind in Columbia, the dominant wind in the French rules. The classical tables have "
        "`round=` in its place, the round's wind.",
        "columbia SSS 55m",
    ),
    "R372": Page(
        "There are more of a tile than the 144 hold.",
        "Four of each kind, one of each flower and season; the hands of all players of a line are counted together.",
        "columbia 5555m 5m",
    ),
    "R373": Page(
        "What a line of a doubles game declares contradicts itself.",
        "A winning tile was drawn, or it was claimed; only a claimed tile completes an exposed pair. A reach needs a "
        "hand that claimed nothing before. Columbia's dealer sits where the hand's wind is, all others sit East. "
        "Whoever was robbed of a kong keeps the exposed pung. The blessing of heaven is East's, that of earth is the "
        "others', and a kong on a kong needs two.",
        "columbia 234m 555p 111s 678s 33m +drawn +last-discard",
    ),
    "R374": Page(
        "A call has not the shape of its name.",
        "`chow=` takes three tiles of one suit in a row, `pung=` three alike, `kong=`, `ckong=`, `added=` and "
        "`claimed-kong=` four alike, `pair=` two alike or the single tile claimed for a special hand.",
        "columbia pung=123m",
    ),
    "R375": Page(
        "Totals stand beside what is counted in them, or without their points.",
        "`points=38 doubles=2` stand for the tiles of a hand, and `points=` alone for a hand without doubles; "
        "`special=` names a hand whose worth is fixed. Only `+mahjong`, `+dealer` and `+reach` go with them, in "
        "Columbia `+drawn` too.",
        "columbia 555m points=4",
    ),
    "R376": Page(
        "A flag that these rules do not have, or one of the winner in a hand that is no win.",
        "Reach and one pass are Columbia's; the announced ready hand and invoked discards are French, and one shot "
        "where the table plays first-deal=. The blessings, a kong on a kong, the original call and the dangerous game "
        "are of the classical tables, `dmjl` and `bmja`. What tells how a hand was won needs a winning hand.",
        "french-simple 234m 555p 111s 678s 33m +reach",
    ),
    "R377": Page(
        "A table has two winners or two dealers, none where four hands are told, or one where nobody won.",
        "One hand wins. Where only points are given, `+mahjong` marks it; a hand that nobody won is `+nobody-won`.",
        "columbia E: points=10 S: points=20 W: points=30 N: points=40",
    ),
    "R378": Page(
        "The winning tile is not in the hand.",
        "`win=` says which of the tiles came last, so it stands among them, or in the call that it completed.",
        "columbia 234m 555p 111s 678s 33m win=9m",
    ),
}
