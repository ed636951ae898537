import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { coverOf } from '../game';

test('the cover carries its title, and draws one fire and four buildings in the thaw around it', async () => {
  const Cover = await coverOf('revive');
  if (!Cover) throw new Error('there is no cover');
  const { container } = render(Cover, { title: 'Revive' });
  expect(screen.getByText('Revive').tagName).toBe('FIGCAPTION');
  expect(container.querySelectorAll('.fire')).toHaveLength(1);
  const colours = [...container.querySelectorAll('.house')].map((one) => one.getAttribute('style'));
  expect(colours).toHaveLength(4);
  expect(new Set(colours).size).toBe(4);
});
