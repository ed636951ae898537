"""Pictures of a table: made once for all who see the same, and told by what differs."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tessera.games import find
from tessera.kernel.chance import Chance
from tessera.kernel.setup import arrange
from tessera.table import showing
from tessera.table.changes import position_after
from tessera.table.frames import Changed
from tessera.table.journal import Lent, Said, Sat, TakenBack, Undone
from tessera.table.match import Match
from tessera.table.pictures import Gallery, Picture
from tessera.table.showing import SPECTATOR
from tests.kernel.games.shelf import NAMES
from tests.properties.positions import random_choice
from tests.table.scenes import Scene, candlelight
from tests.table.secrecy.matches import answer, note, open_match, person_of, playing

Json = dict[str, Any]

pytestmark = pytest.mark.usefixtures("shelf_games")

# Whole games are compared to the byte, but for the order in which members stand.
_SORTED = msgspec.json.Encoder(order="sorted")


def begun(name: str, seats: int) -> Match:
    """A table where everybody sits and the first question is asked."""
    return open_match(arrange(find(name), seats, f"pictures {name}", {}))


def whole(match: Match, person: str, seat: int, language: str = "en", since: int = 0) -> Json:
    """What somebody is shown who comes in now."""
    shown: Json = msgspec.json.decode(msgspec.json.encode(showing.position(match, person, seat, language, since)))
    return shown


class Looking:
    """Somebody who looks on through one connection."""

    def __init__(self, gallery: Gallery, match: Match, person: str, seat: int, language: str) -> None:
        self.gallery, self.match, self.person, self.seat, self.language = gallery, match, person, seat, language
        self.known = gallery.picture(person, seat, language)
        self.position: Json = msgspec.json.decode(self.known.whole(match, 0))
        self.bytes = self.step = 0

    def hear(self) -> None:
        """Be told what has changed."""
        picture = self.gallery.picture(self.person, self.seat, self.language)
        if picture is not self.known:
            self.step += 1
            told = picture.after(self.match, self.known, self.step)
            assert msgspec.json.decode(told, type=Changed).step == self.step
            self.bytes += len(told.encode())
            self.position = position_after(self.position, msgspec.json.decode(told))
            self.known = picture

    def look(self) -> None:
        """Be told what has changed; together with what was known it must be what somebody is shown who comes in."""
        self.hear()
        now = whole(self.match, self.person, self.seat, self.language, self.position["since"])
        assert _SORTED.encode(self.position) == _SORTED.encode(now)


@pytest.mark.parametrize("name", NAMES)
def test_changes_lead_to_the_position_that_somebody_new_is_shown(name: str) -> None:
    match = begun(name, 3)
    gallery, chance = Gallery(match), Chance(9, 0)
    viewers = [(person_of(seat), seat, "en") for seat in range(3)]
    viewers += [("somebody", SPECTATOR, "ja"), (person_of(0), SPECTATOR, "en")]
    looking = [Looking(gallery, match, *viewer) for viewer in viewers]
    last = Looking(gallery, match, person_of(1), 1, "ja")

    for step in range(60):
        if match.is_over:
            break
        if step == 20:
            note(match, Undone(playing(match).choices[-1].seat, len(match.chosen) - 1))
        if step == 30:
            match.stand(0, "never asked", ("something",))
        if step == 40:
            note(match, Said(-1, "Onlooker", "Hm."))
        answer(match, *random_choice(playing(match), chance))
        for one in looking:
            one.look()

    # Somebody who did not read for a while skips what was in between.
    last.look()


def test_a_whole_game_of_revive_takes_less_than_three_megabytes_for_each_viewer() -> None:
    match = begun("revive", 3)
    gallery, chance = Gallery(match), Chance(5, 0)
    looking = [Looking(gallery, match, person_of(seat), seat, "en") for seat in range(3)]
    looking.append(Looking(gallery, match, "somebody", SPECTATOR, "ja"))

    while not match.is_over:
        answer(match, *random_choice(playing(match), chance))
        for one in looking:
            one.hear()

    for one in looking:
        one.look()
    assert len(match.chosen) > 300
    assert max(one.bytes for one in looking) < 1_500_000
    # Told as whole positions, it would be ten times as much.
    assert sum(one.bytes for one in looking) * 10 < len(match.chosen) * 4 * len(
        msgspec.json.encode(looking[0].position)
    )


def test_spectators_share_a_picture_and_what_is_told_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    gallery = Gallery(scene.match)
    made: list[tuple[str, int]] = []
    position = showing.position

    def counted(match: Match, person: str, seat: int, language: str, since: int = 0) -> object:
        made.append((person, seat))
        return position(match, person, seat, language, since)

    monkeypatch.setattr(showing, "position", counted)
    people = ["", "dan", "eve", "fay"]
    before = [gallery.picture(person, SPECTATOR, "en") for person in people]
    scene.choose(0, "favour a")
    after = [gallery.picture(person, SPECTATOR, "en") for person in people]

    told = [picture.after(scene.match, known, 7) for picture, known in zip(after, before, strict=True)]

    assert made == [("", SPECTATOR), ("", SPECTATOR)]
    assert len(set(told)) == 1


def test_who_sees_something_of_their_own_has_a_picture_of_their_own() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    gallery = Gallery(scene.match)
    # The host, somebody who sits there, somebody who does not, and another language.
    viewers = [("ann", SPECTATOR, "en"), ("ben", SPECTATOR, "en"), ("dan", SPECTATOR, "en"), ("dan", SPECTATOR, "ja")]

    pictures = [gallery.picture(*viewer) for viewer in [*viewers, ("ann", 0, "en"), ("ben", 1, "en")]]

    assert len({id(picture) for picture in pictures}) == 6
    shown = [msgspec.json.decode(picture.whole(scene.match, 0))["table"] for picture in pictures[:3]]
    assert [table["hosting"] for table in shown] == [True, False, False]
    assert [[seat["mine"] for seat in table["seats"]] for table in shown] == [
        [True, False],
        [False, True],
        [False, False],
    ]


def test_a_seat_that_changes_hands_changes_what_is_mine() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    looking = Looking(Gallery(scene.match), scene.match, "dan", SPECTATOR, "en")

    scene.note(Lent(1, person="dan", name="Dan"), "ben")
    looking.look()
    assert [seat["mine"] for seat in looking.position["table"]["seats"]] == [False, True]

    scene.note(TakenBack(1), "ben")
    looking.look()
    assert [seat["mine"] for seat in looking.position["table"]["seats"]] == [False, False]


def test_a_picture_is_kept_for_as_long_as_somebody_looks_at_it() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    gallery = Gallery(scene.match)
    first: Picture | None = gallery.picture("dan", SPECTATOR, "en")
    assert gallery.picture("eve", SPECTATOR, "en") is first
    serial = first and first._serial

    first = None

    assert gallery.picture("eve", SPECTATOR, "en")._serial != serial


def test_a_table_that_was_restored_does_not_follow_what_was_seen_of_it() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    gallery = Gallery(scene.match)
    before = gallery.picture("dan", SPECTATOR, "en")
    scene.choose(0, "favour a")
    known = gallery.picture("dan", SPECTATOR, "en")

    restored = Gallery(Scene(candlelight()).begin("ann", "ben").match).picture("dan", SPECTATOR, "en")

    assert known.follows(before)
    assert known.follows(known)
    assert not restored.follows(known)


def test_nobody_sits_down_without_being_seen() -> None:
    scene = Scene(candlelight(3))
    looking = Looking(Gallery(scene.match), scene.match, "", SPECTATOR, "en")

    scene.note(Sat(2, "cat", "Cat"), "cat")
    looking.look()

    assert [seat["name"] for seat in looking.position["table"]["seats"]] == ["", "", "Cat"]
