import { describe, expect, it } from 'vitest';
import type { Language } from '$/words/words';
import type { Region, View } from '../game';
import { catalogueIn, changed, game } from './fixture';
import { twin } from './twin';
import type { ReviveView } from './view';

async function told(view: ReviveView, language: Language = 'en'): Promise<Map<string, Region>> {
  const regions = twin(
    view as unknown as View,
    await catalogueIn(language),
    ['Ann', 'Ben', 'Chika', 'Dai'],
    language,
  );
  return new Map(regions.map((region) => [region.id, region]));
}

describe('the table in words', () => {
  it('tells the turn, my cards, the land, the display, and every board', async () => {
    const regions = await told(game());
    expect([...regions.keys()]).toEqual([
      ...['turn', 'hand', 'land', 'face-down', 'display', 'seat-0', 'seat-1', 'seat-2', 'seat-3'],
    ]);
    expect(regions.get('turn')?.lines).toEqual([
      'Turn 12.',
      'Turn of Ann (A).',
      'Actions taken: 1 of 2.',
      ...['Ann (A): 13 points.', 'Ben (B): 13 points.', 'Chika (C): 17 points.', 'Dai (D): 21 points.'],
    ]);
    const hand = regions.get('hand')?.lines ?? [];
    expect(hand[0]).toMatch(/^Active: Hauler A\. /);
    expect(hand.some((line) => line.startsWith('Resting: Fitter A. '))).toBe(true);
    expect(hand.filter((line) => line.startsWith('Closed crate: '))).toHaveLength(2);
    expect(hand.at(-1)).toMatch(/^My artifact card: /);
  });

  it('tells every explored tile, what is face down, and where crystals are', async () => {
    const regions = await told(game());
    const land = regions.get('land')?.lines ?? [];
    // Twelve tiles, four large locations, the chasm, and the crystals.
    expect(land).toHaveLength(18);
    expect(land.find((line) => line.startsWith('Tile R3C3'))).toContain(
      'location 4,7, figures: Ben (B), Chika (C), Dai (D), range: 2 food',
    );
    expect(land.at(-1)).toMatch(/^Crystal symbols at the edge touch: .*6,0/);
    expect(regions.get('face-down')?.lines).toHaveLength(18);
    expect(regions.get('face-down')?.lines[1]).toBe(
      'Unexplored tile R0C2, explore for 4 food, 4 points, range: 1 food.',
    );
  });

  it('tells of others what is open, and of nobody what is secret', async () => {
    const regions = await told(game());
    const [mine, others] = [regions.get('seat-0')?.lines ?? [], regions.get('seat-1')?.lines ?? []];
    for (const line of ['Points: 13.', 'gear: 3 of 6.', 'Closed crates: 1.', 'Resting: Fitter B, Reader B.'])
      expect(others).toContain(line);
    expect(mine).not.toContain('Closed crates: 2.');
    expect(mine).toContain('Top slot 1, cards: Caravan Lead. Modules: Almanac Page, Bread Oven.');
    expect(mine).toContain('Bottom slot 2, empty. Modules: none.');
    expect(others.some((line) => line.includes('?'))).toBe(false);
  });

  it('tells what there is to choose from, the last turns and the end', async () => {
    const view = changed(game({ moment: 'setup', last_turns: 3 }), 0, { dealt: ['AC02'] });
    const regions = await told(view);
    expect(regions.get('turn')?.lines.slice(0, 2)).toEqual(['Set-up.', 'Last turns: 3.']);
    expect(regions.get('choosing')?.lines[0]).toMatch(/^To choose from: /);
    expect((await told(game({ over: true }))).get('turn')?.lines[1]).toBe('The game is over.');
  });

  it('is told in Japanese, too', async () => {
    const regions = await told(game(), 'ja');
    expect(regions.get('turn')?.lines.slice(0, 3)).toEqual([
      '第12手番。',
      'Ann（A）の手番。',
      '行ったアクション：2回のうち1回。',
    ]);
    expect(regions.get('seat-1')?.lines).toContain('歯車：3/6。');
  });
});
