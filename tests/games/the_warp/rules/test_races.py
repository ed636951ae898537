"""Alien Race cards in the hands of players: Active Abilities, Reward Abilities, extra actions."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.fighting import attack, exiled, gate, result, rivals
from tests.games.the_warp.fresh import ready, warp
from tests.games.the_warp.plays import end_turn, pass_turn
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import act_quietly, declare
from tests.rows import for_each

# Reward cards for each Reward Ability.
PRICES = {
    "darja-shadows": 2,
    "dura-scavengers": 1,
    "ecton-cultists": 2,
    "luron-droids": 3,
    "morlar-raiders": 2,
    "nurec-designers": 2,
    "ralan-engineers": 3,
    "silna-officials": 2,
    "skolok-miners": 2,
    "solca-mercenaries": 2,
    "tavma-morphlings": 1,
    "volut-smugglers": 1,
    "xelo-traders": 2,
    "xotan-timebenders": 3,
    "xurdun-slavers": 3,
    "zeto-archivists": 1,
}
SPENT = ("spend tremor.1", "spend salvage.1", "spend recruits.1")

# Roles


@clause("WARP-RAC-01", "WARP-RAC-02")
@for_each("seats", [2, 3, 4, 5, 6])
def test_a_race_appears_in_one_role_and_everybody_leads_two(seats: int) -> None:
    state = warp(ready(seats, seed=seats))

    led = [race for colony in state.colonies for race in colony.races]
    assert [len(colony.races) for colony in state.colonies] == [2] * seats
    assert len({*led, *state.exiled, state.guardian}) == 2 * seats + 2 + 1


@clause("WARP-RAC-02")
def test_a_player_has_both_abilities_of_both_races() -> None:
    scene = Scene().leads("A", "luron-droids", "ecton-cultists").rewards("A", "tremor", "salvage", "recruits").turn("A")

    offered = scene.options("A")
    scene.play("A extract troops", "A done")

    assert [option for option in offered if "luron" in option or "ecton" in option] == [
        "reward-ability luron-droids",
        "reward-ability ecton-cultists",
        "use ecton-cultists",
    ]
    assert scene.options("A") == ["use luron-droids", "decline"]


@clause("WARP-RAC-02")
def test_nobody_has_the_abilities_of_the_races_of_others() -> None:
    scene = Scene().leads("B", "luron-droids", "ecton-cultists").rewards("A", "redeployment", "sabotage", "overhaul")

    scene.turn("A")

    assert scene.options("A") == ["extract resources", "extract troops", "spend redeployment"]


@clause("WARP-RAC-08")
def test_the_race_of_the_guardian_changes_no_price() -> None:
    # Exiled, Nurec Designers would make a Sentry Tower cheaper and Silna Officials the missions dearer.
    scene = Scene().guardian("nurec-designers").hand("A", "build-05").has("A", gold=1, energy=1).turn("A", "action")
    missions = Scene().guardian("silna-officials").private("A", "pg-01", "pr-01").has("A", gold=1).turn("A", "end")

    scene.play("A develop")
    missions.play("A end turn", "A deck conquest")

    assert (scene.kind(), scene.options("A")) == ("pay", ["pay 0 gold 1 energy", "pay 1 gold 0 energy"])
    assert (missions.supplies("A"), len(missions.held_missions("A"))) == ((0, 0, 0), 3)


@clause("WARP-RAC-08")
@for_each("race", ["zeto-archivists", "skolok-miners", "dura-scavengers"])
def test_whoever_takes_the_gate_meets_no_exiled_ability_there(race: str) -> None:
    scene = gate(race).multiplier("ring-1", 4).discards("elite")
    scene.state.gate_modifier = -scene.state.rulebook.guardians[scene.race(race)].dice

    attack(scene.dice(1), 1)

    assert (scene.kind(), scene.holder("gate"), scene.supplies("A"), scene.cards("A")) == ("end", "A", (0, 0, 0), [])


# Active Abilities


@clause("WARP-RAC-03")
def test_of_several_abilities_the_owner_chooses_the_order() -> None:
    scene = exiled(1).leads("A", "morlar-raiders", "xurdun-slavers").dice(6, 6, 1)
    attack(scene, 2)
    assert scene.options("A") == ["use morlar-raiders", "use xurdun-slavers", "decline"]

    scene.play("A use xurdun-slavers")
    assert scene.options("A") == ["use morlar-raiders", "decline"]
    scene.play("A use morlar-raiders", "A take 2 gold 0 energy")

    assert (scene.kind(), scene.supplies("A")) == ("end", (2, 0, 1))


@clause("WARP-RAC-03")
def test_declining_declines_all_that_fires_at_that_moment() -> None:
    scene = exiled(1).leads("A", "morlar-raiders", "xurdun-slavers").dice(6, 6, 1)

    attack(scene, 2).play("A use morlar-raiders", "A take 2 gold 0 energy", "A decline")

    assert (scene.kind(), scene.supplies("A")) == ("end", (2, 0, 0))


@clause("WARP-RAC-03")
def test_an_ability_that_was_declined_is_not_used_up() -> None:
    scene = exiled(1).leads("A", "dura-scavengers", "xotan-timebenders").exiled("b-spine-inner", 1)
    scene.rewards("A", "tremor", "salvage", "recruits").dice(1, 6).turn("A", "action")
    scene.play("A reward-ability xotan-timebenders", "A attack", "A attack a-upper-left a-ridge", "A troops 1")
    scene.play("A pass", "A decline")

    declare(scene.dice(1, 6), "A", "a-upper-left", "b-spine-inner", 1).play("A pass")

    assert scene.options("A") == ["use dura-scavengers", "decline"]


@clause("WARP-RAC-03")
def test_a_permanent_ability_asks_nobody() -> None:
    scene = Scene().leads("A", "zeto-archivists", "ralan-engineers").turn("A", "start")

    scene.play("A extract resources", "A consult")

    assert (scene.kind(), scene.told("ability")) == ("draw", [])


@clause("WARP-RAC-09")
@for_each("race", ["xotan-timebenders", "morlar-raiders", "xurdun-slavers"])
@for_each("dice", [(6, 6, 1), (1, 1, 6)])
def test_combat_abilities_do_not_work_in_support(race: str, dice: tuple[int, ...]) -> None:
    scene = exiled(1).leads("B", race).hand("B", "enforce").has("B", gold=1).dice(*dice)

    attack(scene, 2).play("B play enforce")

    assert (scene.asked(), scene.kind()) == ("A", "end")


@clause("WARP-RAC-09")
@for_each("letter", ["A", "B"])
def test_combat_abilities_work_for_own_troops_on_either_side(letter: str) -> None:
    scene = rivals(1).leads(letter, "xotan-timebenders").dice(3, 3)

    attack(scene, 1)

    assert (scene.asked(), scene.kind()) == (letter, "dice")


# Reward Abilities


@clause("WARP-RAC-04", "WARP-TURN-03", "WARP-TURN-05")
@for_each("moment", ["extract", "consult", "action", "end"])
def test_a_reward_ability_is_used_in_any_phase_of_the_own_turn(moment: str) -> None:
    scene = Scene().leads("A", "skolok-miners").rewards("A", "tremor", "salvage").turn("A", moment)
    kind = scene.kind()

    scene.play("A reward-ability skolok-miners")

    assert (scene.kind(), scene.supplies("A"), scene.held_rewards("A")) == (kind, (4, 2, 0), [])


@clause("WARP-RAC-04")
def test_a_reward_ability_is_used_around_each_movement() -> None:
    scene = Scene().leads("A", "skolok-miners").rewards("A", "tremor", "salvage").turn("A", "end")

    scene.play("A move a-colony a-right")

    assert "reward-ability skolok-miners" in scene.options("A")
    scene.play("A move a-colony a-right")
    assert scene.options("A")[0] == "end turn"
    assert "reward-ability skolok-miners" in scene.options("A")


@clause("WARP-RAC-04")
def test_a_reward_ability_is_used_neither_in_combat_nor_in_the_turn_of_another() -> None:
    scene = (
        exiled(1).leads("A", "skolok-miners").leads("B", "zeto-archivists").hand("A", "enforce").hand("B", "enforce")
    )
    scene.rewards("A", "tremor", "salvage").rewards("B", "recruits")

    attack(scene, 2)
    assert scene.options("A") == ["pass", "play enforce.1"]
    scene.play("A pass")

    assert scene.options("B") == ["pass", "play enforce.2"]


@clause("WARP-RAC-04")
@for_each(("race", "price"), PRICES.items())
def test_a_reward_ability_costs_as_many_cards_as_it_shows(race: str, price: int) -> None:
    cards = ("prefab-gold-mine", "tremor", "salvage", "recruits")
    scene = exiled(1).leads("A", race).leads("B", "xelo-traders" if race != "xelo-traders" else "ecton-cultists")
    scene.rewards("A", *cards[: price - 1]).discards("elite").turn("A", "action")
    assert f"reward-ability {race}" not in scene.options("A")

    scene.rewards("A", *cards[price - 1 : price + 1]).turn("A", "action").play(f"A reward-ability {race}")

    # Any cards pay, whatever they say; one too many is there.
    assert scene.kind() == "spend-rewards"
    scene.play("A " + " + ".join(f"spend {card}" for card in cards[:price]))
    assert scene.held_rewards("A") == [f"{cards[price]}.1"]


@clause("WARP-RAC-05")
def test_a_permanent_bonus_is_bought_once_per_game() -> None:
    cards = ("tremor", "salvage", "recruits", "tremor", "salvage", "recruits")
    scene = Scene().leads("A", "luron-droids").rewards("A", *cards).turn("A")
    scene.play("A reward-ability luron-droids", "A spend tremor.1 + spend salvage.1 + spend recruits.1")

    assert "reward-ability luron-droids" not in scene.options("A")
    pass_turn(pass_turn(scene, "A"), "B")

    assert (scene.asked(), len(scene.held_rewards("A"))) == ("A", 3)
    assert "reward-ability luron-droids" not in scene.options("A")


@clause("WARP-RAC-05")
@for_each("race", PRICES)
def test_two_bonuses_are_permanent_and_all_others_can_be_had_again(race: str) -> None:
    scene = exiled(1).leads("A", race).leads("B", "xelo-traders" if race != "xelo-traders" else "ecton-cultists")
    scene.rewards("A", *["tremor", "salvage", "recruits"] * 2).discards("elite", "defect", "pincer").turn("A", "action")
    scene.play(f"A reward-ability {race}", "A " + " + ".join(SPENT[: PRICES[race]]))

    # The next own turn, at the moment at which everything is possible.
    scene.turn("A", "start").turn("A", "action")

    assert (f"reward-ability {race}" in scene.options("A")) == (race not in ("luron-droids", "silna-officials"))


@clause("WARP-RAC-05")
def test_other_reward_abilities_are_used_any_number_of_times() -> None:
    scene = Scene().leads("A", "zeto-archivists").rewards("A", "tremor", "tremor", "salvage").turn("A", "end")

    for _ in range(2):
        scene.play("A reward-ability zeto-archivists", "A spend tremor", "A draw deck", "A draw deck", "A draw deck")

    assert (len(scene.cards("A")), scene.held_rewards("A")) == (6, ["salvage.1"])
    assert "reward-ability zeto-archivists" in scene.options("A")


# Extra actions


@clause("WARP-RAC-11")
@for_each(("moment", "is_open"), [("extract", False), ("consult", False), ("action", True), ("end", True)])
def test_an_extra_action_is_taken_after_consult_only(moment: str, is_open: bool) -> None:
    scene = exiled(1).leads("A", "morlar-raiders").rewards("A", "gold-shipment", "salvage").turn("A", moment)

    assert ("reward-ability morlar-raiders" in scene.options("A")) == is_open


@clause("WARP-RAC-11")
def test_an_extra_action_is_not_taken_in_the_end_phase() -> None:
    scene = exiled(1).leads("A", "xotan-timebenders").rewards("A", "tremor", "salvage", "recruits").turn("A", "end")
    assert "reward-ability xotan-timebenders" in scene.options("A")

    scene.play("A move a-colony a-right")

    assert "reward-ability xotan-timebenders" not in scene.options("A")


@clause("WARP-RAC-11")
def test_there_is_one_extra_action_in_a_turn_from_all_sources() -> None:
    scene = exiled(1).leads("A", "morlar-raiders", "xotan-timebenders").exiled("b-spine-inner", 1)
    scene.rewards("A", "tremor", "salvage", "recruits", "tremor", "salvage", "recruits").dice(1, 6).turn("A", "action")
    scene.play("A reward-ability morlar-raiders", "A spend tremor.1 + spend salvage.1", "A attack a-upper-left a-ridge")
    scene.play("A troops 1", "A pass")

    # Four Reward cards are left, and there are targets.
    assert (scene.kind(), result(scene), len(scene.held_rewards("A"))) == ("action", "held", 4)
    assert [option for option in scene.options("A") if option.startswith("reward-ability")] == []
    act_quietly(scene, "A")
    assert [option for option in scene.options("A") if option.startswith("reward-ability")] == []


@clause("WARP-RAC-11")
def test_the_next_turn_has_an_extra_action_again() -> None:
    scene = exiled(1).leads("A", "xotan-timebenders").rewards("A", *["tremor", "salvage", "recruits"] * 2)
    scene.turn("A", "action").play("A reward-ability xotan-timebenders")
    scene.play(
        "A spend tremor.1 + spend salvage.1 + spend recruits.1", "A terrashift", "A raise ring-4", "A lower ring-5"
    )
    scene.play("B pass", "A terrashift", "A raise ring-1", "A lower ring-2", "B pass")

    end_turn(scene, "A")
    pass_turn(scene, "B").play("A extract resources", "A consult", "A draw deck", "A draw deck")

    assert "reward-ability xotan-timebenders" in scene.options("A")


@clause("WARP-RAC-11")
def test_an_extra_action_is_no_substitute_for_the_action() -> None:
    scene = exiled(1).leads("A", "xotan-timebenders").rewards("A", "tremor", "salvage", "recruits").turn("A", "action")

    scene.play("A reward-ability xotan-timebenders", "A terrashift", "A raise ring-4", "A lower ring-5", "B pass")

    assert (scene.asked(), scene.options("A")[:2]) == ("A", ["terrashift", "attack"])


@clause("WARP-RAC-11", "WARP-DEV-12", "WARP-DEV-02")
def test_an_extra_develop_has_its_discount_and_its_followers() -> None:
    scene = Scene().leads("A", "xotan-timebenders").rewards("A", "tremor", "salvage", "recruits").hand("A", "build-05")
    scene.has("A", gold=1).hand("B", "build-09").has("B", gold=1, energy=1).turn("A", "end")

    scene.play("A reward-ability xotan-timebenders", "A develop")
    assert (scene.supplies("A"), scene.built("a-right")) == ((0, 0, 0), ["sentry_tower"])
    assert (scene.asked(), scene.options("B")) == ("B", ["pass", "follow build-09"])
    scene.play("B follow build-09", "B option 1 sentry_tower", "A take 1 gold 0 energy")

    assert (scene.kind(), scene.supplies("A")) == ("end", (1, 0, 0))
