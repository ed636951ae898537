// The shapes of the cover, computed once and always alike: what looks scattered follows the golden ratio, not chance.

export const WIDTH = 800;
export const HEIGHT = 600;
/** The heart of the galaxy, and how flat it lies. */
export const CENTRE = { x: 452, y: 214 } as const;
const FLAT = 0.46;
const TILT = -0.32;

const GOLDEN = 0.618033988749895;

/** The n-th of numbers between 0 and 1 that never cluster. */
function spread(index: number, start = 0): number {
  return (start + index * GOLDEN) % 1;
}

interface Point {
  x: number;
  y: number;
}

/** A place in the galaxy, so far out at such an angle. */
function at(far: number, angle: number): Point {
  const x = far * Math.cos(angle);
  const y = far * Math.sin(angle) * FLAT;
  return {
    x: CENTRE.x + x * Math.cos(TILT) - y * Math.sin(TILT),
    y: CENTRE.y + x * Math.sin(TILT) + y * Math.cos(TILT),
  };
}

/** Dots as one path: each is a line of no length with round ends. */
function dots(points: readonly Point[]): string {
  return points.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('');
}

const TURNS = 1.15;
const REACH = 400;

/** Numbers that look like chance and are always the same. */
function stray(index: number, start: number): number {
  const wave = Math.sin(index * 12.9898 + start * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

/** The stars of an arm thin out towards its end and stray the farther from it. */
function armOf(arm: number, count: number, start: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const along = Math.pow((index + 0.5) / count, 0.75);
    const aside = stray(index, start) + stray(index, start + 1) + stray(index, start + 2) - 1.5;
    const angle = along * TURNS * 2 * Math.PI + arm * Math.PI + aside * (0.75 - along * 0.25);
    return at(10 + along * REACH + (stray(index, start + 3) - 0.5) * 46, angle);
  });
}

const ARMS = [0, 1];

/** Three sizes of stars in the arms, the small ones many. */
export const DUST = dots(ARMS.flatMap((arm) => armOf(arm, 760, 0.11)));
export const LIGHTS = dots(ARMS.flatMap((arm) => armOf(arm, 170, 0.57)));
export const SUNS = dots(ARMS.flatMap((arm) => armOf(arm, 26, 0.83)));

/** Stars all over the sky. */
export const SKY = dots(
  Array.from({ length: 150 }, (_, index) => ({
    x: spread(index, 0.2) * WIDTH,
    y: spread(index * 7, 0.5) * HEIGHT,
  })),
);

export interface CoverCard {
  x: number;
  y: number;
  scale: number;
  turn: number;
  /** What it shows: a world of a kind, conquered or not, or a development. */
  shape: 'world' | 'military' | 'development';
  kind: string;
}

const SHOWN: readonly Pick<CoverCard, 'shape' | 'kind'>[] = [
  { shape: 'development', kind: 'development' },
  { shape: 'world', kind: 'rare' },
  { shape: 'military', kind: 'genes' },
  { shape: 'development', kind: 'development' },
  { shape: 'world', kind: 'novelty' },
  { shape: 'world', kind: 'alien' },
];

/** Cards sail from the heart of the galaxy towards us, growing on the way. */
export const CARDS: readonly CoverCard[] = SHOWN.map((shown, index) => {
  const near = (index + 1) / SHOWN.length;
  const angle = 2.62 - near * 2.2;
  return {
    ...shown,
    x: CENTRE.x - 12 + Math.cos(angle) * (70 + near * 216),
    y: CENTRE.y + 46 + Math.sin(angle) * (44 + near * 176),
    scale: 0.2 + near * near * 0.98,
    turn: 30 - near * 42,
  };
});

/** Bands of the great planet below, from its upper edge down. */
export const PLANET = { x: 650, y: 884, radius: 420 } as const;
export const BANDS: readonly string[] = Array.from({ length: 9 }, (_, index) => {
  const y = PLANET.y - PLANET.radius + 26 + index * 26 + spread(index, 0.4) * 10;
  const half = Math.sqrt(Math.max(0, PLANET.radius ** 2 - (PLANET.y - y) ** 2));
  const sag = 10 + index * 3;
  return `M${(PLANET.x - half).toFixed(1)} ${y.toFixed(1)}q${half.toFixed(1)} ${sag} ${(half * 2).toFixed(1)} 0`;
});
