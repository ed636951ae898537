"""The closed vocabulary: what a record says too much, too little or wrongly is refused with its place."""

from __future__ import annotations

from pathlib import Path

from tessera.games.atlas_lost.library import load
from tests.games.atlas_lost.pack_folder import CARD, CRATE, GAIN, PASSIVE, pack, refused
from tests.rows import for_each


@for_each(
    ("step", "expected"),
    [
        ('{ op = "gian" }', 'effects[1].op: no such word "gian". Did you mean "gain"?'),
        ('{ resource = "tp" }', 'effects[1]: "op" is missing.'),
        (
            '{ op = "gain", resource = "reserch", amount = 1 }',
            'effects[1].resource: no such word "reserch". Did you mean "research"?',
        ),
        (
            '{ op = "gain", resource = "tp", amount = 0 }',
            "effects[1].amount: 0 is out of range. Use 1 to 99.",
        ),
        (
            '{ op = "gain", resource = "tp", amount = { per = "own_econ" } }',
            'effects[1].amount.per: no such word "own_econ". Did you mean "own_economy"?',
        ),
        (
            '{ op = "gain", resource = "tp", amount = { per = "own_economy", min = 1 } }',
            'effects[1].amount: no such key "min".',
        ),
        (
            '{ op = "gain", resource = "tp", amount = { per = "own_influence" } }',
            'effects[1].amount.per: no such word "own_influence".',
        ),
        ('{ op = "draw", tree = "all", count = 1 }', 'effects[1].tree: no such word "all".'),
        (
            '{ op = "draw", tree = "any", count = 2, keep = 2 }',
            "effects[1].keep: 2 of 2 cards leaves none to discard. Keep fewer, or leave keep out.",
        ),
        ('{ op = "place_economy" }', 'effects[1]: "count" is missing.'),
        ('{ op = "place_culture", count = 1, where = "here" }', 'effects[1].where: no such word "here".'),
        ('{ op = "move_advance", count = 1 }', 'effects[1]: no such key "count".'),
        (
            '{ op = "place_advance", reduce = {} }',
            "effects[1].reduce: is empty. Name at least one kind of cost.",
        ),
        (
            '{ op = "run_active", level = 4, count = 1, source = "any" }',
            "effects[1].level: 4 is out of range. Use 1 to 3.",
        ),
        (
            '{ op = "retreat", spaces = 1, target = "each_other" }',
            'effects[1].target: no such word "each_other".',
        ),
        (
            '{ op = "advance_influence", spaces = 2 }',
            "effects[1].spaces: 2 is out of range. Use 1.",
        ),
        (
            '{ op = "return_token", kinds = ["economy", "economy"], count = 1, target = "one_other" }',
            'effects[1].kinds[2]: "economy" stands there twice.',
        ),
        (
            '{ op = "exchange", give = {}, get = { tp = 1 }, max = 1 }',
            "effects[1].give: is empty. Name at least one kind of cost.",
        ),
        (
            '{ op = "exchange", give = { tp = 1 }, get = {}, max = 1 }',
            "effects[1].get: is empty. Name at least one resource.",
        ),
        (
            '{ op = "exchange", give = { tp = 1 }, get = { economy = 1 }, max = 1 }',
            'effects[1].get: no such key "economy".',
        ),
        (
            f'{{ op = "choose", pick = 2, options = [{{ effects = [{GAIN}] }}, {{ effects = [{GAIN}] }}] }}',
            "effects[1].pick: 2 is out of range. Use 1.",
        ),
        (
            f'{{ op = "choose", pick = 1, options = [{{ effects = [{GAIN}] }}] }}',
            "effects[1].options: needs at least 2 entries.",
        ),
        (
            f'{{ op = "choose", pick = 1, options = [{", ".join([f"{{ effects = [{GAIN}] }}"] * 10)}] }}',
            "effects[1].options: more than 9 options. Nobody could choose among so many.",
        ),
        ('{ op = "optional", cost = {}, effects = [] }', "effects[1].effects: needs at least 1 entry."),
        (
            f'{{ op = "if", when = {{ count = "ally_initiative", at_least = 1 }}, then = [{GAIN}] }}',
            'effects[1].when.count: no such word "ally_initiative". Did you mean "own_initiative"?',
        ),
        (
            '{ op = "reward_tile", slot = "left" }',
            'effects[1].op: "reward_tile" belongs to the bonus of an influence space only.',
        ),
    ],
)
def test_a_step_that_is_not_understood_is_refused(tmp_path: Path, step: str, expected: str) -> None:
    said = refused(tmp_path, CRATE + f"effects = [{step}]")

    assert said.startswith('tides/cards.toml: card "tides.clerks": ' + expected)


