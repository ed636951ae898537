"""The Warp on the shelf: its listing, its recommended set-ups, and the words that have an icon."""

from __future__ import annotations

from typing import Final

from tessera.games.the_warp.library import glossary, load
from tessera.kernel.catalogue import Listing, Preset, Term

_TAGLINE: Final = {
    "en": "Lead two alien races on a ravaged planet: build, trade and conquer your way to the gate at its centre.",
    "ja": "荒廃した惑星で2つの異星種族を率い、建設と交易と征服を重ねて中央のワープゲートを目指す。",
}
# Our own judgement, from 1 (light) to 5 (heavy).
_WEIGHT: Final = 4


def listing() -> Listing:
    """How the game stands on the shelf."""
    about = load().game["game"]
    by = {language: f"{about['designer'][language]}, {about['publisher'][language]}" for language in ("en", "ja")}
    minutes = (about["minutes"]["min"], about["minutes"]["max"])
    return Listing(about["name"], _TAGLINE, by, about["year"], about["age"], minutes, _WEIGHT)


def presets() -> list[Preset]:
    """From the first game to the advanced map, and the variants."""
    return [
        Preset(
            "first-game",
            {"en": "First game", "ja": "はじめてのゲーム"},
            {
                "en": "Side A of the map and the basic Pioneering missions.",
                "ja": "マップのA面と基本の開拓ミッション。",
            },
            {"side": "A", "pioneering": "basic"},
            seats=(2, 3, 4),
        ),
        Preset(
            "longer-table",
            {"en": "Longer table", "ja": "大人数"},
            {
                "en": "The same for five or six, with the pieces of the expansion.",
                "ja": "拡張の内容物を加えた5人または6人のゲーム。",
            },
            {"side": "A", "pioneering": "basic"},
            seats=(5, 6),
        ),
        Preset(
            "advanced",
            {"en": "Advanced", "ja": "上級"},
            {
                "en": "Side B of the map, and nine Pioneering missions, three of them decided at the end.",
                "ja": "マップのB面。開拓ミッションは9枚で、うち3枚はゲーム終了時に決まる。",
            },
            {"side": "B", "pioneering": "advanced"},
            seats=(2, 3, 4, 5, 6),
        ),
        Preset(
            "teams",
            {"en": "Teams", "ja": "チーム戦"},
            {
                "en": "Two or three teams of two, seated apart, whose points are added.",
                "ja": "2人組のチーム2つか3つ。離れて座り、点を合計して競う。",
            },
            {"side": "A", "pioneering": "basic", "teams": True},
            seats=(4, 6),
        ),
        Preset(
            "solo-trial",
            {"en": "Solo trial", "ja": "1人用トライアル"},
            {
                "en": "Alone against the Exiled Races on the map of two: how soon do you reach 9 points?",
                "ja": "2人用マップで追放種族に1人で挑み、9点に達する早さを競う。",
            },
            {"side": "A", "pioneering": "basic"},
            seats=(1,),
        ),
    ]


def terms() -> list[Term]:
    """Every term of the glossary."""
    return [Term(code, {"en": term["en"], "ja": term["ja"]}, term["icon"]) for code, term in glossary().items()]
