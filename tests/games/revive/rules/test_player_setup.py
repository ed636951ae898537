"""Player set-up: tribes, starting cards, artifact cards, markers and resources."""

from __future__ import annotations

from collections import Counter

from tessera.games.revive import state as zones
from tessera.games.revive.library import load
from tests.clauses import clause
from tests.games.revive.fresh import (
    camps,
    everywhere,
    idle_turn,
    lying,
    ready,
    revive,
    starting_cards,
    table,
    turn_order,
)
from tests.games.revive.scene import Scene, at
from tests.rows import for_each

every_count = for_each("seats", [1, 2, 3, 4])
DEALS = 60
BASE = {"nadair", "hofstadterians", "ox49", "kuniban"}


@clause("REV-PSET-01")
def test_the_starting_player_is_random_and_turns_go_clockwise() -> None:
    assert {revive(table(3, seed)).first for seed in range(DEALS)} == {0, 1, 2}

    for seed in range(5):
        game = ready(3, seed)
        first = revive(game).first
        assert game.questions[0].seat == first
        turns = [idle_turn(game) for _ in range(6)]
        assert turns == [(first + step) % 3 for step in range(6)]


@clause("REV-PSET-02")
@every_count
def test_everybody_has_another_random_tribe_sun_side_up(seats: int) -> None:
    seen: set[str] = set()

    for seed in range(DEALS):
        state = revive(table(seats, seed))
        tribes = [state.tribe(seat) for seat in range(seats)]
        assert len({tribe.id for tribe in tribes}) == seats
        assert {tribe.side for tribe in tribes} == {0}
        seen.add(tribes[0].id)

    assert seen == BASE


@clause("REV-PSET-02")
def test_all_six_tribes_once_the_campaign_has_unlocked_two() -> None:
    seen: set[str] = set()

    for seed in range(DEALS):
        state = revive(table(2, seed, all_tribes=True))
        seen |= {state.tribe(seat).id for seat in range(2)}

    assert seen == BASE | {"solwrights", "stonehands"}


@clause("REV-PSET-03")
def test_tribes_are_chosen_counter_clockwise_from_the_right_of_the_starting_player() -> None:
    for seed in range(8):
        game = table(4, seed, choose_tribes=True)
        first = revive(game).first
        asked: list[int] = []
        for tribe in ("kuniban", "nadair", "ox49"):
            question = game.questions[0]
            assert len(game.questions) == 1
            assert question.kind == "tribe"
            asked.append(question.seat)
            game.play(question.seat, [f"tribe {tribe}"])

        # One board was left for the starting player, who chooses last.
        assert asked == [(first - 1) % 4, (first - 2) % 4, (first - 3) % 4]
        state = revive(game)
        assert [state.tribe(seat).id for seat in [*asked, first]] == ["kuniban", "nadair", "ox49", "hofstadterians"]


@clause("REV-PSET-03")
def test_a_tribe_can_be_chosen_only_once() -> None:
    game = table(3, choose_tribes=True)
    question = game.questions[0]
    assert [option.id for option in question.options] == [
        "tribe nadair",
        "tribe hofstadterians",
        "tribe ox49",
        "tribe kuniban",
    ]

    game.play(question.seat, ["tribe ox49"])

    assert [option.id for option in game.questions[0].options] == [
        "tribe nadair",
        "tribe hofstadterians",
        "tribe kuniban",
    ]


@clause("REV-PSET-04", "REV-PSET-05", "REV-PSET-06", "REV-PSET-13")
@every_count
def test_markers_energy_switch_and_pawns(seats: int) -> None:
    view = ready(seats).view(None)

    for seat in range(seats):
        player = at(view, "players", seat)
        assert at(player, "tracks") == {"gray": 0, "green": 0, "yellow": 0}
        assert at(player, "energy") == 1
        assert at(player, "switch") == "up"
        assert (at(player, "points"), at(player, "hibernation")) == (0, 0)


@clause("REV-PSET-05")
def test_the_energy_comes_from_the_supply() -> None:
    assert [revive(table(seats)).energy for seats in (1, 2, 3, 4)] == [27, 26, 25, 24]


