"""Every number that `modify` changes, for a race of a pack that has it always in force."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.the_warp.fighting import attack
from tests.games.the_warp.pack_folder import pack
from tests.games.the_warp.pack_words import beside_b, beside_exiled, develop, led, living, reward, table
from tests.games.the_warp.turn_plays import act_quietly
from tests.rows import for_each


def modify(stat: str, n: int, more: str = "") -> str:
    """A modifier."""
    return f'{{ op = "modify", stat = "{stat}", n = {n}{more} }}'


RECORDS = "\n".join(
    [
        led("gold", "passive", modify("extract_gold", 2)),
        led("energy", "passive", modify("extract_energy", 3)),
        led("troops", "passive", modify("extract_troops", 2)),
        led("readers", "passive", modify("consult_draw", -1)),
        led("sellers", "passive", modify("consult_discard_bonus", 2)),
        led("shelves", "passive", modify("hand_limit", 2)),
        led("vaults", "passive", modify("reward_limit", 1)),
        led("market", "passive", modify("trade_limit", 3)),
        led("roads", "passive", modify("move_limit", 1)),
        led("builders", "passive", modify("build_discount", 2, ', types = ["sentry_tower"]')),
        led("giants", "passive", modify("build_discount", 6)),
        led("smiths", "passive", modify("upgrade_discount", 1, ', types = ["assault_ship"]')),
        led("echoes", "passive", modify("follow_discount", 2)),
        led("friends", "passive", modify("support_discount", 1)),
        led("rich", "passive", modify("combat_discount_gold", 1)),
        led("bright", "passive", modify("combat_discount_energy", 1, ", own_troops = true")),
        led("proud", "passive", modify("reward_on_win", 2, ", own_troops = true")),
        led("clerks", "passive", modify("private_mission_limit", 1)),
        led("cheap", "passive", modify("mission_refill_cost", -3)),
        led("seers", "passive", modify("mission_refill_look", 2)),
        living("taxes", "global", "passive", modify("build_discount", -1)),
        living("slow", "global", "passive", modify("move_limit", -1)),
        develop("gift", '{ op = "build", types = ["sentry_tower"] }'),
        reward("present", '{ op = "build", types = ["sentry_tower"] }'),
    ]
)


@pytest.fixture(scope="module")
def tides(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The pack with all of these."""
    return str(pack(tmp_path_factory.mktemp("packs"), RECORDS))


# The Income phase


@clause("WARP-INC-02", "WARP-RAC-03")
@for_each(("race", "gold", "energy"), [("gold", 3, 1), ("energy", 1, 4)])
def test_more_resources_are_extracted(tides: str, race: str, gold: int, energy: int) -> None:
    scene = table(tides).leads("A", f"tides.{race}").turn("A")

    scene.play("A extract resources")

    assert scene.supplies("A") == (gold, energy, 0)


@clause("WARP-INC-03", "WARP-RAC-03")
def test_more_troops_are_extracted(tides: str) -> None:
    scene = table(tides).leads("A", "tides.troops").turn("A")

    scene.play("A extract troops", "A done")

    assert scene.supplies("A") == (0, 0, 3)


@clause("WARP-CON-01", "WARP-RAC-03")
def test_fewer_cards_are_drawn(tides: str) -> None:
    scene = table(tides).leads("A", "tides.readers").deck("elite").turn("A", "consult")

    scene.play("A draw deck")

    assert (scene.kind(), len(scene.cards("A"))) == ("raise", 1)


@clause("WARP-CON-02", "WARP-RAC-03")
def test_each_discarded_card_brings_more(tides: str) -> None:
    scene = table(tides).leads("A", "tides.sellers").hand("A", "build-01", "build-03").turn("A", "consult")

    scene.play("A discard build-01 + discard build-03", "A take 0 gold 4 energy")

    assert scene.supplies("A") == (2, 4, 0)


@clause("WARP-CON-04", "WARP-RAC-03")
def test_a_hand_holds_more_cards(tides: str) -> None:
    scene = table(tides).leads("A", "tides.shelves").hand("A", *["upgrade-any"] * 6, "elite", "elite", "defect")

    scene.deck("enforce").turn("A", "consult").play("A", "A draw deck")

    # Ten are the most.
    assert (scene.kind(), len(scene.cards("A"))) == ("raise", 10)


# Cards held, trade and movement


@clause("WARP-RWD-04", "WARP-RAC-03")
def test_more_reward_cards_are_kept(tides: str) -> None:
    scene = beside_exiled(tides).leads("A", "tides.vaults").rewards("A", *["recruits"] * 4).dice(6, 1)

    attack(scene, 1)

    assert (scene.kind(), len(scene.held_rewards("A"))) == ("end", 5)


