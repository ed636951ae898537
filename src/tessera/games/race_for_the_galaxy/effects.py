"""The closed vocabulary of card powers, as numbers. What each does stands with the rule of its phase."""

from __future__ import annotations

from typing import Final

EFFECTS: Final = (
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
)

START_HAND_SIZE: Final = 0
START_SAVE_CARD: Final = 1
SELECT_ACTION_LAST: Final = 2
EXPLORE_DRAW: Final = 3
EXPLORE_KEEP: Final = 4
EXPLORE_MIX_HAND: Final = 5
EXPLORE_DISCARD_FOR_PRESTIGE: Final = 6
DEVELOP_DRAW: Final = 7
DEVELOP_DRAW_THEN_DISCARD: Final = 8
DEVELOP_DISCOUNT: Final = 9
DEVELOP_DISCOUNT_BY_SELF_DISCARD: Final = 10
DEVELOP_DISCOUNT_BY_GOOD: Final = 11
DEVELOP_DRAW_AFTER: Final = 12
DEVELOP_PRESTIGE_AFTER: Final = 13
DEVELOP_SAVE_PAYMENT_CARD: Final = 14
MILITARY: Final = 15
MILITARY_VERSUS: Final = 16
MILITARY_PER_WORLD: Final = 17
TEMPORARY_MILITARY_BY_SELF_DISCARD: Final = 18
TEMPORARY_MILITARY_BY_HAND: Final = 19
TEMPORARY_MILITARY_BY_PRESTIGE: Final = 20
TEMPORARY_MILITARY_BY_GOOD: Final = 21
SETTLE_DISCOUNT: Final = 22
SETTLE_DISCOUNT_BY_GOOD: Final = 23
SETTLE_FREE_BY_SELF_DISCARD: Final = 24
PAY_FOR_MILITARY: Final = 25
PAY_FOR_MILITARY_DISCOUNT: Final = 26
PAY_FOR_MILITARY_PRESTIGE: Final = 27
CONQUER_NON_MILITARY_BY_SELF_DISCARD: Final = 28
SETTLE_SAVE_PAYMENT_CARD: Final = 29
SETTLE_SECOND_WORLD: Final = 30
SETTLE_EXTRA_MILITARY_BY_SELF_DISCARD: Final = 31
SETTLE_REPLACE_WORLD: Final = 32
SETTLE_DRAW_AFTER: Final = 33
SETTLE_DRAW_THEN_DISCARD_AFTER: Final = 34
SETTLE_PRESTIGE_AFTER: Final = 35
SETTLE_PRODUCE_AFTER: Final = 36
TAKEOVER: Final = 37
TAKEOVER_DEFENSE: Final = 38
DEFEAT_TAKEOVER: Final = 39
TRADE_BONUS: Final = 40
TRADE_BONUS_THIS_WORLD: Final = 41
TRADE_BONUS_PER_WORLD: Final = 42
TRADE_FORBIDDEN: Final = 43
CONSUME_GOODS: Final = 44
CONSUME_THIS_WORLD_GOOD: Final = 45
CONSUME_DIFFERENT_KINDS: Final = 46
CONSUME_UP_TO_DIFFERENT_KINDS: Final = 47
CONSUME_ALL_GOODS: Final = 48
CONSUME_SELL_GOOD: Final = 49
CONSUME_DRAW: Final = 50
CONSUME_GAIN_VP: Final = 51
CONSUME_HAND_CARDS: Final = 52
CONSUME_PRESTIGE: Final = 53
GAMBLE_NAME_COST: Final = 54
GAMBLE_ANTE: Final = 55
PRODUCE_THIS_WORLD: Final = 56
PRODUCE_THIS_WORLD_BY_DISCARD: Final = 57
PRODUCE_WINDFALL: Final = 58
PRODUCE_WINDFALL_BY_DISCARD: Final = 59
PRODUCE_DRAW: Final = 60
PRODUCE_DRAW_IF_THIS: Final = 61
PRODUCE_PRESTIGE_IF_THIS: Final = 62
PRODUCE_DRAW_PER_GOOD: Final = 63
PRODUCE_DRAW_PER_KIND: Final = 64
PRODUCE_DRAW_PER_WORLD: Final = 65
PRODUCE_DRAW_IF_MOST: Final = 66
PRODUCE_PRESTIGE_IF_MOST_WORLDS: Final = 67
PRODUCE_TAKE_SAVED: Final = 68
HAND_LIMIT: Final = 69
TAKE_ROUND_END_DISCARDS: Final = 70
GAME_END_TABLEAU: Final = 71
