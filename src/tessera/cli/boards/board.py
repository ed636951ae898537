"""A table in words: regions with a heading and lines. Games add a picture of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tessera.cli.words import say, word
from tessera.kernel.catalogue import Entry
from tessera.kernel.game import Game

if TYPE_CHECKING:
    from rich.console import RenderableType

# Seats are known by letter, shape and colour, always together.
SHAPES: Final = "●■▲◆⬢✚◐◈"
COLOURS: Final = ("dark_cyan", "dark_orange3", "magenta3", "dodger_blue2", "green3", "red3", "grey62", "purple")


class Region:
    """One part of the table: a heading and lines under it."""

    def __init__(self, heading: str, lines: Sequence[str]) -> None:
        self.heading = heading
        self.lines = list(lines)


class Board:
    """A game in words. This one knows no game; it tells whatever the view holds."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.entries: dict[str, Entry] = {entry.id: entry for entry in game.definition.catalogue(game.setup.packs)}

    def seat(self, seat: int) -> str:
        """The letter of a seat."""
        return self.game.definition.seat_name(seat)

    def seats(self, seats: Sequence[int], language: str) -> str:
        """Letters of seats, or the word for nobody."""
        return " ".join(self.seat(seat) for seat in seats) or say("table.nobody", language)

    def name(self, identity: str, language: str) -> str:
        """A thing with its id and its name."""
        if identity in self.entries:
            return f"{identity} {self.entries[identity].name[language]}"
        return identity

    def verb(self, option: str, language: str) -> str:
        """The heading under which an option stands: its verb in the player's words."""
        verb = option.partition(" ")[0]
        return word("verb", verb, language)

    def moment(self, view: Mapping[str, Any]) -> object:
        """Something that changes when it is time to look at the whole table again: here, with every turn."""
        return view.get("turns")

    def regions(self, view: Mapping[str, Any], language: str) -> list[Region]:
        """The table as words."""
        return [Region(str(key), _told(value)) for key, value in view.items()]

    def hand(self, view: Mapping[str, Any], language: str) -> Region:
        """My hidden cards with what they say."""
        return Region(say("table.hand", language), [])

    def status(self, view: Mapping[str, Any], language: str) -> str:
        """What I have, in one line."""
        return ""

    def score(self, seat: int | None, language: str) -> list[str]:
        """How everybody stands, as far as a seat knows."""
        standing = self.game.definition.standing(self.game.state, -1 if seat is None else seat)
        return [
            say("score.line", language, seat=self.seat(number), points=points) for number, points in enumerate(standing)
        ]

    def picture(self, view: Mapping[str, Any], language: str, width: int) -> RenderableType:
        """The table as a picture."""
        from rich.console import Group
        from rich.panel import Panel

        regions = self.regions(view, language)
        return Group(*(Panel("\n".join(region.lines), title=region.heading) for region in regions))

    def card_lines(self, identity: str, language: str) -> tuple[str, str]:
        """A card's name with its facts, and its sentence."""
        if identity not in self.entries:
            return identity, ""
        entry = self.entries[identity]
        facts = [word("kind", entry.kind, language)] if entry.kind else []
        if "install" in entry.costs:
            facts.append(say("cards.install", language, cost=entry.price[language]))
        return f"{self.name(identity, language)} [{', '.join(facts)}]", entry.sentence[language]


def _told(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [f"{key}: {inner}" for key, inner in value.items()]
    if isinstance(value, list):
        return [str(inner) for inner in value]
    return [str(value)]
