// What the server shows of a game of The Warp: `view` in tessera/games/the_warp/view.py.
// Cards are named by piece: `build-05`, and `build-any.2` for one of several copies. A card that I may not see is told by
// its back: `archive`, `reward`.

export type Resource = 'gold' | 'energy';
export type Colour = 'green' | 'yellow';
export type MissionType = 'progress' | 'prosperity' | 'conquest' | 'pioneering';
export type Ladder = 'command_center' | 'gold_mine' | 'energy_plant' | 'trade_post' | 'assault_ship';
export type Building = Ladder | 'laser_cannon' | 'sentry_tower';
export type TrackName = 'command' | 'gold' | 'energy' | 'trade';
export type Moment = 'setup' | 'extract' | 'consult' | 'action' | 'acted' | 'moving' | 'replenish';

export interface Area {
  id: string;
  q: number;
  r: number;
  zone: 'player' | 'connect' | 'central';
  /** In whose zone it lies. */
  owner: number | null;
  colony: boolean;
  gate: boolean;
  symbols: readonly Resource[];
  /** The multiplier on the map, and the one in force. */
  printed: number;
  multiplier: number;
  /** A seat, or who else is there. */
  holder: number | 'empty' | 'exiled' | 'hidden' | 'guardian';
  troops: number;
  color: Colour | null;
  buildings: Readonly<Partial<Record<Building, number>>>;
  /** Buildings in the colour of somebody else than the holder. */
  foreign: readonly { building: Building; seat: number; count: number }[];
}

export interface Guardian {
  race: string;
  dice: number;
  /** What has been taken from its dice, as a negative number. */
  modifier: number;
  multiplier: number;
  limit: number;
  abilities: readonly string[];
}

/** One condition of a mission. */
export interface Step {
  have: number;
  need: number;
  met: boolean;
}

export interface Mission {
  /** null where only its back is known. */
  id: string | null;
  type: MissionType;
  points: number | null;
  progress: readonly Step[] | null;
}

export interface Track {
  position: number;
  yields: number;
  bonus: boolean;
}

export interface Player {
  seat: number;
  team: number | null;
  races: readonly string[];
  copied: string | null;
  /** Races whose lasting Reward Ability is paid for. */
  bought: readonly string[];
  /** Behind the screen: null for others. */
  gold: number | null;
  energy: number | null;
  reserve: number | null;
  supply: number | null;
  on_board: number;
  areas: readonly string[];
  hand: readonly string[];
  hand_limit: number;
  rewards: readonly string[];
  reward_limit: number;
  missions: readonly Mission[];
  mission_limit: number;
  /** Missions to choose from. */
  dealt: readonly string[];
  done: readonly string[];
  points: number;
  /** With those of the teammate. */
  score: number;
  tokens: number;
  levels: Readonly<Record<Ladder, number>>;
  buildings: Readonly<Record<Building, number>>;
  miniatures: Readonly<Partial<Record<Building, number>>>;
  tracks: Readonly<Record<TrackName, Track>>;
  trade_limit: number;
  traded: boolean;
  fired: readonly string[];
  /** Missions that could be completed now. */
  ready: readonly string[] | null;
}

export interface CombatCard {
  seat: number;
  /** null while it lies face down. */
  card: string | null;
  /** From 1; 0 where none was taken. */
  option: number | null;
  gold: number | null;
  energy: number | null;
}

export interface Modifier {
  op: string;
  n: number;
  factor: number | null;
  by: number | null;
}

export interface Side {
  troops: number;
  card_limit: number;
  cards: readonly CombatCard[];
  effects: readonly Modifier[];
  dice: readonly number[];
  /** The dice after bonuses. */
  values: readonly number[];
  tools: { reroll: number; flip: number };
  base: number;
  multiplier: number;
  power: number;
}

export interface Offer {
  counter: boolean;
  proposed: boolean;
  gold: number;
  energy: number;
  troops: number;
  cards: number;
  rewards: number;
  named_cards: readonly string[];
  named_rewards: readonly string[];
}

export interface Combat {
  attacker: number;
  origin: string;
  target: string;
  against: 'exiled' | 'player' | 'guardian';
  defender: number | null;
  color: Colour | null;
  ship: boolean;
  roller: number | null;
  no_support: boolean;
  open_cards: boolean;
  supporters: readonly number[];
  attack: Side;
  defence: Side;
  offer: Offer | null;
  result: 'conquered' | 'held' | 'emptied' | null;
}

/** Something that a question is about: a piece, and a building of it where that is meant. */
export interface About {
  piece: string;
  building: Building | null;
}

export interface WarpView {
  game: string;
  seat: number;
  side: 'A' | 'B';
  pioneering: 'basic' | 'advanced';
  teams: boolean;
  solo: boolean;
  /** So many points bring the last rounds. */
  goal: number;
  round: number;
  last_round: number | null;
  first: number;
  active: number;
  moment: Moment;
  moves: number;
  asked: readonly number[];
  over: boolean;
  areas: readonly Area[];
  worm_holes: readonly string[];
  /** Areas that were raised or lowered in this turn. */
  shifted: readonly string[];
  exiled: Readonly<Partial<Record<Colour, string>>>;
  guardian: Guardian | null;
  grey: Readonly<Partial<Record<Building, number>>>;
  draft: { piles: readonly (readonly string[])[]; aside: readonly string[] } | null;
  line_up: readonly string[];
  deck: number;
  discard: readonly string[];
  reward_deck: number;
  reward_discard: readonly string[];
  mission_decks: Readonly<Partial<Record<MissionType, number>>>;
  open_missions: readonly Mission[];
  pioneering_missions: readonly Mission[];
  /** The missions that each team shares out. */
  pool: readonly (readonly string[])[] | null;
  players: readonly Player[];
  combat: Combat | null;
  /** What my open question is about, beside what can be chosen. */
  about?: readonly About[];
  /** The combat of this turn that has ended last, where the server tells it. */
  fought?: Combat | null;
}
