import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { router } from '$/shell/router.svelte';
import { Catalogue } from '$/state/catalogue.svelte';
import { preferences } from '$/state/preferences.svelte';
import { catalogue } from '../../tests/scene';
import Reference from './Reference.svelte';

/** A few sections of the book: jsdom lays out a whole one for seconds. */
async function excerpt(language: 'en' | 'ja'): Promise<Catalogue> {
  const { game, cards, terms, clauses } = await catalogue(language);
  return new Catalogue(
    game,
    cards.filter(({ section }) => section !== 'card' && section !== 'tech'),
    terms.slice(0, 5),
    clauses.filter(({ id }) => /^AL-(RES|STEAL|MIL|NPC)-/.test(id)),
  );
}

const books = { en: await excerpt('en'), ja: await excerpt('ja') };
vi.mock('$/state/catalogue.svelte', async (original) => ({
  ...(await original<object>()),
  catalogueOf: (_: string, language: 'en' | 'ja') => Promise.resolve(books[language]),
}));
vi.mock('$/games/game', () => ({ boardsOf: () => Promise.resolve(null) }));
vi.mock('$/wire/ask', () => ({ ask: () => Promise.resolve({ title: 'Atlas Lost' }) }));

beforeEach(() => {
  preferences.language = 'en';
});

async function opened(address: string): Promise<HTMLElement> {
  router.go(address);
  const { container } = render(Reference);
  await vi.waitFor(() => expect(container.querySelector('.list')).not.toBeNull());
  return container;
}

const entries = (page: HTMLElement): string[] =>
  [...page.querySelectorAll('[data-entry]')].map((entry) => entry.id);

test('a tab and a search in the address show what fits, the best first', async () => {
  const page = await opened('/rules/atlas-lost?tab=rules&q=al-res-0');

  expect(entries(page)).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `AL-RES-0${number}`));
  expect(page.querySelector('[aria-current=page]')?.textContent).toBe('Rules 7');
});

test('an address with a clause marks it and moves there', async () => {
  const page = await opened('/rules/atlas-lost?tab=rules#AL-STEAL-03');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('AL-STEAL-03'));

  expect([...page.querySelectorAll('.asked')].map(({ id }) => id)).toEqual(['AL-STEAL-03']);
});

test('filters of cards show those cards alone', async () => {
  const page = await opened('/rules/atlas-lost?tab=cards');

  const filter = page.querySelectorAll('select')[1] as Element;
  expect(filter.closest('label')?.textContent).toContain('In the box');

  await fireEvent.change(filter, { target: { value: 'reward_tile' } });

  expect(entries(page)).toEqual(['IRT-S', 'IRT-E', 'IRT-C', 'IRT-R', 'IRT-M']);
  expect([...page.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(['Cards 5']);
});

test('the slash goes to the search, and arrows go through what was found', async () => {
  const page = await opened('/rules/atlas-lost?tab=rules&q=capped');
  const search = page.querySelector('input') as HTMLInputElement;

  await fireEvent.keyDown(page, { key: '/' });
  expect(document.activeElement).toBe(search);
  await fireEvent.keyDown(search, { key: 'ArrowDown' });
  expect(document.activeElement?.id).toBe(entries(page)[0]);
  await fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  expect(document.activeElement?.id).toBe(entries(page)[1]);
  await fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(document.activeElement).toBe(search);
});

test('the language changes the texts and leaves search and place', async () => {
  const page = await opened('/rules/atlas-lost?q=al-res-04');
  expect(page.textContent).toContain('Command is capped at 6 per player.');

  preferences.language = 'ja';
  await vi.waitFor(() => expect(page.textContent).not.toContain('Command is capped'));

  expect(entries(page)).toEqual(['AL-RES-04']);
  expect(page.querySelector('.section')?.textContent).toBe('資源');
});

test('nothing found is said, with the words that were searched for', async () => {
  const page = await opened('/rules/atlas-lost?q=zeppelin');

  expect(page.textContent).toContain('Nothing fits “zeppelin”.');
});
