"""Team mode: teammates are no enemies, and may play a Combat card for each other.

In these games of four A and C are one team, B and D the other.
"""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.fresh import until
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each


def team(seats: int = 4) -> Scene:
    """A team game."""
    return Scene(seats=seats, teams=True)


def against_b() -> Scene:
    """A with 3 Troops at multiplier 2 beside 2 Troops of B at multiplier 2."""
    scene = team().holds("A", "a-left", 4).holds("B", "b-spine-outer", 2)
    return scene.multiplier("a-left", 2).multiplier("b-spine-outer", 2)


def against_exiled() -> Scene:
    """A with 4 Troops beside an Exiled area of 1 Troop."""
    return team().holds("A", "a-upper-left", 4).exiled("a-ridge", 1)


def at_the_gate() -> Scene:
    """A with 4 Troops before the gate: 5 dice, multiplier 2."""
    return team().guardian("ecton-cultists").holds("A", "ring-1", 4)


def attack(scene: Scene, troops: int = 3) -> Scene:
    """A attacks the only target there is."""
    return scene.turn("A", "action").play("A attack", f"A troops {troops}")


# No enemies


@clause("WARP-TEAM-10")
def test_what_is_taken_from_an_opponent_is_not_taken_from_a_teammate() -> None:
    # The Shadows' Reward Ability: a random Archive card of an opponent of choice.
    scene = team().leads("A", "darja-shadows").rewards("A", "sabotage", "tremor")
    for letter in "BCD":
        scene.hand(letter, "build-any")

    scene.turn("A", "action").play("A reward-ability darja-shadows")

    assert (scene.kind(), scene.options("A")) == ("victim", ["from b", "from d"])


@clause("WARP-TEAM-10")
def test_what_every_opponent_hands_over_a_teammate_does_not() -> None:
    # The Smugglers' Reward Ability: a resource from each opponent.
    scene = team().leads("A", "volut-smugglers").rewards("A", "sabotage")
    for letter in "BCD":
        scene.has(letter, gold=2)

    scene.turn("A", "action").play("A reward-ability volut-smugglers")

    assert [scene.supplies(letter)[0] for letter in "ABCD"] == [2, 1, 2, 1]


@clause("WARP-TEAM-10")
def test_abilities_of_a_teammate_are_not_copied() -> None:
    scene = team().leads("A", "tavma-morphlings").leads("B", "skolok-miners").leads("C", "xelo-traders")
    scene.leads("D", "luron-droids").turn("A", "start").play("A use tavma-morphlings")

    assert scene.options("A") == ["copy skolok-miners", "copy luron-droids", "none"]


@clause("WARP-TEAM-11")
def test_no_attack_on_a_teammate() -> None:
    scene = team().holds("A", "a-upper-left", 3).holds("C", "a-ridge", 1).holds("B", "a-upper-right", 1)
    scene.exiled("b-spine-inner", 1).turn("A", "action").play("A attack")

    assert "attack a-upper-left a-upper-right" in scene.options("A")
    assert "attack a-upper-left a-ridge" not in scene.options("A")


@clause("WARP-TEAM-11")
def test_no_attack_at_all_where_only_a_teammate_is_near() -> None:
    scene = team().holds("A", "a-upper-left", 3).holds("C", "a-ridge", 1).has("A", gold=1).turn("A", "action")

    assert "attack" not in scene.options("A")


@clause("WARP-TEAM-11")
def test_no_support_of_an_exiled_area_against_a_teammate() -> None:
    scene = against_exiled()
    for letter in "BCD":
        scene.hand(letter, "maneuver").has(letter, gold=1)

    attack(scene)

    # C is asked to help A, and nobody but B and D to support the Exiled Race.
    assert (scene.asked(), scene.kind()) == ("C", "attack-card")
    scene.play("C pass")
    assert (scene.asked(), scene.kind()) == ("B", "defence-card")
    scene.play("B pass")
    assert (scene.asked(), scene.kind()) == ("D", "defence-card")
    scene.play("D pass")
    assert scene.told("result") != []


@clause("WARP-TEAM-16")
def test_no_support_of_the_guardian_against_a_teammate() -> None:
    scene = at_the_gate()
    for letter in "BCD":
        scene.hand(letter, "maneuver").has(letter, gold=1)
    attack(scene.dice(1, 1, 1, 6, 6, 6, 6, 6))

    asked = [(question.seat, question.kind) for question in until(scene.game, "end")]

    assert asked == [(2, "attack-card"), (1, "defence-card"), (3, "defence-card")]


