"""Phrases of the house in English and Japanese. Games have phrases of their own, with grammar."""

from __future__ import annotations

from collections.abc import Mapping


class Phrasebook:
    """Phrases by key, each in English and Japanese, with gaps of the same names in both."""

    def __init__(self, phrases: Mapping[str, tuple[str, str]]) -> None:
        self._phrases = phrases

    def say(self, key: str, language: str, **parts: object) -> str:
        """A phrase in a language with its gaps filled."""
        english, japanese = self._phrases[key]
        return (japanese if language == "ja" else english).format(**parts)

    def word(self, family: str, name: str, language: str) -> str:
        """A word of a family in a language, or as it is written when there is none for it."""
        key = f"{family}.{name}"
        return self.say(key, language) if key in self._phrases else name
