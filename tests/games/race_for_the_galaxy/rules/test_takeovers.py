"""Takeovers: when they are on, who may declare one, and what a declaration costs."""

from __future__ import annotations

import pytest

import tessera
from tessera.kernel.refusal import SetupError
from tests.clauses import clause
from tests.games.race_for_the_galaxy.idle import idle
from tests.games.race_for_the_galaxy.scene import Scene, at
from tests.rows import for_each

# The option


@clause("RFTG-TAKEOVER-01")
@for_each("sets", ["base", "set1"])
def test_takeovers_need_set_2(sets: str) -> None:
    with pytest.raises(SetupError):
        Scene(sets=sets, takeovers=True)


@clause("RFTG-TAKEOVER-01")
@for_each("sets", ["set2", "set3"])
def test_with_takeovers_everybody_chooses_between_two_start_worlds(sets: str) -> None:
    game = tessera.start("race-for-the-galaxy", seats=3, seed=1, options={"sets": sets, "takeovers": True})

    assert [question.kind for question in game.questions] == ["start-world"] * 3
    assert [len(question.options) for question in game.questions] == [2, 2, 2]


@clause("RFTG-TAKEOVER-01")
@for_each("start", ["dealt", "preset"])
def test_no_other_way_to_deal_start_worlds_goes_with_takeovers(start: str) -> None:
    with pytest.raises(SetupError):
        Scene(sets="set2", takeovers=True, start=start)


@clause("RFTG-TAKEOVER-01")
@for_each("card", ["imperium-seat", "rebel-alliance", "imperium-cloaking-technology", "interstellar-casus-belli"])
@for_each("on", [True, False])
def test_with_takeovers_off_takeover_powers_are_void(card: str, on: bool) -> None:
    scene = Scene(sets="set3", takeovers=on).tableau("A", card, "drop-ships", "space-marines")
    scene.tableau("B", "rebel-miners", "imperium-troops").has("A", prestige=1)

    scene.round(A="settle")

    assert scene.asked()[0] == ("A settle-more" if on else "A action")


@clause("RFTG-TAKEOVER-01")
def test_with_takeovers_off_nothing_defends_or_defeats_them_either() -> None:
    for on in (True, False):
        scene = Scene(sets="set3", takeovers=on).tableau("A", "rebel-pact", "pan-galactic-security-council")

        defends = [power for power in scene.state.card(scene.piece("rebel-pact")).powers if power.low == 2]

        assert len(defends) == on
        assert scene.seen("B", "players", 0, "targets", "council") is on


@clause("RFTG-TAKEOVER-01")
def test_with_takeovers_off_other_powers_of_the_same_cards_remain() -> None:
    scene = Scene(sets="set2").tableau("A", "imperium-cloaking-technology", "drop-ships")
    scene.hand("A", "deserted-alien-colony")

    scene.round(A="settle").play("A settle deserted-alien-colony")

    # Cost 5 as a defense of 3 against Military 3.
    assert scene.tableau_of("A") == ["drop-ships", "deserted-alien-colony"]


@clause("RFTG-TAKEOVER-42")
@for_each("on", [True, False])
def test_everybody_knows_whether_takeovers_are_on_and_it_stays_so(on: bool) -> None:
    scene = Scene(seats=3, sets="set2", takeovers=on).tableau("A", "imperium-seat").tableau("B", "rebel-miners")

    for _ in range(3):
        idle(scene.round(A="settle", B="develop", C="explore-5"))

        assert [at(scene.game.view(seat), "takeovers") for seat in (0, 1, 2, None)] == [on] * 4
        assert scene.game.setup.options["takeovers"] is on


# An action of Settle


