import { beforeEach, expect, test } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { catalogue } from '../../tests/scene';
import { Book } from './book';
import { shelfName, valueName } from './codes';
import { choicesOf } from './finding';

const RACE = 'race-for-the-galaxy';

beforeEach(() => {
  preferences.language = 'en';
});

test('shelves are called as the game calls what lies there', async () => {
  const [atlas, race] = [await catalogue(), await catalogue('en', RACE)];
  const names = (book: Book): string[] => book.shelves.map((shelf) => shelfName(shelf, book.catalogue));

  expect(names(new Book(race, 'en'))).toEqual([
    'Cards: Base game',
    'Cards: The Gathering Storm',
    'Cards: Rebel vs Imperium',
    'Cards: The Brink of War',
    'Goals: first goals',
    'Goals: most goals',
    'Search categories',
    'Solitaire robot: Solitaire mat',
    'Solitaire robot: mat tiles',
    'Solitaire robot: robot dice',
    'Solitaire robot: robot start worlds',
  ]);
  expect(names(new Book(atlas, 'en')).slice(4, 7)).toEqual([
    'Techs: Military',
    'Support cards: Initial cards',
    'Support cards: Science',
  ]);
  expect(names(new Book(atlas, 'en')).slice(-3)).toEqual([
    'Influence reward tiles',
    'NPCs',
    'Spaces of the influence track',
  ]);
});

test('what ends in y, and a die, are many in their own way', async () => {
  const [race, revive] = [await catalogue('en', RACE), await catalogue('en', 'revive')];

  expect(shelfName({ section: 'robot', group: 'die' }, race)).toBe('Solitaire robot: robot dice');
  expect(shelfName({ section: 'technology', group: '' }, revive)).toBe('Technologies');
  expect(shelfName({ section: 'supply', group: '' }, revive)).toBe('Supplies');
});

test('in Japanese nothing is made of one thing to make it many', async () => {
  preferences.language = 'ja';
  const race = await catalogue('ja', RACE);

  expect(shelfName({ section: 'goal', group: 'first_goal' }, race)).toBe('ゴール：「最初」ゴール');
  expect(shelfName({ section: 'card', group: 'set1' }, race)).toBe('カード：嵐の予兆');
});

test('kinds, families and packs have names of their own, and a game without levels offers none', async () => {
  const race = await catalogue('en', RACE);

  expect(
    choicesOf(race.cards, 'kind')
      .map((kind) => valueName('kind', kind, race))
      .sort(),
  ).toEqual(['Development', 'Military world', 'Non-military world']);
  expect(valueName('group', 'pack:tides', race)).toBe('Pack tides');
  expect(valueName('level', '3', race)).toBe('Lv.3');
  expect(choicesOf(race.cards, 'level')).toEqual([]);
});
