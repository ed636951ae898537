"""Searching players: deterministic, blind to what is hidden, at home in games they were never told about."""

from __future__ import annotations

import pytest

import tessera
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import DEVELOP
from tessera.kernel.engine import asked
from tessera.kernel.game import Game
from tessera.kernel.state import Lane, State
from tessera.kernel.step import Ask
from tessera.players import levels, searcher, seat_player
from tessera.players.levels import level_named
from tessera.players.lookahead import Sides, answers
from tessera.players.player import Player, Seat, SeatPlayer
from tessera.players.random import Random
from tessera.players.search import Search
from tessera.players.search.choosing import Choosing
from tessera.players.search.descent import Descent
from tessera.players.search.memory import Memory
from tessera.players.search.playing_on import PlayingOn, waiting
from tessera.players.search.tree import UNSEEN, Edge, Node
from tessera.players.search.trials import Budget
from tessera.players.search.walk import lane_of
from tessera.players.search.worth import Worth, softened
from tessera.players.specialist import Specialist
from tessera.players.specialists import specialist
from tests.kernel.games.shelf import start

GAMES = tessera.games()
QUICK = "search:iterations=6"


def asked_seat(game: Game) -> int:
    """Who is asked."""
    ask = asked(game.state)[0].stack[-1]
    assert isinstance(ask, Ask)
    return ask.seat


def play_on(game: Game, spec: str, decisions: int) -> None:
    """Play so many decisions with one player in all seats."""
    player = seat_player(spec, game.setup.game, "on the way")
    for _ in range(decisions):
        if game.state.over:
            return
        seat = asked_seat(game)
        game.play(seat, player.choose(game, seat))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_same_seed_and_budget_play_the_same_game(name: str, seats: int) -> None:
    records = []
    for _ in range(2):
        game = tessera.start(name, seats=seats, seed="twice", quiet=True)
        play_on(game, QUICK, 8)
        records.append(str(game.record()))

    assert records[0] == records[1]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", ["novice", "greedy", QUICK])
@pytest.mark.parametrize("decisions", [3, 40])
def test_what_a_seat_cannot_know_never_changes_its_choice(name: str, spec: str, decisions: int) -> None:
    game = tessera.start(name, seats=3, seed="blind", quiet=True)
    play_on(game, "random", decisions)
    seat = asked_seat(game)
    before = game.fingerprint()
    choice = seat_player(spec, name, "1").choose(game, seat)

    for deal in range(3):
        other = game.redeal(seat, deal)
        assert other.fingerprint() != before
        assert seat_player(spec, name, "1").choose(other, seat) == choice
    assert game.fingerprint() == before


def match(name: str, seats: int, games: int) -> tuple[float, int]:
    """Games of a small game between one searching seat and random ones: its shares of victories, and its faults."""
    won = 0.0
    faults = 0
    for number in range(games):
        game = start(name, seats, f"match {number}", quiet=True)
        me = number % seats
        players: list[Player] = [Random() for _ in range(seats)]
        players[me] = Search(specialist(name), Budget(iterations=60), horizon=2)
        bots = [SeatPlayer("bot", player, f"{number} {seat}") for seat, player in enumerate(players)]
        while not game.state.over:
            seat = asked_seat(game)
            game.play(seat, bots[seat].choose(game, seat))
        outcome = game.outcome
        assert outcome is not None
        won += 1 / len(outcome.winners) if me in outcome.winners else 0.0
        faults += bots[me].faults
    return won, faults


@pytest.mark.parametrize(
    ("name", "seats", "games", "least"),
    [
        # What is won by little takes more games to be told from luck.
        ("candlelight", 2, 30, 20),
        ("caravan", 2, 10, 8),
        ("caravan", 4, 8, 5),
        pytest.param("caravan", 2, 30, 20, marks=pytest.mark.long),
        pytest.param("caravan", 4, 30, 13, marks=pytest.mark.long),
    ],
)
def test_it_beats_chance_in_games_it_was_never_told_about(name: str, seats: int, games: int, least: int) -> None:
    """Sealed choices, lanes, picks of several, dice, hidden hands.

    Of 60 games it won 38.5, 57 and 49.7, where chance would win 30, 30 and 15.
    """
    won, faults = match(name, seats, games)

    assert faults == 0
    assert won >= least


