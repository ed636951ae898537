"""The closed vocabulary: 72 effects, and what a card says too much, too little or wrongly is refused with its place."""

from __future__ import annotations

from pathlib import Path

from tessera.games.race_for_the_galaxy import effects, terms
from tessera.games.race_for_the_galaxy.governing import BY_EFFECT
from tessera.games.race_for_the_galaxy.library import load
from tessera.games.race_for_the_galaxy.vocabulary import CARD_LINES, EFFECTS, EMPIRE_LINES, STEPS
from tests.games.race_for_the_galaxy.pack_folder import CARD, DEVELOPMENT, GRAY, WINDFALL, pack, refused
from tests.rows import for_each

# Every effect that there is. A new one is written here first.
ALL = [
    "start_hand_size",
    "start_save_card",
    "select_action_last",
    "explore_draw",
    "explore_keep",
    "explore_mix_hand",
    "explore_discard_for_prestige",
    "develop_draw",
    "develop_draw_then_discard",
    "develop_discount",
    "develop_discount_by_self_discard",
    "develop_discount_by_good",
    "develop_draw_after",
    "develop_prestige_after",
    "develop_save_payment_card",
    "military",
    "military_versus",
    "military_per_world",
    "temporary_military_by_self_discard",
    "temporary_military_by_hand",
    "temporary_military_by_prestige",
    "temporary_military_by_good",
    "settle_discount",
    "settle_discount_by_good",
    "settle_free_by_self_discard",
    "pay_for_military",
    "pay_for_military_discount",
    "pay_for_military_prestige",
    "conquer_non_military_by_self_discard",
    "settle_save_payment_card",
    "settle_second_world",
    "settle_extra_military_by_self_discard",
    "settle_replace_world",
    "settle_draw_after",
    "settle_draw_then_discard_after",
    "settle_prestige_after",
    "settle_produce_after",
    "takeover",
    "takeover_defense",
    "defeat_takeover",
    "trade_bonus",
    "trade_bonus_this_world",
    "trade_bonus_per_world",
    "trade_forbidden",
    "consume_goods",
    "consume_this_world_good",
    "consume_different_kinds",
    "consume_up_to_different_kinds",
    "consume_all_goods",
    "consume_sell_good",
    "consume_draw",
    "consume_gain_vp",
    "consume_hand_cards",
    "consume_prestige",
    "gamble_name_cost",
    "gamble_ante",
    "produce_this_world",
    "produce_this_world_by_discard",
    "produce_windfall",
    "produce_windfall_by_discard",
    "produce_draw",
    "produce_draw_if_this",
    "produce_prestige_if_this",
    "produce_draw_per_good",
    "produce_draw_per_kind",
    "produce_draw_per_world",
    "produce_draw_if_most",
    "produce_prestige_if_most_worlds",
    "produce_take_saved",
    "hand_limit",
    "take_round_end_discards",
    "game_end_tableau",
]


def test_the_vocabulary_has_72_effects_and_each_is_used() -> None:
    used = {power["effect"] for card in load().cards.values() for power in card["powers"]}

    assert len(ALL) == 72
    assert list(EFFECTS) == ALL
    assert used == set(ALL)


def test_the_engine_and_the_rulebook_know_the_same_words() -> None:
    assert list(effects.EFFECTS) == ALL
    assert list(BY_EFFECT) == ALL
    assert (*CARD_LINES, *EMPIRE_LINES) == terms.MATCHES
    assert set(STEPS) == set(terms.MAT_STEPS)


def test_every_line_metric_and_step_is_used() -> None:
    library = load()

    lines = {line["match"] for card in library.cards.values() for line in card["scoring"]}
    rows = [row for part in (*library.robot["mat"].values(), *library.robot["tile"]) for row in part.values()]
    steps = {step["step"] for row in rows if isinstance(row, list) for step in row}

    assert lines == set(terms.MATCHES)
    assert steps == set(terms.MAT_STEPS)
    assert _metrics() == set(terms.METRICS)


def _metrics() -> set[str]:
    waiting = [goal["condition"] for goal in load().goals.values()]
    found: set[str] = set()
    while waiting:
        condition = waiting.pop()
        waiting += condition.get("any_of", []) + condition.get("all_of", [])
        found |= {condition["metric"]} if "metric" in condition else set()
    return found


