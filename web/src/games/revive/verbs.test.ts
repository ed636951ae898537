import { expect, test } from 'vitest';
import { glyphOf } from '$/look/glyphs.svelte';
import { boards } from './boards';

// The first words of everything that the rules can offer.
const WORDS = [
  ...['tribe', 'side', 'keep'],
  ...['play', 'switch', 'copy', 'explore', 'populate', 'build', 'hibernate', 'end'],
  ...['use', 'open', 'convert', 'swap', 'call', 'with'],
  ...['color', 'technology', 'lay', 'resolve', 'unlock', 'gain', 'lose', 'trade', 'pay', 'choose'],
  ...[
    'module',
    'place',
    'activate',
    'advance',
    'recharge',
    'artifact',
    'remove',
    'recruit',
    'recall',
    'wake',
  ],
  ...['rest', 'work', 'tile', 'move', 'machine', 'reward', 'discard', 'done'],
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
