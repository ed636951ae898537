import { describe, expect, it } from 'vitest';
import { fit } from './fit';

// The room below the round at 1366x768, for a spectator and in a replay.
const WATCHED = { width: 1006, height: 590 };
const REPLAYED = { width: 1030, height: 500 };

describe('tableaus that share a window', () => {
  it('show everything printed on their cards where two sit', () => {
    expect(fit(2, 12, WATCHED)).toMatchObject({ columns: 2, abreast: 3, size: 'small' });
  });

  it('show names where six have a full tableau, all in sight at once', () => {
    const { columns, abreast, size, row } = fit(6, 12, WATCHED);
    expect([columns, abreast, size]).toEqual([3, 3, 'medium']);
    // Two lines of figures and four rows of cards, twice.
    expect(2 * (60 + 4 * row + 3 * 3) + 6).toBeLessThanOrEqual(WATCHED.height);
    // Most tableaus are smaller than that.
    expect(fit(6, 9, REPLAYED)).toMatchObject({ columns: 3, abreast: 3, size: 'medium' });
  });

  it('grow with the window', () => {
    expect(fit(6, 12, { width: 1600, height: 900 }).size).toBe('small');
  });

  it('keep their names where there is no room, and are scrolled to', () => {
    expect(fit(6, 16, { width: 700, height: 240 })).toMatchObject({ size: 'medium', row: 50 });
    expect(fit(4, 12, { width: 0, height: 0 })).toMatchObject({ columns: 1, size: 'medium' });
  });
});