@clause("WARP-TEAM-16")
def test_no_laser_fire_on_a_teammate() -> None:
    scene = team().holds("A", "a-left", 1, "laser_cannon").holds("C", "a-upper-left", 1).holds("B", "b-spine-outer", 1)

    scene.has("A", energy=2).turn("A", "action").play("A laser a-left")

    # The area to the right of B's Colony is two steps away as well.
    assert {option.split()[1] for option in scene.options("A")} == {"b-right", "b-spine-outer"}


@clause("WARP-TEAM-16")
def test_no_removal_of_a_teammates_troops() -> None:
    # Sabotage removes a Troop within two areas.
    scene = team().holds("C", "a-left", 2).holds("B", "a-upper-left", 2).holds("D", "a-spine-outer", 2)

    scene.rewards("A", "sabotage").turn("A", "action").play("A spend sabotage")

    assert scene.options("A") == ["remove a-upper-left", "remove a-spine-outer"]


@clause("WARP-TEAM-16")
def test_areas_of_teammates_are_not_linked() -> None:
    scene = team().holds("C", "a-upper-left", 1).holds("A", "a-ridge", 1).turn("A", "end")

    # From the Colony a Troop reaches the area to its right, not the ridge behind the teammate.
    moves = [option for option in scene.options("A") if option.startswith("move a-colony")]
    assert "move a-colony a-right" in moves
    assert "move a-colony a-ridge" not in moves
    assert "move a-colony a-upper-left" not in moves


@clause("WARP-TEAM-16")
def test_tracks_count_the_own_areas_alone() -> None:
    scene = team().holds("C", "c-left", 1, "gold_mine", "gold_mine")

    gold = [at(scene.view(None), "players", seat, "tracks", "gold", "position") for seat in range(4)]

    assert gold == [1, 1, 3, 1]


# Helping cards


@clause("WARP-TEAM-12")
def test_the_teammate_may_play_when_the_attacker_declined() -> None:
    scene = against_b().hand("A", "enforce").hand("C", "elite").has("C", gold=2, energy=2).has("A", gold=2, energy=2)

    attack(scene)
    assert (scene.asked(), scene.kind()) == ("A", "attack-card")
    scene.play("A pass")

    assert (scene.asked(), scene.kind(), scene.options("C")) == ("C", "attack-card", ["pass", "play elite.1"])
    scene.play("C play elite")
    assert at(scene.view("C"), "combat", "attack", "cards", 0, "seat") == 2
    # The card lies face down.
    assert at(scene.view("C"), "combat", "attack", "cards", 0, "card") == "elite.1"
    assert at(scene.view("A"), "combat", "attack", "cards", 0, "card") is None


@clause("WARP-TEAM-12")
def test_the_teammate_may_not_play_beside_the_attacker() -> None:
    scene = against_b().hand("A", "enforce").hand("C", "elite").has("C", gold=2, energy=2).has("A", gold=2, energy=2)

    attack(scene).play("A play enforce")

    assert (scene.asked(), scene.kind()) == ("A", "combat-option")
    assert [event.seat for event in scene.game.events if event.key == "combat_card"] == [0]


@clause("WARP-TEAM-12")
def test_the_teammate_may_play_when_the_defender_declined() -> None:
    scene = against_b().hand("B", "maneuver").hand("D", "enforce").has("B", gold=1).has("D", gold=1)

    attack(scene)
    assert (scene.asked(), scene.kind()) == ("B", "defence-card")
    scene.play("B pass")

    assert (scene.asked(), scene.options("D")) == ("D", ["pass", "play enforce.1"])


@clause("WARP-TEAM-12")
def test_the_teammate_may_not_play_beside_the_defender() -> None:
    scene = against_b().hand("B", "maneuver").hand("D", "enforce").has("B", gold=1).has("D", gold=1)

    attack(scene).play("B play maneuver")

    # On to the reveal or the bribe: D is not asked.
    assert "D" not in scene.asked()
    assert scene.kind() != "defence-card"


