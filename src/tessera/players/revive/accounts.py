"""A side of Revive, part by part."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.rules.final_scoring import lines
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import BASICS, CRYSTAL
from tessera.kernel.state import State
from tessera.players.accounts import Part
from tessera.players.revive import evaluation as figures

KEYS: Final = (
    "points",
    "stock",
    "energy",
    "machines",
    "modules",
    "tracks",
    "technologies",
    "slot",
    "buildings",
    "progress",
    "hibernation",
    "cards",
    "artifacts",
)


def accounts(state: State, seat: int) -> list[Part]:
    """The parts of a side. Before a tribe is chosen there is nothing to tell."""
    assert isinstance(state, Revive)
    camp = state.camps[seat]
    if camp.tribe < 0:
        return [Part(key, 0.0) for key in KEYS]
    ahead = figures.share_ahead(state)
    points = sum(lines(state, seat))
    stock = sum(camp.resources[:BASICS]) + camp.resources[CRYSTAL] + len(state.zones[state.closed(seat)])
    energy = camp.energy + camp.charged.bit_count()
    modules = len(state.zones[state.installed(seat)])
    cards = [len(state.zones[zone]) for zone in (state.cards(seat), state.resting(seat))]
    return [
        Part("points", float(points), points),
        Part("stock", figures.goods(state, seat, ahead), stock),
        Part("energy", ahead * figures.ENERGY * energy, energy),
        Part("machines", ahead * figures.MACHINE * camp.works.bit_count(), camp.works.bit_count()),
        Part("modules", ahead * figures.MODULE * modules, modules),
        Part("tracks", ahead * figures.STEP * sum(camp.tracks), sum(camp.tracks)),
        Part("technologies", ahead * figures.TECHNOLOGY * camp.known.bit_count(), camp.known.bit_count()),
        Part("slot", ahead * figures.FIFTH_SLOT * (camp.mods & 1)),
        Part("buildings", ahead * figures.BUILDING * (10 - sum(camp.buildings)), 10 - sum(camp.buildings)),
        Part("progress", ahead * figures.MARKER * camp.progress, camp.progress),
        Part("hibernation", ahead * figures.HIBERNATION * camp.hibernation, camp.hibernation),
        Part("cards", figures.cards(state, seat, ahead), sum(cards)),
        Part("artifacts", figures.artifacts(state, seat, ahead), sum(camp.majors)),
    ]
