import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { allDrawn, tableIn } from '../../../tests/scene';
import Twin from './Twin.svelte';

beforeEach(() => {
  preferences.language = 'en';
});

test('every region of the table is a heading with a list', async () => {
  const table = await tableIn('action');
  const regions = table.boards?.twin(
    table.view ?? {},
    table.catalogue as NonNullable<typeof table.catalogue>,
    table.names,
    'en',
  );

  render(Twin, { table });
  await allDrawn();

  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    regions?.map((region) => region.heading),
  );
  expect(document.body.textContent).toContain('Common Market');
});

test('the words follow what is drawn', async () => {
  const table = await tableIn('action');
  const { latest } = table;
  if (!latest) throw new Error('the scene has no position');
  render(Twin, { table });
  await allDrawn();
  const words = (): string => document.body.textContent;
  const before = words();

  const view = structuredClone(latest.view) as { players: { research: number }[] };
  for (const player of view.players) player.research = 14;
  table.latest = { ...latest, view };

  await vi.waitFor(() => expect(words()).not.toBe(before));
  expect(words()).toContain('research 14');
});
