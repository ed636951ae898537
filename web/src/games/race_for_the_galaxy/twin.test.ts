import { describe, expect, it } from 'vitest';
import type { Language } from '$/words/words';
import type { Region, View } from '../game';
import { catalogueIn, changed, game, military, owned, robot } from './fixture';
import { twin } from './twin';
import type { RaceView } from './view';

function told(view: RaceView, language: Language = 'en'): Map<string, Region> {
  const regions = twin(view as unknown as View, catalogueIn(language), ['Ann', 'Ben', 'Chika'], language);
  return new Map(regions.map((region) => [region.id, region]));
}

describe('the table in words', () => {
  it('tells the round, my hand, the middle and every empire', () => {
    const regions = told(game());
    expect([...regions.keys()]).toEqual(['round', 'hand', 'middle', 'seat-0', 'seat-1']);
    expect(regions.get('round')?.lines).toEqual([
      'Round 3.',
      'The actions of this round are not revealed yet.',
      'Order from the lowest start world: Ann (A), Ben (B).',
    ]);
    expect(regions.get('hand')?.heading).toBe('My hand: 4 cards, limit 10');
    expect(regions.get('hand')?.lines[0]).toBe(
      'Interstellar Bank. Development, cost 2, 1 VP. Develop: Draw 1 card at the start of the phase.',
    );
    expect(regions.get('middle')?.lines).toEqual([
      'Draw pile: 60 cards. Discard pile: 9 cards.',
      'VP chips in the pool: 24.',
    ]);
    expect(regions.get('seat-1')?.lines).toEqual([
      'Score as it stands: 7.',
      'VP chips: 4.',
      'Cards in hand: 3, limit 10.',
      'Military: plus 0.',
      'Tableau: 2 of 12 cards.',
      'Old Earth. Non-military gray world, cost 3, 2 VP. Start world 0.',
      'Gem World. Non-military production world (Novelty), cost 2, 1 VP. It is holding a good (Novelty goods).',
    ]);
  });

  it('tells actions with prestige, phases that come twice, and which one is played', () => {
    let view = game({ prestige: true, phase: 'settle', again: 1, phases: ['settle', 'produce'] });
    view = changed(view, 0, { actions: ['settle', 'prestige-settle'] });
    view = changed(view, 1, { actions: ['produce'] });
    expect(told(view).get('round')?.lines.slice(1, 5)).toEqual([
      'Ann (A) chose Settle, Settle with prestige.',
      'Ben (B) chose Produce.',
      'Phases of this round: Settle twice, Produce.',
      'Now: Settle, for the second time.',
    ]);
  });

  it('tells Military in all its parts, prestige and what makes an empire a target', () => {
    const view = changed(game({ prestige: true, takeovers: true }), 1, {
      prestige: 2,
      military: military({
        general: -1,
        versus: { novelty: 0, rare: 1, genes: 0, alien: 0, rebel: 2 },
        temporary: 3,
        reserve: 4,
      }),
      targets: { rebel: true, imperium: true, council: false },
      hand: ['card', 'gem-world'],
      saved: ['card', 'card'],
    });
    const lines = told(view).get('seat-1')?.lines ?? [];
    for (const line of [
      'Prestige: 2.',
      'The prestige/search card is used up.',
      'Known to be in hand: Gem World.',
      'Saved under a world: 2 cards.',
      'Military: minus 1.',
      'Against Rare elements: plus 1 besides.',
      'Against Rebel military worlds: plus 2 besides.',
      'Temporary, until the end of the phase: plus 3 besides.',
      'Could still be raised in this phase: plus 4.',
      'For takeovers: has a Rebel military world, has an Imperium card.',
    ])
      expect(lines).toContain(line);
  });

  it('tells goals, the Prestige Lead, takeovers, searches and cards shown to all', () => {
    const regions = told(
      game({
        phase: 'settle',
        prestige: true,
        search: 'alien-kind-world',
        aside: ['doomed-world'],
        lead: { holder: 1, tied: false, on_tile: 1 },
        goals: [
          { id: 'galactic-status', class: 'first', claimed: [] },
          { id: 'production-leader', class: 'most', claimed: [0], amounts: [4, 2], least: 4 },
        ],
        attacks: [
          {
            attacker: 1,
            defender: 0,
            power: 'imperium-cloaking-technology',
            target: 'new-sparta',
            with: 'doomed-world',
            fate: 'failed',
            attack: 3,
            defense: 4,
          },
        ],
      }),
    );
    expect(regions.get('goals')?.lines).toEqual([
      'Galactic Status: The first to place a development of cost 6 with variable VP: 3 VP. Nobody has it.',
      'Production Leader: The most production worlds (at least 4): 5 VP. Held by Ann (A). So far: Ann (A) 4, Ben (B) 2.',
    ]);
    expect(regions.get('lead')?.lines).toEqual([
      'Ben (B) has the Prestige Lead, with 1 prestige on the tile.',
    ]);
    expect(regions.get('takeovers')?.lines).toEqual([
      'Ben (B) attacks New Sparta of Ann (A) with Imperium Cloaking Technology: attack 3, defense 4. ' +
        'Doomed World was discarded for it. It failed.',
    ]);
    expect(regions.get('middle')?.lines.slice(2)).toEqual([
      'A search is going on: Alien worlds. Category 5: Production or windfall worlds of Alien kind.',
      'Shown to everybody: Doomed World. Non-military gray world, cost 1, -1 VP. Start world 8.',
    ]);
  });

  it('tells a draft, and start worlds to choose from', () => {
    const draft = {
      direction: 'right',
      sets_left: 5,
      pack: ['trade-league'],
      chosen: ['gem-world'],
      passing: true,
    } as const;
    const view = changed(game({ round: 0, draft }), 0, {
      hand: [],
      drawn: ['old-earth'],
      deck: 1,
      tableau: [],
    });
    const regions = told(view);
    expect(regions.get('draft')?.lines).toEqual([
      'Cards go to the right.',
      'Sets of five still to come: 5.',
      'Your deck so far, 1 card: Gem World.',
    ]);
    expect(regions.get('hand')?.lines.map((line) => line.split('.')[0])).toEqual([
      'Your start world to choose: Old Earth',
      'To choose from: Trade League',
    ]);
    expect(regions.get('seat-0')?.lines).toContain('Own deck: 1 card.');
    expect(regions.get('round')?.lines).toEqual(['The game is being set up.']);
  });

  it('tells the robot', () => {
    const view = changed(game({ phases: ['explore'], robot: robot({ exodus: true }) }), 0, {
      actions: ['explore-5'],
    });
    expect(told(view).get('robot')?.lines).toEqual([
      'Robot start world 0: credit 1, economy size 0, draw stack of 4.',
      'Score as it stands: 7.',
      'Credit: 1 of 4. Economy size: 2 of 5.',
      'Counters for 6-cost developments: 2 left, 0 placed, 6 VP each.',
      'VP chips: 3.',
      'Draw stack: 4 cards.',
      'Its robot face counts as Consume: Trade.',
      'Its dice show Explore, robot face.',
      'Its dice stand on the first Explore column, Consume: Trade.',
      'Its first Settle action is still to come.',
      'Placed: Old Earth. Non-military gray world, cost 3, 2 VP. Start world 0.',
    ]);
  });

  it('tells all of it in Japanese', () => {
    const view = changed(game({ prestige: true, phase: 'develop', phases: ['develop'] }), 0, {
      actions: ['prestige-develop'],
      tableau: [owned('alien-oort-cloud-refinery', { good: true, fresh: true, kind: 'genes' })],
    });
    const regions = told(view, 'ja');
    expect(regions.get('round')?.lines.slice(0, 4)).toEqual([
      '第3ラウンド。',
      'Ann（A）の選択：発展（威信）。',
      'このラウンドのフェイズ：発展。',
      '現在：発展。',
    ]);
    expect(regions.get('seat-0')?.heading).toBe('Ann（席A、あなた）');
    expect(regions.get('seat-0')?.lines.at(-1)).toBe(
      'Alien Oort Cloud Refinery。任意の種別の非軍事ウィンドフォール世界。コスト0、1VP。キーワード：ALIEN。' +
        '（置いたばかり、種別：遺伝子、商品あり：遺伝子）',
    );
  });
});