@clause("WARP-TEAM-12", "WARP-GAT-19")
def test_the_teammate_may_not_play_for_a_holder_who_played_one_card_of_two() -> None:
    scene = at_the_gate().guardian("ecton-cultists", "two-defense-cards").holds("B", "gate", 1)
    scene.hand("B", "maneuver", "maneuver").hand("D", "enforce").has("A", gold=1).has("B", gold=1).has("D", gold=1)

    attack(scene).play("A pass", "B play maneuver")
    assert (scene.asked(), scene.kind()) == ("B", "defence-card")
    scene.play("B pass")

    # The defender did play a Combat card, so D is not asked.
    assert (scene.asked(), scene.kind()) == ("A", "bribe")


@clause("WARP-TEAM-12")
def test_nobody_helps_without_teams() -> None:
    scene = Scene(seats=4).holds("A", "a-left", 4).holds("B", "b-spine-outer", 2)
    scene.hand("C", "enforce").hand("D", "enforce").has("C", gold=1).has("D", gold=1)

    attack(scene)

    # No card was played by those who may, so the dice fell.
    assert scene.told("combat_card") == []
    assert len(scene.told("roll")) == 1


@clause("WARP-TEAM-13")
def test_at_the_gate_the_teammate_may_add_the_second_card() -> None:
    scene = at_the_gate().hand("A", "enforce", "maneuver").hand("C", "elite", "jetpack")
    scene.has("A", gold=4, energy=4).has("C", gold=4, energy=4)

    attack(scene).play("A play enforce", "A pass")
    assert (scene.asked(), scene.options("C")) == ("C", ["pass", "play elite.1", "play jetpack.1"])
    scene.play("C play elite")

    # Two cards are the most: C is not asked for another one.
    assert scene.kind() != "attack-card"
    assert scene.told("combat_card") == [[], []]
    assert [event.seat for event in scene.game.events if event.key == "combat_card"] == [0, 2]


@clause("WARP-TEAM-13")
def test_at_the_gate_the_teammate_adds_one_card_at_most() -> None:
    scene = at_the_gate().hand("C", "elite", "jetpack").has("C", gold=4, energy=4)

    attack(scene)
    assert (scene.asked(), scene.kind()) == ("C", "attack-card")
    scene.play("C play elite")

    assert scene.kind() != "attack-card"


@clause("WARP-TEAM-13")
def test_at_the_gate_nobody_helps_who_played_two() -> None:
    scene = at_the_gate().hand("A", "enforce", "maneuver").hand("C", "elite")
    scene.has("A", gold=4, energy=4).has("C", gold=4, energy=4)

    attack(scene).play("A play enforce", "A play maneuver")

    assert scene.kind() != "attack-card"
    assert [event.seat for event in scene.game.events if event.key == "combat_card"] == [0, 0]


@clause("WARP-TEAM-14")
def test_the_helper_pays_and_the_attacker_is_rewarded() -> None:
    # A rolls 3, 3, 3 with +2 each: 15 x 2 against 6, 6 x 2.
    scene = against_b().hand("C", "enforce").has("A", gold=0).has("C", gold=1, energy=1).dice(3, 3, 3, 6, 6)

    attack(scene).play("C play enforce", "C option 2 pay 1 gold 1 energy")

    assert scene.told("power")[0] == ["dice:5-5-5", "2", "30", "dice:6-6", "2", "24"]
    assert scene.supplies("C") == (0, 0, 0)
    assert (scene.holder("b-spine-outer"), scene.troops("b-spine-outer")) == ("A", 3)
    assert (len(scene.held_rewards("A")), len(scene.held_rewards("C"))) == (1, 0)


@clause("WARP-TEAM-14")
def test_the_helper_pays_and_the_defender_is_rewarded() -> None:
    # 1, 1, 1 x 2 against 1 + 2 and 1 + 2, x 2: the attack fails.
    scene = against_b().hand("D", "enforce").has("D", gold=1, energy=1).dice(1, 1, 1, 1, 1)

    attack(scene).play("D play enforce")
    if scene.kind() == "bribe":
        scene.play("A no bribe")
    scene.play("D option 2 pay 1 gold 1 energy")

    assert scene.told("power")[0][5] == "12"
    assert scene.supplies("D") == (0, 0, 0)
    # The attacker lost one Troop, the defence won: its card goes to B.
    assert (scene.troops("a-left"), scene.troops("b-spine-outer")) == (3, 2)
    assert (len(scene.held_rewards("B")), len(scene.held_rewards("D"))) == (1, 0)


