"""The words of the Tokyo rules: riichi's without what is not played, and those of zoroba and the old yaku."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorecalc.mahjong.tiles import TILES
from scorecalc.model.vocabulary import Flag, Setting, Vocabulary, number
from scorecalc.model.words import Bound, HandWords
from scorecalc.rulesets.fuhan.position.normal import normal
from scorecalc.rulesets.fuhan.position.words import FLAGS, SEATS, SETTINGS, pao_kind
from scorecalc.rulesets.fuhan.tokyo.dice import DICE, dice_problems, zoroba_of
from scorecalc.rulesets.fuhan.tokyo.options import PAO

__all__ = ["vocabulary"]

_NO_FLAGS = ("ippatsu", "open-riichi", "baiman", "sanbaiman", "yakuman")
_NO_SETTINGS = ("nuki", "ura", "uraind", "honba", "tenpai", "nagashi", "yakuman")
#: what riichi says otherwise
_OTHER_HELP = {
    "chiihou": "a non-dealer's win on the dealer's first discard",
    "renhou": "a win by a discard or a draw of the first go-around, before any call",
}

_FLAGS = (
    *(
        flag._replace(help=_OTHER_HELP.get(flag.name, flag.help))
        for flag in FLAGS
        if flag.name not in _NO_FLAGS and flag.name not in ("mangan", "haneman")
    ),
    Flag("ketsupai", "the other three copies of the winning tile lie on the table", ("ketsupaihou",)),
    Flag("renkaihou", "self-draw of the replacement tile of a kan made with a replacement tile"),
    Flag("mangan", "the total: a mangan, 4000"),
    Flag("shoumangan", "the total: a shoumangan, 6000"),
    Flag("haneman", "the total: 8000", ()),
    Flag("daimangan", "the total: a daimangan, 12000"),
    Flag("chuuren", "the total: a chuuren poutou, 16000"),
)

_SETTINGS = (
    *(
        Setting(s.name, pao_kind(PAO), "who is liable for a hand that he fed (`W`, `W:daisangen`)", player=True)
        if s.name == "pao"
        else s
        for s in SETTINGS
        if s.name not in _NO_SETTINGS
    ),
    Setting("dice", DICE, "the rolls of the deal, re-rolls after them", table=True),
    Setting("zoroba", number(1, 6), "han that the dice add", table=True),
    Setting("rerolls", number(0, 999), "how often the dice were rolled again", table=True, default=0),
)


def _normal(bound: Bound) -> Bound:
    """The same position: dice that stand are told by the han and the re-rolls that they come to."""
    bound = normal(bound, limit_han=6)
    table = bound.table
    settings: dict[str, Any] = dict(table.settings)
    if "dice" in settings and not any(dice_problems(table, needed=True)):
        zoroba, rerolls = zoroba_of(table)
        del settings["dice"]
        settings["zoroba"], settings["rerolls"] = zoroba, rerolls
    changed = HandWords(table.label, table.tiles, table.flags, settings, table.words)
    return bound._replace(table=changed)


def vocabulary(ruleset: str, options: Mapping[str, Setting]) -> Vocabulary:
    """The vocabulary of a ruleset of this game, its options among the settings."""
    return Vocabulary(
        ruleset,
        TILES,
        _FLAGS,
        (*_SETTINGS, *options.values()),
        table_flags=("nobody-won", "abortive"),
        labels=tuple(SEATS),
        normal=_normal,
    )
