// What is printed on every player board and beside the map, the same in each game: slots, tracks, thresholds and bonuses.

import type { CardSlotId, Colour, Effect, Half, Node } from './view';

export const COLOURS: readonly Colour[] = ['gray', 'green', 'yellow'];
export const TERRAIN: Readonly<Record<Colour, 'mountain' | 'forest' | 'field'>> = {
  gray: 'mountain',
  green: 'forest',
  yellow: 'field',
};
export const TRACK_END = 12;

/** The slots around the tracks: two above, two below, one at the side. */
export const CARD_SLOTS: readonly { id: CardSlotId; halves: readonly Half[]; modules: number }[] = [
  { id: 'T1', halves: ['top'], modules: 3 },
  { id: 'T2', halves: ['top'], modules: 2 },
  { id: 'B1', halves: ['bottom'], modules: 3 },
  { id: 'B2', halves: ['bottom'], modules: 2 },
  { id: 'S5', halves: ['top', 'bottom'], modules: 2 },
];
/** The first module space of every slot has the activation symbol. */
export const ACTIVATION = 1;

export type RewardKind = 'standard' | 'special' | 'artifact' | 'card_bonus';
export interface RewardSpace {
  id: string;
  kind: RewardKind;
  needs: Readonly<Partial<Record<Colour, number>>>;
  /** The machine that is printed there. */
  machine?: string;
  /** The colour of the machine to be taken, or of the cards that score. */
  color?: Colour;
}

export const REWARDS: readonly RewardSpace[] = [
  { id: 'RW01', kind: 'standard', needs: { gray: 3 }, machine: 'STD1' },
  { id: 'RW02', kind: 'standard', needs: { green: 3 }, machine: 'STD2' },
  { id: 'RW03', kind: 'standard', needs: { yellow: 3 }, machine: 'STD3' },
  { id: 'RW04', kind: 'special', needs: { gray: 6 }, color: 'gray' },
  { id: 'RW05', kind: 'special', needs: { green: 6 }, color: 'green' },
  { id: 'RW06', kind: 'special', needs: { yellow: 6 }, color: 'yellow' },
  { id: 'RW07', kind: 'special', needs: { gray: 9, green: 4 }, color: 'gray' },
  { id: 'RW08', kind: 'special', needs: { green: 9, yellow: 4 }, color: 'green' },
  { id: 'RW09', kind: 'special', needs: { green: 4, yellow: 9 }, color: 'yellow' },
  { id: 'RW10', kind: 'artifact', needs: { gray: 9, green: 9 } },
  { id: 'RW11', kind: 'artifact', needs: { green: 9, yellow: 9 } },
  { id: 'RW12', kind: 'card_bonus', needs: { gray: 10 }, color: 'gray' },
  { id: 'RW13', kind: 'card_bonus', needs: { green: 10 }, color: 'green' },
  { id: 'RW14', kind: 'card_bonus', needs: { yellow: 10 }, color: 'yellow' },
];
export const CARD_BONUS_POINTS = 2;
/** The reward spaces of special machines, in the order of `spots`. */
export const SPECIAL: readonly string[] = REWARDS.filter(({ kind }) => kind === 'special').map(
  ({ id }) => id,
);

export const PROGRESS_POINTS: readonly number[] = [
  0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 22,
];
export const PROGRESS_FULL = 25;
export const PROGRESS_BONUS: ReadonlyMap<number, 'energy' | 'artifact'> = new Map([
  [4, 'energy'],
  [8, 'energy'],
  [13, 'artifact'],
  [16, 'energy'],
  [18, 'artifact'],
]);
export const TRIBE_MARKERS = 6;

/** What each space of the hibernation track gives, from space 1 on. */
export const HIBERNATION: readonly (readonly Effect[])[] = [
  [
    { do: 'gain', res: 'basic', n: 1 },
    { do: 'points', n: 1 },
  ],
  [{ do: 'module', n: 1 }],
  [
    { do: 'gain', res: 'crystal', n: 1 },
    { do: 'points', n: 1 },
  ],
  [{ do: 'advance', track: 'any', n: 2 }],
  [{ do: 'recruit', n: 1, from: 'display_or_deck' }],
  [
    { do: 'energy', n: 1 },
    { do: 'points', n: 1 },
  ],
  [
    { do: 'crate', n: 1 },
    { do: 'points', n: 2 },
  ],
];
/** Who comes here removes an artifact first. */
export const REMOVES_ARTIFACT = 6;

export const POINT_TRACK = 100;
export const POINT_BONUS: ReadonlyMap<number, 'crate' | 'artifact'> = new Map([
  [6, 'crate'],
  [12, 'crate'],
  [20, 'crate'],
  [30, 'artifact'],
  [40, 'crate'],
  [50, 'artifact'],
  [60, 'crate'],
  [75, 'crate'],
]);

/** The places of a technology tree, from the top row down. What is joined to what is told with each player. */
export const TREE: readonly (readonly Node[])[] = [['C1', 'C2', 'C3'], ['B1', 'B2', 'B3'], ['A1']];
export const BUILDING_COST = { small: 3, large: 5 } as const;

/** Whether a reward space is reached by these markers. */
export function isReached(space: RewardSpace, tracks: Readonly<Record<Colour, number>>): boolean {
  return COLOURS.every((colour) => tracks[colour] >= (space.needs[colour] ?? 0));
}

/** What the progress track is worth with so many markers on it. */
export function progressPoints(markers: number): number {
  return PROGRESS_POINTS[markers] ?? PROGRESS_FULL;
}

/** The numbers below a count, for drawing so many of a thing. */
export function upTo(count: number): readonly number[] {
  return [...Array(Math.max(0, count)).keys()];
}
