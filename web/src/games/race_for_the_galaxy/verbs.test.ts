import { expect, test } from 'vitest';
import { glyphOf } from '$/look/glyphs.svelte';
import { boards } from './boards';

// The first words of everything that the rules can offer.
const WORDS = [
  ...['explore-5', 'explore-1', 'develop', 'settle', 'trade', 'double', 'produce', 'search', 'prestige'],
  ...['start', 'keep', 'take', 'go-on', 'no-match', 'save', 'discard', 'pass', 'done'],
  ...['pay', 'pay-military', 'conquer', 'conquer-peaceful', 'second', 'extra', 'replace'],
  ...['takeover', 'target', 'defeat', 'hand', 'good', 'enough'],
  ...['sell', 'use', 'kind', 'name', 'ante', 'draw'],
];

test('every first word has a title in both languages, and an icon of the glossary', () => {
  for (const word of WORDS) {
    const verb = boards.verbs[word];
    expect(verb?.title.en, word).toBeTruthy();
    expect(verb?.title.ja, word).toBeTruthy();
    expect(glyphOf(verb?.icon ?? ''), word).not.toBe('');
  }
  expect(Object.keys(boards.verbs).sort()).toEqual([...WORDS].sort());
});
