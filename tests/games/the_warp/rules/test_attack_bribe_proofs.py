"""Bribes at their edges: what can be put into an offer, step by step, and whether all of it can be handed over."""

from __future__ import annotations

from tessera.games.the_warp.rules.bribe_goods import (
    begin_offer,
    can_settle,
    find_cards,
    find_rewards,
    has_goods,
    is_empty,
)
from tessera.games.the_warp.state import DISCARD, no_combat
from tests.clauses import clause
from tests.games.the_warp.fighting import attack, exiled, last, rivals
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each


def bribing(scene: Scene) -> Scene:
    """B supports an Exiled Race with a card, and A is asked about a bribe."""
    attack(scene.hand("B", "jetpack").dice(1, 1, 6), 2)
    if scene.asked() == "A":
        scene.play("A pass")
    return scene.play("B play jetpack")


def offered(scene: Scene, kind: str) -> list[str]:
    """What can be said of a kind of goods."""
    return [option for option in scene.options(scene.asked()) if option.startswith(f"{kind} ")]


@clause("WARP-BRB-01", "WARP-TRD-03")
@for_each(
    ("gold", "energy", "reserve", "traded", "expected"),
    [
        (0, 0, 1, True, ["no bribe", "bribe"]),
        (1, 0, 0, True, ["no bribe", "bribe"]),
        (0, 1, 0, False, ["no bribe", "bribe", "trade"]),
    ],
)
def test_what_an_attacker_may_say_about_a_bribe(
    gold: int, energy: int, reserve: int, traded: bool, expected: list[str]
) -> None:
    scene = exiled(1)
    scene.colony("A").traded = traded
    bribing(scene.has("A", gold=gold, energy=energy, reserve=reserve))

    assert (scene.kind(), scene.options("A")) == ("bribe", expected)


@clause("WARP-BRB-02")
@for_each(
    ("goods", "expected"),
    [({}, False), ({"gold": 1}, True), ({"energy": 1}, True), ({"reserve": 1}, True)],
)
def test_who_has_anything_at_all(goods: dict[str, int], expected: bool) -> None:
    scene = Scene().has("A", **goods)

    assert has_goods(scene.state, 0) is expected


@clause("WARP-BRB-02")
def test_cards_of_either_kind_are_goods_too() -> None:
    assert has_goods(Scene().hand("A", "elite").state, 0)
    assert has_goods(Scene().rewards("A", "tremor").state, 0)
    assert not has_goods(Scene().hand("B", "elite").rewards("B", "tremor").state, 0)


@clause("WARP-BRB-02", "WARP-BRB-05")
def test_an_offer_grows_kind_by_kind_up_to_what_there_is() -> None:
    scene = exiled(1).has("A", gold=2, energy=1, reserve=3).hand("A", "build-05", "upgrade-01").rewards("A", "tremor")
    bribing(scene).play("A bribe")
    kinds = ("gold", "energy", "troops", "cards", "rewards", "card", "reward")
    assert scene.options("A")[0] == "withdraw"
    assert [len(offered(scene, kind)) for kind in kinds] == [2, 1, 3, 2, 1, 2, 1]

    scene.play("A gold 2")
    assert scene.options("A")[:2] == ["propose", "withdraw"]
    assert [len(offered(scene, kind)) for kind in kinds] == [0, 1, 3, 2, 1, 2, 1]
    # A named card is one fewer that is not named.
    scene.play("A card build-05")
    assert [len(offered(scene, kind)) for kind in kinds] == [0, 1, 3, 1, 1, 1, 1]
    scene.play("A cards 1")
    assert [len(offered(scene, kind)) for kind in kinds] == [0, 1, 3, 0, 1, 0, 1]
    scene.play("A reward tremor")

    assert [len(offered(scene, kind)) for kind in kinds] == [0, 1, 3, 0, 0, 0, 0]
    scene.play("A energy 1", "A troops 3")
    assert scene.options("A") == ["propose", "withdraw"]
    scene.play("A propose")
    assert last(scene, "offer")[:5] == ["2", "1", "3", "1", "0"]
    assert len(last(scene, "offer")) == 7


