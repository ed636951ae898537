"""Random tables and random positions of any game, found by its own options alone: registering is all a game must do."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from hypothesis import strategies as st

from tessera.kernel.chance import Chance
from tessera.kernel.definition import Definition, Options, OptionSpec, OptionValue
from tessera.kernel.engine import asked, random_picks
from tessera.kernel.game import Game, begin
from tessera.kernel.refusal import SetupError
from tessera.kernel.setup import arrange
from tessera.kernel.state import Lane, State
from tessera.kernel.step import Ask
from tests.kernel.games.shelf import definition_of

# A random game that is longer than this does not end.
LIMIT = 20_000
# Where every single choice is looked at closely, long games are followed for so many.
WATCHED = 400


def ask_of(lane: Lane) -> Ask[State]:
    """The question on top of a lane."""
    ask = lane.stack[-1]
    assert isinstance(ask, Ask)
    return ask


def random_choice(game: Game, chance: Chance) -> tuple[int, list[str]]:
    """One of the asked seats, and a random legal answer of it."""
    lanes = asked(game.state)
    lane = lanes[chance.below(len(lanes))]
    ask = ask_of(lane)
    return ask.seat, [ask.notation(game.state, choice) for choice in random_picks(lane, chance)]


def play_on(game: Game, luck: int, count: int = LIMIT) -> Iterator[tuple[int, list[str]]]:
    """Play so many random choices, fewer if the game ends; each is yielded before it is played."""
    chance = Chance(luck, 0)
    for _ in range(count):
        if game.state.over:
            return
        seat, picks = random_choice(game, chance)
        yield seat, picks
        game.play(seat, picks)


def advance_by(game: Game, luck: int, count: int = LIMIT) -> Game:
    """The game itself, so many random choices later."""
    for _ in play_on(game, luck, count):
        pass
    return game


@cache
def values_of(name: str, seats: int, chosen: str, option: str) -> tuple[OptionValue, ...]:
    """Everything reasonable that an option can be at a table of that many seats, beside those already chosen (JSON)."""
    definition = definition_of(name)
    spec = next(spec for spec in definition.options() if spec.name == option)
    options: Options = json.loads(chosen)
    return tuple(value for value in _guesses(spec) if can_be(definition, seats, {**options, option: value}))


def can_be(definition: Definition, seats: int, options: Options) -> bool:
    """Whether a game can be set up like this."""
    return _begins(definition.name(), seats, json.dumps(options))


@cache
def _begins(name: str, seats: int, written: str) -> bool:
    definition, options = definition_of(name), json.loads(written)
    try:
        definition.begin(arrange(definition, seats, 1, options))
    except SetupError:
        return False
    return True


def _guesses(spec: OptionSpec) -> list[OptionValue]:
    if spec.kind == "switch":
        return [False, True]
    if spec.kind == "number":
        # Mostly as it is, for small numbers often make short games.
        return [spec.default, spec.default, spec.default, 1, 2, 5]
    if spec.kind == "word":
        return list(spec.choices)
    return [list(words) for size in (1, 2, 3) for words in combinations(spec.choices, size)]


@st.composite
def tables(draw: st.DrawFn, name: str) -> Game:
    """A game of that name at its first question, with random seats, seed and options."""
    definition = definition_of(name)
    seats = draw(st.sampled_from(sorted(definition.seat_counts())))
    options: Options = {}
    for spec in definition.options():
        # Some options fit only beside others, and some seats only with some options.
        needed = not can_be(definition, seats, options)
        if not needed and not draw(st.booleans()):
            continue
        # Setting a table up takes long, so all values are tried only if the first does not fit.
        value = draw(st.sampled_from(_guesses(spec)))
        if can_be(definition, seats, {**options, spec.name: value}):
            options[spec.name] = value
        elif values := values_of(name, seats, json.dumps(options), spec.name):
            options[spec.name] = draw(st.sampled_from(values))
    seed = draw(st.integers(0, 99_999))
    return begin(definition, arrange(definition, seats, seed, options))


@st.composite
def positions(draw: st.DrawFn, name: str) -> Game:
    """A game of that name somewhere on its way, with a question open."""
    game = draw(tables(name))
    luck = draw(st.integers(0, 2**40))
    # Cut anywhere in its own length, so that late positions come up as often as early ones.
    length = sum(1 for _ in play_on(game.clone(), luck))
    return advance_by(game, luck, Chance(luck, 1_000_000).below(length))