def test_a_verdict_tells_every_answer_the_best_first() -> None:
    game = tessera.start("race-for-the-galaxy", seats=2, seed="verdict", quiet=True)
    play_on(game, "random", 2)
    seat = asked_seat(game)
    question = game.question(seat)
    assert question is not None

    verdict = searcher("race-for-the-galaxy", iterations=20).weigh(Seat(game, seat, "1"))

    assert 0 < verdict.iterations <= 20
    assert sum(verdict.shares) == pytest.approx(1.0)
    assert verdict.shares[seat] == pytest.approx(verdict.answers[0].share)
    assert sum(answer.visits for answer in verdict.answers) == verdict.iterations
    if question.pick == (1, 1):
        assert {answer.ids[0] for answer in verdict.answers} == {option.id for option in question.options}


@pytest.mark.parametrize("name", GAMES)
def test_what_was_foreseen_is_not_thought_through_again(name: str) -> None:
    """Most answers start something that asks further: the tree below the answer given is where that search begins."""
    game = tessera.start(name, seats=2, seed="foreseen", quiet=True)
    known = specialist(name)
    player = Search(known, Budget(iterations=12), known.thinking["search"].horizon)
    bots = [SeatPlayer("search", player, "0"), SeatPlayer("random", Random(), "1")]

    for _ in range(60):
        seat = asked_seat(game)
        game.play(seat, bots[seat].choose(game, seat))

    assert player.foreseen >= 3


def test_a_memory_keeps_what_one_question_leaves() -> None:
    game = tessera.start("revive", seats=2, seed="foreseen", quiet=True)
    seat = asked_seat(game)
    other = game.redeal(seat, 1)
    play_on(other, "random", 1)
    memory = Memory()
    nodes = [Node(), Node()]
    memory.keep(game.definition, game.state, seat, nodes)
    memory.keep(game.definition, game.redeal(seat, 1).state, seat, [Node(), Node()])

    assert memory.recall(game.definition, game.redeal(seat, 2).state, seat) is nodes
    assert memory.recall(game.definition, game.state, seat) is None

    memory.keep(game.definition, game.state, seat, nodes)
    assert memory.recall(other.definition, other.state, asked_seat(other)) is None


def test_what_was_found_out_before_becomes_part_of_the_first_sight() -> None:
    """A look counts as much as two trials: four trials at 0.75 and a look at 0.5 make 0.6667."""
    game = before_an_action()
    lane = lane_of(game.state, asked_seat(game))
    known = with_sides(specialist("the-warp"), lambda state: [0.0, 0.0])
    worth = Worth(game.definition, known, 2)
    worth.begin(game.state)
    edge = Edge(lane.menu[:1])
    edge.visits, edge.total = 4, 3.0
    assert edge.worth() == 0.75

    choosing = Choosing(worth, PlayingOn(game.definition, known.habits))
    choosing.look(game.state, lane, {(lane.menu[0],): edge}, [lane.menu[:1]], 77)
    assert edge.first == pytest.approx(2 / 3)
    edge.begin_anew()

    assert (edge.visits, edge.total) == (0, 0.0)
    assert edge.worth() == pytest.approx(2 / 3)


def test_a_share_grows_with_the_own_side_and_shrinks_with_the_best_rivals() -> None:
    """The sides of Atlas Lost are in units of about one research, and 21.5 of them are a clear lead."""
    game = tessera.start("atlas-lost", seats=2, seed="worth", quiet=True)
    known = specialist("atlas-lost")
    assert known.spread == 21.5
    assert known.rivalry == 1.0
    here: list[float] = [30.0, 30.0]
    worth = Worth(game.definition, with_sides(known, lambda state: here), 2)
    worth.begin(game.state)

    assert worth.shares(game.state) == pytest.approx([0.5, 0.5])
    here[0] += 21.5
    assert worth.shares(game.state) == pytest.approx([0.731059, 0.268941], abs=1e-6)
    here[1] += 43.0
    assert worth.shares(game.state) == pytest.approx([0.268941, 0.731059], abs=1e-6)


