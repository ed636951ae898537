"""What an alert says: which table waits, and where it is. Never anything of the game itself."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

_TITLE: Final = {
    "your-turn": {"en": "It is your turn", "ja": "あなたの番です"},
    "test": {"en": "A test from Tessera", "ja": "Tesseraからのテスト"},
}
_BODY: Final = {
    "your-turn": {"en": "“{name}” ({game}) waits for you.", "ja": "「{name}」（{game}）があなたを待っています。"},
    "test": {"en": "Alerts reach you here.", "ja": "ここに通知が届きます。"},
}
_NAMELESS: Final = {"en": "Your table", "ja": "あなたの卓"}


class Notice(msgspec.Struct, frozen=True):
    """An alert, whichever way it goes."""

    event: Literal["your-turn", "test"]
    # "" for a test, which is about no table.
    table: str
    game: str
    name: str
    url: str

    def title(self, language: str) -> str:
        """The first line."""
        return _TITLE[self.event][_known(language)]

    def body(self, language: str) -> str:
        """The sentence below it."""
        spoken = _known(language)
        # The name is a host's own text, so it goes in as one line.
        name = " ".join(self.name.split()) or _NAMELESS[spoken]
        return _BODY[self.event][spoken].format(name=name, game=self.game)


def _known(language: str) -> str:
    return "ja" if language == "ja" else "en"