@clause("WARP-TRD-01", "WARP-RAC-03")
def test_more_is_traded(tides: str) -> None:
    scene = table(tides).leads("A", "tides.market").has("A", gold=9)
    scene.colony("A").traded = False

    scene.turn("A").play("A trade")

    assert scene.options("A") == [f"trade {count} gold" for count in (1, 2, 3, 4)]


@clause("WARP-END-02", "WARP-RAC-03")
def test_more_movements_are_made(tides: str) -> None:
    scene = table(tides).leads("A", "tides.roads").holds("A", "a-colony", 4).turn("A", "start")
    scene.play("A extract resources", "A consult", "A draw deck", "A draw deck")

    act_quietly(scene, "A").play(*["A move a-colony a-right"] * 3)

    assert (scene.troops("a-colony"), scene.troops("a-right")) == (1, 4)
    assert not any(option.startswith("move") for option in scene.options("A"))


@clause("WARP-RAC-03")
def test_a_copied_number_of_movements_counts_in_the_same_turn(tides: str) -> None:
    scene = table(tides).leads("A", "tavma-morphlings").leads("B", "tides.roads").holds("A", "a-colony", 4)
    scene.turn("A", "start").play("A use tavma-morphlings", "A copy tides.roads")
    scene.play("A extract resources", "A consult", "A draw deck", "A draw deck")

    act_quietly(scene, "A").play(*["A move a-colony a-right"] * 2)

    assert "move a-colony a-right" in scene.options("A")


@clause("WARP-END-02", "WARP-RAC-07")
def test_fewer_movements_are_left_to_everybody(tides: str) -> None:
    scene = table(tides).exiled_races("tides.slow", "ralan-engineers").holds("B", "b-colony", 4).turn("B", "start")
    scene.play("B extract resources", "B consult", "B draw deck", "B draw deck")

    act_quietly(scene, "B").play("B move b-colony b-right")

    assert not any(option.startswith("move") for option in scene.options("B"))


# Prices


@clause("WARP-DEV-17")
@for_each(("option", "cheaper"), [("option 1 command_center", False), ("option 2 sentry_tower", True)])
def test_some_types_are_built_cheaper(tides: str, option: str, cheaper: bool) -> None:
    scene = table(tides).leads("A", "tides.builders").hand("A", "build-05").has("A", gold=2, energy=2)

    scene.turn("A", "action").play("A develop", f"A {option}")

    # A tower for 1 and 1 is free; a Command Center has the discount of the action alone.
    if cheaper:
        assert (scene.built("a-right"), scene.supplies("A")) == (["sentry_tower"], (2, 2, 0))
    else:
        assert scene.options("A") == ["pay 1 gold 2 energy", "pay 2 gold 1 energy"]


@clause("WARP-DEV-17")
def test_a_discount_can_be_larger_than_the_price(tides: str) -> None:
    scene = table(tides).leads("A", "tides.giants").hand("A", "build-any").turn("A", "action")

    # 2 Gold and 3 Energy, less one for the action, less six.
    scene.play("A develop", "A option 2 sentry_tower")

    assert (scene.built("a-right"), scene.supplies("A")) == (["sentry_tower"], (0, 0, 0))


@clause("WARP-DEV-17")
def test_some_types_are_raised_cheaper(tides: str) -> None:
    scene = table(tides).exiled_races("silna-officials", "skolok-miners").leads("A", "tides.smiths")
    scene.hand("A", "upgrade-04").has("A", gold=2, energy=2).turn("A", "action").play("A develop")

    ship, post = scene.game.load(scene.game.save()), scene
    ship.play(0, ["option 1 assault_ship"])
    post.play("A option 2 trade_post")

    # 2 and 1 less one for the action; the ship one less again.
    asked = ship.question(0)
    assert asked is not None
    assert [option.id for option in asked.options] == ["pay 0 gold 1 energy", "pay 1 gold 0 energy"]
    assert post.options("A") == ["pay 0 gold 2 energy", "pay 1 gold 1 energy"]


@clause("WARP-DEV-12", "WARP-DEV-17")
def test_following_is_cheaper(tides: str) -> None:
    scene = table(tides).leads("B", "tides.echoes").hand("A", "build-01").hand("B", "build-09").has("A", gold=1)

    scene.turn("A", "action").play("A develop", "A keep", "B follow build-09")

    # A Sentry Tower or a Trade Post costs nothing, a Gold Mine has no place.
    assert scene.options("B") == ["option 1 sentry_tower", "option 2 trade_post"]


