"""Set-up: where cards can lie, what an empire begins with, and what is shuffled."""

from __future__ import annotations

import tessera
from tessera.games.race_for_the_galaxy.empire import Empire
from tessera.games.race_for_the_galaxy.rules.setup import zone_plan
from tessera.games.race_for_the_galaxy.state import Race
from tessera.kernel.definition import OptionValue
from tessera.kernel.game import Game
from tessera.kernel.state import KNOWN
from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import at
from tests.rows import for_each


def begun(seats: int, seed: int | str = 1, **options: OptionValue) -> Game:
    """A game before its first choice."""
    return tessera.start("race-for-the-galaxy", seats=seats, seed=seed, options=options)


def begin(seats: int, seed: int | str = 1, **options: OptionValue) -> Game:
    """A game in which everybody has kept what is listed first, up to the first choice of actions."""
    game = begun(seats, seed, **options)
    while game.questions[0].kind != "action":
        question = game.questions[0]
        game.play(question.seat, [option.id for option in question.options[: question.pick[0]]])
    return game


def race(game: Game) -> Race:
    """The state behind a game."""
    assert isinstance(game.state, Race)
    return game.state


# Where cards lie: to whom it belongs, who sees what lies there, whether its order matters. A spectator is nobody.
TABLE = [
    *(("deck", -1, [], True), ("discard", -1, [], False), ("aside", -1, ["A", "B", "everybody"], True)),
    *(("box", -1, [], False), ("robot-stack", -1, [], True), ("robot-tableau", -1, ["A", "B", "everybody"], True)),
    *(("hand-0", 0, ["A"], False), ("drawn-0", 0, ["A"], False), ("tableau-0", 0, ["A", "B", "everybody"], True)),
    *(("goods-0", 0, [], True), ("saved-0", 0, [], False), ("hand-1", 1, ["B"], False), ("drawn-1", 1, ["B"], False)),
    *(("tableau-1", 1, ["A", "B", "everybody"], True), ("goods-1", 1, [], True), ("saved-1", 1, [], False)),
]
DECKS = [
    *(("deck-0", 0, [], True), ("discard-0", 0, [], False), ("pack-0", 0, ["A"], False)),
    *(("deck-1", 1, [], True), ("discard-1", 1, [], False), ("pack-1", 1, ["B"], False)),
]


@clause("RFTG-SETUP-17", "RFTG-ROUND-12", "RFTG-DRAFT-05")
@for_each("draft", [False, True])
def test_who_sees_what_lies_where(draft: bool) -> None:
    plan = zone_plan(race(begun(2, sets="set3", draft=draft)).rulebook, 2)

    found = []
    for zone in plan.zones:
        seers = ["AB"[seat] for seat in (0, 1) if zone.seen >> seat & 1]
        seers += ["everybody"] if zone.seen == 0xFF else []
        found.append((zone.name, zone.owner, seers, zone.ordered))
    assert found == (TABLE + DECKS if draft else TABLE)


@clause("RFTG-SETUP-16", "RFTG-SETUP-17")
@for_each(("sets", "search_card"), [("set2", False), ("set3", True)])
def test_an_empire_begins_with_nothing_but_its_search_card(sets: str, search_card: bool) -> None:
    def numbers(empire: Empire) -> list[int]:
        return [
            *(empire.chips, empire.prestige, empire.earned, empire.picked, empire.count, empire.boost_at, empire.acts),
            *(empire.settled, empire.temporary, empire.boosted_cards, empire.discarded, *empire.made),
        ]

    for empire in race(begun(3, sets=sets)).empires:
        assert numbers(empire) == [0] * 15
        assert (empire.kind, empire.boost) == (-1, -1)
        flags = [empire.lost, empire.turned, empire.bonus_drawn, empire.exposed]
        assert flags == [False, False, False, False]
        assert empire.has_card == search_card
        assert (empire.laden, empire.used, empire.fresh, empire.boosted) == ([], [], [], [])


@clause("RFTG-SETUP-15")
def test_before_start_worlds_are_known_the_order_is_that_of_the_seats() -> None:
    game = begun(4)

    assert [question.seat for question in game.questions] == [0, 1, 2, 3]
    assert at(game.view(0), "order") == [0, 1, 2, 3]


# What is shuffled


