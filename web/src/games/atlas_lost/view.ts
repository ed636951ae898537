// What the server shows of a game of Atlas Lost: `view` in tessera/games/atlas_lost/view.py.

export interface Tech {
  id: string;
  slot: string;
  level: number;
  teams: readonly number[];
  economy: readonly number[];
  culture: number | null;
  front_runner: string | null;
}

export interface Tree {
  tree: string;
  position: string;
  techs: readonly Tech[];
  deck: number;
  discard: readonly string[];
}

export interface Tile {
  id: string;
  owner: number | null;
  values: readonly number[];
  minimum: number;
  required: Readonly<Record<string, number>>;
}

export interface Marker {
  side: string;
  space: number;
}

export interface Player {
  seat: number;
  research: number;
  data: number;
  command: number;
  tp: number;
  military: number;
  total_tp: number;
  markers: { research: Marker; data: Marker };
  influence: number;
  waiting: { research: number; data: number };
  income: { research: number; data: number };
  stock: { economy: number; culture: number; religion: number };
  track: readonly number[];
  ally_of: number | null;
  /** Ids of cards, or words such as "culture-card" for those that I may not see. */
  hand: readonly string[];
  hand_limit: number;
  looking: readonly string[];
  front_runners: readonly string[];
  installed: readonly string[];
  used: readonly string[];
  in_force: readonly string[];
}

export interface Npc {
  id: string;
  research: number;
  data: number;
  command: number;
  military: number;
  tp: number;
  track: readonly number[];
  ally_of: number | null;
}

export interface AtlasView {
  game: string;
  seat: number;
  turn: number;
  turns: number;
  first: number;
  asked: readonly number[];
  over: boolean;
  actions: { main: boolean; command: boolean; card: boolean };
  trees: readonly Tree[];
  influence: { spaces: number; markers: readonly number[]; reward_trees: readonly string[] };
  initiative: readonly Tile[];
  players: readonly Player[];
  npcs: readonly Npc[];
  gone: readonly string[];
  in_use: readonly string[];
}
