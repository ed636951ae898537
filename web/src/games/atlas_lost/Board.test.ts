import { fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { Table } from '$/table/table.svelte';
import { tableIn } from '../../../tests/scene';
import Board from './Board.svelte';

// A whole board is drawn each time, and the first test also reads the scenes: a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  preferences.language = 'en';
});
afterEach(() => {
  preferences.language = 'en';
});

function pieceIn(container: HTMLElement, id: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(`[data-piece="${id}"]`);
  if (!found) throw new Error(`${id} is not drawn`);
  return found;
}

function tokensOn(element: Element): (string | null)[] {
  return [...element.querySelectorAll('[data-token]')].map((token) => token.getAttribute('data-token'));
}

test('nothing is drawn before the first position', () => {
  const { container } = render(Board, { table: new Table('none', 0) });
  expect(container.querySelector('*')).toBeNull();
});

test('each tech carries its teams, rings, culture and front runner, to be seen and to be heard', async () => {
  const { container } = render(Board, { table: await tableIn('over') });
  const workshop = pieceIn(container, 'IIS-B');
  expect(tokensOn(workshop)).toEqual(['team-0', 'economy-0', 'team-1', 'team-2']);
  expect(workshop.dataset['label']).toMatch(
    /^Modular Workshop, Lv\.2, Passive Technology\. Teams: Ann.* Ben.* Chika\. Economy tokens: Ann\.$/,
  );
  expect(tokensOn(pieceIn(container, 'IIIS-D'))).toEqual(['team-2', 'culture-0']);
  expect(tokensOn(pieceIn(container, 'IIE-B'))).toEqual(['front-runner']);
  expect(pieceIn(container, 'IIE-B').dataset['label']).toContain('No teams. Front runner token.');
});

test('all eighteen techs, six piles, eleven spaces, three reward and four initiative tiles are pieces, none in another', async () => {
  const { container } = render(Board, { table: await tableIn('four') });
  const ids = [...container.querySelectorAll<HTMLElement>('[data-piece]')].map((one) => one.dataset['piece']);
  expect(ids).toHaveLength(18 + 6 + 11 + 3 + 4);
  expect(new Set(ids).size).toBe(ids.length);
  expect(container.querySelector('[data-piece] [data-piece]')).toBeNull();
});

test('markers and reward tiles lie on their spaces of the influence track', async () => {
  const { container } = render(Board, { table: await tableIn('over') });
  expect(tokensOn(pieceIn(container, 'INF-6'))).toEqual(['influence-0']);
  expect(tokensOn(pieceIn(container, 'INF-7'))).toEqual(['influence-1', 'influence-2']);
  const spaceOf = (tile: string): string | undefined =>
    pieceIn(container, tile).closest('li')?.querySelector<HTMLElement>('[data-piece^="INF"]')?.dataset[
      'piece'
    ];
  expect([spaceOf('IRT-S'), spaceOf('IRT-C'), spaceOf('IRT-E')]).toEqual(['INF-3', 'INF-6', 'INF-8']);
  expect(pieceIn(container, 'INF-6').dataset['label']).toContain('Reward tile: Grand Plaza. Here: Ann');
});

test('a race begins with whoever holds the tile, even where another has as much', async () => {
  const { container, unmount } = render(Board, { table: await tableIn('over') });
  const tile = pieceIn(container, 'INT-I');
  expect([...tile.querySelectorAll('.runner')].map((one) => one.textContent?.replace(/\s/g, ''))).toEqual([
    'C7',
    'B7',
    'A6',
  ]);
  expect(tile.dataset['label']).toContain('Held by Chika.');
  unmount();
  const { container: earlier } = render(Board, { table: await tableIn('action') });
  expect(pieceIn(earlier, 'INT-E').dataset['label']).toContain('Nobody holds it.');
});

test('an option that is pointed at shows the shadow of its piece', async () => {
  const table = await tableIn('action');
  const { container } = render(Board, { table });
  const ghosts = (): (string | undefined)[] =>
    [...container.querySelectorAll('.ghost')].map(
      (one) => one.closest<HTMLElement>('[data-piece]')?.dataset['piece'],
    );
  const pointAt = (option: string | null): void => {
    table.pointed = option;
    flushSync();
  };
  expect(ghosts()).toEqual([]);
  pointAt('place science IIS-B');
  expect(ghosts()).toEqual(['IIS-B']);
  pointAt('move IIC-B IIC-C');
  expect(ghosts()).toEqual(['IIC-C']);
  pointAt('culture IIE-B');
  expect(ghosts()).toEqual(['IIE-B']);
  pointAt('economy IIC-B');
  expect(ghosts()).toEqual(['IIC-B']);
  pointAt('advance 1');
  expect(ghosts()).toEqual(['INF-1']);
  pointAt('replenish');
  expect(ghosts()).toEqual([]);
});

test('a discard pile opens as a list, the card discarded last first', async () => {
  const { container, getByRole } = render(Board, { table: await tableIn('action') });
  const button = getByRole('button', { name: 'Show the Economy discard pile, 7 cards' });
  const list = container.querySelector(`#${button.getAttribute('popovertarget')}`);
  if (!list) throw new Error('the button opens nothing');
  expect(list.querySelectorAll('li')).toHaveLength(0);
  await fireEvent(list, Object.assign(new Event('toggle'), { newState: 'open' }));
  const cards = [...list.querySelectorAll<HTMLElement>('[data-piece]')].map((one) => one.dataset['piece']);
  expect(cards).toEqual(['ECO-01', 'ECO-19', 'ECO-16', 'ECO-30', 'ECO-26', 'ECO-02', 'ECO-13']);
});

test('in Japanese the labels are Japanese', async () => {
  preferences.language = 'ja';
  const { container } = render(Board, { table: await tableIn('action', 'ja') });
  expect(pieceIn(container, 'deck science').dataset['label']).toContain('科学の山札：25枚。');
  expect(pieceIn(container, 'IIC-B').dataset['label']).toContain('先遣隊：Ann。');
});
