"""What belongs to one player beside the cards in zones: counts, and what the tableau adds up to."""

from __future__ import annotations


class Empire:
    """One player's empire.

    Figures and lists of powers are those of the cards in force: the tableau as it was when the phase began
    (RFTG-ROUND-06, RFTG-ROUND-07, RFTG-ROUND-08). Cards placed since wait in `fresh`.
    """

    __slots__ = (
        "acts",
        "bonus_drawn",
        "boost",
        "boost_at",
        "boosted",
        "boosted_cards",
        "chips",
        "consume",
        "count",
        "develop",
        "discarded",
        "earned",
        "explore",
        "exposed",
        "figures",
        "fresh",
        "has_card",
        "kind",
        "laden",
        "late",
        "lost",
        "made",
        "makers",
        "markers",
        "picked",
        "placing",
        "prestige",
        "produce",
        "settle",
        "settled",
        "temporary",
        "trade",
        "turned",
        "used",
    )

    chips: int
    prestige: int
    # Prestige earned in this phase (RFTG-PRESTIGE-06).
    earned: int
    # Whether the prestige/search card is still there (RFTG-PRESTIGE-16).
    has_card: bool
    # Sums over the cards in force (see figures), and those of their powers that need more than a sum, each as piece
    # * 16 and its place on the card.
    figures: list[int]
    explore: list[int]
    develop: list[int]
    settle: list[int]
    trade: list[int]
    consume: list[int]
    produce: list[int]
    late: list[int]
    # Production worlds in force that produce by themselves.
    makers: list[int]
    # Cards placed in this phase, and whether any left.
    fresh: list[int]
    lost: bool
    # Worlds with a good, in the order of the cards in the goods zone; and those whose good is a mere marker.
    laden: list[int]
    markers: list[int]
    # The kind of the multi-kind world, -1 without it; and whether it was the last thing turned.
    kind: int
    turned: bool
    # The actions chosen: a mask, for each of Develop and Settle how often (low and high half), and the prestige bonus.
    picked: int
    count: int
    boost: int
    boost_at: int
    # Powers already used in this phase.
    used: list[int]
    # Settle: the world being placed, actions used, worlds placed from hand, the bonus card and temporary Military; hand
    # cards spent on it by the use that is going on, and for each one before that the power that it was spent for.
    placing: int
    acts: int
    settled: int
    bonus_drawn: bool
    temporary: int
    boosted_cards: int
    boosted: list[int]
    # Goods produced in this phase, by kind.
    made: list[int]
    # Cards discarded for the hand limit at this round's end.
    discarded: int
    # Whether others may know cards of the hand.
    exposed: bool

    def __init__(
        self,
        chips: int,
        prestige: int,
        earned: int,
        has_card: bool,
        figures: list[int],
        explore: list[int],
        develop: list[int],
        settle: list[int],
        trade: list[int],
        consume: list[int],
        produce: list[int],
        late: list[int],
        makers: list[int],
        fresh: list[int],
        lost: bool,
        laden: list[int],
        markers: list[int],
        kind: int,
        turned: bool,
        picked: int,
        count: int,
        boost: int,
        boost_at: int,
        used: list[int],
        placing: int,
        acts: int,
        settled: int,
        bonus_drawn: bool,
        temporary: int,
        boosted_cards: int,
        boosted: list[int],
        made: list[int],
        discarded: int,
        exposed: bool,
    ) -> None:
        self.chips = chips
        self.prestige = prestige
        self.earned = earned
        self.has_card = has_card
        self.figures = figures
        self.explore = explore
        self.develop = develop
        self.settle = settle
        self.trade = trade
        self.consume = consume
        self.produce = produce
        self.late = late
        self.makers = makers
        self.fresh = fresh
        self.lost = lost
        self.laden = laden
        self.markers = markers
        self.kind = kind
        self.turned = turned
        self.picked = picked
        self.count = count
        self.boost = boost
        self.boost_at = boost_at
        self.used = used
        self.placing = placing
        self.acts = acts
        self.settled = settled
        self.bonus_drawn = bonus_drawn
        self.temporary = temporary
        self.boosted_cards = boosted_cards
        self.boosted = boosted
        self.made = made
        self.discarded = discarded
        self.exposed = exposed