@clause("RFTG-TAKEOVER-02")
def test_only_military_worlds_of_others_since_before_this_phase_are_targets() -> None:
    scene = Scene(seats=3, sets="set2", takeovers=True)
    scene.tableau("A", "imperium-cloaking-technology", "drop-ships", "new-sparta")
    scene.tableau("B", "former-penal-colony", "gem-world", "space-marines").hand("B", "outlaw-world")
    scene.tableau("C", "rebel-warrior-race", "contact-specialist", "imperium-troops")

    scene.round(A="settle").play("B settle outlaw-world", "A takeover imperium-cloaking-technology")

    # Not the own New Sparta, not Gem World, no development, and not Outlaw World, which was placed just now.
    assert scene.options("A") == ["target former-penal-colony", "target rebel-warrior-race"]


@clause("RFTG-TAKEOVER-02", "RFTG-TAKEOVER-07")
def test_who_placed_a_world_has_no_action_left_for_a_takeover() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-seat", "drop-ships", "space-marines")
    scene.tableau("B", "rebel-miners").hand("A", "outlaw-world")

    scene.round(A="settle").play("A settle outlaw-world")

    assert scene.tableau_of("B") == ["rebel-miners"]
    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-TAKEOVER-02", "RFTG-TAKEOVER-07")
def test_who_placed_no_world_may_take_one_over_instead() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-seat", "drop-ships", "space-marines")
    scene.tableau("B", "rebel-miners").hand("A", "outlaw-world")

    scene.round(A="settle").play("A pass", "A takeover imperium-seat")

    assert scene.tableau_of("A") == ["imperium-seat", "drop-ships", "space-marines", "rebel-miners"]
    assert scene.tableau_of("B") == []


@clause("RFTG-TAKEOVER-07")
def test_a_takeover_needs_no_settle_card_of_ones_own() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-seat", "drop-ships", "space-marines")
    scene.tableau("B", "rebel-miners")

    scene.round(B="settle").play("A takeover imperium-seat")

    assert scene.tableau_of("A")[-1] == "rebel-miners"
    # Without the card there is no Settle bonus.
    assert scene.cards_in_hand("A") == 0


@clause("RFTG-TAKEOVER-07")
def test_a_second_placement_may_be_a_takeover() -> None:
    scene = Scene(sets="set2", takeovers=True)
    scene.tableau("A", "imperium-seat", "imperium-cloaking-technology", "improved-logistics", "drop-ships")
    scene.tableau("B", "rebel-miners", "space-marines", "pirate-world").hand("A", "outlaw-world", "rebel-fuel-cache")
    scene.deck("consumer-markets")

    scene.round(A="settle").play("A settle outlaw-world")
    assert scene.options("A") == [
        "done",
        "second rebel-fuel-cache",
        "takeover imperium-seat",
        "takeover imperium-cloaking-technology",
    ]
    scene.play("A takeover imperium-seat")

    # Both actions are used up: Rebel Fuel Cache stays in hand, and there is no other takeover.
    assert scene.tableau_of("A")[-2:] == ["outlaw-world", "rebel-miners"]
    assert "rebel-fuel-cache" in scene.hand_of("A")
    assert scene.tableau_of("B") == ["space-marines", "pirate-world"]


@clause("RFTG-TAKEOVER-08")
def test_two_takeovers_with_two_different_powers() -> None:
    scene = Scene(sets="set2", takeovers=True)
    scene.tableau("A", "imperium-seat", "imperium-cloaking-technology", "improved-logistics", "drop-ships")
    scene.tableau("B", "rebel-miners", "epsilon-eridani", "outlaw-world").hand("A", "rebel-fuel-cache")

    scene.round(A="settle").play("A pass", "A takeover imperium-cloaking-technology", "A target outlaw-world")

    # Neither the same power again nor a world from hand, since no first world is settled yet.
    assert scene.options("A") == ["done", "takeover imperium-seat"]
    scene.play("A takeover imperium-seat")
    assert scene.tableau_of("A") == [
        *("imperium-seat", "improved-logistics", "drop-ships"),
        *("outlaw-world", "rebel-miners"),
    ]
    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-TAKEOVER-08")
