"""The draft: how cards go round, how many there are, and what nobody may know."""

from __future__ import annotations

import pytest

from tessera.games.race_for_the_galaxy.state import BOX, DECK
from tessera.kernel.game import Game
from tessera.kernel.refusal import SetupError
from tessera.kernel.state import KNOWN
from tests.clauses import clause
from tests.games.race_for_the_galaxy.fresh import (
    ALL_STARTS,
    hand,
    lying,
    offered,
    question,
    race,
    ready,
    seated,
    table,
    tableau,
    take_first,
    views,
)
from tests.games.race_for_the_galaxy.scene import at
from tests.rows import for_each

# Sets, players, full sets of five, cards of a private deck with the start world not chosen, and those of the last set
# and out of the game: what 142, 186 and 234 cards leave after two start worlds each.
CELLS = [
    ("set1", 2, 13, 70, 4, 0),
    ("set1", 3, 9, 46, 0, 1),
    ("set1", 4, 6, 34, 3, 2),
    ("set2", 2, 18, 92, 1, 0),
    ("set2", 3, 12, 61, 0, 0),
    ("set2", 4, 8, 45, 4, 2),
    ("set2", 5, 7, 36, 0, 1),
    ("set3", 2, 23, 116, 0, 0),
    ("set3", 3, 15, 77, 1, 0),
    ("set3", 4, 11, 57, 1, 2),
    ("set3", 5, 8, 45, 4, 4),
    ("set3", 6, 7, 38, 2, 0),
]


def pick_first(game: Game) -> None:
    """Everybody takes the first card."""
    for seat in range(game.setup.seats):
        take_first(game, seat)


def finish(game: Game) -> Game:
    """The draft is over; start worlds are to be chosen."""
    while game.questions[0].kind == "draft":
        pick_first(game)
    return game


def own_cards(game: Game, seat: int) -> int:
    """How many cards belong to a seat, its start world in the tableau left out."""
    state = race(game)
    zones = (state.deck(seat), state.pile(seat), state.hand(seat), state.goods(seat), state.saved(seat))
    return sum(len(state.zones[zone]) for zone in zones)


# Who can draft


@clause("RFTG-DRAFT-01")
@for_each(("sets", "most"), [("set1", 4), ("set2", 5), ("set3", 6)])
def test_how_many_can_draft(sets: str, most: int) -> None:
    for seats in range(2, most + 1):
        assert [asked.kind for asked in table(seats, sets=sets, draft=True).questions] == ["draft"] * seats

    with pytest.raises(SetupError):
        table(most + 1, sets=sets, draft=True)


@clause("RFTG-DRAFT-01")
def test_the_base_game_has_no_draft() -> None:
    with pytest.raises(SetupError):
        table(2, draft=True)


# The deal


@clause("RFTG-DRAFT-02")
@for_each("seed", range(5))
def test_everybody_gets_an_odd_and_an_even_start_world_first(seed: int) -> None:
    game = table(3, seed, sets="set3", draft=True)
    state = race(game)

    dealt = [lying(game, state.drawn(seat)) for seat in range(3)]

    assert [sorted(ALL_STARTS[world] % 2 for world in worlds) for worlds in dealt] == [[0, 1]] * 3
    # Face down, but they may be looked at while drafting.
    assert at(game.view(0), "players", 0, "drawn") == sorted(dealt[0])
    assert [at(game.view(viewer), "players", 0, "drawn") for viewer in (1, None)] == [None, None]


@clause("RFTG-DRAFT-02")
def test_other_start_worlds_are_among_the_cards_that_are_drafted() -> None:
    game = finish(table(3, 4, sets="set3", draft=True))
    state = race(game)
    dealt = {world for seat in range(3) for world in lying(game, state.drawn(seat))}

    drafted = {card for seat in range(3) for zone in (state.deck(seat), state.hand(seat)) for card in lying(game, zone)}

    assert len(drafted) == 228
    assert set(ALL_STARTS) - drafted == dealt
    assert len(dealt) == 6


# The table of the rulebook


@clause("RFTG-DRAFT-07", "RFTG-DRAFT-08", "RFTG-DRAFT-04")
@for_each(("sets", "seats", "drafts", "deck", "last", "out"), CELLS)
def test_every_cell_of_the_table(sets: str, seats: int, drafts: int, deck: int, last: int, out: int) -> None:
    game = table(seats, 2, sets=sets, draft=True)
    sizes = []
    while game.questions[0].kind == "draft":
        assert len({len(offered(game, seat)) for seat in range(seats)}) == 1
        sizes.append(len(offered(game, 0)))
        pick_first(game)

    ready(game)

    # A single card is taken without a question.
    assert sizes == [5, 4, 3, 2] * drafts + list(range(last, 1, -1))
    assert [own_cards(game, seat) for seat in range(seats)] == [deck] * seats
    assert len(lying(game, BOX)) == out
    assert lying(game, DECK) == []


