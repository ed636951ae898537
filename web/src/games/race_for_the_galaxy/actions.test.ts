import { describe, expect, it } from 'vitest';
import { chosenIn, columnsIn, diceOn, timesOf, whoChose } from './actions';
import { changed, game, robot } from './fixture';

describe('action cards', () => {
  it('are read from an option, and from nothing else', () => {
    expect(chosenIn('prestige settle & produce')).toEqual([
      { action: 'settle', prestige: true },
      { action: 'produce', prestige: false },
    ]);
    expect(chosenIn('trade')).toEqual([{ action: 'trade', prestige: false }]);
    expect(chosenIn('settle gem-world')).toEqual([]);
    expect(chosenIn('prestige alien-booby-trap')).toEqual([]);
  });

  it('have a column for searches only where there is prestige', () => {
    expect(columnsIn(game()).map(({ phase }) => phase)).toEqual([
      'explore',
      'develop',
      'settle',
      'consume',
      'produce',
    ]);
    expect(columnsIn(game({ prestige: true }))[0]?.phase).toBe('search');
  });

  it('know who chose them, twice or with prestige', () => {
    const view = changed(game(), 1, { actions: ['develop', 'prestige-develop'] });
    expect(whoChose('develop', view.players)).toEqual([{ seat: 1, prestige: true, times: 2 }]);
    expect(timesOf('develop', { ...view, phases: ['develop'] })).toBe(2);
    expect(timesOf('settle', { ...view, phases: ['develop'] })).toBe(0);
  });

  it('show the dice of the robot once the actions are revealed', () => {
    const view = game({ robot: robot({ columns: ['develop1', 'develop2', 'trade'] }) });
    expect(diceOn('develop', view)).toBe(0);
    const revealed = { ...view, phases: ['develop', 'consume'] as const };
    expect([diceOn('develop', revealed), diceOn('trade', revealed)]).toEqual([2, 1]);
    expect(timesOf('develop', revealed)).toBe(2);
  });
});
