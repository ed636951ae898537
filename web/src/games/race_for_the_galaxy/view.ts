// What the server shows of a game of Race for the Galaxy: `view` in tessera/games/race_for_the_galaxy/view.py.
// Cards are named by piece: `gem-world`, and `gem-world#2` for the second copy. A card that I may not see is `card`.

export type Kind = 'novelty' | 'rare' | 'genes' | 'alien';
/** The five phases, and the two moments between them. */
export type Moment = 'explore' | 'develop' | 'settle' | 'consume' | 'produce' | 'round_start' | 'round_end';

export interface TableauCard {
  card: string;
  good: boolean;
  /** Newly placed: not in force before the phase ends. */
  fresh: boolean;
  /** What a world of every kind is set to. */
  kind: Kind | null;
  start: boolean;
}

export interface Military {
  general: number;
  versus: Readonly<Record<Kind | 'rebel', number>>;
  temporary: number;
  /** What could still be raised in this phase. */
  reserve: number;
}

export interface Player {
  seat: number;
  /** Once they are revealed: `develop`, `prestige-settle`, `search`. */
  actions: readonly string[];
  chips: number;
  prestige: number;
  /** Whether the prestige/search card is still there. */
  search_card: boolean;
  /** Not told while start worlds are chosen in secret. */
  hand: readonly string[] | null;
  hand_limit: number;
  drawn: readonly string[] | null;
  /** Own piles, in a draft alone. */
  deck: number | null;
  discard: number | null;
  saved: readonly string[] | null;
  tableau: readonly TableauCard[];
  tableau_limit: number;
  military: Military;
  /** What makes it vulnerable to takeovers, and whether it can defeat them. */
  targets: { rebel: boolean; imperium: boolean; council: boolean };
  score: number;
}

export interface Goal {
  id: string;
  class: 'first' | 'most';
  claimed: readonly number[];
  /** How far each seat is, where the server tells it, and how much it takes. */
  amounts?: readonly number[];
  least?: number;
}

export interface Lead {
  holder: number | 'robot' | null;
  tied: boolean;
  on_tile: number;
}

export interface Attack {
  attacker: number;
  defender: number;
  power: string;
  target: string;
  with: string | null;
  fate: 'pending' | 'failed' | 'won';
  attack: number;
  defense: number;
}

export interface Draft {
  direction: 'left' | 'right';
  sets_left: number;
  pack: readonly string[];
  chosen: readonly string[];
  passing: boolean;
}

export interface Robot {
  start: string;
  credit: number;
  credit_max: number;
  economy: number;
  economy_max: number;
  chips: number;
  prestige: number;
  counters: number;
  placed: number;
  counter_vp: number;
  /** What its robot face is read as. */
  face: string;
  rolled: readonly string[];
  columns: readonly string[];
  stack: number;
  tableau: readonly string[];
  exodus: boolean;
  score: number;
}

export interface RaceView {
  game: string;
  seat: number;
  sets: string;
  experienced: boolean;
  takeovers: boolean;
  prestige: boolean;
  round: number;
  round_limit: number;
  phase: Moment | null;
  /** 1 in the second Develop or Settle of a round. */
  again: number;
  phases: readonly Moment[];
  asked: readonly number[];
  over: boolean;
  order: readonly number[];
  pool: number;
  deck: number;
  discard: number;
  aside: readonly string[];
  goals: readonly Goal[];
  lead: Lead | null;
  search: string | null;
  attacks: readonly Attack[];
  draft: Draft | null;
  players: readonly Player[];
  robot: Robot | null;
}
