import { describe, expect, it } from 'vitest';
import { soundOf, type Heard } from './hearing';

const boards = {
  dice: (view: Readonly<Record<string, unknown>>) => (view['dice'] ?? []) as readonly number[],
  states: (view: Readonly<Record<string, unknown>>) =>
    new Map(Object.entries((view['pieces'] ?? {}) as object)),
};
const quiet: Heard = { status: 'running', choices: 7, asked: null, view: { pieces: { card: 'deck' } } };

describe('what is heard at a table', () => {
  it('my turn, once, when it begins', () => {
    const mine = { ...quiet, choices: 8, asked: 12 };
    expect(soundOf(quiet, mine, boards)).toBe('turn');
    expect(soundOf(mine, { ...mine, choices: 9, asked: 14 }, boards)).toBeNull();
  });

  it('a piece that was placed', () => {
    expect(soundOf(quiet, { ...quiet, choices: 8, view: { pieces: { card: 'table' } } }, boards)).toBe(
      'piece',
    );
    expect(soundOf(quiet, { ...quiet, choices: 8 }, boards)).toBeNull();
  });

  it('dice that were thrown, not those that lie there still or were put away', () => {
    const thrown = { ...quiet, choices: 8, view: { dice: [4, 6] } };
    expect(soundOf(quiet, thrown, boards)).toBe('dice');
    expect(soundOf(thrown, { ...thrown, choices: 9 }, boards)).toBeNull();
    expect(soundOf(thrown, { ...thrown, choices: 9, view: { dice: [] } }, boards)).toBeNull();
  });

  it('the end, once', () => {
    const over = { ...quiet, status: 'over', choices: 8 };
    expect(soundOf(quiet, over, boards)).toBe('end');
    expect(soundOf(over, over, boards)).toBeNull();
  });

  it('nothing where somebody talks, or takes something back', () => {
    expect(soundOf(quiet, quiet, boards)).toBeNull();
    expect(soundOf(quiet, { ...quiet, choices: 6, asked: 3 }, boards)).toBeNull();
  });
});
