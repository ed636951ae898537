// The shapes of the cover, computed once and always alike: what looks scattered follows a wave, not chance.

export const WIDTH = 800;
export const HEIGHT = 600;
/** Where the gate stands, and how flat the planet lies. */
export const GATE = { x: 424, y: 356 } as const;
const FLAT = 0.46;
const SIZE = 54;
const RADIUS = 7;
/** Beyond this row the sky begins. */
const HORIZON = -4;
const LIFT = 17;

export interface CoverTile {
  x: number;
  y: number;
  /** From 0, the plain, to 4, a peak. */
  level: number;
  lift: number;
  /** Who stands there, by seat; -1 for nobody. */
  seat: number;
  /** How near the gate, from 1 to 0: so much of its light falls here. */
  light: number;
  isGate: boolean;
}

/** Numbers that look like chance and are always the same. */
function stray(q: number, r: number): number {
  const wave = Math.sin(q * 12.9898 + r * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Plains around the gate, ridges farther out. */
function levelOf(q: number, r: number, far: number): number {
  if (far === 0) return 1;
  const swell = Math.sin(q * 0.9 + 0.4) + Math.cos(r * 0.8 - q * 0.35) + stray(q, r) * 1.6;
  return Math.max(0, Math.min(4, Math.round(swell + far * 0.24 - 0.5)));
}

/** Four peoples around the gate, each at home in a corner. */
const HOMES: Readonly<Record<string, number>> = {
  '-3 3': 0,
  '-2 3': 0,
  '-3 4': 0,
  '1 2': 1,
  '2 1': 1,
  '-3 0': 2,
  '-3 -1': 2,
  '3 -2': 3,
  '3 -1': 3,
};

export const TILES: readonly CoverTile[] = Array.from(
  { length: (2 * RADIUS + 1) * (2 * RADIUS + 1) },
  (_, at) => {
    const r = Math.floor(at / (2 * RADIUS + 1)) - RADIUS;
    // Rows shift as they come nearer: each begins where the picture does.
    return { q: (at % (2 * RADIUS + 1)) - RADIUS - Math.floor(r / 2), r };
  },
)
  .filter(({ r }) => r >= HORIZON)
  .map(({ q, r }) => {
    const far = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
    const level = levelOf(q, r, far);
    return {
      x: GATE.x + Math.sqrt(3) * SIZE * (q + r / 2),
      y: GATE.y + 1.5 * SIZE * FLAT * r,
      level,
      lift: level * LIFT,
      seat: HOMES[`${q} ${r}`] ?? -1,
      light: Math.max(0, 1 - far / 4),
      isGate: far === 0,
    };
  })
  .sort((a, b) => a.y - b.y || a.x - b.x);

function corner(degrees: number, scale: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.cos(angle) * SIZE * scale).toFixed(1)} ${(Math.sin(angle) * SIZE * FLAT * scale).toFixed(1)}`;
}

/** The top of a tile around its middle. */
export function top(scale = 1): string {
  return `M${[-30, 30, 90, 150, 210, 270].map((degrees) => corner(degrees, scale)).join('L')}Z`;
}

/** One of its two walls, so deep: to the left or to the right of the tip. */
export function wall(side: 'left' | 'right', deep: number): string {
  const begin = corner(side === 'left' ? 150 : 30, 1);
  const [x = '', y = ''] = begin.split(' ');
  return `M${begin}L${corner(90, 1)}v${deep}L${x} ${(Number(y) + deep).toFixed(1)}Z`;
}

/** Stars above the planet. */
export const STARS = Array.from({ length: 90 }, (_, at) => {
  const x = stray(at, 1) * WIDTH;
  const y = stray(at, 2) * HEIGHT * 0.42;
  return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
}).join('');

/** Rings that rise from the gate, the higher the wider. */
export const RINGS: readonly { y: number; rx: number; ry: number; faint: number }[] = Array.from(
  { length: 6 },
  (_, at) => ({
    y: GATE.y - 34 - at * 44,
    rx: 36 + at * 19,
    ry: 9 + at * 4,
    faint: 1 - at / 6.5,
  }),
);
