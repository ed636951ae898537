"""Why a price cannot be paid, or not in this way: payments, the trade, and bribes."""

from __future__ import annotations

from tessera.games.the_warp.objector import Objector, Reason
from tessera.games.the_warp.rulebook import Cost
from tessera.games.the_warp.rules.attack_3_bribe import KIND, AnswerCounter, ComposeOffer
from tessera.games.the_warp.rules.bribe_goods import (
    ARCHIVE_CARDS,
    COUNTER_LIMIT,
    ENERGY,
    GOLD,
    REWARD_CARDS,
    TROOPS,
)
from tessera.games.the_warp.rules.payment import Pay, Price, spare_troops
from tessera.games.the_warp.rules.trading import Trade, trade_limit
from tessera.games.the_warp.state import Warp
from tessera.kernel.step import Refused

# Kinds of goods in a bribe, in the order of `Combat.offer`, as notation writes them.
GOODS = ("gold", "energy", "troops", "cards", "rewards")


# Prices


def missing(game: Warp, seat: int, price: Price) -> str:
    """What a player lacks for a price at least: so much of a kind, or of either where that makes no difference."""
    colony, total = game.colonies[seat], price.total()
    ways: dict[tuple[int, int], int] = {}
    for gold in range(max(0, total - price.energy - price.any), min(total, price.gold + price.any) + 1):
        short = (max(0, gold - colony.gold), max(0, total - gold - colony.energy))
        ways[short] = short[0] + short[1]
    least = min(ways.values())
    best = [short for short in ways if ways[short] == least]
    return f"cost:{best[0][0]} {best[0][1]} 0" if len(best) == 1 else f"cost:0 0 {least}"


def lack(game: Warp, seat: int, price: Price) -> int:
    """How many resources a player lacks for a price at least."""
    return sum([int(part) for part in missing(game, seat, price).partition(":")[2].split()])


def price_words(game: Warp, seat: int, price: Price) -> dict[str, str]:
    """A price, what there is, and what is missing."""
    colony = game.colonies[seat]
    return {
        "price": f"price:{price.gold} {price.energy} {price.any} {price.discount}",
        "have": f"held:{colony.gold} {colony.energy}",
        "missing": missing(game, seat, price),
    }


def unpaid(game: Warp, seat: int, cost: Cost, price: Price, besides: int, clause: str, what: str) -> Reason | None:
    """Why a whole cost cannot be paid, as a fact about what it is paid for; None if it can be paid."""
    words = {"doing": what}
    if lack(game, seat, price):
        return Reason(clause, "fact.dear", "save_up", words | price_words(game, seat, price))
    hand = len(game.zones[game.hand(seat)]) - besides
    if hand < cost.discard:
        return Reason("WARP-DEV-08", "fact.no_discard", "save_up", words | {"have": str(hand)}, cost.discard)
    spare = spare_troops(game, seat)
    if spare < cost.board_troops:
        return Reason(clause, "fact.no_spare_troops", "save_up", words | {"have": str(spare)}, cost.board_troops)
    rewards = len(game.zones[game.rewards(seat)])
    if rewards < cost.rewards:
        return Reason(clause, "fact.few_rewards", "save_up", words | {"have": str(rewards)}, cost.rewards)
    return None


# Splitting a price


def pay_objections(game: Warp, ask: Pay) -> list[Refused]:
    """Splits of the price that are not open."""
    objector = Objector(game, ask.seat, ask)
    price = ask.price()
    for gold in range(price.total() + 1):
        id = f"pay {gold} gold {price.total() - gold} energy"
        if objector.is_open(id):
            objector.no(id, split_reason(game, ask.seat, price, gold, price.total() - gold, "WARP-DEV-03"))
    return objector.refused


def split_reason(game: Warp, seat: int, price: Price, gold: int, energy: int, clause: str) -> Reason:
    """Why a price cannot be split like this: the sum, the kinds, or what there is."""
    colony = game.colonies[seat]
    words = {"price": f"price:{price.gold} {price.energy} {price.any} {price.discount}"}
    words |= {"have": f"held:{colony.gold} {colony.energy}", "total": str(price.total())}
    if gold + energy != price.total():
        return Reason(clause, "why.wrong_sum", "pay_sum", words, gold + energy)
    kinds = "WARP-DEV-17" if price.discount else clause
    if gold > price.gold + price.any:
        return Reason(kinds, "why.too_much_gold", "other_split", words, price.gold + price.any)
    if energy > price.energy + price.any:
        return Reason(kinds, "why.too_much_energy", "other_split", words, price.energy + price.any)
    return Reason(
        clause, "why.cannot_split", "other_split", words | {"gold": f"gold:{gold}", "energy": f"energy:{energy}"}
    )


# The trade


def trade_reason(game: Warp, seat: int) -> Reason:
    """Why the turn's trade is not open (WARP-TRD-01)."""
    if game.colonies[seat].traded:
        return Reason("WARP-TRD-01", "why.traded", "next_turn")
    if trade_limit(game, seat) <= 0:
        return Reason("WARP-TRD-01", "why.no_trade_track", "build_trade_post")
    return Reason("WARP-TRD-01", "fact.no_resources", "gain_resources")


