import { expect, it } from 'vitest';
import { closeEnough, closest, fitting, lookAt } from './mapView';

it('fits a map into its frame by whichever of both sides is shorter', () => {
  expect(fitting({ width: 600, height: 400 }, 1200, 1.2)).toBe(0.4);
  expect(fitting({ width: 360, height: 400 }, 1200, 1.2)).toBe(0.3);
});

it('comes so close that a finger hits a cell, and can always come closer', () => {
  expect(closeEnough(0.25, 86) * 0.25 * 86).toBeGreaterThanOrEqual(44);
  expect(closeEnough(1, 86)).toBe(1);
  expect(closest(0.1, 86)).toBeGreaterThan(closeEnough(0.1, 86));
  expect(closest(1, 86)).toBe(3);
});

it('looks at the middle of places that fit, else at the one with most others around it', () => {
  expect(lookAt([], { width: 100, height: 100 })).toBeNull();
  const near = [
    { x: 10, y: 10 },
    { x: 30, y: 50 },
  ];
  expect(lookAt(near, { width: 100, height: 100 })).toEqual({ x: 20, y: 30 });
  const far = [{ x: 900, y: 900 }, ...near];
  expect(lookAt(far, { width: 100, height: 100 })).toEqual({ x: 10, y: 10 });
});
