"""What `?` answers: name, sentence and source of everything printed."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.library import glossary, load
from tessera.games.race_for_the_galaxy.wording import explain
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.speech import check
from tests.rows import for_each


@for_each(
    ("thing", "wanted"),
    [
        ("gem-world", "Gem World (Base game): Non-military production world (Novelty), cost 2, 1 VP."),
        ("GEM  World", "Gem World (Base game): Non-military production world (Novelty), cost 2, 1 VP."),
        ("space-marines#2", "Space Marines (Base game): Development, cost 2, 1 VP. Settle: +2 Military."),
        ("rebel-sneak-attack", "Rebel Sneak Attack (The Brink of War): Development"),
        (
            "budget-surplus",
            "Budget Surplus: The first to discard at least 1 card for the hand limit at round end",
        ),
        ("Greatest Military", "Greatest Military: The most total Military (at least 6): 5 VP."),
        ("alien-kind-world", "Alien worlds: Category 5: Production or windfall worlds of Alien kind."),
        ("大量消費", "Big consumers: Category 6: Cards whose Consume power consumes two or more goods."),
        ("explore-5", "Explore +5: You draw 5 more cards."),
        ("mat-produce", "Produce: "),
        ("robot-old-earth", "Old Earth as the robot's start world: Robot start world 0: credit 1, economy size 0"),
        ("RFTG-TRADE-02", "RFTG-TRADE-02: Values: Novelty 2, Rare elements 3, Genes 4, Alien technology 5."),
        ("windfall", "windfall world: in Japanese ウィンドフォール世界."),
    ],
)
def test_things_are_explained_by_id_or_name(thing: str, wanted: str) -> None:
    state = Scene().state

    assert explain(state, thing, "en").startswith(wanted)
    assert explain(state, thing, "ja") != ""


def test_the_robot_and_its_mat_say_what_they_are_and_what_to_ask_for() -> None:
    state = Scene(seats=1).state

    robot, mat = explain(state, "robot", "en"), explain(state, "mat", "en")

    assert robot.startswith("The robot is the opponent of a game for one. Each round two dice choose actions for it")
    assert robot.endswith(
        "How it plays with each start world: ? robot-old-earth, ? robot-epsilon-eridani, ? robot-alpha-centauri, "
        "? robot-new-sparta, ? robot-earths-lost-colony."
    )
    assert mat.endswith(
        "Ask for one area: ? mat-explore, ? mat-develop, ? mat-settle, ? mat-trade, ? mat-consume2x, "
        "? mat-consume_both, ? mat-consume_response, ? mat-produce."
    )
    assert explain(state, "ロボット", "ja").endswith("「? robot-new-sparta」、「? robot-earths-lost-colony」。")
    assert explain(state, "solitaire mat", "ja").startswith("マットには、各フェイズで")


def test_an_explanation_ends_with_the_sources_of_its_parts() -> None:
    state = Scene(sets="set3").state

    assert explain(state, "gem-world", "en").endswith("[Source: public]")
    assert explain(state, "gem-world", "ja").endswith("［出典：公開情報］")
    assert explain(state, "galactic-status", "en").endswith("[Source: rulebook; when it is checked: public]")
    assert explain(state, "galactic-status", "ja").endswith("［出典：ルールブック、判定の時機：公開情報］")
    assert explain(state, "RFTG-KIND-01", "ja").startswith("RFTG-KIND-01：")


def test_where_two_cards_share_a_name_the_one_in_play_is_meant() -> None:
    base, later = Scene().state, Scene(sets="set2").state

    assert "name a number from 1 to 7" in explain(base, "Gambling World", "en")
    assert "name a number" not in explain(later, "Gambling World", "en")
    assert explain(base, "gambling-world-set2", "en") == explain(later, "Gambling World", "en")


@for_each("language", ["en", "ja"])
def test_everything_in_the_box_can_be_explained(language: str) -> None:
    state, library = Scene(sets="set3").state, load()
    things = [*library.cards, *library.goals, *library.categories, *library.game["actions"], *library.clauses]
    things += [f"mat-{area}" for area in library.robot["mat"]] + [tile["id"] for tile in library.robot["tile"]]
    things += [die["id"] for die in library.robot["die"]]
    things += [f"robot-{world['card']}" for world in library.robot["start_world"]]

    for thing in things:
        text = explain(state, thing, language)
        assert text, thing
        if thing not in library.clauses:
            check(text, language)
    for term in glossary():
        assert explain(state, term, language), term


def test_an_unknown_word_is_not_explained() -> None:
    state = Scene().state

    assert explain(state, "flux capacitor", "en") == ""
    assert explain(state, "  ", "ja") == ""
