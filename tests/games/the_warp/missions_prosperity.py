"""How each Prosperity mission comes within reach, once for each condition that can be the last one."""

from __future__ import annotations

from tests.games.the_warp.mission_cases import Case, Step, builds, claims, conquers, plays, trades, upgrades, workshop
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import go_quietly

BUILDS = [f"build-{number:02}" for number in range(2, 10)]
# A tower out of a Reward card brings a resource of choice.
SHIP_UP = upgrades("assault_ship")
TWO_BUILDS = (builds("command_center"), builds("laser_cannon"))
GOLD = builds("sentry_tower", "a-right", "take 1 gold 0 energy")
ENERGY = builds("sentry_tower", "a-right", "take 0 gold 1 energy")
# 3 Gold and 3 Energy out of two Reward cards.
CARGO = ("A spend gold-shipment", "A spend energy-cells")


def rich(gold: int, energy: int) -> Scene:
    """A with resources, and a Reward card that brings one more."""
    return Scene().has("A", gold, energy).rewards("A", "prefab-sentry-tower")


def with_areas(scene: Scene, areas: int) -> Scene:
    """A controls so many areas in all."""
    for area in ("a-left", "a-upper-left", "a-upper-right")[: areas - 2]:
        scene.holds("A", area, 1)
    return scene


def built_up(scene: Scene, areas: int) -> Scene:
    """A has buildings on so many areas, the Colony among them."""
    for area in ("a-left", "a-upper-left", "a-upper-right")[: areas - 1]:
        scene.holds("A", area, 1, "laser_cannon")
    return scene


def on_tracks(gold: tuple[int, int], energy: tuple[int, int]) -> Scene:
    """A's mines and plants with their levels, and Reward cards for one more of each."""
    scene = Scene().holds("A", "a-ridge", 1, *["gold_mine"] * (gold[0] - 1))
    scene.holds("A", "a-right", 1, *["energy_plant"] * (energy[0] - 1)).holds("A", "a-left", 1).holds("A", "ring-2", 1)
    scene.level("A", "gold_mine", gold[1]).level("A", "energy_plant", energy[1])
    return scene.rewards("A", "prefab-gold-mine", "prefab-energy-plant", "prefab-sentry-tower")


def posts(count: int, level: int, gold: int = 5) -> Scene:
    """A's Trade Posts with their level, Gold to trade, and a Reward card for one more."""
    scene = Scene().holds("A", "a-ridge", 1, *["trade_post"] * (count - 1)).level("A", "trade_post", level)
    return scene.has("A", gold=gold).rewards("A", "prefab-trade-post")


def merchants(count: int, level: int) -> Scene:
    """The same with the Xe'Lo Traders, whose Reward Ability is a further trade."""
    return posts(count, level).leads("A", "xelo-traders").rewards("A", "tremor", "salvage", "recruits")


def trades_more(choice: str) -> Step:
    """The Reward Ability of the Xe'Lo Traders, paid with the cards that are not needed."""
    return plays(
        "A reward-ability xelo-traders",
        "A spend tremor + spend salvage",
        f"A trade {choice}",
        "A draw deck",
    )


def reader(cards: int) -> Scene:
    """A with so many Archive cards, and a Reward card that draws two."""
    return Scene().hand("A", *BUILDS[:cards]).rewards("A", "archive-cache")


def shipper() -> Scene:
    """A with Reward cards for 3 Gold, 3 Energy, and 3 of both."""
    return Scene().rewards("A", "gold-shipment", "energy-cells", "salvage")


def reuser() -> Scene:
    """The workshop with three more Archive cards."""
    return workshop().hand("A", *BUILDS[:3])


def fighter(*rewards: str) -> Scene:
    """A with Reward cards, and a weak neighbour to conquer."""
    scene = Scene().rewards("A", *rewards)
    return (
        scene.holds("A", "a-left", 2).exiled("a-upper-left", 1, "yellow").exiled_races("luron-droids", "ecton-cultists")
    )


def discards(count: int) -> Step:
    """Consult with so many discards, up to the menu of actions."""

    def step(scene: Scene) -> None:
        if scene.kind() == "before-consult":
            scene.play("A consult")
        scene.play("A " + " + ".join(scene.options("A")[:count]))
        while scene.kind() == "draw":
            scene.play("A draw deck")

    return step


def followed(scene: Scene) -> Scene:
    """A shifts two areas, and B follows; the card for it is not drawn."""
    if scene.kind() == "action":
        scene.play("A terrashift")
    scene.play("A raise ring-4", "A lower ring-5", "B raise ring-6")
    return go_quietly(scene, "end", "mission")


def spends_seven(scene: Scene) -> Scene:
    """Two for an upgrade out of a Reward card, five for the dearest card of all."""
    upgrades("assault_ship")(scene)
    scene.play("A develop", "A option 2 gold_mine", "A pay 3 gold 2 energy", "A draw deck", "A draw deck")
    assert scene.colony("A").deeds[18] == 7
    return scene


def spender() -> Scene:
    """A with the means to spend 8 in one turn."""
    scene = Scene().has("A", 9, 9).rewards("A", "overhaul", "prefab-command-center").hand("A", "upgrade-any")
    return scene.holds("A", "a-ridge", 1)


def gainer() -> Scene:
    """A with Reward cards for 3 Gold, 3 Energy and 1 more."""
    return Scene().rewards("A", "gold-shipment", "energy-cells", "prefab-sentry-tower")


