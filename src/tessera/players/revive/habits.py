"""What a player of Revive does without thinking long: quick answers, for looking ahead with.

The specialist tries each of its own answers and plays on by these habits, its own and those it expects of the others,
until the next menu of a turn is open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.revive.rules.announcing import CHOICE, TARGET_BUILD
from tessera.games.revive.rules.build import rewards_of_building
from tessera.games.revive.rules.final_scoring import artifact_card, worth
from tessera.games.revive.rules.free_actions import FREE
from tessera.games.revive.rules.resources import NONE
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import ARTIFACTS, BASICS, TRACKS
from tessera.kernel.chance import Chance
from tessera.kernel.state import Lane, State
from tessera.kernel.step import Ask, AskSome
from tessera.players.lookahead import stands_before

# Before these questions an answer has come to its end.
_MENUS: Final = ("turn", "hibernation-reward")
# Steps of a track at which most is unlocked.
_GOALS: Final = (3, 6, 9, 10, 12)


def samples(state: State, lane: Lane) -> int:
    """How often to play on from each answer."""
    return 1


def is_at_rest(before: State, trial: State) -> bool:
    """Whether an answer has come to its end: a menu of a turn is open."""
    return stands_before(trial, _MENUS)


def follow(state: State, lane: Lane, chance: Chance) -> list[int]:
    """A quick answer to the question of a lane."""
    assert isinstance(state, Revive)
    ask = lane.stack[-1]
    assert isinstance(ask, Ask)
    if isinstance(ask, AskSome):
        return lane.menu[: ask.least]
    habit = _HABITS.get(ask.kind())
    return [habit(state, ask, lane.menu)] if habit is not None else [lane.menu[0]]


def _scarce(game: Revive, ask: Ask[State], menu: list[int]) -> int:
    """The resource that there is least of."""
    held = game.camps[ask.seat].resources
    wanted = [what for what in menu if what < BASICS]
    return min(wanted, key=lambda what: held[what], default=menu[0])


def _plenty(game: Revive, ask: Ask[State], menu: list[int]) -> int:
    """Pay with what there is most of."""
    held = game.camps[ask.seat].resources
    return max(menu, key=lambda what: held[what] if what < BASICS else 0)


def _trade(game: Revive, ask: Ask[State], menu: list[int]) -> int:
    """Level out, then stop."""
    held = game.camps[ask.seat].resources
    best, gain = NONE, 1
    for choice in menu:
        if choice != NONE:
            give, get = divmod(choice, 10)
            if held[give - 1] - held[get] > gain:
                best, gain = choice, held[give - 1] - held[get]
    return best if best in menu else menu[0]


def _track(game: Revive, ask: Ask[State], menu: list[int]) -> int:
    """The track that is nearest to something."""
    at = game.camps[ask.seat].tracks
    tracks = [track for track in menu if track < TRACKS and at[track] < _GOALS[-1]]
    if not tracks:
        return menu[0]
    return min(tracks, key=lambda track: min(goal - at[track] for goal in _GOALS if goal > at[track]))


def _artifact(game: Revive, ask: Ask[State], menu: list[int]) -> int:
    """The colour whose category is worth most; of others' artifacts the one worth least to oneself is removed."""
    card = artifact_card(game, ask.seat)
    wanted = [color for color in menu if color < len(ARTIFACTS)]
    if card < 0 or not wanted:
        return menu[0]
    categories = game.rulebook.artifact_cards[card]
    rank = sorted(wanted, key=lambda color: worth(game, ask.seat, categories[color]))
    return rank[0] if ask.kind() == "remove-artifact" else rank[-1]


def _target(game: Revive, ask: Ask[State], menu: list[int]) -> int:
    """Of places to build the one that touches most; else the first."""
    builds = [choice for choice in menu if choice // CHOICE == TARGET_BUILD]
    if not builds:
        return menu[0]

    def touched(choice: int) -> int:
        space, size = divmod(choice % CHOICE, 2)
        return sum([1 + entry % 100 for entry in rewards_of_building(game, ask.seat, space, size)])

    return max(builds, key=touched)


def _socket(game: Revive, ask: Ask[State], menu: list[int]) -> int:
    """A vacant module space, one with an activation symbol first."""
    sockets = game.camps[ask.seat].sockets
    active = game.rulebook.socket_active
    return min(menu, key=lambda space: (sockets[space] >= 0, not active[space]))


def _effect(game: Revive, ask: Ask[State], menu: list[int]) -> int:
    """The first effect that is possible."""
    effects = [choice for choice in menu if 0 <= choice < FREE]
    return effects[0] if effects else menu[-1]


def _end(game: Revive, ask: Ask[State], menu: list[int]) -> int:
    """Done with excess resources: let them go."""
    return menu[0]


Habit = Callable[[Revive, Ask[State], list[int]], int]
_HABITS: Final[dict[str, Habit]] = {
    "gain-basic": _scarce,
    "instead-of-crystal": _scarce,
    "pay-basic": _plenty,
    "trade": _trade,
    "advance": _track,
    "artifact": _artifact,
    "remove-artifact": _artifact,
    "announce": _target,
    "place-module": _socket,
    "any-order": _effect,
    "use-excess": _end,
}
