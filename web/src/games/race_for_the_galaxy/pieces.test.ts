import { describe, expect, it } from 'vitest';
import type { View } from '../game';
import { boards } from './boards';
import { changed, game, owned } from './fixture';
import { piecesOf, states } from './pieces';

const asView = (view: object): View => view as View;

describe('the pieces that options speak of', () => {
  it.each([
    ['develop', ['action develop']],
    ['prestige settle', ['prestige settle']],
    ['search', ['action search']],
    ['explore-5 & settle', ['action explore-5', 'action settle']],
    ['develop & prestige develop', ['action develop', 'prestige develop']],
    ['develop trade-league', ['trade-league']],
    ['settle gem-world#2', ['gem-world#2']],
    ['pay interstellar-bank', ['interstellar-bank']],
    ['pay', []],
    ['pay goods 1', []],
    ['pay goods 1 with colony-ship', ['colony-ship']],
    ['conquer-peaceful with imperium-cloaking-technology', ['imperium-cloaking-technology']],
    ['produce gem-world', ['gem-world']],
    ['produce alpha-centauri by mining-robots', ['alpha-centauri', 'mining-robots']],
    ['use old-earth', ['old-earth']],
    ['use old-earth 2', ['old-earth']],
    ['use prestige', ['prestige']],
    ['good gem-world', ['gem-world']],
    ['prestige alien-booby-trap', ['alien-booby-trap']],
    ['search alien-kind-world', ['category alien-kind-world']],
    ['defeat B rebel-base', ['attack B rebel-base', 'rebel-base']],
    ['name 4', []],
    ['pass', []],
    ['done', []],
    ['enough', []],
    ['go-on', []],
    ['no-match', []],
  ])('%s', (option, pieces) => {
    expect(piecesOf(option, asView(game()), 0)).toEqual(pieces);
  });

  it('means my world of every kind when its kind is set', () => {
    const view = changed(game(), 0, { tableau: [owned('alien-oort-cloud-refinery', { kind: 'genes' })] });
    expect(piecesOf('kind alien', asView(view), 0)).toEqual(['alien-oort-cloud-refinery']);
    expect(piecesOf('kind alien', asView(game()), 0)).toEqual([]);
  });
});

describe('what is drawn where', () => {
  it('changes with the piece and with nothing else', () => {
    const before = states(asView(game()));
    const sold = changed(game(), 1, { tableau: [owned('old-earth'), owned('gem-world#2')], chips: 5 });
    const after = states(asView(sold));
    expect(before.get('gem-world#2')).toBe('1 good old ');
    expect(after.get('gem-world#2')).toBe('1 bare old ');
    expect(after.get('old-earth')).toBe(before.get('old-earth'));
    expect(after.get('seat 1')).not.toBe(before.get('seat 1'));
    expect(after.get('seat 0')).toBe(before.get('seat 0'));
    expect(before.get('trade-league')).toBe('in hand');
  });

  it('knows who chose an action, goals, the lead and takeovers', () => {
    const view = changed(
      game({
        goals: [{ id: 'galactic-status', class: 'first', claimed: [1] }],
        lead: { holder: 1, tied: false, on_tile: 2 },
        attacks: [
          {
            attacker: 1,
            defender: 0,
            power: 'imperium-cloaking-technology',
            target: 'new-sparta',
            with: null,
            fate: 'pending',
            attack: 3,
            defense: 4,
          },
        ],
      }),
      0,
      { actions: ['develop', 'prestige-develop'] },
    );
    const found = states(asView(view));
    expect(found.get('action develop')).toBe('0x2+');
    expect(found.has('action search')).toBe(false);
    expect(found.get('galactic-status')).toBe('1 at ');
    expect(found.get('lead')).toBe('1 false 2');
    expect(found.get('attack B new-sparta')).toBe('3 4 pending');
  });
});

describe('the header', () => {
  it('counts rounds, and points as they stand', () => {
    expect(boards.turn(asView(game()))).toBe(3);
    expect(boards.turn(asView(game({ round: 0 })))).toBe(1);
    expect([0, 1, 2].map((seat) => boards.score(asView(game()), seat))).toEqual([2, 7, null]);
  });

  it('asks once more before a phase is left while more could be done', () => {
    expect(['pass', 'done', 'develop trade-league'].map((one) => boards.endsTurn(one))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