def test_how_much_a_rival_counts_is_told_for_each_game() -> None:
    """In The Warp a fifth of what the best rival gains is taken away."""
    game = tessera.start("the-warp", seats=3, seed="worth", quiet=True)
    known = specialist("the-warp")
    assert known.rivalry == 0.2
    here: list[float] = [30.0, 30.0, 30.0]
    worth = Worth(game.definition, with_sides(known, lambda state: here), 3)
    worth.begin(game.state)
    thirds = worth.shares(game.state)

    assert thirds == pytest.approx([1 / 3] * 3)
    here[0] += 5.0
    here[1] += 25.0
    assert worth.shares(game.state)[0] == pytest.approx(thirds[0])
    here[2] += 24.0
    assert worth.shares(game.state)[0] == pytest.approx(thirds[0])


def test_teammates_win_and_lose_together() -> None:
    """A and C against B and D: nobody plays against a teammate, and a victory of the team is a whole one."""
    game = tessera.start("the-warp", seats=4, seed="worth", options={"teams": True}, quiet=True)
    here: list[float] = [30.0, 30.0, 30.0, 30.0]
    worth = Worth(game.definition, with_sides(specialist("the-warp"), lambda state: here), 4)
    worth.begin(game.state)

    assert worth.shares(game.state) == pytest.approx([0.5] * 4)
    here[0] += 35.0
    here[2] += 35.0
    # A lead of a spread, and a fifth of it taken from the rivals.
    assert worth.shares(game.state) == pytest.approx([0.731059, 0.450166, 0.731059, 0.450166], abs=1e-6)

    assert isinstance(game.state, Warp)
    game.state.over = True
    game.state.colonies[2].points = 5
    assert worth.shares(game.state) == [1.0, 0.0, 1.0, 0.0]


def test_what_an_answer_leaves_to_others_is_told_by_teams() -> None:
    game = tessera.start("the-warp", seats=4, seed="verdict", options={"teams": True}, quiet=True)
    play_on(game, "random", 90)
    seat = asked_seat(game)

    verdict = searcher("the-warp", iterations=8).weigh(Seat(game, seat, "1"))

    mine = verdict.answers[0].share
    other = 1.0 - mine
    expected = [mine, other, mine, other] if seat % 2 == 0 else [other, mine, other, mine]
    assert verdict.shares == pytest.approx(expected)


