import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { catalogue } from '../../tests/scene';
import RuleDrawer from './RuleDrawer.svelte';

const english = await catalogue();
vi.mock('$/state/catalogue.svelte', async (original) => ({
  ...(await original<object>()),
  catalogueOf: () => Promise.resolve(english),
}));
vi.mock('$/games/game', () => ({ boardsOf: () => Promise.resolve(null) }));

beforeEach(() => {
  preferences.language = 'en';
});

test('the asked clause stands first, then the others of its section', async () => {
  const { container } = render(RuleDrawer, { game: 'atlas-lost', clause: 'AL-ROUTE-02' });
  await screen.findByRole('heading', { name: 'Routes' });

  const entries = [...container.querySelectorAll('[data-entry]')];

  expect(entries[0]?.textContent).toContain('Routes matter only at the moment of a Lv.3 placement');
  expect(entries[1]?.textContent).toContain('In every tree the left Lv.2 Tech has routes');
  expect(entries.length).toBe(2);
});

test('links stay inside, and back returns', async () => {
  render(RuleDrawer, { game: 'atlas-lost', clause: 'AL-TS-01' });
  const link = (await screen.findAllByRole('link', { name: 'IS' }))[0] as HTMLElement;

  await fireEvent.click(link);
  await screen.findByRole('heading', { name: 'Science Astronica Ltd.' });
  expect(screen.getByRole('link', { name: 'Open the whole reference' }).getAttribute('href')).toBe(
    '/rules/atlas-lost#IS',
  );

  await fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Techs: Science Lv.1' })).toBeTruthy();
});

test('the search finds rules and cards', async () => {
  const { container } = render(RuleDrawer, { game: 'atlas-lost' });
  await screen.findByRole('heading', { name: 'Rules' });

  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'command capped' } });

  expect(screen.getByRole('status').textContent).toContain('1 found');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Command',
    'capped',
  ]);
});
