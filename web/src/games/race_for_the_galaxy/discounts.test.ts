import { describe, expect, it } from 'vitest';
import { discountsFor, placing } from './discounts';
import { catalogueIn, owned, player } from './fixture';

const catalogue = catalogueIn();
const before = [owned('new-sparta'), owned('investment-credits')];

describe('where a price comes from', () => {
  it('is paid for what was placed last', () => {
    expect(placing(player(0, { tableau: [...before, owned('trade-league', { fresh: true })] }))).toBe(
      'trade-league',
    );
    expect(placing(player(0, { tableau: before }))).toBeNull();
  });

  it('is told by card and action where they add up to the difference', () => {
    const me = player(0, {
      actions: ['develop'],
      tableau: [...before, owned('trade-league', { fresh: true })],
    });
    expect(discountsFor('trade-league', 4, me, catalogue)).toEqual([
      { source: 'develop', amount: 1 },
      { source: 'investment-credits', amount: 1 },
    ]);
  });

  it('counts a discount by kind for worlds of that kind alone', () => {
    const me = player(0, { tableau: [owned('alpha-centauri')] });
    expect(discountsFor('gem-world', 2, me, catalogue)).toEqual([]);
    expect(discountsFor('rebel-fuel-cache', 0, me, catalogue)).toEqual([
      { source: 'alpha-centauri', amount: 1 },
    ]);
  });

  it('is not explained where the sources do not add up', () => {
    const me = player(0, { actions: ['prestige-develop'], tableau: before });
    expect(discountsFor('trade-league', 4, me, catalogue)).toBeNull();
    expect(discountsFor('trade-league', 2, me, catalogue)).toEqual([
      { source: 'prestige-develop', amount: 3 },
      { source: 'investment-credits', amount: 1 },
    ]);
  });
});
