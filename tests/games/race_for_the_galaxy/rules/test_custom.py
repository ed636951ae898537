"""Cards of one's own: the blank cards of the box are packs here."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.games.race_for_the_galaxy.state import DECK
from tessera.kernel.game import Game
from tessera.kernel.refusal import ContentError
from tests.clauses import clause
from tests.games.race_for_the_galaxy.fresh import hand, lying, offered, race, ready, table, tableau
from tests.games.race_for_the_galaxy.pack_folder import DEVELOPMENT, GRAY, PACK, WINDFALL, pack
from tests.games.race_for_the_galaxy.scene import Scene, at

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
@pytest.mark.parametrize(("copies", "cards"), [(1, 121), (3, 123)])
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
@pytest.mark.parametrize(("sets", "asked"), [("set2", "A explore-keep"), ("set3", "A explore-prestige")])
def test_a_power_that_only_brings_prestige_waits_for_set_3(tmp_path: Path, sets: str, asked: str) -> None:
    herald = 'powers = [{ phase = "explore", effect = "explore_discard_for_prestige", cards = 1, prestige = 1 }]'
    scene = Scene(sets=sets, packs=(str(pack(tmp_path, GRAY + herald)),)).tableau("A", "tides.harbour")

    scene.hand("A", "gem-world").round(B="explore-5")

    assert scene.asked()[0] == asked


@clause("RFTG-CUSTOM-02")
@pytest.mark.parametrize(("sets", "cards"), [("base", 120), ("set1", 142), ("set2", 186), ("set3", 234)])
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
