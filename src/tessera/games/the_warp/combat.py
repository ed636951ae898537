"""One combat, as far as it has come."""

from __future__ import annotations


class Combat:
    """The combat going on, from the declaration to its end (WARP-ATK-01)."""

    __slots__ = (
        "against",
        "attack_by",
        "attack_dice",
        "attack_fx",
        "attack_fx_by",
        "attack_limit",
        "attack_power",
        "attack_tools",
        "attack_touched",
        "attacker",
        "attackers",
        "base_attack",
        "base_defence",
        "bribing",
        "color",
        "declared",
        "defence_by",
        "defence_dice",
        "defence_fx",
        "defence_fx_by",
        "defence_limit",
        "defence_power",
        "defence_tools",
        "defence_touched",
        "defender",
        "defenders",
        "no_support",
        "offer",
        "offer_cards",
        "offer_rewards",
        "open_cards",
        "options",
        "origin",
        "result",
        "rolled_defenders",
        "roller",
        "settled",
        "ship",
        "supporters",
        "target",
    )

    # The seat that attacks, -1 between combats.
    attacker: int
    origin: int
    target: int
    # An Exiled Race, a player or the Guardian; the defending seat, or -1; the colour of the Exiled Race, or -1.
    against: int
    defender: int
    color: int
    # Troops declared; and those that fight now, on both sides.
    declared: int
    attackers: int
    defenders: int
    ship: bool
    # Multipliers before additions (WARP-DIC-12).
    base_attack: int
    base_defence: int
    # Who rolls for an Exiled Race or the Guardian (WARP-DIC-04).
    roller: int
    # How many cards each side may play, and whether some are forbidden or open.
    attack_limit: int
    defence_limit: int
    no_support: bool
    open_cards: bool
    # Who played the face-down cards, in the order played; they lie in the zones of these seats.
    attack_by: list[int]
    defence_by: list[int]
    # Which defending card is being bribed away (WARP-GAT-19).
    bribing: int
    # Chosen at the reveal: seat, number of the card among the seat's, option, Gold and Energy; five numbers each.
    options: list[int]
    # Seats that support with a card still in play.
    supporters: list[int]
    # Effects in force by number, and whose they are, -1 for nobody's.
    attack_fx: list[int]
    attack_fx_by: list[int]
    defence_fx: list[int]
    defence_fx_by: list[int]
    attack_dice: list[int]
    defence_dice: list[int]
    # Rerolls and flips: for each effect its kind and size; and how often each die was rerolled, then flipped.
    attack_tools: list[int]
    defence_tools: list[int]
    attack_touched: list[int]
    defence_touched: list[int]
    attack_power: int
    defence_power: int
    # Defending Troops when the dice were rolled.
    rolled_defenders: int
    # Conquered, held, emptied, or not yet known.
    result: int
    # The bribe being spoken of: Gold, Energy, Troops, unnamed Archive cards, unnamed Reward cards.
    offer: list[int]
    # Named cards: pieces in an offer, numbers of cards in a counter offer.
    offer_cards: list[int]
    offer_rewards: list[int]
    # Which kinds of goods the offer has settled, as a mask.
    settled: int

    def __init__(
        self,
        attacker: int,
        origin: int,
        target: int,
        against: int,
        defender: int,
        color: int,
        declared: int,
        attackers: int,
        defenders: int,
        ship: bool,
        base_attack: int,
        base_defence: int,
        roller: int,
        attack_limit: int,
        defence_limit: int,
        no_support: bool,
        open_cards: bool,
        attack_by: list[int],
        defence_by: list[int],
        bribing: int,
        options: list[int],
        supporters: list[int],
        attack_fx: list[int],
        attack_fx_by: list[int],
        defence_fx: list[int],
        defence_fx_by: list[int],
        attack_dice: list[int],
        defence_dice: list[int],
        attack_tools: list[int],
        defence_tools: list[int],
        attack_touched: list[int],
        defence_touched: list[int],
        attack_power: int,
        defence_power: int,
        rolled_defenders: int,
        result: int,
        offer: list[int],
        offer_cards: list[int],
        offer_rewards: list[int],
        settled: int,
    ) -> None:
        self.attacker = attacker
        self.origin = origin
        self.target = target
        self.against = against
        self.defender = defender
        self.color = color
        self.declared = declared
        self.attackers = attackers
        self.defenders = defenders
        self.ship = ship
        self.base_attack = base_attack
        self.base_defence = base_defence
        self.roller = roller
        self.attack_limit = attack_limit
        self.defence_limit = defence_limit
        self.no_support = no_support
        self.open_cards = open_cards
        self.attack_by = attack_by
        self.defence_by = defence_by
        self.bribing = bribing
        self.options = options
        self.supporters = supporters
        self.attack_fx = attack_fx
        self.attack_fx_by = attack_fx_by
        self.defence_fx = defence_fx
        self.defence_fx_by = defence_fx_by
        self.attack_dice = attack_dice
        self.defence_dice = defence_dice
        self.attack_tools = attack_tools
        self.defence_tools = defence_tools
        self.attack_touched = attack_touched
        self.defence_touched = defence_touched
        self.attack_power = attack_power
        self.defence_power = defence_power
        self.rolled_defenders = rolled_defenders
        self.result = result
        self.offer = offer
        self.offer_cards = offer_cards
        self.offer_rewards = offer_rewards
        self.settled = settled