@clause("WARP-BRB-03", "WARP-BRB-10")
def test_a_counter_offer_asks_for_as_much_as_anybody_could_have() -> None:
    scene = exiled(1).has("A", gold=1).hand("A", "build-05", "upgrade-01").rewards("A", "tremor")
    bribing(scene).play("A bribe", "A gold 1", "A propose", "B counter")

    # Nothing of the offer is left in it. Twelve of a kind are enough to be refused; cards as many as are held.
    assert (scene.asked(), scene.kind(), scene.options("B")[0]) == ("B", "counter-goods", "withdraw")
    counts = [len(offered(scene, kind)) for kind in ("gold", "energy", "troops", "cards", "rewards")]
    assert counts == [12, 12, 12, 2, 1]
    # Any card there is, each of them once.
    assert len(offered(scene, "card")) == 39
    assert len(set(offered(scene, "card"))) == len(offered(scene, "card"))
    scene.play("B cards 2")
    assert (offered(scene, "cards"), offered(scene, "card")) == ([], [])
    scene.play("B reward sabotage")

    assert (offered(scene, "rewards"), offered(scene, "reward")) == ([], [])
    scene.play("B propose")
    # A has no such card, and can only decline.
    assert (len(scene.told("bribe_declined")), scene.cards("A")) == (1, ["build-05", "upgrade-01.1"])


@clause("WARP-BRB-01", "WARP-BRB-02")
def test_an_offer_that_is_withdrawn_is_none() -> None:
    scene = bribing(exiled(1).has("A", gold=2)).play("A bribe", "A gold 2", "A withdraw")

    assert (scene.told("offer"), len(scene.told("no_bribe"))) == ([], 1)
    assert scene.supplies("A") == (2, 0, 0)
    # On with the reveal: B cannot pay.
    assert len(scene.told("bluff")) == 1


@clause("WARP-BRB-02", "WARP-BRB-03", "WARP-BRB-05")
@for_each("counter", [False, True])
def test_nothing_of_a_withdrawn_offer_stays_on_the_table(counter: bool) -> None:
    scene = exiled(1).hand("A", "maneuver").hand("B", "enforce").has("A", gold=3).has("B", gold=1)
    attack(scene.dice(1, 6), 1).play("A play maneuver", "B play enforce", "A bribe", "A gold 2")
    if counter:
        scene.play("A propose", "B counter", "B gold 1", "B withdraw")
    else:
        scene.play("A withdraw")

    # A may still reroll.
    assert (scene.asked(), scene.kind()) == ("A", "dice")
    for letter in "AB":
        assert at(scene.view(letter), "combat", "offer") is None


@clause("WARP-BRB-03", "WARP-BRB-04")
@for_each("ends", ["B decline", "B counter + A decline", "B counter + A accept", "B accept"])
def test_every_end_of_a_negotiation(ends: str) -> None:
    scene = bribing(exiled(1).has("A", gold=2, energy=1)).play("A bribe", "A gold 2", "A propose")
    for choice in ends.split(" + "):
        scene.play(choice)
        if choice == "B counter":
            scene.play("B energy 1", "B propose")

    paid = {"B accept": (2, 0, 0), "B counter + A accept": (0, 1, 0)}.get(ends, (0, 0, 0))
    assert scene.supplies("B") == paid
    assert scene.supplies("A") == (2 - paid[0], 1 - paid[1], 0)
    # Who was paid shows nothing; who was not has no resources for the card.
    assert (len(scene.told("bribed")), len(scene.told("bluff"))) == ((1, 0) if sum(paid) else (0, 1))
    assert len(scene.told("bribe_declined")) == (not sum(paid))
    assert (scene.colony("A").deeds[22], scene.colony("B").deeds[22]) == ((1, 1) if sum(paid) else (0, 0))
    assert "jetpack.1" in scene.in_zone(DISCARD)


@clause("WARP-BRB-04")
def test_nothing_of_an_offer_is_left_when_another_begins() -> None:
    scene = Scene()
    combat = scene.state.combat = no_combat()
    combat.offer, combat.offer_cards, combat.offer_rewards, combat.settled = [1, 2, 3, 4, 5], [1], [2], 511

    begin_offer(scene.state, False)
    assert (combat.offer, combat.offer_cards, combat.offer_rewards, combat.settled) == ([0] * 5, [], [], 0)
    assert is_empty(scene.state)
    for place in range(5):
        combat.offer[place] = 1
        assert not is_empty(scene.state)
        begin_offer(scene.state, False)
    combat.offer_cards = [3]
    assert not is_empty(scene.state)
    combat.offer_cards, combat.offer_rewards = [], [4]

    assert not is_empty(scene.state)


@clause("WARP-BRB-05")
@for_each(
    ("gold", "energy", "troops", "cards", "rewards", "expected"),
    [
        (2, 1, 3, 2, 1, True),
        (3, 0, 0, 0, 0, False),
        (0, 2, 0, 0, 0, False),
        (0, 0, 4, 0, 0, False),
        (0, 0, 0, 3, 0, False),
        (0, 0, 0, 0, 2, False),
        (0, 0, 0, 0, 0, True),
    ],
)
def test_an_offer_is_payable_up_to_what_there_is(
    gold: int, energy: int, troops: int, cards: int, rewards: int, expected: bool
) -> None:
    scene = Scene().has("A", gold=2, energy=1, reserve=3).hand("A", "build-05", "elite").rewards("A", "tremor")
    combat = scene.state.combat = no_combat()
    combat.attacker, combat.offer = 0, [gold, energy, troops, cards, rewards]

    assert can_settle(scene.state) is expected


