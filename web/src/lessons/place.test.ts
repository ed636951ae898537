import { expect, test } from 'vitest';
import { placeOf } from './place';

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

test('a pointer stands above a piece, and below it where there is no room above', () => {
  expect(placeOf(box(100, 200, 40, 60), 768, 1366)).toEqual({ x: 120, y: 200, side: 'above' });
  expect(placeOf(box(100, 10, 40, 60), 768, 1366)).toEqual({ x: 120, y: 70, side: 'below' });
});

test('it never stands on the piece, and nowhere if nobody could see it', () => {
  expect(placeOf(box(0, 0, 1366, 768), 768, 1366)).toBeNull();
  expect(placeOf(box(-900, 100, 40, 60), 768, 1366)).toBeNull();
  expect(placeOf(box(100, 900, 40, 60), 768, 1366)).toBeNull();
  expect(placeOf(box(100, 100, 0, 0), 768, 1366)).toBeNull();
});