def test_one_power_does_not_make_two_takeovers() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-seat", "improved-logistics", "drop-ships")
    scene.tableau("B", "rebel-miners", "rebel-fuel-cache")

    scene.round(A="settle").play("A takeover imperium-seat", "A target rebel-fuel-cache")

    assert scene.tableau_of("B") == ["rebel-miners"]
    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-TAKEOVER-08")
def test_two_takeovers_need_a_second_placement() -> None:
    scene = Scene(sets="set2", takeovers=True)
    scene.tableau("A", "imperium-seat", "imperium-cloaking-technology", "drop-ships")
    scene.tableau("B", "rebel-miners", "epsilon-eridani", "outlaw-world")

    scene.round(A="settle").play("A takeover imperium-seat")

    assert scene.tableau_of("B") == ["epsilon-eridani", "outlaw-world"]
    assert scene.asked() == ["A action", "B action"]


# The declaration


@clause("RFTG-TAKEOVER-09")
def test_declarations_come_among_settle_powers_clockwise_from_the_lowest_start_world() -> None:
    scene = Scene(seats=3, sets="set2", takeovers=True)
    scene.tableau("A", "imperium-seat", "space-marines").tableau("B", "rebel-miners", "mercenary-fleet")
    scene.tableau("C", "imperium-cloaking-technology", "drop-ships").hand("A", "rebel-fuel-cache", "gem-world")
    scene.hand("B", "outlaw-world", "spice-world", "comet-zone")
    scene.state.order = [1, 2, 0]

    scene.round(A="settle").play("A pass")
    assert scene.asked() == ["B settle"]
    scene.play("B settle outlaw-world", "B enough")

    # B has finished, its world lies open, and C comes before A.
    assert scene.tableau_of("B") == ["rebel-miners", "mercenary-fleet", "outlaw-world"]
    assert scene.asked() == ["C settle-more"]
    scene.play("C takeover imperium-cloaking-technology")
    assert scene.seen("A", "attacks", 0, "attacker") == 2
    assert scene.asked() == ["A settle-more"]
    scene.play("A takeover imperium-seat")
    assert scene.seen("B", "attacks", 1, "attacker") == 0


@clause("RFTG-TAKEOVER-09")
def test_a_declaration_can_answer_one_that_was_made_before() -> None:
    scene = Scene(seats=3, sets="set2", takeovers=True)
    scene.tableau("A", "imperium-seat", "drop-ships", "space-marines").tableau("B", "rebel-miners", "epsilon-eridani")
    scene.tableau("C", "imperium-cloaking-technology", "drop-ships#2")

    scene.round(A="settle").play("A takeover imperium-seat")

    assert scene.asked() == ["C settle-more"]
    assert scene.seen("C", "attacks", 0, "power") == "imperium-seat"
    assert scene.seen("C", "attacks", 0, "target") == "rebel-miners"
    assert scene.seen("C", "attacks", 0, "defender") == 1


@clause("RFTG-TAKEOVER-10")
def test_a_card_that_is_discarded_for_a_takeover_goes_at_the_declaration() -> None:
    scene = Scene(seats=3, sets="set2", takeovers=True)
    scene.tableau("A", "imperium-cloaking-technology", "drop-ships").tableau("B", "outlaw-world")
    scene.tableau("C", "imperium-seat", "rebel-miners").tableau("B", "rebel-fuel-cache")

    scene.round(A="settle").play("A takeover imperium-cloaking-technology", "A target outlaw-world")

    # C is still using powers: nothing is resolved, the card is gone.
    assert scene.asked() == ["C settle-more"]
    assert scene.seen("A", "attacks", 0, "fate") == "pending"
    assert scene.tableau_of("A") == ["drop-ships"]
    assert scene.pile() == ["imperium-cloaking-technology"]


