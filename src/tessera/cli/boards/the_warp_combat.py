"""A combat of The Warp in a terminal, stage by stage: cards, effects, dice, values, sums, multipliers, power."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from tessera.cli.boards.the_warp_words import WARP_WORDS, tell

if TYPE_CHECKING:
    from tessera.cli.boards.the_warp_table import WarpTable

View = Mapping[str, Any]

SIDES: Final = ("attack", "defence")
# What an offer counts, beside the cards that it names.
_GOODS: Final = (
    ("gold", "gold"),
    ("energy", "energy"),
    ("troops", "offer.troops"),
    ("cards", "offer.cards"),
    ("rewards", "offer.rewards"),
)


def combat_lines(board: WarpTable, view: View, language: str) -> list[str]:
    """The whole combat in lines; none between combats."""
    combat = view["combat"]
    if combat is None:
        return []
    lines = [combat_head(board, view, language), *combat_notes(board, combat, language)]
    for side in SIDES:
        lines.append(side_head(combat, side, language))
        lines += [f"  {line}" for line in side_lines(board, combat[side], language)]
    return lines + offer_lines(board, combat, language) + result_lines(combat, language)


def combat_head(board: WarpTable, view: View, language: str) -> str:
    """Who attacks what from where, and against whom."""
    combat = view["combat"]
    return tell(
        "combat.head",
        language,
        seat=board.seat(combat["attacker"]),
        origin=board.area(combat["origin"], language),
        target=board.area(combat["target"], language),
        against=_against(board, view, language),
    )


def _against(board: WarpTable, view: View, language: str) -> str:
    combat = view["combat"]
    if combat["against"] == "player":
        return tell("against.player", language, seat=board.seat(combat["defender"]))
    if combat["against"] == "guardian":
        return tell("against.guardian", language, race=board.name(view["guardian"]["race"], language))
    race = board.name(view["exiled"][combat["color"]], language)
    return tell("against.exiled", language, color=tell(f"color.{combat['color']}", language), race=race)


def combat_notes(board: WarpTable, combat: View, language: str) -> list[str]:
    """What is special about this combat, in one line if there is anything."""
    notes = [tell(f"combat.{key}", language) for key in ("ship", "no_support", "open_cards") if combat[key]]
    if combat["supporters"]:
        notes.append(tell("combat.supporters", language, seats=board.seats(combat["supporters"], language)))
    if combat["roller"] is not None:
        notes.append(tell("combat.roller", language, seat=board.seat(combat["roller"])))
    return [board.listed(notes, language)] if notes else []


def side_head(combat: View, side: str, language: str) -> str:
    """A side with its Troops and its multiplier, and what that was before additions."""
    force = combat[side]
    multiplier = str(force["multiplier"])
    if force["base"] != force["multiplier"]:
        multiplier = tell("multiplier.base", language, multiplier=multiplier, base=force["base"])
    return tell("side", language, side=tell(side, language), troops=force["troops"], multiplier=multiplier)


def side_lines(board: WarpTable, force: View, language: str) -> list[str]:
    """What a side has brought so far, in the order in which it comes to bear."""
    lines = []
    if force["cards"]:
        cards = board.listed([card_word(board, card, language) for card in force["cards"]], language)
        lines.append(
            tell("cards", language, count=len(force["cards"]), limit=force["card_limit"], cards=cards),
        )
    if force["effects"]:
        chips = board.listed([chip(board, effect, language) for effect in force["effects"]], language)
        lines.append(tell("chips", language, effects=chips))
    if force["dice"]:
        dice, values = " ".join(map(str, force["dice"])), " ".join(map(str, force["values"]))
        lines.append(tell("dice", language, dice=dice, values=values))
        lines.append(power_line(force, language))
    if any(force["tools"].values()):
        lines.append(tell("tools", language, **force["tools"]))
    return lines


def power_line(force: View, language: str) -> str:
    """The sum of the values times the multiplier."""
    total = sum(force["values"])
    power = total * force["multiplier"]
    return tell("power", language, sum=total, multiplier=force["multiplier"], power=power)


def card_word(board: WarpTable, card: View, language: str) -> str:
    """A card of a combat: face down, or with its option and price."""
    seat = board.seat(card["seat"])
    if card["card"] is None:
        return tell("card.hidden", language, seat=seat)
    name = board.name(card["card"], language)
    if card["option"] is None:
        return tell("card.mine", language, seat=seat, card=name)
    if not card["option"]:
        return tell("card.lost", language, seat=seat, card=name)
    paid = [tell(kind, language, count=card[kind]) for kind in ("gold", "energy") if card[kind]]
    price = board.listed(paid, language) or tell("card.free", language)
    return tell("card.used", language, seat=seat, card=name, option=card["option"], price=price)


def chip(board: WarpTable, effect: View, language: str) -> str:
    """An effect in a few words, and whose it is."""
    key = f"chip.{effect['op']}"
    told = tell(key, language, n=effect["n"], factor=effect["factor"]) if key in WARP_WORDS else effect["op"]
    if effect["by"] is None:
        return str(told)
    return tell("chip.by", language, chip=told, seat=board.seat(effect["by"]))


def offer_lines(board: WarpTable, combat: View, language: str) -> list[str]:
    """The bribe that is spoken of; once the cards lie open, nobody speaks of it any more."""
    offer = combat["offer"]
    revealed = any(card["option"] is not None for side in SIDES for card in combat[side]["cards"])
    if offer is None or revealed or combat["attack"]["dice"]:
        return []
    goods = [tell(phrase, language, count=offer[key]) for key, phrase in _GOODS if offer[key]]
    goods += [board.name(card, language) for card in (*offer["named_cards"], *offer["named_rewards"])]
    key = "offer.counter" if offer["counter"] else "offer"
    told = tell(key, language, seat=board.seat(combat["attacker"]), goods=board.listed(goods, language))
    return [told + ("" if offer["proposed"] else tell("offer.draft", language))]


def result_lines(combat: View, language: str) -> list[str]:
    """How the combat ended, once it has."""
    return [tell(f"result.{combat['result']}", language)] if combat["result"] else []
