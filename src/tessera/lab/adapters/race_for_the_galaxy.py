"""A view of Race for the Galaxy as numbers."""

from __future__ import annotations

from typing import Final

from tessera.lab.adapters.box import Box, View
from tessera.lab.adapters.sheet import Sheet, Words

KINDS: Final = Words(
    "action bonus-phase consume consume-goods consume-hand consume-kind consume-sell defeat-takeover defend "
    "develop develop-discard develop-way draft explore-discard explore-keep explore-prestige final-kind "
    "first-action gamble-ante gamble-keep gamble-number goal-kind hand-limit kind last-action pay "
    "prestige-discard produce produce-discard raise replace save search-category search-match search-may-fit settle "
    "settle-discard settle-more settle-way spend-good start-hand start-save start-world takeover-target trade"
)
PHASES: Final = Words(("explore", "develop", "settle", "consume", "produce", "round_start", "round_end"))
ACTIONS: Final = Words(("explore-5", "explore-1", "develop", "settle", "trade", "double", "produce", "search"))
KINDS_OF_GOODS: Final = Words(("novelty", "rare", "genes", "alien"))
FATES: Final = Words(("pending", "failed", "won"))


def write(sheet: Sheet, view: View, box: Box) -> None:
    """Round, phases and piles, goals, takeovers, the robot, the viewer's cards, then the empires from the viewer on.

    Drafts, takeovers and the robot take room only in games that have them.
    """
    sheet.part = "table"
    sheet.number("round", view["round"], 20)
    sheet.word("phase", view["phase"], PHASES)
    sheet.pieces("phases", view["phases"], PHASES)
    sheet.number("again", view["again"], 3)
    sheet.number("pool", view["pool"], 72)
    sheet.number("deck", view["deck"], 120)
    sheet.number("discard", view["discard"], 120)
    sheet.pieces("aside", view["aside"], box["card"], 2)
    sheet.word("search", view["search"], box["search"])
    lead = view["lead"] or {"holder": None, "on_tile": 0}
    sheet.seat("lead", lead["holder"])
    sheet.number("on lead tile", lead["on_tile"], 5)
    if view["draft"] is not None:
        sheet.pieces("pack", view["draft"]["pack"], box["card"], 2)
        sheet.pieces("chosen", view["draft"]["chosen"], box["card"], 2)
    _write_goals(sheet, view, box)
    if view["takeovers"]:
        _write_attacks(sheet, view, box)
    if len(view["players"]) == 1:
        _write_robot(sheet, view["robot"], box)
    sheet.part = "seat +0"
    for zone in ("hand", "drawn", "saved"):
        sheet.pieces(zone, view["players"][view["seat"]][zone] or (), box["card"])
    for number, empire in enumerate(sheet.round_table(view["players"])):
        sheet.part = f"seat +{number}"
        _write_empire(sheet, empire)
        _write_tableau(sheet, empire, box)


def _write_goals(sheet: Sheet, view: View, box: Box) -> None:
    sheet.part = "goals"
    sheet.pieces("in play", [goal["id"] for goal in view["goals"]], box["goal"])
    for number, empire in enumerate(sheet.round_table(view["players"])):
        claimed = [goal["id"] for goal in view["goals"] if empire["seat"] in goal["claimed"]]
        sheet.pieces(f"of seat +{number}", claimed, box["goal"])


def _write_attacks(sheet: Sheet, view: View, box: Box) -> None:
    """The takeover that comes next, or else the last one."""
    pending = [attack for attack in view["attacks"] if attack["fate"] == "pending"]
    attack = (pending or view["attacks"][-1:] or [None])[0]
    sheet.part = "takeover"
    sheet.number("pending", len(pending), 3)
    sheet.seat("attacker", attack and attack["attacker"])
    sheet.seat("defender", attack and attack["defender"])
    sheet.word("target", attack and attack["target"], box["card"])
    sheet.word("fate", attack and attack["fate"], FATES)
    sheet.number("attack", attack and attack["attack"], 20)
    sheet.number("defense", attack and attack["defense"], 20)


def _write_robot(sheet: Sheet, robot: View | None, box: Box) -> None:
    sheet.part = "robot"
    for name, most in (
        ("credit", 12),
        ("economy", 12),
        ("chips", 40),
        ("prestige", 15),
        ("counters", 12),
        ("score", 60),
    ):
        sheet.number(name, robot[name] if robot else 0, most)
    sheet.pieces("tableau", robot["tableau"] if robot else (), box["card"])


def _write_empire(sheet: Sheet, empire: View) -> None:
    """Sizes of hands are not told while start worlds are chosen in secret; they count as 0 then."""
    sheet.pieces("actions", [action.removeprefix("prestige-") for action in empire["actions"]], ACTIONS)
    sheet.flag("boosted", any(action.startswith("prestige-") for action in empire["actions"]))
    sheet.number("chips", empire["chips"], 40)
    sheet.number("prestige", empire["prestige"], 15)
    sheet.flag("search card", empire["search_card"])
    sheet.number("score", empire["score"], 60)
    sheet.number("hand limit", empire["hand_limit"], 15)
    for zone in ("hand", "drawn", "saved"):
        sheet.number(zone, len(empire[zone] or ()), 15)
    military = empire["military"]
    sheet.number("military", military["general"], 15, -5)
    for kind, extra in military["versus"].items():
        sheet.number(f"military against {kind}", extra, 10, -5)
    sheet.number("temporary military", military["temporary"], 10)
    sheet.number("military in reserve", military["reserve"], 10)
    for target, so in empire["targets"].items():
        sheet.flag(f"target {target}", so)


def _write_tableau(sheet: Sheet, empire: View, box: Box) -> None:
    tableau = empire["tableau"]
    sheet.number("tableau", len(tableau), empire["tableau_limit"])
    sheet.pieces("tableau", [place["card"] for place in tableau], box["card"])
    sheet.number("goods", sum(place["good"] for place in tableau), 8)
    sheet.pieces("good", [place["card"] for place in tableau if place["good"]], box["card"])
    sheet.number("fresh", sum(place["fresh"] for place in tableau), 3)
    kinds = [place["kind"] for place in tableau if place["kind"] is not None]
    sheet.pieces("kind", kinds, KINDS_OF_GOODS)
