"""The shared board: spaces, and which of them touch (Game board)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.library import Library
from tessera.games.revive.rulebook import Board

CELLS: Final = 4
# The six neighbours of a hex in axial coordinates.
_AROUND: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def lay_board(library: Library) -> Board:
    """Slots in the order of the content; a space is four times its slot and a cell (REV-MAP-01, REV-MAP-02).

    Large locations and the chasm are one space each, although they are drawn over four hexes (REV-MAP-03, REV-MAP-04).
    """
    board = Board()
    space_at: dict[tuple[int, int], int] = {}
    for number, slot in enumerate(library.slots.values()):
        board.slot_names.append(slot["id"])
        board.slot_kinds.append(slot["kind"])
        kinds = {"area": board.area_slots, "start": board.start_slots, "large": board.corners}
        if slot["kind"] in kinds:
            kinds[slot["kind"]].append(number)
        else:
            board.chasm = CELLS * number
        hexes = [(q, r) for q, r in slot["hexes"]]
        for cell in range(CELLS):
            space = CELLS * number + cell
            single = bool(slot["one_space"])
            board.hexes.append((hexes if cell == 0 else []) if single else [hexes[cell]])
            board.names.append(slot["id"] if single else f"{hexes[cell][0]},{hexes[cell][1]}")
            if board.hexes[space]:
                board.used.append(space)
                board.named[board.names[space]] = space
            for q, r in board.hexes[space]:
                space_at[q, r] = space
    _join(board, space_at)
    _lay_crystals(board, library, space_at)
    return board


def _join(board: Board, space_at: dict[tuple[int, int], int]) -> None:
    """Two spaces are adjacent when their hexes share a side (REV-MAP-06)."""
    for space in range(len(board.hexes)):
        found: set[int] = set()
        for q, r in board.hexes[space]:
            for dq, dr in _AROUND:
                other = space_at.get((q + dq, r + dr), space)
                if other != space:
                    found.add(other)
        board.next_to.append(sorted(found))


def _lay_crystals(board: Board, library: Library, space_at: dict[tuple[int, int], int]) -> None:
    """Crystal symbols along the edge: they are no spaces (REV-MAP-05)."""
    board.crystals = [[] for _ in board.hexes]
    for number, crystal in enumerate(library.crystals.values()):
        board.crystal_ids.append(crystal["id"])
        for q, r in crystal["adjacent"]:
            space = space_at[q, r]
            if number not in board.crystals[space]:
                board.crystals[space].append(number)
