"""Tribes of packs: two sides with abilities, tiles and technologies that make sense, and that come to an end."""

from __future__ import annotations

from pathlib import Path

from tessera.games.revive.library import load
from tests.games.revive.pack_folder import BOOK, GEAR, POINT, TRIBE, ability, pack, refused, standing
from tests.rows import for_each

HERE = 'thaw/things.toml: tribe "thaw.people": '
FOREST = '{ do = "place_tribe_tile", tile = "forest", on = ["sand"] }'
TEMPLE = '{ do = "place_tribe_tile", tile = "temple", on = ["water"], pay_range = true }'
SAND = '{ do = "place_tribe_tile", tile = "sand", on = ["field"], pay_range = true }'
TECHNOLOGY = "side[1].technology[2].standing[1]"


@for_each(
    ("old", "new", "expected"),
    [
        ('side = "sun"', 'side = "moon"', 'side: should be side "sun" and then side "moon".'),
        ('node = "B1"', 'node = "B2"', "side[1].technology: has A1, B2, B3; a side has A1, B1, B3, in this order."),
        ('node = "B1"', 'node = "D1"', 'side[1].technology[2].node: no such word "D1".'),
        (f"immediate = [{GEAR}]", "", "side[1].technology[1]: does nothing. Write"),
        ("ability = [", "abilities = [", 'side[1]: "ability" is missing.'),
        (
            'side = "sun"',
            'side = "sun"\nstart_tiles = { forest = 3, sand = 3 }',
            "side[1].start_tiles: a side has tiles of one kind, not of 2.",
        ),
        (
            'side = "sun"',
            'side = "sun"\nstart_tiles = { forest = 3 }',
            "side[1].start_tiles: the ability never places a forest tile. Leave start_tiles out.",
        ),
        (
            'side = "sun"',
            'side = "sun"\nstart_tiles = { forest = 10 }',
            "side[1].start_tiles.forest: 10 is out of range. Use 1 to 9.",
        ),
    ],
)
def test_a_tribe_that_does_not_fit(old: str, new: str, expected: str, tmp_path: Path) -> None:
    assert old in TRIBE

    problem = refused(tmp_path, TRIBE.replace(old, new, 1))

    assert str(problem).startswith(HERE + expected)
    assert problem.text("ja") != problem.text("en")


# Trees.

LINES = '["A1", "B2"], ["B2", "C1"], ["B1", "C1"], ["B2", "C2"], ["B3", "C2"], ["B3", "C3"]'


def tree(
    lines: str = LINES, cost: str = "A1 = 1, B1 = 2, B2 = 3, B3 = 4, C1 = 5, C2 = 6, C3 = 7", most: int = 20
) -> str:
    """The tribe of these packs with a tree of its own on its sun side."""
    points = f"A1 = 0, B1 = 1, B2 = 1, B3 = 1, C1 = 2, C2 = 2, C3 = {most}"
    table = f"[tribe.side.tree]\nlinks = [{lines}]\ncost = {{ {cost} }}\npoints = {{ {points} }}\n"
    return TRIBE.replace("[[tribe.side.technology]]", table + "[[tribe.side.technology]]", 1)


def test_a_side_may_have_a_tree_of_its_own(tmp_path: Path) -> None:
    library = load([pack(tmp_path, tree())])
    sun, moon = library.tribes["thaw.people"]["side"]

    assert library.tree(sun)["links"][0] == ["A1", "B2"]
    assert library.tree(sun)["cost"] == {"A1": 1, "B1": 2, "B2": 3, "B3": 4, "C1": 5, "C2": 6, "C3": 7}
    assert library.tree(moon) == library.game["tree"]


