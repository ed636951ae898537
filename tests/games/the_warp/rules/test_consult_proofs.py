"""Archive cards at their edges: the last card of a pile, the last place in a hand, and a line-up of one type."""

from __future__ import annotations

from tessera.games.the_warp.rules.archive import (
    DrawArchive,
    RefillLineUp,
    TakeDiscard,
    distinct,
    fill_line_up,
    is_one_sided,
    is_uniform,
)
from tessera.games.the_warp.rules.income import Consult
from tessera.games.the_warp.rules.turn import ExtractMenu
from tessera.games.the_warp.state import ARCHIVE, DISCARD, GONE, LINEUP
from tessera.games.the_warp.terms import CONSULT_DISCARD_BONUS, HAND_LIMIT
from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

COMBATS = ("elite", "enforce", "defect", "jetpack")
GAINED_ARCHIVE, DID_DISCARD = 16, 20


def piles(scene: Scene, deck: tuple[str, ...], discards: tuple[str, ...], line: tuple[str, ...]) -> Scene:
    """The Archive piles hold these cards and no others; the last of the deck is on top."""
    state = scene.state
    everything = state.zones[ARCHIVE] + state.zones[DISCARD] + state.zones[LINEUP]
    taken: list[int] = []
    for zone, names in ((ARCHIVE, deck), (DISCARD, discards), (LINEUP, line)):
        found: list[int] = []
        for name in names:
            found.append(next(p for p in everything if p not in taken and state.name(p).partition(".")[0] == name))
            taken.append(found[-1])
        state.zones[zone] = found
    state.zones[GONE] += [piece for piece in everything if piece not in taken]
    return scene


def lying(scene: Scene, zone: int) -> list[str]:
    """The cards of a pile without the numbers of copies."""
    return [name.partition(".")[0] for name in scene.in_zone(zone)]


@clause("WARP-CON-04", "WARP-CON-05", "WARP-CON-10", "WARP-CON-14")
@for_each(
    ("deck", "discards", "line", "expected"),
    [
        (("elite",), (), (), ["draw deck"]),
        ((), ("elite",), (), ["draw deck"]),
        ((), (), ("elite",), ["draw elite"]),
        (("enforce",), (), ("elite",), ["draw deck", "draw elite"]),
        # Copies are the same choice.
        ((), (), ("elite", "elite", "enforce"), ["draw elite", "draw enforce"]),
    ],
)
def test_where_the_next_card_may_come_from(
    deck: tuple[str, ...], discards: tuple[str, ...], line: tuple[str, ...], expected: list[str]
) -> None:
    scene = piles(Scene(), deck, discards, line)
    asking = DrawArchive(0, 1, False)

    offered = [asking.notation(scene.state, choice).partition(".")[0] for choice in asking.options(scene.state)]

    assert offered == expected
    assert DrawArchive(0, 1, True).options(scene.state)[0] == -2


@clause("WARP-CON-04")
@for_each(("held", "more", "expected"), [(7, 0, True), (8, 0, False), (8, 1, True), (9, 1, False)])
def test_a_hand_takes_cards_up_to_its_limit(held: int, more: int, expected: bool) -> None:
    names = ["upgrade-any"] * 4 + ["elite", "elite", "defect", "defect", "enforce"]
    scene = Scene().hand("A", *names[:held]).discards("jetpack")
    scene.colony("A").stats[HAND_LIMIT] = more

    assert bool(DrawArchive(0, 1, False).options(scene.state)) is expected
    assert bool(TakeDiscard(0, 1).options(scene.state)) is expected


@clause("WARP-CON-04", "WARP-CON-06", "WARP-CON-09")
@for_each("count", [1, 2, 3])
def test_as_many_cards_as_are_drawn(count: int) -> None:
    scene = Scene().deck("elite", "enforce", "defect").run(DrawArchive(0, count, False), ExtractMenu(0))
    for drawn in range(count):
        assert (scene.kind(), len(scene.cards("A"))) == ("draw", drawn)
        scene.play("A draw deck")

    assert len(scene.cards("A")) == count
    assert scene.colony("A").deeds[GAINED_ARCHIVE] == count
    assert [event.clause for event in scene.game.events if event.key == "draw"] == ["WARP-CON-05"] * count