@clause("WARP-BRB-05")
@for_each(
    ("named", "rewards", "more", "expected"),
    [
        # By name: other copies will do, one for each time that a card is named.
        (["elite.2"], [], 0, True),
        (["elite.2", "elite.1"], [], 0, False),
        (["elite.2", "build-05"], [], 0, True),
        (["defect.1"], [], 0, False),
        # A card that is named is none of those that are not.
        (["elite.2"], [], 1, True),
        (["elite.2"], [], 2, False),
        ([], ["tremor.2"], 0, True),
        ([], ["tremor.2", "tremor.1"], 0, False),
        ([], ["recruits.1"], 0, False),
    ],
)
def test_named_cards_must_be_there(named: list[str], rewards: list[str], more: int, expected: bool) -> None:
    scene = Scene().hand("A", "build-05", "elite").rewards("A", "tremor")
    combat = scene.state.combat = no_combat()
    combat.attacker = 0
    combat.offer_cards = [scene.piece(name) for name in named]
    combat.offer_rewards = [scene.piece(name) for name in rewards]
    combat.offer[3] = more

    assert can_settle(scene.state) is expected


@clause("WARP-BRB-05")
@for_each(("named", "more", "expected"), [(0, 2, True), (1, 1, True), (2, 0, True), (1, 2, False), (2, 1, False)])
def test_named_and_unnamed_reward_cards_must_be_there_together(named: int, more: int, expected: bool) -> None:
    scene = Scene().rewards("A", "tremor", "recruits")
    combat = scene.state.combat = no_combat()
    combat.attacker, combat.offer = 0, [0, 0, 0, 0, more]
    combat.offer_rewards = [scene.piece(name) for name in ("tremor.1", "recruits.1")[:named]]

    assert can_settle(scene.state) is expected


@clause("WARP-BRB-05", "WARP-BRB-02")
def test_the_copies_that_are_handed_over() -> None:
    scene = Scene().hand("A", "build-05", "elite", "elite").rewards("A", "tremor", "recruits", "tremor")
    state, combat = scene.state, no_combat()
    state.combat = combat
    combat.offer_cards = [scene.piece(name) for name in ("elite.2", "elite.2", "build-05", "defect.1")]
    combat.offer_rewards = [scene.piece(name) for name in ("recruits.2", "tremor.1", "tremor.1", "tremor.1")]

    cards, rewards = find_cards(state, 0), find_rewards(state, 0)

    assert [state.name(piece) for piece in cards] == ["elite.1", "elite.2", "build-05"]
    assert [state.name(piece) for piece in rewards] == ["recruits.1", "tremor.1", "tremor.2"]


@clause("WARP-BRB-04", "WARP-BRB-07", "WARP-BRB-06")
def test_everything_of_a_bribe_changes_hands_and_no_more() -> None:
    scene = exiled(1).has("A", gold=3, energy=4, reserve=3).hand("A", "build-05", "elite").rewards("A", "tremor")
    scene.has("B", gold=1, energy=1)
    supply = scene.colony("A").supply, scene.colony("B").supply
    bribing(scene).play("A bribe", "A gold 2", "A energy 3", "A troops 2", "A cards 1", "A rewards 1", "A propose")
    scene.play("B accept", "A give elite")

    assert (scene.supplies("A"), scene.supplies("B")) == ((1, 1, 1), (3, 4, 2))
    # Troops change colour: one colour's go to its supply, those of the other come out of it. One fell in the combat.
    assert (scene.colony("A").supply, scene.colony("B").supply) == (supply[0] + 2 + 1, supply[1] - 2)
    assert (scene.cards("A"), scene.cards("B")) == (["build-05"], ["elite.1"])
    assert (scene.held_rewards("A"), scene.held_rewards("B")) == ([], ["tremor.1"])
    assert last(scene, "bribe_paid")[1:6] == ["2", "3", "2", "1", "1"]


@clause("WARP-BRB-01", "WARP-BRB-04")
def test_a_defender_who_declines_keeps_the_card_in_play() -> None:
    scene = rivals(1).hand("B", "enforce").has("A", gold=1).has("B", gold=1).dice(1, 3)
    attack(scene, 1).play("B play enforce", "A bribe", "A gold 1", "A propose", "B decline")

    assert (len(scene.told("reveal")), scene.told("bribed"), scene.supplies("B")) == (1, [], (0, 0, 0))
    assert scene.state.combat.offer == [0] * 5
