/** How seats are told apart: a shape and a letter beside the colour, always together. */
export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'cross';

export const SHAPES: readonly Shape[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'cross'];

/** The outline of a shape on a square of 24, as the `d` of a path. */
export const OUTLINES: Record<Shape, string> = {
  circle: 'M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21Z',
  square:
    'M4 2.5h16a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 20V4A1.5 1.5 0 0 1 4 2.5Z',
  triangle: 'M12 1.2 23.4 21.4a1 1 0 0 1-.9 1.4H1.5a1 1 0 0 1-.9-1.4Z',
  diamond: 'M12 .6 23.4 12 12 23.4.6 12Z',
  hexagon: 'M6.5 2h11L23 12l-5.5 10h-11L1 12Z',
  cross: 'M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8Z',
};

export const LETTERS = 'ABCDEFGH';

export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length] ?? 'circle';
}

export function letterOf(seat: number): string {
  return LETTERS[seat] ?? '?';
}

/** The colour of a seat in the palette of the reader. */
export function colourOf(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}
