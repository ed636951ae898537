"""The rulebook's examples of goals, takeovers and scoring (EX-05 to EX-13, EX-18, EX-19)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.scoring import variable_points
from tests.clauses import clause
from tests.games.race_for_the_galaxy.idle import idle
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def fates(scene: Scene) -> list[object]:
    """What became of every takeover, in the order of declaration."""
    attacks = scene.seen("-", "attacks")
    assert isinstance(attacks, list)
    return [scene.seen("-", "attacks", attack, "fate") for attack in range(len(attacks))]


def strengths(scene: Scene, attack: int) -> list[object]:
    """Attack and defense of a declared takeover."""
    return [scene.seen("-", "attacks", attack, "attack"), scene.seen("-", "attacks", attack, "defense")]


# Goals: Alan, Betty and Carol are A, B and C.


def military() -> Scene:
    """Alan, Betty and Carol with Military 5 each, and what they need to grow."""
    scene = Scene(seats=3, sets="set2", goals=True).goals("greatest-military")
    scene.tableau("A", "drop-ships", "imperium-troops", "expedition-force").tableau("B", "drop-ships#2")
    scene.tableau("B", "imperium-troops#2", "expedition-force#2")
    scene.tableau("C", "lost-alien-battle-fleet", "lost-alien-warship")
    scene.hand(
        "A", "space-mercenaries", "mercenary-fleet", "gem-world", "comet-zone", "contact-specialist", "old-earth"
    )
    scene.hand("B", "space-mercenaries#2", "mercenary-fleet#2", "spice-world", "mining-world")
    return scene.hand("C", "space-marines", "space-port")


@clause("RFTG-GOAL-08", "RFTG-GOAL-09", "RFTG-GOAL-10", "RFTG-GOAL-11")
def test_ex_05_claiming_keeping_and_taking_a_most_goal() -> None:
    scene = military()

    idle(scene.round(A="develop").play("A develop space-mercenaries"))
    assert scene.military("A") == 6
    assert scene.holder("greatest-military") == "A"

    idle(scene.round(B="develop").play("B develop space-mercenaries#2"))
    assert scene.military("B") == 6
    assert scene.holder("greatest-military") == "A"

    idle(scene.round(C="develop").play("C develop space-marines"))
    assert scene.military("C") == 7
    assert scene.holder("greatest-military") == "C"


@clause("RFTG-GOAL-13")
def test_ex_05_variant_a_holder_who_falls_to_five_returns_it() -> None:
    scene = military()
    idle(scene.round(A="develop").play("A develop space-mercenaries"))
    assert scene.holder("greatest-military") == "A"

    idle(scene.round(A="develop").play("A develop contact-specialist"))

    assert scene.military("A") == 5
    assert scene.holder("greatest-military") == ""


@clause("RFTG-GOAL-09", "RFTG-GOAL-12")
def test_ex_06_ties_on_a_most_goal() -> None:
    scene = military()

    idle(scene.round(A="develop", B="develop").play("A develop space-mercenaries", "B develop space-mercenaries#2"))
    assert (scene.military("A"), scene.military("B")) == (6, 6)
    assert scene.holder("greatest-military") == ""

    idle(scene.round(C="develop").play("C develop space-marines"))
    assert scene.military("C") == 7
    assert scene.holder("greatest-military") == "C"

    idle(scene.round(A="develop", B="develop").play("A develop mercenary-fleet", "B develop mercenary-fleet#2"))
    assert (scene.military("A"), scene.military("B")) == (8, 8)
    assert scene.holder("greatest-military") == ""


@clause("RFTG-SCORE-19", "RFTG-GOAL-21")
def test_ex_07_pan_galactic_research() -> None:
    scene = Scene(sets="set2", goals=True).goals("galactic-status")
    scene.hand("A", "pan-galactic-research").fill("A", 5)

    # All five other cards pay for it.
    scene.round(A="develop").play("A develop pan-galactic-research")
    assert scene.tableau_of("A") == ["pan-galactic-research"]
    assert scene.holder("galactic-status") == ""

    scene.hand("A", "galactic-federation").fill("A", 4).round(A="develop").play("A develop galactic-federation")
    assert scene.tableau_of("A") == ["pan-galactic-research", "galactic-federation"]
    assert scene.holder("galactic-status") == "A"
    # Its own 4; 2 by Galactic Federation, which counts itself for 2; 3 for the goal.
    assert scene.score("A") == 4 + 2 + 2 + 3


# Takeovers


@clause("RFTG-TAKEOVER-13", "RFTG-TAKEOVER-29")
def test_ex_08_four_military_take_a_world_of_defense_two_from_two_military() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("B", "space-marines", "rebel-miners")
    scene.tableau("A", "imperium-cloaking-technology", "drop-ships", "expedition-force")

    scene.round(A="settle").play("A takeover imperium-cloaking-technology")

    assert scene.tableau_of("A") == ["drop-ships", "expedition-force", "rebel-miners"]
    assert scene.tableau_of("B") == ["space-marines"]


@clause("RFTG-TAKEOVER-41")
def test_ex_09_what_a_military_slide_tells_the_others() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "space-mercenaries", "imperium-troops").fill("A", 5)

    # Attacks of up to 4, and of 5 against Rebel military worlds.
    assert scene.seen("B", "players", 0, "military", "general") == 2
    assert scene.seen("B", "players", 0, "military", "reserve") == 2
    assert scene.seen("B", "players", 0, "military", "versus", "rebel") == 1


def first_example() -> Scene:
    """Alan with Military 6 and 2 more against Rebels, Betty with Military 4 and Rebel Colony, and Carol."""
    scene = Scene(seats=3, sets="set2", takeovers=True)
    scene.tableau("A", "imperium-seat", "imperium-troops", "drop-ships", "mercenary-fleet")
    return scene.tableau("B", "rebel-colony", "drop-ships#2")


@clause("RFTG-TAKEOVER-13", "RFTG-TAKEOVER-14", "RFTG-TAKEOVER-18")
def test_ex_10_the_first_takeover_example() -> None:
    scene = first_example().tableau("B", "expedition-force")
    assert (scene.military("A"), scene.military("B")) == (6, 4)

    # Nobody has anything to raise Military with.
    scene.round(A="settle").play("A takeover imperium-seat")

    # 6 + 2 reaches 4 + 4, and the Settle bonus is drawn.
    assert fates(scene) == ["won"]
    assert scene.tableau_of("A")[-1] == "rebel-colony"
    assert scene.cards_in_hand("A") == 1


def second_example() -> Scene:
    """Betty's Military includes Space Mercenaries, she has Terraforming Robots, settles a world and has no cards left.

    Alan has declared his takeover, with two hand cards that Mercenary Fleet could have used.
    """
    scene = first_example().tableau("B", "space-mercenaries", "terraforming-robots").hand("B", "outlaw-world")
    scene.hand("A", "gem-world", "spice-world").deck("old-earth")
    assert (scene.military("A"), scene.military("B")) == (6, 4)
    return scene.round(A="settle").play("B settle outlaw-world", "A takeover imperium-seat", "A enough")


@clause("RFTG-TAKEOVER-15", "RFTG-TAKEOVER-16")
def test_ex_11_a_defender_with_temporary_military() -> None:
    scene = second_example()
    assert scene.asked() == ["B defend"]
    assert scene.hand_of("B") == ["old-earth"]
    assert strengths(scene, 0) == [8, 8]

    scene.play("B hand old-earth")

    # 4 + 1 + 4, and Alan is not asked for more.
    assert fates(scene) == ["failed"]
    assert "rebel-colony" in scene.tableau_of("B")
    assert scene.hand_of("A") == ["gem-world", "spice-world"]


@clause("RFTG-TAKEOVER-15")
def test_ex_11_variant_a_defender_who_keeps_the_card_loses_the_world() -> None:
    scene = second_example()

    scene.play("B enough")

    assert fates(scene) == ["won"]
    assert scene.hand_of("B") == ["old-earth"]


REBELS = ("rebel-miners", "rebel-fuel-cache", "rebel-underground", "rebel-homeworld", "rebel-base")


def third_example() -> Scene:
    """Betty has Imperium Lords too; Carol has Rebel Alliance, Rebel Pact, five Rebel worlds and one other."""
    scene = first_example().tableau("B", "space-mercenaries", "terraforming-robots", "imperium-lords")
    scene.hand("B", "outlaw-world").deck("old-earth")
    return scene.tableau("C", "contact-specialist", "rebel-alliance", "rebel-pact", *REBELS, "pirate-world")


def both_declared() -> Scene:
    """Alan and Carol have both declared a takeover of Rebel Colony; Betty has a card to spend."""
    scene = third_example().round(A="settle").play("B settle outlaw-world")
    scene.play("A takeover imperium-seat", "A target rebel-colony")
    return scene.play("C takeover rebel-alliance")


@clause("RFTG-TAKEOVER-27", "RFTG-TAKEOVER-36")
def test_ex_12_carols_numbers() -> None:
    scene = both_declared()

    # -1 and 2 for each of five Rebel worlds against 4 and 4.
    assert scene.military("C") == -1
    assert scene.asked() == ["B defend"]
    assert [scene.seen("-", "attacks", attack, "target") for attack in (0, 1)] == ["rebel-colony", "rebel-colony"]
    assert strengths(scene, 1) == [9, 8]


@clause("RFTG-TAKEOVER-36")
def test_ex_12_carol_defends_with_ten() -> None:
    scene = third_example().round(A="settle").play("B settle outlaw-world")

    scene.play("A takeover imperium-seat", "A target rebel-miners")

    # -1 and 10 and 1, and the defense of 2.
    assert strengths(scene, 0) == [8, 10 + 2]


@clause("RFTG-TAKEOVER-11")
def test_ex_12_if_betty_spends_the_card_carol_succeeds() -> None:
    scene = both_declared().play("B hand old-earth")

    # 8 against 9, then 9 against 9.
    assert fates(scene) == ["failed", "won"]
    assert "rebel-colony" in scene.tableau_of("C")


@clause("RFTG-TAKEOVER-11", "RFTG-TAKEOVER-24")
def test_ex_12_if_betty_keeps_the_card_alan_succeeds_and_carol_finds_nothing() -> None:
    scene = both_declared().play("B enough")

    # 8 against 8; then the world is Alan's.
    assert fates(scene) == ["won", "failed"]
    assert "rebel-colony" in scene.tableau_of("A")


@clause("RFTG-TAKEOVER-37")
def test_ex_12_carols_bonuses_stay_when_she_loses_a_rebel_world() -> None:
    scene = third_example().tableau("A", "lost-alien-battle-fleet", "lost-alien-warship")
    scene.round(A="settle").play("B settle outlaw-world", "A takeover imperium-seat", "A target rebel-fuel-cache")

    scene.play("C takeover rebel-alliance", "C target rebel-colony", "B enough")

    # 11 + 2 takes Rebel Fuel Cache from 10 + 1; Carol still attacks with 9 against 8.
    assert fates(scene) == ["won", "won"]
    assert "rebel-fuel-cache" in scene.tableau_of("A")
    assert "rebel-colony" in scene.tableau_of("C")


@clause("RFTG-TAKEOVER-30", "RFTG-TAKEOVER-33")
def test_ex_13_any_world_in_play() -> None:
    scene = Scene(seats=3, sets="set3", takeovers=True).has("A", prestige=1)
    scene.tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet", "drop-ships")
    scene.tableau("B", "deserted-alien-colony", "expedition-force").tableau("C", "gem-world", "pirate-world")

    scene.round(A="settle").play("A takeover interstellar-casus-belli")
    assert scene.options("A") == ["target deserted-alien-colony", "target gem-world", "target pirate-world"]
    scene.play("A target deserted-alien-colony")

    # 3 + 3 reaches the cost of 5 and Betty's 1; the fleet is discarded.
    assert scene.tableau_of("A") == ["interstellar-casus-belli", "drop-ships", "deserted-alien-colony"]
    assert "imperium-invasion-fleet" in scene.pile()


# Scoring and Improved Logistics


@clause("RFTG-SCORE-08")
def test_ex_18_galactic_exchange() -> None:
    scene = Scene(sets="set2").tableau("A", "galactic-exchange", "diversified-economy")
    scene.tableau("A", "gem-world", "mining-world", "distant-world")

    assert variable_points(scene.state, 0, scene.state.card(scene.piece("galactic-exchange"))) == 9


@clause("RFTG-TAKEOVER-23")
@for_each(("first", "second"), [("rebel-base", "rebel-miners"), ("rebel-miners", "rebel-base")])
def test_ex_19_two_takeovers_with_improved_logistics(first: str, second: str) -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("B", "rebel-miners", "rebel-base", "expedition-force")
    scene.tableau("A", "improved-logistics", "imperium-seat", "imperium-cloaking-technology", "drop-ships")

    scene.round(A="settle").play("A takeover imperium-seat", f"A target {first}")
    scene.play("A takeover imperium-cloaking-technology", f"A target {second}")

    # 4 reaches 1 + 2 and not 1 + 6. Where the first one fails, so does the second, which would have succeeded.
    assert fates(scene) == (["failed", "failed"] if first == "rebel-base" else ["won", "failed"])
    assert ("rebel-miners" in scene.tableau_of("A")) is (first == "rebel-miners")