@for_each(
    ("rest", "expected"),
    [
        ("", 'needs "modifiers" or "triggers".'),
        ("cost = {}", "cost: a passive card has modifiers and triggers only."),
        (
            'modifiers = [{ op = "reduce", on = "install" }]',
            'modifiers[1]: needs exactly one of "by" and "one_of".',
        ),
        (
            'modifiers = [{ op = "reduce", on = "install", by = { data = 1 }, one_of = [] }]',
            'modifiers[1]: needs exactly one of "by" and "one_of".',
        ),
        (
            'modifiers = [{ op = "reduce", on = "install", levels = [2], by = { data = 1 } }]',
            'modifiers[1]: no such key "levels".',
        ),
        (
            'modifiers = [{ op = "reduce", on = "place_advance", levels = [1], by = { data = 1 } }]',
            "modifiers[1].levels[1]: 1 is out of range. Use 2 to 3.",
        ),
        (
            'modifiers = [{ op = "reduce", on = "startup", levels = [3, 2], by = { data = 1 } }]',
            "modifiers[1].levels[2]: 2 comes after 3. List each level once, lowest first.",
        ),
        (
            'modifiers = [{ op = "reduce", on = "command_action", by = { data = 1 } }]',
            'modifiers[1].by: no such key "data". There is: command.',
        ),
        (
            ('modifiers = [{ op = "reduce", on = "command_action", one_of = [{ command = 1 }, { command = 2 }] }]'),
            "modifiers[1].one_of: a command action has one price only. Write by = { command = … }.",
        ),
        (
            'modifiers = [{ op = "tp", amount = { per = "ally_tp_tokens" } }]',
            'modifiers[1].amount.per: no such word "ally_tp_tokens".',
        ),
        (
            'modifiers = [{ op = "protect", from = ["theft"] }]',
            'modifiers[1].from[1]: no such word "theft".',
        ),
        (
            f'triggers = [{{ on = "given", who = "other", effects = [{GAIN}] }}]',
            'triggers[1].who: "given" is about you alone. Write who = "self".',
        ),
        (f'triggers = [{{ on = "given", effects = [{GAIN}] }}]', 'triggers[1]: "who" is missing.'),
        (
            f'triggers = [{{ on = "install", who = "self", via = "startup", effects = [{GAIN}] }}]',
            'triggers[1].via: does not narrow "install". It belongs to: active_tech.',
        ),
        (
            f'triggers = [{{ on = "install", who = "self", kind = "economy", effects = [{GAIN}] }}]',
            'triggers[1].kind: does not narrow "install". It belongs to: place_token.',
        ),
        (
            f'triggers = [{{ on = "collect", who = "self", levels = [2], effects = [{GAIN}] }}]',
            'triggers[1].levels: does not narrow "collect". It belongs to: place_advance, active_tech.',
        ),
        (
            f'triggers = [{{ on = "install", who = "self", limit = "once", effects = [{GAIN}] }}]',
            'triggers[1].limit: no such word "once". There is: once_per_turn.',
        ),
        (
            (
                'triggers = [{ on = "gain_military", who = "self",'
                ' effects = [{ op = "gain", resource = "military", amount = 1 }] }]'
            ),
            (
                'triggers[1]: leads back to its own event "gain_military". Add limit = "once_per_turn",'
                " or choose another effect."
            ),
        ),
        (
            (
                'triggers = [{ on = "place_token", who = "self",'
                ' effects = [{ op = "run_active", level = 2, count = 1, source = "any" }] }]'
            ),
            'triggers[1]: leads back to its own event "place_token".',
        ),
    ],
)
def test_a_passive_card_that_is_not_understood_is_refused(tmp_path: Path, rest: str, expected: str) -> None:
    said = refused(tmp_path, PASSIVE + rest)

    assert said.startswith('tides/cards.toml: card "tides.clerks": ' + expected)


