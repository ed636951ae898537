"""Every starting card and every card of the draft: both halves and its colour; none counts as recruited."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.plays import Play, changes, counter, gains, names, rows, tally
from tests.games.revive.scene import Scene
from tests.rows import for_each

# A plays Nàdair on the sun side, whose ability gives 2 books.
TRIBE = "book+2 progress+1 markers-1"
MODULE = Play("module MD02", "place T1.2", gives="modules+1")
# A module, or the ability.
EITHER = (Play("choose 1", *MODULE.choices, gives=MODULE.gives), Play("choose 2", gives=TRIBE), Play("done", gives=""))
TRADE = (
    Play(
        "trade gear book",
        "trade gear food",
        "trade food book",
        given=lambda scene: scene.has("A", gear=3),
        gives="gear-2 book+2",
    ),
    Play("done", given=lambda scene: scene.has("A", gear=3), gives=""),
)

TOPS: dict[str, tuple[Play, ...]] = {
    "SA1": (Play(gives="gear+2"),),
    "SA2": (Play(gives="gear+1 book+1"),),
    "SA3": (Play(gives="book+2"),),
    "SA4": (Play(gives="book+1 food+1"),),
    "SA5": (Play(gives="food+2"),),
    "SA6": (Play(gives="food+1 gear+1"),),
    "SB1": (Play(gives="gear+2"),),
    "SB2": (Play(gives="gear+1 food+1"),),
    "SB3": (Play(gives="book+2"),),
    "SB4": (Play(gives="book+1 gear+1"),),
    "SB5": (Play(gives="food+2"),),
    "SB6": (Play(gives="food+1 book+1"),),
    "SC1": (Play(gives="gear+2"),),
    "SC2": (Play(gives="gear+1 book+1"),),
    "SC3": (Play(gives="book+2"),),
    "SC4": (Play(gives="book+1 food+1"),),
    "SC5": (Play(gives="food+2"),),
    "SC6": (Play(gives="food+1 gear+1"),),
    "SD1": (Play(gives="gear+2"),),
    "SD2": (Play(gives="gear+1 food+1"),),
    "SD3": (Play(gives="book+2"),),
    "SD4": (Play(gives="book+1 gear+1"),),
    "SD5": (Play(gives="food+2"),),
    "SD6": (Play(gives="food+1 book+1"),),
    "SS1": (Play(gives="gear+1 crystal+1"),),
    "SS2": (Play(gives="gear+2 points+1"),),
    "SS3": (Play("gain food", "gain gear", gives="food+1 gear+1"),),
    "SS4": (Play(gives="book+1 crystal+1"),),
    "SS5": (Play(gives="book+2 points+1"),),
    "SS6": (Play("gain book", "gain food", gives="book+1 food+1"),),
    "SS7": (Play(gives="food+1 crystal+1"),),
    "SS8": (Play(gives="food+2 points+1"),),
    "SS9": (Play("gain gear", "gain gear", gives="gear+2"),),
}

BOTTOMS: dict[str, tuple[Play, ...]] = {
    "SA1": (Play(gives=TRIBE),),
    "SA2": (Play(gives="gray+1"),),
    "SA3": (MODULE,),
    "SA4": (Play(gives="green+1"),),
    "SA5": EITHER,
    "SA6": TRADE,
    "SB1": (MODULE,),
    "SB2": TRADE,
    "SB3": EITHER,
    "SB4": (Play(gives="green+1"),),
    "SB5": (Play(gives=TRIBE),),
    "SB6": (Play(gives="yellow+1"),),
    "SC1": EITHER,
    "SC2": (Play(gives="gray+1"),),
    "SC3": (Play(gives=TRIBE),),
    "SC4": TRADE,
    "SC5": (MODULE,),
    "SC6": (Play(gives="yellow+1"),),
    "SD1": (Play(gives=TRIBE),),
    "SD2": (Play(gives="gray+1"),),
    "SD3": EITHER,
    "SD4": TRADE,
    "SD5": (MODULE,),
    "SD6": (Play(gives="yellow+1"),),
    "SS1": (Play(gives="gray+1 points+1"),),
    "SS2": (
        Play(
            "resolve recharge",
            "recharge STD1",
            "gain food",
            given=lambda scene: scene.machine("A", "STD1", charged=True),
            gives="energy+1 charged-1 food+1",
        ),
        Play("resolve gain-basic", "gain food", gives="food+1"),
    ),
    "SS3": (Play(gives="gray+1 gear+1"),),
    "SS4": (Play(gives="green+1 points+1"),),
    "SS5": (Play(gives=TRIBE),),
    "SS6": (Play("activate T2.2", given=lambda scene: scene.module("A", "T2.2", "MD01"), gives="book+1 gear+2"),),
    "SS7": (Play(gives="yellow+1 points+1"),),
    "SS8": (
        Play(
            "resolve recall",
            "recall SA1",
            "gain book",
            given=lambda scene: scene.played("A", "T1", "SA1"),
            gives="played-1 resting+1 book+1",
        ),
    ),
    "SS9": (
        Play(
            "trade food gear",
            "trade food gear",
            "trade gear book",
            given=lambda scene: scene.has("A", food=1),
            gives="food+1 food-2 gear+1 book+1",
        ),
    ),
}

# What a module of the card's colour gives below: every set has two gray, two green and two yellow cards in this order,
# the draft three of each.
OF_COLOR = {
    "gear+1": ("SA1", "SA2", "SB1", "SB2", "SC1", "SC2", "SD1", "SD2", "SS1", "SS2", "SS3"),
    "book+1": ("SA3", "SA4", "SB3", "SB4", "SC3", "SC4", "SD3", "SD4", "SS4", "SS5", "SS6"),
    "food+1": ("SA5", "SA6", "SB5", "SB6", "SC5", "SC6", "SD5", "SD6", "SS7", "SS8", "SS9"),
}


@clause("REV-CARD-03", "REV-EFF-01")
@for_each(("card", "play"), rows(TOPS), ids=names(rows(TOPS)))
def test_every_top_half(card: str, play: Play) -> None:
    scene = Scene().hand("A", card)

    found = play.of(scene, f"play {card} T1")

    assert found == gains("active-1 played+1", play.gives)
    assert (scene.asked(), scene.kind()) == ("A", "turn")


@clause("REV-CARD-03", "REV-EFF-02", "REV-EFF-03", "REV-EFF-06", "REV-EFF-07", "REV-EFF-08")
@for_each(("card", "play"), rows(BOTTOMS), ids=names(rows(BOTTOMS)))
def test_every_bottom_half(card: str, play: Play) -> None:
    scene = Scene().hand("A", card)

    found = play.of(scene, f"play {card} B1")

    assert found == gains("active-1 played+1", play.gives)
    assert (scene.asked(), scene.kind()) == ("A", "turn")


@clause("REV-MOD-01")
@for_each(("card", "added"), [(card, added) for added, cards in OF_COLOR.items() for card in cards])
def test_every_card_activates_modules_of_its_colour(card: str, added: str) -> None:
    """A gray, a green and a yellow module lie in the slot; only what one of them adds is looked at."""
    bare, full = Scene().hand("A", card).turn("A"), Scene().hand("A", card)
    for space, module in (("T1.1", "MD06"), ("T1.2", "MD14"), ("T1.3", "MD22")):
        full.module("A", space, module)
    full.turn("A")

    for scene in (bare, full):
        scene.play(f"A play {card} T1")

    # The modules lie in the slot before and after.
    assert changes(tally(bare), tally(full)) == gains("modules+3", added)


@clause("REV-CARD-05", "REV-ACS-07", "REV-OPT-16")
@for_each("card", TOPS)
def test_no_card_has_a_symbol_or_flasks_or_counts_as_recruited(card: str) -> None:
    top = Scene().played("A", "T1", card).hand("A", "CG01").turn("A")
    bottom = Scene().played("A", "B1", card).hand("A", "CG01").turn("A")

    assert top.offers("A", "play") == ["play CG01 T2", "play CG01 B1", "play CG01 B2"]
    assert bottom.offers("A", "play") == ["play CG01 T1", "play CG01 T2", "play CG01 B2"]
    assert (counter(top, "flask"), counter(top, "card")) == (0, 1)
