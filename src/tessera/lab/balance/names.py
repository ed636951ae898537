"""What the things of a report are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tessera.games import find
from tessera.lab.balance.words import say, word

# How an ending is called; those who print reports know.
Endings = Callable[[str], str]


class Names:
    """The names of everything in the box of a game, in one language."""

    def __init__(self, game: str, language: str, packs: Sequence[str] = (), endings: Endings = str) -> None:
        self.language = language
        definition = find(game)
        self.game = definition.listing().title[language]
        self._entries = {entry.id: entry for entry in definition.catalogue(packs)}
        self._endings = endings

    def of(self, category: str, identity: str) -> str:
        """The name of a thing; several Tech Trees are told one after the other."""
        if identity in self._entries:
            return self._entries[identity].name[self.language]
        if category == "trees":
            trees = [word("tree", tree, self.language) for tree in identity.split()]
            return say("comma", self.language).join(trees)
        return word(category, identity, self.language)

    def sentence(self, identity: str) -> str:
        """What it says; "" for what is not in the box."""
        return self._entries[identity].sentence[self.language] if identity in self._entries else ""

    def tells_itself(self, identity: str) -> bool:
        """Whether the id is nothing but the name in English, or there is nothing to look up."""
        if identity not in self._entries:
            return True
        return _letters(self._entries[identity].name["en"]) == _letters(identity)

    def full(self, category: str, identity: str) -> str:
        """The name with the id by which it can be looked up."""
        name = self.of(category, identity)
        return name if self.tells_itself(identity) else f"{name} ({identity})"

    def ending(self, reason: str) -> str:
        """How a game ended."""
        return self._endings(reason)


def _letters(text: str) -> str:
    return "".join(sign for sign in text.casefold() if sign.isalnum())
