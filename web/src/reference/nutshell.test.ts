import { expect, test } from 'vitest';
import { nutshellOf, TOLD } from './nutshell';

test('each game is told in ten sentences, in both languages', async () => {
  expect(TOLD).toEqual(['atlas-lost', 'race-for-the-galaxy', 'revive', 'the-warp']);
  for (const game of TOLD) {
    const english = await nutshellOf(game, 'en');
    const japanese = await nutshellOf(game, 'ja');
    expect([english.length, japanese.length]).toEqual([10, 10]);
    for (const sentence of english) expect(sentence).toMatch(/^[A-Z].*\.$/);
    for (const sentence of japanese) expect(sentence).toMatch(/。$/);
    // How one wins is told, and no clause is named by its number.
    expect(english.join(' ')).toMatch(/\bwins?\b/);
    expect(english.join(' ')).not.toMatch(/\b(?:AL|RFTG|REV|WARP)-/);
  }
});

test('a game of others has none', async () => {
  expect(await nutshellOf('chess', 'en')).toEqual([]);
});