@for_each(
    ("record", "expected"),
    [
        (
            CRATE + f"install = {{}}\neffects = [{GAIN}]",
            'card "tides.clerks": install: a crate card is used from the hand and never installed.',
        ),
        (
            CRATE + f"effects = [{GAIN}]\ntriggers = []",
            'card "tides.clerks": triggers: only a passive card has modifiers and triggers.',
        ),
        (
            CARD + f'kind = "active"\ncost = {{}}\neffects = [{GAIN}]',
            'card "tides.clerks": "install" is missing.',
        ),
        (CRATE + "effects = []", 'card "tides.clerks": effects: needs at least 1 entry.'),
        (
            CARD + 'kind = "crate"\ncost = { resaerch = 1 }',
            'card "tides.clerks": cost: no such key "resaerch". Did you mean "research"?',
        ),
        (CARD + 'kind = "crate"\ncost = { data = 0 }', 'card "tides.clerks": cost.data: 0 is out of range.'),
        (
            CRATE + f"effects = [{GAIN}]\nlevel = 2",
            'card "tides.clerks": no such key "level".',
        ),
        (
            CRATE + f'effects = [{GAIN}]\nsource = "home"',
            'card "tides.clerks": source: no such word "home". Did you mean "house"?',
        ),
        (
            CRATE + f'effects = [{GAIN}]\nart_source = "house"',
            'card "tides.clerks": art_source: speaks for "art", which is not there.',
        ),
        (
            CRATE + f'effects = [{GAIN}]\nrequires = {{ count = "own_allies" }}',
            'card "tides.clerks": requires: "at_least" is missing.',
        ),
        (
            CRATE + f"effects = [{GAIN}]\nvariant_en = {{ cost = {{}} }}",
            'card "tides.clerks": variant_en: "effects" is missing.',
        ),
        (
            PASSIVE.replace("[[card]]", "[[tech]]").replace("install = { research = 1 }", "level = 2")
            + 'modifiers = [{ op = "tp", amount = 1 }]',
            'tech "tides.clerks": modifiers[1].op: "tp" counts for installed cards only, and this is a Tech.',
        ),
        (
            CRATE.replace("[[card]]", "[[tech]]").replace("crate", "active")
            + f'level = 3\nreplaces = "IS"\neffects = [{GAIN}]',
            'tech "tides.clerks": replaces: only a solo tile stands in for another. Write solo_only = true.',
        ),
    ],
)
def test_a_record_that_says_too_much_or_too_little_is_refused(tmp_path: Path, record: str, expected: str) -> None:
    said = refused(tmp_path, record)

    assert said.startswith("tides/cards.toml: " + expected)


def test_two_cards_that_answer_each_other_for_ever_are_refused(tmp_path: Path) -> None:
    first = PASSIVE + 'triggers = [{ on = "steal", who = "self", effects = [{ op = "move_advance" }] }]\n'
    second = first.replace("tides.clerks", "tides.raiders").replace("move_advance", "MOVE")
    second = second.replace('"steal"', '"move_advance"').replace(
        '{ op = "MOVE" }', '{ op = "steal", resource = "data", amount = 1, target = "one_other" }'
    )

    said = refused(tmp_path, first + second)

    assert said.startswith('tides/cards.toml: card "tides.clerks": triggers[1]: leads back to its own event "steal".')


def test_a_trigger_limited_to_once_per_turn_may_lead_anywhere(tmp_path: Path) -> None:
    triggers = (
        'triggers = [{ on = "gain_military", who = "self", limit = "once_per_turn",'
        ' effects = [{ op = "gain", resource = "military", amount = 1 }] }]'
    )

    library = load([pack(tmp_path, PASSIVE + triggers)])

    assert library.cards["tides.clerks"]["text"]["en"] == (
        "Once per turn, when you gain military power: Gain 1 military power."
    )
