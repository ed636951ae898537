import { expect, test } from 'vitest';
import { glyphOf } from '$/look/glyphs.svelte';
import { boards } from './boards';

// The first words of everything that the rules can offer.
const WORDS = [
  ...['race', 'guardian', 'keep'],
  ...['extract', 'consult', 'develop', 'terrashift', 'attack', 'move', 'sail', 'end', 'timeout'],
  ...['trade', 'spend', 'reward-ability', 'use', 'laser', 'fire', 'complete', 'later'],
  ...['draw', 'discard', 'take', 'stop', 'follow', 'play', 'give', 'option', 'choose', 'from', 'pay'],
  ...['decline', 'pass', 'done', 'nothing'],
  ...['build', 'upgrade', 'raise', 'lower', 'station', 'reserve', 'return', 'remove', 'reveal', 'leave'],
  ...['switch', 'deck', 'copy', 'none'],
  ...['troops', 'no', 'bribe', 'gold', 'energy', 'cards', 'card', 'rewards', 'reward', 'propose', 'withdraw'],
  ...['accept', 'counter', 'reroll', 'flip', 'lose'],
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