@clause("WARP-DEV-17")
def test_a_surcharge_on_builds_is_paid_by_everybody(tides: str) -> None:
    scene = table(tides).exiled_races("tides.taxes", "skolok-miners").hand("A", "build-05").has("A", gold=1, energy=1)

    scene.turn("A", "action").play("A develop")

    # 1 Gold, 1 Energy and one more, less one for the action.
    assert (scene.built("a-right"), scene.supplies("A")) == (["sentry_tower"], (0, 0, 0))


@clause("WARP-DEV-17")
def test_a_free_build_stays_free_whatever_the_surcharge(tides: str) -> None:
    card = table(tides).exiled_races("tides.taxes", "skolok-miners").rewards("A", "tides.present").turn("A")
    option = table(tides).exiled_races("tides.taxes", "skolok-miners").hand("A", "build-05").has("A", gold=1, energy=1)
    option.hand("B", "tides.gift").turn("A", "action").play("A develop")

    card.play("A spend tides.present")
    # B follows at the full price, which is nothing.
    option.play("B follow tides.gift")

    assert card.built("a-right") == ["sentry_tower"]
    assert option.built("b-right") == ["sentry_tower"]


# Combat


@clause("WARP-RAC-09")
def test_support_is_cheaper_but_not_the_own_attack(tides: str) -> None:
    support = beside_exiled(tides).leads("B", "tides.friends").hand("B", "enforce").dice(3, 3)
    own = beside_exiled(tides).leads("A", "tides.friends").hand("A", "enforce").dice(3, 3)

    attack(support, 1).play("B play enforce")
    attack(own, 1).play("A play enforce")

    # 1 resource becomes nothing; without any, the attacker loses the card.
    assert (len(support.told("reveal")), len(own.told("bluff"))) == (1, 1)


@clause("WARP-RAC-03", "WARP-RAC-09", "WARP-CRD-16")
@for_each(("race", "gold", "energy"), [("rich", 1, 1), ("bright", 2, 0)])
def test_combat_cards_are_cheaper_by_a_resource_of_a_kind(tides: str, race: str, gold: int, energy: int) -> None:
    scene = beside_b(tides).leads("A", f"tides.{race}").hand("A", "defect").has("A", gold=2, energy=1).dice(6)

    attack(scene, 1).play("A play defect")

    # 2 Gold and 1 Energy become 1 and 1, or 2 and nothing. B, whose Troop was removed, receives what was paid.
    assert (scene.supplies("A"), scene.supplies("B")) == ((2 - gold, 1 - energy, 0), (gold, energy, 0))


@clause("WARP-RAC-09")
@for_each(("letter", "cards"), [("A", 3), ("B", 0)])
def test_a_won_combat_of_own_troops_brings_more_reward_cards(tides: str, letter: str, cards: int) -> None:
    scene = beside_b(tides).leads(letter, "tides.proud").dice(6, 6, 1)

    attack(scene, 2)

    assert len(scene.held_rewards(letter)) == cards


@clause("WARP-RAC-09")
def test_what_is_for_own_troops_alone_is_not_for_support(tides: str) -> None:
    scene = (
        beside_exiled(tides).leads("B", "tides.proud", "tides.bright").hand("B", "jetpack").has("B", gold=2, energy=1)
    )

    attack(scene.dice(1, 6), 1).play("B play jetpack")

    # The card costs what is printed, and two Reward cards come for the support.
    assert (scene.supplies("B"), len(scene.held_rewards("B"))) == ((0, 0, 0), 2)


# Missions


@clause("WARP-SWI-08")
def test_more_private_missions_are_held(tides: str) -> None:
    scene = table(tides).exiled_races("skolok-miners", "zeto-archivists").leads("A", "tides.clerks").has("A", gold=1)
    scene.private("A", "pg-01", "pr-01", "cq-01").mission_deck("cq-04").turn("A", "end")

    scene.play("A end turn", "A deck conquest")

    assert scene.held_missions("A") == ["pg-01", "pr-01", "cq-01", "cq-04"]


@clause("WARP-END-08")
def test_a_mission_never_costs_less_than_nothing(tides: str) -> None:
    scene = table(tides).leads("A", "tides.cheap").private("A", "pg-01", "pr-01").mission_deck("cq-04")

    scene.turn("A", "end").play("A end turn", "A deck conquest")

    # 1, one more for the exiled Silna Officials, three less.
    assert (scene.supplies("A"), scene.held_missions("A")) == ((0, 0, 0), ["pg-01", "pr-01", "cq-04"])


@clause("WARP-END-08")
def test_more_missions_are_looked_at(tides: str) -> None:
    scene = table(tides).leads("A", "tides.seers").private("A", "pg-01", "pr-01").has("A", gold=2)
    scene.mission_deck("cq-04", "cq-05", "cq-06").turn("A", "end").play("A end turn", "A deck conquest")

    assert scene.options("A") == ["keep cq-04", "keep cq-05", "keep cq-06"]
