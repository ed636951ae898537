// Where areas lie on the drawn map: pointed hexes seen a little from the front, the higher ones lifted. All lengths are in
// units of the map: a hex is 100 units from its middle to its tip before it is flattened.

import type { Area } from './view';

export const SIZE = 100;
/** Seen from the front, depth is shorter than width. */
export const FLAT = 0.84;
/** How much a level lifts an area. */
export const LIFT = 8;
/** How deep the ground goes below level 0. */
const BASE = 16;
/** From one side of a hex to the other. */
export const WIDE = Math.sqrt(3) * SIZE;

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where an area lies when the map is turned so that the zone of a seat is nearest. */
export function turned({ q, r }: Pick<Area, 'q' | 'r'>, seat: number): { q: number; r: number } {
  let place = { q, r };
  for (let turn = 0; turn < seat; turn++) place = { q: place.q + place.r, r: -place.q };
  return place;
}

/** The middle of an area on the ground. */
export function middleOf(area: Pick<Area, 'q' | 'r'>, seat: number): Point {
  const { q, r } = turned(area, seat);
  return { x: WIDE * (q + r / 2), y: 1.5 * SIZE * FLAT * r };
}

/** How high the top of an area lies: everything above this many levels is told by its numeral alone. */
const HIGHEST = 6;
export function liftOf(multiplier: number): number {
  return LIFT * Math.min(multiplier, HIGHEST);
}

/** The corners of a hex around 0, from the right upper one clockwise. */
export function corners(scale = 1): readonly Point[] {
  return [-30, 30, 90, 150, 210, 270].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: Math.cos(angle) * SIZE * scale, y: Math.sin(angle) * SIZE * FLAT * scale };
  });
}

const told = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;

/** The outline of a hex, for a path. */
export function hexPath(scale = 1): string {
  return `M${corners(scale).map(told).join('L')}Z`;
}

/** The walls that are seen below the top of an area: to its left and to its right, so deep. */
export function wallPaths(lift: number): readonly [string, string] {
  const [, right, tip, left] = corners() as [Point, Point, Point, Point];
  const deep = lift + BASE;
  const wall = (one: Point, other: Point): string =>
    `M${told(one)}L${told(other)}v${deep}L${one.x.toFixed(1)} ${(one.y + deep).toFixed(1)}Z`;
  return [wall(left, tip), wall(right, tip)];
}

/** Everything that is drawn, with a margin. */
export function boxOf(areas: readonly Area[], seat: number, margin = 26): Box {
  const middles = areas.map((area) => middleOf(area, seat));
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const left = Math.min(...xs) - WIDE / 2 - margin;
  const top = Math.min(...ys) - SIZE * FLAT - LIFT * 4 - margin / 2;
  return {
    left,
    top,
    width: Math.max(...xs) + WIDE / 2 + margin - left,
    height: Math.max(...ys) + SIZE * FLAT + BASE + margin / 2 - top,
  };
}

/** From the back to the front, so that what is nearer covers what is behind it. */
export function backToFront(areas: readonly Area[], seat: number): readonly Area[] {
  return [...areas].sort(
    (a, b) => turned(a, seat).r - turned(b, seat).r || turned(a, seat).q - turned(b, seat).q,
  );
}

/** The six steps to neighbours, in the order of the corners: the side between corner n and n + 1. */
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export function areAdjacent(one: Area, other: Area): boolean {
  return STEPS.some(([q, r]) => one.q + q === other.q && one.r + r === other.r);
}

/** For each area by its id: its sides beyond which another zone begins, as a path around its middle. */
export function bordersOf(areas: readonly Area[], seat: number): ReadonlyMap<string, string> {
  const zones = new Map(
    areas.map((area) => {
      const { q, r } = turned(area, seat);
      return [`${q} ${r}`, `${area.zone} ${area.owner}`];
    }),
  );
  const points = corners(0.94);
  return new Map(
    areas.map((area) => {
      const { q, r } = turned(area, seat);
      const sides = STEPS.map(([right, down], at) => {
        if (zones.get(`${q + right} ${r + down}`) === `${area.zone} ${area.owner}`) return '';
        return `M${told(points[at] as Point)}L${told(points[(at + 1) % 6] as Point)}`;
      });
      return [area.id, sides.join('')];
    }),
  );
}

/** A curve from one point to another that bends away from the middle of the map. */
export function arc(from: Point, to: Point, rise = 0.28): string {
  const x = (from.x + to.x) / 2;
  const y = (from.y + to.y) / 2;
  const aside = { x: (to.y - from.y) * rise, y: (from.x - to.x) * rise };
  const outwards = aside.x * x + aside.y * y < 0 ? -1 : 1;
  return `M${told(from)}Q${told({ x: x + aside.x * outwards, y: y + aside.y * outwards })} ${told(to)}`;
}

/** The point so far on the straight way from one to another, in units. */
export function towards(from: Point, to: Point, far: number): Point {
  const all = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * far) / all, y: from.y + ((to.y - from.y) * far) / all };
}
