"""What each seat knows after each verb, seen through what could lie where when the rest is dealt anew."""

from __future__ import annotations

from tessera.kernel.chance import Chance
from tessera.kernel.sight import deal_anew, zone_view
from tests.kernel.sandbox import BOX, DECK, HAND_A, HAND_B, HAND_C, PILE, Sandbox, copy_of, table
from tests.rows import for_each

A, B, C = 0, 1, 2
HANDS = (HAND_A, HAND_B, HAND_C)
DEALS = 60


def could_hold(game: Sandbox, seat: int, zone: int) -> set[int]:
    """All pieces that, for all the seat knows, may lie in a zone."""
    found: set[int] = set()
    for deal in range(DEALS):
        copy = copy_of(game)
        deal_anew(copy, seat, Chance(deal, 0))
        found.update(copy.zones[zone])
    return found


def contents(game: Sandbox, seat: int, zone: int) -> set[tuple[int, ...]]:
    """All that a zone may hold as a whole, for all the seat knows."""
    found: set[tuple[int, ...]] = set()
    for deal in range(DEALS):
        copy = copy_of(game)
        deal_anew(copy, seat, Chance(deal, 0))
        found.add(tuple(sorted(copy.zones[zone])))
    return found


# Drawing


def test_who_draws_sees_the_card_and_the_others_its_back() -> None:
    game = table(pieces=4)

    drawn = game.draw(DECK, HAND_A)

    assert drawn == 3
    assert game.zones[DECK] == [0, 1, 2]
    assert zone_view(game, HAND_A, A) == ["p3"]
    assert zone_view(game, HAND_A, B) == ["red"]
    assert zone_view(game, HAND_A, -1) == ["red"]
    assert could_hold(game, A, HAND_A) == {3}
    assert could_hold(game, A, DECK) == {0, 1, 2}
    assert could_hold(game, B, HAND_A) == {0, 1, 2, 3}
    assert game.mark == 1


def test_backs_tell_cards_apart() -> None:
    game = table(pieces=6, blue=(1, 3, 5))

    game.draw(DECK, HAND_A)

    assert zone_view(game, HAND_A, B) == ["blue"]
    assert could_hold(game, B, HAND_A) == {1, 3, 5}


# Moving


def test_a_card_shown_and_taken_back_stays_known() -> None:
    game = table(pieces=6)
    for _ in range(3):
        game.draw(DECK, HAND_A)

    game.move(4, HAND_A, PILE)
    assert zone_view(game, PILE, -1) == ["p4"]
    game.move(4, PILE, HAND_A)

    assert zone_view(game, HAND_A, B) == ["p4", "red", "red"]
    assert zone_view(game, HAND_A, -1) == ["red", "red", "red"]
    for contents_seen in contents(game, B, HAND_A):
        assert 4 in contents_seen
    assert could_hold(game, B, HAND_A) == {0, 1, 2, 3, 4, 5}
    assert could_hold(game, B, DECK) == {0, 1, 2, 3, 5}


def test_who_puts_a_card_away_face_down_remembers_it() -> None:
    game = table(pieces=4)
    game.draw(DECK, HAND_A)
    mark = game.mark

    game.move(3, HAND_A, BOX)

    assert zone_view(game, BOX, A) == ["p3"]
    assert zone_view(game, BOX, B) == ["red"]
    assert could_hold(game, A, BOX) == {3}
    assert could_hold(game, B, BOX) == {0, 1, 2, 3}
    # Nobody has learnt anything.
    assert game.mark == mark


def test_showing_and_handing_over_moves_the_mark() -> None:
    game = table(pieces=4)
    game.draw(DECK, HAND_A)
    mark = game.mark

    game.move(3, HAND_A, HAND_B)
    assert game.mark == mark + 1
    assert zone_view(game, HAND_B, A) == ["p3"]
    assert zone_view(game, HAND_B, B) == ["p3"]
    assert zone_view(game, HAND_B, C) == ["red"]
    game.move(3, HAND_B, PILE)
    assert game.mark == mark + 2
    game.move(3, PILE, BOX)
    assert game.mark == mark + 2
    assert [zone_view(game, BOX, seat) for seat in (A, B, C, -1)] == [["p3"], ["p3"], ["p3"], ["red"]]


# Mixing