@for_each(
    ("power", "expected"),
    [
        (
            '{ phase = "explore", effect = "explore_darw", amount = 1 }',
            'powers[1].effect: no such word "explore_darw". Did you mean "explore_draw"?',
        ),
        ('{ phase = "explore", amount = 1 }', 'powers[1]: "effect" is missing.'),
        (
            '{ phase = "setle", effect = "military", amount = 1 }',
            'powers[1].phase: no such word "setle". Did you mean "settle"?',
        ),
        (
            '{ phase = "consume", effect = "trade_bonus", good = "any", amount = 1 }',
            'powers[1].phase: "trade_bonus" belongs to "trade". Write phase = "trade".',
        ),
        ('{ phase = "explore", effect = "explore_draw" }', 'powers[1]: "amount" is missing.'),
        (
            '{ phase = "explore", effect = "explore_draw", amont = 1 }',
            'powers[1]: "amount" is missing. Did you mean "amount" where it says "amont"?',
        ),
        (
            '{ phase = "explore", effect = "explore_draw", amount = 10 }',
            "powers[1].amount: 10 is out of range. Use 1 to 9.",
        ),
        (
            '{ phase = "explore", effect = "explore_draw", amount = "1" }',
            "powers[1].amount: should be a whole number but is a text in quotes.",
        ),
        (
            '{ phase = "explore", effect = "explore_mix_hand", amount = 1 }',
            'powers[1]: no such key "amount". There is: effect, phase.',
        ),
        ('{ phase = "settle", effect = "military", amount = 0 }', "powers[1].amount: 0 does nothing."),
        (
            '{ phase = "settle", effect = "military_versus", versus = "imperium", amount = 1 }',
            'powers[1].versus: no such word "imperium". There is: rebel, novelty, rare, genes, alien.',
        ),
        (
            '{ phase = "settle", effect = "military_per_world", world = "rebel", amount = 1 }',
            'powers[1].world: no such word "rebel". There is: military, uplift_symbol.',
        ),
        (
            '{ phase = "settle", effect = "settle_discount", kind = "alein", amount = 1 }',
            'powers[1].kind: no such word "alein". Did you mean "alien"?',
        ),
        (
            (
                '{ phase = "settle", effect = "takeover", target = "any_empire", activation = "spend_prestige",'
                ' on_success = "take" }'
            ),
            'powers[1]: "prestige_cost" goes with activation = "spend_prestige", and only with it.',
        ),
        (
            (
                '{ phase = "settle", effect = "takeover", target = "any_empire", activation = "free",'
                ' prestige_cost = 1, on_success = "take" }'
            ),
            'powers[1]: "prestige_cost" goes with activation = "spend_prestige", and only with it.',
        ),
        (
            '{ phase = "consume", effect = "consume_goods", good = "any", goods_per_use = 1, max_uses = 1 }',
            "powers[1]: gives nothing. Write at least one of: vp, draw, prestige.",
        ),
        (
            '{ phase = "consume", effect = "consume_prestige", prestige_cost = 1, vp = 1, draw = 1 }',
            "powers[1]: gives VP or cards, not both.",
        ),
        (
            '{ phase = "consume", effect = "consume_all_goods", vp = 1 }',
            "powers[1].vp: should be a text in quotes but is a whole number.",
        ),
        (
            '{ phase = "consume", effect = "consume_sell_good" }',
            'powers[1]: "use_trade_powers" is missing.',
        ),
        (
            '{ phase = "consume", effect = "gamble_ante", low = 6, high = 1 }',
            "powers[1].low: 6 is above high, 1.",
        ),
        (
            '{ phase = "trade", effect = "trade_forbidden" }',
            'powers[1].effect: "trade_forbidden" needs a production or windfall world.',
        ),
        (
            '{ phase = "setup", effect = "start_hand_size", cards = 3 }',
            'powers[1].effect: "start_hand_size" needs a start world.',
        ),
    ],
)
def test_a_power_that_is_not_understood_is_refused(tmp_path: Path, power: str, expected: str) -> None:
    said = refused(tmp_path, GRAY + f"powers = [{power}]")

    assert str(said) == f'tides/cards.toml: card "tides.harbour": {expected}'