@clause("REV-PSET-06")
def test_the_switch_can_be_used_from_the_start() -> None:
    game = ready(2)

    offered = [option.id for option in game.questions[0].options]

    assert [option for option in offered if option.startswith("switch")] == [
        "switch gear",
        "switch book",
        "switch food",
    ]


@clause("REV-PSET-07")
@every_count
def test_everybody_has_one_set_of_six_starting_cards(seats: int) -> None:
    first: set[str] = set()

    for seed in range(DEALS):
        game = table(seats, seed)
        hands = [[name for cards in starting_cards(game, seat) for name in cards] for seat in range(seats)]
        letters = [{load().cards[name]["set"] for name in hand} for hand in hands]
        assert [len(hand) for hand in hands] == [6] * seats
        assert [len(letter) for letter in letters] == [1] * seats
        assert len(set().union(*letters)) == seats
        first |= letters[0]

    assert first == {"A", "B", "C", "D"}


@clause("REV-PSET-08")
def test_three_random_cards_rest_and_three_are_active() -> None:
    resting: Counter[str] = Counter()

    for seed in range(DEALS):
        game = table(4, seed)
        for seat in range(4):
            active, rest = starting_cards(game, seat)
            assert (len(active), len(rest)) == (3, 3)
            resting.update([name[2] for name in rest])

    # 720 resting cards of 1440: each of the six about half of the time.
    assert sum(resting.values()) == 720
    assert sorted(resting) == ["1", "2", "3", "4", "5", "6"]
    assert min(resting.values()) > 80
    assert max(resting.values()) < 160


@clause("REV-PSET-09")
def test_everybody_may_look_at_resting_cards() -> None:
    game = ready(2)
    rest = sorted(starting_cards(game, 0)[1])

    for viewer in (0, 1, None):
        seen = at(game.view(viewer), "players", 0, "resting")
        assert isinstance(seen, list)
        assert sorted([str(card) for card in seen]) == rest


@clause("REV-PSET-10")
@every_count
def test_everybody_has_one_secret_artifact_card(seats: int) -> None:
    seen: set[str] = set()

    for seed in range(DEALS):
        game = table(seats, seed)
        state = revive(game)
        dealt = [lying(game, state.secret(seat)) for seat in range(seats)]
        assert [len(cards) for cards in dealt] == [1] * seats
        assert len({cards[0] for cards in dealt}) == seats
        assert {game.questions[0].kind} == {"turn"}
        assert at(game.view(0), "players", 0, "artifact_card") == dealt[0][0]
        if seats > 1:
            assert at(game.view(1), "players", 0, "artifact_card") == "artifact-card"
        seen.add(dealt[0][0])

    assert len(seen) == 10


@clause("REV-PSET-11")
def test_one_of_two_artifact_cards_is_kept() -> None:
    game = table(3, two_artifact_cards=True)
    assert [question.kind for question in game.questions] == ["artifact-card"] * 3
    offered = {question.seat: [option.id for option in question.options] for question in game.questions}
    assert [len(cards) for cards in offered.values()] == [2, 2, 2]
    assert len({card for cards in offered.values() for card in cards}) == 6

    for seat in (2, 0, 1):
        game.play(seat, [offered[seat][1]])

    state = revive(game)
    kept = [lying(game, state.secret(seat)) for seat in range(3)]
    assert kept == [[offered[seat][1].removeprefix("keep ")] for seat in range(3)]
    # The other went back; who did not hold it never learns which it was.
    returned = offered[0][0].removeprefix("keep ")
    assert returned in lying(game, zones.BOX)
    assert returned not in str(game.view(1))
    assert at(game.view(1), "players", 0, "artifact_card") == "artifact-card"


@clause("REV-PSET-12")
@every_count
def test_buildings_and_figures_stand_on_the_tribe_board(seats: int) -> None:
    game = ready(seats)
    view = game.view(None)

    for seat in range(seats):
        assert at(view, "players", seat, "buildings") == {"small": 6, "large": 4}
        assert at(view, "players", seat, "figures") == 7
        assert at(view, "players", seat, "technologies") == []
    spaces = view["spaces"]
    assert isinstance(spaces, list)
    assert not [space for space in spaces if at(space, "building") or at(space, "figures")]
    # A figure on each technology.
    assert list(load().game["tree"]["cost"]) == ["A1", "B1", "B2", "B3", "C1", "C2", "C3"]


