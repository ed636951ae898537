"""Icons tell what sentences tell: the same words, drawn."""

from __future__ import annotations

import re

from tessera.games.the_warp import icons
from tessera.games.the_warp.library import glossary, load
from tests.rows import for_each


@for_each(
    ("card", "drawn"),
    [
        (
            "build-03",
            (
                "build discard_value gold 1 option gold 1 energy 1 arrow build trade_post"
                " option gold 2 energy 2 arrow build laser_cannon option gold 2 energy 2 arrow build command_center"
            ),
        ),
        (
            "upgrade-any",
            (
                "upgrade discard_value gold 1 energy 1 option gold 2 energy 2 discard 1 arrow upgrade any_type"
                " option gold 3 energy 3 arrow upgrade any_type draw 2"
            ),
        ),
        (
            "reinforce",
            (
                "combat discard_value energy 1 supporter cost gold -1 energy -1"
                " option gold 1 energy 1 arrow troop +1 option gold 2 energy 2 arrow troop +2"
            ),
        ),
        (
            "pincer",
            (
                "combat discard_value gold 1 requires pincer option resource 1 arrow die +1"
                " option gold 1 energy 2 arrow die +2"
            ),
        ),
        (
            "defect",
            (
                "combat discard_value energy 1 option gold 2 energy 1 arrow remove_troop 1 compensate"
                " option gold 2 energy 3 arrow swap_troop 1 compensate"
            ),
        ),
    ],
)
def test_a_card_shows_its_options_behind_their_prices(card: str, drawn: str) -> None:
    assert " ".join(icons.card_icons(load().cards[card])) == drawn


@for_each(
    ("mission", "drawn"),
    [
        (
            "pg-02",
            (
                "progress points 1 requires this_turn build energy_plant 1 requires control energy_plant 2 requires"
                " control area 4"
            ),
        ),
        ("pr-05", "prosperity points 1 requires control area 5 requires pay gold 5 energy 5"),
        ("cq-04", "conquest points 1 requires this_turn win attacker uphill 1"),
        (
            "cq-20",
            "conquest points 1 requires control area 2 gold not colony requires control area 2 energy not colony",
        ),
        ("pi-civilization", "pioneering points 2 requires control any_type 7 requires control building 14"),
        ("pi-king-of-average", "pioneering points 3 requires track 4 position 3 at_most 6"),
        ("pi-concealed-weaponry", "pioneering points 2 requires game_end most hand combat"),
    ],
)
def test_a_mission_shows_its_points_and_conditions(mission: str, drawn: str) -> None:
    assert " ".join(icons.mission_icons(load().missions[mission])) == drawn


@for_each(
    ("race", "drawn"),
    [
        (
            "darja-shadows",
            (
                "active attack_declared limit_combat attacker exiled attacker troop at_most 2 arrow no_support"
                " reward_ability reward 2 arrow steal opponent card 1 resource 2"
                " exiled_ability area_attacked arrow face_up"
            ),
        ),
        (
            "silna-officials",
            (
                "active passive arrow replenish private_mission cost -1 replenish private_mission look +1"
                " reward_ability reward 2 limit_game permanent arrow private_mission +1 mission_switch 1"
                " exiled_ability everyone arrow replenish private_mission cost +1"
            ),
        ),
        (
            "solca-mercenaries",
            (
                "active activated limit_turn resource 3 arrow troop 1 area or reserve"
                " reward_ability reward 2 arrow troop 2 area or reserve move 1"
                " exiled_ability area_attacked arrow attacker pay resource 2 arrow defender die -1"
            ),
        ),
    ],
)
def test_a_race_shows_its_three_roles(race: str, drawn: str) -> None:
    assert " ".join(icons.race_icons(load().races[race])) == drawn


def test_guardians_tokens_rewards_and_tracks_are_drawn() -> None:
    library = load()

    assert " ".join(icons.guardian_icons(library.guardians["silna-officials"])) == (
        "die 2 multiplier 2 slot 3 conquer_points 2 turn_points 1 end_points 1 points 1 per pioneering 1"
    )
    assert icons.ability_icons(library.abilities["dearer-cards"]) == [
        *("opponent", "combat", "cost", "gold", "+1", "energy", "+1")
    ]
    assert icons.reward_icons(library.rewards["prefab-command-center"]) == [
        *("resource", "1", "arrow", "build", "command_center")
    ]
    assert icons.reward_icons(library.rewards["prefab-gold-mine"]) == ["free", "build", "gold_mine"]
    assert icons.reward_icons(library.rewards["tremor"]) == ["terrashift", "+1", "-1"]
    assert " ".join(icons.track_icons(library.tracks["gold"])) == (
        "gold_track position 1 gold 1 position 3 gold 2 position 6 gold 3"
        " bonus position 8 own_troops win reward +1 own_troops flip 1"
    )
    assert icons.standing_icons(library.standing["sentry-tower"]) == [
        *("sentry_tower", "attacker", "defender", "die_value", "+1")
    ]


def test_everything_drawn_is_a_term_or_a_number() -> None:
    library, known = load(), glossary()
    drawn = [icons.card_icons(record) for record in library.cards.values()]
    drawn += [icons.mission_icons(record) for record in library.missions.values()]
    drawn += [icons.race_icons(record) for record in library.races.values()]
    drawn += [icons.guardian_icons(record) for record in library.guardians.values()]
    drawn += [icons.ability_icons(record) for record in library.abilities.values()]
    drawn += [icons.reward_icons(record) for record in library.rewards.values()]

    strange = {code for shown in drawn for code in shown if code not in known and not re.fullmatch(r"[+-]?\d+", code)}

    assert strange == set()


def test_the_options_of_a_card_can_be_told_apart() -> None:
    for record in load().cards.values():
        drawn = icons.card_icons(record)

        assert drawn.count("option") == len(record["option"]), record["id"]
        assert drawn[0] == record["kind"]
