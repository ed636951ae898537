"""Conditions of cards and abilities in a combat, and which side has an effect, at their edges."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.rulebook import Effect
from tessera.games.the_warp.rules.combat_effects import acts_on, add_to_combat, has_op, total
from tessera.games.the_warp.rules.conditions import fits_combat, role_of
from tessera.games.the_warp.state import no_combat
from tessera.games.the_warp.terms import ATTACKER, DEFENDER, SUPPORTER
from tests.clauses import clause
from tests.games.the_warp.rules.test_missions_proofs import condition
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

EXILED, PLAYER, GUARDIAN = range(3)
ATTACK, DEFENCE = 0, 1


def combat(against: int = PLAYER, troops: int = 2) -> Scene:
    """A attacks the ridge of B from a-upper-left with so many Troops, and C supports."""
    scene = Scene(seats=4).holds("A", "a-upper-left", 3).holds("B", "a-ridge", 1)
    fight = scene.state.combat = no_combat()
    fight.attacker, fight.defender, fight.supporters = 0, 1, [2]
    fight.origin, fight.target = scene.area("a-upper-left"), scene.area("a-ridge")
    fight.against, fight.declared = against, troops
    return scene


@clause("WARP-RAC-09")
def test_everybody_has_one_part_in_a_combat_or_none() -> None:
    scene = combat()

    assert [role_of(scene.state, seat) for seat in range(4)] == [ATTACKER, DEFENDER, SUPPORTER, -1]


@clause("WARP-CRD-06", "WARP-CRD-07")
@for_each("role", [ATTACKER, DEFENDER, SUPPORTER])
def test_a_condition_on_the_part(role: int) -> None:
    state = combat().state

    fits = [fits_combat(state, 0, role, [condition(ops.C_ROLE, types=1 << other)]) for other in range(3)]

    assert fits == [other == role for other in range(3)]
    assert fits_combat(state, 0, role, [condition(ops.C_ROLE, types=7)])


@clause("WARP-CRD-06", "WARP-RAC-03")
@for_each("against", [EXILED, PLAYER, GUARDIAN])
def test_an_attack_faces_its_target_and_a_defence_always_a_player(against: int) -> None:
    state = combat(against).state

    for role, faced in ((ATTACKER, against), (DEFENDER, PLAYER), (SUPPORTER, PLAYER)):
        fits = [fits_combat(state, 0, role, [condition(ops.C_AGAINST, types=1 << other)]) for other in range(3)]
        assert fits == [other == faced for other in range(3)]


@clause("WARP-CRD-06", "WARP-RAC-03")
@for_each(("least", "most", "expected"), [(2, 2, True), (1, 3, True), (3, 4, False), (1, 1, False), (0, 2, True)])
def test_a_condition_counts_the_declared_troops(least: int, most: int, expected: bool) -> None:
    state = combat(troops=2).state
    # Those that a card added do not count.
    state.combat.attackers = 4

    assert fits_combat(state, 0, ATTACKER, [condition(ops.C_ATTACKERS, min=least, max=most)]) is expected


@clause("WARP-CRD-07")
def test_a_pincer_needs_an_area_besides_origin_and_target() -> None:
    scene = combat()
    state, pincer = scene.state, [condition(ops.C_PINCER)]
    assert not fits_combat(state, 0, ATTACKER, pincer)
    assert not fits_combat(state, 1, DEFENDER, pincer)
    assert not fits_combat(state, 2, SUPPORTER, pincer)

    # a-colony, a-left and b-left do not lie beside the ridge, these do.
    scene.holds("A", "a-left", 1).holds("B", "b-left", 1).holds("C", "ring-2", 1)
    assert [fits_combat(state, seat, role, pincer) for seat, role in ((0, 0), (1, 1), (2, 2))] == [False] * 3
    scene.holds("A", "ring-1", 1).holds("B", "b-spine-inner", 1).holds("C", "ring-6", 1)

    assert [fits_combat(state, seat, role, pincer) for seat, role in ((0, 0), (1, 1), (2, 2))] == [True] * 3


@clause("WARP-CRD-07")
def test_an_area_of_origin_is_a_pincer_for_others_than_the_attacker() -> None:
    scene = combat()

    # Were it A who defended or supported, a-upper-left would be an area beside the target like any other.
    assert fits_combat(scene.state, 0, SUPPORTER, [condition(ops.C_PINCER)])


@clause("WARP-CRD-06", "WARP-RAC-03")
def test_every_condition_of_a_card_must_hold() -> None:
    scene = combat(EXILED)
    attacker, exiled = condition(ops.C_ROLE, types=1), condition(ops.C_AGAINST, types=1)
    two, player, pincer = condition(ops.C_ATTACKERS, min=2), condition(ops.C_AGAINST, types=2), condition(ops.C_PINCER)

    assert fits_combat(scene.state, 0, ATTACKER, [])
    assert fits_combat(scene.state, 0, ATTACKER, [attacker, exiled, two])
    for wrong in (player, pincer, condition(ops.C_ROLE, types=6), condition(ops.C_ATTACKERS, min=3)):
        assert not fits_combat(scene.state, 0, ATTACKER, [attacker, wrong])
        assert not fits_combat(scene.state, 0, ATTACKER, [wrong, attacker])


# Which side has an effect


@clause("WARP-CRD-04", "WARP-DIC-08", "WARP-DIC-12")
@for_each(
    ("acting", "of_attack", "of_defence"),
    [(0, ATTACK, DEFENCE), (1, DEFENCE, ATTACK), (2, ATTACK, ATTACK), (3, DEFENCE, DEFENCE)],
)
def test_an_effect_acts_on_its_own_side_unless_it_says_so(acting: int, of_attack: int, of_defence: int) -> None:
    effect = Effect(0, ops.VALUE_ADD, "card:0", "WARP-CRD-17")
    # The owner's side, the other one, always the attack, always the defence.
    effect.side = acting

    assert (acts_on(effect, ATTACK), acts_on(effect, DEFENCE)) == (of_attack, of_defence)


def effect_of(scene: Scene, op: int, n: int = 1) -> Effect:
    """The first effect of the rulebook with this verb and number."""
    book = scene.state.rulebook
    return next(effect for effect in book.effects if effect.op == op and effect.n == n)


@clause("WARP-CRD-04", "WARP-DIC-07", "WARP-RAC-07")
def test_an_effect_in_force_is_counted_for_its_side_alone() -> None:
    scene = combat()
    state, fight = scene.state, scene.state.combat
    one, two = effect_of(scene, ops.VALUE_ADD), effect_of(scene, ops.VALUE_ADD, 2)

    add_to_combat(state, 0, one, ATTACK)
    add_to_combat(state, 2, two, DEFENCE)
    add_to_combat(state, -1, one, DEFENCE)

    assert (fight.attack_fx, fight.attack_fx_by) == ([one.number], [0])
    assert (fight.defence_fx, fight.defence_fx_by) == ([two.number, one.number], [2, -1])
    assert (fight.attack_limit, fight.defence_limit, fight.no_support, fight.open_cards) == (1, 1, False, False)


@clause("WARP-CRD-15", "WARP-CRD-17", "WARP-DIC-07")
def test_effects_of_a_kind_add_up_and_others_do_not_count() -> None:
    scene = combat()
    one, two, dice = effect_of(scene, ops.VALUE_ADD), effect_of(scene, ops.VALUE_ADD, 2), effect_of(scene, ops.DICE_ADD)
    numbers = [one.number, dice.number, two.number, one.number]

    assert total(scene.state, numbers, ops.VALUE_ADD) == 1 + 2 + 1
    assert total(scene.state, numbers, ops.DICE_ADD) == 1
    assert total(scene.state, numbers, ops.MULTIPLIER_ADD) == 0
    assert total(scene.state, [], ops.VALUE_ADD) == 0


@clause("WARP-CRD-11", "WARP-CRD-13", "WARP-DIC-07")
def test_whether_an_effect_of_a_kind_is_in_force() -> None:
    scene = combat()
    one, lift = effect_of(scene, ops.VALUE_ADD), effect_of(scene, ops.LIFT_CAP, 0)

    assert has_op(scene.state, [one.number, lift.number], ops.LIFT_CAP)
    assert has_op(scene.state, [lift.number, one.number], ops.LIFT_CAP)
    assert not has_op(scene.state, [one.number], ops.LIFT_CAP)
    assert not has_op(scene.state, [], ops.LIFT_CAP)


@clause("WARP-GAT-03", "WARP-GAT-19", "WARP-RAC-07")
def test_abilities_raise_the_number_of_cards_or_forbid_support() -> None:
    scene = combat()
    state, fight = scene.state, scene.state.combat
    effects = {op: Effect(0, op, "ability:0", "WARP-RAC-07") for op in range(ops.NO_SUPPORT, ops.ATTACK_CARDS + 1)}
    effects[ops.DEFENSE_CARDS].n = effects[ops.ATTACK_CARDS].n = 2

    add_to_combat(state, 0, effects[ops.DEFENSE_CARDS], DEFENCE)
    assert (fight.attack_limit, fight.defence_limit, fight.no_support, fight.open_cards) == (1, 2, False, False)
    add_to_combat(state, 0, effects[ops.NO_SUPPORT], ATTACK)
    assert (fight.attack_limit, fight.defence_limit, fight.no_support, fight.open_cards) == (1, 2, True, False)
    add_to_combat(state, 0, effects[ops.OPEN_ATTACK_CARD], DEFENCE)
    add_to_combat(state, 0, effects[ops.ATTACK_CARDS], ATTACK)

    assert (fight.attack_limit, fight.defence_limit, fight.no_support, fight.open_cards) == (2, 2, True, True)
    assert fight.attack_fx == fight.defence_fx == []


@clause("WARP-GAT-03", "WARP-GAT-19")
def test_a_limit_of_cards_is_raised_and_never_lowered() -> None:
    scene = combat()
    fight = scene.state.combat
    fight.attack_limit = fight.defence_limit = 2

    for op in (ops.DEFENSE_CARDS, ops.ATTACK_CARDS):
        effect = Effect(0, op, "ability:0", "WARP-RAC-07")
        effect.n = 1
        add_to_combat(scene.state, 0, effect, ATTACK)

    assert (fight.attack_limit, fight.defence_limit) == (2, 2)
