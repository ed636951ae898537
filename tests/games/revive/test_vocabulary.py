"""The closed vocabulary: 28 effects, 9 standing ones; what says too much, too little or something wrong is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tessera.games.revive import ops, terms, vocabulary
from tessera.games.revive.library import Library, load
from tessera.games.revive.vocabulary import EFFECTS, FOREST_CHAIN, INNER_PLACES, PLACES, STANDING, TRIGGERS
from tests.games.revive.pack_folder import (
    CARD,
    CRATE,
    GEAR,
    MACHINE,
    MODULE,
    POINT,
    TILE,
    free,
    halves,
    refused,
    together,
)
from tests.rows import for_each

HERE = 'thaw/things.toml: card "thaw.singer": '


def test_the_engine_and_the_content_know_the_same_words() -> None:
    assert tuple(EFFECTS) == ops.OPS
    assert tuple(STANDING) == ops.MODS
    assert (len(EFFECTS), len(STANDING)) == (28, 9)
    assert TRIGGERS == terms.TRIGGERS
    assert (*vocabulary.COUNTERS, FOREST_CHAIN) == terms.COUNTERS
    assert vocabulary.RESOURCES == terms.RESOURCES
    assert vocabulary.COLORS == terms.COLORS
    assert terms.KINDS[:3] == vocabulary.TERRAINS
    assert vocabulary.TRIBE_TILES == terms.TILES
    assert vocabulary.NODES == terms.NODES
    assert vocabulary.REWARD_KINDS == terms.REWARDS


def test_every_word_may_stand_somewhere() -> None:
    assert {name for allowed in PLACES.values() for name in allowed} == set(EFFECTS)
    assert set(TRIGGERS) <= set(PLACES)
    assert {place for place, _ in INNER_PLACES} | set(INNER_PLACES.values()) <= set(PLACES)


def _lists(library: Library) -> Iterator[list[dict[str, Any]]]:
    """Every list of effects in the box."""
    for card in library.cards.values():
        yield from (card["top"], card["bottom"])
    for kind in (library.modules, library.standard_machines, library.machines, library.crates):
        yield from (record["effects"] for record in kind.values())
    for tribe in library.tribes.values():
        for side in tribe["side"]:
            yield side["ability"]
            for technology in side["technology"]:
                yield technology["immediate"]
                yield from (standing.get("effects", []) for standing in technology["standing"])


def test_every_word_is_used_in_the_box() -> None:
    """So each of them is proved by playing with the box."""
    library = load()
    used: set[str] = set()
    waiting = [effect for effects in _lists(library) for effect in effects]
    waiting += [effect for record in library.common_technologies.values() for effect in record["immediate"]]
    while waiting:
        effect = waiting.pop()
        used.add(effect["do"])
        waiting += [inner for key in ("then", "each") for inner in effect.get(key, [])]
        if effect["do"] == "choose":
            waiting += [inner for effects in effect["of"] for inner in effects]
    technologies = [
        *library.common_technologies.values(),
        *(each for tribe in library.tribes.values() for side in tribe["side"] for each in side["technology"]),
    ]
    standing = {each["mod"] for technology in technologies for each in technology["standing"]}

    assert used == set(EFFECTS)
    assert standing == set(STANDING)


# Effects by themselves.


@for_each(
    ("effect", "expected"),
    [
        ('{ do = "gian", res = "gear" }', 'top[1].do: no such word "gian". Did you mean "gain"?'),
        ('{ res = "gear" }', 'top[1]: "do" is missing.'),
        ('{ do = "gain" }', 'top[1]: "res" is missing.'),
        ('{ do = "gain", ress = "gear" }', 'top[1]: "res" is missing. Did you mean "res" where it says "ress"?'),
        (
            '{ do = "gain", res = "gold" }',
            'top[1].res: no such word "gold". There is: gear, book, food, crystal, basic.',
        ),
        ('{ do = "gain", res = "gear", n = 0 }', "top[1].n: 0 is out of range. Use 1 to 9."),
        ('{ do = "gain", res = "gear", n = "2" }', "top[1].n: should be a whole number but is a text in quotes."),
        ('{ do = "switch_reset", n = 1 }', 'top[1]: no such key "n". There is: do.'),
        ('{ do = "trade" }', 'top[1]: "times" is missing.'),
        ('{ do = "advance", track = "blue" }', 'top[1].track: no such word "blue".'),
        ('{ do = "recruit" }', 'top[1]: "from" is missing.'),
        (
            '{ do = "recruit", from = "display_or_deck", color = "gray" }',
            'top[1].color: nobody sees the colour of the deck\'s top card. Write from = "display", or leave the',
        ),
        (
            '{ do = "action", kind = "explore", size = "small" }',
            'top[1].size: "explore" has no size; only buildings have. Leave it out.',
        ),
        ('{ do = "action", kind = "hibernate" }', 'top[1].kind: no such word "hibernate".'),
        (f'{{ do = "per", of = "crates", each = [{POINT}] }}', 'top[1].of: no such word "crates". Did you mean'),
        ('{ do = "per", of = "crate", each = [] }', "top[1].each: needs at least 1 entry."),
        (
            f'{{ do = "pay", cost = {{}}, then = [{GEAR}] }}',
            "top[1].cost: names nothing. Write at least one of: gear, book, food, crystal, basic.",
        ),
        (f'{{ do = "pay", cost = {{ gold = 1 }}, then = [{GEAR}] }}', 'top[1].cost: no such key "gold".'),
        ('{ do = "pay", cost = { gear = 1 } }', 'top[1]: "then" is missing.'),
        (f'{{ do = "choose", of = [[{GEAR}]] }}', "top[1].of: needs at least 2 entries."),
        (
            f'{{ do = "choose", of = [[{GEAR}], [{{ do = "wild_color" }}]] }}',
            'top[1].of[2][1].do: "wild_color" has no meaning here.',
        ),
    ],
)
def test_an_effect_that_is_not_understood(effect: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, CARD + halves(effect))

    assert str(problem).startswith(HERE + expected)
    assert problem.text("ja") != problem.text("en")


# Effects in their places.


@for_each(
    ("records", "expected"),
    [
        # Cards give whole actions, never modifiers, and place no tiles of tribes.
        (CARD + halves('{ do = "range", n = 2 }'), 'card "thaw.singer": top[1].do: "range" has no meaning here.'),
        (
            CARD + halves(GEAR, '{ do = "place_tribe_tile", tile = "sand", on = ["field"] }'),
            'card "thaw.singer": bottom[1].do: "place_tribe_tile" has no meaning here.',
        ),
        (CARD + halves('{ do = "rest_use", half = "top" }'), 'card "thaw.singer": top[1].do: "rest_use" has'),
        # Modules neither set off modules nor recharge machines.
        (
            MODULE + 'effects = [{ do = "activate_module" }]\n',
            'module "thaw.coil": effects[1].do: "activate_module" has no meaning here.',
        ),
        (
            MODULE + f'effects = [{{ do = "pay", cost = {{ gear = 1 }}, then = [{GEAR}, {{ do = "recharge" }}] }}]\n',
            'module "thaw.coil": effects[1].then[2].do: "recharge" has no meaning here.',
        ),
        # Machines do not recharge each other.
        (
            MACHINE + free('{ do = "recharge" }'),
            'machine "thaw.pump": effects[1].do: "recharge" has no meaning here. Here stand: gain, points,',
        ),
        # What modifies an action goes with one.
        (
            MACHINE + free('{ do = "range", n = 2 }'),
            'machine "thaw.pump": effects[1].do: "range" has no meaning here.',
        ),
        (
            CRATE + free('{ do = "discount", action = "build" }'),
            'crate "thaw.box": effects[1].do: "discount" has no meaning here.',
        ),
        (
            CRATE + together("build", '{ do = "tribe" }'),
            (
                'crate "thaw.box": effects[1].do: "tribe" has no meaning here. Here stand: range, discount,'
                " unlimited_range, wild_color, gain, points, energy, crate."
            ),
        ),
        # Board rewards.
        (
            TILE.replace(POINT, '{ do = "take_water" }'),
            'area_tile "thaw.delta": cells[3].reward[1].do: "take_water" has no meaning here.',
        ),
        # Words that only a tile of a tribe explains.
        (
            CARD + halves(f'{{ do = "per", of = "forest_chain", each = [{POINT}] }}'),
            (
                'card "thaw.singer": top[1]: "forest_chain" has no meaning without a forest tile placed before it in'
                ' the same list. Put { do = "place_tribe_tile", tile = "forest", ... } first.'
            ),
        ),
        (
            CRATE + free('{ do = "recruit", from = "display", color = "covered_terrain" }'),
            'crate "thaw.box": effects[1]: "covered_terrain" has no meaning without a sand tile placed before it',
        ),
    ],
)
def test_an_effect_in_the_wrong_place(records: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, records)

    assert str(problem).startswith(f"thaw/things.toml: {expected}")
    assert problem.text("ja") != problem.text("en")


# Timing.


@for_each(
    ("timing", "expected"),
    [
        (
            'timing = "always"\neffects = []\n',
            'timing: no such word "always". There is: free, with_action.',
        ),
        (
            f'timing = "free"\nactions = ["build"]\neffects = [{GEAR}]\n',
            'actions: what is "free" goes with no action. Leave it out, or write timing = "with_action".',
        ),
        (f'timing = "with_action"\neffects = [{GEAR}]\n', '"actions" is missing.'),
        (
            together("play", '{ do = "wild_color" }'),
            'actions[1]: no such word "play". Did you mean "play_card"?',
        ),
        (
            together("build", GEAR),
            'actions: nothing here changes "build". Leave it out, or add one of: range, discount, unlimited_range,',
        ),
        (
            together("build explore", '{ do = "discount", action = "build" }'),
            'actions: nothing here changes "explore".',
        ),
        (
            together("build", '{ do = "discount", action = "explore" }'),
            'effects[1]: changes only "explore", which is not among "actions". Correct "actions", or leave the effect',
        ),
        (
            together("play_card", '{ do = "wild_color" }', '{ do = "range" }'),
            'effects[2]: changes only "build" or "explore" or "populate", which is not among "actions".',
        ),
        (
            together("populate", '{ do = "unlimited_range", action = "populate" }'),
            'effects[1].action: no such word "populate". There is: explore.',
        ),
    ],
)
def test_a_machine_at_the_wrong_time(timing: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, MACHINE + timing)

    assert str(problem).startswith(f'thaw/things.toml: machine "thaw.pump": {expected}')
    assert problem.text("ja") != problem.text("en")


def test_effects_inside_effects_have_an_end(tmp_path: Path) -> None:
    effect = GEAR
    for _ in range(12):
        effect = f'{{ do = "choose", of = [[{effect}], [{POINT}]] }}'

    problem = refused(tmp_path, CRATE + free(effect))

    assert "nested too deeply." in str(problem)
