"""A combat as a stage: cards, dice, what each side adds, sums and multipliers (Attack)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.combat import Combat
from tessera.games.the_warp.rules.attack_3_bribe import bribed_seat
from tessera.games.the_warp.rules.attack_4_reveal import WORDS
from tessera.games.the_warp.rules.attack_5_dice import (
    TOOL,
    attack_multiplier,
    defence_multiplier,
    values,
)
from tessera.games.the_warp.rules.bribe_goods import COUNTERING, PROPOSED
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import AGAINST, COLORS
from tessera.kernel.definition import Plain

RESULTS = (None, "conquered", "held", "emptied")


def combat_view(game: Warp, combat: Combat, revealed: list[int], seat: int) -> Plain:
    """A combat as one seat sees it: face-down cards are known to whoever played them."""
    return {
        "attacker": combat.attacker,
        "origin": game.area_name(combat.origin),
        "target": game.area_name(combat.target),
        "against": AGAINST[combat.against],
        "defender": combat.defender if combat.defender >= 0 else None,
        "color": COLORS[combat.color] if combat.color >= 0 else None,
        "ship": combat.ship,
        "roller": combat.roller if combat.roller >= 0 else None,
        "no_support": combat.no_support,
        "open_cards": combat.open_cards,
        "supporters": list(combat.supporters),
        "attack": {
            "troops": combat.attackers,
            "card_limit": combat.attack_limit,
            "cards": _cards(game, combat, revealed, seat, combat.attack_by),
            "effects": _effects(game, combat.attack_fx, combat.attack_fx_by),
            "dice": list(combat.attack_dice),
            "values": list(values(game, combat.attack_dice, combat.attack_fx)),
            "tools": _tools(combat.attack_tools, combat.attack_touched),
            "base": combat.base_attack,
            "multiplier": attack_multiplier(game, combat),
            "power": combat.attack_power,
        },
        "defence": {
            "troops": combat.defenders,
            "card_limit": combat.defence_limit,
            "cards": _cards(game, combat, revealed, seat, combat.defence_by),
            "effects": _effects(game, combat.defence_fx, combat.defence_fx_by),
            "dice": list(combat.defence_dice),
            "values": list(values(game, combat.defence_dice, combat.defence_fx)),
            "tools": _tools(combat.defence_tools, combat.defence_touched),
            "base": combat.base_defence,
            "multiplier": defence_multiplier(game, combat),
            "power": combat.defence_power,
        },
        "offer": _offer(game, combat, seat),
        "result": RESULTS[combat.result],
    }


def _cards(game: Warp, combat: Combat, revealed: list[int], seat: int, by: list[int]) -> Plain:
    """Cards of one side in the order played: face down until the reveal, then with their option and price."""
    found: list[Plain] = []
    told = combat.options
    for place, player in enumerate(by):
        number = by[:place].count(player)
        entry: dict[str, Plain] = {"seat": player, "card": None, "option": None, "gold": None, "energy": None}
        if revealed:
            for start in range(0, len(told), WORDS):
                if told[start] == player and told[start + 1] == number:
                    entry["card"] = game.name(revealed[start // WORDS])
                    entry["option"] = told[start + 2] + 1 if told[start + 2] >= 0 else 0
                    entry["gold"], entry["energy"] = told[start + 3], told[start + 4]
        else:
            zone = game.laid(player)
            piece = game.zones[zone][number]
            if game.sees(seat, piece, zone):
                entry["card"] = game.name(piece)
        found.append(entry)
    return found


def _effects(game: Warp, numbers: list[int], owners: list[int]) -> Plain:
    """What a side has in this combat, each with whose it is."""
    found: list[Plain] = []
    for place, number in enumerate(numbers):
        effect = game.effect(number)
        owner: Plain = owners[place] if owners[place] >= 0 else None
        factor: Plain = effect.mode if effect.op == ops.MULTIPLY_DIE else None
        found.append({"op": ops.OPS[effect.op], "n": effect.n, "factor": factor, "by": owner})
    return found


def _tools(kit: list[int], touched: list[int]) -> Plain:
    """Rerolls and flips left."""
    dice = len(touched) // 2
    return {
        name: sum([kit[place + 1] for place in range(0, len(kit), TOOL) if kit[place] == flips])
        - sum(touched[flips * dice : flips * dice + dice])
        for flips, name in enumerate(("reroll", "flip"))
    }


def _offer(game: Warp, combat: Combat, seat: int) -> Plain:
    """The bribe being spoken of, open to all once it is proposed (WARP-INFO-06)."""
    if combat.result or not (sum(combat.offer) or combat.offer_cards or combat.offer_rewards):
        return None
    countering = (combat.settled & COUNTERING) != 0
    if not combat.settled & PROPOSED and seat != (bribed_seat(game) if countering else combat.attacker):
        return None
    named: list[Plain] = [game.card(piece).id for piece in combat.offer_cards]
    rewards: list[Plain] = [game.reward(piece).id for piece in combat.offer_rewards]
    gold, energy, troops, cards, reward_cards = combat.offer
    return {
        "counter": countering,
        "proposed": (combat.settled & PROPOSED) != 0,
        "gold": gold,
        "energy": energy,
        "troops": troops,
        "cards": cards,
        "rewards": reward_cards,
        "named_cards": named,
        "named_rewards": rewards,
    }
