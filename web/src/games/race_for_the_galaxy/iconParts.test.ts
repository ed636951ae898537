import { expect, test } from 'vitest';
import { partsOf, writtenAs } from './iconParts';

test('a number belongs to the icon before it', () => {
  expect(partsOf(['good', '1', 'arrow', 'vp', '1', 'draw', '2'])).toEqual([
    { code: 'good', count: '1' },
    { code: 'arrow', count: '' },
    { code: 'vp', count: '1' },
    { code: 'draw', count: '2' },
  ]);
});

test('two numbers are a span, and a minus is drawn as one', () => {
  expect(partsOf(['gamble', '1', '7'])).toEqual([{ code: 'gamble', count: '1–7' }]);
  expect(partsOf(['military', '-1'])).toEqual([{ code: 'military', count: '−1' }]);
});

test('discounts, limits and "for each" are written, everything else is drawn', () => {
  expect(writtenAs({ code: 'less', count: '2' })).toBe('−2');
  expect(writtenAs({ code: 'times', count: '3' })).toBe('×3');
  expect(writtenAs({ code: 'per', count: '' })).toBe('/');
  expect(writtenAs({ code: 'draw', count: '2' })).toBeNull();
});
