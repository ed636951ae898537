import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Table } from '$/table/table.svelte';
import { catalogueIn, changed, game, pieceIn, robot, tableOf } from './fixture';
import RoundStrip from './RoundStrip.svelte';
import type { RaceView } from './view';

const ONE = ['explore-5', 'explore-1', 'develop', 'settle', 'trade', 'double', 'produce'];

function drawn(view: RaceView, table: Table): HTMLElement {
  return render(RoundStrip, { table, view, catalogue: catalogueIn() }).container;
}

function can(container: HTMLElement): string[] {
  return [...container.querySelectorAll<HTMLElement>('[data-can="choose"]')].map(
    (one) => one.dataset['piece'] ?? '',
  );
}

describe('the round', () => {
  it('offers seven action cards in the order of the phases', () => {
    const view = game();
    const container = drawn(view, tableOf(view, { kind: 'action', options: ONE }));
    expect(can(container)).toEqual(ONE.map((action) => `action ${action}`));
    expect(screen.getByRole('group', { name: 'Phase IV: Consume' })).toBeTruthy();
  });

  it('chooses a card by one click, and by another one with prestige', async () => {
    const view = game({ prestige: true });
    const options = [...ONE, 'search', ...ONE.map((action) => `prestige ${action}`)];
    const table = tableOf(view, { kind: 'action', options });
    const mean = vi.spyOn(table, 'mean');
    const container = drawn(view, table);
    await fireEvent.click(pieceIn(container, 'action search'));
    await fireEvent.click(pieceIn(container, 'prestige settle'));
    expect(mean.mock.calls).toEqual([['search'], ['prestige settle']]);
  });

  it('shows no card with prestige where nobody can choose it', () => {
    const view = game({ prestige: true });
    const container = drawn(view, tableOf(view, { kind: 'action', options: ONE }));
    expect(container.querySelector('[data-piece^="prestige"]')).toBeNull();
    expect(pieceIn(container, 'action search').dataset['can']).toBeUndefined();
  });

  it('tells after the reveal who chose what, and lights the phase being played', () => {
    let view = game({ prestige: true, phase: 'develop', phases: ['develop', 'consume'] });
    view = changed(view, 0, { actions: ['prestige-develop'] });
    view = changed(view, 1, { actions: ['trade'] });
    const container = drawn(view, tableOf(view));
    expect(pieceIn(container, 'action develop').dataset['label']).toBe(
      'Action card Develop: costs 1 less. chosen by Ann with prestige',
    );
    expect(pieceIn(container, 'action trade').dataset['label']).toContain('chosen by Ben');
    expect(container.querySelectorAll('.now')).toHaveLength(1);
    expect(screen.getByRole('group', { name: 'Phase II: Develop, now' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Phase IV: Consume, in this round' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Phase V: Produce, nobody chose it' })).toBeTruthy();
  });

  it('tells a phase that comes twice, and which time it is', () => {
    const view = changed(game({ phase: 'settle', again: 1, phases: ['settle'] }), 0, {
      actions: ['settle', 'settle'],
    });
    const container = drawn(view, tableOf(view));
    expect(screen.getByRole('group', { name: 'Phase III: Settle, now for the second time' })).toBeTruthy();
    expect(pieceIn(container, 'action settle').dataset['label']).toContain('chosen by Ann twice');
  });

  it('shows the dice of the robot on their actions', () => {
    const view = changed(game({ phases: ['explore', 'consume'], robot: robot() }), 0, {
      actions: ['explore-1'],
    });
    const container = drawn(view, tableOf(view));
    expect(pieceIn(container, 'action explore-5').dataset['label']).toContain('chosen by robot');
    expect(pieceIn(container, 'action trade').dataset['label']).toContain('chosen by robot');
  });
});

describe('two actions', () => {
  const PAIRS = ['explore-5 & settle', 'develop & develop', 'develop & settle', 'prestige develop & settle'];

  it('are taken one after the other, in any order', async () => {
    const view = game({ prestige: true });
    const table = tableOf(view, { kind: 'action', options: PAIRS });
    const mean = vi.spyOn(table, 'mean');
    const container = drawn(view, table);
    expect(can(container)).toEqual([
      'action explore-5',
      'action develop',
      'prestige develop',
      'action settle',
    ]);
    await fireEvent.click(pieceIn(container, 'action settle'));
    expect(mean).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toContain('Choose a second action to go with Settle.');
    expect(pieceIn(container, 'action settle').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.keyDown(pieceIn(container, 'prestige develop'), { key: 'Enter' });
    expect(mean.mock.calls).toEqual([['prestige develop & settle']]);
  });

  it('may be the same card twice where there are two of it', async () => {
    const view = game();
    const table = tableOf(view, { kind: 'action', options: PAIRS });
    const mean = vi.spyOn(table, 'mean');
    const container = drawn(view, table);
    await fireEvent.click(pieceIn(container, 'action develop'));
    await fireEvent.click(pieceIn(container, 'action develop'));
    expect(mean.mock.calls).toEqual([['develop & develop']]);
  });

  it('are put back by the same card again, or by the button', async () => {
    const view = game();
    const table = tableOf(view, { kind: 'action', options: PAIRS });
    const container = drawn(view, table);
    await fireEvent.click(pieceIn(container, 'action explore-5'));
    expect(pieceIn(container, 'action develop').dataset['can']).toBe('ask');
    await fireEvent.click(pieceIn(container, 'action explore-5'));
    expect(screen.queryByRole('status')).toBeNull();
    await fireEvent.click(pieceIn(container, 'action settle'));
    await fireEvent.click(screen.getByRole('button', { name: 'Choose anew' }));
    flushSync();
    expect(pieceIn(container, 'action develop').dataset['can']).toBe('choose');
  });
});
