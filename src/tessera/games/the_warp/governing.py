"""Which clauses of the rulebook govern a printed thing, for readers who look it up."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.the_warp.vocabulary import DEEDS

Record = dict[str, Any]

# What each effect of the vocabulary is told by.
BY_EFFECT: Final[dict[str, tuple[str, ...]]] = {
    "gain": ("WARP-INC-10",),
    "gain_troops": ("WARP-INC-04", "WARP-INC-08"),
    "draw_archive": ("WARP-SYM-01", "WARP-CON-09"),
    "take_discards": ("WARP-CON-11",),
    "discard_archive": ("WARP-SYM-01", "WARP-CON-03"),
    "draw_reward": ("WARP-RWD-04",),
    "build": ("WARP-SYM-09", "WARP-BLD-01"),
    "upgrade": ("WARP-SYM-09", "WARP-DEV-10"),
    "play_develop": ("WARP-SYM-02",),
    "mission_switch": ("WARP-SWI-02", "WARP-SWI-07"),
    "terrashift": ("WARP-SYM-03",),
    "trade": ("WARP-SYM-08",),
    "move_troops": ("WARP-SYM-06", "WARP-END-02"),
    "remove_troop": ("WARP-SYM-10",),
    "exiled_troops": ("WARP-SYM-04",),
    "lose_troop": ("WARP-RES-13",),
    "steal": ("WARP-CON-15",),
    "extra_action": ("WARP-RAC-11",),
    "gain_points": ("WARP-OBJ-01", "WARP-GAT-13"),
    "may_pay": ("WARP-RAC-07",),
    "choose": (),
    "copy_active": ("WARP-RAC-03",),
    "copy_exiled": ("WARP-RAC-07",),
    "return_card": ("WARP-BRB-04",),
    "troop_add": ("WARP-SYM-04", "WARP-DIC-13"),
    "troop_remove": ("WARP-SYM-04", "WARP-DIC-15"),
    "troop_swap": ("WARP-SYM-05", "WARP-DIC-13"),
    "dice_add": ("WARP-SYM-07", "WARP-DIC-11"),
    "reroll": ("WARP-SYM-07", "WARP-DIC-06", "WARP-DIC-09"),
    "flip": ("WARP-SYM-07", "WARP-DIC-06", "WARP-DIC-10"),
    "force_reroll": ("WARP-DIC-08",),
    "value_add": ("WARP-SYM-07", "WARP-DIC-05"),
    "multiply_die": ("WARP-SYM-07", "WARP-DIC-05"),
    "lift_cap": ("WARP-DIC-05",),
    "multiplier_add": ("WARP-DIC-12",),
    "multiplier_match": ("WARP-DIC-12",),
    "on_loss": ("WARP-RES-18",),
    "no_support": ("WARP-CRD-03",),
    "open_attack_card": ("WARP-CRD-01",),
    "defense_cards": ("WARP-GAT-19",),
    "attack_cards": ("WARP-GAT-03",),
    "opponent_card_cost": ("WARP-REV-02",),
    "modify": (),
}
BY_STAT: Final[dict[str, tuple[str, ...]]] = {
    "extract_gold": ("WARP-INC-02",),
    "extract_energy": ("WARP-INC-02",),
    "extract_troops": ("WARP-INC-03",),
    "consult_draw": ("WARP-CON-01",),
    "consult_discard_bonus": ("WARP-CON-02",),
    "hand_limit": ("WARP-CON-11",),
    "reward_limit": ("WARP-RWD-04",),
    "trade_limit": ("WARP-TRD-01",),
    "move_limit": ("WARP-END-02",),
    "build_discount": ("WARP-DEV-17",),
    "upgrade_discount": ("WARP-DEV-17",),
    "follow_discount": ("WARP-DEV-12", "WARP-DEV-17"),
    "support_discount": ("WARP-REV-02", "WARP-RAC-09"),
    "combat_discount_gold": ("WARP-TRK-17",),
    "combat_discount_energy": ("WARP-TRK-17",),
    "reward_on_win": ("WARP-RES-15",),
    "private_mission_limit": ("WARP-SWI-08",),
    "mission_refill_cost": ("WARP-END-08",),
    "mission_refill_look": ("WARP-END-08",),
}
_BY_KIND: Final[dict[str, tuple[str, ...]]] = {
    "build": ("WARP-DEV-01",),
    "upgrade": ("WARP-DEV-01",),
    "start": ("WARP-SET-08", "WARP-CON-12"),
    "combat": ("WARP-CRD-01", "WARP-REV-02"),
}
_BY_TRACK: Final = {
    "command": "WARP-TRK-07",
    "gold": "WARP-TRK-08",
    "energy": "WARP-TRK-09",
    "trade": "WARP-TRK-10",
}


def _own(record: Record) -> list[str]:
    """The clause that carries out what a record says, if it names one."""
    return [record["clause"]] if "clause" in record else []


def _each_once(found: list[str]) -> list[str]:
    return list(dict.fromkeys(found))


def governing_effects(effects: list[Record]) -> list[str]:
    """The clauses that govern effects, those inside others included."""
    found: list[str] = []
    for effect in effects:
        found += BY_EFFECT[effect["op"]]
        found += BY_STAT[effect["stat"]] if effect["op"] == "modify" else ()
        for key in ("then", "effects", "fallback"):
            found += governing_effects(effect[key]) if key in effect else []
        for option in effect.get("options", ()):
            found += governing_effects(option)
    return found


def governing_card(record: Record) -> list[str]:
    """The clauses that govern an Archive card: its own, those of its kind, then from price to effect."""
    found = [*_own(record), *_BY_KIND[record["kind"]]]
    found += ["WARP-CRD-07"] if record["playable"] else []
    found += ["WARP-DEV-08"] if any("discard" in option["cost"] for option in record["option"]) else []
    for option in record["option"]:
        found += governing_effects(option["effects"])
    return _each_once([*found, "WARP-CON-02"])


def governing_mission(record: Record) -> list[str]:
    """The clauses that govern a mission."""
    names = [condition["cond"] for condition in record["all"]]
    found = [*_own(record), "WARP-MIS-01", "WARP-MIS-03"]
    found += ["WARP-MIS-12"] if record["type"] == "pioneering" else []
    found += ["WARP-MIS-13", "WARP-MIS-14"] if "most" in names else ["WARP-MIS-05"]
    found += ["WARP-MIS-04"] if len(names) > 1 or any(name in DEEDS for name in names) else []
    found += ["WARP-MIS-11"] if "pay" in names else []
    found += ["WARP-RES-18"] if "did_win" in names else []
    return _each_once(found)


def governing_race(race: Record) -> list[str]:
    """The clauses that govern a race in its three roles."""
    found = ["WARP-RAC-02", "WARP-RAC-03", *governing_effects(race["active"]["effects"])]
    found += ["WARP-RAC-04", "WARP-RAC-05", *governing_effects(race["reward"]["effects"])]
    found += ["WARP-RAC-07"] + (["WARP-RAC-10"] if race["exiled"]["scope"] == "global" else [])
    return _each_once([*found, *governing_effects(race["exiled"]["effects"])])


def governing_guardian(record: Record) -> list[str]:
    """The clauses that govern a Guardian."""
    found = [*_own(record), "WARP-GAT-02", "WARP-GAT-06", "WARP-GAT-07", "WARP-GAT-09"]
    per_mission = any("per" in record[key] for key in ("conquer", "turn", "end"))
    found += ["WARP-GAT-12"] if per_mission else []
    return _each_once([*found, *(["WARP-SET-37"] if record["slots"] else []), "WARP-RAC-08"])


def governing_ability(record: Record) -> list[str]:
    """The clauses that govern an Ability Token."""
    return _each_once([*_own(record), "WARP-GAT-04", *governing_effects(record["effects"])])


def governing_reward(record: Record) -> list[str]:
    """The clauses that govern a Reward card."""
    builds = any(effect["op"] in ("build", "upgrade") for effect in record["effects"])
    found = ["WARP-RWD-02", *(["WARP-RWD-05"] if builds else []), *governing_effects(record["effects"])]
    return _each_once([*found, "WARP-RWD-06"])


def governing_track(record: Record) -> list[str]:
    """The clauses that govern a track and its bonus."""
    return [_BY_TRACK[record["id"]], *_own(record), "WARP-TRK-02", "WARP-TRK-11", "WARP-TRK-12", "WARP-TRK-17"]


def governing_standing(record: Record) -> list[str]:
    """The clauses that govern what a building does for its area."""
    return [*_own(record), "WARP-SEN-02", "WARP-SEN-03", "WARP-SEN-04"]
