"""The closed vocabulary: 43 effects, 40 conditions; what says too much, too little or something wrong is refused."""

from __future__ import annotations

from pathlib import Path

from tessera.games.the_warp import ops, terms
from tessera.games.the_warp.governing import BY_EFFECT, BY_STAT
from tessera.games.the_warp.library import load
from tessera.games.the_warp.vocabulary import (
    ACTIVE_PLACES,
    ACTIVE_TRIGGERS,
    CONDITION_PLACES,
    CONDITIONS,
    EFFECTS,
    EXILED_TRIGGERS,
    PLACES,
)
from tests.games.the_warp.pack_folder import (
    CARD,
    COMBAT,
    GUARDIAN,
    MISSION,
    RACE,
    REWARD,
    active,
    exiled,
    options,
    refused,
)
from tests.rows import for_each

HERE = 'tides/things.toml: card "tides.harbour": '


def test_the_engine_and_the_content_know_the_same_words() -> None:
    assert tuple(EFFECTS) == ops.OPS
    assert tuple(CONDITIONS) == ops.CONDITIONS
    assert list(BY_EFFECT) == list(EFFECTS)
    assert set(BY_STAT) == set(terms.STATS)
    assert (len(EFFECTS), len(CONDITIONS), len(terms.STATS)) == (43, 40, 19)
    assert (*ACTIVE_TRIGGERS, *EXILED_TRIGGERS[1:]) == terms.TRIGGERS


def test_every_word_may_stand_somewhere() -> None:
    assert {op for allowed in PLACES.values() for op in allowed} == set(EFFECTS)
    assert {name for allowed in CONDITION_PLACES.values() for name in allowed} == set(CONDITIONS)
    assert set(ACTIVE_PLACES) == set(ACTIVE_TRIGGERS)
    assert set(ACTIVE_PLACES.values()) <= set(PLACES)


def test_words_that_the_box_leaves_to_packs() -> None:
    """Everything else is used by a card, a race, a token or a track, so it is proved by playing."""
    library = load()
    used: set[str] = set()
    waiting = [effect for track in library.tracks.values() for effect in track["bonus"]]
    waiting += [e for card in library.cards.values() for option in card["option"] for e in option["effects"]]
    waiting += [
        e
        for kind in (library.rewards, library.abilities, library.standing)
        for r in kind.values()
        for e in r["effects"]
    ]
    waiting += [
        e for race in library.races.values() for role in ("active", "reward", "exiled") for e in race[role]["effects"]
    ]
    while waiting:
        effect = waiting.pop()
        used.add(effect["op"])
        waiting += [inner for key in ("then", "effects", "fallback") for inner in effect.get(key, [])]

    assert set(EFFECTS) - used == {"discard_archive", "draw_reward", "gain_points", "choose", "attack_cards"}


@for_each(
    ("effect", "expected"),
    [
        ('{ op = "biuld", types = ["any"] }', 'effects[1].op: no such word "biuld". Did you mean "build"?'),
        ('{ types = ["any"] }', 'effects[1]: "op" is missing.'),
        ('{ op = "build" }', 'effects[1]: "types" is missing.'),
        (
            '{ op = "build", type = ["any"] }',
            'effects[1]: "types" is missing. Did you mean "types" where it says "type"?',
        ),
        (
            '{ op = "build", types = ["trade_pots"] }',
            'effects[1].types[1]: no such word "trade_pots". Did you mean "trade_post"?',
        ),
        (
            '{ op = "build", types = ["any", "gold_mine"] }',
            'effects[1].types: "any" stands for all types. Write it alone.',
        ),
        (
            '{ op = "upgrade", types = ["laser_cannon"] }',
            (
                'effects[1].types[1]: no such word "laser_cannon". There is: command_center, gold_mine, energy_plant,'
                " trade_post, assault_ship, any."
            ),
        ),
        ('{ op = "draw_archive", n = 10 }', "effects[1].n: 10 is out of range. Use 1 to 9."),
        (
            '{ op = "draw_archive", n = "2" }',
            "effects[1].n: should be a whole number but is a text in quotes.",
        ),
        ('{ op = "copy_active", n = 1 }', 'effects[1]: no such key "n". There is: op.'),
        ('{ op = "gain" }', "effects[1]: names no amount. Write at least one of: gold, energy, any."),
        (
            '{ op = "build", types = ["any"], cost = { discard = 1 } }',
            'effects[1].cost: no such key "discard". There is: any, energy, gold.',
        ),
        (
            '{ op = "choose", options = [[{ op = "gain", any = 1 }]] }',
            "effects[1].options: needs at least 2 entries.",
        ),
        (
            '{ op = "choose", options = [[{ op = "gain", any = 1 }], [{ op = "reroll", n = 1 }]] }',
            'effects[1].options[2][1].op: "reroll" has no meaning here.',
        ),
    ],
)
def test_an_effect_that_is_not_understood(effect: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, CARD + options(effect))

    assert str(problem).startswith(f"{HERE}option[1].{expected}")
    assert problem.text("ja") != problem.text("en")


