"""Freshly laid out games of Race for the Galaxy, for tests of setup."""

from __future__ import annotations

import tessera
from tessera.games.race_for_the_galaxy.state import Race
from tessera.kernel.choice import Question
from tessera.kernel.definition import OptionValue, Plain
from tessera.kernel.game import Game

# Every start world with its printed number, by set.
START_NUMBERS = {
    "base": {
        "gateway-station": -6,
        "abandoned-mine-squatters": -5,
        "terraforming-colonists": -4,
        "galactic-trade-emissaries": -3,
        "industrial-robots": -2,
        "star-nomad-raiders": -1,
        "old-earth": 0,
        "epsilon-eridani": 1,
        "alpha-centauri": 2,
        "new-sparta": 3,
        "earths-lost-colony": 4,
    },
    "set1": {"separatist-colony": 5, "ancient-race": 6, "damaged-alien-factory": 7, "doomed-world": 8},
    "set2": {"rebel-cantina": 9, "galactic-developers": 10, "imperium-warlord": 11},
    "set3": {
        "galactic-scavengers": 12,
        "uplift-mercenary-force": 13,
        "alien-research-team": 14,
        "rebel-freedom-fighters": 15,
    },
}
ALL_STARTS = {name: number for worlds in START_NUMBERS.values() for name, number in worlds.items()}


def table(seats: int = 2, seed: int = 1, packs: tuple[str, ...] = (), **options: OptionValue) -> Game:
    """A freshly laid out game, before anybody has chosen anything."""
    return tessera.start("race-for-the-galaxy", seats=seats, seed=seed, options=options, packs=packs)


def race(game: Game) -> Race:
    """The state behind a game."""
    state = game.state
    assert isinstance(state, Race)
    return state


def lying(game: Game, zone: int) -> list[str]:
    """The cards of a zone, in order."""
    state = race(game)
    return [state.piece_name(piece) for piece in state.zones[zone]]


def hand(game: Game, seat: int) -> list[str]:
    """A hand, sorted."""
    return sorted(lying(game, race(game).hand(seat)))


def tableau(game: Game, seat: int) -> list[str]:
    """A tableau in order."""
    return lying(game, race(game).tableau(seat))


def question(game: Game, seat: int) -> Question:
    """What a seat is asked."""
    asked = game.question(seat)
    assert asked is not None, f"seat {seat} is not asked"
    return asked


def offered(game: Game, seat: int) -> list[str]:
    """The options of a seat, without their verb: "keep gem-world" is "gem-world"."""
    return [option.id.partition(" ")[2] for option in question(game, seat).options]


def take_first(game: Game, seat: int) -> Game:
    """A seat answers with the first options of its question, as few as it may."""
    asked = question(game, seat)
    game.play(seat, [option.id for option in asked.options[: asked.pick[0]]])
    return game


def ready(game: Game) -> Game:
    """Everybody answers the questions of the setup, until the first actions are chosen."""
    while race(game).round == 0:
        take_first(game, game.questions[0].seat)
    return game


def until(game: Game, kind: str) -> Game:
    """Everybody answers the questions of the setup, until this one is asked."""
    while game.questions[0].kind != kind:
        assert race(game).round == 0, f"{kind} was never asked"
        take_first(game, game.questions[0].seat)
    return game


def seated(world: str, seats: int = 2, **options: OptionValue) -> Game:
    """A freshly laid out game in which seat A begins with this start world, or can choose it."""
    for seed in range(1000):
        game = table(seats, seed, (), **options)
        state = race(game)
        if world in tableau(game, 0) or world in lying(game, state.drawn(0)):
            return game
    raise AssertionError(f"seat A never got {world}")


def views(game: Game, *seats: int | None) -> list[dict[str, Plain]]:
    """What these seats see; None is a spectator."""
    return [game.view(seat) for seat in seats]