@clause("RFTG-TAKEOVER-10")
def test_prestige_for_a_takeover_is_paid_at_the_declaration() -> None:
    scene = Scene(seats=3, sets="set3", takeovers=True).has("A", prestige=4)
    scene.tableau("A", "interstellar-casus-belli", "drop-ships").tableau("B", "outlaw-world", "rebel-fuel-cache")
    scene.tableau("C", "imperium-seat")

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target outlaw-world")

    assert scene.asked() == ["C settle-more"]
    assert scene.seen("A", "attacks", 0, "fate") == "pending"
    assert scene.prestige("A") == 3


@clause("RFTG-TAKEOVER-10", "RFTG-TAKEOVER-16")
def test_all_temporary_military_of_the_attacker_is_raised_at_the_declaration() -> None:
    scene = Scene(seats=3, sets="set3", takeovers=True).has("A", prestige=2)
    scene.tableau("A", "interstellar-casus-belli", "new-military-tactics", "space-mercenaries", "alien-booby-trap")
    scene.tableau("A", "rebel-fuel-refinery").good("A", "rebel-fuel-refinery").hand("A", "gem-world", "spice-world")
    scene.tableau("B", "rebel-homeworld", "imperium-lords").tableau("C", "imperium-seat")

    scene.round(A="settle").play("A takeover interstellar-casus-belli")
    assert scene.asked() == ["A raise"]
    assert sorted(scene.options("A")) == [
        *("discard new-military-tactics", "enough", "good rebel-fuel-refinery"),
        *("hand gem-world", "hand spice-world", "prestige alien-booby-trap"),
    ]
    scene.play("A discard new-military-tactics", "A good rebel-fuel-refinery", "A prestige alien-booby-trap")
    scene.play("A hand gem-world", "A enough")

    # 3 and 2 and 3 and 1, all paid for; 1 of Space Mercenaries on top.
    assert scene.asked() == ["C settle-more"]
    assert scene.seen("B", "players", 0, "military", "temporary") == 9
    assert scene.seen("B", "attacks", 0, "attack") == 10
    assert scene.prestige("A") == 0
    assert scene.goods_of("A") == []
    assert "new-military-tactics" not in scene.tableau_of("A")
    assert scene.hand_of("A") == ["spice-world"]
    scene.play("C done")
    # At the resolution A is not asked again, although a hand card and half a power are left.
    assert scene.seen("A", "attacks", 0, "fate") == "won"
    assert "spice-world" in scene.hand_of("A")


@clause("RFTG-KIND-01")
def test_the_kind_may_be_turned_for_every_takeover_against_it() -> None:
    scene = Scene(seats=3, sets="set3", takeovers=True)
    scene.tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet", "abandoned-alien-uplift-camp")
    scene.tableau("C", "interstellar-casus-belli#2", "imperium-invasion-fleet#2", "gem-smugglers", "alpha-centauri")
    scene.tableau("B", "alien-oort-cloud-refinery", "drop-ships", "expedition-force").kind("B", "genes")
    scene.has("A", prestige=1).has("C", prestige=1).round(A="settle")

    scene.play("A takeover interstellar-casus-belli", "A target alien-oort-cloud-refinery")
    scene.play("C takeover interstellar-casus-belli#2", "C target alien-oort-cloud-refinery", "B kind rare")

    assert scene.asked() == ["B defend"]
    assert "kind genes" in scene.options("B")


@clause("RFTG-TAKEOVER-07", "RFTG-TWO-02")
def test_whoever_placed_a_world_in_the_round_before_can_declare_again() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "rebel-alliance", "drop-ships", "space-marines")
    scene.tableau("B", "rebel-miners", "imperium-troops").hand("A", "refugee-world")
    scene.round(A="settle").play("A settle refugee-world")
    after_placing = scene.asked()

    scene.round(A="settle").play("A pass")

    assert (after_placing, scene.asked()[0]) == (["A action", "B action"], "A settle-more")
