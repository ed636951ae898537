"""Why something may not be chosen: the reasons for every question, and for what belongs to another moment.

What is offered is asked of the rules themselves; here are only the reasons why the rest is not.
"""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.objections_actions import (
    action_elsewhere,
    action_objections,
    name_actions,
    parse_actions,
)
from tessera.games.race_for_the_galaxy.objections_cards import (
    ante_objections,
    category_objections,
    flipped_objections,
    keep_objections,
    match_objections,
    may_fit_objections,
    name_objections,
)
from tessera.games.race_for_the_galaxy.objections_consume import (
    consume_goods_objections,
    consume_kind_objections,
    consume_objections,
    sell_objections,
    spend_good_objections,
    trade_objections,
)
from tessera.games.race_for_the_galaxy.objections_elsewhere import verb_elsewhere, word_elsewhere
from tessera.games.race_for_the_galaxy.objections_military import raise_objections
from tessera.games.race_for_the_galaxy.objections_placing import develop_objections, pay_objections, settle_objections
from tessera.games.race_for_the_galaxy.objections_produce import produce_objections
from tessera.games.race_for_the_galaxy.objections_settling import more_objections, replace_objections
from tessera.games.race_for_the_galaxy.objections_takeovers import defeat_objections, target_objections
from tessera.games.race_for_the_galaxy.objections_ways import develop_way_objections, settle_way_objections
from tessera.games.race_for_the_galaxy.objector import Objector, open_question
from tessera.games.race_for_the_galaxy.state import Race
from tessera.kernel.refusal import Objection

__all__ = [
    "action_objections",
    "ante_objections",
    "category_objections",
    "consume_goods_objections",
    "consume_kind_objections",
    "consume_objections",
    "defeat_objections",
    "develop_objections",
    "develop_way_objections",
    "flipped_objections",
    "keep_objections",
    "match_objections",
    "may_fit_objections",
    "more_objections",
    "name_objections",
    "objection_elsewhere",
    "pay_objections",
    "produce_objections",
    "raise_objections",
    "replace_objections",
    "sell_objections",
    "settle_objections",
    "settle_way_objections",
    "spend_good_objections",
    "target_objections",
    "trade_objections",
]


def objection_elsewhere(game: Race, seat: int, pick: str) -> Objection | None:
    """Why something that the open question does not speak of cannot be chosen; None if it means nothing."""
    ask = open_question(game, seat)
    if ask is None:
        return None
    objector = Objector(game, seat, ask)
    if not objector.is_open(pick):
        return None
    cards = parse_actions(pick)
    verb, _, rest = pick.partition(" ")
    if cards is not None:
        action_elsewhere(objector, ask, pick, cards)
        if objector.refused:
            name_actions(objector, cards)
    elif rest:
        verb_elsewhere(objector, ask, pick, verb, rest)
    else:
        word_elsewhere(objector, ask, pick)
    return objector.refused[0].objection if objector.refused else None
