"""What players know of each game: told here once, for all levels."""

from __future__ import annotations

from typing import Final

from tessera.players.specialist import Specialist

# For games without a specialist: points are points.
_ANY: Final = Specialist(None, None, None, 10.0, {"search": 60, "master": 240})


def specialist(game: str) -> Specialist:
    """The specialist of a game; without one, players go by the score."""
    if game == "atlas-lost":
        from tessera.players.atlas_lost import evaluation as atlas_lost
        from tessera.players.atlas_lost import habits as atlas_lost_habits

        iterations = {"search": 60, "master": 240}
        return Specialist(atlas_lost.evaluate, atlas_lost.worths, None, 29.0, iterations, atlas_lost_habits)
    if game == "race-for-the-galaxy":
        from tessera.players.race_for_the_galaxy import evaluation, habits

        return Specialist(evaluation.evaluate, evaluation.worths, habits, 4.7, {"search": 60, "master": 240})
    if game == "revive":
        from tessera.players.revive import evaluation as revive
        from tessera.players.revive import habits as revive_habits

        return Specialist(revive.evaluate, revive.worths, revive_habits, 16.0, {"search": 60, "master": 240})
    if game == "the-warp":
        from tessera.players.the_warp import evaluation as the_warp
        from tessera.players.the_warp import habits as warp_habits

        return Specialist(the_warp.evaluate, the_warp.worths, warp_habits, 50.0, {"search": 60, "master": 240})
    return _ANY