def test_a_pile_that_becomes_a_deck_keeps_its_cards_together() -> None:
    game = table(pieces=8)
    for piece in (7, 6, 5):
        game.draw(DECK, HAND_A)
        game.move(piece, HAND_A, PILE)
    for _ in range(5):
        game.draw(DECK, HAND_B)

    game.gather(PILE, DECK)

    assert game.zones[PILE] == []
    assert sorted(game.zones[DECK]) == [5, 6, 7]
    assert could_hold(game, A, DECK) == {5, 6, 7}
    assert contents(game, A, HAND_B) == {(0, 1, 2, 3, 4)}
    # Whoever draws now draws one of the three.
    top = game.draw(DECK, HAND_C)
    assert top in (5, 6, 7)
    assert could_hold(game, A, HAND_C) == {5, 6, 7}
    assert could_hold(game, C, HAND_C) == {top}


def test_gathering_onto_unknown_cards_mixes_them() -> None:
    game = table(pieces=6)
    game.draw(DECK, HAND_A)
    game.move(5, HAND_A, PILE)
    game.draw(DECK, HAND_B)

    game.gather(PILE, DECK)

    assert sorted(game.zones[DECK]) == [0, 1, 2, 3, 5]
    # C has seen nothing but 5, which is now somewhere among cards it cannot tell apart.
    assert could_hold(game, C, DECK) == {0, 1, 2, 3, 4, 5}


def test_shuffling_forgets_the_order() -> None:
    game = table(pieces=4)
    game.look(A, DECK)
    assert contents(game, A, DECK) == {(0, 1, 2, 3)}
    copy = copy_of(game)
    deal_anew(copy, A, Chance(1, 0))
    assert copy.zones[DECK] == game.zones[DECK]
    mark = game.mark

    game.shuffle(DECK)

    assert game.mark == mark + 1
    orders = set()
    for deal in range(200):
        copy = copy_of(game)
        deal_anew(copy, A, Chance(deal, 0))
        orders.add(tuple(copy.zones[DECK]))
    assert len(orders) == 24


def test_shuffling_an_open_zone_hides_nothing() -> None:
    game = table(pieces=3)
    for piece in (2, 1):
        game.draw(DECK, HAND_A)
        game.move(piece, HAND_A, PILE)

    game.shuffle(PILE)

    assert sorted(zone_view(game, PILE, B)) == ["p1", "p2"]
    assert contents(game, B, PILE) == {(1, 2)}


# Looking and stealing


def test_looking_at_a_hand_is_remembered() -> None:
    game = table(pieces=6)
    game.draw(DECK, HAND_B)
    game.draw(DECK, HAND_B)
    mark = game.mark

    game.look(A, HAND_B)

    assert game.mark == mark + 1
    assert zone_view(game, HAND_B, A) == ["p4", "p5"]
    assert zone_view(game, HAND_B, C) == ["red", "red"]
    game.draw(DECK, HAND_B)
    assert zone_view(game, HAND_B, A) == ["p4", "p5", "red"]
    assert contents(game, A, HAND_B) == {(0, 4, 5), (1, 4, 5), (2, 4, 5), (3, 4, 5)}


def test_a_stolen_card_is_known_to_the_two_and_nobody_else() -> None:
    game = table(pieces=8)
    for _ in range(3):
        game.draw(DECK, HAND_B)
    game.look(A, HAND_B)

    game.slip(6, HAND_B, HAND_A, 1 << A | 1 << B)

    assert zone_view(game, HAND_A, A) == ["p6"]
    assert zone_view(game, HAND_A, B) == ["p6"]
    assert zone_view(game, HAND_B, A) == ["p5", "p7"]
    assert zone_view(game, HAND_A, C) == ["red"]
    assert contents(game, B, HAND_A) == {(6,)}
    assert contents(game, A, HAND_B) == {(5, 7)}
    assert could_hold(game, C, HAND_A) == {0, 1, 2, 3, 4, 5, 6, 7}


