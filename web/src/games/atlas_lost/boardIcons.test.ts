import { expect, test } from 'vitest';
import { alternatives, partsOf, priceAndGain } from './boardIcons';

test('a run of one icon becomes a number with the icon, a printed number stays with what it counts', () => {
  expect(partsOf(['research', 'research', 'data', 'arrow', '4', 'tp'])).toEqual([
    { code: 'research', count: '2' },
    { code: 'data', count: '' },
    { code: 'arrow', count: '' },
    { code: 'tp', count: '4' },
  ]);
});

test('a run longer than any printed amount is not added up', () => {
  expect(partsOf(['steal', 'tp', 'tp', 'tp', 'tp']).map((part) => part.count)).toEqual(['', '', '', '', '']);
});

test('a space of the track is cut into its alternative prices and its bonus', () => {
  const { price, gain } = priceAndGain(['research', 'tp', 'or', 'any_token', 'arrow', 'command']);
  expect(alternatives(price)).toEqual([['research', 'tp'], ['any_token']]);
  expect(gain).toEqual(['command']);
  expect(alternatives([])).toEqual([]);
});
