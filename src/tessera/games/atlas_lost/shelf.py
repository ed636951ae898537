"""Atlas Lost on the shelf: its listing, its recommended set-ups, and the words that have an icon."""

from __future__ import annotations

from typing import Final

from tessera.games.atlas_lost.library import glossary, load
from tessera.kernel.catalogue import Listing, Preset, Term

_TAGLINE: Final = {
    "en": "Rebuild the world's lost technologies, and be the first to rule by knowledge, influence or initiative.",
    "ja": "失われた技術を復興し、技術・影響力・主導権のいずれかで最初に覇権を握る。",
}
# Our own judgement, from 1 (light) to 5 (heavy).
_WEIGHT: Final = 3


def listing() -> Listing:
    """How the game stands on the shelf (AL-GAME-01)."""
    about = load().game["game"]
    by = {language: f"{about['designer'][language]}, {about['publisher'][language]}" for language in ("en", "ja")}
    minutes = (about["minutes"]["min"], about["minutes"]["max"])
    return Listing(about["name"], _TAGLINE, by, about["year"], about["age"], minutes, _WEIGHT)


def presets() -> list[Preset]:
    """The recommended combinations of trees, and any three at random (AL-REC-03, AL-REC-04, AL-REC-05)."""
    game = load().game
    found = []
    for name, combination in game["recommended"].items():
        trees = [game["trees"][tree]["name"] for tree in combination["trees"]]
        level, makes, meddles = combination["level"], combination["production_level"], combination["interference_level"]
        english, japanese = ", ".join(tree["en"] for tree in trees), "・".join(tree["ja"] for tree in trees)
        text = {
            "en": f"{level['en'].capitalize()}. {english}. Production {makes}, interference {meddles}.",
            "ja": f"{level['ja']}。{japanese}。拡大レベル{makes}、干渉レベル{meddles}。",
        }
        found.append(Preset(name, combination["name"], text, {"trees": name}))
    found.append(
        Preset(
            "random",
            {"en": "Any three", "ja": "おまかせ"},
            {"en": "Three of the five trees, drawn at random.", "ja": "5種のツリーから無作為に3種。"},
            {"trees": "random"},
        )
    )
    return found


def terms() -> list[Term]:
    """Every term of the glossary."""
    return [Term(code, {"en": term["en"], "ja": term["ja"]}, term["icon"]) for code, term in glossary().items()]
