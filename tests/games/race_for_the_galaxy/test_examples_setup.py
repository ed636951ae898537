"""Worked examples of the rulebook: setup, Explore and the draft (EX-01 to EX-04 and EX-20)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.state import BOX, DECK
from tests.clauses import clause
from tests.games.race_for_the_galaxy.fresh import lying, offered, race, ready, table, take_first
from tests.games.race_for_the_galaxy.scene import Scene, at


@clause("RFTG-SETUP-02")
def test_ex_01_vp_pool_with_set_3() -> None:
    """EX-01: three players use 3 x 12 + 5 = 41 VP."""
    game = table(3, sets="set3")

    assert at(game.view(None), "pool") == 41


@clause("RFTG-EXPLORE-06")
def test_ex_02_mix_with_hand() -> None:
    """EX-02: Explore +5 is draw 7 into the hand, then discard any 6."""
    scene = Scene(sets="set2").tableau("A", "alien-data-repository").hand("A", "gem-world", "spice-world")
    deck = scene.deck_size()

    scene.round(A="explore-5")

    assert scene.deck_size() == deck - 7 - 2  # B draws 2
    assert scene.cards_in_hand("A") == 9
    assert scene.question("A").pick == (6, 6)
    assert sorted(option.removeprefix("discard ") for option in scene.options("A")) == scene.hand_of("A")
    scene.play("A discard gem-world + discard spice-world + " + " + ".join(scene.options("A")[2:6]))
    assert scene.cards_in_hand("A") == 3
    assert {"gem-world", "spice-world"} <= set(scene.pile())


@clause("RFTG-PRESTIGE-19")
def test_ex_03_prestige_explore_with_five_more() -> None:
    """EX-03: 1 prestige is spent, 13 cards are drawn into the hand and 11 discarded."""
    scene = Scene(sets="set3").has("A", prestige=1).hand("A", "gem-world")
    deck = scene.deck_size()

    scene.round(A="prestige explore-5")

    assert scene.prestige("A") == 0
    assert scene.deck_size() == deck - 13 - 2
    assert scene.cards_in_hand("A") == 14
    assert scene.question("A").pick == (11, 11)
    assert "discard gem-world" in scene.options("A")


@clause("RFTG-PRESTIGE-19")
def test_ex_04_prestige_explore_with_one_more_kept() -> None:
    """EX-04: 9 cards are drawn into the hand and 6 discarded."""
    scene = Scene(sets="set3").has("A", prestige=1).hand("A", "gem-world")

    scene.round(A="prestige explore-1")

    assert scene.prestige("A") == 0
    assert scene.cards_in_hand("A") == 10
    assert scene.question("A").pick == (6, 6)
    assert "discard gem-world" in scene.options("A")


@clause("RFTG-DRAFT-07", "RFTG-DRAFT-08")
def test_ex_20_table_of_the_draft() -> None:
    """EX-20: six players draft 7 sets of five and two cards more; each deck has 37 cards, or 38."""
    game = table(6, sets="set3", draft=True)
    state = race(game)
    assert (len(state.rulebook.game_cards), len(state.rulebook.start_worlds)) == (212, 22)
    assert sum(len(state.zones[state.drawn(seat)]) for seat in range(6)) == 12
    assert len(lying(game, DECK)) + 6 * 5 == 222
    sizes = []

    while game.questions[0].kind == "draft":
        sizes.append(len(offered(game, 0)))
        for seat in range(6):
            take_first(game, seat)

    assert sizes == [5, 4, 3, 2] * 7 + [2]
    assert lying(game, BOX) == lying(game, DECK) == []
    assert [len(lying(game, state.deck(seat))) + 6 for seat in range(6)] == [37] * 6
    ready(game)
    for seat in range(6):
        zones = (state.deck(seat), state.pile(seat), state.hand(seat), state.goods(seat), state.saved(seat))
        assert sum(len(state.zones[zone]) for zone in zones) == 38
