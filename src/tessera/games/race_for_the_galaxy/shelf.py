"""Race for the Galaxy on the shelf: its listing, its recommended set-ups, and the words that have an icon."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy.library import glossary, load
from tessera.kernel.catalogue import Listing, Preset, Term

_TAGLINE: Final = {
    "en": "Build the most prosperous galactic empire by choosing, at the same time as everyone, what will happen next.",
    "ja": "全員が同時に次の行動を選び、銀河で最も繁栄した宇宙国家を築く。",
}
# Our own judgement, from 1 (light) to 5 (heavy).
_WEIGHT: Final = 3


def listing() -> Listing:
    """How the game stands on the shelf."""
    about = load().game["game"]
    by = {language: f"{about['designer'][language]}, {about['publisher'][language]}" for language in ("en", "ja")}
    minutes = (about["minutes"]["min"], about["minutes"]["max"])
    return Listing(about["name"], _TAGLINE, by, about["year"], about["age"], minutes, _WEIGHT)


def presets() -> list[Preset]:
    """From the first game to everything at once, and the variants."""
    return [
        Preset(
            "first-game",
            {"en": "First game", "ja": "はじめてのゲーム"},
            {
                "en": "The base game, each dealt a start world.",
                "ja": "基本セット。初期世界は配られたものを使う。",
            },
            {"sets": "base"},
            seats=(2, 3, 4),
        ),
        Preset(
            "experienced-duel",
            {"en": "Duel", "ja": "2人戦"},
            {
                "en": "The base game for two who know it: two actions each round.",
                "ja": "慣れた2人のための基本セット。毎ラウンド2つのアクションを選ぶ。",
            },
            {"sets": "base", "experienced": True},
            seats=(2,),
        ),
        Preset(
            "storm-goals",
            {"en": "The Gathering Storm", "ja": "嵐の予兆"},
            {
                "en": "Set 1 with goals.",
                "ja": "セット1とゴール。",
            },
            {"sets": "set1", "goals": True},
            seats=(2, 3, 4, 5),
        ),
        Preset(
            "whole-arc",
            {"en": "The whole arc", "ja": "全セット"},
            {
                "en": "All sets with goals, prestige and search.",
                "ja": "全セットとゴール。威信と探索（サーチ）あり。",
            },
            {"sets": "set3", "goals": True},
            seats=(2, 3, 4, 5, 6),
        ),
        Preset(
            "brink-of-war",
            {"en": "On the brink of war", "ja": "戦争の瀬戸際"},
            {
                "en": "All sets with goals, and military worlds can be taken over.",
                "ja": "全セットとゴールに加え、軍事世界の乗っ取りあり。",
            },
            {"sets": "set3", "start": "choice", "goals": True, "takeovers": True},
            seats=(2, 3, 4, 5, 6),
        ),
        Preset(
            "draft",
            {"en": "Draft", "ja": "ドラフト"},
            {
                "en": "All sets: draft a deck of your own first, then play with it.",
                "ja": "全セット。まず自分のデッキをドラフトし、それで遊ぶ。",
            },
            {"sets": "set3", "draft": True},
            seats=(2, 3, 4, 5, 6),
        ),
        Preset(
            "rebel-vs-imperium",
            {"en": "Rebel vs Imperium", "ja": "帝国対反乱軍"},
            {
                "en": "A scenario for two who know the game: the Rebels against the Imperium, with takeovers.",
                "ja": "慣れた2人のためのシナリオ。反乱軍と帝国が乗っ取りありで争う。",
            },
            {"sets": "set2", "scenario": "rebel-vs-imperium", "experienced": True, "takeovers": True},
            seats=(2,),
        ),
        Preset(
            "solitaire",
            {"en": "Alone against the robot", "ja": "ロボットとの1人戦"},
            {
                "en": "One player against the robot, with set 1.",
                "ja": "セット1を使い、1人でロボットと競う。",
            },
            {"sets": "set1", "difficulty": "easy", "robot": "random"},
            seats=(1,),
        ),
    ]


def terms() -> list[Term]:
    """Every term of the glossary."""
    return [Term(code, {"en": term["en"], "ja": term["ja"]}, term["icon"]) for code, term in glossary().items()]