def test_who_knew_the_hand_knows_the_card_is_one_of_it() -> None:
    game = table(pieces=8)
    for _ in range(3):
        game.draw(DECK, HAND_B)
    game.look(C, HAND_B)
    assert zone_view(game, HAND_B, C) == ["p5", "p6", "p7"]

    game.slip(6, HAND_B, HAND_A, 1 << A | 1 << B)

    # C cannot tell which of the three went, so no name is shown any more, but one of the three it was.
    assert zone_view(game, HAND_A, C) == ["red"]
    assert zone_view(game, HAND_B, C) == ["red", "red"]
    assert contents(game, C, HAND_A) == {(5,), (6,), (7,)}
    assert contents(game, C, HAND_B) == {(5, 6), (5, 7), (6, 7)}
    assert contents(game, C, DECK) == {(0, 1, 2, 3, 4)}


def test_a_stolen_card_is_told_apart_by_its_back() -> None:
    game = table(pieces=8, blue=(4, 6))
    for _ in range(4):
        game.draw(DECK, HAND_B)
    game.look(C, HAND_B)

    game.slip(6, HAND_B, HAND_A, 1 << A | 1 << B)

    # A blue card went: the red ones are where they were.
    assert zone_view(game, HAND_A, C) == ["blue"]
    assert zone_view(game, HAND_B, C) == ["blue", "p5", "p7"]
    assert contents(game, C, HAND_A) == {(4,), (6,)}
    assert contents(game, C, HAND_B) == {(4, 5, 7), (5, 6, 7)}


def test_a_card_given_blindly_is_seen_by_who_gets_it() -> None:
    game = table(pieces=6)
    for _ in range(2):
        game.draw(DECK, HAND_A)

    game.slip(5, HAND_A, HAND_B, 1 << A)

    assert zone_view(game, HAND_B, B) == ["p5"]
    assert zone_view(game, HAND_B, A) == ["p5"]
    assert zone_view(game, HAND_A, B) == ["red"]


def test_whoever_sees_the_place_it_left_finds_out_by_counting() -> None:
    game = table(pieces=6)
    for _ in range(3):
        game.draw(DECK, HAND_A)

    # Drawn blindly from A's hand into the box: nobody looks at it, but A misses it.
    game.slip(4, HAND_A, BOX, 0)

    assert contents(game, A, BOX) == {(4,)}
    assert could_hold(game, B, BOX) == {0, 1, 2, 3, 4, 5}


# Dealing anew


def test_dealing_anew_carries_the_knowledge_of_others() -> None:
    game = table(pieces=8)
    for _ in range(2):
        game.draw(DECK, HAND_B)
    game.look(C, HAND_B)

    copy = copy_of(game)
    deal_anew(copy, A, Chance(4, 0))

    # Whatever B holds now, C has seen it.
    assert copy.zones[HAND_B] != game.zones[HAND_B]
    assert zone_view(copy, HAND_B, C) == sorted(f"p{piece}" for piece in copy.zones[HAND_B])
    assert zone_view(copy, HAND_B, A) == ["red", "red"]


def test_dealing_anew_reaches_every_deal_equally_often() -> None:
    game = table(pieces=4)
    game.draw(DECK, HAND_B)
    counts = [0] * 4

    for deal in range(4000):
        copy = copy_of(game)
        deal_anew(copy, A, Chance(deal, 0))
        counts[copy.zones[HAND_B][0]] += 1

    # Three degrees of freedom, one in ten thousand.
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 21.1


def test_the_order_of_an_unordered_zone_tells_nothing() -> None:
    game = table(pieces=6)
    for _ in range(3):
        game.draw(DECK, HAND_A)

    assert zone_view(game, HAND_A, A) == ["p3", "p4", "p5"]
    assert zone_view(game, DECK, A) == ["red", "red", "red"]
    game.move(3, HAND_A, PILE)
    game.move(5, HAND_A, PILE)
    game.move(4, HAND_A, PILE)
    assert zone_view(game, PILE, A) == ["p3", "p5", "p4"]


# Dice


def test_a_die_moves_the_mark() -> None:
    game = table()

    rolled = [game.roll(6) for _ in range(60)]

    assert set(rolled) == {1, 2, 3, 4, 5, 6}
    assert game.mark == 60


@for_each("seat", [A, B, C])
def test_nobody_loses_what_everybody_sees(seat: int) -> None:
    game = table(pieces=6)
    for piece in (5, 4):
        game.draw(DECK, HAND_A)
        game.move(piece, HAND_A, PILE)

    assert contents(game, seat, PILE) == {(4, 5)}
