"""Who began, read from what a spectator sees, so that no game needs to be known here."""

from __future__ import annotations

from collections.abc import Mapping

from tessera.kernel.definition import Plain

View = Mapping[str, Plain]


def start_positions(opening: View, end: View, seats: int) -> tuple[int, ...]:
    """For each seat its place in the order of the start, 0 for whoever began.

    A game tells the seat that began, or an order of its own, such as that of the start worlds, which is known only
    once everybody has chosen one; without either, seats are in the order of the start.
    """
    order = end.get("order")
    if isinstance(order, list) and sorted(str(seat) for seat in order) == sorted(map(str, range(seats))):
        return tuple(order.index(seat) for seat in range(seats))
    first = opening.get("first")
    if not isinstance(first, int) or not 0 <= first < seats:
        first = 0
    return tuple((seat - first) % seats for seat in range(seats))