@for_each(
    ("effect", "expected"),
    [
        ('{ op = "build", types = ["any"] }', 'effects[1].op: "build" has no meaning here.'),
        ('{ op = "no_support" }', 'effects[1].op: "no_support" has no meaning here.'),
        ('{ op = "dice_add", n = 0 }', "effects[1].n: 0 does nothing."),
        (
            '{ op = "reroll", n = 1, side = "attackers" }',
            'effects[1].side: no such word "attackers". Did you mean "attacker"?',
        ),
        (
            '{ op = "on_loss", effects = [{ op = "extra_action", actions = ["attack"] }] }',
            'effects[1].effects[1].op: "extra_action" has no meaning here.',
        ),
        ('{ op = "on_loss", effects = [] }', "effects[1].effects: needs at least 1 entry."),
    ],
)
def test_a_combat_card_acts_on_a_combat(effect: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, COMBAT + options(effect))

    assert str(problem).startswith(f"{HERE}option[1].{expected}")


@for_each(
    ("condition", "expected"),
    [
        ('{ cond = "area", min = 1 }', 'all[1].cond: no such word "area". Did you mean "areas"?'),
        ('{ cond = "areas" }', 'all[1]: "min" is missing.'),
        ('{ cond = "areas", min = 1, where = {} }', "all[1].where: filters nothing. Leave it out."),
        (
            '{ cond = "areas", min = 1, where = { zone = "center" } }',
            'all[1].where.zone: no such word "center". Did you mean "central"?',
        ),
        (
            '{ cond = "areas", min = 1, where = { mult_min = 3, mult_max = 2 } }',
            "all[1].where.mult_min: 3 is above mult_max, 2.",
        ),
        ('{ cond = "tracks", count = 2, min = 6, max = 3 }', "all[1].min: 6 is above max, 3."),
        ('{ cond = "resources" }', "all[1]: names no amount. Write at least one of: gold, energy, total."),
        ('{ cond = "pay" }', "all[1]: names no amount. Write at least one of: gold, energy, any, discard, rewards."),
        ('{ cond = "most", metric = "resources" }', 'all[1].cond: "most" cannot be asked here.'),
        ('{ cond = "role", is = ["attacker"] }', 'all[1].cond: "role" cannot be asked here.'),
        (
            '{ cond = "pay", any = 1 }, { cond = "pay", gold = 1 }',
            "all: there is more than one payment. Write them as one.",
        ),
        (
            '{ cond = "buildings_in_area", areas = 1, min = 2 }',
            'all[1]: "colony" is missing.',
        ),
    ],
)
def test_a_condition_that_is_not_understood(condition: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, MISSION + f"all = [{condition}]")

    assert str(problem).startswith(f'tides/things.toml: mission "tides.landing": {expected}')


