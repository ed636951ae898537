"""What is in the box: shared pieces, and what each player uses."""

from __future__ import annotations

from collections import Counter

from tessera.games.revive import state as zones
from tessera.games.revive.library import load
from tests.clauses import clause
from tests.games.revive.fresh import everywhere, large_locations, lying, ready, revive, starting_cards, table, tile_in
from tests.games.revive.scene import Scene, at
from tests.rows import for_each

every_count = for_each("seats", [1, 2, 3, 4])


@clause("REV-COMP-01")
def test_the_shared_pieces_of_the_box() -> None:
    library = load()

    assert (len(library.area_tiles), len(library.start_tiles)) == (25, 5)
    base = [tile for tile in library.large_locations.values() if tile["base"]]
    assert [len(tile["sides"]) for tile in base] == [2, 2, 2, 2, 2]
    assert (len(library.modules), len(library.machines), len(library.crates)) == (48, 30, 28)
    assert (len(library.majors), len(library.game["minor_artifact"])) == (12, 8)
    assert len([card for card in library.cards.values() if card["set"] == ""]) == 39
    counts = library.game["components"]
    assert (counts["energy"], counts["end_game_tile"], counts["action_cubes"]) == (28, 1, 2)


@clause("REV-COMP-01")
@every_count
def test_all_shared_pieces_are_on_the_table(seats: int) -> None:
    game = table(seats)

    state = revive(game)
    tiles = list(tile_in(game).values())
    assert len([name for name in tiles if name.startswith("AT")]) == 25
    assert sorted([name for name in tiles if name.startswith("ST")]) == ["ST1", "ST2", "ST3", "ST4", "ST5"]
    assert len(lying(game, zones.CITIZENS) + lying(game, zones.DISPLAY)) == 39
    assert len(lying(game, zones.MODULES) + lying(game, zones.MODULE_DISPLAY)) == 48
    assert len(lying(game, zones.CRATES)) == 28
    assert state.energy + sum([camp.energy for camp in state.camps]) == 28
    # No piece lies in two places.
    assert max(Counter(everywhere(game)).values()) == 1


@clause("REV-COMP-02")
def test_the_campaign_deck_and_what_it_brings_stay_in_the_box() -> None:
    counts = load().game

    assert counts["components"]["campaign_cards"] == 30
    hidden = counts["hidden_campaign_components"]
    assert (hidden["falcon"], hidden["red_punchboards"]) == (1, 2)
    for seed in range(40):
        game = ready(4, seed)
        state = revive(game)
        assert not [name for name in tile_in(game).values() if name.startswith("VC")]
        assert {side[:3] for side in large_locations(game).values()} <= {"LL1", "LL2", "LL3", "LL4", "LL5"}
        hands = [name for seat in range(4) for cards in starting_cards(game, seat) for name in cards]
        assert len(hands) == 24
        assert not [name for name in hands if name.startswith("SS")]
        assert {state.tribe(seat).id for seat in range(4)} == {"nadair", "hofstadterians", "ox49", "kuniban"}


@clause("REV-COMP-03")
def test_ten_machines_of_each_colour_lie_with_their_colour() -> None:
    game = table()

    piles = [lying(game, zones.MACHINES + n) + lying(game, zones.MACHINE_DISPLAY + n) for n in range(3)]

    assert [len(pile) for pile in piles] == [10, 10, 10]
    assert [{name[:2] for name in pile} for pile in piles] == [{"MG"}, {"MN"}, {"MY"}]
    colors = [{load().machines[name]["color"] for name in pile} for pile in piles]
    assert colors == [{"gray"}, {"green"}, {"yellow"}]


@clause("REV-COMP-04")
def test_thirteen_citizens_of_each_colour() -> None:
    game = table()

    names = lying(game, zones.CITIZENS) + lying(game, zones.DISPLAY)

    assert Counter(load().cards[name]["color"] for name in names) == {"gray": 13, "green": 13, "yellow": 13}


