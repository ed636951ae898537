"""Cards of one's own: the blank cards of the box are packs here."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.games.race_for_the_galaxy.state import BOX, DECK
from tessera.kernel.game import Game
from tessera.kernel.refusal import ContentError
from tests.clauses import clause
from tests.games.race_for_the_galaxy.fresh import ALL_STARTS, hand, lying, offered, race, ready, table, tableau
from tests.games.race_for_the_galaxy.pack_folder import DEVELOPMENT, GRAY, PACK, WINDFALL, pack
from tests.games.race_for_the_galaxy.scene import Scene, at
from tests.rows import for_each

DISCOUNT = 'powers = [{ phase = "develop", effect = "develop_discount", amount = 2 }]\n'
START = GRAY + 'start = 100\npowers = [{ phase = "settle", effect = "military", amount = 3 }]\n'


@clause("RFTG-CUSTOM-01")
def test_a_development_of_a_pack_is_placed_paid_for_and_works(tmp_path: Path) -> None:
    folder = str(pack(tmp_path, DEVELOPMENT + DISCOUNT))
    scene = Scene(packs=(folder,)).hand("A", "tides.harbour", "gem-world", "spice-world")

    scene.round(B="develop").play("A develop tides.harbour")

    # Printed: cost 2, 1 VP, and developments cost 2 less from now on.
    assert scene.pile() == ["gem-world", "spice-world"]
    assert scene.tableau_of("A") == ["tides.harbour"]
    assert scene.score("A") == 1
    scene.hand("A", "mining-robots").round(B="develop").play("A develop mining-robots")
    assert scene.tableau_of("A") == ["tides.harbour", "mining-robots"]


@clause("RFTG-CUSTOM-01")
def test_a_windfall_world_of_a_pack_gets_its_good(tmp_path: Path) -> None:
    scene = Scene(packs=(str(pack(tmp_path, WINDFALL)),)).hand("A", "tides.harbour", "gem-world", "spice-world")

    scene.round(B="settle").play("A settle tides.harbour")

    assert scene.pile() == ["gem-world", "spice-world"]
    assert scene.goods_of("A") == ["tides.harbour"]


@clause("RFTG-CUSTOM-01")
@for_each(("copies", "cards"), [(1, 121), (3, 123)])
def test_cards_of_a_pack_are_shuffled_into_the_deck(tmp_path: Path, copies: int, cards: int) -> None:
    folder = str(pack(tmp_path, DEVELOPMENT + f"copies = {copies}\n"))

    game = table(2, packs=(folder,))

    everything = [*lying(game, DECK), *hand(game, 0), *hand(game, 1)]
    assert len(everything) == cards - 2
    assert len([card for card in everything if card.startswith("tides.harbour")]) == copies
    found = {card for seed in range(120) for card in hand(table(2, seed, packs=(folder,)), 0)}
    assert "tides.harbour" in found


@clause("RFTG-CUSTOM-01")
def test_a_start_world_of_a_pack_is_dealt_works_and_goes_last(tmp_path: Path) -> None:
    folder = str(pack(tmp_path, START))
    games = [table(2, seed, packs=(folder,)) for seed in range(60)]

    game = next(game for game in games if tableau(game, 0) == ["tides.harbour"])
    ready(game)

    assert race(game).general_military(0) == 3
    # Number 100 is higher than any other.
    assert at(game.view(None), "order") == [1, 0]


@clause("RFTG-CUSTOM-01", "RFTG-ROBOT-02")
def test_a_start_world_of_a_pack_may_have_a_number_below_zero_alone(tmp_path: Path) -> None:
    folder = str(pack(tmp_path, START.replace("start = 100", "start = -7")))
    games = [table(1, seed, packs=(folder,)) for seed in range(60)]

    assert any(tableau(game, 0) == ["tides.harbour"] for game in games)
    # Those of the box below 0 are not used.
    assert {ALL_STARTS[card] for game in games for card in lying(game, BOX)} == {-6, -5, -4, -3, -2, -1}


@clause("RFTG-CUSTOM-01", "RFTG-SETUP-09")
def test_a_start_world_of_a_pack_can_be_one_of_two_to_choose_from(tmp_path: Path) -> None:
    folder = str(pack(tmp_path, START))
    games = [table(2, seed, packs=(folder,), start="choice") for seed in range(60)]

    found = [sorted(race(game).card(piece).start % 2 for piece in drawn(game)) for game in games]

    # As an even number it takes the place of an even one.
    assert found == [[0, 1]] * 60
    assert any("tides.harbour" in offered(game, 0) for game in games)


def drawn(game: Game) -> list[int]:
    """The start worlds that seat A can choose from."""
    state = race(game)
    return state.zones[state.drawn(0)]


@clause("RFTG-CUSTOM-01")
def test_a_pack_can_replace_a_card_of_the_box(tmp_path: Path) -> None:
    marines = DEVELOPMENT.replace("tides.harbour", "space-marines") + "override = true\n" + DISCOUNT
    scene = Scene(packs=(str(pack(tmp_path, marines)),)).tableau("A", "space-marines").hand("A", "mining-robots")

    scene.round(B="develop").play("A develop mining-robots")

    assert scene.military("A") == 0
    assert scene.tableau_of("A") == ["space-marines", "mining-robots"]
    assert len(scene.state.rulebook.cards) == 120


@clause("RFTG-CUSTOM-01")
def test_a_word_that_is_not_in_the_vocabulary_is_refused_before_the_game(tmp_path: Path) -> None:
    folder = str(
        pack(tmp_path, DEVELOPMENT + 'powers = [{ phase = "develop", effect = "develop_discont", amount = 2 }]')
    )

    with pytest.raises(ContentError) as caught:
        table(2, packs=(folder,))

    assert "develop_discount" in str(caught.value)
    assert caught.value.text("ja") != str(caught.value)


@clause("RFTG-CUSTOM-01", "RFTG-SET-08")
@for_each(("sets", "asked"), [("set2", "A explore-keep"), ("set3", "A explore-prestige")])
def test_a_power_that_only_brings_prestige_waits_for_set_3(tmp_path: Path, sets: str, asked: str) -> None:
    herald = 'powers = [{ phase = "explore", effect = "explore_discard_for_prestige", cards = 1, prestige = 1 }]'
    scene = Scene(sets=sets, packs=(str(pack(tmp_path, GRAY + herald)),)).tableau("A", "tides.harbour")

    scene.hand("A", "gem-world").round(B="explore-5")

    assert scene.asked()[0] == asked


@clause("RFTG-CUSTOM-02")
@for_each(("sets", "cards"), [("base", 120), ("set1", 142), ("set2", 186), ("set3", 234)])
def test_blank_cards_count_nowhere_and_belong_to_no_set(tmp_path: Path, sets: str, cards: int) -> None:
    folder = str(pack(tmp_path, DEVELOPMENT))

    without, with_pack = table(2, sets=sets), table(2, sets=sets, packs=(folder,))

    assert len(race(without).rulebook.cards) == cards
    # With a card of one's own it is one more in every configuration, the base game's too.
    assert len(race(with_pack).rulebook.cards) == cards + 1


@clause("RFTG-CUSTOM-02", "RFTG-DRAFT-07")
def test_cards_of_two_packs_count_in_a_draft(tmp_path: Path) -> None:
    first = pack(tmp_path, DEVELOPMENT + "copies = 9\n")
    about = PACK.replace('"tides"', '"ebb"')
    second = pack(tmp_path, DEVELOPMENT.replace("tides.harbour", "ebb.pier"), about, "ebb")

    game = table(2, sets="set2", draft=True, packs=(str(first), str(second)))

    # 182 cards to draft make 18 full sets, ten more 19.
    assert at(game.view(None), "draft", "sets_left") == 19 - 1


# Powers that no printed card combines


@clause("RFTG-CUSTOM-01", "RFTG-PRODUCE-21")
@for_each(("worlds", "prestige"), [(["gem-world", "spice-world"], 1), (["gem-world"], 0)])
def test_production_worlds_are_counted_as_a_class(tmp_path: Path, worlds: list[str], prestige: int) -> None:
    effect = 'effect = "produce_prestige_if_most_worlds", world = "production", prestige = 1'
    power = f'powers = [{{ phase = "produce", {effect} }}]'
    scene = Scene(sets="set3", packs=(str(pack(tmp_path, GRAY + power)),)).tableau("A", "tides.harbour", *worlds)

    scene.tableau("B", "mining-world").round(B="produce")

    assert scene.prestige("A") == prestige


@clause("RFTG-CUSTOM-01", "RFTG-ROUND-13")
def test_two_who_see_the_others_actions_choose_one_after_the_other(tmp_path: Path) -> None:
    power = 'powers = [{ phase = "round_start", effect = "select_action_last" }]'
    scene = Scene(seats=3, sets="set3", packs=(str(pack(tmp_path, GRAY + power)),))
    scene.tableau("A", "psi-crystal-world").tableau("B", "tides.harbour").new_round()

    scene.play("C produce")
    first = scene.asked()
    scene.play("A develop")

    assert first == ["A last-action"]
    assert scene.asked() == ["B last-action"]
    assert scene.seen("B", "players", 0, "actions") == ["develop"]
    scene.play("B settle")
    played = [event.words[0] for event in scene.game.events if event.key == "phase"]
    assert played == ["develop", "settle", "produce"]


@clause("RFTG-CUSTOM-01", "RFTG-SETTLE-33", "RFTG-KIND-01")
def test_one_good_serves_one_power(tmp_path: Path) -> None:
    power = 'powers = [{ phase = "settle", effect = "settle_discount_by_good", good = "rare", amount = 2 }]'
    scene = Scene(sets="set3", packs=(str(pack(tmp_path, GRAY + power)),)).kind("A", "novelty")
    scene.tableau("A", "tides.harbour", "lifeforms-inc", "alien-oort-cloud-refinery", "gem-world")
    scene.good("A", "alien-oort-cloud-refinery", "gem-world").hand("A", "new-earth").fill("A", 6)

    # The multi-kind world's good is Rare or Genes, not both; the Novelty good serves neither power.
    scene.round(B="settle").play("A settle new-earth")

    assert scene.options("A") == ["pay", "pay goods 1"]


@clause("RFTG-CUSTOM-01", "RFTG-SETTLE-33")
def test_a_good_that_another_power_needs_is_kept_for_it(tmp_path: Path) -> None:
    power = 'powers = [{ phase = "settle", effect = "settle_discount_by_good", good = "rare", amount = 1 }]'
    scene = Scene(sets="set3", packs=(str(pack(tmp_path, GRAY + power)),)).kind("A", "novelty")
    scene.tableau("A", "lifeforms-inc", "tides.harbour", "alien-oort-cloud-refinery", "rebel-miners", "empath-world")
    scene.good("A", "alien-oort-cloud-refinery", "rebel-miners").hand("A", "new-earth").fill("A", 6)

    scene.round(B="settle").play("A settle new-earth", "A pay goods 2")

    # Only the multi-kind world's good can be Genes, and it is; then the Rare one follows, without a question.
    assert scene.goods_of("A") == []
    assert scene.question("A").pick == (1, 1)


@clause("RFTG-CUSTOM-01", "RFTG-SETTLE-17")
def test_a_good_raises_military_by_the_power_for_its_kind(tmp_path: Path) -> None:
    power = 'powers = [{ phase = "settle", effect = "temporary_military_by_good", good = "genes", amount = 4 }]'
    scene = Scene(sets="set3", packs=(str(pack(tmp_path, GRAY + power)),)).tableau("A", "tides.harbour", "empath-world")
    scene.tableau("A", "rebel-fuel-refinery", "expedition-force").good("A", "empath-world")
    scene.hand("A", "malevolent-lifeforms", "rebel-base")

    scene.round(B="settle")

    # 1, less 1 for Empath World, and 4 for its Genes good reach 4. Rebel Fuel Refinery adds 2 for a Rare good only.
    assert "settle malevolent-lifeforms" in scene.options("A")
    assert "settle rebel-base" not in scene.options("A")
    scene.play("A settle malevolent-lifeforms")
    assert "malevolent-lifeforms" in scene.tableau_of("A")
    assert scene.goods_of("A") == []


@clause("RFTG-CUSTOM-01", "RFTG-SETTLE-16")
def test_a_conquest_is_not_begun_in_a_way_that_cannot_be_finished(tmp_path: Path) -> None:
    power = 'powers = [{ phase = "settle", effect = "temporary_military_by_prestige", prestige_cost = 1, amount = 5 }]'
    scene = Scene(sets="set3", packs=(str(pack(tmp_path, GRAY + power)),)).has("A", prestige=1)
    scene.tableau("A", "tides.harbour", "alien-booby-trap", "new-military-tactics").hand("A", "rebel-homeworld")

    scene.round(B="settle").play("A settle rebel-homeworld")

    # Defense 7, one prestige: the 3 of Alien Booby Trap would use it up, and 3 more of New Military Tactics fall short.
    assert scene.options("A") == ["prestige tides.harbour", "discard new-military-tactics"]
    refused = scene.refused("A", "prestige alien-booby-trap")
    assert refused.clause == "RFTG-SETTLE-16"
    assert refused.text("en").startswith("After Alien Booby Trap the rest of your powers could not reach the defense")


@clause("RFTG-CUSTOM-01", "RFTG-SETTLE-47")
def test_a_card_is_discarded_for_one_of_its_powers_only(tmp_path: Path) -> None:
    powers = (
        'powers = [{ phase = "settle", effect = "settle_extra_military_by_self_discard" },'
        ' { phase = "settle", effect = "temporary_military_by_self_discard", amount = 4 }]'
    )
    scene = Scene(sets="set3", packs=(str(pack(tmp_path, GRAY + powers)),)).tableau("A", "tides.harbour", "drop-ships")
    scene.hand("A", "refugee-world", "malevolent-lifeforms", "hive-world").round(B="settle")

    scene.play("A settle refugee-world")

    # Discarded for the extra world it raises nothing: 3 reach 3, not 4.
    assert scene.options("A") == ["done", "extra hive-world"]


@clause("RFTG-CUSTOM-01")
def test_powers_of_one_sort_on_a_card_are_told_apart(tmp_path: Path) -> None:
    powers = (
        'powers = [{ phase = "produce", effect = "produce_windfall_by_discard", kind = "rare", cards = 1 },'
        ' { phase = "produce", effect = "produce_windfall", kind = "rare" }]'
    )
    scene = Scene(packs=(str(pack(tmp_path, GRAY + powers)),)).tableau("A", "tides.harbour", "asteroid-belt")
    scene.fill("A", 2).round(B="produce")

    assert scene.options("A") == [
        "done",
        "produce asteroid-belt by tides.harbour 1",
        "produce asteroid-belt by tides.harbour 2",
    ]
    told = [option.text("en") for option in scene.question("A").options]
    assert len(set(told)) == 3
    scene.play("A produce asteroid-belt by tides.harbour 2")
    assert (scene.goods_of("A"), scene.cards_in_hand("A")) == (["asteroid-belt"], 2)


@clause("RFTG-CUSTOM-01")
def test_a_pack_that_was_changed_is_read_anew(tmp_path: Path) -> None:
    folder = pack(tmp_path, DEVELOPMENT)
    before = Scene(packs=(str(folder),)).tableau("A", "tides.harbour").score("A")

    (folder / "cards.toml").write_text(DEVELOPMENT.replace("vp = 1", "vp = 7"), encoding="utf-8")

    assert before == 1
    assert Scene(packs=(str(folder),)).tableau("A", "tides.harbour").score("A") == 7
