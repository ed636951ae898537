// A picture of small stones: the shape of a seat in its colour on a ground of plain stones, and when each one falls.

import type { Shape } from '$/look/seats';

export interface Tessera {
  x: number;
  y: number;
  /** What it is a part of: the letter, the shape under it, or the ground around both. */
  part: 'letter' | 'shape' | 'ground';
  /** One of four tones of its colour. */
  tone: number;
  /** How it lies, in degrees: no two stones are quite straight. */
  turn: number;
  /** When it falls, in milliseconds: from the bottom up, a little by chance. */
  delay: number;
}

export const COLUMNS = 25;
export const ROWS = 15;
/** The edge of a stone and its joint, in the units of the drawing. */
export const PITCH = 10;

const ROW_MS = 70;

/** Letters of seats, five stones wide and seven high. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  A: ['.###.', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
  B: ['####.', '#...#', '#...#', '####.', '#...#', '#...#', '####.'],
  C: ['.###.', '#...#', '#....', '#....', '#....', '#...#', '.###.'],
  D: ['####.', '#...#', '#...#', '#...#', '#...#', '#...#', '####.'],
  E: ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
  F: ['#####', '#....', '#....', '####.', '#....', '#....', '#....'],
  G: ['.###.', '#...#', '#....', '#.###', '#...#', '#...#', '.####'],
  H: ['#...#', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
};
const LETTER = { columns: 5, rows: 7 };

/** The stones of a mosaic, always the same for a shape and its letter; without a shape all of them are ground. */
export function mosaic(shape: Shape | null, letter: string): readonly Tessera[] {
  const chance = dice(7);
  return Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const column = index % COLUMNS;
    const row = Math.floor(index / COLUMNS);
    // The figure fills the height; its middle is the middle of the picture.
    const across = (column + 0.5 - COLUMNS / 2) / (ROWS / 2 - 0.6);
    const down = (row + 0.5 - ROWS / 2) / (ROWS / 2 - 0.6);
    return {
      x: column * PITCH,
      y: row * PITCH,
      part:
        !shape || !INSIDE[shape](across, down)
          ? 'ground'
          : isInk(shape, letter, column, row)
            ? 'letter'
            : 'shape',
      tone: Math.floor(chance() * 4),
      turn: Math.round((chance() - 0.5) * 14),
      delay: Math.round((ROWS - 1 - row) * ROW_MS + chance() * 420),
    };
  });
}

/** Whether a stone is part of the letter in the middle of a shape; a triangle has its middle further down. */
function isInk(shape: Shape, letter: string, column: number, row: number): boolean {
  const left = (COLUMNS - LETTER.columns) / 2;
  const top = (ROWS - LETTER.rows) / 2 + (shape === 'triangle' ? 2 : 0);
  return LETTERS[letter]?.[row - top]?.[column - left] === '#';
}

/** Whether a point belongs to a shape; the square from -1 to 1 holds it. */
const INSIDE: Record<Shape, (x: number, y: number) => boolean> = {
  circle: (x, y) => Math.hypot(x, y) <= 1,
  square: (x, y) => Math.max(Math.abs(x), Math.abs(y)) <= 0.9,
  triangle: (x, y) => y <= 0.95 && Math.abs(x) <= (y + 1) * 0.56,
  diamond: (x, y) => Math.abs(x) + Math.abs(y) <= 1.05,
  hexagon: (x, y) => Math.abs(y) <= 0.9 && Math.abs(x) <= 1 - Math.abs(y) * 0.5,
  cross: (x, y) => Math.max(Math.abs(x), Math.abs(y)) <= 1 && Math.min(Math.abs(x), Math.abs(y)) <= 0.36,
};

/** Numbers from 0 to 1 that look like chance and are the same each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
