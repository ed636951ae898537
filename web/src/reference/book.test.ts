import { expect, test } from 'vitest';
import { catalogue } from '../../tests/scene';
import { Book } from './book';

const book = new Book(await catalogue(), 'en');
const ids = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id);

test('clauses stand under their headings in the order of the rulebook', () => {
  expect(book.sections.slice(0, 2).map(({ id, name }) => [id, name])).toEqual([
    ['section-AL-GAME-01', 'Overview'],
    ['section-AL-SETUP-01', 'Setup (common area)'],
  ]);
  expect(book.sectionOf('AL-PLACE-03')?.name).toBe('Advance team placement');
});

test.each(['atlas-lost', 'race-for-the-galaxy', 'revive', 'the-warp'])(
  'every heading of %s has a Japanese name',
  async (game) => {
    const japanese = new Book(await catalogue('ja', game), 'ja');

    expect(japanese.sections.map(({ name }) => name).filter((name) => /^[\x20-\x7e]+$/.test(name))).toEqual(
      [],
    );
  },
);

test('large sections of the box have a shelf for each family', () => {
  expect(book.shelves.map(({ id, cards }) => [id, cards.length])).toEqual([
    ['shelf-tech-science', 12],
    ['shelf-tech-economy', 12],
    ['shelf-tech-culture', 12],
    ['shelf-tech-religion', 13],
    ['shelf-tech-military', 14],
    ['shelf-card-none', 9],
    ['shelf-card-science', 30],
    ['shelf-card-economy', 30],
    ['shelf-card-culture', 30],
    ['shelf-card-religion', 30],
    ['shelf-card-military', 30],
    ['shelf-initiative_tile', 6],
    ['shelf-reward_tile', 5],
    ['shelf-npc', 2],
    ['shelf-influence_space', 11],
  ]);
});

test('clauses know the cards that name them, and cards the clauses that name them', () => {
  expect(ids(book.cardsNaming('AL-TS-01'))).toEqual(['IS']);
  expect(ids(book.clausesNaming('IIIR-E'))).toEqual(['AL-PASS-06', 'AL-TR-11', 'AL-SOLO-09', 'AL-DIG-03']);
  expect(ids(book.clausesNaming('AL-NPC-11'))).toEqual(['AL-NPC-04']);
});