RIVALS = ("luron-droids", "xelo-traders")

PROSPERITY: dict[str, tuple[int, list[Case]]] = {
    "pr-01": (1, [Case(lambda: rich(8, 9), trades("1 energy")), Case(lambda: rich(8, 0), GOLD)]),
    "pr-02": (1, [Case(lambda: rich(9, 8), trades("1 gold")), Case(lambda: rich(0, 8), ENERGY)]),
    # The trade does not bring enough for 6 Energy, or it is all that was missing.
    "pr-03": (
        1,
        [
            Case(lambda: rich(7, 4), ENERGY, (trades("1 gold"),)),
            Case(lambda: rich(6, 7), trades("1 energy")),
        ],
    ),
    "pr-04": (2, [Case(lambda: rich(9, 12), GOLD), Case(lambda: rich(21, 0), ENERGY)]),
    "pr-05": (
        1,
        [
            Case(lambda: with_areas(rich(5, 5), 4), claims("a-colony", "a-upper-right")),
            Case(lambda: with_areas(rich(6, 4), 5), trades("1 gold")),
            Case(lambda: with_areas(rich(4, 6), 5), trades("1 energy")),
        ],
    ),
    "pr-06": (
        2,
        [
            Case(lambda: built_up(rich(10, 10), 3), builds("sentry_tower", "a-right")),
            Case(lambda: built_up(rich(11, 9), 4), trades("1 gold")),
            Case(lambda: built_up(rich(9, 11), 4), trades("1 energy")),
        ],
    ),
    "pr-07": (3, [Case(lambda: rich(29, 0), GOLD), Case(lambda: rich(7, 22), ENERGY)]),
    "pr-08": (
        1,
        [
            # Two traded with two posts, which the exiled Xe'Lo Traders allow; then the third post.
            Case(lambda: posts(2, 1).exiled_races(*RIVALS), builds("trade_post", "a-right"), (trades("2 gold"),)),
            # One traded, then one more by an effect.
            Case(lambda: merchants(3, 1), trades_more("1 gold"), (trades("1 gold"),)),
        ],
    ),
    "pr-09": (
        1,
        [
            Case(lambda: posts(3, 2), trades("3 gold")),
            Case(lambda: merchants(3, 1), trades_more("1 gold"), (trades("2 gold"),)),
        ],
    ),
    "pr-10": (
        1,
        [
            # Six Archive cards, then eight.
            Case(lambda: reader(6), plays("A spend archive-cache", "A draw deck", "A draw deck")),
        ],
    ),
    "pr-11": (
        1,
        [
            # Two for an upgrade and one for each of two buildings make 4, out of Reward cards.
            Case(reuser, discards(3), (SHIP_UP, *TWO_BUILDS, plays("A extract resources")), "extract"),
            Case(reuser, builds("laser_cannon"), (discards(3), SHIP_UP, builds("command_center")), "consult"),
        ],
    ),
    "pr-12": (
        1,
        [
            # 1 + 1, one for each of three cards, and 3 + 3 make 11; trades and what was there before do not count.
            Case(
                lambda: gainer().has("A", 5, 5).hand("A", *BUILDS[:3]),
                GOLD,
                (
                    plays("A extract resources"),
                    discards(3),
                    plays(*CARGO),
                    plays("A trade", "A trade 1 gold"),
                ),
                "extract",
            )
        ],
    ),
    "pr-13": (1, [Case(spender, builds("command_center"), (spends_seven,))]),
    "pr-14": (
        1,
        [
            Case(lambda: on_tracks((3, 1), (1, 1)).has("A", gold=5), builds("gold_mine")),
            Case(lambda: on_tracks((2, 2), (1, 1)).has("A", gold=4), GOLD),
        ],
    ),
    "pr-15": (
        1,
        [
            Case(lambda: on_tracks((1, 1), (3, 1)).has("A", energy=5), builds("energy_plant")),
            Case(lambda: on_tracks((1, 1), (2, 2)).has("A", energy=4), ENERGY),
        ],
    ),
    "pr-16": (
        1,
        [
            Case(lambda: on_tracks((3, 1), (2, 1)), builds("energy_plant")),
            Case(lambda: on_tracks((2, 1), (3, 1)), builds("gold_mine")),
        ],
    ),
    "pr-17": (
        1,
        [
            Case(lambda: posts(3, 1), builds("trade_post", "a-right"), (trades("1 gold"),)),
            Case(lambda: posts(2, 2), trades("1 gold")),
        ],
    ),
    "pr-18": (
        2,
        [
            Case(lambda: on_tracks((2, 2), (1, 1)).has("A", gold=2, energy=4), builds("gold_mine")),
            Case(lambda: on_tracks((3, 2), (1, 1)).has("A", gold=5), GOLD),
        ],
    ),
    "pr-19": (1, [Case(lambda: fighter("tremor", "recruits"), conquers("a-left", "a-upper-left", 1, 6, 1))]),
    "pr-20": (1, [Case(lambda: Scene().has("A", reserve=2), plays("A extract troops", "A done"), (), "extract")]),
    "pr-21": (
        1,
        [
            # 3 and 3, then 3 more.
            Case(shipper, followed, (plays(*CARGO), plays("A spend salvage"))),
            Case(shipper, plays("A spend salvage"), (followed, plays(*CARGO))),
        ],
    ),
}
