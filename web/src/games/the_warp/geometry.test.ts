import { describe, expect, it } from 'vitest';
import { AREAS, area } from './fixture';
import { areAdjacent, backToFront, bordersOf, boxOf, middleOf, turned } from './geometry';
import type { Area } from './view';

describe('the map', () => {
  it('is turned so that every zone can lie nearest', () => {
    const colony = area('b-colony', -4, 2, { owner: 1 });
    expect(turned(colony, 1)).toEqual({ q: -2, r: 4 });
    expect(turned(colony, 0)).toEqual({ q: -4, r: 2 });
    expect(turned(area('gate', 0, 0), 4)).toEqual({ q: 0, r: -0 });
  });

  it('draws from the back to the front', () => {
    const heights = backToFront(AREAS, 1).map((one) => middleOf(one, 1).y);
    expect([...heights].sort((a, b) => a - b)).toEqual(heights);
  });

  it('holds the middle of every area', () => {
    const box = boxOf(AREAS, 0);
    for (const { x, y } of AREAS.map((one) => middleOf(one, 0))) {
      expect(x).toBeGreaterThan(box.left);
      expect(x).toBeLessThan(box.left + box.width);
      expect(y).toBeGreaterThan(box.top);
      expect(y).toBeLessThan(box.top + box.height);
    }
  });

  it('has a border where another zone begins, and none within a zone', () => {
    const [one, other] = [area('a-colony', 0, 0), area('a-right', 1, 0)];
    expect(areAdjacent(one, other)).toBe(true);
    const sides = (areas: readonly Area[]): number =>
      (bordersOf(areas, 0).get('a-colony') ?? '').split('M').length - 1;
    expect(sides([one, other])).toBe(5);
    expect(sides([one, { ...other, owner: 1 }])).toBe(6);
  });
});
