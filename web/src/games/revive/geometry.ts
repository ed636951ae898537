// Where things lie on the drawn map: pointed hexes in axial coordinates, four to a tile. All lengths are in units of the map.

import type { Hex, Space } from './view';

/** From the middle of a hex to its tip. */
export const SIZE = 50;
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

export function middleOf([q, r]: Hex): Point {
  return { x: WIDE * (q + r / 2), y: 1.5 * SIZE * r };
}

/** The middle of several hexes. */
export function middleOfAll(hexes: readonly Hex[]): Point {
  const points = hexes.map(middleOf);
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, points.length);
  return { x: sum.x / count, y: sum.y / count };
}

/** The corners of a hex around 0, from the right upper one clockwise. */
export function corners(scale = 1): readonly Point[] {
  return [-30, 30, 90, 150, 210, 270].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: Math.cos(angle) * SIZE * scale, y: Math.sin(angle) * SIZE * scale };
  });
}

const told = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of a hex around 0, for a path. */
export function hexPath(scale = 1): string {
  return `M${corners(scale).map(told).join('L')}Z`;
}

/** The six steps to neighbours, in the order of the corners: the side between corner n and n + 1. */
const STEPS: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

const nameOf = ([q, r]: Hex): string => `${q},${r}`;

export function areAdjacent(some: readonly Hex[], others: readonly Hex[]): boolean {
  const there = new Set(others.map(nameOf));
  return some.some(([q, r]) => STEPS.some(([right, down]) => there.has(`${q + right},${r + down}`)));
}

/** The outline of hexes that hang together, drawn in towards their middle so that neighbours leave a gap. */
export function outlineOf(hexes: readonly Hex[], inset = 0): string {
  const own = new Set(hexes.map(nameOf));
  const next = new Map<string, Point>();
  const points = corners();
  const key = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  for (const hex of hexes) {
    const middle = middleOf(hex);
    STEPS.forEach(([right, down], side) => {
      if (own.has(`${hex[0] + right},${hex[1] + down}`)) return;
      const [from, to] = [points[side], points[(side + 1) % 6]] as [Point, Point];
      const begin = { x: middle.x + from.x, y: middle.y + from.y };
      next.set(key(begin), { x: middle.x + to.x, y: middle.y + to.y });
    });
  }
  const middle = middleOfAll(hexes);
  const drawn = ringOf(next, key).map((point) => towards(point, middle, inset));
  return drawn.length ? `M${drawn.map(told).join('L')}Z` : '';
}

/** The corners of an outline one after the other, from the sides that lead from each to the next. */
function ringOf(next: ReadonlyMap<string, Point>, key: (point: Point) => string): Point[] {
  const ring: Point[] = [];
  let [point] = next.values();
  while (point && ring.length < next.size) {
    ring.push(point);
    point = next.get(key(point));
  }
  return ring;
}

/** The point so far on the straight way from one to another, in units. */
export function towards(from: Point, to: Point, far: number): Point {
  const all = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * far) / all, y: from.y + ((to.y - from.y) * far) / all };
}

/** Everything that is drawn, with a margin. */
export function boxOf(hexes: readonly Hex[], margin = 34): Box {
  const middles = hexes.map(middleOf);
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const left = Math.min(...xs) - WIDE / 2 - margin;
  const top = Math.min(...ys) - SIZE - margin;
  return {
    left,
    top,
    width: Math.max(...xs) + WIDE / 2 + margin - left,
    height: Math.max(...ys) + SIZE + margin - top,
  };
}

/** A line through points. */
export function wayThrough(points: readonly Point[]): string {
  return points.length > 1 ? `M${points.map(told).join('L')}` : '';
}

/** Where a crystal of the edge is drawn: beside the map, near the spaces that it touches. */
export function crystalPlace(hex: Hex, adjacent: readonly Hex[]): Point {
  return towards(middleOf(hex), middleOfAll(adjacent), SIZE * 0.5);
}

/** From which space the way to a target begins: one that touches the first space of the way, or the target itself. */
export function originOf(first: readonly Hex[], origins: readonly Space[]): Space | null {
  return origins.find(({ hexes }) => areAdjacent(hexes, first)) ?? null;
}
