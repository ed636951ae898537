import { describe, expect, it } from 'vitest';
import type { View } from '../game';
import { boards } from './boards';
import { changed, combat, game, side } from './fixture';
import { piecesOf, states } from './pieces';

const asView = (view: object): View => view as View;

describe('the pieces that options speak of', () => {
  it.each([
    ['attack a-right a-ridge', ['a-right', 'a-ridge', 'a-right>a-ridge']],
    ['attack a-right a-ridge ship', ['a-right', 'a-ridge', 'a-right>a-ridge']],
    ['move a-colony a-left', ['a-colony', 'a-left', 'a-colony>a-left']],
    ['sail a-colony a-left 2', ['a-colony', 'a-left', 'a-colony>a-left']],
    ['attack', []],
    ['develop', []],
    ['develop build-any.2', ['build-any.2']],
    ['follow start.2', ['start.2']],
    ['play reinforce.1', ['reinforce.1']],
    ['discard build-02', ['build-02']],
    ['draw deck', ['deck']],
    ['draw upgrade-01.2', ['upgrade-01.2']],
    ['take jetpack.1', ['jetpack.1']],
    ['take 1 gold 2 energy', []],
    ['give build-07', ['build-07']],
    ['give 0 gold 1 energy', []],
    ['build laser_cannon a-left', ['a-left', 'type laser_cannon']],
    ['upgrade gold_mine', ['type gold_mine']],
    ['option 2 assault_ship', ['type assault_ship']],
    ['option 1', []],
    ['option 1 pay 1 gold 0 energy', []],
    ['raise a-left', ['a-left']],
    ['lower gate', ['gate']],
    ['station a-colony', ['a-colony']],
    ['laser a-right', ['a-right']],
    ['fire b-colony 2', ['b-colony']],
    ['reveal ring-1', ['ring-1']],
    ['remove ring-1', ['ring-1']],
    ['return a-right', ['a-right']],
    ['complete pg-01', ['pg-01']],
    ['keep pr-14', ['pr-14']],
    ['keep', []],
    ['switch pg-13', ['pg-13']],
    ['switch none', []],
    ['deck conquest', ['deck conquest']],
    ['race xelo-traders', ['xelo-traders']],
    ['guardian xelo-traders', ['xelo-traders']],
    ['copy xelo-traders', ['xelo-traders']],
    ['use luron-droids', ['luron-droids']],
    ['use xelo-traders copied', ['xelo-traders copied']],
    ['reward-ability luron-droids', ['luron-droids']],
    ['spend archive-cache.3', ['archive-cache.3']],
    ['extract resources', ['type gold_mine', 'type energy_plant']],
    ['extract troops', ['type command_center']],
    ['trade 2 gold', ['type trade_post']],
    ['from b', ['seat 1']],
    ['card upgrade-any', []],
    ['reward archive-cache', []],
    ['gold 2', []],
    ['troops 2', []],
    ['end turn', []],
    ['pass', []],
  ])('%s', (option, pieces) => {
    expect(piecesOf(option, asView(game()), 0)).toEqual(pieces);
  });

  it('means dice of the side on which a seat stands', () => {
    const view = asView(game({ combat: combat() }));
    expect(piecesOf('reroll 2', view, 0)).toEqual(['die attack 2']);
    expect(piecesOf('flip 1', view, 1)).toEqual(['die defence 1']);
  });
});

describe('what is drawn where', () => {
  it('changes with the piece and with nothing else', () => {
    const before = states(asView(game()));
    const areas = game().areas.map((one) => (one.id === 'a-ridge' ? { ...one, troops: 2 } : one));
    const after = states(asView(game({ areas })));
    expect(
      [...after].filter(([piece, state]) => before.get(piece) !== state).map(([piece]) => piece),
    ).toEqual(['a-ridge']);
    expect(before.get('archive-cache.3')).toBe('in hand');
    expect(before.get('build-01')).toBe('line-up');
  });

  it('knows the dice of a combat, and what a bonus makes of them', () => {
    const fight = combat({ attack: side({ dice: [3, 6], values: [4, 6] }) });
    const found = states(asView(game({ combat: fight })));
    expect([found.get('die attack 1'), found.get('die attack 2')]).toEqual(['3 4', '6 6']);
  });

  it('tells the gate by its Guardian, and a seat by its figures', () => {
    const found = states(asView(game()));
    expect(found.get('gate')).toContain('darja-shadows');
    const more = states(asView(changed(game(), 1, { score: 5 })));
    expect(more.get('seat 1')).not.toBe(found.get('seat 1'));
    expect(more.get('seat 0')).toBe(found.get('seat 0'));
  });
});

describe('the header', () => {
  it('counts rounds, and points as they stand', () => {
    expect(boards.turn(asView(game()))).toBe(3);
    expect(boards.turn(asView(game({ round: 0 })))).toBe(1);
    expect([0, 1, 2].map((seat) => boards.score(asView(game()), seat))).toEqual([2, 4, null]);
  });

  it('asks once more before the turn is given away', () => {
    expect(['end turn', 'move a-colony a-left'].map((one) => boards.endsTurn(one))).toEqual([true, false]);
  });
});
