"""Resolving effect lists, and the reactions of passive Technologies and cards to what happens.

A list is resolved in order and as far as possible (AL-ACT-05, AL-ACT-07). After each step initiative is tested again,
then everything that waited for the end of that step reacts: player by player, clockwise from the player whose turn it
is, each ordering their own (AL-PASS-02, AL-PASS-03, AL-PASS-05). The two stand in one room because each sets off the
other.
"""

from __future__ import annotations

from tessera.games.atlas_lost.rulebook import Trigger
from tessera.games.atlas_lost.rules.causes import Cause
from tessera.games.atlas_lost.rules.ch13_initiative import retest
from tessera.games.atlas_lost.state import EVENT_SIZE, Atlas
from tessera.games.atlas_lost.terms import ACTIVE_TECH, GIVEN, PLACE_TOKEN, WHO_ALLY, WHO_SELF
from tessera.kernel.step import Ask, Do


class RunEffects(Cause):
    """Resolve an effect list from one of its steps on (AL-ACT-05, AL-ACT-07, AL-INI-14, AL-PASS-05)."""

    __slots__ = ("at", "program", "seat")

    def __init__(self, seat: int, program: int, at: int) -> None:
        self.seat = seat
        self.program = program
        self.at = at

    def source(self, game: Atlas) -> str:
        return game.rulebook.programs[self.program].source

    def works_by(self, game: Atlas) -> str:
        return game.rulebook.programs[self.program].clause

    def resolve(self, game: Atlas) -> None:
        retest(game)
        if flush(game, self):
            return
        program = game.rulebook.programs[self.program]
        words = program.words
        seat = self.seat
        at = self.at
        if at == 0 and program.framed:
            game.here.append(-1)
            game.gifts.append(0)
        while at < len(words):
            word = words[at]
            at += 1
            if not word.instant:
                game.stack.append(RunEffects(seat, self.program, at))
                word.resolve(game, seat, self.program)
                return
            word.resolve(game, seat, self.program)
            retest(game)
            if flush(game, RunEffects(seat, self.program, at)):
                return
        if program.framed:
            _close_frame(game)


def _close_frame(game: Atlas) -> None:
    """The list is over: those whom it gave something may react, once (AL-ACT-09)."""
    game.here.pop()
    given = game.gifts.pop()
    for other in range(game.seats):
        if given >> other & 1:
            game.post(GIVEN, other)
    flush(game, None)


def list_doable(game: Atlas, seat: int, program: int) -> bool:
    """Whether at least one step of a list has something to do (AL-ACT-06)."""
    listed = game.rulebook.programs[program]
    if listed.sure:
        return True
    for word in listed.words:
        if word.doable(game, seat):
            return True
    return False


class Settle(Do[Atlas]):
    """After a payment or a step: initiative first, then what it set off (AL-INI-14)."""

    __slots__ = ()

    def resolve(self, game: Atlas) -> None:
        retest(game)
        flush(game, None)


# ruling AL-R027
def flush(game: Atlas, after: Do[Atlas] | None) -> bool:
    """Turn what was posted into reactions; whether there are any. `after` waits for them
    (AL-ICON-02, AL-PASS-02, AL-PASS-03, AL-PASS-05)."""
    posted = game.posted
    if not posted:
        return False
    game.posted = []
    reactions: list[int] = []
    for offset in range(game.seats):
        seat = (game.turn + offset) % game.seats
        for number in game.factions[seat].triggers:
            trigger = game.rulebook.triggers[number]
            event = trigger.event
            for index in range(0, len(posted), EVENT_SIZE):
                if posted[index] == event and _applies(game, seat, trigger, posted, index):
                    entry = seat * 65536 + number
                    if trigger.once_per_turn:
                        if entry in game.spent:
                            continue
                        game.spent.append(entry)
                    reactions.append(entry)
    if not reactions:
        return False
    if after is not None:
        game.stack.append(after)
    game.stack.append(React(reactions))
    return True


def _applies(game: Atlas, seat: int, trigger: Trigger, posted: list[int], index: int) -> bool:
    """Whether a reaction answers this event: whose it is, which level, how it came about
    (AL-CARD-08, AL-ICON-02, AL-NEST-03, AL-REL-12, AL-REL-13)."""
    actor = posted[index + 1]
    if trigger.who == WHO_SELF:
        if actor != seat:
            return False
    elif actor == seat or (trigger.who == WHO_ALLY and game.ally[actor] != seat):
        return False
    if trigger.levels and not trigger.levels >> posted[index + 2] & 1:
        return False
    if trigger.event == ACTIVE_TECH:
        return trigger.via < 0 or trigger.via == posted[index + 3]
    if trigger.event == PLACE_TOKEN:
        return trigger.kind < 0 or trigger.kind == posted[index + 3]
    return True


class React(Do[Atlas]):
    """Resolve waiting reactions, player by player (AL-PASS-02, AL-PASS-03)."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: list[int]) -> None:
        self.waiting = waiting

    def resolve(self, game: Atlas) -> None:
        retest(game)
        waiting = self.waiting
        seat = waiting[0] // 65536
        own = [entry for entry in waiting if entry // 65536 == seat]
        if not _order_is_idle(game, own):
            game.stack.append(OrderReactions(seat, waiting))
        else:
            _react(game, waiting, waiting[0])


def _order_is_idle(game: Atlas, own: list[int]) -> bool:
    """Fixed gains come to the same in any order (AL-DIG-03)."""
    for entry in own:
        if not game.rulebook.programs[game.rulebook.triggers[entry % 65536].program].plain:
            return False
    return True


def _react(game: Atlas, waiting: list[int], entry: int) -> None:
    """Resolve one reaction; the others wait (AL-PASS-02, AL-PASS-03)."""
    rest = waiting.copy()
    rest.remove(entry)
    if rest:
        game.stack.append(React(rest))
    seat = entry // 65536
    trigger = game.rulebook.triggers[entry % 65536]
    if game.log is not None:
        game.say("reacts", "AL-ICON-02", seat, [f"source:{trigger.source}"])
    game.stack.append(RunEffects(seat, trigger.program, 0))


class OrderReactions(Ask[Atlas]):
    """Several effects of yours resolve at the same time: you choose the order (AL-PASS-02)."""

    __slots__ = ("waiting",)

    def __init__(self, seat: int, waiting: list[int]) -> None:
        super().__init__(seat)
        self.waiting = waiting

    def kind(self) -> str:
        return "order"

    def options(self, game: Atlas) -> list[int]:
        return sorted({entry % 65536 for entry in self.waiting if entry // 65536 == self.seat})

    def answer(self, game: Atlas, choice: int) -> None:
        _react(game, self.waiting, self.seat * 65536 + choice)

    def notation(self, game: Atlas, choice: int) -> str:
        trigger = game.rulebook.triggers[choice]
        first = game.rulebook.passives[trigger.source].triggers[0]
        return f"next {game.source_id(trigger.source)} {choice - first + 1}"
