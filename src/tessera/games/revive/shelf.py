"""Revive on the shelf: its listing, its recommended set-ups, and the words that have an icon."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.library import glossary, load
from tessera.kernel.catalogue import Listing, Preset, Term

_TAGLINE: Final = {
    "en": "Five thousand years after the ice came, wake a tribe: explore, build machines and people the thawing land.",
    "ja": "氷に閉ざされて五千年。部族を目覚めさせ、大地を探検し、マシンを組み、人々を導く。",
}
# Our own judgement, from 1 (light) to 5 (heavy).
_WEIGHT: Final = 4
# What the campaign has unlocked after each chapter (REV-CMP-04).
_CHAPTERS: Final[tuple[tuple[str, ...], ...]] = (
    ("campaign_locations",),
    ("advanced_switch",),
    ("all_tribes",),
    ("moon_sides",),
    ("vast_crystals", "drafting"),
)
_SOLO: Final = (1,)
_MANY: Final = (2, 3, 4)
_ALL: Final = (1, 2, 3, 4)


def listing() -> Listing:
    """How the game stands on the shelf."""
    about = load().game["game"]
    by = {language: f"{about['designer'][language]}, {about['publisher'][language]}" for language in ("en", "ja")}
    minutes = (about["minutes"]["min"], about["minutes"]["max"])
    return Listing(about["name"], _TAGLINE, by, about["year"], about["age"], minutes, _WEIGHT)


def presets() -> list[Preset]:
    """The basic game, what the campaign unlocks chapter by chapter, and the long game
    (REV-CMP-01, REV-CMP-02, REV-CMP-04)."""
    found = [
        Preset(
            "first-game",
            {"en": "First game", "ja": "はじめてのゲーム"},
            {"en": "The basic game: four tribes, dealt at random.", "ja": "基本ゲーム。4部族をランダムに配る。"},
            {},
            seats=_MANY,
        ),
        Preset(
            "knowing-players",
            {"en": "Players who know the game", "ja": "経験者向け"},
            {"en": "Tribes and artifact cards are chosen.", "ja": "部族とアーティファクトカードを選ぶ。"},
            {"choose_tribes": True, "two_artifact_cards": True},
            seats=_MANY,
        ),
        Preset(
            "long-game",
            {"en": "Long game", "ja": "ロングゲーム"},
            {"en": "More artifacts before the end.", "ja": "終了までのアーティファクトが多い。"},
            {"long": True},
            seats=_ALL,
        ),
        Preset(
            "solitaire",
            {"en": "Solitaire", "ja": "ソロゲーム"},
            {"en": "Twenty steps alone: how far will you get?", "ja": "1人で20ステップ。どこまで到達できるか。"},
            {},
            seats=_SOLO,
        ),
    ]
    unlocked: dict[str, bool | int | str] = {}
    for chapter in range(1, len(_CHAPTERS) + 1):
        unlocked = {**unlocked, **dict.fromkeys(_CHAPTERS[chapter - 1], True)}
        summary = load().chapters[f"chapter-{chapter}"]["summary"]
        found.append(
            Preset(
                f"after-chapter-{chapter}",
                {"en": f"After chapter {chapter}", "ja": f"第{chapter}章の後"},
                {"en": summary["en"], "ja": summary["ja"]},
                unlocked,
                seats=_ALL,
            )
        )
    return found


def terms() -> list[Term]:
    """Every term of the glossary."""
    return [Term(code, {"en": term["en"], "ja": term["ja"]}, term["icon"]) for code, term in glossary().items()]