@clause("WARP-CON-11")
@for_each(("allowed", "taken"), [(1, 1), (2, 2), (2, 1), (3, 0)])
def test_as_many_discarded_cards_as_are_taken(allowed: int, taken: int) -> None:
    scene = Scene().discards("elite", "enforce", "defect").run(TakeDiscard(0, allowed), ExtractMenu(0))
    for name in ("elite", "enforce", "defect")[:taken]:
        scene.play(f"A take {name}")
    if taken < allowed:
        assert scene.kind() == "take-discard"
        scene.play("A stop")

    assert scene.kind() == "extract"
    assert len(scene.cards("A")) == taken == scene.colony("A").deeds[GAINED_ARCHIVE]
    assert lying(scene, DISCARD) == ["elite", "enforce", "defect"][taken:]


@clause("WARP-CON-11")
def test_an_empty_discard_pile_has_nothing_to_take() -> None:
    assert TakeDiscard(0, 1).options(Scene().state) == []


@clause("WARP-CON-10")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    scene = piles(Scene(), ("elite",), ("enforce", "defect"), COMBATS[3:]).run(DrawArchive(0, 2, False), ExtractMenu(0))

    scene.play("A draw deck")
    assert (lying(scene, ARCHIVE), lying(scene, DISCARD)) == ([], ["enforce", "defect"])
    scene.play("A draw deck")

    # One of the two was drawn, the other is the new deck.
    assert (len(scene.cards("A")), len(lying(scene, ARCHIVE)), lying(scene, DISCARD)) == (2, 1, [])


@clause("WARP-CON-05", "WARP-SET-09")
def test_the_first_of_each_card() -> None:
    scene = Scene()
    state = scene.state
    pieces = [scene.piece(name) for name in ("elite.2", "enforce.1", "elite.1", "defect.2", "enforce.3")]

    assert [state.name(piece) for piece in distinct(state, pieces)] == ["elite.2", "enforce.1", "defect.2"]
    assert distinct(state, []) == []
    one = [pieces[0]]
    assert (distinct(state, one), distinct(state, one) is one) == (one, False)
    assert distinct(state, pieces[:2]) == pieces[:2]
    # Two copies alone are one choice, too.
    assert distinct(state, [pieces[0], pieces[2]]) == [pieces[0]]


# The line-up


@clause("WARP-CON-07", "WARP-CON-14")
@for_each(
    ("deck", "discards", "line", "shown", "left"),
    [
        (("elite", "build-01", "defect"), (), ("jetpack", "enforce", "build-02"), ["defect"], 2),
        (("elite", "build-01", "defect"), (), ("jetpack",), ["defect", "build-01", "elite"], 0),
        # Too few for four.
        (("elite",), (), ("jetpack", "enforce"), ["elite"], 0),
        ((), (), ("jetpack", "enforce"), [], 0),
        ((), ("build-01",), ("jetpack", "enforce", "maneuver"), ["build-01"], 0),
    ],
)
def test_gaps_are_filled_from_the_top_of_the_deck(
    deck: tuple[str, ...], discards: tuple[str, ...], line: tuple[str, ...], shown: list[str], left: int
) -> None:
    scene = piles(Scene(), deck, discards, line)

    fill_line_up(scene.state)

    assert lying(scene, LINEUP) == [*line, *shown]
    assert len(scene.in_zone(ARCHIVE)) == left
    told = [len(words) for words in scene.told("line_up")]
    assert told == ([len(shown)] if shown else [])


