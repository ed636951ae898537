"""The specialist for The Warp: deterministic, blind to what is hidden, sensible, much better than chance."""

from __future__ import annotations

from collections import Counter

import pytest

import tessera
from tessera.games.the_warp.state import Warp
from tessera.kernel.definition import OptionValue
from tessera.lab.simulate import simulate
from tessera.players import seat_player
from tessera.players.the_warp.evaluation import evaluate, rounds_left, sides
from tessera.players.the_warp.odds import attack_chance, win_chance
from tests.games.the_warp.scene import Scene


def played(options: dict[str, OptionValue], seats: int, decisions: int, level: str = "random") -> tessera.Game:
    """A game so many decisions later."""
    game = tessera.start("the-warp", seats=seats, seed="specialist", options=options, quiet=True)
    player = seat_player(level, "the-warp", "on the way")
    for _ in range(decisions):
        seat = game.questions[0].seat
        game.play(seat, player.choose(game, seat))
    return game


@pytest.mark.parametrize(("options", "seats"), [({}, 2), ({"teams": True}, 4), ({"side": "B"}, 1)])
def test_the_same_seed_plays_the_same_game(options: dict[str, OptionValue], seats: int) -> None:
    once, twice = (str(played(options, seats, 40, "greedy").record()) for _ in range(2))

    assert once == twice


@pytest.mark.parametrize("decisions", [0, 6, 40, 90, 240])
def test_what_a_seat_cannot_know_never_changes_its_choice(decisions: int) -> None:
    game = played({}, 3, decisions)
    seat = game.questions[0].seat
    player = seat_player("greedy", "the-warp", "1")
    choice = player.choose(game, seat)

    for deal in range(3):
        other = game.redeal(seat, deal)
        assert other.view(seat) == game.view(seat)
        assert player.choose(other, seat) == choice
    assert player.faults == 0


def test_greedy_beats_random() -> None:
    """In a match of a hundred it won all; a small one keeps watch."""
    first = simulate("the-warp", 2, 2, "match", ["greedy", "random"], {})
    second = simulate("the-warp", 2, 2, "rematch", ["random", "greedy"], {})

    assert first.faults + second.faults == 0
    assert first.wins[0] + second.wins[1] == 4


def test_it_expands_develops_fights_and_finishes_missions() -> None:
    game = tessera.start("the-warp", seats=2, seed="sensible")
    players = [seat_player("search:iterations=8", "the-warp", f"sensible {seat}") for seat in range(2)]
    while game.questions:
        seat = game.questions[0].seat
        game.play(seat, players[seat].choose(game, seat))
    state = game.state
    assert isinstance(state, Warp)

    told = Counter(event.key for event in game.events)
    results = [event.words[1] for event in game.events if event.key == "result"]

    assert sum(player.faults for player in players) == 0
    assert told["mission"] >= 8
    assert told["build"] + told["upgrade"] >= 3
    # It fights where it pays: most attacks succeed.
    assert results.count("conquered") > len(results) / 2
    assert max(len(colony.areas) for colony in state.colonies) >= 5
    assert state.last_round > 0


def test_the_odds_of_a_fight_are_those_of_the_dice() -> None:
    # One die against one at equal height: 15 of 36 are higher.
    assert win_chance(1, 1, 0, 1, 1, 0) == pytest.approx(15 / 36)
    # Twice as high: 2 to 12 against 1 to 6, of which 27 of 36 win.
    assert win_chance(1, 2, 0, 1, 1, 0) == pytest.approx(27 / 36)
    # With +5 every die counts 6.
    assert win_chance(1, 1, 5, 1, 1, 0) == pytest.approx(5 / 6)
    assert win_chance(0, 4, 0, 1, 1, 0) == 0.0
    assert win_chance(2, 1, 0, 0, 4, 0) == 1.0


def test_high_ground_and_a_tower_raise_the_odds() -> None:
    low = Scene().holds("A", "a-upper-left", 3).exiled("a-ridge", 2)
    high = Scene().holds("A", "a-upper-left", 3).exiled("a-ridge", 2).multiplier("a-upper-left", 4)
    tower = Scene().holds("A", "a-upper-left", 3, "sentry_tower").exiled("a-ridge", 2)
    chances = []
    for scene in (low, tower, high):
        origin, target = scene.area("a-upper-left"), scene.area("a-ridge")
        chances.append(attack_chance(scene.state, 0, origin, target, 2, False))

    assert chances[0] < chances[1] < chances[2]


def test_points_ground_and_missions_within_reach_are_worth_something() -> None:
    bare = evaluate(Scene().state, 0)

    assert evaluate(Scene().points("A", 1).state, 0) > bare + 10
    assert evaluate(Scene().holds("A", "a-left", 1).state, 0) > bare
    assert evaluate(Scene().has("A", gold=3).state, 0) > bare
    assert evaluate(Scene().points("B", 1).state, 0) < bare
    near = Scene().private("A", "pr-01").has("A", gold=8).state
    far = Scene().private("A", "pr-01").has("A", energy=8).state
    assert evaluate(near, 0) > evaluate(far, 0)


def test_what_a_teammate_has_is_worth_as_much_as_ones_own() -> None:
    """Points are added anyway; ground and goods of a teammate are worth as much, too, and count once."""
    bare = Scene(4, teams=True).state
    own = Scene(4, teams=True).has("A", gold=3, energy=2).points("A", 1).state
    partners = Scene(4, teams=True).has("C", gold=3, energy=2).points("C", 1).state

    # A point is 12, five goods are 1.6.
    assert evaluate(own, 0) == pytest.approx(evaluate(bare, 0) + 13.6)
    assert evaluate(partners, 0) == pytest.approx(evaluate(bare, 0) + 13.6)
    assert sides(own) == pytest.approx(sides(partners))
    assert sides(own)[0] == sides(own)[2] == pytest.approx(sides(bare)[0] + 13.6)


def test_it_knows_how_long_the_game_may_last() -> None:
    early = Scene().state
    late = Scene().points("A", 8).state
    final = Scene().state
    final.last_round = final.round + 1

    assert rounds_left(early) > rounds_left(late) > rounds_left(final) == 1
