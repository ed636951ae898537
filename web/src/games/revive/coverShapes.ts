// The shapes of the cover, computed once and always alike: what looks scattered follows a wave, not chance.

export const WIDTH = 800;
export const HEIGHT = 600;
const SIZE = 46;
const FLAT = 0.56;
const COLUMNS = 13;
const ROWS = 9;
/** Where the first row of land lies. */
const SHORE = 262;
/** Where the thaw begins: a settlement in the ice. */
export const HEARTH = { x: 412, y: 430 } as const;

/** Numbers that look like chance and are always the same. */
function stray(one: number, other: number): number {
  const wave = Math.sin(one * 12.9898 + other * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

export type CoverKind = 'ice' | 'sand' | 'forest' | 'field' | 'mountain' | 'water' | 'location';

export interface CoverTile {
  x: number;
  y: number;
  kind: CoverKind;
  /** How thawed it is, from 0 to 1. */
  thaw: number;
  /** Whose building stands there; -1 for none. */
  seat: number;
}

const LAND: readonly CoverKind[] = ['forest', 'sand', 'field', 'mountain', 'sand', 'forest', 'water'];
/** Buildings around the hearth. */
const SEATS: Readonly<Record<string, number>> = { '5 3': 0, '7 4': 1, '4 5': 2, '8 2': 3 };

export const TILES: readonly CoverTile[] = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
  const row = Math.floor(at / COLUMNS);
  const column = at % COLUMNS;
  const x = (column - 0.4) * Math.sqrt(3) * SIZE + ((row % 2) * Math.sqrt(3) * SIZE) / 2;
  const y = SHORE + row * 1.5 * SIZE * FLAT;
  const far = Math.hypot((x - HEARTH.x) / 1.25, (y - HEARTH.y) / 0.8);
  const thaw = Math.max(0, Math.min(1, 1.22 - far / 235 + (stray(column, row) - 0.5) * 0.3));
  const isHearth = far < 34;
  const kind = isHearth
    ? 'location'
    : thaw > 0.34
      ? (LAND[Math.floor(stray(row + 3, column) * LAND.length)] ?? 'sand')
      : 'ice';
  return { x, y, kind, thaw, seat: kind === 'ice' || isHearth ? -1 : (SEATS[`${column} ${row}`] ?? -1) };
});

/** The top of a tile around its middle. */
export function top(scale = 1): string {
  const corners = [-30, 30, 90, 150, 210, 270].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [Math.cos(angle) * SIZE * scale, Math.sin(angle) * SIZE * FLAT * scale];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A line of peaks from the left edge to the right one, at a height and with a swing. */
export function ridge(base: number, swing: number, phase: number): string {
  const points = Array.from({ length: 21 }, (_, at) => {
    const tooth = at % 2 ? 1 : 0.25;
    const y = base - swing * tooth * (0.55 + 0.45 * stray(at, phase));
    return `${at * 40} ${y.toFixed(1)}`;
  });
  return `M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}Z`;
}

/** Falling snow. */
export const SNOW = Array.from({ length: 110 }, (_, at) => {
  const x = stray(at, 1) * WIDTH;
  const y = stray(at, 2) * HEIGHT * 0.8;
  return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
}).join('');
