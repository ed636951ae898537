import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { catalogue } from '../../tests/scene';
import ClauseChip from './ClauseChip.svelte';

beforeEach(() => {
  preferences.language = 'en';
});

test('a chip names the clause and leads to it in the reference', () => {
  render(ClauseChip, { id: 'AL-RES-04' });

  const link = screen.getByRole('link', { name: 'Rule AL-RES-04' });

  expect(link.getAttribute('href')).toBe('/rules/atlas-lost#AL-RES-04');
});

test('a chip leads to the book of the game that its letters name', () => {
  render(ClauseChip, { id: 'RFTG-EXPLORE-01' });

  const link = screen.getByRole('link', { name: 'Rule RFTG-EXPLORE-01' });

  expect(link.getAttribute('href')).toBe('/rules/race-for-the-galaxy#RFTG-EXPLORE-01');
});

test('a chip opens the clause where its owner wants it', async () => {
  const onopen = vi.fn();
  render(ClauseChip, { id: 'AL-RES-04', onopen });

  await fireEvent.click(screen.getByRole('button', { name: 'Rule AL-RES-04' }));

  expect(onopen).toHaveBeenCalledExactlyOnceWith('AL-RES-04');
});

test('focus tells the clause', async () => {
  const { container } = render(ClauseChip, { id: 'AL-RES-04', catalogue: await catalogue() });
  const chip = screen.getByRole('link');
  expect(container.textContent).not.toContain('Command is capped');

  await fireEvent.focusIn(chip);
  await vi.waitFor(() => expect(container.textContent).toContain('Command is capped at 6 per player.'));

  expect(chip.getAttribute('aria-describedby')).toBe(container.querySelector('[role=tooltip]')?.id);
});