@for_each(
    ("records", "expected"),
    [
        (tree(LINES.replace('"A1"', '"A2"', 1)), 'side[1].tree.links[1][1]: no such word "A2".'),
        (tree(LINES + ', ["B1", "B2"]'), "side[1].tree.links[7]: a line leads from one row to the next one up"),
        (tree(LINES + ', ["A1", "C3"]'), "side[1].tree.links[7]: a line leads from one row to the next one up"),
        (tree(LINES + ', ["C3", "B3"]'), "side[1].tree.links[7]: a line leads from one row to the next one up"),
        (tree('["A1", "B2"], ["B1", "C1"]'), "side[1].tree.links: no way leads from A1 to B1, B3, C1, C2, C3."),
        (tree(cost="A1 = 0, B1 = 1, B2 = 1, B3 = 1, C1 = 1, C2 = 1, C3 = 1"), "side[1].tree.cost.A1: 0 is out of"),
        (tree(cost="A1 = 1, B1 = 1, B2 = 1, B3 = 1, C1 = 1, C2 = 1, C3 = 10"), "side[1].tree.cost.C3: 10 is out of"),
        (tree(most=21), "side[1].tree.points.C3: 21 is out of range."),
    ],
)
def test_a_tree_that_does_not_fit(records: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, records)

    assert str(problem).startswith(HERE + expected)
    assert problem.text("ja") != problem.text("en")


# Abilities and tiles.


@for_each(
    ("effects", "tiles", "expected"),
    [
        (
            FOREST,
            "",
            "ability: places a forest tile, but the side begins without any. Write start_tiles = { forest = 6 }.",
        ),
        (TEMPLE, "forest = 6", "ability: places a temple tile, but the side begins without any."),
        (
            FOREST.replace('"sand"', '"sand", "water"'),
            "forest = 6",
            'ability[1].on[2]: a forest tile cannot lie on "water". It lies on: sand, mountain, field.',
        ),
        (
            TEMPLE.replace('["water"]', '["sand"]'),
            "temple = 6",
            'ability[1].on[1]: a temple tile cannot lie on "sand". It lies on: water.',
        ),
        (
            f"{GEAR}, {FOREST}",
            "forest = 6",
            "ability[2]: a tribe tile is placed before everything else in its list. Put it first, and only one.",
        ),
        (f"{FOREST}, {FOREST}", "forest = 6", "ability[2]: a tribe tile is placed before everything else"),
        (
            f'{FOREST}, {{ do = "take_water" }}',
            "forest = 6",
            'ability[2]: "take_water" has no meaning without a temple tile placed before it in the same list.',
        ),
        (
            f'{TEMPLE}, {{ do = "per", of = "forest_chain", each = [{BOOK}] }}',
            "temple = 6",
            'ability[2]: "forest_chain" has no meaning without a forest tile',
        ),
        (
            (
                f'{FOREST}, {{ do = "pay", cost = {{ food = 1 }}, then = [{{ do = "recruit", from = "display",'
                ' color = "covered_terrain" }] }'
            ),
            "forest = 6",
            'ability[2].then[1]: "covered_terrain" has no meaning without a sand tile',
        ),
        (
            f'{{ do = "choose", of = [[{SAND}], [{GEAR}]] }}',
            "sand = 6",
            'ability[1].of[1][1].do: "place_tribe_tile" has no meaning here.',
        ),
        # What would carry out the ability again and again.
        ('{ do = "tribe" }', "", 'ability[1].do: "tribe" has no meaning here.'),
        ('{ do = "activate_module" }', "", 'ability[1].do: "activate_module" has no meaning here.'),
        (
            '{ do = "per", of = "crate", each = [{ do = "tribe" }] }',
            "",
            'ability[1].each[1].do: "tribe" has no meaning here.',
        ),
        ('{ do = "unlimited_range", action = "explore" }', "", 'ability[1].do: "unlimited_range" has no meaning here.'),
    ],
)
def test_an_ability_that_does_not_fit(effects: str, tiles: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, ability(effects, tiles))

    assert str(problem).startswith(f"{HERE}side[1].{expected}")
    assert problem.text("ja") != problem.text("en")


