"""What a lesson is made of."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from tessera.kernel.definition import Options
from tessera.kernel.record import Choice

# A sentence or two in every language.
Text = Mapping[str, str]
# The options of one answer, in no order: a learner may pick them in any.
Picks = frozenset[str]

NOTHING: Text = {"en": "", "ja": ""}


@dataclass(frozen=True, slots=True)
class Start:
    """The position in which a lesson begins: a game, and the choices that were made in it before."""

    seats: int
    seed: str
    # The learner's seat.
    seat: int
    options: Options
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Good:
    """A good answer, what is said of it, and what the others answer then."""

    picks: Picks
    # As it is written in the file: the order of a person, not of a menu.
    written: str
    say: Text
    script: tuple[Choice, ...]
    # Whether it is another way than the one that the step is about.
    other_way: bool = False
    # How many of the steps that follow this answer makes needless: what costs nothing asks for no payment.
    skip: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """One idea: a sentence or two, and the pieces that it is about."""

    tell: Text
    point: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """What is told, and then one answer of the learner's."""

    # One card, or two: what is told first is read on the way to the question.
    cards: tuple[Card, ...]
    good: tuple[Good, ...]
    # What is said of any other legal answer; the position stays.
    other: Text

    @property
    def way(self) -> Good:
        """The answer that the step is about."""
        return self.good[0]

    def way_among(self, offered: Collection[str]) -> Good:
        """The same in a position to which another good way led: the first one that is possible there."""
        return next((good for good in self.good if good.picks.issubset(offered)), self.way)

    def answer(self, picks: Picks) -> Good | None:
        """The good answer of these picks, if it is one."""
        for good in self.good:
            if good.picks == picks:
                return good
        return None


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """One lesson of a game's course."""

    game: str
    # As an address has it.
    name: str
    title: Text
    about: Text
    minutes: int
    start: Start
    steps: tuple[Step, ...]
    # Said when all steps are done and the game goes on freely.
    end: Card

    @property
    def words(self) -> int:
        """How many words a learner reads, in English, who goes the intended way."""
        told = [card.tell for step in self.steps for card in step.cards]
        said = [step.way.say for step in self.steps]
        return sum(len(text["en"].split()) for text in (*told, *said, self.end.tell))
