"""The Prestige Lead: who holds the tile, what lies on it, and its bonus at round start."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.idle import idle
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def lead(scene: Scene) -> object:
    """Who holds the tile, whether it lies in the centre for a tie, and the prestige on it."""
    return [scene.seen("-", "lead", part) for part in ("holder", "tied", "on_tile")]


def before_round_end(scene: Scene, **actions: str) -> Scene:
    """A round is played up to a discard for the hand limit by B, so that no new round begins yet."""
    return idle(scene.fill("B", 11).round(**actions), until="hand-limit")


def earning() -> Scene:
    """A can earn 1 prestige in Explore by a card and 1 in Consume by a good."""
    scene = Scene(seats=3, sets="set3").tableau("A", "federation-capital", "gem-world")
    return scene.tableau("A", "pan-galactic-hologrid").hand("A", "old-earth").good("A", "gem-world")


# Who leads


@clause("RFTG-PRESTIGE-05")
@for_each("action", ["explore-5", "develop", "settle", "double", "produce"])
def test_the_lead_is_checked_at_the_end_of_every_phase(action: str) -> None:
    scene = Scene(seats=3, sets="set3").has("A", prestige=2).has("C", prestige=3)

    before_round_end(scene, A=action)

    assert lead(scene) == [2, False, 0]


@clause("RFTG-PRESTIGE-05")
def test_it_is_not_checked_in_the_middle_of_a_phase() -> None:
    scene = earning().fill("B", 11)

    scene.round(A="explore-5").play("A discard old-earth")

    # A has the only prestige, but Explore is not over.
    assert scene.prestige("A") == 1
    assert lead(scene) == [None, False, 0]
    idle(scene, until="hand-limit")
    assert lead(scene) == [0, False, 1]


@clause("RFTG-PRESTIGE-08")
def test_a_tie_puts_the_tile_into_the_centre() -> None:
    scene = Scene(seats=3, sets="set3").has("A", prestige=2).has("C", prestige=2).has("B", prestige=1).leads("A", 2)

    before_round_end(scene, A="settle")

    assert lead(scene) == [None, True, 0]
    # What lay on the tile is still A's.
    assert scene.prestige("A") == 2


@clause("RFTG-PRESTIGE-09")
def test_nobody_leads_while_nobody_has_prestige() -> None:
    scene = Scene(seats=3, sets="set3")

    before_round_end(scene, A="settle")

    assert lead(scene) == [None, False, 0]


@clause("RFTG-PRESTIGE-09")
def test_without_prestige_there_is_no_bonus_at_round_start() -> None:
    scene = Scene(seats=3, sets="set3")

    scene.new_round()

    assert [scene.chips(letter) for letter in "ABC"] == [0, 0, 0]
    assert [scene.cards_in_hand(letter) for letter in "ABC"] == [0, 0, 0]


# What lies on the tile


@clause("RFTG-PRESTIGE-06")
def test_a_new_leader_puts_what_was_earned_in_this_phase_on_the_tile() -> None:
    scene = (
        Scene(seats=3, sets="set3").tableau("A", "imperium-capital", "gem-world", "spice-world").has("A", prestige=3)
    )
    scene.good("A", "gem-world", "spice-world").has("C", prestige=4).leads("C", 4)

    before_round_end(scene, A="double")

    # 2 earned now; the 3 from before do not lie on it, and C has its 4 back.
    assert lead(scene) == [0, False, 2]
    assert (scene.prestige("A"), scene.prestige("C")) == (5, 4)


@clause("RFTG-PRESTIGE-06")
def test_what_was_earned_and_spent_again_does_not_lie_on_it() -> None:
    scene = Scene(sets="set3").tableau("A", "imperium-capital", "gem-world", "spice-world", "galactic-power-brokers")
    scene.good("A", "gem-world", "spice-world").fill("B", 11)

    # The goods must be consumed first, for 2; then 1 is spent.
    scene.round(A="double").play("A use galactic-power-brokers")

    assert scene.asked() == ["B hand-limit"]
    assert scene.prestige("A") == 1
    assert lead(scene) == [0, False, 1]


@clause("RFTG-PRESTIGE-06")
def test_spending_takes_older_prestige_first() -> None:
    scene = Scene(sets="set3").tableau("A", "imperium-capital", "gem-world", "spice-world", "galactic-power-brokers")
    scene.good("A", "gem-world", "spice-world").fill("B", 11).has("A", prestige=4).has("B", prestige=4)

    scene.round(A="double").play("A use imperium-capital", "A use galactic-power-brokers")

    # 4 and 2 and less 1: both that were earned lie on the tile.
    assert scene.prestige("A") == 5
    assert lead(scene) == [0, False, 2]


@clause("RFTG-PRESTIGE-06")
def test_what_was_earned_in_an_earlier_phase_does_not_lie_on_it() -> None:
    scene = earning().has("A", prestige=1).has("C", prestige=2).leads("C")

    # 1 in Explore makes a tie; 1 in Consume makes A the leader.
    scene.round(A="explore-5", C="double").play("A discard old-earth")
    idle(scene.fill("B", 11), until="hand-limit")

    assert scene.prestige("A") == 3
    assert lead(scene) == [0, False, 1]


@clause("RFTG-PRESTIGE-07")
def test_what_the_leader_earns_goes_onto_the_tile_at_once() -> None:
    scene = earning().has("A", prestige=5).leads("A", 1)

    scene.round(A="explore-5").play("A discard old-earth")

    assert scene.asked() != ["A action", "B action", "C action"]
    assert lead(scene) == [0, False, 2]


@clause("RFTG-PRESTIGE-07")
def test_what_others_earn_does_not() -> None:
    scene = earning().has("C", prestige=5).leads("C", 1)

    scene.round(A="explore-5").play("A discard old-earth")

    assert lead(scene) == [2, False, 1]


@clause("RFTG-PRESTIGE-14")
@for_each(("prestige", "on_tile", "left"), [(4, 2, 2), (3, 3, 2), (2, 1, 1), (2, 2, 1), (1, 1, 0)])
def test_the_leader_spends_first_what_does_not_lie_on_the_tile(prestige: int, on_tile: int, left: int) -> None:
    scene = Scene(sets="set3").has("A", prestige=prestige).leads("A", on_tile).hand("A", "gem-world")

    scene.new_round()
    scene.leads("A", on_tile).play("A prestige explore-5", "B search")

    assert scene.prestige("A") == prestige - 1
    assert lead(scene) == [0, False, left]


# Losing the lead


@clause("RFTG-PRESTIGE-13")
def test_a_leader_who_spends_keeps_the_tile_until_the_phase_is_over() -> None:
    scene = Scene(seats=3, sets="set3").has("A", prestige=3).has("C", prestige=2).leads("A", 3)
    scene.tableau("A", "galactic-power-brokers", "interstellar-casus-belli").fill("B", 11)

    scene.round(A="produce", B="double").play("A use galactic-power-brokers", "A use interstellar-casus-belli")

    # Down to 1: at the end of Consume the tile goes to C, with nothing on it.
    assert scene.prestige("A") == 1
    assert lead(scene) == [2, False, 0]


@clause("RFTG-PRESTIGE-13")
def test_in_mid_phase_nothing_changes() -> None:
    scene = Scene(seats=3, sets="set3").has("A", prestige=3).has("C", prestige=2).leads("A", 3)
    scene.tableau("A", "galactic-power-brokers", "interstellar-casus-belli", "deficit-spending")

    scene.round(B="double").play("A use galactic-power-brokers", "A use interstellar-casus-belli")

    assert scene.asked() == ["A consume"]
    assert lead(scene) == [0, False, 1]


@clause("RFTG-PRESTIGE-13")
def test_prestige_spent_after_the_reveal_is_looked_at_when_the_first_phase_ends() -> None:
    scene = Scene(seats=3, sets="set3").has("A", prestige=3).has("C", prestige=3).leads("A", 3).hand("A", "gem-world")

    scene.new_round()
    scene.leads("A", 3).play("A prestige settle", "B search", "C produce")
    assert scene.prestige("A") == 2
    assert lead(scene) == [0, False, 2]
    idle(scene.fill("B", 11), until="hand-limit")

    assert lead(scene) == [2, False, 0]


@clause("RFTG-PRESTIGE-13")
@for_each(("others", "expected"), [((2, 2), [None, True, 0]), ((2, 1), [None, True, 0]), ((3, 0), [1, False, 0])])
def test_the_tile_goes_to_the_new_leader_or_to_the_centre(others: tuple[int, int], expected: list[object]) -> None:
    scene = Scene(seats=3, sets="set3").has("A", prestige=3).leads("A", 3).tableau("A", "galactic-power-brokers")
    scene.has("B", prestige=others[0]).has("C", prestige=others[1]).fill("B", 11)

    scene.round(C="double").play("A use galactic-power-brokers")

    # A has 2 left.
    assert scene.prestige("A") == 2
    assert lead(scene) == expected


@clause("RFTG-PRESTIGE-13")
def test_it_returns_to_the_centre_when_nobody_has_prestige_any_more() -> None:
    scene = Scene(sets="set3").has("A", prestige=1).leads("A", 1).tableau("A", "galactic-power-brokers").fill("B", 11)

    scene.round(A="double").play("A use galactic-power-brokers")

    assert scene.prestige("A") == 0
    assert lead(scene) == [None, False, 0]


@clause("RFTG-PRESTIGE-15")
def test_who_leads_only_by_anothers_spending_has_nothing_on_the_tile() -> None:
    scene = Scene(sets="set3").has("A", prestige=3).has("B", prestige=3).tableau("A", "galactic-power-brokers")
    scene.fill("B", 11)

    scene.round(A="double").play("A use galactic-power-brokers")

    assert lead(scene) == [1, False, 0]


@clause("RFTG-PRESTIGE-06", "RFTG-PRESTIGE-15")
def test_who_earned_some_as_well_puts_that_on_the_tile() -> None:
    scene = Scene(sets="set3").has("A", prestige=3).has("B", prestige=2).tableau("A", "galactic-power-brokers")
    scene.tableau("B", "federation-capital", "gem-world").good("B", "gem-world").fill("B", 11).leads("A", 1)

    idle(scene.round(A="double").play("A use galactic-power-brokers"), until="hand-limit")

    # 2 against 3.
    assert lead(scene) == [1, False, 1]


# The bonus


@clause("RFTG-PRESTIGE-10")
def test_a_sole_leader_with_prestige_on_the_tile_gains_a_chip_and_a_card() -> None:
    scene = Scene(sets="set3").has("A", prestige=4).has("B", prestige=3).leads("A", 2).pool(20)

    scene.new_round()

    # Before anybody chooses an action.
    assert scene.asked() == ["A action", "B action"]
    assert (scene.chips("A"), scene.cards_in_hand("A")) == (1, 1)
    assert (scene.chips("B"), scene.cards_in_hand("B")) == (0, 0)
    assert scene.seen("B", "pool") == 19
    # The prestige comes off the tile and stays A's.
    assert lead(scene) == [0, False, 0]
    assert scene.prestige("A") == 4


@clause("RFTG-PRESTIGE-11")
def test_a_sole_leader_without_prestige_on_the_tile_gains_a_chip_only() -> None:
    scene = Scene(sets="set3").has("A", prestige=4).has("B", prestige=3).leads("A")

    scene.new_round()

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (1, 0)
    assert scene.chips("B") == 0


@clause("RFTG-PRESTIGE-10", "RFTG-PRESTIGE-11")
def test_the_card_comes_once_and_the_chip_every_round() -> None:
    scene = Scene(sets="set3").has("A", prestige=4).leads("A", 2)

    scene.new_round().play("A produce", "B produce")

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (2, 1)


@clause("RFTG-PRESTIGE-11")
def test_everybody_tied_for_the_lead_gains_a_chip() -> None:
    scene = Scene(seats=4, sets="set3").has("A", prestige=3).has("B", prestige=2).has("C", prestige=3)
    scene.has("D", prestige=0).pool(20)

    # The tie is found at the end of Settle, the chips come with the next round.
    scene.round(A="settle")

    assert [scene.chips(letter) for letter in "ABCD"] == [1, 0, 1, 0]
    assert [scene.cards_in_hand(letter) for letter in "ABCD"] == [0, 0, 0, 0]
    assert scene.seen("A", "pool") == 18


@clause("RFTG-PRESTIGE-12")
def test_the_chip_can_be_the_last_one_of_the_pool() -> None:
    scene = Scene(sets="set3").has("A", prestige=4).leads("A").pool(1)

    scene.new_round()
    assert scene.chips("A") == 1
    assert scene.seen("A", "pool") == 0
    # That round is played to its end.
    assert scene.game.outcome is None
    scene.play("A settle", "B settle")

    assert scene.game.outcome is not None
    assert scene.game.outcome.reason == "chips"
