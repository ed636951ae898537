"""Solo play: the printed exchange of tiles, and the house rules around it."""

from __future__ import annotations

import tessera
from tessera.games.atlas_lost.library import load
from tessera.games.atlas_lost.rules.ch03_setup import tiles_left_out
from tessera.games.atlas_lost.state import DECKS, Atlas
from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each

SEEDS = range(24)


def laid_out(seats: int, seed: int, trees: str = "religion culture military") -> Atlas:
    """The state of a fresh game."""
    state = tessera.start("atlas-lost", seats=seats, seed=seed, options={"trees": trees.split()}).state
    assert isinstance(state, Atlas)
    return state


@clause("AL-SOLO-01")
def test_three_extra_lv3_tiles_are_for_solo_play_alone() -> None:
    solo = {name: tech["level"] for name, tech in load().techs.items() if tech.get("solo_only")}

    kept_out = tiles_left_out(load(), solo=False)

    assert solo == {"IIIR-S": 3, "IIIM-S1": 3, "IIIM-S2": 3}
    assert kept_out == {"IIIR-S", "IIIM-S1", "IIIM-S2"}


@clause("AL-SOLO-01", "AL-SOLO-02", "AL-SOLO-03")
def test_solo_tiles_lie_on_solo_tables_and_on_no_others() -> None:
    alone = {state.tech_id(slot) for state in (laid_out(1, seed) for seed in SEEDS) for slot in range(18)}
    together = {state.tech_id(slot) for state in (laid_out(2, seed) for seed in SEEDS) for slot in range(18)}

    solo_tiles = {"IIIR-S", "IIIM-S1", "IIIM-S2"}
    exchanged = {"IIIR-F", "IIIM-E", "IIIM-F"}

    assert solo_tiles <= alone
    assert not exchanged & alone
    assert exchanged <= together
    assert not solo_tiles & together


@clause("AL-SOLO-02", "AL-SOLO-03")
def test_each_of_the_three_has_its_counterpart() -> None:
    library = load()

    swaps = library.solo["swaps"]

    assert dict(swaps) == {"IIIR-F": "IIIR-S", "IIIM-E": "IIIM-S1", "IIIM-F": "IIIM-S2"}
    assert {name: library.techs[name]["replaces"] for name in swaps.values()} == {
        "IIIR-S": "IIIR-F",
        "IIIM-S1": "IIIM-E",
        "IIIM-S2": "IIIM-F",
    }


@clause("AL-SOLO-04")
def test_set_up_is_that_of_the_first_player_with_two_npcs() -> None:
    state = laid_out(1, seed=3)

    faction = state.factions[0]

    assert faction.have == [3, 1, 0, 0, 0]
    assert state.npc_tp == [14, 14]
    assert len(state.tracks) == 3
    assert faction.waiting == [3, 3]


@clause("AL-SOLO-04")
def test_one_of_two_initial_cards_is_kept() -> None:
    game = tessera.start("atlas-lost", seats=1, seed=3)

    question = game.questions[0]

    assert (question.kind, len(question.options), question.pick) == ("initial", 2, (1, 1))


@clause("AL-SOLO-05")
def test_turns_follow_one_another_and_npcs_do_nothing() -> None:
    scene = Scene("science religion military", seats=1)
    scene.turn("A")

    scene.play("replenish", "stop")

    assert scene.asked() == "A action"
    assert scene.state.turns == 2
    assert scene.state.npc_tp == [14, 14]
    assert (scene.track_of("NPC-1"), scene.track_of("NPC-2")) == ("", "")


@clause("AL-SOLO-06")
def test_the_minimum_alone_wins_an_initiative_tile() -> None:
    four = Scene("science religion military", seats=1).has("A", military=4)
    three = Scene("science religion military", seats=1).has("A", military=3)

    owners = four.turn("A").owner("military"), three.turn("A").owner("military")

    assert owners == ("A", None)


@clause("AL-SOLO-07", "AL-SOLO-08")
@for_each(
    ("turn", "rank", "rank_ja"),
    [
        (1, "Sovereign", "主権者"),
        (14, "Sovereign", "主権者"),
        (15, "Chancellor", "宰相"),
        (17, "Chancellor", "宰相"),
        (18, "Governor", "総督"),
        (20, "Governor", "総督"),
    ],
)
def test_a_victory_by_turn_20_is_won_with_a_rank(turn: int, rank: str, rank_ja: str) -> None:
    scene = Scene("science religion military", seats=1).has("A", tp=30)
    scene.state.turns = turn - 1
    scene.turn("A")

    scene.play("end")

    outcome = scene.game.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.clause) == ((0,), "technology", "AL-VIC-02")
    assert outcome.remark == {"en": f"Rank: {rank} (turn {turn})", "ja": f"ランク：{rank_ja}（{turn}手番目）"}


@clause("AL-SOLO-07")
def test_without_a_victory_by_turn_20_the_game_is_lost() -> None:
    scene = Scene("science religion military", seats=1).has("A", tp=29)
    scene.state.turns = 18
    scene.turn("A").play("end")
    assert scene.game.outcome is None

    scene.play("end")

    outcome = scene.game.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.clause) == ((), "turn-limit", "AL-SOLO-07")
    assert outcome.remark["en"] == "Lost: no victory within 20 turns"


@clause("AL-SOLO-07")
def test_the_twenty_turns_hold_whatever_limit_a_table_sets_otherwise() -> None:
    scene = Scene("science religion military", seats=1, turn_limit=0)
    scene.state.turns = 19
    scene.turn("A")

    scene.play("end")

    assert scene.game.state.over


@clause("AL-SOLO-07")
@for_each("reason", ["influence", "initiative"])
def test_any_of_the_three_victories_wins(reason: str) -> None:
    scene = Scene("science religion military", seats=1)
    if reason == "influence":
        scene.influence("A", 10)
    else:
        scene.has("A", military=4, research=10, data=8, command=3).track("NPC-1", "AAAA").influence("A", 4)
    scene.turn("A")

    scene.play("end", *(["stop"] if reason == "initiative" else []))

    assert scene.game.outcome is not None
    assert (scene.game.outcome.winners, scene.game.outcome.reason) == ((0,), reason)


@clause("AL-SOLO-09")
def test_what_can_do_nothing_alone_stays_in_the_box() -> None:
    techs: set[str] = set()
    cards: set[str] = set()
    for seed in SEEDS:
        for trees in ("religion culture military", "religion economy culture"):
            state = laid_out(1, seed, trees)
            techs |= {state.tech_id(slot) for slot in range(18)}
            cards |= {state.rulebook.cards[card].id for deck in range(3) for card in state.zones[DECKS + deck]}

    left_out_techs = {"IIC-E", "IIR-E", "IIIR-B", "IIIR-E"}
    left_out_cards = {"ECO-29", "CUL-29", "REL-20", "REL-21", "REL-22", "REL-24", "MIL-27", "MIL-29"}

    assert not techs & left_out_techs
    assert not cards & left_out_cards
    assert len(cards) == 120 - 8


@clause("AL-SOLO-09")
def test_with_others_at_the_table_all_of_it_is_in_the_game() -> None:
    state = laid_out(2, seed=1)

    cards = {state.rulebook.cards[card].id for deck in range(3) for card in state.zones[DECKS + deck]}

    assert {"CUL-29", "REL-20", "REL-21", "REL-22", "REL-24", "MIL-27", "MIL-29"} <= cards
    assert len(cards) == 90
