import { fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { catalogueIn, printedCard } from './fixture';
import Peek from './Peek.svelte';

const children = createRawSnippet(() => ({ render: () => '<b>piece</b>' }));

function peekAt(piece: string): HTMLElement {
  vi.useFakeTimers();
  const card = printedCard('gem-world');
  const { container } = render(Peek, { card, catalogue: catalogueIn(), piece, children });
  return container;
}

async function look(container: HTMLElement, milliseconds: number): Promise<void> {
  await fireEvent.pointerEnter(container.querySelector('.holder') as Element);
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

test('a card is shown in full while it is pointed at, not while it is only crossed', async () => {
  const container = peekAt('gem-world');
  await look(container, 100);
  expect(container.querySelector('.peek')).toBeNull();
  await look(container, 200);
  expect(container.querySelector('.peek .name')?.textContent).toBe('Gem World');
  await fireEvent.pointerLeave(container.querySelector('.holder') as Element);
  expect(container.querySelector('.peek')).toBeNull();
});

test('the table tells a card in words, so that only its copies say them here', async () => {
  const first = peekAt('gem-world');
  await look(first, 200);
  expect(first.querySelector('.sentence')).toBeNull();
  const copy = peekAt('gem-world#2');
  await look(copy, 200);
  expect(copy.querySelector('.sentence')?.textContent).toContain('Non-military production world');
});
