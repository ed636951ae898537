import { describe, expect, it } from 'vitest';
import { catalogue, scene } from '../../../tests/scene';
import type { Language } from '$/words/words';
import type { Region } from '../game';
import { atlas } from './pieces';
import { twin } from './twin';

async function told(name: string, language: Language): Promise<Map<string, Region>> {
  const { position } = await scene(name, language);
  const names = position.table.seats.map((seat) => seat.name);
  const regions = twin(position.view ?? {}, await catalogue(language), names, language);
  return new Map(regions.map((region) => [region.id, region]));
}

describe('the table in words', () => {
  it('tells every tree, track, board and hand', async () => {
    const regions = await told('action', 'en');
    expect([...regions.keys()]).toEqual([
      'turn',
      'hand',
      'tree-science',
      'tree-culture',
      'tree-economy',
      'influence',
      'initiative',
      'seat-0',
      'seat-1',
      'seat-2',
      'NPC-1',
      'beside',
    ]);
    const science = regions.get('tree-science')?.lines ?? [];
    expect(science[0]).toBe('Deck: 25 cards. Discard pile: 2 cards.');
    expect(science[2]).toBe(
      'Lv.1 Science Astronica Ltd., Active Technology. Pay 2 research: Move 1 of your advance teams to another ' +
        'Tech of the same Lv. in the same Tech Tree. Teams: Ann (A), Ben (B), Chika (C). Culture token of Ann (A).',
    );
    expect(science[5]).toContain('Routes come from Modular Workshop.');
    expect(regions.get('influence')?.lines[1]).toBe('Ben (B) is on space 4 of 10.');
    expect(regions.get('initiative')?.lines[0]).toContain(
      'Held by Ben (B). Standing: Ann (A) 3, Ben (B) 4, Chika (C) 3.',
    );
    expect(regions.get('seat-0')?.lines.slice(0, 2)).toEqual([
      'Has research 2, data 6, command 0.',
      'TP: 2, of which 0 in tokens.',
    ]);
    expect(regions.get('seat-2')?.lines).toContain('Their backs: Science.');
    expect(regions.get('hand')?.lines[1]).toContain('Industrial Bank, active card. Install for 2 research');
  });

  it('lists the backs of a hand that is not mine', async () => {
    const view = (await scene('action')).position.view ?? {};
    const players = atlas(view).players.map((one) => ({ ...one, hand: ['economy-card', 'initial-card'] }));
    const regions = twin({ ...view, players }, await catalogue(), ['Ann', 'Ben', 'Chika'], 'en');
    expect(regions.find((one) => one.id === 'seat-1')?.lines).toContain(
      'Their backs: Economy, initial card.',
    );
  });

  it('tells faith and military power where their trees are in play, in Japanese', async () => {
    const regions = await told('faith', 'ja');
    const mine = regions.get('seat-0');
    expect(mine?.heading).toBe('Ann（席A、あなた）');
    expect(mine?.lines[0]).toBe('所持：研究資源0、データ資源2、コマンド資源2、軍事力0。');
    expect(mine?.lines).toContain('置かれた宗教駒（左から）：Ben（B）。');
    expect(mine?.lines).toContain('Ben（B）の宗教国。');
    expect(regions.get('hand')?.lines).toEqual(['カードなし。']);
  });
});
