"""Start worlds: dealt, chosen in secret, or with preset hands; their powers, and the order of play they give."""

from __future__ import annotations

import pytest

from tessera.games.race_for_the_galaxy.state import DECK, DISCARD
from tessera.kernel.refusal import SetupError
from tests.clauses import clause
from tests.games.race_for_the_galaxy.fresh import (
    ALL_STARTS,
    START_NUMBERS,
    hand,
    lying,
    offered,
    question,
    race,
    ready,
    seated,
    table,
    tableau,
    take_first,
    until,
    views,
)
from tests.games.race_for_the_galaxy.scene import Scene, at
from tests.rows import for_each

EVEN = {
    *("gateway-station", "terraforming-colonists", "industrial-robots", "old-earth", "alpha-centauri"),
    *("earths-lost-colony", "ancient-race", "doomed-world", "galactic-developers"),
    *("galactic-scavengers", "alien-research-team"),
}
ODD = {
    *("abandoned-mine-squatters", "galactic-trade-emissaries", "star-nomad-raiders", "epsilon-eridani", "new-sparta"),
    *("separatist-colony", "damaged-alien-factory", "rebel-cantina", "imperium-warlord"),
    *("uplift-mercenary-force", "rebel-freedom-fighters"),
}
PRESET_HANDS = {
    "epsilon-eridani": ["colony-ship", "gem-world", "public-works", "rebel-fuel-cache"],
    "alpha-centauri": ["comet-zone", "expedition-force", "mining-robots", "rebel-miners"],
    "new-sparta": ["export-duties", "former-penal-colony", "malevolent-lifeforms", "new-military-tactics"],
    "earths-lost-colony": ["avian-uplift-race", "contact-specialist", "space-marines", "spice-world"],
    "separatist-colony": ["alien-toy-shop", "deserted-alien-world", "hive-world", "space-mercenaries"],
}


# Dealt


@clause("RFTG-SETUP-05")
@for_each("seats", [2, 3, 4])
def test_one_start_world_each_lies_face_up_and_the_others_are_in_the_deck(seats: int) -> None:
    game = table(seats, 5)

    dealt = [tableau(game, seat) for seat in range(seats)]

    assert [len(worlds) for worlds in dealt] == [1] * seats
    for viewer in (0, 1, None):
        seen = [at(game.view(viewer), "players", seat, "tableau", 0, "card") for seat in range(seats)]
        assert seen == [worlds[0] for worlds in dealt]
    rest = [*lying(game, DECK), *(card for seat in range(seats) for card in hand(game, seat))]
    assert set(rest) & set(ALL_STARTS) == set(START_NUMBERS["base"]) - {worlds[0] for worlds in dealt}
    assert len(rest) == 120 - seats


@clause("RFTG-SETUP-05")
def test_start_worlds_are_shuffled_and_those_left_over_can_be_drawn() -> None:
    games = [table(4, seed) for seed in range(60)]

    firsts = {tableau(game, 0)[0] for game in games}
    drawn = {card for game in games for card in hand(game, 0)}

    assert firsts == set(START_NUMBERS["base"])
    assert drawn & set(ALL_STARTS)


# Windfall worlds


@clause("RFTG-SETUP-08")
@for_each("start", ["dealt", "choice"])
@for_each(
    ("world", "goods"),
    [
        ("alpha-centauri", 1),
        ("ancient-race", 1),
        ("galactic-scavengers", 1),
        ("gateway-station", 1),
        ("earths-lost-colony", 0),
        ("old-earth", 0),
    ],
)
def test_a_windfall_start_world_begins_with_a_good_from_the_draw_pile(world: str, goods: int, start: str) -> None:
    game = seated(world, sets="set3", start=start)
    if start == "choice":
        game.play(0, [f"start {world}"])
    state = race(game)

    ready(game)

    assert len(state.zones[state.goods(0)]) == goods
    assert at(game.view(None), "players", 0, "tableau", 0, "good") is (goods == 1)
    goods_of_b = len(state.zones[state.goods(1)])
    spent = sum(len(state.zones[zone]) for zone in (state.hand(0), state.hand(1), state.saved(0), state.saved(1)))
    assert len(state.zones[DECK]) == 234 - 2 - spent - len(state.zones[DISCARD]) - goods - goods_of_b


# Chosen


@clause("RFTG-SETUP-09")
@for_each("seed", range(12))
def test_one_odd_and_one_even_start_world_are_dealt_face_down(seed: int) -> None:
    game = table(6, seed, sets="set3")
    state = race(game)

    dealt = [lying(game, state.drawn(seat)) for seat in range(6)]

    for worlds in dealt:
        assert (len(set(worlds) & ODD), len(set(worlds) & EVEN), len(worlds)) == (1, 1, 2)
    assert len({world for worlds in dealt for world in worlds}) == 12
    for viewer in (1, 2, None):
        assert at(game.view(viewer), "players", 0, "tableau") == []
        assert at(game.view(viewer), "players", 0, "drawn") is None
    assert at(game.view(0), "players", 0, "drawn") == sorted(dealt[0])
    for piece in state.zones[state.drawn(0)]:
        assert [state.sees(seat, piece, state.drawn(0)) for seat in (0, 1, 5, -1)] == [True, False, False, False]