def amount_reason(game: Warp, ask: Trade, kind: str, count: int) -> Reason:
    """Why so much cannot be traded."""
    colony = game.colonies[ask.seat]
    clause = "WARP-SYM-08" if ask.by_effect else "WARP-TRD-01"
    have = colony.gold if kind == "gold" else colony.energy
    if count > ask.limit:
        return Reason(clause, "why.trade_limit", "trade_less", {"limit": str(ask.limit)}, count)
    if not count:
        return Reason(clause, "why.trade_nothing", "trade_some")
    return Reason(clause, "why.trade_have", "trade_less", {"amount": f"{kind}:{count}", "have": f"{kind}:{have}"})


# Bribes


def counter_objections(game: Warp, seat: int) -> list[Refused]:
    """A counter offer that the attacker cannot pay in full (WARP-BRB-05)."""
    objector = Objector(game, seat, AnswerCounter(seat))
    if objector.is_open("accept"):
        objector.no("accept", counter_reason(game, seat))
    return objector.refused


def counter_reason(game: Warp, seat: int) -> Reason:
    """The first part of a counter offer that is not there."""
    combat, colony = game.combat, game.colonies[seat]
    hand, rewards = game.zones[game.hand(seat)], game.zones[game.rewards(seat)]
    for named, held in ((combat.offer_cards, hand), (combat.offer_rewards, rewards)):
        wanted, there = [named_id(game, piece) for piece in named], [named_id(game, piece) for piece in held]
        for place in range(len(named)):
            if there.count(wanted[place]) < wanted.count(wanted[place]):
                return Reason("WARP-BRB-05", "why.counter_card", "decline", {"card": f"piece:{named[place]}"})
    have = [colony.gold, colony.energy, colony.reserve]
    have += [len(hand) - len(combat.offer_cards), len(rewards) - len(combat.offer_rewards)]
    for goods in (GOLD, ENERGY, TROOPS, ARCHIVE_CARDS, REWARD_CARDS):
        if have[goods] < combat.offer[goods]:
            words = {"goods": f"goods:{GOODS[goods]}", "have": str(max(0, have[goods]))}
            return Reason("WARP-BRB-05", "why.counter_dear", "decline", words, combat.offer[goods])
    raise AssertionError("this counter offer can be paid")


def named_id(game: Warp, piece: int) -> str:
    """The card or Reward card that a piece is a copy of."""
    return game.reward(piece).id if piece >= game.rulebook.first_reward else game.card(piece).id


def goods_reason(game: Warp, ask: ComposeOffer, goods: int, count: int) -> Reason:
    """Why so much of a kind cannot be part of an offer (WARP-BRB-02, WARP-BRB-05, WARP-BRB-10)."""
    combat = game.combat
    words = {"goods": f"goods:{GOODS[goods]}"}
    if combat.settled >> goods & 1:
        return Reason("WARP-BRB-02", "why.goods_settled", "propose_or_withdraw", words, combat.offer[goods])
    if not count:
        return Reason("WARP-BRB-02", "why.goods_none", "propose_or_withdraw", words)
    most = offerable(game, ask, goods)
    clause = "WARP-BRB-10" if ask.counter else "WARP-BRB-05"
    key = "why.goods_asked" if ask.counter else "why.goods_short"
    return Reason(clause, key, "offer_less", words | {"have": str(most)}, count)


def offerable(game: Warp, ask: ComposeOffer, goods: int) -> int:
    """How much of a kind can be offered or asked for now."""
    offered = [choice % KIND for choice in ask.options(game) if choice // KIND == goods + 1]
    if offered:
        return max(offered)
    return COUNTER_LIMIT if ask.counter and goods <= TROOPS else 0


def naming_reason(game: Warp, ask: ComposeOffer, piece: int) -> Reason:
    """Why a card cannot be named in an offer; where it lies is not told (WARP-BRB-02, WARP-BRB-10)."""
    combat = game.combat
    is_reward = piece >= game.rulebook.first_reward
    named = combat.offer_rewards if is_reward else combat.offer_cards
    held = game.zones[game.rewards(combat.attacker) if is_reward else game.hand(combat.attacker)]
    words = {"card": f"piece:{piece}", "goods": f"goods:{'rewards' if is_reward else 'cards'}", "have": str(len(held))}
    if not ask.counter and named_id(game, piece) not in [named_id(game, other) for other in held]:
        return Reason("WARP-BRB-02", "why.not_held", "offer_held", words)
    if len(held) <= combat.offer[REWARD_CARDS if is_reward else ARCHIVE_CARDS] + len(named):
        clause = "WARP-BRB-10" if ask.counter else "WARP-BRB-05"
        if held:
            return Reason(clause, "why.all_offered", "propose_or_withdraw", words, len(held))
        return Reason(clause, "why.goods_asked", "propose_or_withdraw", words)
    return Reason("WARP-BRB-02", "why.named_already", "propose_or_withdraw", words)


def propose_reason() -> Reason:
    """An offer holds something (WARP-BRB-02)."""
    return Reason("WARP-BRB-02", "why.empty_offer", "offer_something")
