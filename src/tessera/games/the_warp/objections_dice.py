"""Why an option of a Combat card, a reroll or a flip may not be chosen (Attack: 4. Reveal and 5. Dice)."""

from __future__ import annotations

from tessera.games.the_warp.objections_payment import split_reason
from tessera.games.the_warp.objector import Reason
from tessera.games.the_warp.rules.attack_4_reveal import ChooseCombatOption, combat_price, share_discount
from tessera.games.the_warp.rules.attack_5_dice import UseTool
from tessera.games.the_warp.rules.combat_effects import ATTACK
from tessera.games.the_warp.rules.payment import ways
from tessera.games.the_warp.state import Warp


def combat_option_reason(game: Warp, ask: ChooseCombatOption, parts: list[int]) -> Reason | None:
    """Why options cannot be chosen and paid like this; each is its number, Gold and Energy, and 0 a card
    that is not used (WARP-REV-02, WARP-REV-05, WARP-GAT-18)."""
    seat = ask.seat
    cards = game.zones[game.laid(seat)]
    if len(parts) != 3 * len(cards) or parts == [0, 0, 0]:
        return None
    played = [game.card(piece) for piece in cards]
    options = [number - 1 for number in parts[::3]]
    if any(options[place] >= len(played[place].options) for place in range(len(cards))):
        return None
    off = share_discount(game, seat, played, options)
    for place in range(len(cards)):
        option, gold, energy = parts[3 * place : 3 * place + 3]
        if not option:
            continue
        price = combat_price(game, seat, played[place], option - 1, off[place])
        if gold + energy != price.total() or gold not in ways(game, seat, price):
            return split_reason(game, seat, price, gold, energy, "WARP-REV-05")
    words = {"have": f"held:{game.colonies[seat].gold} {game.colonies[seat].energy}"}
    if 0 not in parts[::3]:
        words["cost"] = f"held:{parts[1] + parts[4]} {parts[2] + parts[5]}"
        return Reason("WARP-GAT-18", "why.pair_dear", "choose_something", words)
    offered = [ask.notation(game, choice) for choice in ask.options(game)]
    if any("lose" in id for id in offered):
        return Reason("WARP-REV-02", "why.must_use_one", "choose_something", words)
    return Reason("WARP-GAT-18", "why.must_use_both", "choose_something", words)


def tool_reason(game: Warp, ask: UseTool, verb: str, die: int) -> Reason:
    """Why a die cannot be rerolled or flipped (WARP-DIC-06, WARP-DIC-09)."""
    combat = game.combat
    dice = combat.attack_dice if ask.side == ATTACK else combat.defence_dice
    words = {"die": str(die), "tool": f"tool:{verb}"}
    if not 1 <= die <= len(dice):
        return Reason("WARP-DIC-06", "why.no_such_die", "choose_something", words, len(dice))
    offered = [ask.notation(game, choice) for choice in ask.options(game)]
    if not any(id.startswith(f"{verb} ") for id in offered):
        return Reason("WARP-DIC-06", "why.no_tool", "choose_something", words)
    return Reason("WARP-DIC-09", "why.die_touched", "other_die", words)
