"""Contents and sets: which cards, tiles and players each set brings, and what its marks mean."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.games.race_for_the_galaxy.library import load
from tessera.games.race_for_the_galaxy.terms import SETS
from tessera.kernel.refusal import SetupError
from tests.clauses import clause
from tests.games.race_for_the_galaxy.fresh import START_NUMBERS, offered, question, race, ready, table
from tests.games.race_for_the_galaxy.pack_folder import GRAY, pack
from tests.games.race_for_the_galaxy.scene import Scene, at
from tests.rows import for_each


def in_play(sets: str) -> list[str]:
    """Every card of a game, copies by their design."""
    return [card.id for card in race(table(2, sets=sets)).rulebook.cards]


def start_numbers(sets: str) -> list[int]:
    """The numbers of the start worlds in play, sorted."""
    book = race(table(2, sets=sets)).rulebook
    return sorted(book.cards[piece].start for piece in book.start_worlds)


def added(sets: str) -> tuple[int, int]:
    """How many start worlds and game cards a set adds to those before it, replaced ones counted off."""
    before, after = (race(table(2, sets=name)).rulebook for name in (SETS[SETS.index(sets) - 1], sets))
    starts = len(after.start_worlds) - len(before.start_worlds)
    return starts, len(after.game_cards) - len(before.game_cards)


@clause("RFTG-SET-01")
def test_the_arc_adds_eleven_start_worlds_104_game_cards_and_twenty_goals() -> None:
    base, arc = (race(table(2, sets=sets)).rulebook for sets in ("base", "set3"))

    goals = [goal.is_most for goal in arc.goals]

    assert sorted(set(start_numbers("set3")) - set(start_numbers("base"))) == list(range(5, 16))
    # The old Gambling World leaves the 109 cards of the base game.
    assert len(arc.game_cards) - (len(base.game_cards) - 1) == 104
    assert (goals.count(False), goals.count(True)) == (12, 8)
    assert len(arc.categories) == 9


@clause("RFTG-SET-01")
def test_a_sixth_player_has_action_cards_a_prestige_card_and_chips() -> None:
    game = ready(table(6, sets="set3"))

    players = [at(game.view(None), "players", seat) for seat in range(6)]

    assert [len(question(game, seat).options) for seat in range(6)] == [8] * 6
    assert [at(player, "search_card") for player in players] == [True] * 6
    assert [at(player, "military", "temporary") for player in players] == [0] * 6
    assert race(game).pool == 77


@clause("RFTG-SET-01")
def test_a_goal_chip_is_there_for_each_of_six_who_first_meet_a_goal_together() -> None:
    scene = Scene(seats=6, sets="set3", goals=True).goals("galactic-riches")
    worlds = ["gem-world", "spice-world", "comet-zone", "mining-world", "artist-colony", "space-port"]
    more = ["new-earth", "new-vinland", "prosperous-world", "secluded-world", "volcanic-world", "distant-world"]
    last = ["plague-world", "lost-species-ark-world", "hive-world", "rebel-miners", "gene-designers", "lifeforms-inc"]
    fourth = [
        *("alien-robotic-factory", "alien-data-repository", "imperium-armaments-world"),
        *("universal-exports", "uplift-gene-breeders", "malevolent-lifeforms"),
    ]
    for letter, *row in zip("ABCDEF", worlds, more, last, fourth, strict=True):
        scene.tableau(letter, *row)

    scene.round(A="produce")

    assert scene.holder("galactic-riches") == "ABCDEF"


@clause("RFTG-SET-02", "RFTG-SET-09")
@for_each(("sets", "cards"), [("base", 120), ("set1", 142), ("set2", 186), ("set3", 234)])
def test_every_configuration_holds_its_set_and_all_before_it(sets: str, cards: int) -> None:
    allowed = SETS[: SETS.index(sets) + 1]
    designs = {name for name, card in load().cards.items() if card["set"] in allowed}
    if sets in ("set2", "set3"):
        designs.remove("gambling-world")

    found = in_play(sets)

    assert len(found) == cards
    assert set(found) == designs


@clause("RFTG-SET-02")
def test_there_are_four_configurations() -> None:
    spec = next(spec for spec in table(2).definition.options() if spec.name == "sets")

    assert spec.choices == ("base", "set1", "set2", "set3")


@clause("RFTG-SET-09")
@for_each(("sets", "first", "most"), [("set1", 8, 6), ("set2", 10, 7), ("set3", 12, 8)])
def test_goal_tiles_with_two_or_three_marks_wait_for_their_set(sets: str, first: int, most: int) -> None:
    goals = race(table(2, sets=sets, goals=True)).rulebook.goals

    found = [goal.is_most for goal in goals]

    assert (found.count(False), found.count(True)) == (first, most)
    assert {load().goals[goal.id]["min_set"] for goal in goals} == set(range(1, SETS.index(sets) + 1))


@clause("RFTG-SET-03", "RFTG-SET-05", "RFTG-SET-06", "RFTG-SET-08")
def test_what_each_set_adds() -> None:
    numbers = {sets: start_numbers(sets) for sets in SETS}

    assert added("set1") == (4, 18)
    assert added("set2") == (3, 41)  # 42, and one is taken out: 44 cards net
    assert added("set3") == (4, 44)
    assert numbers["set1"] == list(range(-6, 9))
    assert numbers["set2"] == list(range(-6, 12))
    assert numbers["set3"] == list(range(-6, 16))


@clause("RFTG-SET-04", "RFTG-SET-07")
def test_third_copies_of_contact_specialist_and_research_labs_come_with_sets_1_and_2() -> None:
    found = [(in_play(sets).count("contact-specialist"), in_play(sets).count("research-labs")) for sets in SETS]

    assert found == [(2, 2), (3, 2), (3, 3), (3, 3)]


@clause("RFTG-SET-06")
def test_the_revised_gambling_world_takes_the_place_of_the_old_one() -> None:
    found = [(in_play(sets).count("gambling-world"), in_play(sets).count("gambling-world-set2")) for sets in SETS]

    assert found == [(1, 0), (1, 0), (0, 1), (0, 1)]


@clause("RFTG-SET-08")
def test_prestige_and_search_come_with_set_3_whether_one_likes_or_not() -> None:
    before, after = (ready(table(2, sets=sets)) for sets in ("set2", "set3"))

    assert "search" not in [option.id for option in question(before, 0).options]
    assert [at(before.view(None), "players", seat, "search_card") for seat in range(2)] == [False, False]
    assert at(before.view(None), "lead") is None
    assert "search" in [option.id for option in question(after, 0).options]
    assert [at(after.view(None), "players", seat, "search_card") for seat in range(2)] == [True, True]
    assert at(after.view(None), "lead") == {"holder": None, "tied": False, "on_tile": 0}
    assert not [spec.name for spec in after.definition.options() if spec.name in ("prestige", "search")]


@clause("RFTG-SET-10")
@for_each(("sets", "prestige"), [("set2", 0), ("set3", 1)])
def test_a_prestige_symbol_means_nothing_without_set_3(sets: str, prestige: int) -> None:
    scene = Scene(sets=sets).tableau("A", "drop-ships", "drop-ships#2", "space-marines").hand("A", "alien-monolith")

    scene.round(A="settle").play("A settle alien-monolith")

    assert scene.tableau_of("A")[-1] == "alien-monolith"
    assert scene.prestige("A") == prestige


@clause("RFTG-SET-10")
@for_each(("sets", "prestige"), [("set2", 0), ("set3", 1)])
def test_the_mark_of_a_rebel_development_means_nothing_without_set_3(tmp_path: Path, sets: str, prestige: int) -> None:
    herald = '{ phase = "develop", effect = "develop_prestige_after", placed = "rebel", prestige = 1 }'
    folder = pack(tmp_path, GRAY + f"powers = [{herald}]")
    scene = Scene(sets=sets, packs=(str(folder),)).tableau("A", "tides.harbour").hand("A", "rebel-pact", "gem-world")

    scene.round(B="develop").play("A develop rebel-pact")

    assert scene.tableau_of("A") == ["tides.harbour", "rebel-pact"]
    assert scene.prestige("A") == prestige


@clause("RFTG-SET-11")
def test_without_takeovers_their_powers_are_ignored_and_the_other_powers_work() -> None:
    scene = Scene(sets="set2").tableau("A", "imperium-seat", "imperium-cloaking-technology", "rebel-pact")
    scene.tableau("B", "rebel-fuel-cache", "space-marines").hand("A", "rebel-miners", "gem-world").fill("A", 2)

    scene.round(A="settle").play("A settle gem-world")

    # The same card conquers a peaceful world all the same.
    assert scene.options("A") == ["pay", "conquer-peaceful with imperium-cloaking-technology"]
    scene.play("A conquer-peaceful with imperium-cloaking-technology")
    assert scene.asked() == ["A action", "B action"]
    assert scene.tableau_of("B") == ["rebel-fuel-cache", "space-marines"]


@clause("RFTG-SET-11")
def test_with_takeovers_the_same_powers_are_there() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-seat", "imperium-cloaking-technology")
    scene.tableau("B", "rebel-fuel-cache", "space-marines")

    scene.round(A="settle")

    assert scene.options("A") == ["done", "takeover imperium-seat", "takeover imperium-cloaking-technology"]


@clause("RFTG-SET-11")
def test_ignored_takeover_powers_keep_military_against_rebels_and_mixing_with_the_hand() -> None:
    scene = Scene(sets="set2").tableau("A", "imperium-seat", "rebel-pact").hand("A", "rebel-fuel-cache", "gem-world")

    scene.round(A="explore-1", B="settle")

    assert scene.question("A").kind == "explore-discard"
    assert len(scene.options("A")) == 5
    scene.play("A discard gem-world", "B " + scene.options("B")[0])
    assert "settle rebel-fuel-cache" in scene.options("A")


@clause("RFTG-SET-11")
@for_each(("takeovers", "holder"), [(False, ""), (True, "A")])
def test_an_ignored_takeover_power_counts_for_no_goal(takeovers: bool, holder: str) -> None:
    scene = Scene(sets="set3", goals=True, takeovers=takeovers).goals("peace-war-leader")
    scene.tableau("A", "interstellar-casus-belli", "pirate-world", "outlaw-world").hand("A", "rebel-fuel-cache")

    scene.round(A="settle").play("A settle rebel-fuel-cache")

    assert scene.holder("peace-war-leader") == holder


@clause("RFTG-SET-12")
@for_each("sets", ["base", "set1"])
def test_before_set_2_start_worlds_are_dealt(sets: str) -> None:
    game = table(3, sets=sets)

    assert [asked.kind for asked in game.questions] == ["start-hand"] * 3


@clause("RFTG-SET-12")
@for_each("sets", ["set2", "set3"])
@for_each("takeovers", [False, True])
def test_from_set_2_on_a_choice_of_two_is_recommended(sets: str, takeovers: bool) -> None:
    game = table(3, sets=sets, takeovers=takeovers)

    assert [asked.kind for asked in game.questions] == ["start-world"] * 3
    assert [len(offered(game, seat)) for seat in range(3)] == [2, 2, 2]


@clause("RFTG-SET-12")
def test_without_takeovers_one_may_still_deal_but_with_them_one_may_not() -> None:
    game = table(3, sets="set2", start="dealt")

    assert [asked.kind for asked in game.questions] == ["start-hand"] * 3
    with pytest.raises(SetupError):
        table(3, sets="set2", start="dealt", takeovers=True)


@clause("RFTG-SET-03", "RFTG-SET-05", "RFTG-SET-13")
@for_each(("sets", "most"), [("base", 4), ("set1", 5), ("set2", 6), ("set3", 6)])
def test_how_many_can_play(sets: str, most: int) -> None:
    for seats in range(2, most + 1):
        assert len(ready(table(seats, sets=sets)).questions) == seats

    with pytest.raises(SetupError):
        table(most + 1, sets=sets)


@clause("RFTG-SET-14")
def test_the_base_deck_of_the_second_edition() -> None:
    book = race(table(2)).rulebook

    worlds = [book.cards[piece].is_world for piece in book.game_cards]

    assert (worlds.count(True), worlds.count(False)) == (59, 50)
    assert {book.cards[piece].id: book.cards[piece].start for piece in book.start_worlds} == START_NUMBERS["base"]
    assert len(book.start_worlds) == 11


@clause("RFTG-SET-15")
@for_each(
    ("world", "price", "points"),
    [("black-market-trading-world", 2, 1), ("bio-hazard-mining-world", 2, 0), ("imperium-armaments-world", 3, 2)],
)
def test_second_edition_prices(world: str, price: int, points: int) -> None:
    scene = Scene().hand("A", world).fill("A", 6).round(B="settle")

    scene.play(f"A settle {world}")

    assert scene.question("A").pick == (price, price)
    assert scene.score("A") == points


@clause("RFTG-SET-15")
def test_outlaw_world_and_merchant_guild_of_the_second_edition() -> None:
    scene = Scene().tableau("A", "outlaw-world").tableau("B", "merchant-guild", "gem-world", "radioactive-world")

    scene.good("B", "gem-world", "radioactive-world")

    assert scene.military("A") == 1
    # 1 for each of both worlds, 2 for the production world, 1 for each of two goods.
    assert scene.score("B") == 6
