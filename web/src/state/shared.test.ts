import { describe, expect, it } from 'vitest';
import { shared } from './shared';

describe('what is shared', () => {
  const before = {
    trees: [
      { id: 'a', teams: [1, 2] },
      { id: 'b', teams: [] },
    ],
    turn: 1,
    over: null,
  };

  it('is all of it if nothing differs', () => {
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  it('is every part that does not differ', () => {
    const now = structuredClone(before);
    now.trees[1] = { id: 'b', teams: [3] };
    const made = shared(before, now);
    expect(made).toEqual(now);
    expect(made).not.toBe(before);
    expect(made.trees[0]).toBe(before.trees[0]);
    expect(made.trees[1]).not.toBe(before.trees[1]);
  });

  it.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[], {}],
    [{}, []],
    [null, {}],
    [{ a: null }, { a: {} }],
    [1, '1'],
  ])('says what is new: %j becomes %j', (old, now) => {
    expect(shared(old, now)).toStrictEqual(now);
  });
});
