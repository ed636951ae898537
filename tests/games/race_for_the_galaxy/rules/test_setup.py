"""Setup: chips, action cards, first hands, and what lies open on the table."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.state import DECK, DISCARD
from tessera.kernel.definition import Plain
from tessera.kernel.state import KNOWN
from tests.clauses import clause
from tests.games.race_for_the_galaxy.fresh import (
    ALL_STARTS,
    hand,
    lying,
    offered,
    question,
    race,
    ready,
    table,
    tableau,
    take_first,
)
from tests.games.race_for_the_galaxy.scene import Scene, at
from tests.rows import for_each

SEED = 7
SEVEN = ["explore-5", "explore-1", "develop", "settle", "trade", "double", "produce"]


@clause("RFTG-SETUP-01")
@for_each(
    ("seats", "sets", "chips"),
    [(2, "base", 24), (3, "base", 36), (4, "base", 48), (5, "set1", 60), (6, "set2", 72), (2, "set2", 24)],
)
def test_the_pool_holds_twelve_for_each_player(seats: int, sets: str, chips: int) -> None:
    game = table(seats, sets=sets)

    assert at(game.view(None), "pool") == chips
    assert [at(game.view(None), "players", seat, "chips") for seat in range(seats)] == [0] * seats


@clause("RFTG-SETUP-01")
def test_chips_beyond_the_pool_come_from_those_kept_aside() -> None:
    scene = Scene().tableau("A", "old-earth", "gem-world", "spice-world").good("A", "gem-world", "spice-world").pool(1)

    scene.round(A="double")

    # Two goods at 1 VP each, doubled: 4 chips, though the pool held only 1.
    assert scene.chips("A") == 4
    assert scene.seen("B", "pool") == 0


@clause("RFTG-SETUP-02")
@for_each(("seats", "chips"), [(2, 29), (3, 41), (4, 53), (5, 65), (6, 77)])
def test_set_3_adds_five_to_the_pool(seats: int, chips: int) -> None:
    game = table(seats, sets="set3")

    assert at(game.view(None), "pool") == chips


@clause("RFTG-SETUP-03")
@for_each("seats", [2, 3, 4])
def test_everybody_has_seven_action_cards(seats: int) -> None:
    game = ready(table(seats))

    found = [[option.id for option in question(game, seat).options] for seat in range(seats)]

    assert found == [SEVEN] * seats


@clause("RFTG-SETUP-03")
def test_action_cards_come_back_every_round() -> None:
    scene = Scene().new_round()

    scene.play("A produce", "B produce")

    assert scene.options("A") == SEVEN
    assert scene.seen("A", "round") == 3


@clause("RFTG-SETUP-04", "RFTG-TWO-01")
def test_two_experienced_players_have_nine_with_develop_and_settle_twice() -> None:
    game = ready(table(2, experienced=True))

    found = [option.id for option in question(game, 0).options]

    # Two of seven different ones in 21 ways, and the two pairs of equal cards.
    assert len(found) == len(set(found)) == 23
    assert [pair for pair in found if pair.split(" & ")[0] == pair.split(" & ")[1]] == [
        "develop & develop",
        "settle & settle",
    ]
    assert {name for pair in found for name in pair.split(" & ")} == set(SEVEN)
    assert [option.id for option in question(game, 1).options] == found


@clause("RFTG-SETUP-06")
@for_each(("seats", "sets", "left"), [(2, "base", 106), (4, "base", 92), (5, "set1", 107)])
def test_of_six_cards_four_are_kept_and_two_discarded(seats: int, sets: str, left: int) -> None:
    # Nobody has Ancient Race, which keeps fewer, nor a windfall world, which takes a good from the pile.
    game = table(seats, SEED, sets=sets)
    assert [len(offered(game, seat)) for seat in range(seats)] == [6] * seats
    assert [question(game, seat).pick for seat in range(seats)] == [(4, 4)] * seats
    kept = [offered(game, seat)[:4] for seat in range(seats)]

    ready(game)

    assert [hand(game, seat) for seat in range(seats)] == [sorted(cards) for cards in kept]
    assert len(lying(game, DISCARD)) == 2 * seats
    assert len(lying(game, DECK)) == left


@clause("RFTG-SETUP-06")
def test_which_cards_are_kept_is_free() -> None:
    game = table(2, 3)
    dealt = offered(game, 0)

    game.play(0, [f"keep {card}" for card in dealt[2:]])
    ready(game)

    assert hand(game, 0) == sorted(dealt[2:])
    assert set(dealt[:2]) <= set(lying(game, DISCARD))


@clause("RFTG-SETUP-06", "RFTG-ROUND-12")
def test_the_first_discards_are_face_down_and_so_is_the_draw_pile() -> None:
    game = table(3, 3)
    first, second = game.clone(), game.clone()
    dealt = offered(game, 0)

    first.play(0, [f"keep {card}" for card in dealt[:4]])
    second.play(0, [f"keep {card}" for card in dealt[2:]])
    for each in (first, second):
        ready(each)

    assert [first.view(seat) for seat in (1, 2, None)] == [second.view(seat) for seat in (1, 2, None)]
    state = race(first)
    for piece in state.zones[DECK]:
        assert [state.sight[seat][piece] == KNOWN for seat in range(3)] == [False] * 3


@clause("RFTG-SETUP-06")
def test_the_deck_is_shuffled() -> None:
    dealt = {tuple(offered(table(2, seed), 0)) for seed in range(20)}

    assert len(dealt) == 20


@clause("RFTG-SETUP-07")
def test_the_start_world_is_the_first_card_of_the_tableau() -> None:
    game = ready(table(4, 2))

    for seat in range(4):
        assert len(tableau(game, seat)) == 1
        assert tableau(game, seat)[0] in ALL_STARTS
        assert at(game.view(None), "players", seat, "tableau", 0, "card") == tableau(game, seat)[0]


@clause("RFTG-SETUP-07")
def test_a_start_world_counts_for_points_powers_and_the_end_of_the_game() -> None:
    eleven = [
        *("gem-world", "spice-world", "artist-colony", "comet-zone", "mining-world", "asteroid-belt"),
        *("radioactive-world", "destroyed-world", "space-port", "new-vinland", "secluded-world"),
    ]
    scene = Scene().tableau("A", "old-earth", *eleven[:10]).tableau("B", "new-sparta").round(B="develop")
    assert not scene.state.over
    assert scene.military("B") == 2
    assert scene.score("B") == 1

    scene.tableau("A", eleven[10]).round(B="develop")

    assert scene.state.over


@clause("RFTG-SETUP-16")
@for_each(("takeovers", "categories"), [(False, 8), (True, 9)])
def test_set_3_puts_the_search_sheet_prestige_and_the_lead_tile_on_the_table(takeovers: bool, categories: int) -> None:
    game = ready(table(3, sets="set3", takeovers=takeovers))

    players = [at(game.view(None), "players", seat) for seat in range(3)]

    assert [at(player, "search_card") for player in players] == [True, True, True]
    assert [at(player, "prestige") for player in players] == [0, 0, 0]
    # Nobody holds the tile, and its tied side is down: nobody gets a bonus for the first round.
    assert at(game.view(None), "lead") == {"holder": None, "tied": False, "on_tile": 0}
    assert [at(player, "chips") for player in players] == [0, 0, 0]
    for seat in range(3):
        game.play(seat, ["search" if seat == race(game).order[0] else "produce"])
    assert game.questions[0].kind == "search-category"
    assert len(game.questions[0].options) == categories


@clause("RFTG-SETUP-17")
def test_hands_are_face_down_but_counted() -> None:
    scene = Scene(seats=3).hand("A", "gem-world", "spice-world", "rebel-base")

    scene.new_round()

    assert scene.seen("A", "players", 0, "hand") == ["gem-world", "rebel-base", "spice-world"]
    for viewer in "BC-":
        assert scene.seen(viewer, "players", 0, "hand") == ["card", "card", "card"]


@clause("RFTG-SETUP-17")
def test_nobody_sees_which_card_a_good_is_not_even_its_owner() -> None:
    scene = Scene().tableau("A", "gem-world").good("A", "gem-world")
    good = scene.state.zones[scene.state.goods(0)][0]

    scene.new_round()

    assert [scene.state.sees(seat, good, scene.state.goods(0)) for seat in (0, 1, -1)] == [False, False, False]
    for viewer in "AB-":
        assert scene.seen(viewer, "players", 0, "tableau", 0, "good") is True
        assert scene.state.piece_name(good) not in str(scene.seen(viewer, "players"))


@clause("RFTG-SETUP-17")
def test_tableaus_chips_and_prestige_lie_open() -> None:
    scene = Scene(sets="set3").tableau("A", "old-earth", "gem-world").has("A", chips=7, prestige=3).new_round()

    for viewer in "AB-":
        assert [at(card, "card") for card in cards_of(scene, viewer)] == ["old-earth", "gem-world"]
        assert scene.seen(viewer, "players", 0, "chips") == 7
        assert scene.seen(viewer, "players", 0, "prestige") == 3


def cards_of(scene: Scene, viewer: str) -> list[Plain]:
    """The tableau of seat A as somebody sees it."""
    cards = scene.seen(viewer, "players", 0, "tableau")
    assert isinstance(cards, list)
    return list(cards)


@clause("RFTG-SETUP-17")
def test_what_others_keep_does_not_show_while_they_choose() -> None:
    game = table(3, 3)
    before = [game.view(seat) for seat in (1, None)]

    take_first(game, 0)

    after = [game.view(seat) for seat in (1, None)]
    for view in (*before, *after):
        view.pop("asked")
    assert before == after
