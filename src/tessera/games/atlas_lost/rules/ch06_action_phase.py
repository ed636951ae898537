"""5. and 6. The turn: an Action Phase, then an Influence Phase, then its end (AL-TURN-01)."""

from __future__ import annotations

from typing import Final

from tessera.games.atlas_lost.rulebook import CRATE
from tessera.games.atlas_lost.rules.ch07_main_action import (
    begin_placement,
    begin_technology,
    can_run,
    gather,
    place_notation,
    placements,
)
from tessera.games.atlas_lost.rules.ch08_command_action import begin_command, commandable
from tessera.games.atlas_lost.rules.ch10_card_play import begin_install, can_install, can_use_crate, convert, use_crate
from tessera.games.atlas_lost.rules.ch11_free_activation import activate, can_activate, turn_upright
from tessera.games.atlas_lost.rules.ch12_influence import begin_step, payable_steps
from tessera.games.atlas_lost.rules.ch13_initiative import retest
from tessera.games.atlas_lost.rules.ch14_victory import check_victory
from tessera.games.atlas_lost.rules.discarding import TO_THE_LIMIT, DiscardCards
from tessera.games.atlas_lost.rules.payment import NO_CUT
from tessera.games.atlas_lost.rules.resolution import flush
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import (
    CARD_PLAYED,
    COMMAND_ACTION,
    COMMANDED,
    DATA,
    MAIN,
    NESTED,
    RESEARCH,
    STARTUP,
)
from tessera.kernel.step import Ask, Do, Refused

# Choices of the Action Phase: verb * 1024 + slot or card.
END: Final = 0
PLACE: Final = 1
REPLENISH: Final = 2
COLLECT: Final = 3
START: Final = 4
COMMAND: Final = 5
USE: Final = 6
INSTALL: Final = 7
TO_RESEARCH: Final = 8
TO_DATA: Final = 9
ACTIVATE: Final = 10
VERBS: Final = (
    "end",
    "place",
    "replenish",
    "collect",
    "start",
    "command",
    "use",
    "install",
    "research",
    "data",
    "activate",
)