@clause("WARP-TEAM-14")
def test_troops_that_a_helpers_card_adds_are_the_attackers() -> None:
    scene = against_b().hand("C", "reinforce").has("C", gold=1, energy=1)
    before = scene.colony("C").supply

    attack(scene).play("C play reinforce")

    # The one option that can be paid: one Troop more, 4 attackers against 2.
    assert scene.told("troops_changed") == [["attack", "1", "0", "4", "2"]]
    assert scene.colony("C").supply == before
    assert len(scene.told("roll")[0][0].removeprefix("dice:").split("-")) == 4


@clause("WARP-TEAM-21")
def test_the_conditions_of_a_card_are_those_of_the_helped() -> None:
    # Pincer needs a second area beside the target. C holds one: that is not the attacker's.
    scene = against_b().holds("C", "a-upper-left", 1).hand("C", "pincer", "enforce").has("C", gold=1)
    attack(scene)
    assert scene.options("C") == ["pass", "play enforce.1"]

    scene = against_b().holds("A", "a-upper-left", 1).hand("C", "pincer", "enforce").has("C", gold=1)
    scene.turn("A", "action").play("A attack", "A troops 3")
    assert scene.options("C") == ["pass", "play pincer.1", "play enforce.1"]


@clause("WARP-TEAM-21")
def test_a_helper_is_no_supporter() -> None:
    # Ambush is for support alone; Reinforce is cheaper in support.
    scene = against_b().hand("C", "ambush", "reinforce").has("C", gold=2, energy=2)

    attack(scene)
    assert scene.options("C") == ["pass", "play reinforce.1"]
    scene.play("C play reinforce")

    assert scene.options("C") == ["option 1 pay 1 gold 1 energy", "option 2 pay 2 gold 2 energy"]


@clause("WARP-TEAM-21")
def test_the_helper_has_no_discounts() -> None:
    # Command position 9: Combat cards cost 1 Gold and 1 Energy less in combats of own Troops.
    def strong(scene: Scene, letter: str) -> Scene:
        low = letter.lower()
        scene.holds(letter, f"{low}-upper-right", 1, "command_center", "command_center")
        return scene.level(letter, "command_center", 3).hand(letter, "enforce").has(letter, gold=2, energy=2)

    own = attack(strong(against_b(), "A")).play("A play enforce")
    helper = attack(strong(against_b(), "C")).play("C play enforce")

    assert own.options("A") == [
        "option 1 pay 0 gold 0 energy",
        "option 2 pay 0 gold 0 energy",
        "option 3 pay 1 gold 1 energy",
    ]
    assert helper.options("C") == [
        "option 1 pay 0 gold 1 energy",
        "option 1 pay 1 gold 0 energy",
        "option 2 pay 1 gold 1 energy",
        "option 3 pay 2 gold 2 energy",
    ]


@clause("WARP-TEAM-21")
def test_the_helper_brings_no_other_bonus() -> None:
    # The Timebenders reroll a die; Trade position 9 makes every die count 1 more.
    scene = against_b().leads("C", "xotan-timebenders").level("C", "trade_post", 3)
    scene.holds("C", "c-left", 1, "trade_post", "trade_post").hand("C", "jetpack").has("C", gold=2, energy=1)
    scene.dice(2, 2, 2, 1, 1)

    attack(scene).play("C play jetpack")

    # Jetpack has one option that can be paid, so the dice fell: nobody is asked about a reroll.
    assert scene.told("power")[0][0] == "dice:2-2-2"
    assert scene.told("reroll") == []


@clause("WARP-TEAM-21")
def test_the_helper_gets_the_bribe() -> None:
    scene = against_b().hand("D", "enforce").has("D", gold=2).has("A", gold=3)
    attack(scene).play("A pass", "D play enforce")

    scene.play("A bribe", "A gold 2", "A propose")
    assert (scene.asked(), scene.kind()) == ("D", "bribe-answer")
    scene.play("D accept")

    assert (scene.supplies("A")[0], scene.supplies("B")[0], scene.supplies("D")[0]) == (1, 0, 4)
    assert at(scene.view(None), "discard") == ["enforce.1"]


@clause("WARP-TEAM-16")
@for_each(("seats", "partner"), [(4, "C"), (6, "D")])
def test_enemies_are_all_but_oneself_and_the_teammate(seats: int, partner: str) -> None:
    scene = team(seats)

    enemies = [letter for letter in "ABCDEF"[:seats] if scene.state.is_enemy(0, scene.seat(letter))]

    assert enemies == [letter for letter in "BCDEF"[: seats - 1] if letter != partner]
