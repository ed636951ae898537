"""A view of Atlas Lost as numbers."""

from __future__ import annotations

from typing import Final

from tessera.lab.adapters.box import Box, View
from tessera.lab.adapters.sheet import Sheet, Words

KINDS: Final = Words(
    "action ally bonus choose culture deck discard discarder economy exchange hand hand-limit influence initial "
    "keep may-advance may-install may-place move optional order pay-cards pay-mixed pay-team pay-tokens recover "
    "reduction refresh religion retreat return-row return-token row run sabotage steal take uninstall"
)
POSITIONS: Final = Words("A B C")
SLOTS: Final = Words(("lv1", "lv2-left", "lv2-right", "lv3-left", "lv3-center", "lv3-right"))
# What others keep face down has a name of its own.
FRONT_RUNNERS: Final = Words(("FR2", "FR3-1", "FR3-2"))
NPCS: Final = 2


def write(sheet: Sheet, view: View, box: Box) -> None:
    """Turn and actions, trees, initiative, non-player factions, then the factions from the viewer on."""
    sheet.part = "table"
    sheet.number("turn", view["turn"], max(1, view["turns"]))
    sheet.seat("first", view["first"])
    for action, left in view["actions"].items():
        sheet.flag(action, left)
    for zone in ("gone", "in_use"):
        sheet.pieces(zone, view[zone], box["card"])
    _write_trees(sheet, view, box)
    _write_initiative(sheet, view, box)
    npcs = [*view["npcs"], None, None][:NPCS]
    for number, npc in enumerate(npcs):
        sheet.part = f"npc {number}"
        sheet.number("tp", npc and npc["tp"], 20)
        sheet.seat("ally of", npc and npc["ally_of"])
        sheet.seats("track", npc["track"] if npc else ())
    for number, faction in enumerate(sheet.round_table(view["players"])):
        sheet.part = f"seat +{number}"
        _write_faction(sheet, faction, box)


def _write_trees(sheet: Sheet, view: View, box: Box) -> None:
    """Techs by their ids, wherever they lie, so that a Tech has the same numbers in every game it is part of."""
    lying = {tech["id"]: (tree, tech) for tree in view["trees"] for tech in tree["techs"]}
    discarded = [card for tree in view["trees"] for card in tree["discard"]]
    sheet.part = "trees"
    sheet.pieces("discard", discarded, box["card"])
    for position, tree in enumerate(view["trees"]):
        sheet.part = f"tree {position}"
        sheet.number("deck", tree["deck"], 30)
    for name in box["tech"].words:
        tree, tech = lying.get(name, (None, None))
        sheet.part = name
        sheet.word("position", tree and tree["position"], POSITIONS)
        sheet.word("slot", tech and tech["slot"], SLOTS)
        sheet.seats("teams", tech["teams"] if tech else ())
        sheet.seats("economy", tech["economy"] if tech else ())
        sheet.seat("culture", tech and tech["culture"])
        sheet.flag("front runner", tech and tech["front_runner"])


def _write_initiative(sheet: Sheet, view: View, box: Box) -> None:
    lying = {tile["id"]: tile for tile in view["initiative"]}
    for name in box["initiative_tile"].words:
        tile = lying.get(name)
        sheet.part = name
        sheet.flag("in play", tile)
        sheet.seat("owner", tile and tile["owner"])
        values = tile["values"] if tile else [0] * len(view["players"])
        for number, value in enumerate(sheet.round_table(values)):
            sheet.number(f"value +{number}", value, 12)


def _write_faction(sheet: Sheet, faction: View, box: Box) -> None:
    for resource, most in (("research", 20), ("data", 20), ("command", 6), ("tp", 20), ("military", 10)):
        sheet.number(resource, faction[resource], most)
    sheet.number("total tp", faction["total_tp"], 25)
    sheet.number("influence", faction["influence"], 11)
    for row in ("research", "data"):
        sheet.number(f"waiting {row}", faction["waiting"][row], 6)
        sheet.number(f"income {row}", faction["income"][row], 10)
    for token in ("economy", "culture", "religion"):
        sheet.number(f"stock {token}", faction["stock"][token], 10)
    sheet.seats("track", faction["track"])
    sheet.seat("ally of", faction["ally_of"])
    sheet.number("cards", len(faction["hand"]), 10)
    sheet.number("hand limit", faction["hand_limit"], 10)
    sheet.number("front runners", len(faction["front_runners"]), 6)
    sheet.pieces("front runner", faction["front_runners"], FRONT_RUNNERS, 3)
    for zone in ("hand", "looking", "installed", "used"):
        sheet.pieces(zone, faction[zone], box["card"])
    sheet.pieces("in force", faction["in_force"], box.joined("card", "tech"))
