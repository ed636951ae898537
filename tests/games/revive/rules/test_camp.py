"""Player set-up: what everybody's boards show before the first turn, line by line."""

from __future__ import annotations

import tessera
from tessera.games.revive.state import Revive
from tests.clauses import clause
from tests.rows import for_each


@clause("REV-COMP-08", "REV-COMP-09", "REV-PSET-04", "REV-PSET-06", "REV-PSET-12", "REV-PSET-13", "REV-PSET-14")
@for_each("seats", [2, 3, 4])
def test_boards_begin_with_everything_at_its_start(seats: int) -> None:
    state = tessera.start("revive", seats=seats, seed=5).state
    assert isinstance(state, Revive)

    for camp in state.camps:
        # Tracks, points and hibernation at 0, no bonus and nothing unlocked; six markers on the tribe board.
        assert (camp.tracks, camp.points, camp.bonuses, camp.hibernation) == ([0, 0, 0], 0, 0, 0)
        assert (camp.unlocked, camp.progress, camp.markers) == (0, 0, 6)
        # The switch is up; no machine works or is charged; six small buildings and four large ones.
        assert (camp.switch, camp.charged, camp.works, camp.with_action) == (True, 0, 0, 0)
        assert camp.buildings == [6, 4]
        assert (camp.sockets, camp.spots, camp.turned) == ([-1] * 12, [-1] * 6, [0] * 5)
        # No technology, and nothing that one would change.
        assert (camp.known, camp.mods, camp.triggers, camp.free_spaces, camp.temple_bonus) == (0, 0, 0, 0, 0)
        assert camp.discounts == [0] * 8
        # No artifacts, no end tile.
        assert (camp.majors, camp.minors, camp.end_tile, camp.cube) == ([0, 0, 0], 0, False, 0)
