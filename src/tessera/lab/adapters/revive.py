"""A view of Revive as numbers."""

from __future__ import annotations

from typing import Final

from tessera.lab.adapters.box import Box, View
from tessera.lab.adapters.sheet import Sheet, Words

KINDS: Final = Words(
    "activate-module advance announce any-order artifact artifact-card choose clear-display draft gain-basic "
    "hibernation-reward instead-of-crystal lay-tile module move-figure name-color pay-basic pay-out-of-turn "
    "place-module recall recharge recruit remove-artifact rest-and-use side special-machine technology trade "
    "tribe tribe-tile turn use-excess wake work-machine"
)
MOMENTS: Final = Words(("setup", "turn", "hibernation", "over"))
ACTIONS: Final = Words(("play", "explore", "populate", "build"))
SPACES: Final = Words(
    ("mountain", "forest", "field", "sand", "location", "water", "large", "chasm", "vast_crystal"),
)
TILES: Final = Words(("forest", "temple", "target", "sand"))
NODES: Final = Words(("A1", "B1", "B2", "B3", "C1", "C2", "C3"))
COLORS: Final = ("gray", "green", "yellow")
ARTIFACTS: Final = ("purple", "orange", "white")


def write(sheet: Sheet, view: View, box: Box) -> None:
    """Turn, displays and piles, the board, then the tribes from the viewer on."""
    sheet.part = "table"
    sheet.number("turn", view["turn"], 60)
    sheet.seat("first", view["first"])
    sheet.seat("active", view["active"])
    sheet.number("acted", view["acted"], view["actions"])
    sheet.word("moment", view["moment"], MOMENTS)
    said = view["announced"]
    sheet.word("announced", said and said["action"], ACTIONS)
    sheet.number("announced range", said and said["range"], 5)
    sheet.number("announced discount", said and said["discount"], 5)
    sheet.flag("end is near", view["last_turns"] is not None)
    sheet.number("last turns", view["last_turns"], 8)
    sheet.seat("end tile", view["end_tile"])
    _write_displays(sheet, view, box)
    for slot in view["slots"]:
        _write_slot(sheet, slot, view["tile_range"].get(slot["id"]), box)
    for space in view["spaces"]:
        _write_space(sheet, space)
    for number, camp in enumerate(sheet.round_table(view["players"])):
        sheet.part = f"seat +{number}"
        _write_camp(sheet, camp, box)
        _write_cards(sheet, camp, box)


def _write_displays(sheet: Sheet, view: View, box: Box) -> None:
    display, decks, artifacts = view["display"], view["decks"], view["artifacts"]
    sheet.part = "display"
    sheet.pieces("cards", display["cards"], box["card"])
    sheet.pieces("modules", display["modules"], box["module"])
    shown = [machine for color in COLORS for machine in display["machines"][color]]
    sheet.pieces("machines", shown, box["machine"])
    sheet.number("cards left", decks["cards"], 40)
    sheet.number("modules left", decks["modules"], 48)
    sheet.number("crates left", decks["crates"], 28)
    sheet.number("energy left", decks["energy"], 30)
    for color in ARTIFACTS:
        sheet.number(f"{color} artifacts", artifacts["majors"][color], 5)
    sheet.pieces("tribes", view["tribes"], box["tribe"])


def _write_slot(sheet: Sheet, slot: View, way: View | None, box: Box) -> None:
    """A place for a tile: its cost and points while it lies face down, and how far it is."""
    sheet.part = f"slot {slot['id']}"
    sheet.flag("tile", slot["tile"])
    sheet.flag("turned", slot["turned"])
    sheet.number("cost", slot["cost"], 5)
    sheet.number("points", slot["points"], 5)
    sheet.flag("reachable", way)
    sheet.number("range", way["range"] if way else 0, 8)
    if slot["kind"] == "large":
        large = slot["large"]
        sheet.word("location", large and large["id"] + large["side"], box["large_location"])


def _write_space(sheet: Sheet, space: View) -> None:
    building, tile = space["building"], space["tribe_tile"]
    sheet.part = space["id"]
    sheet.word("kind", space["kind"], SPACES)
    sheet.flag("reward", space["reward"])
    sheet.seat("building", building and building["seat"])
    sheet.flag("large building", building and building["size"] == "large")
    sheet.seats("figures", space["figures"])
    sheet.word("tribe tile", tile and tile["tile"], TILES)
    sheet.flag("reachable", space["range"] is not None)
    sheet.number("range", space["range"], 8)


def _write_camp(sheet: Sheet, camp: View, box: Box) -> None:
    sheet.word("tribe", camp["tribe"] and f"{camp['tribe']}-{camp['side']}", box["tribe"])
    for resource, amount in camp["resources"].items():
        sheet.number(resource, amount, camp["limits"][resource])
    for name, most in (("points", 100), ("score", 120), ("progress", 15), ("markers", 10), ("hibernation", 10)):
        sheet.number(name, camp[name], most)
    for color in COLORS:
        sheet.number(f"{color} track", camp["tracks"][color], 16)
    sheet.pieces("unlocked", camp["unlocked"], box["board"])
    sheet.flag("switch up", camp["switch"] == "up")
    sheet.number("energy", camp["energy"], 6)
    sheet.number("tiles", camp["tiles"], 4)
    sheet.number("figures", camp["figures"], 7)
    for size in ("small", "large"):
        sheet.number(f"{size} buildings", camp["buildings"][size], 8)
    for artifact in (*ARTIFACTS, "minor"):
        sheet.number(f"{artifact} artifacts", camp["artifacts"][artifact], 4)
    sheet.flag("end tile", camp["end_tile"])
    sheet.number("cube", camp["cube"], 20)
    sheet.pieces("technologies", camp["technologies"], NODES)
    sheet.pieces("available", camp["available"], NODES)
    for counter, count in camp["counters"].items():
        sheet.number(f"{counter} count", count, 15)


def _write_cards(sheet: Sheet, camp: View, box: Box) -> None:
    for zone in ("cards", "resting"):
        sheet.pieces(zone, camp[zone], box["card"])
    laid = [card for slot in camp["slots"] for card in slot["cards"]]
    for half in ("top", "bottom"):
        sheet.pieces(f"{half} half", [card["id"] for card in laid if card["half"] == half], box["card"])
    for slot in camp["slots"]:
        sheet.flag(f"{slot['id']} open", slot["open"])
        sheet.flag(f"{slot['id']} vacant", slot["vacant"])
        sheet.number(f"{slot['id']} modules", sum(module is not None for module in slot["modules"]), 3)
    modules = [module for slot in camp["slots"] for module in slot["modules"] if module is not None]
    sheet.pieces("modules", modules, box["module"])
    machines = camp["machines"]
    sheet.pieces("machines", [machine["id"] for machine in machines], box["machine"])
    sheet.pieces("charged", [machine["id"] for machine in machines if machine["charged"]], box["machine"])
    # Some technologies are machines, too.
    charged = [machine["id"].removeprefix("tech:") for machine in machines if machine["charged"]]
    sheet.pieces("charged technologies", charged, NODES)
    sheet.number("closed crates", len(camp["crates"]["closed"]), 5)
    for state in ("closed", "opened"):
        sheet.pieces(f"{state} crates", camp["crates"][state], box["crate"])
    sheet.word("artifact card", camp["artifact_card"], box["artifact_card"])
    # Dealt and kept are artifact cards or, in a draft, starting cards.
    for zone in ("dealt", "kept"):
        sheet.pieces(zone, camp[zone], box.joined("artifact_card", "card", "tribe"))
