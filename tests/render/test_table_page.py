"""A table as a picture and as a page: well-formed, accessible, without a script, and nothing stored becomes markup."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.dom.minidom import parseString

import pytest

from scorecalc.model.money import Payment
from scorecalc.model.score import Grid
from scorecalc.render.axis import apart
from scorecalc.render.breakdown_html import breakdown_html
from scorecalc.render.table_html import table_html
from scorecalc.render.table_svg import table_svg
from tests.render.breakdowns import ALL, RIICHI
from tests.render.page import elements
from tests.render.tables import EMPTY, ENTRIES, OVER, RUNNING, many, renamed

HOSTILE = ("Maximiliane von Hohenfels-Berg", "<script>alert('1')</script>", '\u202e"><b onclick="x', "\x1b[2J]]>&amp;")
VIEWS = {
    "running": RUNNING,
    "over": OVER,
    "empty": EMPTY,
    "hostile": renamed(OVER, HOSTILE)._replace(name="</title><script>", title="<!--", rules_hash="-->"),
    "two": many(2, 1, unit="chips", step=1, start=0),
    "six": many(6, 30, unit="stars", step=1, start=-5),
    "long": many(6, 400),
}


def page(view):
    return "\n".join(table_html(view))


def read(picture):
    return parseString(picture).documentElement  # noqa: S318  (our own text)


def named(found, name):
    return [one for one in found if one.name == name]


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
@pytest.mark.parametrize("width", [380, 920])
def test_a_picture_is_xml_and_says_what_it_shows(view, width):
    """A title and a description for those who do not see it, a line for each player, nothing outside of it."""
    svg = read(table_svg(view, width=width))
    assert svg.getAttribute("role") == "img"
    own = [node for node in svg.childNodes if node.nodeName in ("title", "desc")]
    assert svg.getAttribute("aria-labelledby").split() == [node.getAttribute("id") for node in own]
    assert len(svg.getElementsByTagName("polyline")) == (len(view.players) if view.played else 0)
    assert svg.getElementsByTagName("script") == []
    for line in svg.getElementsByTagName("polyline"):
        points = [tuple(map(float, point.split(","))) for point in line.getAttribute("points").split()]
        assert len(points) == len(view.played) + 1
        assert all(0 < x < width and 0 < y < 420 for x, y in points)


def test_what_a_picture_says():
    """The scores are in its description; pointing at a mark tells entry, score and change."""
    svg = read(table_svg(RUNNING))
    titles = [node.firstChild.data for node in svg.getElementsByTagName("title")]
    assert titles[0] == "Thursday: points after each entry"
    assert svg.getElementsByTagName("desc")[0].firstChild.data == "Now Anna 23900, Ben 33800, Cleo 6000, Dora 36300"
    assert [title for title in titles if title.startswith("Ben, ")] == [
        "Ben, 1: 28900 (+3900)",
        "Ben, 2: 27900 (-1000)",
        "Ben, 3: 25800 (-2100)",
        "Ben, 4: 33800 (+8000)",
    ]


def test_scores_lie_at_their_height():
    """From 40000 down to 5000 in 346 pixels below 34: 6000 is at 34 + 346 × 34/35; equal scores start in one point."""
    lines = re.findall(r'points="([^"]*)"', table_svg(RUNNING, height=420))
    ends = [line.split()[-1].split(",")[1] for line in lines]
    assert ends == ["193.2", "95.3", "370.1", "70.6"]
    assert len({line.split()[0] for line in lines}) == 1


def test_lines_differ_without_their_colours():
    """Six players have six marks, and six kinds of line in the style sheet, in the dark too."""
    svg = table_svg(many(6, 3))
    assert len(set(re.findall(r'class="mark" d="([^"]*)"', svg))) == 6
    light, dark = svg.split("prefers-color-scheme: dark")
    dashes = [re.search(rf"\.p{who} \.line {{[^}}]*?(dasharray[^;]*|);? }}", light)[1] for who in range(6)]
    assert len(set(dashes)) == 6
    for part in (light, dark):
        assert len(set(re.findall(r"\.p\d \.line { stroke: (#\w+)", part))) == 6


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_labels_do_not_overlap(players):
    """Equal scores end in one point; their labels stand 17 pixels apart, in the picture."""
    svg = table_svg(many(players, 0), height=340)
    places = sorted(float(y) for y in re.findall(r'y="([\d.]+)"><title>P\d', svg))
    assert len(places) == players
    assert all(after - before >= 16.9 for before, after in pairwise(places))
    assert places[0] > 30
    assert places[-1] < 310


def test_labels_keep_their_order():
    """The one who is ahead stands above, however close they are."""
    places = apart([100, 99, 98, 309, 308], 17, 30, 310)
    assert sorted(range(5), key=places.__getitem__) == [2, 1, 0, 4, 3]
    assert max(places) == 310


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_a_page_is_well_formed_and_runs_nothing(view):
    """No script, no handler, nothing that is fetched, no frame; the policy forbids what is not there anyway."""
    found = elements(page(view))
    assert not {one.name for one in found} & {"script", "iframe", "img", "link", "a", "b", "form", "object"}
    assert not [name for one in found for name in one.attributes if name.startswith("on") or name in ("href", "src")]
    assert not [one for one in found if "style" in one.attributes]
    policy = next(one for one in found if one.attributes.get("http-equiv") == "Content-Security-Policy")
    assert policy.attributes["content"].startswith("default-src 'none'; style-src 'unsafe-inline'")
    assert named(found, "html")[0].attributes == {"lang": "en"}
    assert "width=device-width, initial-scale=1" in [one.attributes.get("content") for one in named(found, "meta")]
    ids = [one.attributes["id"] for one in found if "id" in one.attributes]
    assert len(ids) == len(set(ids))
    labels = " ".join(one.attributes.get("aria-labelledby", "") for one in found).split()
    assert {*labels} <= {*ids}


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_tables_of_a_page_can_be_read_aloud(view):
    """Each head says of what it is the head, and each row has as many cells as the first."""
    found = elements(page(view))
    assert all(one.attributes.get("scope") in ("col", "row") for one in named(found, "th"))
    for table in re.findall(r"<table class=.*?</table>\s*</div>", page(view), re.DOTALL):
        outer = re.sub(r"(?<!^)<table>.*?</table>", "", table, flags=re.DOTALL)
        widths = [
            sum(
                int(span or 1)
                for span in re.findall(r'<t[hd](?: (?!colspan)[a-z]+="[^"]*")*(?: colspan="(\d+)")?>', row)
            )
            for row in re.findall(r"<tr.*?</tr>", outer, re.DOTALL)
        ]
        assert len(set(widths)) == 1


def test_what_a_page_says_of_the_end():
    """How it ended, the ranking with the parts of each result, and the note; minus signs are real ones."""
    found = elements(page(OVER))
    assert [one.text for one in named(found, "h1")] == ["Thursday"]
    assert [one.text for one in named(found, "h2")] == ["Final ranking", "Scores", "Entries"]
    assert [one.text for one in named(found, "p")][:3] == [
        "Riichi, the common Japanese rules",
        "over: last hand",
        "begun 2026-03-05 19:30, last entry 2026-03-05 20:15",
    ]
    cells = [one.text for one in found if one.name in ("th", "td") and one.within[-1] == "tr"]
    heads = ["place", "player", "seat", "points", "behind", "score", "uma", "oka", "result"]
    assert cells[:27] == [
        *heads,
        *("1", "Dora", "North", "36300", "", "+6.3", "+20", "+20", "+46.3"),
        *("2", "Ben", "South", "33800", "2500", "+3.8", "+10", "", "+13.8"),
    ]
    assert "−44.0" in cells
    assert "equal scores go by the first seats" in [one.text for one in named(found, "li")]


def test_what_a_page_says_of_an_entry():
    """The change and the score behind it, the result and the line; opened, what scores and who pays."""
    found = elements(page(OVER))
    moves = [one.text for one in named(found, "td") if one.attributes.get("class", "").startswith("n ")]
    at = moves.index("025000")
    assert moves[at : at + 5] == ["025000", "+390028900", "−390021100", "025000", "00"]
    opened = named(found, "details")
    assert len(opened) == 2
    assert [one.text for one in named(found, "summary")] == [
        "Ben: 3 han 30 fu234m 567m 345p 678s 55s win=8s +riichi seat=Ben from=Cleo",
        "Anna: 2 han 30 fu; Ben: 5 han 30 fu, manganfrom=Cleo Anna: 234567m 345p 55678s win=8s Ben: han=5 fu=30",
    ]
    first, second = (one.text for one in opened)
    for told in (
        "Ben (South), East round · discard by Cleo on 8s",
        "four sequences, 55s has no value, 67s waits on 5s and 8s riichi:Y5",
        "3 han 30 fu: 30 × 2^(2+3) = 960, × 4 = 3840 → 3900",
        "rejected: chiitoitsu: 2 han 25 fu, 1600",
        "Cleo pays Ben 3900",
        RIICHI.line,
    ):
        assert told in first
    heads = [one.text for one in named(found, "h3")]
    assert heads == ["Anna", "Ben"]  # who sat South and West in that hand
    assert "note: ura dora were turned for another winner" in second
    assert "note: honba go to the first winner" in second


def test_entries_without_a_breakdown_have_nothing_to_open():
    """They show their result and their line."""
    found = elements(page(RUNNING))
    assert named(found, "details") == []
    assert "Dora: 5 han 30 fu, mangan" in [one.text for one in named(found, "bdi")]


def test_a_page_without_an_entry():
    """Where nothing was entered there is no table of entries."""
    assert [one.text for one in named(elements(page(EMPTY)), "h2")] == ["So far", "Scores"]


def test_what_is_stored_stays_text():
    """Names, the table's and the rules' are shown as they are, their control codes spelled, and isolated."""
    found = elements(page(VIEWS["hostile"]))
    assert named(found, "h1")[0].text == "</title><script>"
    assert named(found, "title")[0].text == "</title><script>"
    players = [
        one.text
        for one in named(found, "th")
        if one.attributes.get("class") == "player" and one.attributes["scope"] == "row"
    ]
    assert players == ["\\x1b[2J]]>&amp;", HOSTILE[1], HOSTILE[0], '\\u202e"><b onclick="x']
    assert "\x1b" not in page(VIEWS["hostile"])
    assert "\u202e" not in page(VIEWS["hostile"])


def test_lines_and_results_stay_text():
    """A line with tags in it, and a breakdown whose every text is one."""
    tag = "<i title='x'>&"
    entry = ENTRIES[0]._replace(
        typed=tag, line=tag + "l", summary=tag, payments=(Payment("Cleo", "Ben", 1, "points", tag),)
    )
    hand = RIICHI.hands["S"]._replace(summary=tag)
    breakdown = RIICHI._replace(heading=(tag, tag), hands={"S": hand}, grids=(Grid(tag, ((tag, tag),), (tag, "h")),))
    view = OVER._replace(played=(OVER.played[0]._replace(entry=entry, breakdown=breakdown),))
    found = elements(page(view))
    assert named(found, "i") == []
    assert named(found, "details")[0].text.count(tag) >= 8


@pytest.mark.parametrize("breakdown", ALL.values(), ids=ALL)
def test_every_shape_of_breakdown_is_markup(breakdown):
    """One hand, several, positions, poker, a draw: what scores is there, and every element is closed."""
    found = elements("".join(breakdown_html(breakdown, {"S": "Ben"})))
    shown = " ".join(one.text for one in found)
    for hand in breakdown.hands.values():
        assert hand.summary in shown
        for section in hand.sections:
            for item in section.items:
                assert item.why in shown


def test_grids_are_tables_or_lists():
    """Rows under heads, and what happened in a turn as a list."""
    grids = (Grid("hands", (("A", "full house"),), ("who", "what")), Grid("turn", (("Anna attacks",), ("Ben leaves",))))
    found = elements("".join(breakdown_html(RIICHI._replace(hands={}, grids=grids), {})))
    assert [one.text for one in named(found, "td")] == ["A", "full house"]
    assert [one.text for one in named(found, "li")] == ["Anna attacks", "Ben leaves"]


def test_what_only_the_bank_gives_is_marked():
    """Nobody pays for stars."""
    entry = ENTRIES[0]._replace(payments=(Payment("bank", "Ben", 3, "stars", "turn"),))
    view = OVER._replace(unit="stars", played=(OVER.played[0]._replace(entry=entry),))
    assert "Ben marks +3 stars (turn)" in [one.text for one in named(elements(page(view)), "li")]


def test_a_page_is_printed_open_and_on_white():
    """The style sheet opens what is closed, and takes dark colours for the screen alone."""
    styles = named(elements(page(OVER)), "style")[0].text
    printed = styles[styles.index("@media print") :]
    assert "details::details-content { content-visibility: visible" in printed
    assert re.findall(r"@media ([^{]*dark\))", styles) == ["screen and (prefers-color-scheme: dark)"] * 2
    assert "url(" not in styles
    assert "@import" not in styles