@clause("REV-COMP-05")
def test_every_citizen_has_a_colour_and_two_halves() -> None:
    cards = [card for card in load().cards.values() if card["set"] == ""]

    assert {card["color"] for card in cards} == {"gray", "green", "yellow"}
    assert not [card["id"] for card in cards if not card["top"] or not card["bottom"]]
    # A slot symbol on one edge, on the other, on none; flasks on some.
    edges = {(card["slot_symbol_top"], card["slot_symbol_bottom"]) for card in cards}
    assert {(False, False), (True, False), (False, True)} <= edges
    assert {0, 1, 2} <= {card["flasks"] for card in cards}


@clause("REV-COMP-05")
def test_the_halves_of_a_card_do_different_things_and_its_symbol_leaves_room() -> None:
    # Tunnel Surveyor CG05: 2 gears and a point above, gray and a point below, a slot symbol on the top edge alone.
    above = Scene().hand("A", "CG05", "CG01").turn("A")
    below = Scene().hand("A", "CG05", "CG01").turn("A")

    above.play("A play CG05 T1")
    below.play("A play CG05 B1")

    assert (above.held("A", "gear"), above.track("A", "gray")) == (2, 0)
    assert (below.held("A", "gear"), below.track("A", "gray")) == (0, 1)
    assert "play CG01 T1" in above.options("A")
    assert "play CG01 B1" not in below.options("A")


@clause("REV-COMP-06")
def test_six_kinds_of_space_and_three_special_ones() -> None:
    library = load()
    printed = {
        cell["kind"]
        for tiles in (library.area_tiles, library.start_tiles)
        for tile in tiles.values()
        for cell in tile["cells"]
    }

    assert printed == {"forest", "mountain", "field", "sand", "location", "water"}
    assert {cell["kind"] for tile in library.vast_tiles.values() for cell in tile["cells"]} == {"vast_crystal"}
    terrain = {track["color"]: track["terrain"] for track in library.tracks.values()}
    assert terrain == {"green": "forest", "gray": "mountain", "yellow": "field"}
    scene = Scene().turn("A")
    assert [scene.kind_of(slot) for slot in ("R0C0", "R0C6", "R4C0", "R4C6", "R2C3")] == ["large"] * 4 + ["chasm"]


@clause("REV-COMP-07")
def test_pieces_that_are_shared_out_among_players() -> None:
    library = load()
    counts = library.game["components"]

    assert (counts["player_boards"], counts["player_aids"], counts["switch_tokens"]) == (4, 4, 4)
    assert (counts["machine_markers"], counts["progress_markers"], counts["resource_markers"]) == (12, 80, 16)
    assert (len(library.tribes), len(library.artifact_cards)) == (6, 10)
    assert [len(tribe["side"]) for tribe in library.tribes.values()] == [2] * 6
    assert [tribe["campaign"] for tribe in library.tribes.values()] == [False] * 4 + [True] * 2
    sets = Counter(card["set"] for card in library.cards.values() if card["set"] in {"A", "B", "C", "D"})
    assert sets == {"A": 6, "B": 6, "C": 6, "D": 6}


@clause("REV-COMP-08")
@every_count
def test_markers_of_each_player(seats: int) -> None:
    game = ready(seats)

    for seat in range(seats):
        player = at(game.view(None), "players", seat)
        assert at(player, "tracks") == {"gray": 0, "green": 0, "yellow": 0}
        resources = at(player, "resources")
        assert isinstance(resources, dict)
        assert sorted(resources) == ["book", "crystal", "food", "gear"]
        assert at(player, "switch") == "up"
        # The two pawns.
        assert (at(player, "points"), at(player, "hibernation")) == (0, 0)
    # 20 progress markers: 14 on reward spaces, 6 on the tribe board; the track has room for all of them.
    library = load()
    assert (len(library.reward_spaces), library.game["tribe_progress_spaces"]["count"]) == (14, 6)
    assert library.game["progress_track"]["spaces"] == 20


@clause("REV-COMP-09")
@every_count
def test_buildings_and_figures_of_each_player(seats: int) -> None:
    view = ready(seats).view(None)

    for seat in range(seats):
        assert at(view, "players", seat, "buildings") == {"small": 6, "large": 4}
        assert at(view, "players", seat, "figures") == 7