# Passing


@clause("RFTG-DRAFT-03")
def test_one_of_five_is_taken_and_the_rest_goes_to_the_left() -> None:
    game = table(4, 1, sets="set3", draft=True)
    packs = [offered(game, seat) for seat in range(4)]
    assert [len(pack) for pack in packs] == [5, 5, 5, 5]

    for seat in range(4):
        game.play(seat, [f"take {packs[seat][seat]}"])

    rests = [sorted(card for card in packs[seat] if card != packs[seat][seat]) for seat in range(4)]
    assert [sorted(offered(game, seat)) for seat in range(4)] == [rests[3], rests[0], rests[1], rests[2]]
    assert [at(game.view(seat), "draft", "chosen") for seat in range(4)] == [[packs[seat][seat]] for seat in range(4)]


@clause("RFTG-DRAFT-03")
def test_the_second_set_goes_to_the_right_and_the_third_to_the_left_again() -> None:
    game = table(4, 1, sets="set3", draft=True)
    seen = []

    for _ in range(3):
        packs = [sorted(offered(game, seat)) for seat in range(4)]
        taken = [offered(game, seat)[0] for seat in range(4)]
        seen.append(at(game.view(None), "draft", "direction"))
        pick_first(game)
        rests = [[card for card in packs[seat] if card != taken[seat]] for seat in range(4)]
        received = [sorted(offered(game, seat)) for seat in range(4)]
        seen.append("left" if received[1] == rests[0] else "right" if received[3] == rests[0] else "lost")
        for _ in range(3):
            pick_first(game)

    assert seen == ["left", "left", "right", "right", "left", "left"]


@clause("RFTG-DRAFT-03")
def test_a_set_goes_round_until_all_of_it_is_taken() -> None:
    game = table(3, 1, sets="set1", draft=True)
    first = {card for seat in range(3) for card in offered(game, seat)}

    for _ in range(4):
        pick_first(game)

    taken = {card for seat in range(3) for card in lying(game, race(game).deck(seat))}
    assert taken == first
    assert [len(lying(game, race(game).deck(seat))) for seat in range(3)] == [5, 5, 5]
    assert [len(offered(game, seat)) for seat in range(3)] == [5, 5, 5]


@clause("RFTG-DRAFT-04")
@for_each(("sets", "seats", "full", "way"), [("set3", 6, 7, "right"), ("set2", 4, 8, "left")])
def test_the_last_set_goes_round_the_other_way_than_the_one_before(sets: str, seats: int, full: int, way: str) -> None:
    game = table(seats, 1, sets=sets, draft=True)
    for _ in range(full * 4):
        pick_first(game)
    packs = [offered(game, seat) for seat in range(seats)]
    assert at(game.view(None), "draft", "direction") == way

    take_first(game, 0)
    state = race(game)
    for seat in range(1, seats):
        take_first(game, seat)

    # With two cards the second one is taken without a question, by whoever it was passed to.
    receiver = 1 if way == "left" else seats - 1
    received = lying(game, state.pack(receiver)) + lying(game, state.deck(receiver)) + hand(game, receiver)
    assert set(packs[0][1:]) <= set(received)


@clause("RFTG-DRAFT-04")
def test_what_cannot_be_shared_leaves_the_game_unseen() -> None:
    game = finish(table(5, 3, sets="set3", draft=True))
    state = race(game)

    out = state.zones[BOX]

    assert len(out) == 4
    for piece in out:
        assert [state.sees(seat, piece, BOX) for seat in (*range(5), -1)] == [False] * 6


# The first hand


@clause("RFTG-DRAFT-05")
def test_after_the_draft_six_cards_come_from_the_own_deck_and_two_go_with_a_start_world() -> None:
    game = finish(table(3, 5, sets="set2", draft=True))
    state = race(game)
    worlds = [offered(game, seat) for seat in range(3)]
    assert [question(game, seat).kind for seat in range(3)] == ["start-world"] * 3
    assert [len(hand(game, seat)) for seat in range(3)] == [6, 6, 6]
    assert [len(state.zones[state.deck(seat)]) for seat in range(3)] == [54, 54, 54]

    game.play(0, [f"start {worlds[0][1]}"])
    six = offered(game, 0)
    game.play(0, [f"keep {card}" for card in six[:4]])
    ready(game)

    assert tableau(game, 0) == [worlds[0][1]]
    assert sorted(lying(game, state.pile(0))) == sorted([worlds[0][0], *six[4:]])
    assert [len(lying(game, state.pile(seat))) for seat in range(3)] == [3, 3, 3]


