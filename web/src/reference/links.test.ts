import { expect, test } from 'vitest';
import { namedIn, spansOf } from './links';

const known = new Set(['AL-NPC-11', 'AL-NPC-1', 'IIIR-E', 'IS', 'IIIM-S1']);
const knows = (id: string): boolean => known.has(id);

test('an id in a sentence becomes a link, without the full stop behind it', () => {
  expect(spansOf('Which targets: AL-NPC-11.', knows)).toEqual([
    { text: 'Which targets: ', id: '' },
    { text: 'AL-NPC-11', id: 'AL-NPC-11' },
    { text: '.', id: '' },
  ]);
});

test('only whole ids that are known count', () => {
  expect(namedIn('This is AL-NPC-111, not IS-A, nor ISO.', knows)).toEqual([]);
  expect(namedIn('IS（アクティブ技術）とIIIM-S1、IIIR-E、IS', knows)).toEqual(['IS', 'IIIM-S1', 'IIIR-E']);
});
