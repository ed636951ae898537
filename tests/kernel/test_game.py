"""A game in play: questions, answers, errors that change nothing, sealed secrets, undo, copies."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import permutations

import pytest

from tessera.kernel.game import Game
from tessera.kernel.refusal import NotOffered, RecordError, Refusal
from tests.kernel.games.candlelight import Candlelight
from tests.kernel.games.caravan import DECK, PILE, Caravan
from tests.kernel.games.shelf import start
from tests.rows import for_each


def candlelight(seats: int = 3, **options: str | int | bool) -> Game:
    """A table of Candlelight, dealt from seed 30: A holds 2a 4c 4d 5c, B 1b 2c 2d 5d, C 1c 6a 6c 6d."""
    return start("candlelight", seats, 30, {"trim": False, "favourite": "none", **options})


def offered(game: Game, seat: int) -> list[str]:
    """What a seat may choose now."""
    question = game.question(seat)
    assert question is not None
    return [option.id for option in question.options]


# Questions


def test_a_question_says_who_is_asked_what() -> None:
    game = candlelight()

    assert [question.seat for question in game.questions] == [0, 1, 2]
    question = game.questions[1]
    assert (question.kind, question.pick, question.clause, question.version) == ("play", (1, 1), "CL-3", 0)
    assert question.text() == "Which card do you play?"
    assert question.text("ja") == "どのカードを出しますか？"
    assert [option.id for option in question.options] == ["play 1b", "play 2c", "play 2d", "play 5d"]
    assert question.options[0].text("en") == "Play 1b"
    assert question.options[0].text("ja") == "1bを出す"
    assert repr(question) == "Question(seat=1, kind='play', 4 options)"
    assert repr(question.options[0]) == "Option('play 1b')"


def test_a_pick_of_several() -> None:
    game = candlelight(trim=True)

    question = game.questions[0]
    assert question.pick == (0, 2)
    assert question.text() == "Lay aside up to 2 cards."
    chosen = offered(game, 0)[:2]
    game.play(0, [chosen[1], chosen[0]])

    # Written down in the order of the menu, whatever the order of the answer.
    assert str(game.choices[-1]) == f"A {chosen[0]} + {chosen[1]}"
    assert offered(game, 0) == ["boast low", "boast high"]


# Errors change nothing


@for_each(
    ("seat", "picks", "english", "japanese"),
    [
        (
            3,
            ["play 1b"],
            "There is no seat 3 at this table. Seats are numbered 0 to 2.",
            "このテーブルに席3はありません。席は0から2までです。",
        ),
        (
            -1,
            ["play 1b"],
            "There is no seat -1 at this table. Seats are numbered 0 to 2.",
            "このテーブルに席-1はありません。席は0から2までです。",
        ),
        (
            1,
            "play 1b",
            'An answer is a list of option ids. Write it as ["id"].',
            '答えは選択肢のidのリストです。["id"]の形で渡してください。',
        ),
        (
            1,
            None,
            'An answer is a list of option ids. Write it as ["id"].',
            '答えは選択肢のidのリストです。["id"]の形で渡してください。',
        ),
        (
            1,
            [7],
            'An answer is a list of option ids. Write it as ["id"].',
            '答えは選択肢のidのリストです。["id"]の形で渡してください。',
        ),
        (
            1,
            [],
            "This question takes 1 of its options, not 0. Pick that many.",
            "この質問では選択肢を1個選びます（いまは0個）。その数だけ選んでください。",
        ),
        (
            1,
            ["play 1b", "play 2c"],
            "This question takes 1 of its options, not 2. Pick that many.",
            "この質問では選択肢を1個選びます（いまは2個）。その数だけ選んでください。",
        ),
        (
            1,
            ["play 2e"],
            '“play 2e” is not offered here. Did you mean "play 2d"?',
            "「play 2e」という選択肢はありません。「play 2d」のことですか。",
        ),
        (
            1,
            ["?"],
            "“?” is not offered here. There is: play 1b, play 2c, play 2d, play 5d.",
            "「?」という選択肢はありません。選べるのは：play 1b、play 2c、play 2d、play 5d。",
        ),
    ],
)
def test_a_choice_that_cannot_be(seat: int, picks: Sequence[str], english: str, japanese: str) -> None:
    game = candlelight()
    before = (game.fingerprint(), str(game.record()), game.story(None))

    with pytest.raises(NotOffered) as problem:
        game.play(seat, picks)

    assert str(problem.value) == english
    assert problem.value.text("ja") == japanese
    assert (game.fingerprint(), str(game.record()), game.story(None)) == before


def test_too_many_picks_and_the_same_pick_twice() -> None:
    game = candlelight(trim=True)
    first = offered(game, 0)[0]
    before = game.fingerprint()

    with pytest.raises(
        NotOffered, match=r"This question takes 0 to 2 of its options, not 3\. Pick that many\."
    ) as many:
        game.play(0, offered(game, 0)[:3])
    assert many.value.text("ja") == "この質問では選択肢を0～2個選びます（いまは3個）。その数だけ選んでください。"
    with pytest.raises(NotOffered, match=r"The same option was picked twice\. Pick each at most once\.") as twice:
        game.play(0, [first, first])
    assert twice.value.text("ja") == "同じ選択肢が2回選ばれています。それぞれ1回までです。"
    assert game.fingerprint() == before


def test_who_is_not_asked_is_told_why() -> None:
    game = candlelight()
    game.play(1, ["play 2c"])
    before = game.fingerprint()

    with pytest.raises(Refusal) as refusal:
        game.play(1, ["play 1b"])

    assert str(refusal.value) == ("You cannot choose now. You have answered already (CL-3). Wait for the others.")
    assert refusal.value.text("ja") == ("いまは選べません。もう答えました。（CL-3）ほかの人を待ってください。")
    assert game.fingerprint() == before
    assert game.question(1) is None
    objection = game.why_not(1, "play 1b")
    assert objection is not None
    assert objection.why == "You have answered already"


def _second_round() -> Game:
    """B has played suit d and holds another d."""
    game = candlelight()
    game.play(0, [offered(game, 0)[0]])
    game.play(1, ["play 2d"])
    game.play(2, [offered(game, 2)[0]])
    return game


def test_a_refused_choice_tells_the_rule_the_reason_and_the_way_out() -> None:
    game = _second_round()
    question = game.question(1)
    assert question is not None
    before = game.fingerprint()

    assert [option.id for option in question.barred] == ["play 5d"]
    assert question.barred[0].text() == "Play 5d"
    with pytest.raises(Refusal) as refusal:
        game.play(1, ["play 5d"])

    assert str(refusal.value) == (
        "You cannot choose “Play 5d”. You played suit d last round (CL-3). Play another suit."
    )
    assert refusal.value.text("ja") == (
        "「5dを出す」はできません。前のラウンドでスートdを出しました。（CL-3）ほかのスートを出してください。"
    )
    assert refusal.value.objection.clause == "CL-3"
    assert game.fingerprint() == before


def test_why_not() -> None:
    game = _second_round()

    assert game.why_not(1, "play 1b") is None
    objection = game.why_not(1, "play 5d")
    assert objection is not None
    assert (objection.clause, objection.why, objection.instead) == (
        "CL-3",
        "You played suit d last round",
        "Play another suit.",
    )
    assert repr(objection) == "Objection('You played suit d last round (CL-3). Play another suit.')"
    with pytest.raises(NotOffered, match="is not offered here"):
        game.why_not(1, "play 9z")
    with pytest.raises(NotOffered, match="There is no seat 8 at this table"):
        game.why_not(8, "play 1b")


def test_a_seat_that_does_not_exist_sees_nothing() -> None:
    game = candlelight()

    for seat in (3, -1):
        with pytest.raises(NotOffered, match=f"There is no seat {seat} at this table"):
            game.view(seat)
        with pytest.raises(NotOffered, match=f"There is no seat {seat} at this table"):
            game.redeal(seat, 1)
        with pytest.raises(NotOffered, match=f"There is no seat {seat} at this table"):
            game.story(seat)


@for_each("seat", ["1", None, 1.0, True, [1]])
def test_what_is_no_number_is_no_seat(seat: object) -> None:
    game = candlelight()
    before = (game.fingerprint(), str(game.record()))
    tries: list[Callable[[], object]] = [
        lambda: game.play(seat, ["play 1b"]),
        lambda: game.why_not(seat, "play 1b"),
        lambda: game.redeal(seat, 1),
        lambda: game.question(seat),
        lambda: game.can_undo(seat),
        lambda: game.undo(seat),
    ]
    if seat is not None:
        # Without a seat one sees what a spectator sees.
        tries += [lambda: game.view(seat), lambda: game.story(seat)]

    for attempt in tries:
        with pytest.raises(NotOffered) as problem:
            attempt()
        assert str(problem.value) == f"There is no seat {seat!r} at this table. Seats are numbered 0 to 2."
        assert problem.value.text("ja") == f"このテーブルに席{seat!r}はありません。席は0から2までです。"
    assert (game.fingerprint(), str(game.record())) == before


def test_nobody_answers_when_the_game_is_over() -> None:
    game = candlelight(hand=1)
    assert game.outcome is not None
    before = game.fingerprint()

    with pytest.raises(NotOffered) as problem:
        game.play(0, ["play 1b"])

    assert str(problem.value) == "The game is over. Start another one."
    assert problem.value.text("ja") == "ゲームは終了しています。新しく始めてください。"
    assert game.questions == ()
    assert game.fingerprint() == before


# Sealed answers


def _told(game: Game, seat: int | None) -> str:
    view = game.view(seat)
    question = None if seat is None else game.question(seat)
    texts = [] if question is None else [question.text(), *[option.text() for option in question.options]]
    return json.dumps([view, texts, game.story(seat), game.story(seat, "ja")])


def test_a_sealed_answer_is_invisible_until_all_are_in() -> None:
    told: dict[str, set[str]] = {}
    for choice in ("play 1b", "play 2c", "play 2d", "play 5d"):
        game = candlelight()
        game.play(1, [choice])
        for seat in (0, 2, None):
            told.setdefault(str(seat), set()).add(_told(game, seat))
        assert game.events == ()

    assert {seat: len(texts) for seat, texts in told.items()} == {"0": 1, "2": 1, "None": 1}


def test_a_sealed_secret_stays_one() -> None:
    told: set[str] = set()
    for suit in "abcd":
        game = candlelight(favourite="secret")
        game.play(0, ["favour b"])
        game.play(1, [f"favour {suit}"])
        game.play(2, ["favour c"])
        told.add(_told(game, 0))
        assert game.story(0) == ["A names a favourite.", "B names a favourite.", "C names a favourite."]
        assert game.view(1)["favourite"] == "abcd".index(suit)
    assert len(told) == 1


def test_the_order_of_answers_in_open_lanes_does_not_matter_where_the_rules_say_so() -> None:
    ends = set()
    for order in permutations(range(3)):
        game = candlelight(trim=True)
        for seat in order:
            game.play(seat, offered(game, seat)[:2])
        for seat in reversed(order):
            game.play(seat, ["boast high"])
        ends.add(game.fingerprint())

    assert len(ends) == 1


def test_nobody_waits_for_another_in_an_open_lane() -> None:
    game = candlelight(trim=True)

    game.play(2, offered(game, 2)[:2])
    game.play(2, ["boast low"])

    assert [question.seat for question in game.questions] == [0, 1]
    assert game.story(2) == ["C lays aside 2: 1c 6a.", "C boasts low."]
    assert game.story(0) == ["C lays aside 2: dawn dusk.", "C boasts low."]
    game.play(0, [])
    game.play(1, [offered(game, 1)[0]])
    assert game.questions[0].kind == "play"


# Undo


def test_undo_is_free_until_somebody_learns_something() -> None:
    game = candlelight(trim=True)
    fresh = game.fingerprint()

    game.play(0, offered(game, 0)[:2])
    middle = game.fingerprint()
    game.play(0, ["boast high"])
    assert game.story(None) == ["A lays aside 2: dawn dusk.", "A boasts high."]
    game.undo(0)
    assert game.fingerprint() == middle
    assert game.story(None) == ["A lays aside 2: dawn dusk."]
    game.undo(0)
    assert game.fingerprint() == fresh
    assert game.story(None) == []
    assert game.choices == []

    with pytest.raises(NotOffered) as problem:
        game.undo(0)
    assert str(problem.value) == (
        "There is nothing of yours to take back. "
        "A choice can be taken back until somebody has learnt something from it or answered after it."
    )
    assert problem.value.text("ja") == (
        "取り消せる選択がありません。誰かが新しい情報を得るか次に答えるまでの、自分の選択だけ取り消せます。"
    )


def test_undo_stops_at_the_knowledge_mark() -> None:
    game = candlelight(trim=True)
    for seat in range(3):
        game.play(seat, [])
    # Nobody drew, so nothing was learnt.
    assert game.can_undo(2)
    game.undo(2)
    game.play(2, offered(game, 2)[:1])
    # Now C drew a card.
    before = game.fingerprint()

    for seat in range(3):
        assert not game.can_undo(seat)
        with pytest.raises(NotOffered):
            game.undo(seat)
    assert game.fingerprint() == before


def test_nobody_takes_back_what_another_chose() -> None:
    game = candlelight()
    game.play(0, [offered(game, 0)[0]])
    game.play(1, [offered(game, 1)[0]])

    assert not game.can_undo(0)
    assert game.can_undo(1)
    with pytest.raises(NotOffered):
        game.undo(0)
    game.undo(1)
    assert game.can_undo(0)
    game.undo(0)
    assert game.choices == []


def test_a_game_goes_on_after_undo() -> None:
    game, plain = candlelight(), candlelight()
    game.play(0, ["play " + offered(game, 0)[1].split()[1]])
    game.undo(0)

    for table in (game, plain):
        for seat in (2, 0, 1):
            table.play(seat, [offered(table, seat)[0]])

    assert game.fingerprint() == plain.fingerprint()
    assert str(game.record()) == str(plain.record())
    assert game.story(None) == plain.story(None)


# Copies and saves


def test_a_clone_hears_nothing_and_knows_the_past() -> None:
    game = candlelight()
    game.play(0, [offered(game, 0)[0]])

    copy = game.clone()

    assert copy == game
    assert hash(copy) == hash(game)
    assert copy != "something else"
    assert copy.choices == game.choices
    assert copy.events == ()
    copy.listen()
    copy.play(1, ["play 2c"])
    assert copy != game


def test_a_saved_state_that_was_damaged_is_refused() -> None:
    game = candlelight()
    numbers = game.save()

    assert game.load(numbers) == game
    with pytest.raises(RecordError, match=r"The saved state is cut off\. Replay the record instead\."):
        game.load(numbers[:-1])
    with pytest.raises(RecordError, match=r"The saved state is cut off\. Replay the record instead\."):
        game.load([])
    with pytest.raises(RecordError, match=r"The saved state is too long\. Replay the record instead\.") as problem:
        game.load([*numbers, 0])
    assert problem.value.text("ja") == "保存された状態に余分な数があります。代わりに記録を再生してください。"
    with pytest.raises(RecordError) as problem:
        game.load([])
    assert problem.value.text("ja") == "保存された状態が途中で切れています。代わりに記録を再生してください。"


def test_loading_keeps_the_choices_of_the_game_that_loads() -> None:
    game = candlelight()
    game.play(0, [offered(game, 0)[0]])

    again = game.load(game.save())

    assert again == game
    assert str(again.record()) == str(game.record())
    assert again.events == ()
    assert game.can_undo(0)
    assert not again.can_undo(0)


def test_a_quiet_game_tells_nothing_and_is_the_same() -> None:
    loud, quiet = start("caravan", 2, 5), start("caravan", 2, 5, quiet=True)
    for game in (loud, quiet):
        for _ in range(8):
            question = game.questions[0]
            game.play(question.seat, [question.options[0].id])

    assert loud.fingerprint() == quiet.fingerprint()
    assert len(loud.events) > 8
    assert quiet.events == ()
    assert quiet.story() == []


# Redeal


def test_redealing_gives_others_other_cards_and_other_secrets() -> None:
    game = candlelight(favourite="secret")
    for seat in range(3):
        game.play(seat, ["favour a"])
    game.play(1, ["play 2c"])
    state = game.state
    assert isinstance(state, Candlelight)

    hands, favourites, picks, futures = set(), set(), set(), set()
    for deal in range(40):
        dealt = game.redeal(0, deal).state
        assert isinstance(dealt, Candlelight)
        assert dealt.zones[state.hand(0)] == state.zones[state.hand(0)]
        assert dealt.favourites[0] == 0
        sealed = next(lane for lane in dealt.lanes if lane.seat == 1)
        # B's answer stays sealed and is one of the cards that B holds in this deal.
        assert sealed.answered
        assert sealed.picks[0] in dealt.zones[state.hand(1)]
        hands.add(tuple(sorted(dealt.zones[state.hand(1)])))
        favourites.add(dealt.favourites[1])
        picks.add(sealed.picks[0])
        futures.add(dealt.chance.key)

    assert len(hands) == 40
    assert favourites == {0, 1, 2, 3}
    assert len(picks) > 10
    assert len(futures) == 40
    assert game.redeal(0, 1).fingerprint() == game.redeal(0, 1).fingerprint()


def test_redealing_never_leaves_an_open_question_without_a_choice() -> None:
    """B, who must drop a card, holds two; in every deal it has two to choose from and the game goes on."""
    game = start("caravan", 2, 3, {"draft": False, "rounds": 3})
    for seed in range(60):
        game = start("caravan", 2, seed, {"draft": False, "rounds": 3})
        question = game.question(0)
        assert question is not None
        horns = [option.id for option in question.options if option.id.startswith("play horn")]
        if horns:
            game.play(0, horns[:1])
            break
    question = game.questions[0]
    assert (question.seat, question.kind) == (1, "drop")

    for deal in range(20):
        dealt = game.redeal(0, deal)
        assert [open_question.seat for open_question in dealt.questions] == [1]
        assert len(dealt.questions[0].options) == len(question.options)
        dealt.play(1, [dealt.questions[0].options[0].id])


def test_a_draft_remembers_what_was_passed_on() -> None:
    game = start("caravan", 3, 2)
    state = game.state
    assert isinstance(state, Caravan)
    first = sorted(state.zones[state.offer(0)])
    for seat in range(3):
        game.play(seat, [offered(game, seat)[0]])

    passed = first[1:]
    # A passed two cards to B: A still knows them there, C does not.
    assert sorted(state.zones[state.offer(1)]) == passed
    zones_a, zones_c = game.view(0)["zones"], game.view(2)["zones"]
    assert isinstance(zones_a, dict)
    assert isinstance(zones_c, dict)
    assert zones_a["offer-1"] == sorted(state.plan.names[card] for card in passed)
    assert zones_c["offer-1"] == ["caravan-card", "caravan-card"]
    for seat in range(3):
        game.play(seat, [offered(game, seat)[0]])

    # B took one of the two and passed the other to C; A knows it is one or the other.
    hands = set()
    for deal in range(40):
        dealt = game.redeal(0, deal).state
        assert isinstance(dealt, Caravan)
        hands.add(tuple(card for card in dealt.zones[state.hand(1)] if card in passed))
    assert {(passed[0],), (passed[1],)} <= hands


def test_a_pile_becomes_the_deck_in_play() -> None:
    game = start("caravan", 4, 11, {"rounds": 8})
    told: list[str] = []
    while not game.state.over and "The pile becomes the deck." not in told:
        question = game.questions[0]
        drawing = [option.id for option in question.options if option.id in ("draw", "card")]
        game.play(question.seat, drawing or [question.options[0].id])
        told = game.story(None)

    state = game.state
    assert told.count("The pile becomes the deck.") == 1
    assert len(state.zones[DECK]) + len(state.zones[PILE]) < 20
