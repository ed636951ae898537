import { expect, test } from 'vitest';
import { nearest } from './pieces';

const ROWS = [
  { x: 0, y: 0 },
  { x: 100, y: 5 },
  { x: 60, y: 100 },
  { x: 300, y: 0 },
];

test('an arrow leads to the nearest piece in its direction and keeps the row', () => {
  expect(nearest('ArrowRight', { x: 0, y: 0 }, ROWS)).toBe(1);
  expect(nearest('ArrowRight', { x: 100, y: 5 }, ROWS)).toBe(3);
  expect(nearest('ArrowDown', { x: 100, y: 5 }, ROWS)).toBe(2);
  expect(nearest('ArrowLeft', { x: 300, y: 0 }, ROWS)).toBe(1);
});

test('where there is nothing, the keyboard stays', () => {
  expect(nearest('ArrowUp', { x: 0, y: 0 }, ROWS)).toBe(-1);
  expect(nearest('Enter', { x: 0, y: 0 }, ROWS)).toBe(-1);
});
