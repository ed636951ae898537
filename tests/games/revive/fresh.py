"""Freshly laid out games of Revive, and players who do as little as they may, for tests of set-up and information."""

from __future__ import annotations

import tessera
from tessera.games.revive.camp import Camp
from tessera.games.revive.state import FACE_DOWN, Revive
from tessera.games.revive.terms import ARTIFACTS, KINDS
from tessera.kernel.choice import Question
from tessera.kernel.definition import OptionValue
from tessera.kernel.game import Game
from tests.games.revive.scene import Scene

# More answers than any test needs: what takes longer never ends.
PATIENCE = 600
# What somebody says who wants nothing, the first that is offered.
NOTHING_MUCH = ("end", "done", "lose", "hibernate")


def table(seats: int = 2, seed: int = 1, **options: OptionValue) -> Game:
    """A freshly laid out game, before anybody has chosen anything."""
    return tessera.start("revive", seats=seats, seed=seed, options=options)


def revive(game: Game) -> Revive:
    """The state behind a game."""
    state = game.state
    assert isinstance(state, Revive)
    return state


def camps(game: Game) -> list[Camp]:
    """The boards of all players, from the starting player on."""
    state = revive(game)
    return [state.camps[seat] for seat in turn_order(game)]


def least(question: Question) -> list[str]:
    """The answer of somebody who wants nothing."""
    offered = [option.id for option in question.options]
    for word in NOTHING_MUCH:
        if word in offered:
            return [word]
    return offered[: max(1, question.pick[0])]


def answer(game: Game) -> Question:
    """Somebody who is asked answers with as little as possible; what was asked."""
    question = game.questions[0]
    game.play(question.seat, least(question))
    return question


def set_up(game: Game) -> Game:
    """The same game at its first turn: everybody took the first that was offered."""
    for _ in range(PATIENCE):
        if game.questions[0].kind == "turn":
            return game
        answer(game)
    raise AssertionError("set-up does not end")


def ready(seats: int = 2, seed: int = 1, **options: OptionValue) -> Game:
    """A game at its first turn."""
    return set_up(table(seats, seed, **options))


def idle_turn(game: Game) -> int:
    """Whoever's turn it is does as little as possible; the seat."""
    state = revive(game)
    seat, turn = state.active, state.turn
    for _ in range(PATIENCE):
        answer(game)
        if state.over or state.turn != turn:
            return seat
    raise AssertionError("the turn does not end")


def turn_order(game: Game) -> list[int]:
    """The seats from the starting player on."""
    state = revive(game)
    return [(state.first + step) % state.seats for step in range(state.seats)]


def lying(game: Game, zone: int) -> list[str]:
    """The names of the pieces of a zone, in order."""
    state = revive(game)
    return [state.name(piece) for piece in state.zones[zone]]


def everywhere(game: Game) -> list[str]:
    """The names of all pieces that lie anywhere."""
    state = revive(game)
    return [state.name(piece) for zone in state.zones for piece in zone]


def tile_in(game: Game) -> dict[str, str]:
    """Which tile lies in each slot for tiles, face up or face down."""
    state = revive(game)
    names = state.rulebook.board.slot_names
    found = {names[slot]: state.tile_at(slot).id for slot in range(len(names)) if state.tile_of[slot] >= 0}
    for place, slot in enumerate(state.hidden):
        found[names[slot]] = state.name(state.zones[FACE_DOWN][place])
    return found


def kind_at(game: Game, space: str) -> str:
    """The kind of a space, "unexplored" under a face-down tile."""
    state = revive(game)
    kind = state.kinds[state.rulebook.board.named[space]]
    return KINDS[kind] if kind >= 0 else "unexplored"


def beside(game: Game, space: str) -> set[str]:
    """The spaces that touch a space, as the board has them."""
    board = revive(game).rulebook.board
    return {board.names[other] for other in board.next_to[board.named[space]]}


def majors_laid(game: Game) -> dict[str, int]:
    """Major artifacts on the craters by colour."""
    return dict(zip(ARTIFACTS, revive(game).majors, strict=True))


def large_locations(game: Game) -> dict[str, str]:
    """The large location on each corner with the side that is up, "LL1a"."""
    state = revive(game)
    board = state.rulebook.board
    return {
        board.slot_names[corner]: state.rulebook.large[state.large[place]].id
        for place, corner in enumerate(board.corners)
    }


def starting_cards(game: Game, seat: int) -> tuple[list[str], list[str]]:
    """The active and the resting cards of a seat."""
    state = revive(game)
    return lying(game, state.cards(seat)), lying(game, state.resting(seat))


def resolve_all(scene: Scene, letter: str = "A") -> Scene:
    """Whatever is set off and needs a word is resolved, in the order offered, until another question is asked."""
    for _ in range(PATIENCE):
        if scene.state.over or scene.asked() != letter or scene.kind() != "any-order":
            return scene
        scene.play(f"{letter} {scene.offers(letter, 'resolve')[0]}")
    raise AssertionError("effects do not end")
