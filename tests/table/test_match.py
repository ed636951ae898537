"""A match is what its journal makes of it: questions and their versions, undo, resignation, and holding."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.kernel.chance import Chance
from tessera.kernel.game import Game
from tessera.kernel.refusal import NotOffered, Refusal
from tessera.table import conduct, journal, showing
from tessera.table.journal import AnyAct, Chose, Engaged, Entry, Lent, Resigned, Said, Sat, TakenBack, Vacated
from tessera.table.match import Match
from tessera.table.terms import Pace, Terms
from tessera.table.troubles import Held, Trouble
from tests.table.scenes import PEOPLE, Scene, candlelight, caravan, folded, founding, shown

pytestmark = pytest.mark.usefixtures("shelf_games")


# Questions


def test_a_table_gathers_until_it_is_started() -> None:
    scene = Scene(candlelight())

    assert scene.status == "gathering"
    assert scene.match.asked() == []
    assert scene.match.question(0) is None
    scene.begin("ann", "ben")
    assert scene.status == "running"


def test_a_table_from_before_an_option_goes_on_as_it_began() -> None:
    before = Scene(Terms(game="revive", seats=2, options={"long": True}))
    after = Scene(Terms(game="revive", seats=2, options={"long": True, "card_bonus": "1"}))

    # A card bonus counted 2 before it could be chosen; what is chosen now is written down.
    assert (before.match.setup().options["card_bonus"], after.match.setup().options["card_bonus"]) == ("2", "1")
    assert before.match.setup().options["long"] is True


def test_questions_asked_at_once_have_a_version_for_each_seat() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    assert scene.match.asked() == [0, 1]
    assert scene.match.versions == [3, 3]

    scene.choose(0, "favour a")
    # Ben's question is the one he was shown: what he sends now is not stale.
    assert scene.match.asked() == [1]
    assert scene.match.versions == [4, 3]

    scene.choose(1, "favour b")
    assert scene.match.asked() == [0, 1]
    assert scene.match.versions == [5, 5]


def test_what_is_said_changes_no_version() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")

    scene.note(Said(0, "Ann", "hello"), "ann")
    scene.note(Lent(1, "random"), "ben")

    assert scene.match.versions == [3, 3]


def test_a_question_that_looks_like_the_one_before_is_another_question() -> None:
    """Ann answers last of all, and is asked the very same at once; what she sent twice is not taken twice."""
    scene = Scene(candlelight()).begin("ann", "ben")
    scene.choose(1, "favour b")
    assert scene.match.versions == [3, 4]
    scene.match._keys[0] = ("trim", 0, ("trim 4d", "trim 6c"))

    scene.choose(0, "favour a")

    assert scene.match._keys[0] == ("trim", 0, ("trim 4d", "trim 6c"))
    assert scene.match.versions[0] == 5


def test_a_turn_lasts_from_being_asked_to_not_being_asked() -> None:
    scene = Scene(caravan()).begin("ann", "ben")
    assert scene.match.turns == [3, 0]

    scene.choose(0, "pass")
    assert scene.match.turns == [3, 4]
    # A camel asks for a die: still the same turn.
    scene.choose(1, "play camel-4")
    assert scene.match.asked() == [1]
    assert scene.match.turns == [3, 4]
    scene.choose(1, "take 3")
    assert scene.match.turns == [6, 4]


def test_a_game_comes_to_its_end() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    for seat, pick in ((0, "favour a"), (1, "favour b")):
        scene.choose(seat, pick)
    scene.choose(0)
    scene.choose(1)
    scene.choose(0, "play 4d")
    scene.choose(1, "play 2a")

    assert scene.status == "over"
    assert scene.match.asked() == []
    assert scene.match.question(0) is None
    ended = showing.outcome(scene.match, "en")
    assert ended is not None
    assert (ended.winners, ended.scores, ended.reason) == ((0,), (3, 0), "empty-hands")


# Undo


def test_undo_to_the_mark_leaves_the_other_questions_alone() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    scene.choose(0, "favour a")

    scene.do(conduct.undo, "ann", 0)

    assert scene.match.asked() == [0, 1]
    assert scene.match.versions == [5, 3]
    assert scene.game.choices == []
    assert scene.match.trail == ""
    assert scene.match.chosen == []


def test_going_back_further_makes_every_question_new() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    scene.choose(0, "favour a")
    scene.choose(1, "favour b")
    assert scene.do(conduct.undo, "ann", 0) == 6
    scene.do(conduct.answer_undo, "ben", 1, True)

    assert scene.match.asked() == [0, 1]
    assert scene.match.versions == [7, 7]


def test_the_same_seed_after_an_undo_deals_the_same_cards() -> None:
    scene = Scene(caravan()).begin("ann", "(random)")
    scene.choose(0, "draw")
    first = scene.game.fingerprint()

    scene.do(conduct.undo, "ann", 0)
    assert scene.game.fingerprint() != first
    scene.choose(0, "draw")

    assert scene.game.fingerprint() == first
    # What was taken back is not told twice.
    assert [line for line in scene.lines(0) if line.startswith("A draws")] == ["A draws camel-4."]


def test_an_undo_request_ends_with_the_next_choice_and_when_seats_change() -> None:
    scene = Scene(candlelight(seats=3)).begin("ann", "ben", "cat")
    scene.choose(0, "favour a")
    scene.choose(1, "favour b")
    scene.do(conduct.undo, "ann", 0)
    request = scene.match.undo_request
    assert request is not None
    assert (request.seat, request.keep, request.waiting) == (0, 0, {1, 2})

    scene.choose(2, "favour c")
    assert scene.match.undo_request is None

    scene.do(conduct.undo, "ann", 0)
    assert scene.match.undo_request is not None
    scene.note(Lent(1, "random"), "ben")
    assert scene.match.undo_request is None


def test_somebody_alone_among_bots_needs_nobodys_consent() -> None:
    scene = Scene(caravan()).begin("ann", "(random)")
    scene.choose(0, "pass")
    scene.note(conduct.answer(scene.match, 1, ["pass"], "bot"))

    scene.do(conduct.undo, "ann", 0)

    assert scene.match.asked() == [0]
    assert scene.game.choices == []


# Resigning


def test_of_two_who_play_one_resigns_and_the_other_wins() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")

    scene.do(conduct.resign, "ben", 1)

    assert scene.status == "over"
    assert scene.match.asked() == []
    ended = showing.outcome(scene.match, "ja")
    assert ended is not None
    assert (ended.winners, ended.scores, ended.reason) == ((0,), (), "resignation")
    assert ended.remark == "ほかの全員が投了しました。"


def test_of_three_who_play_one_resigns_and_a_stand_in_plays_on() -> None:
    scene = Scene(candlelight(seats=3)).begin("ann", "ben", "cat")

    scene.do(conduct.resign, "ben", 1)
    chair = scene.match.chairs[1]
    assert scene.status == "running"
    assert (chair.person, chair.level, chair.name, chair.resigned) == ("", "greedy", "Ben", True)
    assert scene.match.asked() == [0, 1, 2]

    scene.do(conduct.resign, "cat", 2)
    assert scene.status == "over"
    assert scene.match.survivors == [0]


def test_whoever_plays_alone_may_resign_too() -> None:
    scene = Scene(Terms(game="atlas-lost", seats=1)).begin("ann")

    scene.do(conduct.resign, "ann", 0)

    assert scene.status == "over"
    ended = showing.outcome(scene.match, "en")
    assert ended is not None
    assert ended.winners == ()


# Standing answers


def test_a_standing_answer_is_its_persons_alone() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    ben, spectator = scene.shown(1), scene.shown(showing.SPECTATOR)

    scene.stand(0, "trim", ())

    assert scene.match.number == 3
    assert scene.shown(1) == ben
    assert scene.shown(showing.SPECTATOR) == spectator
    assert showing.position(scene.match, "ann", 0, "en").standing == {"trim": ()}
    # Nor can it be told afterwards that nobody was there when it was given.
    scene.choose(0, "favour a")
    scene.choose(1, "favour b")
    standing = conduct.standing_answer(scene.match, 0)
    assert standing is not None
    by_hand = conduct.answer(scene.match, 0, [], "person")
    assert msgspec.structs.replace(standing, hand="person") == by_hand


@pytest.mark.parametrize(
    "act",
    [
        Lent(0, "random"),
        Lent(0, person="dan", name="Dan"),
        TakenBack(0),
        Vacated(0),
        Sat(0, "dan", "Dan"),
        Engaged(0, "random"),
        Resigned(0, "random"),
    ],
)
def test_whoever_takes_a_seat_over_does_not_take_over_its_standing_answers(act: AnyAct) -> None:
    scene = Scene(candlelight(seats=3)).begin("ann", "ben", "cat")
    scene.stand(0, "trim", ())
    scene.stand(1, "trim", ())

    scene.note(act, "ann")

    assert scene.match.standing == [{}, {"trim": ()}, {}]


def test_a_standing_answer_can_be_cleared() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    scene.stand(0, "trim", ())
    scene.stand(0, "play", ("play 4d",))
    scene.stand(0, "trim")
    # Clearing what was never set is nothing to complain about.
    scene.stand(0, "boast")

    assert scene.match.standing == [{"play": ("play 4d",)}, {}]


# Holding


def held_match() -> Match:
    """A match whose rules have changed since: the fifth entry comes out otherwise than it was played."""
    scene = Scene(candlelight(pace=Pace(per_move=60, late="resign"))).begin("ann", "ben")
    scene.choose(0, "favour a")
    scene.choose(1, "favour b")
    scene.choose(0)
    entries = scene.match.entries
    act = entries[4].act
    assert isinstance(act, Chose)
    entries[4] = msgspec.structs.replace(entries[4], act=msgspec.structs.replace(act, trail="0" * 32))
    return folded(scene.match.founding, entries)


def test_a_game_that_comes_out_otherwise_is_held_where_it_did() -> None:
    match = held_match()

    assert match.status == "held"
    assert match.held == "entry 5"
    assert match.number == 6
    assert len(match.chosen) == 1


def test_nothing_is_asked_at_a_held_table_and_no_clock_runs() -> None:
    match = held_match()

    assert match.asked() == []
    assert [match.question(seat) for seat in (0, 1)] == [None, None]
    assert match.deadline() is None
    with pytest.raises(Held) as problem:
        conduct.choose(match, "ann", 0, match.versions[0], [])
    assert "Nothing was changed" in problem.value.text()
    assert "entry 5" in problem.value.text("ja")


def test_what_was_different_is_for_the_host_of_the_server_alone() -> None:
    match = held_match()

    assert match.held_because == "other options are offered than when it was made, or the game ends otherwise"
    for seat in (0, 1, showing.SPECTATOR):
        assert b"entry 5" in shown(match, seat)
        assert match.held_because.encode() not in shown(match, seat)


@pytest.mark.parametrize(
    ("picks", "seat", "because"),
    [(("favour z",), 1, "favour z"), (("favour a",), 0, "seat 0 is no longer asked here")],
)
def test_an_answer_that_is_no_longer_legal_holds_the_game(picks: tuple[str, ...], seat: int, because: str) -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    scene.choose(0, "favour a")

    scene.match.apply(Entry(5, scene.now, Chose(seat, picks, "trail", "print"), "ben"))

    assert scene.match.held == "entry 5"
    assert because in scene.match.held_because


def test_an_answer_is_played_once_and_its_entry_tells_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    played: list[Sequence[str]] = []
    play = Game.play

    def counted(self: Game, seat: object, picks: Sequence[str]) -> None:
        played.append(picks)
        play(self, seat, picks)

    monkeypatch.setattr(Game, "play", counted)

    entry = scene.match.take(scene.now, conduct.choose(scene.match, "ann", 0, 3, ["favour b"]), "ann", "client-1")

    assert played == [("favour b",)]
    assert isinstance(entry.act, Chose)
    assert (entry.number, entry.person, entry.client) == (4, "ann", "client-1")
    assert entry.act.trail == scene.match.trail != ""
    assert entry.act.fingerprint == scene.game.fingerprint()
    assert scene.match.entries[-1] is entry


def test_an_answer_from_a_record_has_to_come_out_as_it_did_there() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")

    scene.match.take(scene.now, Chose(0, ("favour b",), "trail of others", "print", "record"))

    assert scene.match.held == "entry 4"


def test_a_set_up_that_is_no_longer_understood_holds_the_game() -> None:
    scene = Scene(candlelight(options={"torches": 3})).begin("ann", "ben")

    assert scene.status == "held"
    assert scene.match.held == "set-up"
    assert "torches" in scene.match.held_because
    assert showing.position(scene.match, "ann", 0, "en").view is None


# The fold


def random_act(match: Match, chance: Chance) -> tuple[str, AnyAct]:
    """Something that somebody tries to do; conduct raises where it cannot be."""
    seat = chance.below(len(match.chairs))
    chair = match.chairs[seat]
    person = chair.owner or PEOPLE[seat]
    what = chance.below(20)
    if what < 9 and match.asked():
        seat = match.asked()[chance.below(len(match.asked()))]
        question = match.question(seat)
        assert question is not None
        count = question.pick[0] + chance.below(question.pick[1] - question.pick[0] + 1)
        indices = chance.sample(list(range(len(question.options))), count)
        return match.chairs[seat].owner, conduct.answer(
            match, seat, [question.options[index].id for index in indices], "person"
        )
    acts: list[Callable[[], AnyAct]] = [
        lambda: conduct.undo(match, person, seat),
        lambda: conduct.answer_undo(match, person, seat, True),
        lambda: conduct.answer_undo(match, person, seat, chance.below(2) == 0),
        lambda: conduct.lend(match, person, seat, "random"),
        lambda: conduct.take_back(match, person, seat),
        lambda: conduct.leave(match, person, seat),
        lambda: conduct.sit(match, PEOPLE[seat], PEOPLE[seat].title(), seat),
        lambda: conduct.say(match, person, person, "hm"),
        lambda: conduct.resign(match, person, seat),
        lambda: conduct.engage(match, "ann", seat, "greedy"),
    ]
    return person, acts[(what - 9) % len(acts)]()


@given(
    terms=st.sampled_from([candlelight(2), candlelight(3, absent="bot"), caravan(2, undo="mark"), caravan(3)]),
    luck=st.integers(0, 2**40),
    length=st.integers(1, 40),
)
def test_a_journal_folded_from_scratch_is_the_match_that_wrote_it(terms: Terms, luck: int, length: int) -> None:
    chance = Chance(luck, 0)
    scene = Scene(msgspec.structs.replace(terms, pace=Pace(per_move=9, per_game=60, increment=2)))
    scene.begin(*PEOPLE[: terms.seats])
    viewers = [*range(terms.seats), showing.SPECTATOR]
    for _ in range(length):
        try:
            person, act = random_act(scene.match, chance)
        except (Trouble, Refusal, NotOffered):
            continue
        scene.note(act, person, after=chance.below(5000))
        # Looking changes nothing either.
        for viewer in viewers:
            shown(scene.match, viewer)
    assert not scene.match.held

    again = scene.folded_anew()

    assert [shown(again, viewer) for viewer in viewers] == [shown(scene.match, viewer) for viewer in viewers]
    assert again.versions == scene.match.versions
    assert again.trail == scene.match.trail
    assert scene.match.game is None or again.game == scene.match.game


def test_every_act_is_read_back_as_it_was_written() -> None:
    acts: list[AnyAct] = [
        Engaged(1, "greedy"),
        Lent(0, person="dan", name="Dan"),
        TakenBack(0),
        Chose(1, ("a", "b"), "trail", "print", "fallback", "late"),
        Said(0, "Ann", "hm"),
    ]

    assert [journal.read(journal.written(act)) for act in acts] == acts
    assert journal.written(Vacated(1)) == '{"kind":"vacated","seat":1}'


def test_a_gap_in_the_journal_is_never_folded() -> None:
    match = Match(founding(candlelight()))
    with pytest.raises(AssertionError, match="no gaps"):
        match.apply(Entry(2, 0, Engaged(0, "random")))