def with_sides(known: Specialist, sides: Sides) -> Specialist:
    """The same specialist, but what every seat has is told here."""
    return Specialist(
        known.game, known.evaluation, sides, known.manners, known.spread, known.rivalry, known.thinking, known.habits
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_search_leaves_the_deal_as_it_is(name: str) -> None:
    """Every first answer is tried in one and the same deal, so no trial may change it."""
    game = tessera.start(name, seats=2, seed="untouched", quiet=True)
    play_on(game, "random", 6)
    window = Seat(game, asked_seat(game), "1")
    deal = window.redealt(1)
    before = deal.fingerprint()
    worth = Worth(deal.definition, specialist(name), 2)
    worth.begin(deal.state)
    descent = Descent(worth, PlayingOn(deal.definition, specialist(name).habits), window.number, 2)
    lane = lane_of(deal.state, window.number)

    for picks in answers(lane, window.chance())[:4]:
        edge = Edge(picks)
        shares = descent.iterate(deal.state, [Node(), Node()], edge, window.chance())
        assert edge.visits == 1
        assert edge.total == shares[window.number]

    assert deal.fingerprint() == before


class Sealed:
    """Race for the Galaxy, where all choose an action in secret: a search by whoever is asked first."""

    def __init__(self, horizon: int) -> None:
        self.game = tessera.start("race-for-the-galaxy", seats=2, seed="sealed", quiet=True)
        while asked_in(asked(self.game.state)[0]).kind() != "action":
            play_on(self.game, "greedy", 1)
        self.me = asked_seat(self.game)
        known = specialist("race-for-the-galaxy")
        worth = Worth(self.game.definition, known, 2)
        worth.begin(self.game.state)
        self.descent = Descent(worth, PlayingOn(self.game.definition, known.habits), self.me, horizon)
        self.tries = answers(lane_of(self.game.state, self.me), Seat(self.game, self.me, "1").chance())
        self.roots = [Node(), Node()]

    def tried(self, answer: int, times: int = 1) -> None:
        """Try an answer so many times, with the same luck each time."""
        edge = Edge(self.tries[answer])
        for _ in range(times):
            self.descent.iterate(self.game.state, self.roots, edge, Seat(self.game, self.me, "1").chance())


def test_who_cannot_see_an_answer_cannot_tell_it_from_another() -> None:
    sealed = Sealed(horizon=0)
    sealed.tried(0)
    sealed.tried(1)

    assert len(sealed.roots[sealed.me].children["action"]) == 2
    assert list(sealed.roots[1 - sealed.me].children["action"]) == [(UNSEEN,)]


def test_nobody_chooses_an_action_by_looking_at_anothers_sealed_one() -> None:
    """Whatever the first seat tries, the other one's actions look the same to it."""
    seen = []
    for answer in (0, 3):
        sealed = Sealed(horizon=0)
        sealed.tried(answer, times=2)
        # It was asked after the first seat, whose answer it did not see.
        asked_second = sealed.roots[1 - sealed.me]
        seen.append({label: edge.first for label, edge in asked_second.edges["action"].items()})

    assert len(seen[0]) > 5
    assert seen[0] == seen[1]


def test_everybody_has_a_tree_of_actions_that_are_chosen_at_the_same_time() -> None:
    """Beyond the first round, too: two rounds ahead both seats weigh actions of their own."""
    sealed = Sealed(horizon=1)
    sealed.tried(0, times=8)

    def held(node: Node) -> set[str]:
        below = [held(child) for children in node.children.values() for child in children.values()]
        return {kind for kind, known in node.edges.items() if known}.union(*below)

    below = list(sealed.roots[sealed.me].children["action"].values())
    assert any("action" in held(child) for child in below)
    assert "action" in held(sealed.roots[1 - sealed.me])


def test_what_an_answer_starts_is_met_by_habit_once_and_then_looked_at() -> None:
    """Before the turn is open again, as near as a search can look: its tree grows by what the answer asks further."""
    game = before_an_action()
    watched = Watched(game, 0)
    first = Edge([DEVELOP])
    roots = [Node(), Node()]

    def follow_up() -> dict[tuple[int, ...], Edge]:
        [(kind, known)] = roots[asked_seat(game)].child("action", (DEVELOP,)).edges.items()
        assert kind == "develop"
        return known

    watched.descent.iterate(game.state, roots, first, watched.chance)
    assert follow_up() == {}
    watched.descent.iterate(game.state, roots, first, watched.chance)
    assert len(follow_up()) > 1
    assert sum(edge.visits for edge in follow_up().values()) == 1


def test_answers_that_only_some_deals_allow_are_looked_at_when_they_are_met() -> None:
    game = before_an_action()
    watched = Watched(game, 0)
    kind = asked_in(watched.lane).kind()
    node = Node()
    node.edges[kind] = {(watched.lane.menu[0],): Edge(watched.lane.menu[:1])}

    watched.choosing.choose(game.state, watched.lane, asked_in(watched.lane), node, watched.chance, True)

    assert sorted(node.edges[kind]) == sorted((choice,) for choice in watched.lane.menu)
    assert len(watched.weighed) == len(watched.lane.menu) - 1


def test_of_very_many_answers_some_are_looked_at() -> None:
    game = tessera.start("revive", seats=2, seed="many 0", quiet=True)
    while len(asked(game.state)[0].menu) <= 50:
        play_on(game, "random", 1)
    lane = asked(game.state)[0]
    known = specialist("revive")
    worth = Worth(game.definition, known, 2)
    worth.begin(game.state)
    node = Node()

    choosing = Choosing(worth, PlayingOn(game.definition, known.habits))
    choosing.choose(game.state, lane, asked_in(lane), node, Seat(game, asked_seat(game), "1").chance(), True)

    assert len(node.edges["turn"]) == 40


def test_the_turn_passes_on_as_often_as_the_horizon_says() -> None:
    """In Revive, with two seats: at 0 the turn goes on, at 1 the other one is asked, at 2 oneself again."""
    game = tessera.start("revive", seats=2, seed="horizon", quiet=True)
    play_on(game, "greedy", 40)
    other = asked_seat(game)
    while asked_seat(game) == other:
        play_on(game, "greedy", 1)
    me = asked_seat(game)
    assert asked_in(lane_of(game.state, me)).kind() == "turn"

    assert [mover_at(game, me, horizon) for horizon in (0, 1, 2)] == [me, 1 - me, me]


def mover_at(game: Game, me: int, horizon: int) -> int:
    """Whose turn it is where a search with that horizon weighs what comes of the first answer."""
    weighed: list[State] = []

    def watched(state: State) -> list[float]:
        weighed.append(state)
        return [0.0, 0.0]

    known = with_sides(specialist("revive"), watched)
    worth = Worth(game.definition, known, 2)
    worth.begin(game.state)
    descent = Descent(worth, PlayingOn(game.definition, known.habits), me, horizon)
    first = Edge(answers(lane_of(game.state, me), Seat(game, me, "1").chance())[0])
    descent.iterate(game.state, [Node(), Node()], first, Seat(game, me, "1").chance())
    lane = waiting(weighed[-1])
    assert lane is not None
    return asked_in(lane).seat


def before_an_action(kind: str = "action") -> Game:
    """The Warp, where somebody chooses the action of a turn, attacks among them; or before another question."""
    game = tessera.start("the-warp", seats=2, seed="dice", quiet=True)
    while asked_in(asked(game.state)[0]).kind() != kind:
        play_on(game, "greedy", 1)
    return game


class Watched:
    """A descent into The Warp, and every position that it weighs."""

    def __init__(self, game: Game, horizon: int) -> None:
        self.weighed: list[State] = []
        known = with_sides(specialist("the-warp"), self._sides)
        worth = Worth(game.definition, known, 2)
        worth.begin(game.state)
        self.weighed.clear()
        self.lane = lane_of(game.state, asked_seat(game))
        self.chance = Seat(game, asked_seat(game), "1").chance()
        self.tries = answers(self.lane, self.chance)
        playing_on = PlayingOn(game.definition, known.habits)
        self.choosing = Choosing(worth, playing_on)
        self.descent = Descent(worth, playing_on, asked_seat(game), horizon)

    def _sides(self, state: State) -> list[float]:
        self.weighed.append(state)
        return [0.0, 0.0]


def test_nobody_goes_on_with_the_luck_that_an_answer_was_chosen_by() -> None:
    game = before_an_action()
    watched = Watched(game, 1)

    watched.descent.iterate(game.state, [Node(), Node()], Edge(watched.tries[0]), watched.chance)

    *looked_at, last = [state.chance.key for state in watched.weighed]
    assert len(looked_at) > 1
    assert last not in looked_at


@pytest.mark.parametrize(("kind", "looks"), [("action", 4), ("consult", 1)])
def test_where_dice_decide_the_first_answers_are_looked_at_several_times(kind: str, looks: int) -> None:
    game = before_an_action(kind)
    watched = Watched(game, 1)

    watched.descent.look(game.state, watched.lane, Node(), watched.tries, 77)

    assert len(watched.weighed) == looks * len(watched.tries)
    keys = [state.chance.key for state in watched.weighed]
    # Every answer meets the same dice.
    assert keys == keys[:looks] * len(watched.tries)
    assert len(set(keys)) == looks


def test_who_goes_by_first_sight_looks_once_even_where_dice_decide() -> None:
    game = before_an_action()
    known = specialist("the-warp")
    assert known.manners is not None
    assert known.habits is not None
    lane = lane_of(game.state, asked_seat(game))

    assert known.manners.samples(game.state, lane) == 1
    assert known.habits.samples(game.state, lane) == 4
    chance = Seat(game, asked_seat(game), "1").chance()
    assert known.manners.follow(game.state, lane, chance) == known.habits.follow(game.state, lane, chance)


@pytest.mark.parametrize(("breadth", "tried"), [(2, 2), (3, 3)])
def test_so_many_first_answers_are_tried_as_a_player_is_told(breadth: int, tried: int) -> None:
    game = before_an_action()
    search = Search(specialist("the-warp"), Budget(12, breadth=breadth), 0)

    verdict = search.weigh(Seat(game, asked_seat(game), "1"))

    assert len(verdict.answers) > 3
    assert sum(answer.visits > 0 for answer in verdict.answers) == tried


def test_a_player_tries_one_answer_at_least() -> None:
    game = before_an_action()
    narrow = seat_player("search:iterations=4:breadth=0.5", "the-warp", "1")

    game.play(asked_seat(game), narrow.choose(game, asked_seat(game)))

    assert narrow.faults == 0


def asked_in(lane: Lane) -> Ask[State]:
    """The question of a lane."""
    ask = lane.stack[-1]
    assert isinstance(ask, Ask)
    return ask


def test_sides_become_shares_of_winning() -> None:
    assert softened([10.0, 10.0], 5.0, [0, 1]) == [0.5, 0.5]
    assert softened([5.0, 0.0], 5.0, [0, 1]) == pytest.approx([0.731059, 0.268941], abs=1e-6)
    assert softened([0.0, 0.0, 1e9], 5.0, [0, 1, 2]) == pytest.approx([0.0, 0.0, 1.0], abs=1e-9)
    assert softened([5.0, 0.0, 5.0, 0.0], 5.0, [0, 1, 0, 1]) == pytest.approx(
        [0.731059, 0.268941, 0.731059, 0.268941], abs=1e-6
    )


@pytest.mark.parametrize("name", levels())
def test_every_level_has_a_name_and_a_description(name: str) -> None:
    level = level_named(name)

    for language in ("en", "ja"):
        assert level.title(language)
        assert level.description(language).endswith((".", "。"))
    assert level.title("en") != level.title("ja")
    assert level.description("en") != level.description("ja")


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("serach", 'There is no player "serach". Did you mean "search"?'),
        ("search:depth=3", '"search:depth=3": the player "search" has no setting "depth", or it is given twice.'),
        ("search:iterations=", '"search:iterations=": "iterations" is a number above 0, not "".'),
        ("search:seconds=-1", '"search:seconds=-1": "seconds" is a number above 0, not "-1".'),
        ("search:iterations=0", '"search:iterations=0": "iterations" is a number above 0, not "0".'),
        ("master:horizon=-1", '"master:horizon=-1": "horizon" is a number above 0, not "-1".'),
        ("search:seconds=nan", '"search:seconds=nan": "seconds" is a number above 0, not "nan".'),
        ("greedy:care=1", '"greedy:care=1": the player "greedy" has no setting "care", or it is given twice.'),
    ],
)
def test_players_that_cannot_be_are_refused(written: str, problem: str) -> None:
    with pytest.raises(tessera.SetupError) as refused:
        seat_player(written, "atlas-lost", "1")

    assert str(refused.value).startswith(problem)


def test_looking_no_further_than_an_answer_is_a_way_to_play() -> None:
    game = tessera.start("race-for-the-galaxy", seats=2, seed="near", quiet=True)
    seat = asked_seat(game)

    near = seat_player("master:iterations=8:horizon=0", "race-for-the-galaxy", "1")
    game.play(seat, near.choose(game, seat))

    assert near.faults == 0
