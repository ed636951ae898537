import { describe, expect, it } from 'vitest';
import { printedCard } from './fixture';
import { byPhase, cardOf, printed } from './printed';

describe('what is printed on a card', () => {
  it('tells a military world with its defense, its windfall and its keyword', () => {
    expect(printed(printedCard('rebel-fuel-cache'))).toMatchObject({
      shape: 'military',
      price: 1,
      world: 'windfall',
      kind: 'rare',
      vp: 1,
      keywords: ['rebel_keyword'],
      start: null,
      powers: [],
    });
  });

  it('tells a start world by its number, and points below zero', () => {
    const doomed = printed(printedCard('doomed-world'));
    expect([doomed.start, doomed.vp, doomed.kind, doomed.world]).toEqual([8, -1, null, 'gray']);
    expect(doomed.powers.map(({ phase }) => phase)).toEqual(['explore', 'settle']);
  });

  it('does not take the Trade powers of a sale, or phases that are scored, for powers', () => {
    const league = printed(printedCard('trade-league'));
    expect(league.vp).toBeNull();
    expect(league.powers).toEqual([
      { phase: 'trade', icons: ['good', 'draw', '1'] },
      { phase: 'consume', icons: ['sell', 'trade'] },
    ]);
    expect(league.scoring).toEqual([
      ['vp', '2', 'per', 'trade', 'development'],
      ['vp', '1', 'per', 'trade', 'world'],
    ]);
  });

  it('gathers powers by phase in the order of the round', () => {
    const { powers } = printed(printedCard('alpha-centauri'));
    expect(byPhase(powers)).toEqual([
      {
        phase: 'settle',
        lines: [
          ['rare', 'less', '1'],
          ['military', '+1', 'versus', 'rare'],
        ],
      },
    ]);
  });

  it('knows every kind for the world of any kind, and which card a copy is', () => {
    expect(printed(printedCard('alien-oort-cloud-refinery')).kind).toBe('any_kind');
    expect([cardOf('gem-world#2'), cardOf('gem-world')]).toEqual(['gem-world', 'gem-world']);
  });
});
