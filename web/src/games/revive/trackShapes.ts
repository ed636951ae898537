// Where the three tracks and their thresholds lie on the drawn player board.

import type { Point } from './geometry';
import { COLOURS, REWARDS, TRACK_END, type RewardSpace } from './playerBoard';
import type { Colour } from './view';

export const WIDTH = 396;
export const HEIGHT = 126;
const LEFT = 34;
const RIGHT = 14;
const LANE = 44;
const FIRST = 19;

export function placeOn(color: Colour, position: number): Point {
  return {
    x: LEFT + (position * (WIDTH - LEFT - RIGHT)) / TRACK_END,
    y: FIRST + LANE * COLOURS.indexOf(color),
  };
}

/** Where a threshold of two tracks lies between them, so that no two lie upon each other. */
const BETWEEN: Readonly<Record<string, number>> = { RW07: 6.6, RW08: 7.3, RW09: 5, RW10: 9, RW11: 9 };

export interface Threshold {
  space: RewardSpace;
  at: Point;
  /** Lines to the tracks that it asks for, where it lies on none of them. */
  links: readonly string[];
}

export const THRESHOLDS: readonly Threshold[] = REWARDS.map((space) => {
  const needs = COLOURS.flatMap((color) => {
    const position = space.needs[color];
    return position === undefined ? [] : [placeOn(color, position)];
  });
  const [first, second] = needs as [Point, Point?];
  if (!second) return { space, at: first, links: [] };
  const at = { x: placeOn('gray', BETWEEN[space.id] ?? 9).x, y: (first.y + second.y) / 2 };
  const links = needs.map(
    ({ x, y }) => `M${at.x.toFixed(1)} ${at.y.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`,
  );
  return { space, at, links };
});