@for_each(
    ("records", "expected"),
    [
        (
            active("pasive", "{ op = 'gain', any = 1 }"),
            'active.trigger: no such word "pasive". Did you mean "passive"?',
        ),
        (active("passive", '{ op = "gain", any = 1 }'), 'active.effects[1].op: "gain" has no meaning here.'),
        (
            active("passive", '{ op = "modify", stat = "hand_limt", n = 1 }'),
            'active.effects[1].stat: no such word "hand_limt". Did you mean "hand_limit"?',
        ),
        (
            active("passive", '{ op = "modify", stat = "hand_limit", n = 1, types = ["any"] }'),
            'active.effects[1].types: "hand_limit" is the same for all types. Leave it out.',
        ),
        (
            active("passive", '{ op = "modify", stat = "upgrade_discount", n = 1, types = ["sentry_tower"] }'),
            'active.effects[1].types[1]: no such word "sentry_tower".',
        ),
        (
            active("passive", '{ op = "modify", stat = "move_limit", n = 1, own_troops = true }'),
            'active.effects[1].own_troops: "move_limit" is the same whoever fights. Leave it out.',
        ),
        (
            active("passive", '{ op = "modify", stat = "move_limit", n = 1 }', 'limit = "turn"'),
            "active.limit: what is always in force has no limit.",
        ),
        (
            active("activated", '{ op = "gain", any = 1 }'),
            'active: "limit" is missing: what can be activated without end never ends. Write limit = "turn"',
        ),
        (
            active("trade", '{ op = "gain", any = 1 }', "cost = { gold = 1 }"),
            'active.cost: "trade" costs nothing.',
        ),
        (
            active("trade", '{ op = "gain", any = 1 }', 'when = [{ cond = "pincer" }]'),
            'active.when: "trade" has no conditions.',
        ),
        (
            active("extract", '{ op = "gain", any = 1 }', 'when = [{ cond = "pincer" }]'),
            'active.when[1].cond: "pincer" cannot be asked here. Here stand: extract_choice.',
        ),
        (active("dice", '{ op = "value_add", n = 1 }'), 'active.effects[1].op: "value_add" has no meaning here.'),
        (
            exiled("global", "area_attacked", '{ op = "reroll", n = 1 }'),
            "exiled.trigger: a global ability is passive.",
        ),
        (
            exiled("color", "passive", '{ op = "modify", stat = "move_limit", n = 1 }'),
            'exiled.effects[1].op: "modify" has no meaning here. Here stand: copy_exiled.',
        ),
        (
            exiled("color", "attack_failed", '{ op = "gain", any = 1 }'),
            'exiled.effects[1].op: "gain" has no meaning here. Here stand: lose_troop, exiled_troops.',
        ),
    ],
)
def test_an_ability_that_is_not_understood(records: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, records)

    assert str(problem).startswith(f'tides/things.toml: race "tides.swimmers": {expected}')


def test_a_reward_ability_that_is_not_permanent_changes_no_number(tmp_path: Path) -> None:
    modify = '{ op = "modify", stat = "move_limit", n = 1 }'
    records = RACE.replace('{ op = "draw_archive", n = 2 }', modify) + GUARDIAN

    problem = refused(tmp_path, records)

    assert 'reward.effects[1].op: "modify" has no meaning here.' in str(problem)


def test_a_reward_card_happens_once(tmp_path: Path) -> None:
    problem = refused(tmp_path, REWARD + 'effects = [{ op = "modify", stat = "move_limit", n = 1 }]')

    assert 'reward "tides.flood": effects[1].op: "modify" has no meaning here.' in str(problem)


def test_effects_inside_effects_have_an_end(tmp_path: Path) -> None:
    effect = '{ op = "gain", any = 1 }'
    for _ in range(12):
        effect = f'{{ op = "choose", options = [[{effect}], [{{ op = "gain", gold = 1 }}]] }}'

    problem = refused(tmp_path, REWARD + f"effects = [{effect}]")

    assert "nested too deeply." in str(problem)
