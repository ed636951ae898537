import { describe, expect, it } from 'vitest';
import { game, onSpace } from './fixture';
import { hexesOf, SLOTS, SPACES } from './fixtureMap';
import {
  areAdjacent,
  boxOf,
  crystalPlace,
  middleOf,
  middleOfAll,
  originOf,
  outlineOf,
  SIZE,
} from './geometry';
import { originsOf, walkTo } from './range';
import type { Hex } from './view';

describe('the map', () => {
  it('lays slots one beside the other: rows do not shift', () => {
    const left = (id: string): number => middleOfAll(hexesOf(id)).x;
    expect(left('R4C2')).toBeCloseTo(left('R0C2'));
    expect(left('R0C3') - left('R0C2')).toBeCloseTo(2 * Math.sqrt(3) * SIZE);
  });

  it('has one outline around the four spaces of a tile', () => {
    const outline = outlineOf(hexesOf('R0C0'));
    // Four hexes have 24 sides, and five of them lie between two of the tile.
    expect(outline.split('L')).toHaveLength(24 - 2 * 5);
    expect(outlineOf([[0, 0]]).split('L')).toHaveLength(6);
  });

  it('knows which spaces touch', () => {
    expect(areAdjacent([[4, 3]], [[3, 3]])).toBe(true);
    expect(areAdjacent([[4, 3]], [[6, 3]])).toBe(false);
    expect(areAdjacent(hexesOf('R2C3'), [[4, 3]])).toBe(true);
  });

  it('holds the middle of every space', () => {
    const hexes = SPACES.flatMap((space) => space.hexes);
    const box = boxOf(hexes);
    for (const { x, y } of hexes.map(middleOf)) {
      expect(x).toBeGreaterThan(box.left);
      expect(x).toBeLessThan(box.left + box.width);
      expect(y).toBeGreaterThan(box.top);
      expect(y).toBeLessThan(box.top + box.height);
    }
    expect(SLOTS).toHaveLength(35);
  });

  it('draws a crystal beside the map, near what it touches', () => {
    const hex: Hex = [4, -1];
    const drawn = crystalPlace(hex, [
      [4, 0],
      [3, 0],
    ]);
    expect(drawn.y).toBeGreaterThan(middleOf(hex).y);
    expect(drawn.y).toBeLessThan(middleOf([4, 0]).y);
  });
});

describe('the way to a place', () => {
  it('begins at the piece of mine that it leaves, passes its spaces and tells its price', () => {
    const walk = walkTo(game(), '6,2');
    expect(walk?.range).toBe(1);
    expect(walk?.points).toEqual([middleOf([4, 3]), middleOf([5, 3]), middleOf([6, 2])]);
    expect(walk?.cost).toBeNull();
  });

  it('tells what a tile costs beside its range', () => {
    const walk = walkTo(game(), 'R0C2');
    expect([walk?.cost, walk?.range]).toEqual([4, 1]);
    expect(walk?.passed).toEqual([middleOf([4, 2])]);
  });

  it('is not told where there is none', () => {
    expect(walkTo(game(), 'R0C1')).toBeNull();
    expect(walkTo(game(), '3,3')).toBeNull();
    expect(walkTo(game(), 'SA1')).toBeNull();
  });

  it('begins at the chasm for whoever has no piece, and at temples', () => {
    const bare = onSpace(onSpace(game(), '4,3', { building: null }), '3,3', { figures: [] });
    expect(originsOf(bare, 0).map(({ id }) => id)).toEqual(['R2C3']);
    const temple = onSpace(bare, '6,3', { tribe_tile: { seat: 0, tile: 'temple' } });
    expect(originsOf(temple, 0).map(({ id }) => id)).toEqual(['R2C3', '6,3']);
    expect(originOf([[9, 0]], originsOf(game(), 0))).toBeNull();
  });
});
