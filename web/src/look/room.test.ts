import { expect, test } from 'vitest';
import { roomFor, type Area } from './room';

const ALL = { width: 1366, height: 768 };
const SIZE = { width: 208, height: 300 };
const area = (left: number, top: number, width: number, height: number): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const meet = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** A hand of eleven cards at the lower edge, options in the column at the right, a row of worlds at the top. */
const CARDS = Array.from({ length: 11 }, (_, at) => area(8 + at * 90, 600, 88, 160));
const OPTIONS = Array.from({ length: 8 }, (_, at) => area(1030, 150 + at * 50, 320, 46));
const WORLDS = Array.from({ length: 6 }, (_, at) => area(10 + at * 130, 60, 120, 120));
const TAKEN = [...CARDS, ...OPTIONS, ...WORLDS];

test('what pops up covers nothing that can be clicked, and stands as near as it can', () => {
  const card = CARDS[4] ?? area(0, 0, 0, 0);

  const spot = roomFor(SIZE, card, TAKEN, ALL);

  if (!spot) throw new Error('There is room above the hand.');
  const popup = area(spot.left, spot.top, SIZE.width, SIZE.height);
  expect(TAKEN.filter((one) => meet(one, popup))).toEqual([]);
  // Right above the card, in line with it.
  expect(card.top - popup.bottom).toBeLessThanOrEqual(16);
  expect(Math.abs((popup.left + popup.right) / 2 - (card.left + card.right) / 2)).toBeLessThanOrEqual(8);
});

test('it stays within the window', () => {
  const spot = roomFor(SIZE, area(1340, 740, 20, 20), [], ALL);

  expect(spot).not.toBeNull();
  expect((spot?.left ?? 0) + SIZE.width).toBeLessThanOrEqual(ALL.width - 8);
  expect((spot?.top ?? 0) + SIZE.height).toBeLessThanOrEqual(ALL.height - 8);
});

test('where there is no room, none is found', () => {
  const bars = [area(150, 0, 10, 600), area(340, 0, 10, 600)];

  expect(roomFor(SIZE, area(0, 0, 10, 10), bars, { width: 500, height: 600 })).toBeNull();
});