@for_each(
    ("effects", "tiles"),
    [
        (f'{FOREST}, {{ do = "per", of = "forest_chain", each = [{BOOK}], max = 4 }}', "forest = 9"),
        (
            f'{{ do = "pay", cost = {{ crystal = 1 }}, then = [{TEMPLE}, {{ do = "take_water" }}, {GEAR}] }}',
            "temple = 1",
        ),
        (f'{SAND}, {{ do = "recruit", from = "display", color = "covered_terrain" }}', "sand = 6"),
        ('{ do = "place_tribe_tile", tile = "target", on = ["sand", "location"] }', "target = 3"),
        ('{ do = "action", kind = "build", discount = 1, size = "small" }', ""),
        ('{ do = "free_machine" }, { do = "recharge" }', ""),
    ],
)
def test_abilities_that_fit(effects: str, tiles: str, tmp_path: Path) -> None:
    library = load([pack(tmp_path, ability(effects, tiles))])

    assert len(library.tribes) == 7


# Technologies.


@for_each(
    ("effects", "expected"),
    [
        ('{ mod = "slot6" }', f'{TECHNOLOGY}.mod: no such word "slot6". Did you mean "slot5"?'),
        ('{ mod = "slot5", n = 1 }', f'{TECHNOLOGY}: no such key "n".'),
        (
            '{ mod = "on", trigger = "hibernation", effects = [] }',
            f'{TECHNOLOGY}.trigger: no such word "hibernation". Did you mean "hibernate"?',
        ),
        ('{ mod = "on", trigger = "populate" }', f'{TECHNOLOGY}: should have either "effects" or "by_color".'),
        (
            (
                f'{{ mod = "on", trigger = "populate", by_color = {{ gray = [{GEAR}], green = [{GEAR}],'
                f" yellow = [{GEAR}] }} }}"
            ),
            f'{TECHNOLOGY}.by_color: "populate" knows no colour; only "card_gained" does. Write "effects" instead.',
        ),
        (
            (
                f'{{ mod = "on", trigger = "card_gained", effects = [{POINT}], by_color = {{ gray = [{GEAR}],'
                f" green = [{GEAR}], yellow = [{GEAR}] }} }}"
            ),
            f'{TECHNOLOGY}: should have either "effects" or "by_color".',
        ),
        (
            f'{{ mod = "on", trigger = "card_gained", by_color = {{ gray = [{GEAR}] }} }}',
            f'{TECHNOLOGY}.by_color: "green" is missing.',
        ),
        ('{ mod = "range_free", spaces = ["large"] }', f'{TECHNOLOGY}.spaces[1]: no such word "large".'),
        (
            '{ mod = "range_bonus", from = "temple", n = 1 }',
            "side[1].technology[2]: counts range from a temple, but the side has none. Choose another technology.",
        ),
        (
            '{ mod = "discount", action = "explore", n = 1, size = "large" }',
            f'{TECHNOLOGY}.size: "explore" has no size; only buildings have.',
        ),
        (
            '{ mod = "trade", give = { gear = 1 }, get = { basic = 1 } }',
            f'{TECHNOLOGY}.get: no such key "basic".',
        ),
        (
            '{ mod = "trade", give = { gear = 3 }, get = { food = 1, book = 1 } }',
            f"{TECHNOLOGY}.get: a trade gives one unit of one resource. Write several trades for several resources.",
        ),
        (
            '{ mod = "trade", give = { gear = 3 }, get = { food = 2 } }',
            f"{TECHNOLOGY}.get: a trade gives one unit of one resource.",
        ),
        (
            f'{{ mod = "machine", timing = "free", effects = [{GEAR}], actions = ["build"] }}',
            f'{TECHNOLOGY}.actions: what is "free" goes with no action.',
        ),
        (
            (
                f'{{ mod = "machine", timing = "free", effects = [{GEAR}] }}, '
                f'{{ mod = "machine", timing = "free", effects = [{BOOK}] }}'
            ),
            "side[1].technology[2]: is two machines; a technology is one at most. Put their effects in one list.",
        ),
        (
            (
                '{ mod = "free_action", cost = { gear = 1 }, effects = [{ do = "recall" }] }, '
                '{ mod = "free_action", cost = { food = 1 }, effects = [{ do = "wake" }] }'
            ),
            "side[1].technology: has two paid free actions; a side has one at most. Leave one out.",
        ),
    ],
)
def test_a_technology_that_is_not_understood(effects: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, standing(effects))

    assert str(problem).startswith(HERE + expected)
    assert problem.text("ja") != problem.text("en")


