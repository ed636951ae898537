import { expect, test } from 'vitest';
import { beside } from './place';

const ROOM = { width: 1000, height: 700 };
const piece = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 60 });

test('an explanation stands to the right of its piece', () => {
  expect(beside(piece(200, 100), { width: 300, height: 200 }, ROOM)).toEqual({ left: 308, top: 100 });
});

test('at the right edge it stands to the left', () => {
  expect(beside(piece(850, 100), { width: 300, height: 200 }, ROOM)).toEqual({ left: 542, top: 100 });
});

test('low on the page it is moved up so that all of it is seen', () => {
  expect(beside(piece(200, 600), { width: 300, height: 200 }, ROOM)).toEqual({ left: 308, top: 492 });
});

test('on a phone it stands below the piece, or above it', () => {
  const phone = { width: 360, height: 740 };
  expect(beside(piece(100, 100), { width: 320, height: 200 }, phone)).toEqual({ left: 32, top: 168 });
  expect(beside(piece(100, 650), { width: 320, height: 200 }, phone)).toEqual({ left: 32, top: 442 });
});
