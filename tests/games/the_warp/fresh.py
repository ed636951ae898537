"""Freshly laid out games of The Warp, and players who do as little as they may, for tests of set-up and modes."""

from __future__ import annotations

import tessera
from tessera.games.the_warp.state import MISSION_DECKS, Warp
from tessera.games.the_warp.terms import DECKS
from tessera.kernel.choice import Question
from tessera.kernel.definition import OptionValue
from tessera.kernel.game import Game

# More answers than any test needs: what takes longer never ends.
PATIENCE = 300
# What somebody says who wants nothing, the first that is offered.
NOTHING_MUCH = (
    "pass",
    "later",
    "decline",
    "stop",
    "done",
    "no bribe",
    "nothing",
    "keep",
    "reserve",
    "end turn",
    "consult",
    "terrashift",
    "extract resources",
    "draw deck",
)


def table(seats: int = 2, seed: int = 1, **options: OptionValue) -> Game:
    """A freshly laid out game, before anybody has chosen anything."""
    return tessera.start("the-warp", seats=seats, seed=seed, options=options, quiet=True)


def warp(game: Game) -> Warp:
    """The state behind a game."""
    state = game.state
    assert isinstance(state, Warp)
    return state


def least(question: Question) -> list[str]:
    """The answer of somebody who wants nothing."""
    offered = [option.id for option in question.options]
    if question.pick[1] > 1 or question.pick[0] == 0:
        return offered[: question.pick[0]]
    for word in NOTHING_MUCH:
        if word in offered:
            return [word]
    return offered[:1]


def answer(game: Game) -> Question:
    """Somebody who is asked answers with as little as possible; what was asked."""
    question = game.questions[0]
    game.play(question.seat, least(question))
    return question


def until(game: Game, kind: str) -> list[Question]:
    """As little as possible until somebody is asked a question of a kind; what was asked before."""
    asked: list[Question] = []
    for _ in range(PATIENCE):
        if game.questions[0].kind == kind:
            return asked
        asked.append(answer(game))
    raise AssertionError(f"nobody was asked {kind}")


def set_up(game: Game) -> Game:
    """The same game at its first turn: everybody took the first that was offered."""
    until(game, "extract")
    return game


def ready(seats: int = 2, seed: int = 1, **options: OptionValue) -> Game:
    """A game at its first turn."""
    return set_up(table(seats, seed, **options))


def idle_turn(game: Game) -> int:
    """Whoever's turn it is does as little as possible; the seat."""
    state = warp(game)
    seat, round = state.active, state.round
    for _ in range(PATIENCE):
        answer(game)
        if state.over or (state.active, state.round) != (seat, round):
            return seat
    raise AssertionError("the turn does not end")


def idle_to_the_end(game: Game) -> list[int]:
    """Everybody does as little as possible until the game is over; whose turns it took."""
    turns: list[int] = []
    while not warp(game).over:
        turns.append(idle_turn(game))
        assert len(turns) < PATIENCE, "the game does not end"
    return turns


def turn_order(game: Game) -> list[int]:
    """The seats from the starting player on."""
    state = warp(game)
    return [(state.first + step) % state.seats for step in range(state.seats)]


def lying(game: Game, zone: int) -> list[str]:
    """The names of the pieces of a zone, in order."""
    state = warp(game)
    return [state.name(piece) for piece in state.zones[zone]]


def mission_decks(game: Game) -> list[list[str]]:
    """The three mission decks, top card last."""
    return [lying(game, MISSION_DECKS + deck) for deck in range(DECKS)]


def cells(game: Game) -> dict[str, tuple[int, int]]:
    """Where each area of the map lies."""
    return {area.id: (area.q, area.r) for area in warp(game).rulebook.board.areas}


def beside(game: Game, name: str) -> set[str]:
    """The areas one step from an area."""
    state = warp(game)
    return {state.area_name(area) for area in state.rulebook.board.next_to[state.rulebook.areas_of[name]]}


def steps_between(game: Game, start: str, goal: str) -> int:
    """How many steps it is from one area to another."""
    reached, steps = {start}, 0
    while goal not in reached:
        wider = reached.union(*[beside(game, name) for name in reached])
        assert wider != reached, f"no way from {start} to {goal}"
        reached, steps = wider, steps + 1
    return steps
