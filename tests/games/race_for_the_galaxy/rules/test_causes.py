"""What the log says something came from: the clause of the power that brought it, and the card that the power is on."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.idle import idle
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def told(scene: Scene, *keys: str) -> list[str]:
    """The events with these keys as they were told, in order, cards by their names; clauses without RFTG-."""
    found = []
    for event in scene.game.events:
        if event.key in keys:
            words = [
                scene.state.piece_name(int(word.removeprefix("card:"))) if word.startswith("card:") else word
                for word in event.words
            ]
            found.append(" ".join([event.key, event.clause.removeprefix("RFTG-"), *words]))
    return found


# Explore


@clause("RFTG-EXPLORE-03")
@for_each(
    ("action", "cards", "line"),
    [
        ("develop", (), "explore EXPLORE-01 2 1"),
        ("explore-5", (), "explore EXPLORE-03 7 1 bonus:explore-5"),
        ("explore-1", (), "explore EXPLORE-03 3 2 bonus:explore-1"),
        ("explore-1", ("expedition-force",), "explore EXPLORE-03 4 2 bonus:explore-1 expedition-force"),
        ("develop", ("research-labs",), "explore EXPLORE-03 2 2 research-labs"),
        # One card draws, another keeps, and one does both: each is named once, what draws first.
        (
            "develop",
            ("research-labs", "galactic-renaissance", "expedition-force"),
            "explore EXPLORE-03 5 3 galactic-renaissance expedition-force research-labs",
        ),
        ("develop", ("blaster-runners",), "explore EXPLORE-03 2 1 blaster-runners"),
    ],
)
def test_a_draw_in_explore_names_bonuses_and_cards(action: str, cards: tuple[str, ...], line: str) -> None:
    scene = Scene(sets="set3").tableau("A", *cards).hand("A", "gem-world", "spice-world")

    scene.round(A=action, B="explore-5")

    assert told(scene, "explore")[0] == line


@clause("RFTG-EXPLORE-06", "RFTG-PRESTIGE-19")
@for_each(
    ("action", "cards", "line"),
    [
        ("develop", ("blaster-runners",), "discard EXPLORE-06 1 blaster-runners"),
        ("prestige explore-5", ("blaster-runners",), "discard EXPLORE-06 11 bonus:prestige-explore-5 blaster-runners"),
        ("prestige explore-1", (), "discard EXPLORE-06 6 bonus:prestige-explore-1"),
    ],
)
def test_a_discard_after_mixing_names_what_mixed(action: str, cards: tuple[str, ...], line: str) -> None:
    scene = Scene(sets="set3").tableau("A", *cards).has("A", prestige=1)

    idle(scene.round(A=action, B="explore-5"), until="action")

    assert told(scene, "discard") == [line]


@clause("RFTG-PRESTIGE-19")
def test_a_prestige_bonus_on_another_action_mixes_nothing() -> None:
    scene = Scene(sets="set3").tableau("A", "blaster-runners").has("A", prestige=1)

    idle(scene.round(A="prestige develop", B="explore-5"), until="action")

    assert told(scene, "discard") == ["discard EXPLORE-06 1 blaster-runners"]


# Develop


@clause("RFTG-DEVELOP-07", "RFTG-DEVELOP-08")
def test_draws_at_the_start_of_develop_are_told_by_their_powers() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-power-brokers", "interstellar-bank", "galactic-bankers")
    scene.tableau("A", "information-hub", "investment-credits")

    scene.round(B="develop")

    assert told(scene, "draw") == [
        "draw DEVELOP-07 2 interstellar-bank galactic-bankers",
        "draw DEVELOP-08 2 galactic-power-brokers",
        "draw DEVELOP-08 1 information-hub",
    ]


@clause("RFTG-DEVELOP-07", "RFTG-ROUND-11")
def test_where_cards_run_out_the_last_parts_go_short() -> None:
    scene = Scene(sets="set3").tableau("A", "interstellar-bank", "galactic-bankers", "galactic-power-brokers")
    scene.tableau("A", "information-hub").deck("gem-world", "spice-world", "comet-zone", rest=False)

    scene.round(B="develop")

    assert told(scene, "draw") == [
        "draw DEVELOP-07 2 interstellar-bank galactic-bankers",
        "draw DEVELOP-08 1 galactic-power-brokers",
    ]


@clause("RFTG-DEVELOP-07")
def test_who_draws_nothing_is_not_told_of() -> None:
    scene = Scene(sets="set3").tableau("A", "investment-credits").hand("A", "gem-world")

    scene.round(B="develop")

    assert told(scene, "draw", "discard") == []


@clause("RFTG-DEVELOP-16")
def test_a_draw_after_a_development_names_its_cards() -> None:
    scene = Scene().tableau("A", "public-works", "interstellar-bank").hand("A", "contact-specialist").fill("A", 3)

    idle(scene.round(B="develop").play("A develop contact-specialist"))

    assert told(scene, "draw") == ["draw DEVELOP-07 1 interstellar-bank", "draw DEVELOP-16 1 public-works"]


# Settle


@clause("RFTG-SETTLE-04", "RFTG-SETTLE-37", "RFTG-SETTLE-38")
@for_each(
    ("action", "cards", "lines"),
    [
        ("settle", (), ["draw SETTLE-04 1 bonus:settle"]),
        ("prestige settle", (), ["draw SETTLE-04 1 bonus:prestige-settle"]),
        (
            "double",
            ("terraforming-robots", "galactic-markets"),
            ["draw SETTLE-37 2 terraforming-robots galactic-markets"],
        ),
        ("double", ("replicant-robots", "imperium-fuel-depot"), ["draw SETTLE-38 2 imperium-fuel-depot"]),
        (
            "settle",
            ("imperium-fuel-depot", "mining-robots", "terraforming-robots"),
            [
                "draw SETTLE-04 1 bonus:settle",
                "draw SETTLE-37 1 terraforming-robots",
                "draw SETTLE-38 2 imperium-fuel-depot",
            ],
        ),
        ("double", ("replicant-robots",), []),
    ],
)  # fmt: skip
def test_draws_for_a_world_are_told_by_bonus_and_powers(action: str, cards: tuple[str, ...], lines: list[str]) -> None:
    scene = Scene(sets="set3").tableau("A", *cards).hand("A", "refugee-world").has("A", prestige=1).leads("B")

    scene.round(A=action, B="settle").play("A settle refugee-world")

    assert told(scene, "draw") == lines


# Consume


@clause(
    "RFTG-CONSUME-06", "RFTG-CONSUME-08", "RFTG-CONSUME-12", "RFTG-CONSUME-13", "RFTG-CONSUME-18", "RFTG-CONSUME-19",
    "RFTG-CONSUME-21", "RFTG-CONSUME-22", "RFTG-CONSUME-23", "RFTG-CONSUME-24",
)  # fmt: skip
@for_each(
    ("power", "lines"),
    [
        ("old-earth", ["use CONSUME-02 old-earth", "chips CONSUME-06 2 old-earth 1"]),
        ("galactic-resort", ["use CONSUME-02 galactic-resort", "chips CONSUME-06 1 galactic-resort 1",
                             "draw CONSUME-06 1 galactic-resort"]),
        ("federation-capital", ["use CONSUME-02 federation-capital", "prestige CONSUME-23 1 federation-capital"]),
        ("merchant-world", ["use CONSUME-10 merchant-world", "chips CONSUME-08 2 merchant-world 1"]),
        ("randd-crash-program", ["use CONSUME-10 randd-crash-program", "draw CONSUME-21 1 randd-crash-program"]),
        ("alien-guardian", ["use CONSUME-10 alien-guardian", "prestige CONSUME-22 1 alien-guardian"]),
        ("pilgrimage-world", ["use CONSUME-13 pilgrimage-world", "chips CONSUME-13 2 pilgrimage-world 1"]),
        ("diversified-economy", ["use CONSUME-12 diversified-economy", "chips CONSUME-12 3 diversified-economy 1"]),
        ("galactic-exchange", ["use CONSUME-19 galactic-exchange", "chips CONSUME-19 3 galactic-exchange 1",
                               "draw CONSUME-19 3 galactic-exchange"]),
        ("galactic-power-brokers", ["use CONSUME-24 galactic-power-brokers",
                                    "spend_prestige CONSUME-24 1 galactic-power-brokers",
                                    "draw CONSUME-24 3 galactic-power-brokers"]),
    ],
)  # fmt: skip
def test_what_a_consume_power_gives_is_told_by_what_it_is(power: str, lines: list[str]) -> None:
    scene = Scene(sets="set3").tableau("A", power, "gem-world", "comet-zone", "lost-species-ark-world")
    scene.has("A", prestige=1).leads("B").hand("A", "spice-world", "artist-colony")
    scene.good("A", "gem-world", "comet-zone", "lost-species-ark-world").round(B="double")

    for _ in range(6):
        if scene.asked()[:1] in (["A consume"], ["A consume-goods"], ["A consume-kind"], ["A consume-hand"]):
            question = scene.question("A")
            ids = [option.id for option in question.options if option.id != "done"]
            scene.game.play(0, ids[: question.pick[1]])

    assert told(scene, "use", "chips", "draw", "prestige", "spend_prestige") == lines


@clause("RFTG-CONSUME-18")
def test_the_toy_shop_is_told_by_its_own_good() -> None:
    scene = Scene(sets="set1").tableau("A", "alien-toy-shop").good("A", "alien-toy-shop").round(A="double")

    assert told(scene, "use", "chips") == ["use CONSUME-18 alien-toy-shop", "chips CONSUME-18 4 alien-toy-shop 2"]


# Produce


@clause("RFTG-PRODUCE-09", "RFTG-PRODUCE-10", "RFTG-PRODUCE-13", "RFTG-PRODUCE-16", "RFTG-PRODUCE-24")
@for_each(
    ("power", "worlds", "line"),
    [
        ("pan-galactic-league", ("lost-species-ark-world",), "draw PRODUCE-09 1 pan-galactic-league"),
        ("imperium-lords", ("pirate-world",), "draw PRODUCE-16 1 imperium-lords"),
        ("uplift-code", ("aquatic-uplift-race",), "draw PRODUCE-16 2 uplift-code"),
        ("mining-conglomerate", ("comet-zone",), "draw PRODUCE-10 2 mining-conglomerate"),
        ("pan-galactic-affluence", ("comet-zone",), "draw PRODUCE-13 1 pan-galactic-affluence"),
        ("merchant-guild", (), "draw PRODUCE-24 2 merchant-guild"),
    ],
)
def test_draws_in_produce_are_told_by_what_is_counted(power: str, worlds: tuple[str, ...], line: str) -> None:
    scene = Scene(sets="set3").tableau("A", power, *worlds)

    scene.round(B="produce")

    assert line in told(scene, "draw")


# Trade


@clause("RFTG-TRADE-03", "RFTG-TRADE-05", "RFTG-TRADE-08")
@for_each(
    ("cards", "world", "line"),
    [
        # For any good; for its kind; for the good of that world itself; by worlds counted; none for another kind.
        (("export-duties",), "gem-world", "sell TRADE-01 gem-world 3 bonus:trade export-duties"),
        (("space-port",), "comet-zone", "sell TRADE-01 comet-zone 5 bonus:trade space-port"),
        (("space-port",), "gem-world", "sell TRADE-01 gem-world 2 bonus:trade"),
        (("pirate-world",), "pirate-world", "sell TRADE-01 pirate-world 5 bonus:trade pirate-world"),
        (("pirate-world",), "gem-world", "sell TRADE-01 gem-world 2 bonus:trade"),
        (
            ("clandestine-uplift-lab", "aquatic-uplift-race"),
            "lost-species-ark-world",
            "sell TRADE-01 lost-species-ark-world 6 bonus:trade clandestine-uplift-lab",
        ),
        (("clandestine-uplift-lab", "aquatic-uplift-race"), "gem-world", "sell TRADE-01 gem-world 2 bonus:trade"),
        (
            ("export-duties", "clandestine-uplift-lab", "merchant-world", "pirate-world"),
            "pirate-world",
            "sell TRADE-01 pirate-world 8 bonus:trade export-duties merchant-world pirate-world",
        ),
    ],
)
def test_a_sale_names_the_cards_that_add_to_it(cards: tuple[str, ...], world: str, line: str) -> None:
    scene = Scene(sets="set3").tableau("A", *cards).has("B", prestige=9)
    if world not in cards:
        scene.tableau("A", world)

    scene.good("A", world).round(A="trade")

    assert told(scene, "sell") == [line]


@clause("RFTG-TRADE-06", "RFTG-TRADE-08")
def test_a_good_that_cannot_be_traded_is_sold_by_a_power() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-oort-cloud-refinery", "trade-league", "export-duties")
    scene.kind("A", "alien").good("A", "alien-oort-cloud-refinery").has("B", prestige=9)

    scene.round(A="trade")

    # 5 for Alien technology, 1 by Export Duties and 1 by Trade League, which is named once.
    assert told(scene, "sell") == ["sell TRADE-08 alien-oort-cloud-refinery 7 trade-league export-duties"]


@clause("RFTG-TRADE-06", "RFTG-TRADE-01")
def test_other_goods_are_traded_beside_one_that_cannot_be() -> None:
    scene = Scene(sets="set3").tableau("A", "export-duties", "alien-oort-cloud-refinery", "gem-world", "pirate-world")
    scene.good("A", "alien-oort-cloud-refinery", "gem-world", "pirate-world").round(A="trade")

    assert scene.options("A") == ["sell gem-world", "sell pirate-world"]


# Raised Military


@clause("RFTG-SETTLE-14", "RFTG-SETTLE-15", "RFTG-SETTLE-16", "RFTG-SETTLE-17")
@for_each(
    ("cards", "play", "lines"),
    [
        (
            ("new-military-tactics", "replicant-robots"),
            "discard new-military-tactics",
            ["discard_card SETTLE-14 new-military-tactics pirate-world", "raised SETTLE-14 3 3 new-military-tactics"],
        ),
        (
            ("alien-booby-trap", "rebel-fuel-refinery"),
            "prestige alien-booby-trap",
            ["spend_prestige SETTLE-16 1 alien-booby-trap", "raised SETTLE-16 3 3 alien-booby-trap"],
        ),
        (
            ("expedition-force", "rebel-fuel-refinery", "comet-zone"),
            "good comet-zone",
            ["raised SETTLE-17 2 2 rebel-fuel-refinery"],
        ),
        (
            ("space-mercenaries", "mercenary-fleet"),
            "hand gem-world",
            ["raise_hand SETTLE-15 1 space-mercenaries mercenary-fleet",
             "raised SETTLE-15 1 1 space-mercenaries mercenary-fleet"],
        ),
    ],
)  # fmt: skip
def test_what_raises_military_is_told_with_its_card(cards: tuple[str, ...], play: str, lines: list[str]) -> None:
    scene = Scene(sets="set3").tableau("A", *cards, "improved-logistics").has("A", prestige=1).has("B", prestige=9)
    if "comet-zone" in cards:
        scene.good("A", "comet-zone")
    scene.hand("A", "pirate-world", "gem-world", "spice-world").round(B="settle").play("A settle pirate-world")

    if f"{play}" in (scene.options("A") if scene.asked() == ["A raise"] else []):
        scene.play(f"A {play}")

    assert told(scene, "discard_card", "spend_prestige", "raised", "raise_hand") == lines


@clause("RFTG-SETTLE-15", "RFTG-ROUND-10")
def test_a_hand_card_names_only_the_powers_that_are_left() -> None:
    scene = Scene(sets="set3").tableau("A", "primitive-rebel-world", "space-mercenaries", "improved-logistics")
    scene.hand("A", "rebel-miners", "malevolent-lifeforms", "gem-world", "spice-world", "comet-zone").round(B="settle")

    scene.play("A settle rebel-miners", "A hand gem-world", "A enough")
    scene.play("A second malevolent-lifeforms", "A hand spice-world")

    # The one card was put down to Primitive Rebel World; for the second conquest only Space Mercenaries are left.
    assert told(scene, "raise_hand") == [
        "raise_hand SETTLE-15 1 primitive-rebel-world space-mercenaries",
        "raise_hand SETTLE-15 1 space-mercenaries",
        "raise_hand SETTLE-15 1 space-mercenaries",
    ]
