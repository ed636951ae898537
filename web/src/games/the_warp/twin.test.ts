import { describe, expect, it } from 'vitest';
import type { Language } from '$/words/words';
import type { Region, View } from '../game';
import { catalogueIn, changed, combat, game, side } from './fixture';
import { twin } from './twin';
import type { WarpView } from './view';

async function told(view: WarpView, language: Language = 'en'): Promise<Map<string, Region>> {
  const regions = twin(
    view as unknown as View,
    await catalogueIn(language),
    ['Ann', 'Ben', 'Chika'],
    language,
  );
  return new Map(regions.map((region) => [region.id, region]));
}

describe('the table in words', () => {
  it('tells the turn, my hand, the missions, the map zone by zone, and every colony', async () => {
    const regions = await told(game());
    expect([...regions.keys()]).toEqual([
      ...['turn', 'hand', 'missions', 'zone-0', 'zone-1', 'zone-connect', 'zone-central', 'market'],
      ...['seat-0', 'seat-1'],
    ]);
    expect(regions.get('turn')?.lines).toEqual([
      'Round 3.',
      'Turn of Ann (A).',
      'Now: Action.',
      'The end begins at 9 points.',
    ]);
    expect(regions.get('zone-0')?.heading).toBe('Zone of Ann (A)');
    expect(regions.get('zone-0')?.lines[3]).toBe('Left Flank A, multiplier 2, empty.');
    expect(regions.get('zone-central')?.lines.at(-1)).toBe('A worm hole links Ridge A, Inner Link.');
    expect(regions.get('hand')?.lines).toContain('Reward card: Archive Cache. Draw 2 Archive cards.');
    expect(regions.get('market')?.lines).toContain('Discarded: Build, Elite.');
  });

  it('tells of others what is open, and of me what lies behind my screen', async () => {
    const regions = await told(game());
    const [mine, others] = [regions.get('seat-0')?.lines ?? [], regions.get('seat-1')?.lines ?? []];
    for (const line of ['Gold: 3.', 'Energy: 2.', 'Troops in reserve: 1.']) {
      expect(mine).toContain(line);
      expect(others).not.toContain(line);
    }
    for (const line of [
      'Mission Points: 4.',
      'Archive cards: 3, limit 8.',
      'Known to be in hand: Build.',
      'Private Missions: A Prosperity mission face down.',
    ])
      expect(others).toContain(line);
  });

  it('tells a combat from the cards to the result', async () => {
    const fought = combat({
      attack: side({
        cards: [{ seat: 0, card: 'reinforce.2', option: 2, gold: 0, energy: 0 }],
        effects: [{ op: 'value_add', n: 1, factor: null, by: 0 }],
        dice: [3, 6],
        values: [4, 6],
        power: 20,
      }),
      result: 'conquered',
    });
    const lines = (await told(game({ fought }))).get('combat')?.lines ?? [];
    expect(lines.slice(0, 7)).toEqual([
      'Ann (A) attacked Ridge A.',
      'from Colony A.',
      'Attack: Ann (A).',
      'Troops: 2.',
      'Card: Reinforce, played by Ann (A), option 2, free.',
      'Bonus: each die +1, by Ann (A).',
      'Dice: Die 1: 3, worth 4, Die 2: 6.',
    ]);
    expect(lines).toContain('Sum 10, times 2, makes 20.');
    expect(lines.at(-1)).toBe('Result: The area is conquered.');
  });

  it('tells races and missions to choose from', async () => {
    const draft = { piles: [['xelo-traders'], ['luron-droids']], aside: [] };
    const view = changed(game({ round: 0, draft }), 0, { dealt: ['pr-01'] });
    const regions = await told(view);
    expect(regions.get('draft')?.lines[0]).toBe("Pile 1: Xe'Lo Traders.");
    expect(regions.get('choosing')?.lines[0]).toMatch(/^To choose from: Full Vault\./);
  });

  it('is told in Japanese, too', async () => {
    const regions = await told(game({ combat: combat() }), 'ja');
    expect(regions.get('turn')?.lines.slice(0, 3)).toEqual([
      '第3ラウンド。',
      'Ann（A）の手番。',
      '現在：アクション。',
    ]);
    expect(regions.get('combat')?.lines[0]).toBe('Ann（A）がAの尾根を攻撃。');
    expect(regions.get('zone-0')?.lines[3]).toBe('Aの左翼、倍率2、空。');
  });
});