@for_each(
    ("line", "expected"),
    [
        ('{ vp = 2, match = "wrold" }', 'scoring[1].match: no such word "wrold". Did you mean "world"?'),
        ('{ match = "world" }', 'scoring[1]: "vp" is missing.'),
        (
            '{ vp = 2, match = "world", good = "any" }',
            'scoring[1].good: no such word "any". There is: novelty, rare, genes, alien.',
        ),
        (
            '{ vp = 2, match = "world", military = false }',
            "scoring[1].military: can only be true. Leave it out.",
        ),
        (
            '{ vp = 2, match = "development", military = true }',
            (
                'scoring[1]: no such key "military". There is: cost, keyword, match, power_phase, title, uplift_symbol,'
                " vp."
            ),
        ),
        (
            '{ vp = 2, match = "world", cost = 6 }',
            (
                'scoring[1]: no such key "cost". There is: good, keyword, match, military, power_phase, title,'
                " uplift_symbol, vp, world."
            ),
        ),
        ('{ vp = 1, match = "vp_chips" }', 'scoring[1]: "per" is missing.'),
        ('{ match = "different_kinds", table = [1, 3, 6] }', "scoring[1].table: needs at least 4 entries."),
        ('{ match = "different_kinds", table = [1, 3, 6, 10, 15] }', "scoring[1].table: there are 4 kinds."),
        (
            '{ vp = 2, match = "card", title = "Space Marine" }',
            'scoring[1].title: no such card "Space Marine". Did you mean "Space Marines"?',
        ),
    ],
)
def test_a_scoring_line_that_is_not_understood_is_refused(tmp_path: Path, line: str, expected: str) -> None:
    said = refused(tmp_path, DEVELOPMENT + f"variable_vp = true\nscoring = [{line}]")

    assert str(said) == f'tides/cards.toml: card "tides.harbour": {expected}'


@for_each(
    ("card", "expected"),
    [
        (CARD + 'type = "planet"', 'type: no such word "planet". There is: world, development.'),
        (DEVELOPMENT + 'world = "gray"', "world: only a world has it."),
        (DEVELOPMENT + "start = 100", "start: only a world has it."),
        (DEVELOPMENT.replace("cost = 2", "defense = 2"), "defense: only a world has it."),
        (GRAY + 'good = "rare"', "good: a gray world has no kind."),
        (GRAY.replace("cost = 2", "defense = 2"), "defense: a non-military world has a cost instead."),
        (GRAY + "military = true", "cost: a military world has a defense instead."),
        (GRAY.replace("cost = 2", "cost = 13"), "cost: 13 is out of range. Use 0 to 12."),
        (GRAY + 'keywords = ["rebel", "rebel"]', 'keywords[2]: "rebel" stands there twice.'),
        (GRAY + 'keywords = ["rebels"]', 'keywords[1]: no such word "rebels". Did you mean "rebel"?'),
        (
            GRAY + 'set = "base"',
            (
                'no such key "set". There is: copies, cost, id, keywords, military, name, note, override, powers,'
                " prestige, scoring, source, start, type, uplift_symbol, variable_vp, vp, world."
            ),
        ),
        (
            GRAY + "variable_vp = true",
            "variable points and scoring lines go together. Write both variable_vp = true and scoring, or neither.",
        ),
        (
            WINDFALL.replace("windfall", "production"),
            (
                "needs one power to produce on this world. Such a power is one of: produce_this_world,"
                " produce_this_world_by_discard."
            ),
        ),
        (
            WINDFALL + 'powers = [{ phase = "produce", effect = "produce_this_world" }]',
            (
                "only a production world produces. Such a power is one of: produce_this_world,"
                " produce_this_world_by_discard."
            ),
        ),
        (WINDFALL.replace('good = "rare"', ""), '"good" is missing.'),
    ],
)
def test_a_card_that_does_not_hold_together_is_refused(tmp_path: Path, card: str, expected: str) -> None:
    assert str(refused(tmp_path, card)) == f'tides/cards.toml: card "tides.harbour": {expected}'


def test_a_refusal_also_speaks_japanese(tmp_path: Path) -> None:
    said = refused(tmp_path, GRAY + 'powers = [{ phase = "explore", effect = "explore_darw", amount = 1 }]')

    assert said.problem_ja == "「explore_darw」という語はありません。"
    assert "explore_draw" in said.suggestion_ja


def test_parameters_left_out_have_their_usual_value(tmp_path: Path) -> None:
    takeover = (
        '{ phase = "settle", effect = "takeover", target = "any_empire", activation = "free", on_success = "take" }'
    )
    windfall = '{ phase = "produce", effect = "produce_windfall", kind = "any" }'

    library = load([pack(tmp_path, GRAY + f"powers = [{takeover}, {windfall}]")])

    first, second = library.cards["tides.harbour"]["powers"]
    assert (first["prestige_cost"], first["military_per_rebel_military_world"], first["prestige"]) == (0, 0, 0)
    assert second["other_world_only"] is False