@clause("RFTG-SETUP-05", "RFTG-SETUP-06", "RFTG-SETUP-09", "RFTG-SETUP-12", "RFTG-DRAFT-03", "RFTG-ROBOT-05")
@for_each(
    ("seats", "options"),
    [
        (2, {"start": "dealt"}),
        (2, {"start": "choice", "sets": "set1"}),
        (2, {"start": "preset"}),
        (2, {"draft": True, "sets": "set3"}),
        (2, {"scenario": "imperium-vs-rebel", "sets": "set2"}),
        (1, {"robot": "old-earth"}),
    ],
)
def test_no_two_games_have_the_same_draw_pile(seats: int, options: dict[str, OptionValue]) -> None:
    piles = [tuple(race(begun(seats, seed, **options)).zones[0]) for seed in range(8)]

    assert len(set(piles)) == 8
    # Nor does any lie in the order of the content.
    assert all(list(pile) != sorted(pile) and list(pile) != sorted(pile, reverse=True) for pile in piles)


@clause("RFTG-SETUP-09", "RFTG-ROBOT-05")
def test_with_a_choice_the_robot_may_have_any_start_world_and_the_player_both_sorts() -> None:
    robots = set()
    for seed in range(40):
        game = race(begun(1, seed, start="choice", robot="random"))
        robots.add(game.piece_name(game.zones[5][0]))
        dealt = [game.card(piece).start % 2 for piece in game.zones[game.drawn(0)]]
        assert sorted(dealt) == [0, 1]
        everywhere = [piece for zone in game.zones for piece in zone]
        assert len(everywhere) == len(set(everywhere))

    assert len(robots) > 3


# Start worlds


@clause("RFTG-SETUP-07", "RFTG-SETUP-12")
@for_each("start", ["preset", "dealt"])
def test_powers_of_start_worlds_are_in_force_from_the_first_round(start: str) -> None:
    military = {"new-sparta": 2, "epsilon-eridani": 1, "star-nomad-raiders": 1, "abandoned-mine-squatters": 1}
    seen = set()
    for seed in range(6):
        state = race(begin(3, seed, start=start))
        for seat in range(3):
            world = state.piece_name(state.zones[state.tableau(seat)][0])
            seen.add(world)
            assert state.general_military(seat) == military.get(world, 0)
            assert len(state.zones[state.tableau(seat)]) == 1

    assert "new-sparta" in seen


@clause("RFTG-SETUP-12", "RFTG-SETUP-14")
def test_every_preset_hand_has_its_start_world_once() -> None:
    state = race(begin(4, 3, start="preset"))

    worlds = {state.card(state.zones[state.tableau(seat)][0]).start for seat in range(4)}
    assert worlds == {1, 2, 3, 4}
    assert [len(state.zones[state.hand(seat)]) for seat in range(4)] == [4, 4, 4, 4]


@clause("RFTG-SCENARIO-03", "RFTG-ROUND-12")
def test_after_a_discard_nobody_knows_whether_the_development_is_still_in_hand() -> None:
    state = race(begin(2, 1, scenario="imperium-vs-rebel", sets="set2"))
    alliance = state.rulebook.piece_names.index("rebel-alliance")
    owner = next(seat for seat in (0, 1) if alliance in state.zones[state.hand(seat)])
    other = 1 - owner
    before = state.sight[other][alliance]
    some = next(piece for piece in state.zones[state.hand(owner)] if piece != alliance)

    state.discard(owner, some, state.hand(owner))

    assert (before == KNOWN, state.sight[other][alliance] == KNOWN) == (True, False)


@clause("RFTG-SETUP-11")
def test_the_scavengers_save_a_card_of_the_first_hand() -> None:
    for seed in range(60):
        game = begun(4, seed, sets="set3", start="dealt")
        state = race(game)
        owners = [s for s in range(4) if state.piece_name(state.zones[state.tableau(s)][0]) == "galactic-scavengers"]
        if owners:
            break
    while game.questions[0].kind == "start-hand":
        question = game.questions[0]
        game.play(question.seat, [option.id for option in question.options[:4]])

    assert [(question.seat, question.kind) for question in game.questions] == [(owners[0], "start-save")]
    game.play(owners[0], [game.questions[0].options[0].id])
    assert len(state.zones[state.saved(owners[0])]) == 1
    assert len(state.zones[state.hand(owners[0])]) == 3
