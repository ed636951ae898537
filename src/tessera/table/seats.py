"""Seats: who sits where, who lent a seat to whom, who has given up."""

from __future__ import annotations

from typing import TypeAlias

from tessera.table.journal import Act, Engaged, Lent, Resigned, Sat, TakenBack, Vacated

# With these a seat changes hands.
Reseating: TypeAlias = Sat | Engaged | Vacated | Lent | TakenBack | Resigned


class Chair:
    """One seat of a table. It is open, or a person sits in it, or a bot plays it, perhaps for somebody who lent it."""

    __slots__ = ("lender", "lender_name", "level", "link", "name", "person", "resigned")

    def __init__(self) -> None:
        # The person who answers now, "" if none does.
        self.person = ""
        self.name = ""
        # The guest link by which the seat was taken.
        self.link = ""
        # The level of the bot that answers now, "" if none does.
        self.level = ""
        # Whoever may take the seat back.
        self.lender = ""
        self.lender_name = ""
        self.resigned = False

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down here."""
        return not self.person and not self.level

    @property
    def owner(self) -> str:
        """Whose seat it is, whoever answers at the moment."""
        return self.lender or self.person

    def vacate(self) -> None:
        """Nobody sits here any more."""
        self.person = self.name = self.link = self.level = self.lender = self.lender_name = ""


def reseat(chairs: list[Chair], act: Act) -> None:
    """Who sits where after something happened."""
    match act:
        case Sat(seat=seat, person=person, name=name, link=link):
            chair = chairs[seat]
            chair.vacate()
            chair.person, chair.name, chair.link = person, name, link
        case Engaged(seat=seat, level=level):
            chairs[seat].vacate()
            chairs[seat].level = level
        case Vacated(seat=seat):
            chairs[seat].vacate()
        case Lent(seat=seat, level=level, person=person, name=name):
            chair = chairs[seat]
            chair.lender, chair.lender_name = chair.owner, chair.lender_name or chair.name
            chair.person, chair.name, chair.level = person, name, level
        case TakenBack(seat=seat):
            chair = chairs[seat]
            chair.person, chair.name, chair.level = chair.lender, chair.lender_name, ""
            chair.lender = chair.lender_name = ""
        case Resigned(seat=seat, level=level):
            chair = chairs[seat]
            name = chair.lender_name or chair.name
            chair.vacate()
            # The name stays on the chair, so that the others see who gave up.
            chair.name, chair.level, chair.resigned = name, level, True
