"""Pictures of a table: what somebody is shown at one moment, made once for all who see the same.

Whoever has seen one picture is told how the next one differs from it, and what the log has to say of it. Both are made
of positions that this same viewer is shown, so a difference tells nothing that a position would not.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from tessera.table import frames, showing
from tessera.table.changes import change
from tessera.table.chronicle import chronicle
from tessera.table.match import Match

_ENCODER: Final = msgspec.json.Encoder()
# All that one connection's frame has of its own. It stands before anything that a table can say.
_STEP: Final = '"step":0'
_SERIALS: Final[Iterator[int]] = itertools.count()


class _Viewer(NamedTuple):
    """All that makes one person's position another than that of the next."""

    seat: int
    language: str
    is_host: bool
    own: tuple[int, ...]


class Picture:
    """A table at one moment, as one kind of viewer is shown it."""

    __slots__ = ("__weakref__", "_changes", "_game", "_members", "_serial", "_standing", "_viewer", "number")

    def __init__(self, match: Match, person: str, viewer: _Viewer) -> None:
        self.number = match.number
        self._game = match.game
        self._serial = next(_SERIALS)
        self._viewer = viewer
        self._standing = showing.standing(match, viewer.seat)
        position = showing.position(match, person, viewer.seat, viewer.language, match.number)
        # A view is plain data already, and most of all there is.
        rest = msgspec.structs.replace(position, view=None)
        self._members: dict[str, Any] = {**msgspec.to_builtins(rest), "view": position.view}
        # These tell of the way here, which is another one for each.
        for name in ("type", "number", "since", "log"):
            del self._members[name]
        # What has been told already, by the picture that was known before.
        self._changes: dict[int, str] = {}

    def shows(self, match: Match) -> bool:
        """Whether this is how the table stands."""
        if self.number != match.number or self._game is not match.game:
            return False
        return self._standing == showing.standing(match, self._viewer.seat)

    def whole(self, match: Match, since: int) -> str:
        """All of it, as a frame, with the log after `since`."""
        # Whoever has seen more than there is was at a table that has since been restored: all is new to them.
        since = since if since <= self.number else 0
        told = {"type": "position", **self._members, "number": self.number, "since": since}
        return _ENCODER.encode({**told, "log": self._log(match, since)}).decode()

    def follows(self, known: Picture) -> bool:
        """Whether this is later than another picture; it is not where the table was restored to what it had been."""
        return known.number <= self.number

    def after(self, match: Match, known: Picture, step: int) -> str:
        """How it differs from a picture that it follows and that the viewer knows, as a frame."""
        told = self._changes.get(known._serial)
        if told is None:
            told = self._changes[known._serial] = self._difference(match, known)
        return told.replace(_STEP, f'"step":{step}', 1)

    def _difference(self, match: Match, known: Picture) -> str:
        before, now = known._members, self._members
        # A question takes the place of another one, so that even a simple client can read it where it stands.
        changes = {
            name: [value] if name == "question" else change(before[name], value)
            for name, value in now.items()
            if value != before[name]
        }
        log = self._log(match, known.number)
        return _ENCODER.encode(frames.Changed(0, self.number, known.number, changes, log)).decode()

    def _log(self, match: Match, since: int) -> tuple[frames.LogShown, ...]:
        assert match.number == self.number, "a picture is told of while the table stands as it shows"
        return chronicle(match, self._viewer.seat, self._viewer.language, since)


class Gallery:
    """The newest pictures of a match. They are kept for as long as somebody looks at them."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._pictures: WeakValueDictionary[_Viewer, Picture] = WeakValueDictionary()

    def picture(self, person: str, seat: int, language: str) -> Picture:
        """The table as somebody is shown it now."""
        match = self._match
        own = tuple(
            number for number, chair in enumerate(match.chairs) if person and person in (chair.person, chair.lender)
        )
        viewer = _Viewer(seat, language, bool(person) and match.founding.host == person, own)
        picture = self._pictures.get(viewer)
        if picture is None or not picture.shows(match):
            picture = self._pictures[viewer] = Picture(match, person, viewer)
        return picture
