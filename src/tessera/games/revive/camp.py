"""What belongs to one player beside the pieces in zones: the player board and the tribe board."""

from __future__ import annotations


class Camp:
    """One player's boards."""

    __slots__ = (
        "bonuses",
        "buildings",
        "charged",
        "cube",
        "discounts",
        "end_tile",
        "energy",
        "free_spaces",
        "hibernation",
        "known",
        "majors",
        "markers",
        "minors",
        "mods",
        "points",
        "progress",
        "resources",
        "sockets",
        "spots",
        "switch",
        "temple_bonus",
        "tiles",
        "tracks",
        "tribe",
        "triggers",
        "turned",
        "unlocked",
        "with_action",
        "works",
    )

    # Gears, books, food and crystals (REV-PSET-15).
    resources: list[int]
    # Blue points, and which bonus spaces of the point track were reached, as a mask (REV-PTS-02).
    points: int
    bonuses: int
    # Positions on the gray, green and yellow machine track, and reward spaces unlocked, as a mask (REV-TRK-02).
    tracks: list[int]
    unlocked: int
    # Markers on the progress track, and those left on the tribe board (REV-PROG-01, REV-PROG-02).
    progress: int
    markers: int
    # The space on the hibernation track, and whether the switch token is up (REV-PSET-06).
    hibernation: int
    switch: bool
    # Energy in the storage; machines that hold energy, as a mask of places (see rules/machines).
    energy: int
    charged: int
    # Places of machines that can be used, as a mask, and of those among them that go with an action.
    works: int
    with_action: int
    # By module space, and by spot for a special machine: the piece that lies there, or -1.
    sockets: list[int]
    spots: list[int]
    # By slot, in the order of its cards: whether each shows its bottom half, one bit a card (REV-SLOT-03).
    turned: list[int]
    # The side of the tribe board in use (-1 until it is known), unlocked technologies as a mask, tribe tiles left.
    tribe: int
    known: int
    tiles: int
    # Small and large buildings left (REV-COMP-09).
    buildings: list[int]
    # Major artifacts by colour, minor ones, the end game tile.
    majors: list[int]
    minors: int
    end_tile: bool
    # Solitaire: steps that the action cube has made (REV-SOLO-06).
    cube: int
    # What unlocked technologies do, for a quick look: standing effects and triggers as masks, kinds of space that
    # cost no range, food less from a temple, and discounts by twice the action, one more for a large building.
    mods: int
    triggers: int
    free_spaces: int
    temple_bonus: int
    discounts: list[int]

    def __init__(
        self,
        resources: list[int],
        points: int,
        bonuses: int,
        tracks: list[int],
        unlocked: int,
        progress: int,
        markers: int,
        hibernation: int,
        switch: bool,
        energy: int,
        charged: int,
        works: int,
        with_action: int,
        sockets: list[int],
        spots: list[int],
        turned: list[int],
        tribe: int,
        known: int,
        tiles: int,
        buildings: list[int],
        majors: list[int],
        minors: int,
        end_tile: bool,
        cube: int,
        mods: int,
        triggers: int,
        free_spaces: int,
        temple_bonus: int,
        discounts: list[int],
    ) -> None:
        self.resources = resources
        self.points = points
        self.bonuses = bonuses
        self.tracks = tracks
        self.unlocked = unlocked
        self.progress = progress
        self.markers = markers
        self.hibernation = hibernation
        self.switch = switch
        self.energy = energy
        self.charged = charged
        self.works = works
        self.with_action = with_action
        self.sockets = sockets
        self.spots = spots
        self.turned = turned
        self.tribe = tribe
        self.known = known
        self.tiles = tiles
        self.buildings = buildings
        self.majors = majors
        self.minors = minors
        self.end_tile = end_tile
        self.cube = cube
        self.mods = mods
        self.triggers = triggers
        self.free_spaces = free_spaces
        self.temple_bonus = temple_bonus
        self.discounts = discounts
