"""Set-up, steps 13 to 15: Exiled Races, the race draft in two directions, and the Warp Guardian."""

from __future__ import annotations

import tessera
from tessera.games.the_warp.rules.draft import begin_draft
from tessera.games.the_warp.state import BOX, Warp
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.game import Game
from tests.clauses import clause
from tests.games.the_warp.fresh import answer, ready, table, turn_order, until, warp
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each

SLOTS = {
    "darja-shadows": 1,
    "dura-scavengers": 2,
    "ecton-cultists": 0,
    "luron-droids": 1,
    "morlar-raiders": 0,
    "nurec-designers": 2,
    "ralan-engineers": 1,
    "silna-officials": 3,
    "skolok-miners": 0,
    "solca-mercenaries": 1,
    "tavma-morphlings": 3,
    "volut-smugglers": 1,
    "xelo-traders": 2,
    "xotan-timebenders": 2,
    "xurdun-slavers": 1,
    "zeto-archivists": 0,
}
every_count = for_each("seats", [2, 3, 4, 5, 6])


def drafted(game: Game) -> list[tuple[int, int]]:
    """All picks of the draft: the player by place in turn order, from how many cards. Everybody takes the first one."""
    order = turn_order(game)
    assert len(game.questions) == 1
    return [(order.index(question.seat) + 1, len(question.options)) for question in until(game, "guardian")]


def exiled_by(colors: list[int], seats: int = 2) -> Warp:
    """The same shuffled races, with tokens of these colours left beside the board, the last one drawn first."""
    state = warp(table(seats, seed=9))
    book = state.rulebook
    state.chance = Chance(key_of("races"), 0)
    begin_draft(state, [book.first_token + book.token_color.index(color) for color in colors])
    return state


@clause("WARP-SET-29")
@for_each("seed", range(12))
def test_two_random_races_are_exiled(seed: int) -> None:
    state = warp(table(4, seed))

    assert len(set(state.exiled)) == 2
    assert not set(state.exiled) & {race for pile in state.piles for race in pile}


@clause("WARP-SET-29")
def test_any_race_can_be_exiled() -> None:
    found = {race for seed in range(120) for race in warp(table(2, seed)).exiled}

    assert len(found) == 16


@clause("WARP-SET-30")
def test_the_second_card_gets_the_other_colour() -> None:
    green, yellow = exiled_by([1, 0]), exiled_by([0, 1])

    # The same two cards in the same order: only the colour of the drawn token differs.
    assert green.exiled[0] == yellow.exiled[1]
    assert green.exiled[1] == yellow.exiled[0]
    assert green.exiled[0] != green.exiled[1]


@clause("WARP-SET-30")
def test_both_colours_are_drawn() -> None:
    drawn = set()
    for seed in range(30):
        state = warp(table(2, seed))
        drawn.add(state.rulebook.token_color[state.zones[BOX][-1] - state.rulebook.first_token])

    assert drawn == {0, 1}


@clause("WARP-SET-29", "WARP-SET-30")
def test_everybody_is_told_the_exiled_races_and_the_drawn_colour() -> None:
    game = tessera.start("the-warp", seats=3, seed=1)

    told = [event.words for event in game.events if event.key == "exiled_races"]

    state = warp(game)
    drawn = state.rulebook.token_color[state.zones[BOX][-1] - state.rulebook.first_token]
    green, yellow = state.exiled
    assert told == [[f"race:{green}", f"race:{yellow}", ("green", "yellow")[drawn]]]


@clause("WARP-SET-31")
def test_with_six_the_second_race_takes_the_other_colour_without_a_token() -> None:
    # Two green tokens are left: the first card is green, and there is no yellow one for the second.
    both_green, mixed = exiled_by([0, 0], seats=6), exiled_by([1, 0], seats=6)

    assert both_green.exiled == mixed.exiled


@clause("WARP-SET-30")
def test_nurec_designers_are_green_and_xotan_timebenders_yellow() -> None:
    """EX-01. The ability of the Timebenders (the attacker rerolls the highest die) works on yellow areas alone."""
    scene = Scene(seats=2).exiled_races("nurec-designers", "xotan-timebenders")
    scene.holds("A", "a-upper-left", 3).exiled("a-ridge", 1, "yellow").dice(6, 2, 5, 1)
    scene.turn("A", "action").play("A attack", "A troops 2")

    assert at(scene.view("A"), "exiled") == {"green": "nurec-designers", "yellow": "xotan-timebenders"}
    assert scene.told("forced_reroll") == [["attack", "6", "1"]]

    green = Scene(seats=2).exiled_races("nurec-designers", "xotan-timebenders")
    green.holds("A", "a-upper-left", 3).exiled("a-ridge", 1, "green").dice(6, 2, 5)
    green.turn("A", "action").play("A attack", "A troops 2")

    assert green.told("forced_reroll") == []
    assert green.told("roll") == [["dice:6-2", "dice:5"]]