class Turn(Do[Atlas]):
    """A player's turn begins, with everything to be done once a turn before it
    (AL-TURN-01, AL-TURN-02, AL-TURN-08, AL-ICON-02, AL-VIC-08)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Atlas) -> None:
        game.turn = self.seat
        game.turns += 1
        game.done = 0
        game.spent.clear()
        if game.log is not None:
            game.say("turn", "AL-TURN-01", self.seat, [str(game.round())])
        game.stack.append(EndTurn(self.seat))
        game.stack.append(InfluencePhase(self.seat))
        game.stack.append(ActionPhase(self.seat))


class ActionPhase(Ask[Atlas]):
    """What do you do? A main action, a command action and a card play action may be taken once each and in any order,
    and every installed active card once; one action is finished before the next begins
    (AL-TURN-02, AL-TURN-03, AL-TURN-04, AL-TURN-05, AL-MAIN-01, AL-ACT-04, AL-CARD-01,
    AL-CARD-14, AL-CMD-01, AL-FREE-01)."""

    __slots__ = ()

    def kind(self) -> str:
        return "action"

    def about(self, game: Atlas) -> list[str]:
        return [str(game.done)]

    def options(self, game: Atlas) -> list[int]:
        seat = self.seat
        menu: list[int] = []
        done = game.done
        if not done & MAIN:
            for slot in placements(game, seat, NO_CUT):
                menu.append(PLACE * 1024 + slot)
            menu.append(REPLENISH * 1024)
            menu.append(COLLECT * 1024)
            # Wherever a team stands now, even if an effect put it there this turn (AL-PLACE-09).
            for slot in game.factions[seat].startable:
                if can_run(game, seat, slot, STARTUP, 0):
                    menu.append(START * 1024 + slot)
        if not done & COMMANDED:
            for slot in commandable(game, seat):
                menu.append(COMMAND * 1024 + slot)
        if not done & CARD_PLAYED:
            self._add_cards(game, menu)
        for card in game.zones[game.installed(seat)]:
            if can_activate(game, seat, card):
                menu.append(ACTIVATE * 1024 + card)
        menu.append(END * 1024)
        return menu

    def _add_cards(self, game: Atlas, menu: list[int]) -> None:
        """A card may be played in the turn it was drawn (AL-CARD-02)."""
        seat = self.seat
        hand = sorted(game.zones[game.hand(seat)])
        for card in hand:
            if game.rulebook.cards[card].kind == CRATE:
                if can_use_crate(game, seat, card):
                    menu.append(USE * 1024 + card)
            elif can_install(game, seat, card, NO_CUT):
                menu.append(INSTALL * 1024 + card)
            menu.append(TO_RESEARCH * 1024 + card)
            menu.append(TO_DATA * 1024 + card)

    def answer(self, game: Atlas, choice: int) -> None:
        verb, thing = choice // 1024, choice % 1024
        if verb == END:
            return
        game.stack.append(self)
        game.stack.append(FinishAction(self.seat, verb))
        if verb <= START:
            game.done |= MAIN
        elif verb == COMMAND:
            game.done |= COMMANDED
        elif verb < ACTIVATE:
            game.done |= CARD_PLAYED
        self._begin(game, verb, thing)

    def _begin(self, game: Atlas, verb: int, thing: int) -> None:
        seat = self.seat
        # What a Technology inside another counts as (AL-NEST-03).
        game.via = STARTUP if verb == START else NESTED
        if verb == PLACE:
            begin_placement(game, seat, thing, NO_CUT)
        elif verb in (REPLENISH, COLLECT):
            gather(game, seat, verb - REPLENISH)
        elif verb == START:
            if game.log is not None:
                game.say("starts", "AL-ACT-01", seat, [f"tech:{game.tech[thing]}"])
            begin_technology(game, seat, thing, STARTUP)
        elif verb == COMMAND:
            begin_command(game, seat, thing)
        elif verb == USE:
            if game.log is not None:
                game.say("uses-crate", "AL-CARD-03", seat, [f"card:{thing}"])
            use_crate(game, seat, thing)
        elif verb == INSTALL:
            begin_install(game, seat, thing, NO_CUT)
        elif verb == ACTIVATE:
            if game.log is not None:
                game.say("activates", "AL-FREE-01", seat, [f"card:{thing}"])
            activate(game, seat, thing)
        else:
            convert(game, seat, thing, RESEARCH if verb == TO_RESEARCH else DATA)

    def notation(self, game: Atlas, choice: int) -> str:
        verb, thing = choice // 1024, choice % 1024
        if verb == PLACE:
            return place_notation(game, thing)
        if verb in (START, COMMAND):
            return f"{VERBS[verb]} {game.tech_id(thing)}"
        if verb >= USE:
            return f"{VERBS[verb]} {game.rulebook.cards[thing].id}"
        return VERBS[verb]

    def refused(self, game: Atlas) -> list[Refused]:
        # Sentences about what cannot be are made only when somebody listens, and stand in a room of their own.
        from tessera.games.atlas_lost.objections import action_objections

        return action_objections(game, self.seat)


class FinishAction(Do[Atlas]):
    """An action is over: reactions to it, then what arrived during it comes into force
    (AL-PASS-05, AL-PLACE-08, AL-CARD-07)."""

    __slots__ = ("seat", "verb")

    def __init__(self, seat: int, verb: int) -> None:
        self.seat = seat
        self.verb = verb

    def resolve(self, game: Atlas) -> None:
        if self.verb == COMMAND:
            game.post(COMMAND_ACTION, self.seat)
        if not flush(game, ComeIntoForce()):
            come_into_force(game)


class ComeIntoForce(Do[Atlas]):
    """After the reactions, which may have brought something too."""

    __slots__ = ()

    def resolve(self, game: Atlas) -> None:
        come_into_force(game)


def come_into_force(game: Atlas) -> None:
    """Passive Technologies and cards that arrived, in front of whomever, start to work
    (AL-PLACE-08, AL-CARD-07, AL-NEST-03)."""
    game.via = NESTED  # no action is under way
    for seat in range(game.seats):
        game.begin_force(seat)
    retest(game)


class InfluencePhase(Ask[Atlas]):
    """Do you advance on the influence track? No action may be taken any more; what a step brings is in force when it is
    over (AL-TURN-06, AL-INF-01, AL-INF-09, AL-PLACE-08)."""

    __slots__ = ()

    def kind(self) -> str:
        return "influence"

    def about(self, game: Atlas) -> list[str]:
        return [str(game.factions[self.seat].influence + 1)]

    def options(self, game: Atlas) -> list[int]:
        return [*payable_steps(game, self.seat, NO_CUT), -1]

    def answer(self, game: Atlas, choice: int) -> None:
        if choice < 0:
            return
        game.stack.append(self)
        game.stack.append(FinishAction(self.seat, END))
        begin_step(game, self.seat, choice, NO_CUT)

    def notation(self, game: Atlas, choice: int) -> str:
        return "stop" if choice < 0 else f"advance {choice + 1}"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections import influence_objections

        return influence_objections(game, self.seat)


class EndTurn(Do[Atlas]):
    """Discard to the hand limit, turn cards upright, check victory, next player
    (AL-HAND-01, AL-TURN-07, AL-TURN-08)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Atlas) -> None:
        excess = max(0, len(game.zones[game.hand(self.seat)]) - hand_limit(game, self.seat))
        game.stack.append(CloseTurn(self.seat))
        game.stack.append(DiscardCards(self.seat, excess, excess, TO_THE_LIMIT))


def hand_limit(game: Atlas, seat: int) -> int:
    """Five cards, more with a card that says so (AL-HAND-01)."""
    limit = game.rulebook.hand_limit
    for source in game.factions[seat].force:
        limit += game.rulebook.passives[source].hand_limit
    return limit


class CloseTurn(Do[Atlas]):
    """After the discard."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Atlas) -> None:
        close_turn(game, self.seat)


def close_turn(game: Atlas, seat: int) -> None:
    """The last two things of a turn; then the next player's, never an NPC's; alone, one's own again
    (AL-TURN-07, AL-TURN-08, AL-FREE-03, AL-NPC-03, AL-SOLO-05)."""
    turn_upright(game, seat)
    check_victory(game, seat)
    if not game.over:
        game.stack.append(Turn((seat + 1) % game.seats))
