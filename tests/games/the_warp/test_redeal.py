"""Dealing anew what a seat cannot know: what it sees stays as it is, everything else may lie anywhere it could."""

from __future__ import annotations

from tessera.games.the_warp.state import ARCHIVE, FACE_DOWN, MISSION_DECKS, REWARD_DECK
from tessera.games.the_warp.terms import COMBAT
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.engine import asked, playout, random_picks, submit
from tessera.kernel.game import Game
from tests.clauses import clause
from tests.games.the_warp.fresh import lying, ready, set_up, table, until, warp
from tests.games.the_warp.scene import Scene, at
from tests.properties.secrecy import check_knowledge_kept, check_seat
from tests.rows import for_each

DEALS = range(24)


def midway(seats: int, decisions: int, teams: bool = False) -> Game:
    """A random game after so many decisions."""
    game = ready(seats, seed=17, teams=teams)
    chance = Chance(key_of("midway"), 0)
    for _ in range(decisions):
        lane = asked(game.state)[0]
        submit(game.state, lane, random_picks(lane, chance))
    assert not game.state.over
    return game


def in_combat(game: Game) -> Game:
    """The same game in its next combat with a face-down card."""
    state = warp(game)
    chance = Chance(key_of("combat"), 0)
    while not any(state.zones[state.played(seat)] for seat in range(state.seats)):
        assert not state.over, "nobody played a card"
        lane = asked(state)[0]
        submit(state, lane, random_picks(lane, chance))
    return game


@clause("WARP-INFO-01")
@for_each(
    ("seats", "teams", "decisions"),
    [(1, False, 40), (2, False, 150), (3, False, 400), (4, True, 300), (4, False, 700), (6, True, 500)],
)
def test_everything_that_a_seat_sees_stays_the_same(seats: int, teams: bool, decisions: int) -> None:
    game = midway(seats, decisions, teams)

    for seat in range(seats):
        for deal in range(3):
            dealt = check_seat(game, seat, deal)
            check_knowledge_kept(game, dealt, seat)


@clause("WARP-INFO-01")
@for_each(("seats", "teams"), [(2, False), (3, False), (4, True)])
def test_the_same_holds_in_a_combat(seats: int, teams: bool) -> None:
    game = in_combat(midway(seats, 200, teams))

    for seat in range(seats):
        for deal in range(4):
            dealt = check_seat(game, seat, deal)
            check_knowledge_kept(game, dealt, seat)


@clause("WARP-INFO-01")
def test_what_is_hidden_varies() -> None:
    scene = Scene(seats=3).hidden("a-ridge", 3).hidden("b-ridge", 1).hidden("c-ridge", 2, "yellow").hidden("ring-1", 2)
    for letter, number in (("A", 3), ("B", 5), ("C", 7)):
        scene.hand(letter, f"build-0{number}", "enforce").rewards(letter, "recruits", "blueprints")
        scene.private(letter, f"pg-0{number}", f"pr-0{number}", f"cq-0{number}")
    game, state = scene.turn("B").game, scene.state
    dealt = [game.redeal(0, deal) for deal in DEALS]

    for seat in (1, 2):
        for zone in (state.hand(seat), state.rewards(seat), state.missions(seat)):
            assert len({str(lying(each, zone)) for each in dealt}) > 8, state.plan.zones[zone].name
    for zone in (FACE_DOWN, ARCHIVE, REWARD_DECK, MISSION_DECKS, MISSION_DECKS + 1, MISSION_DECKS + 2):
        assert len({str(lying(each, zone)) for each in dealt}) > 8, state.plan.zones[zone].name
    # And nothing of the own does.
    for own in (state.hand(0), state.rewards(0), state.missions(0)):
        assert {str(lying(each, own)) for each in dealt} == {str(lying(game, own))}


@clause("WARP-INFO-02")
def test_numbers_of_cards_stay_and_so_does_what_can_be_counted_along() -> None:
    """Every gain and payment is told, so whoever counts along knows the amounts behind a screen."""
    game = midway(4, 500)
    state = warp(game)

    for deal in DEALS:
        dealt = warp(game.redeal(2, deal))
        for seat in range(4):
            before, after = state.colonies[seat], dealt.colonies[seat]
            assert (after.gold, after.energy, after.reserve) == (before.gold, before.energy, before.reserve)
            for zone in (state.hand(seat), state.rewards(seat), state.missions(seat)):
                assert len(dealt.zones[zone]) == len(state.zones[zone])


@clause("WARP-INFO-05")
def test_face_down_tokens_keep_their_places_but_not_their_faces() -> None:
    scene = Scene(seats=2).hidden("a-ridge", 3, "yellow").hidden("b-ridge", 1, "green").turn("A")
    dealt = [scene.game.redeal(0, deal) for deal in DEALS]

    assert {str(lying(game, FACE_DOWN)) for game in dealt} == {
        str(lying(scene.game, FACE_DOWN)),
        str(lying(scene.game, FACE_DOWN)[::-1]),
    }
    assert all(warp(game).hidden == scene.state.hidden for game in dealt)


@for_each(
    ("seats", "teams", "decisions"),
    [(1, False, 30), (2, False, 100), (3, False, 500), (5, False, 300), (6, True, 400)],
)
def test_a_redealt_game_plays_on_to_its_end(seats: int, teams: bool, decisions: int) -> None:
    game = midway(seats, decisions, teams)

    for deal in range(3):
        dealt = game.redeal(deal % seats, deal)
        playout(dealt.state, Chance(key_of(f"on {deal}"), 0), 60_000)
        assert dealt.outcome is not None
    # The game itself was not touched.
    assert warp(game).over is False


