import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { coverOf } from '../game';

test('the cover carries its title, and draws worlds, a conquered one and developments', async () => {
  const Cover = await coverOf('race-for-the-galaxy');
  if (!Cover) throw new Error('there is no cover');
  const { container } = render(Cover, { title: 'Race for the Galaxy' });
  expect(screen.getByText('Race for the Galaxy').tagName).toBe('FIGCAPTION');
  expect(container.querySelectorAll('.world')).toHaveLength(4);
  expect(container.querySelectorAll('.military')).toHaveLength(1);
  expect(container.querySelectorAll('.diamond')).toHaveLength(2);
});
