"""What waits for an answer, what is asked at all, and in which order things are told; proven with packs."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.games.atlas_lost.tides import GAIN_DATA, GAIN_RESEARCH, card, table, trigger
from tests.rows import for_each


@clause("AL-ACT-07", "AL-REL-11")
def test_a_gain_by_an_ally_is_over_before_the_next_gain(tmp_path: Path) -> None:
    tithe = '{ op = "gain", resource = "research", amount = { per = "ally_tp_tokens" } }'
    scene = table(tmp_path, card("tithe", "active", f"effects = [{tithe}, {GAIN_DATA}]")).install("A", "tides.tithe")
    scene.track("B", "A").track("C", "A").has("B", tp=1).has("C", tp=3).turn("A")

    scene.play("activate tides.tithe")
    assert (scene.asked(), scene.resources("A")) == ("A ally", (0, 0, 0))
    scene.play("ally C")

    assert scene.resources("A") == (3, 1, 0)


@clause("AL-PASS-02", "AL-DIG-03")
def test_nobody_is_asked_for_an_order_because_of_what_others_react_with(tmp_path: Path) -> None:
    draw = '{ op = "draw", tree = "any", count = 1 }'
    cards = trigger("x", "command_action", GAIN_DATA) + trigger("y", "command_action", GAIN_RESEARCH)
    cards += trigger("z", "command_action", draw, who="other")
    scene = table(tmp_path, cards, seats=2).install("A", "tides.x", "tides.y").install("B", "tides.z")
    scene.has("A", research=2, data=1, command=1).turn("A")

    scene.play("command IM")

    assert (scene.asked(), scene.resources("A")) == ("B deck", (1, 1, 0))


@clause("AL-ICON-02", "AL-ICON-06", "AL-DRAW-04")
@for_each("event", ["place_advance", "action_draw"])
def test_a_card_drawn_by_an_effect_is_no_placement_and_no_row_bonus(tmp_path: Path, event: str) -> None:
    cards = trigger("scribe", event, GAIN_DATA)
    cards += card("letter", "active", 'effects = [{ op = "draw", tree = "any", count = 1 }]')
    scene = table(tmp_path, cards).install("A", "tides.scribe", "tides.letter").deck("science", "SCI-01").turn("A")

    scene.play("activate tides.letter", "deck science")

    assert (scene.hand_of("A"), scene.resources("A")) == (["SCI-01"], (0, 0, 0))


@clause("AL-ICON-06", "AL-SETUP-03", "AL-ACT-05")
def test_a_draw_of_cards_of_a_tree_that_is_not_in_play_is_left_out(tmp_path: Path) -> None:
    cards = card("letter", "active", f'effects = [{{ op = "draw", tree = "culture", count = 1 }}, {GAIN_DATA}]')
    scene = table(tmp_path, cards).install("A", "tides.letter").turn("A")

    scene.play("activate tides.letter")

    assert (scene.hand_of("A"), scene.resources("A")) == ([], (0, 1, 0))


@clause("AL-ACT-06", "AL-DRAW-03", "AL-ICON-06")
@for_each("tree", ["science", "religion", "military"])
def test_the_last_card_of_a_tree_can_be_drawn_from_its_pile(tmp_path: Path, tree: str) -> None:
    cards = card("letter", "active", f'effects = [{{ op = "draw", tree = "{tree}", count = 1 }}]', tree="religion")
    cards += card("note", "active", 'effects = [{ op = "draw", tree = "any", count = 1 }]', tree="religion")
    scene = table(tmp_path, cards).install("A", "tides.letter", "tides.note")
    for each in ("science", "religion", "military"):
        scene.deck(each, rest=False)
    without = scene.turn("A").options()

    last = f"{tree[:3].upper()}-05"
    scene.discarded(last).turn("A").play("activate tides.letter")

    assert [option for option in without if option.startswith("activate")] == []
    assert scene.hand_of("A") == [last]


@clause("AL-PLACE-01", "AL-PLACE-07")
@for_each(("waiting", "left"), [((2, 0), (1, 0)), ((0, 2), (0, 1))])
def test_an_empty_row_gives_no_team(waiting: tuple[int, int], left: tuple[int, int]) -> None:
    scene = Scene("science economy culture", techs="IIE-A").has("A", research=3).waiting("A", *waiting)
    scene.deck("economy", "ECO-01", "ECO-02").turn("A")

    scene.play("place economy IIE-A")
    assert scene.asked() == "A keep"
    scene.play("keep ECO-01")

    assert scene.waiting_of("A") == left
    assert scene.teams_of("A") == ["IIE-A"]


@clause("AL-ACT-09", "AL-ICON-03")
def test_others_gain_clockwise(tmp_path: Path) -> None:
    gift = '{ op = "others_gain", resource = "data", amount = { per = "own_military" } }'
    scene = table(tmp_path, card("gift", "active", f"effects = [{GAIN_RESEARCH}, {gift}]")).install("B", "tides.gift")
    scene.has("A", military=1).has("C", military=2).has("D", military=3).turn("B")

    scene.play("activate tides.gift")

    told = [(event.seat, event.words[:2]) for event in scene.game.events if event.key == "gains"]
    assert told == [(1, ["1", "research"]), (2, ["2", "data"]), (3, ["3", "data"]), (0, ["1", "data"])]


@clause("AL-ACT-06", "AL-ACT-09")
@for_each(("seats", "usable"), [(1, False), (2, True), (3, True)])
def test_a_gift_to_others_needs_somebody_else(tmp_path: Path, seats: int, usable: bool) -> None:
    gift = '{ op = "others_gain", resource = "data", amount = 1 }'
    scene = table(tmp_path, card("gift", "active", f"effects = [{gift}]"), seats=seats).install("A", "tides.gift")

    assert ("activate tides.gift" in scene.turn("A").options()) is usable


@clause("AL-ACT-06", "AL-ICON-08")
def test_a_choice_between_nothing_and_nothing_is_none(tmp_path: Path) -> None:
    nothing = '{ effects = [{ op = "move_advance" }] }, { effects = [{ op = "discard", who = "self", count = 1 }] }'
    cards = card("fork", "active", f'effects = [{{ op = "choose", pick = 1, options = [{nothing}] }}]')
    scene = table(tmp_path, cards).install("A", "tides.fork")
    assert "activate tides.fork" not in scene.turn("A").options()

    scene.hand("A", "SCI-01").turn("A").play("activate tides.fork")

    assert (scene.asked(), scene.hand_of("A")) == ("A action", [])


@clause("AL-ACT-06", "AL-ICON-04")
@for_each(
    ("military", "cards_in_hand", "usable"), [(0, 0, False), (0, 1, False), (1, 0, False), (1, 1, True), (2, 1, True)]
)
def test_what_holds_only_under_a_condition_needs_it_and_something_to_do(
    tmp_path: Path, military: int, cards_in_hand: int, usable: bool
) -> None:
    purge = '{ op = "discard", who = "self", count = 1 }'
    when = 'when = { count = "own_military", at_least = 1 }'
    cards = card("gate", "active", f'effects = [{{ op = "if", {when}, then = [{purge}] }}]')
    scene = table(tmp_path, cards).install("A", "tides.gate").has("A", military=military)
    scene.hand("A", *["SCI-01"][:cards_in_hand]).turn("A")

    assert ("activate tides.gate" in scene.options()) is usable


@clause("AL-ACT-06")
@for_each(("count", "trees"), [("own_economy", "science economy culture"), ("own_culture", "science economy culture")])
def test_an_amount_that_counts_to_nothing_is_nothing(tmp_path: Path, count: str, trees: str) -> None:
    gain = f'{{ op = "gain", resource = "research", amount = {{ per = "{count}" }} }}'
    scene = table(tmp_path, card("tally", "active", f"effects = [{gain}]"), trees=trees).install("A", "tides.tally")
    assert "activate tides.tally" not in scene.turn("A").options()

    scene.economy("A", "IS").culture("A", "IE").turn("A").play("activate tides.tally")

    assert scene.resources("A") == (1, 0, 0)


TRADE = '{ op = "exchange", give = { research = 1 }, get = { data = 1 }, max = 1 }'
OFFER = f'{{ op = "optional", cost = {{ research = 1 }}, effects = [{GAIN_DATA}] }}'


@clause("AL-ACT-06")
@for_each(
    "effect",
    [
        '{ op = "place_advance", reduce = { research = 2 } }',
        '{ op = "install" }',
        '{ op = "advance_influence", spaces = 1, reduce = { research = 1 } }',
        TRADE,
        OFFER,
        f'{{ op = "if", when = {{ count = "own_military", at_least = 1 }}, then = [{OFFER}] }}',
        f'{{ op = "choose", pick = 1, options = [{{ effects = [{TRADE}] }}, {{ effects = [{TRADE}] }}] }}',
    ],
)
def test_what_must_be_paid_for_needs_what_the_price_leaves(tmp_path: Path, effect: str) -> None:
    cards = card("office", "active", "cost = { research = 1 }", f"effects = [{effect}]")
    scene = table(tmp_path, cards, seats=2).install("A", "tides.office").hand("A", "INI-07").has("A", military=1)

    assert "activate tides.office" not in scene.has("A", research=1).turn("A").options()
    assert "activate tides.office" in scene.has("A", research=2).turn("A").options()


@clause("AL-ACT-06", "AL-ACT-07", "AL-DRAW-05", "AL-ICON-06", "AL-STEAL-05")
@for_each(
    ("effect", "asked"),
    [
        ('{ op = "draw", tree = "science", count = 2, keep = 1 }', "A keep"),
        ('{ op = "draw", tree = "any", count = 2, keep = 1 }', "A deck"),
        ('{ op = "steal", resource = "tp", amount = 1, target = "one_other" }', "A steal"),
    ],
)
def test_a_step_that_asks_is_over_before_the_next(tmp_path: Path, effect: str, asked: str) -> None:
    scene = table(tmp_path, card("act", "active", f"effects = [{effect}, {GAIN_DATA}]")).install("A", "tides.act")
    scene.has("B", tp=1).has("C", tp=1).turn("A")

    scene.play("activate tides.act")

    assert (scene.asked(), scene.resources("A")) == (asked, (0, 0, 0))


@clause("AL-PASS-05", "AL-ACT-07", "AL-ICON-02")
def test_an_event_that_nobody_answers_stops_nothing(tmp_path: Path) -> None:
    # B's card listens for military power that B gains: what A gains is looked at, and the list goes on.
    cards = trigger("spy", "gain_military", GAIN_DATA)
    cards += card("drill", "active", f'effects = [{{ op = "gain", resource = "military", amount = 1 }}, {GAIN_DATA}]')
    scene = table(tmp_path, cards, seats=2).install("A", "tides.drill").install("B", "tides.spy").turn("A")

    scene.play("activate tides.drill")

    assert (scene.military("A"), scene.resources("A"), scene.resources("B")) == (1, (0, 1, 0), (0, 0, 0))


@clause("AL-PASS-02", "AL-DIG-03")
def test_one_reaction_that_is_no_fixed_gain_is_enough_to_ask_for_the_order(tmp_path: Path) -> None:
    cards = trigger("x", "command_action", GAIN_DATA)
    cards += trigger("y", "command_action", '{ op = "draw", tree = "any", count = 1 }')
    scene = table(tmp_path, cards, seats=2).install("A", "tides.x", "tides.y")
    scene.has("A", research=2, data=1, command=1).turn("A")

    scene.play("command IM")

    assert (scene.asked(), scene.options()) == ("A order", ["next tides.x 1", "next tides.y 1"])


@clause("AL-PASS-05", "AL-REL-01")
@for_each(("kind", "data"), [("religion", 1), ("economy", 0)])
def test_a_religion_token_is_reacted_to_as_one(tmp_path: Path, kind: str, data: int) -> None:
    cards = trigger("choir", "place_token", GAIN_DATA, more=f'kind = "{kind}", ')
    scene = table(tmp_path, cards, trees="science religion economy", seats=2).install("A", "tides.choir")
    scene.has("A", research=2, data=1).turn("A")

    scene.play("start IR", "religion B")

    assert (scene.track_of("B"), scene.resources("A")) == ("A", (0, data, 0))
