"""What players know of each game: told here once, for all levels."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Final

from tessera.players.lookahead import AtFirstSight
from tessera.players.specialist import Specialist, Thinking

# For games without a specialist: points are points.
_ANY: Final = Specialist("", None, None, None, 10.0, 0.0, {"search": Thinking(60, 1), "master": Thinking(240, 2)})


def specialist(game: str) -> Specialist:
    """The specialist of a game; without one, players go by the score."""
    if game == "atlas-lost":
        from tessera.players.atlas_lost import evaluation as atlas_lost
        from tessera.players.atlas_lost import habits as atlas_lost_habits
        from tessera.players.atlas_lost.accounts import accounts as atlas_accounts

        thinking = {"search": Thinking(48, 0), "master": Thinking(24, 3)}
        return Specialist(
            game, atlas_lost.evaluate, atlas_lost.sides, None, 21.5, 1.0, thinking, atlas_lost_habits, atlas_accounts
        )
    if game == "race-for-the-galaxy":
        from tessera.players.race_for_the_galaxy import evaluation, habits
        from tessera.players.race_for_the_galaxy.accounts import accounts as race_accounts

        thinking = {"search": Thinking(48, 0), "master": Thinking(192, 2)}
        return Specialist(
            game, evaluation.evaluate, evaluation.sides, habits, 4.1, 1.0, thinking, accounts=race_accounts
        )
    if game == "revive":
        from tessera.players.revive import evaluation as revive
        from tessera.players.revive import habits as revive_habits
        from tessera.players.revive.accounts import accounts as revive_accounts

        thinking = {"search": Thinking(24, 0), "master": Thinking(48, 1)}
        return Specialist(
            game, revive.evaluate, revive.sides, revive_habits, 15.5, 1.0, thinking, accounts=revive_accounts
        )
    if game == "the-warp":
        from tessera.players.the_warp import evaluation as the_warp
        from tessera.players.the_warp import habits as warp_habits
        from tessera.players.the_warp.accounts import accounts as warp_accounts

        thinking = {"search": Thinking(32, 0), "master": Thinking(48, 1, 12)}
        manners = AtFirstSight(warp_habits)
        return Specialist(
            game, the_warp.evaluate, the_warp.sides, manners, 35.0, 0.2, thinking, warp_habits, warp_accounts
        )
    return _ANY


def _by_game(known: Specialist) -> tuple[Callable[[str], Specialist], tuple[str]]:
    return specialist, (known.game,)


# Wherever a player is sent, what is known of its game is there already.
copyreg.pickle(Specialist, _by_game)