@clause("RFTG-SETUP-09")
def test_each_group_of_start_worlds_is_shuffled() -> None:
    found = {world for seed in range(80) for world in offered(table(2, seed, start="choice"), 0)}

    assert found == set(START_NUMBERS["base"])


@clause("RFTG-SETUP-09")
def test_start_worlds_that_are_not_dealt_are_in_the_deck() -> None:
    game = table(3, 5, sets="set2")
    state = race(game)
    dealt = {world for seat in range(3) for world in lying(game, state.drawn(seat))}

    rest = [*lying(game, DECK), *(card for seat in range(3) for card in hand(game, seat))]

    assert len(set(rest) & set(ALL_STARTS)) == 18 - 6
    assert not dealt & set(rest)
    assert len(rest) == 186 - 6


@clause("RFTG-SETUP-09")
def test_the_other_start_world_is_discarded_with_two_of_the_six_cards() -> None:
    game = table(2, 5, start="choice")
    chosen, other = offered(game, 0)
    # The six cards can be looked at before the choice.
    assert len(hand(game, 0)) == 6

    game.play(0, [f"start {chosen}"])
    assert question(game, 0).kind == "start-hand"
    assert question(game, 0).pick == (4, 4)
    dealt = offered(game, 0)
    assert len(dealt) == 6
    game.play(0, [f"keep {card}" for card in dealt[:4]])
    ready(game)

    assert tableau(game, 0) == [chosen]
    assert {other, *dealt[4:]} <= set(lying(game, DISCARD))
    assert len(lying(game, DISCARD)) == 6
    assert hand(game, 0) == sorted(dealt[:4])


@clause("RFTG-SETUP-09")
def test_all_reveal_at_once() -> None:
    game = table(3, 5, start="choice")

    for seat in range(3):
        take_first(game, seat)
    for seat in range(2):
        take_first(game, seat)
    assert [at(game.view(2), "players", seat, "tableau") for seat in range(3)] == [[], [], []]
    take_first(game, 2)

    assert [len(tableau(game, seat)) for seat in range(3)] == [1, 1, 1]
    assert [at(game.view(0), "players", seat, "tableau", 0, "start") for seat in range(3)] == [True] * 3


@clause("RFTG-SETUP-09", "RFTG-SETUP-17")
@for_each("world", ["ancient-race", "galactic-scavengers", "alpha-centauri"])
def test_nobody_can_tell_which_start_world_is_chosen_before_the_reveal(world: str) -> None:
    game = seated(world, seats=3, sets="set3")
    other = next(name for name in offered(game, 0) if name != world)
    first, second = game.clone(), game.clone()
    for each in (first, second):
        each.listen()

    first.play(0, [f"start {world}"])
    second.play(0, [f"start {other}"])
    assert views(first, 1, 2, None) == views(second, 1, 2, None)
    for each in (first, second):
        take_first(each, 0)
        take_first(each, 1)

    assert views(first, 1, 2, None) == views(second, 1, 2, None)
    assert [first.story(seat) for seat in (1, 2, None)] == [second.story(seat) for seat in (1, 2, None)]
    assert first.view(0) != second.view(0)


@clause("RFTG-SETUP-09", "RFTG-SETUP-17")
def test_nobody_can_tell_which_cards_of_the_six_are_kept() -> None:
    game = table(3, 5, start="choice")
    take_first(game, 0)
    first, second = game.clone(), game.clone()
    dealt = offered(game, 0)

    first.play(0, [f"keep {card}" for card in dealt[:4]])
    second.play(0, [f"keep {card}" for card in dealt[2:]])

    assert views(first, 1, 2, None) == views(second, 1, 2, None)
    for each in (first, second):
        ready(each)
    assert views(first, 1, 2, None) == views(second, 1, 2, None)


# Start powers


@clause("RFTG-SETUP-10", "RFTG-SETUP-06")
@for_each("start", ["dealt", "choice"])
def test_ancient_race_keeps_three_of_six_before_the_first_action(start: str) -> None:
    game = seated("ancient-race", sets="set1", start=start)
    if start == "choice":
        game.play(0, ["start ancient-race"])

    assert question(game, 0).pick == (3, 3)
    assert len(offered(game, 0)) == 6
    ready(game)

    assert question(game, 0).kind == "action"
    assert len(hand(game, 0)) == 3
    assert len(hand(game, 1)) == 4
    assert len(lying(game, DISCARD)) == (5 if start == "dealt" else 7)


