"""The kinds of facts that a game tells of its seats."""

from __future__ import annotations

from typing import Final, NamedTuple

# What is true of one seat: pairs of a category and an id.
Facts = set[tuple[str, str]]

# How a seat comes by a thing: by its own choice, as a success that is worth points itself, by the deal, or together
# with everybody at the table.
CHOSEN: Final = "chosen"
EARNED: Final = "earned"
DEALT: Final = "dealt"
SHARED: Final = "shared"

# Numbers that a seat ended with stand in the id after a name, as in "conquest 4": parts of one sum, such as points by
# what they were gained for; or a figure of its own, such as the round in which something was reached.
PART: Final = "part"
FIGURE: Final = "figure"

# Of some families only a few lie on the table, for everybody alike, such as goals: those are told as offered.
OFFERED: Final = "offered"


class Category(NamedTuple):
    """One kind of facts: its name, where the box lists such things, and how a seat comes by them."""

    name: str
    # The section of the catalogue; "" if the ids are those of no printed thing.
    section: str
    come_by: str = CHOSEN