@clause("RFTG-DRAFT-05")
def test_the_private_deck_is_shuffled() -> None:
    game = table(2, 5, sets="set1", draft=True)
    firsts: list[str] = []
    while game.questions[0].kind == "draft":
        firsts.append(offered(game, 0)[0])
        pick_first(game)

    drawn = set(hand(game, 0))

    # Neither the first six nor the last six drafted, and nobody knows the order, not even its owner.
    assert drawn not in (set(firsts[:6]), set(firsts[-6:]))
    state = race(game)
    assert not [piece for piece in state.zones[state.deck(0)] if state.sight[0][piece] == KNOWN]


@clause("RFTG-DRAFT-05", "RFTG-DRAFT-06")
def test_whatever_else_is_dealt_anew_a_drafter_knows_what_the_own_deck_holds() -> None:
    game = ready(table(3, 5, sets="set2", draft=True))
    state = race(game)

    decks = [sorted(lying(game.redeal(0, seed), state.deck(seat))) for seed in range(5) for seat in (0, 1)]

    assert decks[::2] == [sorted(lying(game, state.deck(0)))] * 5
    assert len({tuple(deck) for deck in decks[1::2]}) > 1


@clause("RFTG-DRAFT-05", "RFTG-SETUP-10")
def test_ancient_race_keeps_three_in_a_draft_too() -> None:
    game = finish(seated("ancient-race", sets="set1", draft=True))

    game.play(0, ["start ancient-race"])

    assert question(game, 0).pick == (3, 3)
    ready(game)
    assert len(hand(game, 0)) == 3
    assert len(lying(game, race(game).pile(0))) == 4


@clause("RFTG-DRAFT-05", "RFTG-SETUP-11")
def test_galactic_scavengers_save_a_card_in_a_draft_too() -> None:
    game = finish(seated("galactic-scavengers", sets="set3", draft=True))

    game.play(0, ["start galactic-scavengers"])
    ready(game)

    assert len(hand(game, 0)) == 3
    assert len(lying(game, race(game).saved(0))) == 1


# Secrets


@clause("RFTG-DRAFT-03")
def test_nobody_can_tell_which_card_another_took() -> None:
    game = table(4, 1, sets="set3", draft=True)
    first, second = game.clone(), game.clone()
    for each in (first, second):
        each.listen()
    pack = offered(game, 0)

    first.play(0, [f"take {pack[0]}"])
    second.play(0, [f"take {pack[3]}"])

    assert views(first, 1, 2, 3, None) == views(second, 1, 2, 3, None)
    for each in (first, second):
        for seat in range(1, 4):
            take_first(each, seat)
    # The left neighbour now holds the rest and can see what is missing; the others cannot.
    assert views(first, 2, 3, None) == views(second, 2, 3, None)
    assert first.view(1) != second.view(1)
    assert [first.story(seat) for seat in (1, 2, 3, None)] == [second.story(seat) for seat in (1, 2, 3, None)]


@clause("RFTG-DRAFT-03")
def test_everybody_picks_at_the_same_time_and_nothing_moves_before_all_have() -> None:
    game = table(3, 1, sets="set3", draft=True)
    packs = [offered(game, seat) for seat in range(3)]

    take_first(game, 2)
    take_first(game, 0)

    assert [asked.seat for asked in game.questions] == [1]
    assert offered(game, 1) == packs[1]
    assert [lying(game, race(game).deck(seat)) for seat in range(3)] == [[], [], []]
    take_first(game, 1)
    assert [lying(game, race(game).deck(seat)) for seat in range(3)] == [[pack[0]] for pack in packs]


@clause("RFTG-DRAFT-03")
def test_for_those_who_did_not_hold_the_pack_the_card_taken_may_be_any() -> None:
    game = table(4, 1, sets="set3", draft=True)
    state = race(game)
    pick_first(game)

    possible = {lying(game.redeal(2, seed), state.deck(0))[0] for seed in range(12)}

    assert len(possible) > 6


@clause("RFTG-DRAFT-03", "RFTG-DRAFT-05")
def test_packs_and_private_decks_are_shown_to_their_owner_only() -> None:
    game = table(3, 1, sets="set3", draft=True)
    pick_first(game)
    mine = [*offered(game, 0), *lying(game, race(game).deck(0))]

    seen = [str(game.view(viewer)) for viewer in (2, None)]

    for card in mine:
        assert f"'{card}'" in str(game.view(0))
        assert [f"'{card}'" in view for view in seen] == [False, False]


@clause("RFTG-DRAFT-05", "RFTG-SETUP-09")
def test_nobody_can_tell_which_start_world_a_drafter_chose_before_the_reveal() -> None:
    game = finish(seated("ancient-race", seats=3, sets="set1", draft=True))
    other = next(name for name in offered(game, 0) if name != "ancient-race")
    first, second = game.clone(), game.clone()

    first.play(0, ["start ancient-race"])
    second.play(0, [f"start {other}"])
    assert views(first, 1, 2, None) == views(second, 1, 2, None)
    for each in (first, second):
        take_first(each, 0)

    assert views(first, 1, 2, None) == views(second, 1, 2, None)