@clause("RFTG-SETUP-10")
def test_ancient_race_settled_later_leaves_the_hand_alone() -> None:
    scene = Scene(sets="set1").hand("A", "ancient-race").fill("A", 6)

    scene.round(B="settle").play("A settle ancient-race")
    scene.play("A " + " + ".join(scene.options("A")[:2]))

    assert scene.asked() == ["A action", "B action"]
    assert scene.cards_in_hand("A") == 4
    assert scene.goods_of("A") == ["ancient-race"]


@clause("RFTG-SETUP-11")
@for_each("start", ["dealt", "choice"])
def test_galactic_scavengers_put_one_of_four_cards_under_the_start_world(start: str) -> None:
    game = seated("galactic-scavengers", sets="set3", start=start)
    if start == "choice":
        game.play(0, ["start galactic-scavengers"])
    assert question(game, 0).pick == (4, 4)
    until(game, "start-save")
    assert question(game, 0).pick == (1, 1)
    four = offered(game, 0)

    game.play(0, [f"save {four[2]}"])

    assert len(four) == 4
    assert hand(game, 0) == sorted({*four} - {four[2]})
    assert lying(game, race(game).saved(0)) == [four[2]]
    assert at(game.view(1), "players", 0, "saved") == ["card"]
    assert question(game, 0).kind == "action"


@clause("RFTG-SETUP-11")
def test_nobody_can_tell_which_card_the_scavengers_save() -> None:
    game = seated("galactic-scavengers", sets="set3", start="dealt")
    until(game, "start-save")
    first, second = game.clone(), game.clone()
    four = offered(game, 0)

    first.play(0, [f"save {four[0]}"])
    second.play(0, [f"save {four[3]}"])

    assert views(first, 1, None) == views(second, 1, None)


@clause("RFTG-SETUP-11")
def test_galactic_scavengers_settled_later_save_nothing_of_the_hand() -> None:
    scene = Scene(sets="set3").hand("A", "galactic-scavengers").fill("A", 6)

    scene.round(B="settle").play("A settle galactic-scavengers")
    scene.play("A " + " + ".join(scene.options("A")[:2]))

    assert scene.asked() == ["A action", "B action"]
    assert scene.cards_in_hand("A") == 4
    assert scene.saved_by("A") == []


# Preset hands


@clause("RFTG-SETUP-12", "RFTG-SETUP-14")
@for_each("seats", [2, 3, 4])
def test_preset_hands_go_with_start_worlds_1_to_4_and_nothing_is_drawn(seats: int) -> None:
    for seed in range(10):
        game = table(seats, seed, start="preset")
        worlds = [tableau(game, seat)[0] for seat in range(seats)]

        assert {asked.kind for asked in game.questions} == {"action"}
        assert all(1 <= ALL_STARTS[world] <= 4 for world in worlds)
        assert [hand(game, seat) for seat in range(seats)] == [PRESET_HANDS[world] for world in worlds]
        assert lying(game, DISCARD) == []
        goods = worlds.count("alpha-centauri")
        assert len(lying(game, DECK)) == 120 - 5 * seats - goods


@clause("RFTG-SETUP-12")
def test_every_preset_hand_of_the_four_is_dealt_sooner_or_later_and_old_earth_never() -> None:
    found = {tableau(table(2, seed, start="preset"), 0)[0] for seed in range(40)}

    assert found == {"epsilon-eridani", "alpha-centauri", "new-sparta", "earths-lost-colony"}


@clause("RFTG-SETUP-13", "RFTG-SETUP-14")
def test_five_new_players_use_the_fifth_preset_hand_of_set_1() -> None:
    game = table(5, 3, sets="set1", start="preset")

    worlds = [tableau(game, seat)[0] for seat in range(5)]

    assert sorted(ALL_STARTS[world] for world in worlds) == [1, 2, 3, 4, 5]
    assert [hand(game, seat) for seat in range(5)] == [PRESET_HANDS[world] for world in worlds]


@clause("RFTG-SETUP-13")
def test_there_is_no_sixth_preset_hand() -> None:
    with pytest.raises(SetupError, match="Preset hands"):
        table(6, sets="set2", start="preset")


# The order of play


@clause("RFTG-SETUP-15")
@for_each("options", [{"sets": "set3"}, {"sets": "set1", "start": "dealt"}])
def test_the_lowest_start_world_is_first_and_the_others_follow_clockwise(options: dict[str, str]) -> None:
    firsts = set()
    for seed in range(12):
        game = ready(table(4, seed, (), **options))
        numbers = [ALL_STARTS[tableau(game, seat)[0]] for seat in range(4)]

        lowest = numbers.index(min(numbers))

        firsts.add(lowest)
        assert at(game.view(None), "order") == [lowest, (lowest + 1) % 4, (lowest + 2) % 4, (lowest + 3) % 4]
    assert len(firsts) > 1