@for_each(("seats", "teams"), [(2, False), (4, True)])
def test_a_game_redealt_in_combat_plays_on_to_its_end(seats: int, teams: bool) -> None:
    game = in_combat(midway(seats, 250, teams))

    for deal in range(4):
        dealt = game.redeal(deal % seats, deal)
        playout(dealt.state, Chance(key_of(f"on {deal}"), 0), 60_000)
        assert dealt.outcome is not None


# The draft


def test_sealed_choices_of_others_are_made_anew() -> None:
    game = table(3, seed=4)
    until(game, "missions")
    first = game.questions[0]
    game.play(first.seat, [option.id for option in first.options[:3]])
    viewer = game.questions[0].seat

    kept = set()
    for deal in DEALS:
        dealt = game.redeal(viewer, deal)
        assert [question.seat for question in dealt.questions] == [question.seat for question in game.questions]
        set_up(dealt)
        kept.add(str(sorted(lying(dealt, warp(dealt).missions(first.seat)))))

    assert len(kept) > 10


@clause("WARP-TEAM-02")
def test_a_pool_is_known_to_both_teammates() -> None:
    game = table(4, seed=4, teams=True)
    until(game, "team-mission")
    state = warp(game)
    pools = [len(state.zones) - 2, len(state.zones) - 1]

    for viewer in range(4):
        own, other = pools[viewer % 2], pools[1 - viewer % 2]
        assert {str(lying(game.redeal(viewer, deal), own)) for deal in DEALS} == {str(lying(game, own))}
        assert len({str(lying(game.redeal(viewer, deal), other)) for deal in DEALS}) > 10


def test_start_cards_are_known_by_their_backs() -> None:
    game = ready(4, seed=2)

    for deal in DEALS:
        dealt = game.redeal(0, deal)
        for seat in range(4):
            held = lying(dealt, warp(dealt).hand(seat))
            assert len([name for name in held if name.startswith("start")]) == 1


# Combat


def defending() -> Scene:
    """B has put a card face down for the Exiled Race and A may bribe it away. Half of B's cards fight."""
    scene = Scene(seats=3).holds("A", "a-upper-left", 3).exiled("a-ridge", 2)
    scene.hand("B", "enforce", "build-05", "build-06", "build-07", "upgrade-03").has("B", gold=4, energy=4)
    scene.hand("A", "build-03", "build-04", "upgrade-04").has("A", gold=3, energy=1)
    scene.turn("A", "action").play("A attack", "A troops 2")
    if scene.kind() == "attack-card":
        scene.play("A pass")
    return scene.play("B play enforce")


def test_a_face_down_card_stays_one_that_could_be_played() -> None:
    scene = defending()
    assert scene.kind() == "bribe"

    for viewer in (0, 2):
        played: set[str] = set()
        for deal in range(60):
            state = warp(scene.game.redeal(viewer, deal))
            (piece,) = state.zones[state.played(1)]
            card = state.card(piece)
            assert card.kind == COMBAT
            # Nobody holds an area beside the target but the attacker, and the attacker does not support.
            assert card.id != "pincer"
            played.add(card.id)
        assert len(played) > 4


def test_the_own_face_down_card_stays() -> None:
    scene = defending()

    for deal in DEALS:
        dealt = scene.game.redeal(1, deal)
        assert lying(dealt, scene.state.played(1)) == ["enforce.1"]


@clause("WARP-INFO-06")
def test_an_offer_that_is_put_together_is_known_to_nobody_else() -> None:
    scene = defending().play("A bribe", "A gold 2", "A card build-04")

    assert at(scene.game.redeal(0, 1).view(0), "combat", "offer", "gold") == 2
    for viewer in (1, 2):
        for deal in DEALS:
            combat = warp(scene.game.redeal(viewer, deal)).combat
            assert (combat.offer, combat.offer_cards) == ([0, 0, 0, 0, 0], [])


@clause("WARP-INFO-06")
def test_an_offer_that_was_made_stays() -> None:
    scene = defending().play("A bribe", "A gold 2", "A card build-04", "A propose")

    for viewer in range(3):
        for deal in DEALS:
            dealt = scene.game.redeal(viewer, deal)
            assert warp(dealt).combat.offer == [2, 0, 0, 0, 0]
            # What was named is there.
            assert "build-04" in lying(dealt, scene.state.hand(0))


@clause("WARP-INFO-06")
def test_an_unnamed_card_may_be_any_of_those_that_were_held() -> None:
    scene = defending().play("A bribe", "A cards 1", "A propose", "B accept", "A give build-03")
    zone = scene.state.hand(1)

    for deal in DEALS:
        assert "build-03" in lying(scene.game.redeal(0, deal), zone)
        assert "build-03" in lying(scene.game.redeal(1, deal), zone)
    # C, who saw neither hand, may find it anywhere.
    assert len(["build-03" for deal in DEALS if "build-03" in lying(scene.game.redeal(2, deal), zone)]) < 12


# Teams


@clause("WARP-TEAM-20")
def test_what_a_time_out_showed_is_known_from_then_on() -> None:
    scene = Scene(seats=4, teams=True).hand("C", "build-03", "enforce").rewards("C", "sabotage").private("C", "pg-05")
    scene.has("A", gold=1).turn("A", "action").play("A timeout")
    zones = [scene.state.hand(2), scene.state.rewards(2), scene.state.missions(2)]
    true = [lying(scene.game, zone) for zone in zones]

    assert all([lying(scene.game.redeal(0, deal), zone) for zone in zones] == true for deal in DEALS)
    for zone in zones:
        assert len({str(lying(scene.game.redeal(1, deal), zone)) for deal in DEALS}) > 5
