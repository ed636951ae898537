"""Every slot module: what it gives, for cards of which colours, on an activation symbol, and its flasks."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.plays import Play, counter, gains, names, rows
from tests.games.revive.scene import Scene
from tests.rows import for_each

TRADE = Play("trade gear food", gives="gear-1 food+1")
TRADES = (
    Play("trade gear food", "trade book food", gives="gear-1 book-1 food+2"),
    Play("trade gear food", "done", gives="gear-1 food+1"),
)
BASIC = (Play("gain gear", gives="gear+1"), Play("gain book", gives="book+1"), Play("gain food", gives="food+1"))

# A has one gear, one book and one food beforehand.
MODULES: dict[str, tuple[Play, ...]] = {
    "MD01": (Play(gives="gear+2"),),
    "MD02": (Play(gives="crystal+1"),),
    "MD03": (Play(*TRADE.choices, gives=f"points+1 {TRADE.gives}"),),
    "MD04": (Play(gives="gray+1"),),
    "MD05": (Play(gives="points+2"),),
    "MD06": (Play(gives="gear+1"),),
    "MD07": (Play(*TRADE.choices, gives=f"food+1 {TRADE.gives}"),),
    "MD08": (Play(gives="food+1"),),
    "MD09": (Play(gives="book+2"),),
    "MD10": (Play(gives="crystal+1"),),
    "MD11": (Play(*TRADE.choices, gives=f"points+1 {TRADE.gives}"),),
    "MD12": (Play(gives="green+1"),),
    "MD13": (Play(gives="points+2"),),
    "MD14": (Play(gives="book+1"),),
    "MD15": (Play(*TRADE.choices, gives=f"gear+1 {TRADE.gives}"),),
    "MD16": (Play(gives="gear+1"),),
    "MD17": (Play(gives="food+2"),),
    "MD18": (Play(gives="crystal+1"),),
    "MD19": (Play(*TRADE.choices, gives=f"points+1 {TRADE.gives}"),),
    "MD20": (Play(gives="yellow+1"),),
    "MD21": (Play(gives="points+2"),),
    "MD22": (Play(gives="food+1"),),
    "MD23": (Play(*TRADE.choices, gives=f"book+1 {TRADE.gives}"),),
    "MD24": (Play(gives="book+1"),),
    "MD25": (Play(gives="gear+1"),),
    "MD26": (Play(gives="book+1"),),
    "MD27": (Play(gives="food+1"),),
    "MD28": (Play(gives="points+1"),),
    "MD29": BASIC,
    "MD30": (Play("choose 1", gives="gear+1"), Play("choose 2", gives="book+1")),
    "MD31": (Play(gives="book+1"),),
    "MD32": TRADES,
    "MD33": (Play(gives="food+1"),),
    "MD34": (Play(gives="book+1"),),
    "MD35": (Play(gives="gear+1"),),
    "MD36": (Play(gives="points+1"),),
    "MD37": BASIC,
    "MD38": (Play("choose 1", gives="food+1"), Play("choose 2", gives="book+1")),
    "MD39": (Play(gives="book+1"),),
    "MD40": TRADES,
    "MD41": (Play(gives="gear+1"),),
    "MD42": (Play(gives="food+1"),),
    "MD43": (Play(gives="book+1"),),
    "MD44": (Play(gives="points+1"),),
    "MD45": BASIC,
    "MD46": (Play("choose 1", gives="gear+1"), Play("choose 2", gives="food+1")),
    "MD47": (Play(gives="food+1"),),
    "MD48": TRADES,
}

# A card of each colour, and what its top half gives.
CARDS = {"gray": ("SA1", "gear+2"), "green": ("SA3", "book+2"), "yellow": ("SA5", "food+2")}
# Eight modules one after the other show the same colours.
SHOWN = {
    "gray": range(1, 9),
    "green": range(9, 17),
    "yellow": range(17, 25),
    "gray green": range(25, 33),
    "yellow green": range(33, 41),
    "gray yellow": range(41, 49),
}
COLORS = [(f"MD{number:02}", colors.split()) for colors, numbers in SHOWN.items() for number in numbers]
MATCHING = [
    (module, color, play)
    for (module, play) in rows(MODULES)
    for color in dict(COLORS)[module]
]  # fmt: skip
OTHERS = [(module, color) for module, colors in COLORS for color in CARDS if color not in colors]

FLASKS = {
    **dict.fromkeys(("MD03", "MD08", "MD11", "MD16", "MD19", "MD24", "MD28", "MD30", "MD31"), 1),
    **dict.fromkeys(("MD36", "MD38", "MD39", "MD44", "MD46", "MD47"), 1),
    **dict.fromkeys(("MD06", "MD14", "MD22"), 2),
}


def holder() -> Scene:
    """A with one of each basic resource."""
    return Scene().has("A", gear=1, book=1, food=1)


@clause("REV-MOD-01", "REV-MOD-02")
@for_each(("module", "color", "play"), MATCHING)
def test_every_module_works_for_each_of_its_colours(module: str, color: str, play: Play) -> None:
    card, own = CARDS[color]
    scene = holder().hand("A", card).module("A", "T1.2", module)

    found = play.of(scene, f"play {card} T1")

    assert found == gains("active-1 played+1", own, play.gives)
    assert (scene.asked(), scene.kind()) == ("A", "turn")


@clause("REV-MOD-01", "REV-MOD-02")
@for_each(("module", "color"), OTHERS)
def test_no_module_works_for_another_colour_or_another_slot(module: str, color: str) -> None:
    card, own = CARDS[color]
    same = holder().hand("A", card).module("A", "T1.2", module)
    other = holder().hand("A", card).module("A", "T2.2", module)

    for scene in (same, other):
        assert Play(gives=own).of(scene, f"play {card} T1") == gains("active-1 played+1", own)
        assert scene.kind() == "turn"


@clause("REV-MOD-05")
@for_each(("module", "play"), rows(MODULES), ids=names(rows(MODULES)))
def test_every_module_works_at_once_on_an_activation_symbol(module: str, play: Play) -> None:
    """The green card that brings it activates nothing itself: whatever colours the module shows, it works once."""
    scene = holder().hand("A", "SA3").module_display(module, "MD02" if module != "MD02" else "MD01")

    found = play.of(scene, "play SA3 B2", f"module {module}", "place B2.1")

    assert found == gains("active-1 played+1 modules+1", play.gives)
    assert (scene.module_at("A", "B2.1"), scene.kind()) == (module, "turn")


@clause("REV-ACS-06")
@for_each("module", MODULES)
def test_every_module_has_its_flasks(module: str) -> None:
    scene = Scene().module("A", "S5.2", module).turn("A")

    assert counter(scene, "flask") == FLASKS.get(module, 0)
