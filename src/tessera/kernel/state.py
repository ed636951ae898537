"""The state of a game: lanes of waiting steps, pieces in zones, what each seat knows, and chance.

A game's own state is a subclass with typed fields. Cloning, saving, comparing and hashing it are generated from those
fields (see `generate`); nothing here is copied by hand. Content is immutable and shared, and referred to by number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tessera.kernel.chance import Chance
from tessera.kernel.event import Event, Log
from tessera.kernel.zone import EVERYBODY, Plan

# What a seat can tell of a piece it does not see: KNOWN exactly, else the number of a group. Pieces of one group and
# one back may be any of each other for that seat.
KNOWN: Final = -1

_NO_CHANCE: Final = Chance(0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One thing that is still to happen."""

    __slots__ = ()


class Lane:
    """A stack of waiting steps. The first lane is everybody's; others belong to one seat while play is simultaneous."""

    __slots__ = ("answered", "menu", "picks", "sealed", "seat", "stack", "version")

    seat: int
    stack: list[Step]
    menu: list[int]
    sealed: bool
    answered: bool
    picks: list[int]
    version: int

    def __init__(
        self,
        seat: int,
        stack: list[Step],
        menu: list[int],
        sealed: bool,
        answered: bool,
        picks: list[int],
        version: int,
    ) -> None:
        self.seat = seat
        self.stack = stack
        # The legal choices of the question on top; empty while nobody is asked in this lane. Never changed in place.
        self.menu = menu
        self.sealed = sealed
        self.answered = answered
        self.picks = picks
        # Counts the answers given in this lane, so that nobody's answer is thrown away by another's.
        self.version = version


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What the kernel knows of any game."""

    __slots__ = ("chance", "groups", "lanes", "log", "mark", "over", "plan", "sight", "stack", "zones")

    plan: Plan
    chance: Chance
    lanes: list[Lane]
    # The stack of the lane that is running: where `then` puts its steps.
    stack: list[Step]
    zones: list[list[int]]
    # sight[seat][piece]: KNOWN, or the group of pieces among which the seat cannot tell it.
    sight: list[list[int]]
    groups: int
    # The knowledge mark: advanced whenever somebody learns something that cannot be unlearnt.
    mark: int
    over: bool
    log: Log | None

    def __init__(self, plan: Plan) -> None:
        # Cheap on purpose: clones begin here too and then copy every field.
        self.plan = plan
        self.chance = _NO_CHANCE
        self.lanes = []
        self.stack = []
        self.zones = []
        self.sight = []
        self.groups = 0
        self.mark = 0
        self.over = False
        self.log = None

    def lay_out(self, chance: Chance) -> None:
        """Ready for set-up: empty zones, nobody knows anything, one lane without steps."""
        self.chance = chance
        self.lanes = [Lane(-1, [], [], False, False, [], 0)]
        self.stack = self.lanes[0].stack
        self.zones = [[] for _ in self.plan.zones]
        self.sight = [[0] * len(self.plan.backs) for _ in range(self.plan.seats)]

    # Steps

    def then(self, *steps: Step) -> None:
        """These steps happen next, the first one listed first."""
        if len(steps) == 1:
            self.stack.append(steps[0])
        else:
            self.stack.extend(reversed(steps))

    # Pieces: the only verbs that move them. Each keeps what the seats know in order.

    def put(self, piece: int, zone: int) -> None:
        """Lay out a piece during set-up."""
        self.zones[zone].append(piece)

    def move(self, piece: int, source: int, target: int) -> None:
        """A piece goes from one zone to another while everybody watches it go.

        Where somebody who knows more than one piece of a hidden hand could not tell which of them goes, use `slip`.
        """
        self.zones[source].remove(piece)
        self.zones[target].append(piece)
        specs = self.plan.zones
        seen_before = specs[source].seen
        seen_after = specs[target].seen
        forgotten = seen_before & ~seen_after
        if forgotten:
            for seat in range(self.plan.seats):
                if forgotten >> seat & 1:
                    self.sight[seat][piece] = KNOWN
        if seen_after & ~seen_before:
            self.mark += 1

    def draw(self, source: int, target: int) -> int:
        """Take the top piece of a face-down pile."""
        piece = self.zones[source].pop()
        self.zones[target].append(piece)
        self.mark += 1
        return piece

    def draw_many(self, source: int, target: int, count: int) -> int:
        """Take pieces from the top of a face-down pile, as many as lie there; how many that were."""
        pile = self.zones[source]
        if count > len(pile):
            count = len(pile)
        if count > 0:
            taken = self.zones[target]
            for _ in range(count):
                taken.append(pile.pop())
            self.mark += 1
        return count

    def lay_down(self, source: int, target: int) -> None:
        """The top piece of a face-down pile goes to a place where nobody sees it either: nobody learns anything."""
        self.zones[target].append(self.zones[source].pop())

    def shed(self, piece: int, source: int, target: int, seat: int) -> None:
        """A piece that only this seat knows goes to where nobody sees it: the seat goes on knowing it.

        Where others know pieces of that zone too, use `slip`: they cannot tell which of them it was.
        """
        self.zones[source].remove(piece)
        self.zones[target].append(piece)
        self.sight[seat][piece] = KNOWN

    def shed_all(self, source: int, target: int, seat: int) -> int:
        """The same with everything that lies in a zone; how many pieces that were."""
        pieces = self.zones[source]
        sight = self.sight[seat]
        for piece in pieces:
            sight[piece] = KNOWN
        self.zones[target].extend(pieces)
        self.zones[source] = []
        return len(pieces)

    def shuffle(self, zone: int) -> None:
        """Mix a zone. Whoever saw all of it still knows what is in it, though not in which order."""
        pieces = self.zones[zone]
        self.chance.shuffle(pieces)
        self.mark += 1
        self.groups += 1
        group = self.groups
        seen = self.plan.zones[zone].seen
        for seat in range(self.plan.seats):
            self._mingle(seat, pieces, group, (seen >> seat & 1) != 0)

    def gather(self, source: int, target: int) -> None:
        """Turn a whole zone over onto another and mix the result: a discard pile becomes a deck."""
        moved = self.zones[source]
        seen = self.plan.zones[source].seen
        for seat in range(self.plan.seats):
            if seen >> seat & 1:
                sight = self.sight[seat]
                for piece in moved:
                    sight[piece] = KNOWN
        self.zones[target].extend(moved)
        self.zones[source] = []
        self.shuffle(target)

    def pass_on(self, zones: list[int]) -> None:
        """What lies in each of these zones goes to the next one, the last one's to the first, all at once."""
        specs = self.plan.zones
        for zone in zones:
            seen = specs[zone].seen
            for seat in range(self.plan.seats):
                if seen >> seat & 1:
                    for piece in self.zones[zone]:
                        self.sight[seat][piece] = KNOWN
        contents = [self.zones[zone] for zone in zones]
        for place in range(len(zones)):
            self.zones[zones[place]] = contents[place - 1]
        self.mark += 1

    def slip(self, piece: int, source: int, target: int, witnesses: int) -> None:
        """A piece changes zones unseen: only the witnesses (a mask of seats) know which one it was.

        The others see its back go, so for them it may be any piece of that back that lay there.
        """
        pieces = self.zones[source]
        backs = self.plan.backs
        alike = [other for other in pieces if backs[other] == backs[piece]]
        self.groups += 1
        group = self.groups
        specs = self.plan.zones
        for seat in range(self.plan.seats):
            if witnesses >> seat & 1:
                if not specs[target].seen >> seat & 1:
                    self.sight[seat][piece] = KNOWN
            else:
                self._mingle(seat, alike, group, (specs[source].seen >> seat & 1) != 0)
        pieces.remove(piece)
        self.zones[target].append(piece)
        self.mark += 1

    def look(self, seat: int, zone: int) -> None:
        """A seat looks at all that lies in a zone."""
        sight = self.sight[seat]
        for piece in self.zones[zone]:
            sight[piece] = KNOWN
        self.mark += 1

    def roll(self, sides: int) -> int:
        """Roll a die: 1 to sides."""
        self.mark += 1
        return self.chance.below(sides) + 1

    def _mingle(self, seat: int, pieces: list[int], group: int, saw: bool) -> None:
        """For this seat the pieces can no longer be told apart: they join one group, with those they mingle with."""
        sight = self.sight[seat]
        if not saw:
            joined = {sight[piece] for piece in pieces}
            joined.discard(KNOWN)
            if len(joined) == 1:
                # All that was unknown is one group already, so only what was known joins it. Nearly always so.
                group = joined.pop()
            elif joined:
                sight[:] = [group if known in joined else known for known in sight]
        for piece in pieces:
            sight[piece] = group

    def sees(self, seat: int, piece: int, zone: int) -> bool:
        """Whether a seat may know which piece this is. Seat -1 is a spectator, who sees what everybody sees."""
        seen = self.plan.zones[zone].seen
        if seat < 0:
            return seen == EVERYBODY
        return (seen >> seat & 1) != 0 or self.sight[seat][piece] == KNOWN

    # Telling

    def tell(self, event: Event) -> None:
        """Something happened that listeners may like to know. Callers ask for `log` first: quiet play is free."""
        if self.log is not None:
            self.log.events.append(event)
