"""What is no condition: each message, the place it points at, the help and the words that are offered."""

from __future__ import annotations

import pytest

from scorecalc.mahjong.conditions import BadCondition, read

SHAPES = "`chows`, `pungs`, `kongs`, `sets`, `pairs`"
NOUNS = f"{SHAPES}, `tiles`, `kinds` or `suits`"
AFTER_SETS = "`of`, `with`, `in`, `twice`, `and`, `or` or the end"

#: text with the place between « and » -> message, help, hints
CASES = [
    # nothing, or not all of it
    ("«»", "the condition is empty", "", ()),
    ("«»  ", "the condition is empty", "", ()),
    ("3«»", f"the condition breaks off: expected {NOUNS}", "", ()),
    ("3 pungs of«» ", "the condition breaks off: expected tiles", "", ()),
    ("closed and«»", "the condition breaks off: expected a condition", "", ()),
    ("equal«»", "the condition breaks off: expected sets", "", ()),
    ("equal «and» closed", "expected sets, not `and`", "", ()),
    ("not«»", "the condition breaks off: expected a condition", "", ()),
    ("won on«»", "the condition breaks off: expected tiles", "", ()),
    ("(dealer«»", "the condition breaks off: expected `and`, `or` or `)`", "", ()),
    ("3 chows in a row by«»", "the condition breaks off: expected a number", "", ()),
    ("wait«»", "the condition breaks off: expected `two-sided`, `middle`, `edge`, `pair` or `two-pair`", "", ()),
    # too much of it
    ("closed«)»", "expected `and`, `or` or the end, not `)`", "", ()),
    ("dealer«)»", "expected `and`, `or` or the end, not `)`", "", ()),
    ("dealer «winner»", "expected `and`, `or` or the end, not `winner`", "", ()),
    ("3 pungs «closed»", f"expected {AFTER_SETS}, not `closed`", "", ()),
    ("a" * 1000 + "«a»", "a condition has at most 1000 characters", "make two items of it", ()),
    ("((((((((«(»dealer)))))))))", "more than 8 parentheses within one another", "", ()),
    # a slip
    ("3 «equl» chows", f"expected {NOUNS}, not `equl`", "did you mean `equal`?", ("equal",)),
    ("3 equal «chow5»", f"expected {SHAPES[:-9]} or `pairs`, not `chow5`", "did you mean `chows`?", ("chows",)),
    ("3 pungs of «dragns»", "expected tiles, not `dragns`", "did you mean `dragons`?", ("dragons",)),
    ("3 pungs in a «rwo»", "expected `row`, not `rwo`", "did you mean `row`?", ("row",)),
    ("at «lest» 2 pungs", "expected `least` or `most`, not `lest`", "did you mean `least`?", ("least",)),
    ("«delaer»", "expected a condition, not `delaer`", "did you mean `dealer`?", ("dealer",)),
    ("every set «si» hidden", "expected `and`, `is`, `are`, `has` or `have`, not `si`", "did you mean `is`?", ("is",)),
    ("all tiles «ar» bamboo", "expected `is`, `are` or `of`, not `ar`", "did you mean `are`?", ("are",)),
    ("wait «twosided»", "expected `two-sided`, `middle`, `edge`, `pair` or `two-pair`, not `twosided`",
     "did you mean `two-sided`?", ("two-sided",)),
    ("«xyzzy»", "expected a condition, not `xyzzy`", "", ()),
    ("«" + "x" * 40 + "»", "expected a condition, not `" + "x" * 30 + "…`", "", ()),
    # capitals, and words that stand too near
    ("«Closed»", "expected a condition, not `Closed`", "did you mean `closed`?", ("closed",)),
    ("2 pungs of «Dragons»", "expected tiles, not `Dragons`", "did you mean `dragons`?", ("dragons",)),
    ("«+Riichi»", "expected a condition, not `+Riichi`", "flags are lower case: `+riichi`", ("+riichi",)),
    ("«3pungs»", "expected a condition, not `3pungs`", "did you mean `3 pungs`?", ("3 pungs",)),
    # the words of other tables
    ("3 «triplets»", f"expected {NOUNS}, not `triplets`", "did you mean `pungs`?", ("pungs",)),
    ("3 «identical» chows", f"expected {NOUNS}, not `identical`", "did you mean `equal`?", ("equal",)),
    ("all tiles are «pinzu»", "expected tiles, not `pinzu`", "did you mean `circles`?", ("circles",)),
    ("all tiles are «s»", "expected tiles, not `s`", "did you mean `bamboo`?", ("bamboo",)),
    ("«tsumo»", "expected a condition, not `tsumo`", "did you mean `self-drawn`?", ("self-drawn",)),
    ("«ron»", "expected a condition, not `ron`", "did you mean `on a discard`?", ("on a discard",)),
    ("«tanki»", "expected a condition, not `tanki`", "did you mean `wait pair`?", ("wait pair",)),
    ("a pung of «seat» wind", "expected tiles, not `seat`", "did you mean `own`?", ("own",)),
    # `or` joins conditions, commas list tiles
    ("all tiles are circles or «dragons»", "expected a condition, not `dragons`",
     "`or` joins whole conditions, tiles are listed by commas: `…, dragons`", (",",)),
    ("2 pungs of 2s or «3s»", "expected a condition, not `3s`",
     "`or` joins whole conditions, tiles are listed by commas: `…, 3s`", (",",)),
    ("2 pungs of dragons and «own» wind", "expected a condition, not `own`",
     "`and` joins whole conditions: say the second in full as well", ()),
    ("some tile is a wind and a «dragon»", f"expected {SHAPES}, `tiles` or `kinds`, not `dragon`",
     "`and` joins whole conditions: say the second in full as well", ()),
    ("no tile is a wind or a «dragon»", f"expected {SHAPES}, `tiles` or `kinds`, not `dragon`",
     "`or` joins whole conditions, tiles are listed by commas: `…, dragon`", (",",)),
    ("closed«\u2028»", "expected `and`, `or` or the end, not `\u2028`", "", ()),
    ("«é»", "expected a condition, not `é`", "", ()),
    ("wait edge or «middle»", "expected a condition, not `middle`",
     "`or` joins whole conditions: `or wait middle`", ("wait middle",)),
    ("no chows or «kongs»", "how many `kongs`?", "say `a kong`, `2 kongs`, `each kong` or `no kongs`", ("a kong",)),
    # tiles stand behind
    ("3 «dragon» pungs", f"expected {NOUNS}, not `dragon`", "tiles stand behind the sets: `2 pungs of dragons`", ()),
    ("«dragons»", "expected a condition, not `dragons`",
     "say what is with them: `all tiles are …`, `some tile is …`, `2 pungs of …`", ()),
    ("«EE»", "expected a condition, not `EE`",
     "say what is with them: `all tiles are …`, `some tile is …`, `2 pungs of …`", ()),
    # numbers
    ("«chows»", "how many `chows`?", "say `a chow`, `2 chows`, `each chow` or `no chows`", ("a chow",)),
    ("hidden «kongs» of honours", "how many `kongs`?", "say `a kong`, `2 kongs`, `each kong` or `no kongs`",
     ("a kong",)),
    ("«pair»", "how many `pair`?", "say `a pair`, `2 pairs`, `each pair` or `no pairs`", ("a pair",)),
    ("«5» pungs", "a hand has at most 4 pungs", "", ()),
    ("«99999999999» pungs", "a hand has at most 4 pungs", "", ()),
    ("«exactly 8» pairs", "a hand has at most 7 pairs", "", ()),
    ("«0» chows", "a number begins with 1", "say `no chows`", ("no",)),
    ("«27» tiles are ends", "a hand has at most 26 tiles", "", ()),
    ("«0» tiles are ends", "a number begins with 1", "say `no tiles`", ("no",)),
    ("«23» kinds of ends", "a hand has at most 22 kinds", "", ()),
    ("«4 suits»", "there are three suits", "", ()),
    ("«0 suits»", "there are three suits", "", ()),
    # sets that belong together
    ("«a» equal chow", "equal sets take a plain number from 2", "say `2 chows …`", ("2",)),
    ("«exactly 2» equal chows", "equal sets take a plain number from 2", "say `2 chows …`", ("2",)),
    ("«no» pungs in a row", "sets that belong together take a plain number from 2", "say `2 pungs …`", ("2",)),
    ("«1» pung in a row", "sets that belong together take a plain number from 2", "say `2 pungs …`", ("2",)),
    ("2 «equal» pungs", "no two pungs are equal: there are four of a tile",
     "say `equal chows`, or `2 pungs in 2 suits` for one number", ()),
    ("2 equal chows «in a row»", "equal sets stand in no row", "say `3 equal chows` or `3 chows in a row`", ()),
    ("2 equal «equal» chows", "one word too many: `equal`", "", ()),
    ("2 hidden «open» chows", "one word too many: `open`", "", ()),
    ("4 pungs «in a row by 3»", "4 pungs in a row by 3 do not go into 1 to 9", "", ()),
    ("3 chows «in a row by 4»", "3 chows in a row by 4 do not go into 1 to 9", "", ()),
    ("3 chows «in a row by 0»", "3 chows in a row by 0 do not go into 1 to 9", "no step is `equal`", ()),
    ("3 sets «in a row»", "sets of one shape stand in a row", "say `chows` or `pungs`", ("chows", "pungs")),
    ("3 sets «in 3 suits»", "sets of one shape share a number", "say `chows` or `pungs`", ("chows", "pungs")),
    ("2 pungs «in three suits»", "2 pungs, one in a suit, are not in 3 suits",
     "did you mean `in 2 suits`?", ("in 2 suits",)),
    ("4 chows «in a row in 3 suits»", "4 chows, one in a suit, are not in 3 suits",
     "did you mean `in one suit`?", ("in one suit",)),
    ("2 pungs «in 0 suits»", "2 pungs, one in a suit, are not in 0 suits",
     "did you mean `in 2 suits`?", ("in 2 suits",)),
    ("2 pungs of «dragons» in a row", "honours have no number and no suit", "", ()),
    ("2 pungs «twice»", "`twice` wants sets that belong together",
     "say `2 equal chows twice` or `2 pungs in 2 suits twice`", ()),
    ("2 pungs «in a row by 9»", "2 pungs in a row by 9 do not go into 1 to 9", "", ()),
    ("2 chows «in a row by 7»", "2 chows in a row by 7 do not go into 1 to 9", "", ()),
    ("4 chows «in 4 suits»", "4 chows, one in a suit, are not in 4 suits",
     "did you mean `in one suit`?", ("in one suit",)),
    ("4 pairs in a row «twice»", "no hand has twice 4 pairs", "", ()),
    ("3 equal chows «twice»", "no hand has twice 3 chows", "", ()),
    # tiles
    ("all tiles are «terminal dragons»", "no tile is all of that",
     "words side by side narrow: a tile must be all of them; commas widen: `winds, dragons`", ()),
    ("all tiles are winds, a «dragon own wind»", "no tile is all of that",
     "words side by side narrow: a tile must be all of them; commas widen: `winds, dragons`", ()),
    ("all tiles are «5 to 1»", "5 to 1 runs backwards", "did you mean `1 to 5`?", ("1 to 5",)),
    ("won on «0»p", "a condition knows no red fives", "a red five counts as a five: `5p`", ("5p",)),
    ("won on 23m«8»z", "no tile `8z`: honours are 1z to 7z", "", ()),
    ("some tile is «5»f", "no tile `5f`: flowers are 1f to 4f", "", ()),
    ("some tile is «0»g", "no tile `0g`: seasons are 1g to 4g", "", ()),
    ("holds «11111m»", "5 alike, and there are four of each tile", "", ()),
    ("holds «1f 1f»", "2 alike, and there is one of each flower and season", "", ()),
    ("holds «111111» of one suit", "6 alike, and there are four of each tile", "", ()),
    ("holds 111 of «two» suits", "expected `one`, not `two`", "", ()),
    ("all tiles are «flowers»", "flowers and seasons lie beside the hand",
     "they are counted by themselves: `4 tiles are flowers`", ()),
    ("2 pungs of «own flower, 2g»", "flowers and seasons lie beside the hand",
     "they are counted by themselves: `4 tiles are flowers`", ()),
    ("won on a «season»", "flowers and seasons lie beside the hand",
     "they are counted by themselves: `4 tiles are flowers`", ()),
    ("each tile «is» a wind", "`is` does not fit here",
     "say `every tile is …` of all tiles, or count them by `each tile of …`", ()),
    ("all tiles «of» winds", "`of` does not fit here",
     "say `every tile is …` of all tiles, or count them by `each tile of …`", ()),
    # joined
    ("closed and dealer «or» winner", "`and` and `or` side by side", "say with parentheses which belong together", ()),
    ("closed or dealer or winner «and» open", "`or` and `and` side by side",
     "say with parentheses which belong together", ()),
    ("each pung and «each» chow", "one `each` is all that a condition can count", "make it an item of its own", ()),
    ("not «each» chow", "`each` counts, and what is not there has no number", "make it an item of its own", ()),
    ("closed or (open and «each» chow)", "`each` counts, and `or` would leave open what",
     "make it an item of its own", ()),
]  # fmt: skip


@pytest.mark.parametrize(("marked", "message", "help", "hints"), CASES, ids=[case[0][:40] for case in CASES])
def test_what_is_no_condition_is_told(marked, message, help, hints):
    """The place is where the marks stand."""
    start = marked.index("«")
    end = marked.index("»") - 1
    with pytest.raises(BadCondition) as raised:
        read(marked.replace("«", "").replace("»", ""))
    bad = raised.value
    assert (str(bad), bad.start, bad.end, bad.help, bad.hints) == (message, start, end, help, hints)
    assert bad.message == message
