import { describe, expect, it } from 'vitest';
import type { View } from '../game';
import { boards } from './boards';
import { changed, game, onSpace, player } from './fixture';
import { piecesOf, states } from './pieces';

const asView = (view: object): View => view as View;

describe('the pieces that options speak of', () => {
  it.each([
    ['play SA1 T1', ['SA1', 'SA1>slot T1']],
    ['play CY09 S5 bottom', ['CY09', 'CY09>slot S5']],
    ['switch gear', ['switch']],
    ['copy SB4', ['SB4', 'switch']],
    ['explore R1C4', ['R1C4']],
    ['populate 3,3', ['3,3']],
    ['populate R0C0', ['R0C0']],
    ['build small 7,4', ['7,4']],
    ['build large -1,9', ['-1,9']],
    ['hibernate', ['hibernation']],
    ['end', []],
    ['use MG04', ['MG04']],
    ['use tech:B3', ['tech:B3']],
    ['open CR09', ['CR09']],
    ['convert gear', ['res crystal']],
    ['with STD3 explore', ['STD3']],
    ['with CR25', ['CR25']],
    ['color gray', []],
    ['technology B2', ['node B2']],
    ['lay 1', ['lay 1']],
    ['resolve gain-basic-2', []],
    ['resolve unlock RW04', ['RW04']],
    ['gain book', ['res book']],
    ['lose', []],
    ['trade gear book', ['res gear']],
    ['pay food', ['res food']],
    ['pay 2-gear+1-crystal', []],
    ['choose 2', []],
    ['module MD01', ['MD01']],
    ['place T1.3', ['T1.3']],
    ['activate B2.1', ['B2.1']],
    ['advance green', ['track green']],
    ['recharge STD2', ['STD2']],
    ['artifact purple', ['artifact purple']],
    ['artifact minor', ['artifact minor']],
    ['remove white', ['artifact white']],
    ['recruit CY06', ['CY06']],
    ['recruit deck', ['deck']],
    ['recall CY05', ['CY05']],
    ['wake SA2', ['SA2']],
    ['rest SA1', ['SA1']],
    ['work MN07', ['MN07']],
    ['tile 5,3', ['5,3']],
    ['move 3,3 4,7', ['3,3', '4,7', '3,3>4,7']],
    ['machine MG01', ['MG01']],
    ['reward 3', ['moon 3']],
    ['discard CG04', ['CG04']],
    ['tribe nadair', ['nadair']],
    ['side moon', ['side moon']],
    ['keep AC01', ['AC01']],
    ['done', []],
  ])('%s', (option, pieces) => {
    expect(piecesOf(option, asView(game()), 0)).toEqual(pieces);
  });

  it('means the technology that makes a trade possible', () => {
    const { tree } = player(0);
    const trading = changed(game(), 1, { tree: tree && { ...tree, swap: ['A1'] } });
    const view = asView(changed(trading, 3, { tree: tree && { ...tree, call: ['B1'] } }));
    expect(piecesOf('swap gear food', view, 0)).toEqual([]);
    expect(piecesOf('swap gear+book crystal', view, 1)).toEqual(['node A1']);
    expect(piecesOf('call', view, 3)).toEqual(['node B1']);
  });
});

describe('what is drawn where', () => {
  it('changes with the piece and with nothing else', () => {
    const before = states(asView(game()));
    const after = states(asView(onSpace(game(), '5,3', { building: { seat: 1, size: 'small' } })));
    const differing = [...after].filter(([piece, state]) => before.get(piece) !== state);
    expect(differing.map(([piece]) => piece)).toEqual(['5,3']);
  });

  it('knows tiles that lie face down, cards by where they are, and machines by their energy', () => {
    const found = states(asView(game()));
    expect(found.get('R0C1')).toBe('face down');
    expect(found.has('2,0')).toBe(false);
    expect(found.get('SA1')).toBe('active');
    expect(found.get('SA2')).toBe('resting');
    expect(found.get('CY05')).toBe('T1 top');
    expect(found.get('CY06')).toBe('display');
    expect([found.get('STD1'), found.get('STD2')]).toEqual(['ready', 'used']);
    expect([found.get('T1.1'), found.get('T1.3')]).toEqual(['MD34', '']);
    expect([found.get('CR09'), found.get('CR15')]).toEqual(['closed', 'opened']);
  });

  it('tells a seat by its figures', () => {
    const found = states(asView(game()));
    const more = states(asView(changed(game(), 1, { points: 14 })));
    expect(more.get('seat 1')).not.toBe(found.get('seat 1'));
    expect(more.get('seat 0')).toBe(found.get('seat 0'));
  });
});

describe('the header', () => {
  it('counts turns, and points as they stand', () => {
    expect(boards.turn(asView(game()))).toBe(12);
    expect(boards.turn(asView(game({ turn: 0 })))).toBe(1);
    expect([0, 1, 4].map((seat) => boards.score(asView(game()), seat))).toEqual([13, 13, null]);
  });

  it('asks once more before the turn is given away', () => {
    const given = ['end', 'hibernate', 'play SA1 T1'].map((one) => boards.endsTurn(one));
    expect(given).toEqual([true, true, false]);
  });
});