@clause("WARP-CON-08", "WARP-CON-13", "WARP-SET-09")
@for_each(
    ("line", "expected"),
    [
        (COMBATS, True),
        (("build-01", "build-02", "build-03", "build-05"), True),
        (("upgrade-01", "elite", "enforce", "defect"), False),
        (("elite", "enforce", "defect", "upgrade-01"), False),
        (("elite", "enforce", "build-01", "upgrade-01"), False),
        # Three cards are no full line-up.
        (COMBATS[:3], False),
        ((), False),
    ],
)
def test_four_cards_of_one_type(line: tuple[str, ...], expected: bool) -> None:
    assert is_uniform(piles(Scene(), (), (), line).state) is expected


@clause("WARP-CON-13")
@for_each(
    ("deck", "discards", "expected"),
    [
        ((), (), True),
        (("maneuver",), ("elite",), True),
        (("maneuver", "build-01"), (), False),
        ((), ("build-01", "maneuver"), False),
        (("build-01", "maneuver"), ("elite",), False),
    ],
)
def test_whether_mixing_would_end(deck: tuple[str, ...], discards: tuple[str, ...], expected: bool) -> None:
    assert is_one_sided(piles(Scene(), deck, discards, COMBATS).state) is expected


@clause("WARP-CON-08", "WARP-CON-13", "WARP-SET-09")
def test_a_line_up_of_one_type_is_mixed_away() -> None:
    scene = piles(Scene(), ("build-01", "build-02", "build-03", "defect"), ("upgrade-01",), (*COMBATS[:2], "maneuver"))
    scene.run(RefillLineUp(), ExtractMenu(0))

    # Nine cards in all: four lie there, of more than one type, and everything else is the deck.
    assert not is_uniform(scene.state)
    assert (len(lying(scene, LINEUP)), len(lying(scene, ARCHIVE)), lying(scene, DISCARD)) == (4, 4, [])
    assert len(scene.told("line_up_anew")) >= 1
    assert scene.told("line_up") == [[f"piece:{scene.piece('defect.1')}"]]


@clause("WARP-CON-13")
def test_a_line_up_of_one_type_stays_if_there_is_no_other() -> None:
    scene = piles(Scene(), ("defect", "maneuver"), ("elite",), ("elite", "enforce", "jetpack")).run(
        RefillLineUp(), ExtractMenu(0)
    )

    assert lying(scene, LINEUP) == ["elite", "enforce", "jetpack", "maneuver"]
    assert scene.told("line_up_anew") == []


@clause("WARP-CON-07")
def test_a_full_line_up_is_left_alone() -> None:
    scene = piles(Scene(), ("build-01",), (), COMBATS).run(RefillLineUp(), ExtractMenu(0))

    # Its type is looked at when it is filled.
    assert (lying(scene, LINEUP), lying(scene, ARCHIVE)) == (list(COMBATS), ["build-01"])


# Consult


@clause("WARP-CON-01", "WARP-CON-02", "WARP-CON-12", "WARP-TRK-15")
@for_each(("count", "bonus", "asked"), [(0, 0, "draw"), (1, 0, "draw"), (2, 0, "draw"), (0, 1, "draw"), (2, 1, "take")])
def test_what_discards_bring(count: int, bonus: int, asked: str) -> None:
    scene = Scene().hand("A", "start", "elite", "enforce")
    scene.colony("A").stats[CONSULT_DISCARD_BONUS] = bonus
    names = ["start.1", "elite.1"][:count]
    cards = [scene.state.card(scene.piece(name)) for name in names]
    worth = sum(card.discard_gold for card in cards), sum(card.discard_energy for card in cards), 0
    scene.run(Consult(0, 0, 3), ExtractMenu(0))

    scene.play("A " + " + ".join([f"discard {name}" for name in names]) if names else "A")

    assert (scene.kind(), scene.supplies("A")) == (asked, worth)
    assert (scene.colony("A").deeds[DID_DISCARD], len(scene.cards("A"))) == (count, 3 - count)
    # A Start card leaves the game.
    assert [name for name in scene.in_zone(GONE) if name == "start.1"] == names[:1]
    assert scene.in_zone(DISCARD) == names[1:]
    if bonus and count:
        # One resource for each card.
        assert scene.options("A") == ["take 0 gold 2 energy", "take 1 gold 1 energy", "take 2 gold 0 energy"]