@clause("WARP-SET-32")
@for_each(("seats", "cards", "gone"), [(2, 3, 8), (3, 4, 6), (4, 5, 4), (5, 6, 2), (6, 7, 0)])
def test_two_open_piles_of_one_card_more_than_players(seats: int, cards: int, gone: int) -> None:
    game = table(seats)

    state = warp(game)
    used = {race for pile in state.piles for race in pile} | set(state.exiled)

    assert [len(pile) for pile in state.piles] == [cards, cards]
    assert 16 - len(used) == gone
    assert at(game.view(None), "draft", "piles") == [[state.race(race).id for race in pile] for pile in state.piles]


@clause("WARP-SET-33", "WARP-SET-34", "WARP-SET-35")
@for_each("seed", [1, 2, 3])
@for_each(
    ("seats", "picks"),
    [
        (2, [(1, 3), (2, 3), (2, 2), (1, 2)]),
        # With an odd count the middle player holds both piles at once.
        (3, [(1, 4), (3, 4), (2, 3), (2, 3), (3, 2), (1, 2)]),
        (4, [(1, 5), (4, 5), (2, 4), (3, 4), (3, 3), (2, 3), (4, 2), (1, 2)]),
        (5, [(1, 6), (5, 6), (2, 5), (4, 5), (3, 4), (3, 4), (4, 3), (2, 3), (5, 2), (1, 2)]),
    ],
)
def test_the_piles_travel_in_opposite_directions(seats: int, picks: list[tuple[int, int]], seed: int) -> None:
    game = table(seats, seed)

    assert drafted(game) == picks


@clause("WARP-SET-32", "WARP-SET-33", "WARP-SET-34")
def test_the_draft_with_six_players() -> None:
    """EX-02."""
    game = table(6, seed=8)
    picks = drafted(game)

    assert picks == [
        (1, 7),
        (6, 7),
        (2, 6),
        (5, 6),
        (3, 5),
        (4, 5),
        (4, 4),
        (3, 4),
        (5, 3),
        (2, 3),
        (6, 2),
        (1, 2),
    ]
    state = warp(game)
    led = [race for colony in state.colonies for race in colony.races]
    assert [len(colony.races) for colony in state.colonies] == [2] * 6
    assert len(state.aside) == 2
    assert sorted([*state.exiled, *led, *state.aside]) == list(range(16))


@clause("WARP-SET-33", "WARP-SET-35")
def test_the_middle_player_picks_from_pile_one_first() -> None:
    game = table(3, seed=2)
    one, two = [list(pile) for pile in warp(game).piles]
    answer(game)
    answer(game)

    # Pile one comes from the starting player, pile two from the last one; both have lost the card in front.
    first = [option.id for option in game.questions[0].options]
    answer(game)
    second = [option.id for option in game.questions[0].options]

    names = [race.id for race in warp(game).rulebook.races]
    assert first == [f"race {names[race]}" for race in one[1:]]
    assert second == [f"race {names[race]}" for race in two[1:]]


@clause("WARP-SET-34")
@every_count
def test_everybody_leads_a_race_of_each_pile(seats: int) -> None:
    game = table(seats, seed=6)
    one, two = [set(pile) for pile in warp(game).piles]

    drafted(game)

    state = warp(game)
    for colony in state.colonies:
        assert len(colony.races) == 2
        assert len(set(colony.races) & one) == len(set(colony.races) & two) == 1
    assert (state.aside[0] in one, state.aside[1] in two) == (True, True)
    assert at(game.view(None), "draft", "aside") == [state.race(race).id for race in state.aside]


@clause("WARP-SET-36", "WARP-SET-42")
@for_each("seed", [1, 2, 3])
@every_count
def test_the_last_player_chooses_the_guardian(seats: int, seed: int) -> None:
    game = table(seats, seed)
    drafted(game)
    state = warp(game)
    aside = [state.race(race).id for race in state.aside]

    question = game.questions[0]
    assert (question.kind, question.seat) == ("guardian", (state.first - 1) % seats)
    assert [option.id for option in question.options] == [f"guardian {race}" for race in aside]
    game.play(question.seat, [f"guardian {aside[1]}"])

    assert at(game.view(None), "guardian", "race") == aside[1]
    assert (state.aside, state.piles) == ([], [])


@clause("WARP-SET-36")
def test_the_guardian_brings_its_dice() -> None:
    # 6 dice and multiplier 2 against 1 die and multiplier 9: the card of the race lies there, no other.
    miners = Scene(seats=2).guardian("skolok-miners").view(None)
    timebenders = Scene(seats=2).guardian("xotan-timebenders").view(None)

    assert (at(miners, "guardian", "dice"), at(miners, "guardian", "multiplier")) == (6, 2)
    assert (at(timebenders, "guardian", "dice"), at(timebenders, "guardian", "multiplier")) == (1, 9)


@clause("WARP-SET-37")
def test_an_ability_token_in_every_slot() -> None:
    seen: set[str] = set()
    slots: set[int] = set()
    for seed in range(40):
        view = ready(2, seed).view(None)
        tokens = at(view, "guardian", "abilities")
        assert isinstance(tokens, list)
        assert len(tokens) == len({str(token) for token in tokens}) == SLOTS[str(at(view, "guardian", "race"))]
        slots.add(len(tokens))
        seen |= {str(token) for token in tokens}

    assert slots == {0, 1, 2, 3}
    assert len(seen) == 10