@for_each(
    ("trigger", "effect"),
    [
        ("tribe_ability", '{ do = "tribe" }'),
        ("tribe_ability", '{ do = "activate_module" }'),
        ("card_gained", '{ do = "recruit", from = "display" }'),
        ("populate", '{ do = "action", kind = "populate" }'),
        ("hibernate", '{ do = "recharge" }'),
    ],
)
def test_a_trigger_does_not_fire_itself_again(trigger: str, effect: str, tmp_path: Path) -> None:
    word = effect.split('"')[1]

    problem = refused(tmp_path, standing(f'{{ mod = "on", trigger = "{trigger}", effects = [{effect}] }}'))

    assert str(problem).startswith(f'{HERE}{TECHNOLOGY}.effects[1].do: "{word}" has no meaning here.')


@for_each("effect", [GEAR, '{ do = "tribe" }', '{ do = "recharge" }', '{ do = "activate_module" }'])
def test_a_paid_free_action_does_not_pay_for_itself(effect: str, tmp_path: Path) -> None:
    word = effect.split('"')[1]

    problem = refused(tmp_path, standing(f'{{ mod = "free_action", cost = {{ basic = 1 }}, effects = [{effect}] }}'))

    assert str(problem).startswith(f'{HERE}{TECHNOLOGY}.effects[1].do: "{word}" has no meaning here.')


@for_each("effect", ['{ do = "tribe" }', '{ do = "recharge" }'])
def test_a_machine_of_a_tribe_keeps_no_other_going(effect: str, tmp_path: Path) -> None:
    word = effect.split('"')[1]

    problem = refused(tmp_path, standing(f'{{ mod = "machine", timing = "free", effects = [{effect}] }}'))

    assert str(problem).startswith(f'{HERE}{TECHNOLOGY}.effects[1].do: "{word}" has no meaning here.')


@for_each(
    ("trades", "resource"),
    [
        (["gear food", "food gear"], "gear"),
        (["gear food", "food book", "book gear"], "gear"),
        # A crystal may become anything, so this one leads back as well.
        (["book crystal"], "book"),
        (["basic food"], "food"),
    ],
)
def test_trades_do_not_lead_back(trades: list[str], resource: str, tmp_path: Path) -> None:
    given = [trade.split() for trade in trades]
    effects = [f'{{ mod = "trade", give = {{ {give} = 1 }}, get = {{ {get} = 1 }} }}' for give, get in given]

    problem = refused(tmp_path, standing(*effects))

    assert str(problem) == (
        f"{HERE}side[1].technology: its trades turn a {resource} into a {resource}, without end (a crystal may become"
        " anything). Let a trade take more than it gives."
    )


def test_trades_that_take_more_than_they_give_or_lead_one_way_are_taken(tmp_path: Path) -> None:
    records = standing(
        '{ mod = "trade", give = { gear = 1 }, get = { food = 1 } }',
        '{ mod = "trade", give = { food = 2 }, get = { gear = 1 } }',
        '{ mod = "trade", give = { basic = 2 }, get = { crystal = 1 } }',
    )

    library = load([pack(tmp_path, records)])

    assert len(library.tribes["thaw.people"]["side"][0]["technology"][1]["standing"]) == 3


def test_one_side_may_count_range_from_its_temples(tmp_path: Path) -> None:
    bonus = '{ mod = "range_bonus", from = "temple" }'
    records = ability(TEMPLE, "temple = 4").replace('{ mod = "discount", action = "build", n = 1 }', bonus, 1)

    library = load([pack(tmp_path, records)])

    technology = library.tribes["thaw.people"]["side"][0]["technology"][1]
    assert technology["standing"] == [{"mod": "range_bonus", "from": "temple", "n": 1}]