@clause("REV-PSET-14")
@every_count
def test_fourteen_markers_on_reward_spaces_and_six_on_the_tribe_board(seats: int) -> None:
    view = ready(seats).view(None)

    for seat in range(seats):
        assert at(view, "players", seat, "unlocked") == []
        assert (at(view, "players", seat, "markers"), at(view, "players", seat, "progress")) == (6, 0)
    assert len(load().reward_spaces) == 14


@clause("REV-PSET-15")
def test_resources_start_at_the_bottom() -> None:
    assert load().game["resource_tracks"]["order"] == ["crystal", "gear", "book", "food"]

    # The starting player has a crystal and nothing else.
    assert camps(ready(2))[0].resources == [0, 0, 0, 1]


@clause("REV-PSET-16")
@for_each("seats", [2, 3, 4])
def test_resources_by_place_in_turn_order(seats: int) -> None:
    # Gears, books, food, crystals.
    amounts = [[0, 0, 0, 1], [1, 0, 0, 1], [1, 1, 0, 1], [1, 1, 1, 1]]

    for seed in range(12):
        assert [camp.resources for camp in camps(ready(seats, seed))] == amounts[:seats]


@clause("REV-PSET-17")
def test_a_solitaire_game_begins_with_a_crystal_and_the_cube_at_the_bottom() -> None:
    game = ready(1)

    assert camps(game)[0].resources == [0, 0, 0, 1]
    assert at(game.view(0), "players", 0, "cube") == 0
    assert at(ready(2).view(0), "players", 0, "cube") is None


@clause("REV-PSET-18")
@for_each("seats", [1, 2, 3])
def test_pieces_that_nobody_uses_play_no_part(seats: int) -> None:
    game = ready(seats)
    state = revive(game)
    hands = {name for seat in range(seats) for cards in starting_cards(game, seat) for name in cards}

    others = {name for name, card in load().cards.items() if card["set"] and name not in hands}

    assert len(others) == 33 - 6 * seats
    out = set(lying(game, zones.BOX)) | set(lying(game, zones.GONE)) | set(lying(game, zones.ARTIFACT_CARDS))
    assert others <= out
    assert len([name for name in out if name.startswith("AC")]) == 10 - seats
    assert len(turn_order(game)) == len(state.camps) == seats
    assert max(Counter(everywhere(game)).values()) == 1


@clause("REV-GOAL-01")
def test_whoever_has_most_points_after_final_scoring_wins() -> None:
    # A leads by 5 points on the track; B has 3 technologies and so 5 points more, and 1 for resources.
    scene = Scene().points("A", 20).points("B", 15).has("B", gear=3)
    scene.artifact_card("A", "AC03").artifact_card("B", "AC02")
    scene.figure("B", "3,3", "A1").figure("B", "2,5", "B1").figure("B", "4,7", "C1")
    scene.state.last_turns = 0
    scene.turn("A")

    scene.play("A hibernate", "A done")

    assert scene.state.over
    outcome = scene.game.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (20, 21))


@clause("REV-GOAL-02")
def test_taking_the_last_major_triggers_the_end() -> None:
    scene = Scene(3).points("A", 29).crates("A", "CR15").majors(orange=1).turn("A")

    scene.play("A open CR15")

    assert (scene.state.majors, scene.major("A", "orange")) == ([0, 0, 0], 1)
    assert scene.state.last_turns == 2


@clause("REV-GOAL-02")
def test_removing_the_last_major_triggers_the_end() -> None:
    scene = Scene(3).majors(orange=1).turn("A")
    scene.camp("A").hibernation = 5

    scene.play("A hibernate")

    assert (scene.state.majors, scene.major("A", "orange")) == ([0, 0, 0], 0)
    assert scene.state.last_turns == 2


@clause("REV-GOAL-02")
def test_as_long_as_a_major_is_left_the_game_goes_on() -> None:
    scene = Scene(3).points("A", 29).crates("A", "CR15").majors(orange=2).turn("A")

    scene.play("A open CR15")

    assert scene.state.majors == [0, 1, 0]
    assert scene.state.last_turns == -1
