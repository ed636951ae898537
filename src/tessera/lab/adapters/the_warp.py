"""A view of The Warp as numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tessera.lab.adapters.box import Box, View
from tessera.lab.adapters.sheet import Sheet, Words

KINDS: Final = Words(
    "ability action attack attack-card attackers before-consult bribe bribe-answer bribe-goods build card-option "
    "choose combat-option consult copy counter-answer counter-goods cut-hand cut-rewards defence-card develop "
    "dice discard draw end extra-action extract follow-develop follow-terrashift gate-troops give-back "
    "give-cards give-rewards guardian hand-over keep-mission laser look-around lower may-pay mission missions move pay "
    "place-reserve race races raise remove replenish shift spend-rewards station switch switch-deck take "
    "take-discard team-extract team-mission trade upgrade victim"
)
MOMENTS: Final = Words(("setup", "extract", "consult", "action", "acted", "moving", "replenish"))
HOLDERS: Final = Words(("empty", "exiled", "hidden", "guardian"))
COLORS: Final = Words(("green", "yellow"))
AGAINST: Final = Words(("exiled", "player", "guardian"))
BUILDINGS: Final = (
    *("command_center", "gold_mine", "energy_plant", "trade_post"),
    *("laser_cannon", "sentry_tower", "assault_ship"),
)
MISSIONS: Final = ("progress", "prosperity", "conquest")


def write(sheet: Sheet, view: View, box: Box) -> None:
    """Round and piles, missions, the areas, a combat, then the colonies from the viewer on."""
    sheet.part = "table"
    sheet.number("goal", view["goal"], 15)
    sheet.number("round", view["round"], 30)
    sheet.flag("last round", view["last_round"])
    sheet.seat("first", view["first"])
    sheet.seat("active", view["active"])
    sheet.word("moment", view["moment"], MOMENTS)
    sheet.number("moves", view["moves"], 6)
    sheet.pieces("exiled", view["exiled"].values(), box["race"])
    _write_piles(sheet, view, box)
    _write_missions(sheet, view, box)
    for area in view["areas"]:
        _write_area(sheet, area, view)
    _write_combat(sheet, view, box)
    for number, colony in enumerate(sheet.round_table(view["players"])):
        sheet.part = f"seat +{number}"
        _write_colony(sheet, colony)
        _write_holdings(sheet, colony, box)


def _write_piles(sheet: Sheet, view: View, box: Box) -> None:
    draft, guardian = view["draft"] or {"piles": ()}, view["guardian"]
    sheet.pieces("races on offer", [race for pile in draft["piles"] for race in pile], box["race"])
    sheet.word("guardian", guardian and guardian["race"], box["race"])
    sheet.number("guardian dice", guardian and guardian["dice"], 6)
    sheet.number("guardian modifier", guardian and guardian["modifier"], 5)
    sheet.pieces("guardian abilities", guardian["abilities"] if guardian else (), box["ability"])
    sheet.pieces("line-up", view["line_up"], box["card"], 2)
    sheet.pieces("discard", view["discard"], box["card"], 4)
    sheet.pieces("reward discard", view["reward_discard"], box["reward"], 4)
    sheet.number("deck", view["deck"], 60)
    sheet.number("reward deck", view["reward_deck"], 40)
    for kind in MISSIONS:
        sheet.number(f"{kind} missions left", view["mission_decks"][kind], 20)
    for building in ("laser_cannon", "sentry_tower", "assault_ship"):
        sheet.number(f"{building} left", view["grey"][building], 8)


def _write_missions(sheet: Sheet, view: View, box: Box) -> None:
    """Which missions lie open or are the viewer's, and how far the viewer is with each."""
    held = [mission for colony in view["players"] for mission in colony["missions"]]
    shown = [*view["open_missions"], *view["pioneering_missions"]]
    known = [mission for mission in (*shown, *held) if mission["progress"] is not None]
    sheet.part = "mission"
    sheet.pieces("open", [mission["id"] for mission in shown], box["mission"])
    sheet.shares("done", [(mission["id"], _done(mission["progress"])) for mission in known], box["mission"])


def _done(steps: Iterable[View]) -> float:
    shares = [1.0 if step["met"] else min(1.0, step["have"] / max(1, step["need"])) for step in steps]
    return sum(shares) / max(1, len(shares))


