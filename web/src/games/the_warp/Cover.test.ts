import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { coverOf } from '../game';

test('the cover carries its title, and draws one gate and four peoples around it', async () => {
  const Cover = await coverOf('the-warp');
  if (!Cover) throw new Error('there is no cover');
  const { container } = render(Cover, { title: 'The Warp' });
  expect(screen.getByText('The Warp').tagName).toBe('FIGCAPTION');
  expect(container.querySelectorAll('.tile.gate')).toHaveLength(1);
  const colours = [...container.querySelectorAll('.tile > g')].map((one) => one.getAttribute('style'));
  expect(new Set(colours).size).toBe(4);
});
