import { expect, test } from 'vitest';
import { strengthOf } from './strength';

// What the server refuses is not called fair here, as far as it can be told without its list of words.
test.each([
  ['', '', 'empty'],
  ['abc', '', 'short'],
  ['x'.repeat(201), '', 'long'],
  ['aaaaaaaab', '', 'same'],
  ['ohneohneohne', '', 'same'],
  ['1qaz2wsx3edc', '', 'run'],
  ['qwertyuiop12', '', 'run'],
  ['0987654321', '', 'run'],
  ['Mikaela1234', 'mikaela', 'name'],
  ['ＭｉｋａｅｌａＸＹ', 'Mikaela', 'name'],
  ['lamp-tea-9', '', 'fair'],
  ['teapot harbour violin', '', 'good'],
  ['かぎのかかったちいさなはこのなか', '', 'good'],
] as const)('%j of %j is %s', (password, name, strength) => {
  expect(strengthOf(password, name)).toBe(strength);
});