def _write_area(sheet: Sheet, area: View, view: View) -> None:
    sheet.part = area["id"]
    holder = area["holder"]
    sheet.seat("holder", holder)
    sheet.word("holder", holder if isinstance(holder, str) else None, HOLDERS)
    sheet.number("troops", area["troops"], 10)
    sheet.word("color", area["color"], COLORS)
    sheet.number("multiplier", area["multiplier"], 6)
    for building in BUILDINGS:
        sheet.number(building, area["buildings"].get(building, 0), 3)
    sheet.flag("worm hole", area["id"] in view["worm_holes"])
    sheet.flag("shifted", area["id"] in view["shifted"])
    sheet.number("foreign buildings", sum(other["count"] for other in area["foreign"]), 3)


def _write_combat(sheet: Sheet, view: View, box: Box) -> None:
    combat = view["combat"]
    sheet.part = "combat"
    sheet.seat("attacker", combat and combat["attacker"])
    sheet.seat("defender", combat and combat["defender"])
    sheet.seat("roller", combat and combat["roller"])
    sheet.seats("supporters", combat["supporters"] if combat else ())
    sheet.word("against", combat and combat["against"], AGAINST)
    sheet.flag("ship", combat and combat["ship"])
    for end in ("origin", "target"):
        for area in view["areas"]:
            sheet.flag(f"{end} {area['id']}", combat and combat[end] == area["id"])
    for side in ("attack", "defence"):
        _write_side(sheet, side, combat and combat[side], box)
    offer = combat and combat["offer"]
    sheet.flag("bribe", offer)
    for goods in ("gold", "energy", "troops", "cards", "rewards"):
        sheet.number(f"bribe {goods}", offer and offer[goods], 6)


def _write_side(sheet: Sheet, side: str, fighting: View | None, box: Box) -> None:
    for name, most in (("troops", 10), ("card_limit", 4), ("base", 20), ("multiplier", 8), ("power", 80)):
        sheet.number(f"{side} {name}", fighting[name] if fighting else 0, most)
    dice = fighting["values"] if fighting else ()
    sheet.number(f"{side} dice", len(dice), 8)
    sheet.number(f"{side} dice in all", sum(dice), 40)
    for tool in ("reroll", "flip"):
        sheet.number(f"{side} {tool}", fighting["tools"][tool] if fighting else 0, 4)
    cards = fighting["cards"] if fighting else ()
    sheet.number(f"{side} cards", len(cards), 4)
    sheet.pieces(f"{side} card", [card["card"] for card in cards if card["card"] is not None], box["card"])
    effects = [f"{effect['op']} {effect['n']}" for effect in fighting["effects"]] if fighting else ()
    sheet.hashed(f"{side} effects", effects, 32)


def _write_colony(sheet: Sheet, colony: View) -> None:
    """What lies behind the screens of others counts as 0."""
    sheet.seats("team", () if colony["team"] is None else (colony["team"],))
    for name, most in (("gold", 20), ("energy", 20), ("reserve", 15), ("supply", 20), ("on_board", 20)):
        sheet.number(name, colony[name], most)
    for name, most in (("points", 12), ("score", 15), ("tokens", 5), ("trade_limit", 5)):
        sheet.number(name, colony[name], most)
    sheet.flag("traded", colony["traded"])
    sheet.number("areas", len(colony["areas"]), 12)
    sheet.number("fired", len(colony["fired"]), 4)
    for ladder, level in colony["levels"].items():
        sheet.number(f"{ladder} level", level, 4)
    for building in BUILDINGS:
        sheet.number(building, colony["buildings"][building], 6)
    for track, state in colony["tracks"].items():
        sheet.number(f"{track} track", state["position"], 8)
        sheet.number(f"{track} yields", state["yields"], 6)
        sheet.flag(f"{track} bonus", state["bonus"])


def _write_holdings(sheet: Sheet, colony: View, box: Box) -> None:
    """Cards that the viewer knows by their names, all of them by their number."""
    copied = () if colony["copied"] is None else (colony["copied"],)
    sheet.pieces("races", colony["races"], box["race"])
    sheet.pieces("copied", copied, box["race"])
    sheet.pieces("bought", colony["bought"], box["race"])
    for zone, limit in (("hand", "hand_limit"), ("rewards", "reward_limit"), ("missions", "mission_limit")):
        sheet.number(f"{zone} held", len(colony[zone]), 10)
        sheet.number(limit, colony[limit], 10)
    sheet.pieces("hand", colony["hand"], box["card"], 2)
    sheet.pieces("rewards", colony["rewards"], box["reward"], 2)
    held = [mission["id"] for mission in colony["missions"] if mission["id"] is not None]
    sheet.pieces("missions", held, box["mission"])
    sheet.pieces("dealt", colony["dealt"], box["mission"])
    sheet.pieces("completed", colony["done"], box["mission"])
    sheet.pieces("ready", colony["ready"] or (), box["mission"])
