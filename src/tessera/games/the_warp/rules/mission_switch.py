"""The Mission Switch: one Private Mission for one of two others (Trade Post; Symbol overview)."""

from __future__ import annotations

from tessera.games.the_warp.state import MISSION_DECKS, Warp
from tessera.games.the_warp.terms import (
    DECKS,
    MISSION_TYPES,
    MISSIONS_HELD,
    MISSIONS_OF_A_TYPE,
    PRIVATE_MISSION_LIMIT,
)
from tessera.kernel.step import Ask
from tessera.kernel.zone import seen_by

NO_SWITCH = -1
KEEP_ALL = -2
DRAWN = 2


def mission_limit(game: Warp, seat: int) -> int:
    """How many Private Missions a player may hold (WARP-SWI-08)."""
    return MISSIONS_HELD + game.colonies[seat].stats[PRIVATE_MISSION_LIMIT]


def open_decks(game: Warp, seat: int, without: int) -> list[int]:
    """Decks with cards of whose type the player holds fewer than 2, a card to be discarded left out
    (WARP-SWI-04, WARP-SWI-05, WARP-END-08)."""
    held = [0] * DECKS
    for piece in game.zones[game.missions(seat)]:
        if piece != without:
            held[game.mission(piece).type] += 1
    return [deck for deck in range(DECKS) if held[deck] < MISSIONS_OF_A_TYPE and game.zones[MISSION_DECKS + deck]]


def ways_to_switch(game: Warp, seat: int) -> list[int]:
    """Which mission could be laid aside, KEEP_ALL for none while there is room
    (WARP-SWI-02, WARP-SWI-03, WARP-SWI-04)."""
    private = game.zones[game.missions(seat)]
    found: list[int] = []
    if len(private) < mission_limit(game, seat) and open_decks(game, seat, -1):
        found.append(KEEP_ALL)
    found += [piece for piece in private if open_decks(game, seat, piece)]
    return found


class SwitchMission(Ask[Warp]):
    """Which mission is laid aside, if any: a switch is optional (WARP-SWI-01, WARP-SWI-07, WARP-MIS-15).

    What it brings can be completed in the same turn: only replenished missions are barred
    (WARP-SWI-06, ruling WARP-R014).
    """

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def kind(self) -> str:
        return "switch"

    def options(self, game: Warp) -> list[int]:
        found = ways_to_switch(game, self.seat)
        return [NO_SWITCH, *found] if found else []

    def answer(self, game: Warp, choice: int) -> None:
        if choice == NO_SWITCH:
            return
        seat = self.seat
        if self.left > 1:
            game.then(SwitchMission(seat, self.left - 1))
        if choice != KEEP_ALL:
            game.slide(choice, game.missions(seat), game.dealt(seat), seat)
        game.then(SwitchDeck(seat))

    def notation(self, game: Warp, choice: int) -> str:
        if choice == NO_SWITCH:
            return "keep"
        return "switch none" if choice == KEEP_ALL else f"switch {game.name(choice)}"


class SwitchDeck(Ask[Warp]):
    """The deck to draw two cards from (WARP-SWI-02, WARP-SWI-04)."""

    __slots__ = ()

    def kind(self) -> str:
        return "switch-deck"

    def options(self, game: Warp) -> list[int]:
        return open_decks(game, self.seat, -1)

    def answer(self, game: Warp, choice: int) -> None:
        # The card laid aside, if any, lies in the same place; it is not drawn again in this switch (WARP-SWI-07).
        aside = len(game.zones[game.dealt(self.seat)])
        look_at(game, self.seat, choice, DRAWN, "WARP-SWI-02")
        game.then(KeepMission(self.seat, aside, 0))

    def notation(self, game: Warp, choice: int) -> str:
        return f"deck {MISSION_TYPES[choice]}"


def look_at(game: Warp, seat: int, deck: int, count: int, clause: str) -> None:
    """Missions from the top of a deck for one seat to choose from, as many as there are (WARP-SWI-05)."""
    drawn = [
        game.draw(MISSION_DECKS + deck, game.dealt(seat))
        for _ in range(min(count, len(game.zones[MISSION_DECKS + deck])))
    ]
    if game.log is not None:
        words = [f"{len(drawn)}", f"type:{MISSION_TYPES[deck]}"]
        game.say_hidden("look_at_missions", clause, seat, words, drawn, seen_by(seat))


class KeepMission(Ask[Warp]):
    """One of the missions looked at is kept; what was laid aside, then the others, go under their decks
    (WARP-SWI-02, WARP-SWI-06, WARP-SWI-07, WARP-END-08, WARP-END-10)."""

    __slots__ = ("aside", "fresh")

    def __init__(self, seat: int, aside: int, fresh: int) -> None:
        super().__init__(seat)
        # How many cards lie there that were laid aside before; and whether the kept one waits for the next turn.
        self.aside = aside
        self.fresh = fresh

    def kind(self) -> str:
        return "keep-mission"

    def options(self, game: Warp) -> list[int]:
        return game.zones[game.dealt(self.seat)][self.aside :]

    def answer(self, game: Warp, choice: int) -> None:
        seat = self.seat
        dealt = game.dealt(seat)
        game.slide(choice, dealt, game.missions(seat), seat)
        for piece in game.zones[dealt].copy():
            game.tuck(piece, dealt, MISSION_DECKS + game.mission(piece).type, seat)
        colony = game.colonies[seat]
        colony.fresh += self.fresh
        game.dirty |= 1 << seat
        if game.log is not None:
            clause = "WARP-END-08" if self.fresh else "WARP-SWI-02"
            game.say_hidden("keep_mission", clause, seat, [], [choice], seen_by(seat))

    def notation(self, game: Warp, choice: int) -> str:
        return f"keep {game.name(choice)}"
