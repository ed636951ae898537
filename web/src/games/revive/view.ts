// What the server shows of a game of Revive: `view` in tessera/games/revive/view.py.
// Spaces are named by their hex `7,4`, or by their slot `R0C0` where a slot is one space. What I may not see is told as `?`.

export type Basic = 'gear' | 'book' | 'food';
export type Resource = Basic | 'crystal';
export type Colour = 'gray' | 'green' | 'yellow';
export type Half = 'top' | 'bottom';
export type Size = 'small' | 'large';
export type TileKind = 'forest' | 'temple' | 'target' | 'sand';
export type ArtifactKind = 'purple' | 'orange' | 'white' | 'minor';
export type SlotKind = 'large' | 'area' | 'start' | 'chasm';
export type SpaceKind =
  'sand' | 'forest' | 'mountain' | 'field' | 'location' | 'water' | 'large' | 'chasm' | 'vast_crystal';
export type CardSlotId = 'T1' | 'T2' | 'B1' | 'B2' | 'S5';
export type Node = 'A1' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3';
export type Hex = readonly [number, number];

/** One effect in the words of the catalogue: `{do: "gain", res: "gear", n: 2}`. */
export interface Effect {
  do: string;
  n?: number;
  res?: string;
  track?: string;
  times?: number;
  kind?: string;
  discount?: number;
  range?: number;
  action?: string;
  from?: string;
  tile?: string;
  max?: number;
  cost?: Readonly<Record<string, number>>;
  then?: readonly Effect[];
  each?: readonly Effect[];
  /** Of `choose` its lists, of `per` what is counted. */
  of?: string | readonly (readonly Effect[])[];
}

/** A place of the map for one tile. */
export interface Slot {
  id: string;
  kind: SlotKind;
  /** The tile that lies there face up. */
  tile: string | null;
  /** Whether it lies turned by half. */
  turned: boolean;
  /** What is printed on the back of a tile that lies face down. */
  cost: number | null;
  points: number | null;
  large: { id: string; side: string } | null;
  /** The spaces of a tile that is turned over but not laid yet, as it lies unturned. */
  cells: readonly { kind: SpaceKind }[] | null;
}

/** An action that is announced, with what machines and crates do for it. */
export interface Announced {
  action: string;
  range: number;
  discount: number;
  unlimited: boolean;
  /** The colour that was named for the card to be played. */
  color: Colour | null;
}

export interface Space {
  id: string;
  slot: string;
  hexes: readonly Hex[];
  /** null while its tile lies face down. */
  kind: SpaceKind | null;
  reward: readonly Effect[] | null;
  building: { seat: number; size: Size } | null;
  figures: readonly number[];
  tribe_tile: { seat: number; tile: TileKind } | null;
  /** The food for its range, if I acted there now, and the spaces that I pass. */
  range: number | null;
  path: readonly string[] | null;
}

export interface Crystal {
  id: string;
  hex: Hex;
  adjacent: readonly string[];
}

export interface Reach {
  range: number;
  path: readonly string[];
}

export interface PlacedCard {
  id: string;
  half: Half;
}

/** A card slot of a player board. */
export interface CardSlot {
  id: CardSlotId;
  open: boolean;
  vacant: boolean;
  cards: readonly PlacedCard[];
  /** One for each module space. */
  modules: readonly (string | null)[];
}

export interface Machine {
  /** Its id, or `tech:B3` for one on the tribe board. */
  place: string;
  id: string;
  /** Whether energy lies on it: it was used. */
  charged: boolean;
  in_use: boolean;
}

/** What is printed on the side of a tribe board: every side has lines, prices in books and points of its own. */
export interface Tree {
  /** From the lower row to the upper one. */
  links: readonly (readonly [Node, Node])[];
  cost: Readonly<Record<Node, number>>;
  points: Readonly<Record<Node, number>>;
  /** Technologies that trade at any time, and those that do something else at any time for a price. */
  swap: readonly Node[];
  call: readonly Node[];
}

export interface Player {
  seat: number;
  tribe: string | null;
  side: 'sun' | 'moon' | null;
  tree: Tree | null;
  resources: Readonly<Record<Resource, number>>;
  limits: Readonly<Record<Resource, number>>;
  points: number;
  /** With everything that is known by now; null where that would tell a secret. */
  score: number | null;
  tracks: Readonly<Record<Colour, number>>;
  unlocked: readonly string[];
  progress: number;
  /** Progress markers left on the tribe board. */
  markers: number;
  hibernation: number;
  switch: 'up' | 'down';
  /** Energy in the storage. */
  energy: number;
  cards: readonly string[];
  resting: readonly string[];
  slots: readonly CardSlot[];
  machines: readonly Machine[];
  /** For each special machine space from RW04 on. */
  spots: readonly (string | null)[];
  technologies: readonly Node[];
  available: readonly Node[];
  /** Tribe tiles left. */
  tiles: number;
  buildings: Readonly<Record<Size, number>>;
  figures: number;
  crates: { closed: readonly string[]; opened: readonly string[] };
  artifacts: Readonly<Record<ArtifactKind, number>>;
  end_tile: boolean;
  artifact_card: string | null;
  dealt: readonly string[];
  kept: readonly string[];
  /** Steps of the solitaire cube. */
  cube: number | null;
  counters: Readonly<Record<string, number>>;
}

export interface ReviveView {
  game: string;
  seat: number;
  solo: boolean;
  long: boolean;
  options: Readonly<Record<string, boolean>>;
  turn: number;
  first: number;
  active: number;
  acted: number;
  actions: number;
  moment: 'setup' | 'turn' | 'hibernation' | 'over';
  asked: readonly number[];
  over: boolean;
  announced: Announced | null;
  last_turns: number | null;
  end_tile: number | null;
  slots: readonly Slot[];
  spaces: readonly Space[];
  crystals: readonly Crystal[];
  tile_range: Readonly<Record<string, Reach>>;
  display: {
    cards: readonly string[];
    modules: readonly string[];
    machines: Readonly<Record<Colour, readonly string[]>>;
  };
  decks: {
    cards: number;
    modules: number;
    machines: Readonly<Record<Colour, number>>;
    crates: number;
    energy: number;
  };
  artifacts: { majors: Readonly<Record<'purple' | 'orange' | 'white', number>>; aside: number };
  gone: readonly string[];
  players: readonly Player[];
  tribes: readonly string[];
}
