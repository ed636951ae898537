"""The past of a table is what folding its journal up to there gives, wherever it is looked at."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tessera.games import find
from tessera.kernel.chance import Chance
from tessera.kernel.setup import arrange
from tessera.table import past as pasts
from tessera.table import showing
from tessera.table.journal import Chose, Entry, Said, Started, Undone
from tessera.table.match import Match
from tessera.table.past import Past
from tests.kernel.games.shelf import NAMES
from tests.properties.positions import random_choice
from tests.table.secrecy.matches import answer, matches, note, open_match, person_of, playing
from tests.table.secrecy.shown import viewers

pytestmark = pytest.mark.usefixtures("shelf_games")


def begun(name: str, seats: int) -> Match:
    """A table at its first question."""
    return open_match(arrange(find(name), seats, "past", {}))


def folded(match: Match, number: int) -> Match:
    """The match after so many of its entries."""
    earlier = Match(match.founding)
    for entry in match.entries[:number]:
        earlier.apply(entry)
    return earlier


def remembered(match: Match) -> Past:
    past = Past(match.founding)
    for entry in match.entries:
        past.apply(entry)
    return past


def points(match: Match) -> list[int]:
    """The entries at which the past is looked at: the beginning, and the choices that stand."""
    began = next(entry.number for entry in match.entries if isinstance(entry.act, Started))
    return [began, *match.chosen]


def check(match: Match, past: Past, number: int) -> None:
    """Whatever any viewer can be sent is the same, to the byte, and so is the game."""
    true, kept = folded(match, number), past.at(number)
    assert playing(kept).fingerprint() == playing(true).fingerprint()
    for viewer in viewers(match):
        person = "somebody" if viewer < 0 else person_of(viewer)
        for language, since in (("en", 0), ("ja", number // 2)):
            told = [msgspec.json.encode(showing.position(one, person, viewer, language, since)) for one in (kept, true)]
            assert told[0] == told[1]
        if viewer >= 0:
            assert showing.explain(kept, viewer, "en") == showing.explain(true, viewer, "en")


@pytest.mark.parametrize("name", NAMES)
def test_any_earlier_point_is_what_folding_up_to_it_gives(name: str) -> None:
    looked = 0

    @settings(max_examples=2)
    @given(data=st.data())
    def look(data: st.DataObject) -> None:
        nonlocal looked
        match: Match = data.draw(matches(name))
        past = remembered(match)
        all_points = points(match)

        for _ in range(3):
            check(match, past, data.draw(st.sampled_from(all_points)))
            looked += 1

    look()

    assert looked >= 3


def test_what_was_taken_back_is_kept_out_of_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices are taken back to and fro, and tables are kept often: in branches that were left, too."""
    monkeypatch.setattr(pasts, "CHOICES_APART", 3)
    monkeypatch.setattr(pasts, "ENTRIES_APART", 5)
    match = begun("atlas-lost", 3)
    chance = Chance(7, 0)
    for _ in range(90):
        game = playing(match)
        if match.is_over:
            break
        back = chance.below(9)
        if back < 4 and match.chosen:
            keep = max(0, len(match.chosen) - 1 - back * chance.below(4))
            note(match, Undone(match.asked()[0], keep), person_of(0))
        elif back == 4:
            note(match, Said(0, "Guest 0", "Well."), person_of(0))
        else:
            answer(match, *random_choice(game, chance))
    undone = sum(isinstance(entry.act, Undone) for entry in match.entries)
    assert undone >= 15
    past = remembered(match)

    for number in points(match):
        check(match, past, number)
    # It is no other for having been looked at.
    assert msgspec.json.encode(showing.position(past, "", -1, "en")) == msgspec.json.encode(
        showing.position(match, "", -1, "en")
    )


def test_a_step_of_a_long_game_plays_a_few_choices_only(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun("the-warp", 6)
    chance = Chance(1, 0)
    while not match.is_over and len(match.chosen) < 150:
        answer(match, *random_choice(playing(match), chance))
    note(match, Undone(match.asked()[0], 149), person_of(0))
    answer(match, *random_choice(playing(match), chance))
    past = remembered(match)
    played: list[int] = []
    replay = Past._replay

    def counted(self: Past, chose: Chose, number: int) -> bool:
        played.append(number)
        return replay(self, chose, number)

    monkeypatch.setattr(Past, "_replay", counted)
    for number in match.chosen:
        played.clear()

        past.at(number)

        # And at most one that was taken back on the way.
        assert 1 <= len(played) <= pasts.CHOICES_APART + 1


def test_a_held_game_is_looked_at_as_far_as_it_went() -> None:
    match = begun("atlas-lost", 3)
    chance = Chance(3, 0)
    for _ in range(20):
        answer(match, *random_choice(playing(match), chance))
    entry = match.entries[-1]
    assert isinstance(entry.act, Chose)
    wrong = msgspec.structs.replace(entry.act, trail="another")
    spoilt = [*match.entries[:-1], Entry(entry.number, entry.at, wrong, entry.person)]
    past = Past(match.founding)
    for one in spoilt:
        past.apply(one)

    assert past.held
    assert len(past.chosen) == 19
    for number in points(past):
        check(match, past, number)
