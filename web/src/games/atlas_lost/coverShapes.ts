// The shapes of the cover, computed once and always alike: what looks scattered follows the golden ratio, not chance.

import { PRINTED_TREE } from './coverTree';

export const WIDTH = 800;
export const HEIGHT = 600;
/** Where land ends and water begins. */
export const SHORE = 424;
export const GLOBE = { x: 400, y: 226, radius: 176 } as const;

const GOLDEN = 0.618033988749895;

/** The n-th of numbers between 0 and 1 that never cluster. */
function spread(index: number, start = 0): number {
  return (start + index * GOLDEN) % 1;
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A ridge from edge to edge: waves over waves. */
export class Ridge {
  constructor(
    readonly base: number,
    readonly height: number,
    readonly phase: number,
  ) {}

  /** How high the ridge reaches there. */
  crest(x: number): number {
    const wave =
      Math.sin(x / 97 + this.phase) * 0.5 +
      Math.sin(x / 41 + this.phase * 2.3) * 0.28 +
      Math.sin(x / 17 + this.phase * 4.1) * 0.1;
    return this.base - this.height * (0.55 + wave);
  }

  /** Its outline, closed at the bottom. */
  outline(bottom: number): string {
    const crest: string[] = [];
    for (let x = 0; x <= WIDTH; x += 10) crest.push(point(x, this.crest(x)));
    return `M0 ${bottom}L${crest.join('L')}L${WIDTH} ${bottom}Z`;
  }
}

export const FAR = new Ridge(SHORE, 92, 0.4);
export const MIDDLE = new Ridge(SHORE, 46, 2.6);
export const NEAR = new Ridge(HEIGHT - 62, 40, 5.3);

export interface Ruin {
  outline: string;
  windows: readonly { x: number; y: number }[];
}

/** What is left of the old cities along the water: towers with broken tops, and here and there a lamp. */
export const RUINS: readonly Ruin[] = Array.from({ length: 34 }, (_, index) => {
  const x = 12 + index * 23.3 + spread(index, 0.2) * 12;
  const width = 6 + spread(index, 0.7) * 11;
  const top = MIDDLE.crest(x) - 8 - Math.pow(spread(index * 2, 0.35), 2) * 58;
  const slant = (spread(index, 0.5) - 0.5) * 16;
  const windows = Array.from({ length: 3 }, (__, floor) => ({
    x: x + width * (0.3 + spread(index + floor, 0.1) * 0.35),
    y: top + 14 + floor * 9,
  })).filter((_window, floor) => spread(index * 3 + floor, 0.45) > 0.74);
  return {
    outline: `M${point(x, SHORE)}L${point(x, top + slant)}L${point(x + width, top)}L${point(x + width, SHORE)}Z`,
    windows,
  };
});

export interface Spark {
  x: number;
  y: number;
  size: number;
  light: number;
}

export const STARS: readonly Spark[] = Array.from({ length: 90 }, (_, index) => ({
  x: spread(index, 0.13) * WIDTH,
  y: Math.pow(index / 90, 1.35) * 330,
  size: 0.5 + spread(index, 0.4) * 1.1,
  light: 0.25 + spread(index * 3, 0.7) * 0.6,
}));

/** Meridians of the globe: ellipses that grow narrower towards the middle. */
export const MERIDIANS: readonly number[] = [0.26, 0.5, 0.71, 0.87, 0.97].map((part) => part * GLOBE.radius);
/** Parallels: how far up, and how wide there. */
export const PARALLELS: readonly { y: number; half: number }[] = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map(
  (part) => ({ y: GLOBE.y + part * GLOBE.radius, half: Math.sqrt(1 - part * part) * GLOBE.radius }),
);

export interface Shard {
  x: number;
  y: number;
  size: number;
  turn: number;
  light: number;
}

const CELL = 19;

/** The lost side of the atlas: its squares come loose and drift away, the further the smaller. */
export const SHARDS: readonly Shard[] = (() => {
  const shards: Shard[] = [];
  let index = 0;
  for (let row = -9; row <= 3; row += 1) {
    for (let column = 0; column <= 17; column += 1) {
      index += 1;
      const x = column * CELL;
      const y = row * CELL;
      // How far beyond the tear, which runs from the top to the right.
      const beyond = (x * 0.8 - y * 0.75 - 118) / 150;
      if (beyond < 0 || beyond > 1.25) continue;
      const inside = Math.hypot(x, y) < GLOBE.radius;
      if (!inside && spread(index, 0.2) < 0.35 + beyond * 0.42) continue;
      const drift = beyond * beyond;
      shards.push({
        x: GLOBE.x + x + drift * (34 + spread(index, 0.5) * 46),
        y: GLOBE.y + y - drift * (22 + spread(index * 2, 0.1) * 44),
        size: CELL * (0.82 - 0.56 * Math.min(1, beyond)),
        turn: drift * (spread(index, 0.9) - 0.5) * 150,
        light: Math.max(0.08, 0.5 - beyond * 0.36) * (0.5 + spread(index * 5, 0.3) * 0.5),
      });
    }
  }
  return shards;
})();

/** What is left of the globe: everything on this side of the tear. */
export const KEPT = (() => {
  const { x, y } = GLOBE;
  const steps: string[] = [];
  // A staircase along the tear, so that the edge is made of the same squares.
  for (let step = -12; step <= 12; step += 1) {
    const at = (step * CELL) / 1.1;
    const edge = (118 + at * 0.75) / 0.8;
    steps.push(point(x + edge, y + at), point(x + edge, y + at + CELL / 1.1));
  }
  return `M${x - 240} ${y - 230}L${steps.join('L')}L${x - 240} ${y + 230}Z`;
})();

export interface CoverTile {
  x: number;
  y: number;
  level: number;
  lit: boolean;
}

export interface CoverTree {
  icon: string;
  tiles: readonly CoverTile[];
  routes: readonly string[];
}

/** A tree of Techs with its routes, its foot at (x, y). */
function treeAt(icon: string, x: number, y: number, scale: number, lit: readonly number[]): CoverTree {
  const tiles = PRINTED_TREE.places.map((place, index) => ({
    x: x + place.x * scale,
    y: y - place.y * scale,
    level: place.level,
    lit: lit.includes(index),
  }));
  const routes = PRINTED_TREE.routes.flatMap(([from, to]) => {
    const low = tiles[from];
    const high = tiles[to];
    if (!low || !high) return [];
    const middle = (low.y + high.y) / 2;
    return [
      `M${point(low.x, low.y)}C${point(low.x, middle)} ${point(high.x, middle)} ${point(high.x, high.y)}`,
    ];
  });
  return { icon, tiles, routes };
}

export const TREES: readonly CoverTree[] = [
  treeAt('atom', 168, SHORE - 25, 0.86, [0, 1, 4]),
  treeAt('bank', 632, SHORE - 25, 0.86, [0, 2, 3]),
  treeAt('drama-masks', 400, SHORE - 25, 1.14, [0, 1, 2, 3, 5]),
];

/** Ripples: short strokes of light, longer the nearer. */
export const RIPPLES: readonly Spark[] = Array.from({ length: 54 }, (_, index) => {
  const near = index / 54;
  return {
    x: spread(index, 0.31) * WIDTH,
    y: SHORE + 6 + near * near * 118,
    size: 8 + near * 44 * (0.4 + spread(index, 0.8)),
    light: 0.1 + spread(index * 2, 0.6) * 0.28,
  };
});
