"""After the draft: everybody plays with a draw pile and a discard pile of their own."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.rules.develop import Develop
from tessera.games.race_for_the_galaxy.rules.round_end import RoundEnd
from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def drafted(seats: int = 2, sets: str = "set3", takeovers: bool = False) -> Scene:
    """A game after a draft, with nothing on the table."""
    return Scene(seats=seats, sets=sets, draft=True, takeovers=takeovers)


@clause("RFTG-DRAFT-06")
def test_everybody_draws_from_the_own_deck_and_discards_to_the_own_pile() -> None:
    scene = drafted().deck("gem-world", "spice-world", of="A").deck("rebel-base", "mining-world", of="B")
    before = [scene.deck_size(letter) for letter in "AB"]

    scene.round(A="develop", B="explore-1")

    assert scene.options("A") == ["keep gem-world", "keep spice-world"]
    assert scene.options("B")[:2] == ["keep rebel-base", "keep mining-world"]
    scene.play("A keep gem-world", "B keep rebel-base + keep mining-world")
    assert scene.pile("A") == ["spice-world"]
    assert len(scene.pile("B")) == 1
    assert [scene.deck_size(letter) for letter in "AB"] == [before[0] - 2, before[1] - 3]


@clause("RFTG-DRAFT-06", "RFTG-ROUND-11")
def test_an_empty_deck_is_made_anew_from_the_own_discards_alone() -> None:
    scene = drafted().deck("gem-world", of="A", rest=False).discarded("spice-world", "comet-zone", of="A")
    scene.discarded("rebel-base", "mining-world", of="B")

    scene.round(A="explore-5")

    assert sorted(scene.options("A")) == ["keep comet-zone", "keep gem-world", "keep spice-world"]
    assert scene.pile("A") == []
    assert scene.pile("B") == ["mining-world", "rebel-base"]


@clause("RFTG-DRAFT-06", "RFTG-ROUND-11")
def test_who_has_neither_deck_nor_discards_draws_nothing() -> None:
    scene = drafted().deck(of="A", rest=False).discarded("rebel-base", "mining-world", of="B")
    assert scene.deck_size("B") > 50

    scene.round(A="explore-5")

    assert scene.asked() == ["B explore-keep"]
    assert scene.cards_in_hand("A") == 0


@clause("RFTG-DRAFT-06", "RFTG-DRAFT-11")
def test_payments_go_to_the_own_pile() -> None:
    scene = drafted().hand("A", "space-marines", "gem-world", "spice-world")
    scene.hand("B", "expedition-force", "rebel-base")

    # Nobody has chosen Develop as an action, so nobody pays less.
    scene.happens(Develop(0), RoundEnd()).play("A develop space-marines", "B develop expedition-force")

    assert scene.pile("A") == ["gem-world", "spice-world"]
    assert scene.pile("B") == ["rebel-base"]


@clause("RFTG-DRAFT-06")
def test_goods_come_from_the_own_deck_and_are_discarded_to_the_own_pile() -> None:
    scene = drafted().tableau("A", "gem-world", "old-earth").tableau("B", "mining-world")
    scene.deck("rebel-base", of="A").deck("rebel-outpost", of="B")

    scene.round(B="develop", A="produce")

    assert [scene.state.piece_name(scene.state.zones[scene.state.goods(seat)][0]) for seat in range(2)] == [
        "rebel-base",
        "rebel-outpost",
    ]
    scene.round(B="double")
    assert scene.pile("A") == ["rebel-base"]
    assert scene.pile("B") == []


@clause("RFTG-DRAFT-06")
def test_a_windfall_world_takes_its_good_from_the_deck_of_who_settles_it() -> None:
    scene = drafted().tableau("A", "space-marines").hand("A", "aquatic-uplift-race").deck("rebel-base", of="A")
    before = scene.deck_size("B")

    scene.round(B="settle").play("A settle aquatic-uplift-race")

    assert scene.state.zones[scene.state.goods(0)] == [scene.piece("rebel-base")]
    assert scene.deck_size("B") == before


@clause("RFTG-DRAFT-06")
def test_a_search_looks_through_the_own_deck_and_discards_to_the_own_pile() -> None:
    scene = drafted().has("A").deck("gem-world", "spice-world", "avian-uplift-race", of="A")
    before = scene.deck_size("B")
    scene.round(A="search")
    category = next(option for option in scene.options("A") if "uplift" in option)

    scene.play(f"A {category}")
    assert "take avian-uplift-race" in scene.options("A")
    scene.play("A take avian-uplift-race")

    assert scene.hand_of("A") == ["avian-uplift-race"]
    assert scene.pile("A") == ["gem-world", "spice-world"]
    assert (scene.deck_size("B"), scene.pile("B")) == (before, [])


@clause("RFTG-DRAFT-06")
def test_a_failing_search_shuffles_in_the_own_discards_alone() -> None:
    scene = drafted().has("A").deck("gem-world", of="A", rest=False).discarded("spice-world", of="A")
    scene.discarded("avian-uplift-race", of="B")
    scene.round(A="search")

    scene.play("A " + next(option for option in scene.options("A") if "uplift" in option))

    assert scene.hand_of("A") == []
    assert scene.pile("A") == ["gem-world", "spice-world"]
    assert scene.pile("B") == ["avian-uplift-race"]


@clause("RFTG-DRAFT-06")
def test_a_gamble_flips_cards_of_the_own_deck() -> None:
    scene = drafted(sets="set2").tableau("A", "gambling-world-set2").hand("A", "gem-world")
    scene.deck("spice-world", "rebel-base", of="A")
    before = scene.deck_size("B")

    scene.round(B="double").play("A use gambling-world-set2 2")

    # Cost 2: two cards are flipped, one of which has defense 6.
    assert sorted(option.split()[-1] for option in scene.options("A")) == ["rebel-base", "spice-world"]
    scene.play("A " + next(option for option in scene.options("A") if "rebel-base" in option))
    assert scene.hand_of("A") == ["gem-world", "rebel-base"]
    assert scene.pile("A") == ["spice-world"]
    assert (scene.deck_size("B"), scene.pile("B")) == (before, [])


@clause("RFTG-DRAFT-06")
def test_sales_and_the_prestige_lead_draw_from_the_own_deck() -> None:
    scene = drafted().tableau("A", "gem-world").good("A", "gem-world").deck("rebel-base", "rebel-outpost", of="A")
    before = scene.deck_size("B")

    scene.round(A="trade")
    assert scene.hand_of("A") == ["rebel-base", "rebel-outpost"]
    scene.deck("mining-world", of="A").has("A", prestige=1).leads("A", on_tile=1).new_round()

    assert scene.hand_of("A") == ["mining-world", "rebel-base", "rebel-outpost"]
    assert scene.deck_size("B") == before


@clause("RFTG-DRAFT-06")
def test_everybody_sees_how_many_cards_a_deck_and_a_pile_hold() -> None:
    scene = drafted().discarded("rebel-base", "gem-world", of="B").new_round()

    for viewer in "AB-":
        assert scene.seen(viewer, "players", 1, "deck") == scene.deck_size("B")
        assert scene.seen(viewer, "players", 1, "discard") == 2


# Powers that read otherwise


@clause("RFTG-DRAFT-09")
def test_retrofit_and_salvage_draws_as_many_as_others_discarded() -> None:
    scene = drafted(seats=3).tableau("A", "retrofit-and-salvage-inc").fill("B", 12).fill("C", 11).fill("A", 11)
    scene.deck("rebel-base", "gem-world", "spice-world", of="A").round(B="develop")
    for letter in "ABC":
        if f"{letter} develop" in scene.asked():
            scene.play(f"{letter} pass")

    for letter in "ABC":
        scene.play(f"{letter} " + " + ".join(scene.options(letter)[: scene.question(letter).pick[0]]))

    # B discarded two, C one: A draws three from the own deck, beyond the limit, and not those cards.
    assert scene.cards_in_hand("A") == 13
    assert {"rebel-base", "gem-world", "spice-world"} <= set(scene.hand_of("A"))
    assert [len(scene.pile(letter)) for letter in "ABC"] == [1, 2, 1]


@clause("RFTG-DRAFT-09")
def test_the_log_tells_how_many_cards_were_really_drawn() -> None:
    scene = drafted().tableau("A", "retrofit-and-salvage-inc").fill("B", 13)
    scene.deck("rebel-base", of="A", rest=False).round(B="develop").play("B pass")

    scene.play("B " + " + ".join(scene.options("B")[:3]))

    # B discarded three, and one card was left to draw.
    assert scene.hand_of("A") == ["rebel-base"]
    assert "A takes 1 card for the others' discards, through Retrofit & Salvage, Inc." in scene.story("A")


@clause("RFTG-DRAFT-10")
def test_a_destroyed_world_and_its_good_go_to_the_pile_of_its_former_owner() -> None:
    scene = drafted(takeovers=True).tableau("A", "imperium-planet-buster", "drop-ships")
    scene.tableau("B", "rebel-fuel-cache", "space-marines").deck("gem-world", of="B", rest=False)
    scene.good("B", "rebel-fuel-cache")

    scene.round(A="settle").play("A takeover imperium-planet-buster")

    assert scene.tableau_of("B") == ["space-marines"]
    assert scene.pile("B") == ["gem-world", "rebel-fuel-cache"]
    assert scene.pile("A") == []
    assert scene.prestige("A") == 2


@clause("RFTG-DRAFT-11")
def test_a_good_of_a_world_taken_over_is_discarded_to_the_pile_of_its_new_owner() -> None:
    scene = drafted(sets="set2", takeovers=True).tableau("A", "imperium-seat", "drop-ships")
    scene.tableau("B", "rebel-fuel-cache").deck("gem-world", of="B", rest=False).good("B", "rebel-fuel-cache")

    scene.round(A="settle").play("A takeover imperium-seat")
    assert scene.goods_of("A") == ["rebel-fuel-cache"]
    scene.round(A="trade")

    assert scene.pile("A") == ["gem-world"]
    assert scene.pile("B") == []


@clause("RFTG-DRAFT-11")
def test_a_world_taken_over_and_discarded_later_goes_to_the_pile_of_its_new_owner() -> None:
    scene = drafted(takeovers=True).tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet")
    scene.has("A", prestige=1).tableau("B", "doomed-world").hand("A", "gem-world")
    scene.round(B="settle").play("A pass", "A takeover interstellar-casus-belli")
    assert scene.tableau_of("A") == ["interstellar-casus-belli", "doomed-world"]

    scene.round(B="settle").play("A settle gem-world")

    assert scene.tableau_of("A") == ["interstellar-casus-belli", "gem-world"]
    assert sorted(scene.pile("A")) == ["doomed-world", "imperium-invasion-fleet"]
    assert scene.pile("B") == []


@clause("RFTG-DRAFT-11")
@for_each("letter", ["A", "B"])
def test_a_card_discarded_from_a_tableau_goes_to_the_pile_of_its_owner(letter: str) -> None:
    other = "B" if letter == "A" else "A"
    scene = drafted().tableau(letter, "new-military-tactics").hand(letter, "pirate-world")

    scene.round(A="settle").play(f"{letter} settle pirate-world")

    assert scene.pile(letter) == ["new-military-tactics"]
    assert scene.pile(other) == []


@clause("RFTG-DRAFT-11")
def test_cards_beyond_the_hand_limit_go_to_the_own_pile() -> None:
    scene = drafted().fill("B", 11).round(A="produce")

    scene.play("B " + scene.options("B")[0])

    assert (len(scene.pile("A")), len(scene.pile("B"))) == (0, 1)
