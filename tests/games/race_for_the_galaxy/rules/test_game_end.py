"""Round end and game end: hand limit, what ends the game, who wins."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.idle import idle
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

# Eleven cards that do nothing in Develop, Settle and Consume; the twelfth is named by each test. Printed points: 14.
ELEVEN = (
    *("gem-world", "spice-world", "comet-zone", "mining-world", "space-port", "artist-colony"),
    *("expedition-force", "export-duties", "space-marines", "genetics-lab", "drop-ships"),
)


def reason(scene: Scene) -> str | None:
    """Why the game is over; None while it is not."""
    return scene.game.outcome.reason if scene.game.outcome is not None else None


# Hand limit


@clause("RFTG-END-01")
def test_everybody_discards_down_to_ten() -> None:
    scene = Scene(seats=3).fill("A", 10).fill("B", 11).fill("C", 14)

    scene.round(A="produce")

    assert scene.asked() == ["B hand-limit", "C hand-limit"]
    assert [scene.question(letter).pick for letter in "BC"] == [(1, 1), (4, 4)]
    scene.play("C " + " + ".join(scene.options("C")[:4]), "B " + scene.options("B")[0])
    assert [scene.cards_in_hand(letter) for letter in "ABC"] == [10, 10, 10]
    assert len(scene.pile()) == 5


@clause("RFTG-END-01")
def test_the_limit_holds_at_round_end_only() -> None:
    scene = Scene().fill("A", 10).tableau("A", "gem-world").good("A", "gem-world")

    scene.round(A="trade", B="settle")

    # Twelve cards after the sale, and nothing was asked before.
    assert scene.cards_in_hand("A") == 12
    assert scene.asked() == ["A hand-limit"]


@clause("RFTG-END-02")
@for_each("cards", [["pan-galactic-research"], ["black-hole-miners"], ["pan-galactic-research", "black-hole-miners"]])
def test_a_larger_limit_is_twelve_and_does_not_add_up(cards: list[str]) -> None:
    scene = Scene(sets="set3").tableau("A", *cards).fill("A", 13).fill("B", 13)

    scene.round(A="develop")
    idle(scene, until="hand-limit")

    assert scene.question("A").pick == (1, 1)
    assert scene.question("B").pick == (3, 3)
    assert scene.seen("B", "players", 0, "hand_limit") == 12


@clause("RFTG-END-03")
def test_salvage_takes_the_others_discards_after_ones_own() -> None:
    scene = Scene(seats=3, sets="set3").tableau("A", "retrofit-and-salvage-inc").fill("A", 12).fill("B", 11)
    scene.fill("C", 13)

    idle(scene.round(B="settle"), until="hand-limit")
    own = scene.options("A")[:2]
    others = scene.options("B")[:1] + scene.options("C")[:3]
    scene.play("A " + " + ".join(own), f"B {others[0]}")
    assert scene.cards_in_hand("A") == 10
    scene.play("C " + " + ".join(others[1:]))

    # Down to ten, then four more than the limit; the own discards are gone.
    assert scene.cards_in_hand("A") == 14
    assert {option.removeprefix("discard ") for option in others} < set(scene.hand_of("A"))
    assert scene.pile() == sorted(option.removeprefix("discard ") for option in own)


@clause("RFTG-END-03")
def test_salvage_gets_only_what_was_discarded_for_the_limit() -> None:
    scene = Scene(sets="set3").tableau("A", "retrofit-and-salvage-inc").tableau("B", "deficit-spending").fill("B", 6)

    scene.round(B="double").play("B use deficit-spending")
    scene.play("B " + " + ".join(scene.options("B")[:2]))

    assert scene.cards_in_hand("A") == 0
    assert len(scene.pile()) == 2


# What ends the game


@clause("RFTG-END-04")
@for_each(("cards", "ended"), [(ELEVEN, None), ((*ELEVEN, "old-earth"), "tableau")])
def test_twelve_cards_in_a_tableau_end_it(cards: tuple[str, ...], ended: str | None) -> None:
    scene = Scene().tableau("B", *cards)

    scene.round(A="settle")

    assert reason(scene) == ended


@clause("RFTG-END-04")
def test_the_round_of_the_twelfth_card_is_played_to_its_end() -> None:
    scene = Scene().tableau("A", *ELEVEN).hand("A", "mining-robots").fill("A", 1).tableau("B", "earths-lost-colony")

    scene.round(A="develop", B="produce").play("A develop mining-robots")

    # Produce came after it, and B has its good.
    assert reason(scene) == "tableau"
    assert scene.goods_of("B") == ["earths-lost-colony"]


@clause("RFTG-END-04")
@for_each(("pool", "ended"), [(3, None), (2, "chips")])
def test_the_last_chip_of_the_pool_ends_it(pool: int, ended: str | None) -> None:
    scene = Scene().tableau("A", "gem-world", "expanding-colony").good("A", "gem-world").pool(pool)

    scene.round(A="double")

    assert scene.chips("A") == 2
    assert scene.seen("B", "pool") == pool - 2
    assert reason(scene) == ended


@clause("RFTG-END-04")
def test_chips_are_still_taken_in_the_round_in_which_the_pool_runs_out() -> None:
    scene = Scene().tableau("A", "gem-world", "expanding-colony").good("A", "gem-world").pool(1)

    scene.round(A="double")

    # Two for one good, with one left in the pool.
    assert scene.chips("A") == 2
    assert reason(scene) == "chips"
    assert scene.seen("A", "pool") == 0


@clause("RFTG-END-04")
def test_without_any_of_this_another_round_begins() -> None:
    scene = Scene(sets="set3").tableau("A", *ELEVEN).has("A", prestige=14)

    scene.round(A="settle")

    assert reason(scene) is None
    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-END-05")
@for_each(
    ("cards", "ended"),
    [(("old-earth", "hidden-fortress"), None), (("old-earth", "hidden-fortress", "new-sparta"), "tableau")],
)
def test_with_hidden_fortress_fourteen_cards_end_it(cards: tuple[str, ...], ended: str | None) -> None:
    scene = Scene(sets="set2").tableau("A", *ELEVEN, *cards)

    scene.round(A="settle")

    # 13 and 14 cards.
    assert reason(scene) == ended
    assert scene.seen("B", "players", 0, "tableau_limit") == 14
    assert scene.seen("B", "players", 1, "tableau_limit") == 12


@clause("RFTG-END-05")
def test_others_still_end_it_with_twelve() -> None:
    scene = Scene(sets="set2").tableau("A", "hidden-fortress").tableau("B", *ELEVEN, "old-earth")

    scene.round(A="settle")

    assert reason(scene) == "tableau"


@clause("RFTG-END-05")
def test_the_limit_goes_with_the_fortress_to_whoever_holds_it_at_round_end() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", *ELEVEN, "imperium-cloaking-technology")
    scene.tableau("A", "lost-alien-battle-fleet").tableau("B", "hidden-fortress")

    scene.round(A="settle").play("A takeover imperium-cloaking-technology")

    # Nine against 1 and 5. A has 13 cards now, and needs 14.
    assert "hidden-fortress" in scene.tableau_of("A")
    assert len(scene.tableau_of("A")) == 13
    assert reason(scene) is None


@clause("RFTG-END-05")
def test_who_loses_the_fortress_ends_it_with_twelve_again() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-cloaking-technology")
    scene.tableau(
        "A", "lost-alien-battle-fleet", "lost-alien-warship", "new-sparta", "drop-ships#2", "new-galactic-order"
    )
    scene.tableau("B", "hidden-fortress", "old-earth", *ELEVEN)

    scene.round(A="settle").play("A takeover imperium-cloaking-technology")

    # 12 against 7 and 5; B is left with twelve cards.
    assert "hidden-fortress" in scene.tableau_of("A")
    assert len(scene.tableau_of("B")) == 12
    assert reason(scene) == "tableau"


@clause("RFTG-END-06", "RFTG-PRESTIGE-29")
@for_each(("prestige", "ended"), [(14, None), (15, "prestige"), (16, "prestige")])
def test_fifteen_prestige_end_it(prestige: int, ended: str | None) -> None:
    scene = Scene(sets="set3").has("B", prestige=prestige)

    scene.round(A="settle")

    assert reason(scene) == ended


@clause("RFTG-END-07")
def test_a_card_discarded_from_the_tableau_in_this_round_does_not_count() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", *ELEVEN[:10], "imperium-cloaking-technology")
    scene.tableau("B", "outlaw-world", "lost-alien-battle-fleet").hand("A", "mining-robots", "old-earth")

    scene.round(A="develop", B="settle").play("A develop mining-robots")
    assert len(scene.tableau_of("A")) == 12
    scene.play("A takeover imperium-cloaking-technology", "A target outlaw-world")

    # It failed, and the card that was discarded for it leaves eleven.
    assert len(scene.tableau_of("A")) == 11
    assert reason(scene) is None


@clause("RFTG-END-08", "RFTG-PRESTIGE-29")
def test_prestige_that_was_spent_again_does_not_end_it() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-power-brokers", "federation-capital", "gem-world")
    scene.good("A", "gem-world").has("A", prestige=14)

    scene.round(A="double").play("A use federation-capital")
    assert scene.prestige("A") == 15
    scene.play("A use galactic-power-brokers")

    assert scene.prestige("A") == 14
    assert reason(scene) is None


@clause("RFTG-END-09")
def test_cards_beyond_the_twelfth_may_be_placed_and_count() -> None:
    scene = Scene().tableau("A", *ELEVEN).hand("A", "mining-robots", "expanding-colony", "old-earth", "gambling-world")

    scene.round(A="develop", B="settle").play("A develop mining-robots", "A pay old-earth")
    scene.play("A settle expanding-colony")

    assert len(scene.tableau_of("A")) == 13
    assert reason(scene) == "tableau"
    # 14 and two cards with 1 point.
    assert scene.score("A") == 16


# Who wins


@clause("RFTG-END-10")
def test_the_score_is_chips_printed_and_variable_points_goals_and_prestige() -> None:
    scene = Scene(sets="set3", goals=True).goals("galactic-riches", "greatest-military").has("A", chips=7, prestige=4)
    scene.tableau("A", "merchant-guild", "gem-world", "spice-world", "doomed-world", "ravaged-uplift-world")
    scene.good("A", "gem-world")
    scene.state.claims = [1, 1]

    scene.pool(0).round(A="develop")

    # Merchant Guild: 2 for each of two production worlds, 1 for a good. Printed: 1 + 1 - 1 - 1. Goals: 3 and 5, but
    # nobody has the Military for the second.
    assert scene.game.outcome is not None
    assert scene.game.outcome.scores == (7 + 0 + 5 + 3 + 4, 0)


@clause("RFTG-END-10")
def test_the_sheet_tells_where_the_points_come_from() -> None:
    scene = Scene(sets="set3").has("A", chips=7, prestige=4).tableau("A", "merchant-guild", "gem-world").pool(0)

    scene.round(A="develop")

    assert scene.game.outcome is not None
    assert [line.points for line in scene.game.outcome.breakdown[0]] == [7, 4, 1, 2]
    assert scene.game.outcome.scores[0] == 14


@clause("RFTG-END-11")
def test_the_highest_score_wins() -> None:
    scene = Scene(seats=3).has("A", chips=5).has("B", chips=9).has("C", chips=8).fill("C", 9).pool(0)

    scene.round(A="develop")
    idle(scene)

    assert scene.game.outcome is not None
    assert scene.game.outcome.winners == (1,)


@clause("RFTG-END-11")
def test_ties_are_broken_by_cards_in_hand_and_goods() -> None:
    scene = Scene(seats=3).has("A", chips=9).has("B", chips=8).has("C", chips=3)
    scene.tableau("B", "gem-world").good("B", "gem-world").fill("A", 2).fill("B", 2).fill("C", 10).pool(0)

    idle(scene.round(A="produce"))

    # 9 each; 2 cards against 2 cards and a good.
    assert scene.game.outcome is not None
    assert scene.game.outcome.scores == (9, 9, 3)
    assert scene.game.outcome.winners == (1,)


@clause("RFTG-END-12")
def test_who_is_still_tied_shares_the_victory() -> None:
    scene = Scene(seats=3).has("A", chips=9).has("B", chips=8).has("C", chips=3)
    scene.tableau("B", "gem-world").good("B", "gem-world").fill("A", 3).fill("B", 2).pool(0)

    idle(scene.round(A="produce"))

    assert scene.game.outcome is not None
    assert scene.game.outcome.winners == (0, 1)


@clause("RFTG-END-13")
def test_saved_cards_do_not_break_a_tie() -> None:
    scene = Scene(sets="set3").has("A", chips=9).has("B", chips=9).tableau("B", "galactic-scavengers")
    scene.saved("B", "gem-world", "spice-world").fill("A", 1).pool(0)

    scene.round(A="develop")

    assert scene.game.outcome is not None
    assert scene.game.outcome.scores == (9, 9)
    assert scene.game.outcome.winners == (0,)


@clause("RFTG-END-03")
def test_whoever_salvages_discards_before_seeing_what_the_others_do() -> None:
    scene = Scene(sets="set3").tableau("A", "retrofit-and-salvage-inc").fill("A", 11)
    scene.hand("B", "gem-world", "rebel-base").fill("B", 10).round()

    scene.play("B discard gem-world + discard rebel-base")

    assert scene.asked() == ["A hand-limit"]
    assert [scene.knows("A", "gem-world"), scene.knows("A", "rebel-base")] == [False, False]
    assert scene.seen("A", "players", 0, "drawn") == []
    scene.play("A " + scene.options("A")[0])
    assert {"gem-world", "rebel-base"} < set(scene.hand_of("A"))
    assert scene.knows("B", "gem-world")
