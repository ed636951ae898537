import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { scene, tableIn } from '../../tests/scene';
import { preferences } from '$/state/preferences.svelte';
import { onKey } from './keys';
import { Replay } from './replay.svelte';
import ReplayBar from './ReplayBar.svelte';
import ReplayLog from './ReplayLog.svelte';

/** A replay of the finished scene without a server: it knows the log and how long the game was. */
async function replayAt(step: number, name = 'over'): Promise<Replay> {
  const { position } = await scene(name);
  const replay = new Replay('scene');
  replay.newest = position;
  replay.log = position.log;
  replay.step = step;
  return replay;
}

beforeEach(() => {
  preferences.language = 'en';
});

it('tells the sentences of the step and where it lies', async () => {
  render(ReplayBar, { replay: await replayAt(4) });
  screen.getByText('Common Market (IIE-C): B pays 3 research.');
  screen.getByText('Step 4 of 283');
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Step' }).valueAsNumber).toBe(4);
});

it('speaks of rounds where a game has them', async () => {
  const replay = await replayAt(4, 'race-over');
  replay.table = await tableIn('race-over');
  render(ReplayBar, { replay });
  expect(screen.getByText(/^Step 4 of \d+, round \d+$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Previous round' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next round' })).toBeTruthy();
  const numbers = [...document.querySelectorAll('.turns .round')].map(({ textContent }) => textContent);
  expect(numbers.slice(0, 4)).toEqual(['', '1', '2', '3']);
});

it('offers nothing before the first step and nothing after the last', async () => {
  render(ReplayBar, { replay: await replayAt(0) });
  const isIdle = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');
  expect(['First step', 'Previous turn', 'Previous step'].map(isIdle)).toEqual(['true', 'true', 'true']);
  expect(['Play', 'Next step', 'Last step'].map(isIdle)).toEqual(['false', 'false', 'false']);
});

it('marks the step in the log, and every other one can be gone to', async () => {
  const replay = await replayAt(4);
  replay.log = replay.log.slice(0, 20);
  const go = vi.spyOn(replay, 'go');
  render(ReplayLog, { replay });
  const marked = document.querySelectorAll("[aria-current='step']");
  expect([...marked].map((one) => one.textContent)).toEqual([
    expect.stringContaining('Common Market (IIE-C): B pays 3 research.'),
  ]);
  await fireEvent.click(screen.getByText('Common Market (IIE-C): B discards New State Mint (ECO-13).'));
  expect(go).toHaveBeenCalledWith(6);
});

it('is moved by keys, but not where one writes', async () => {
  const replay = await replayAt(5);
  const go = vi.spyOn(replay, 'go').mockImplementation(() => undefined);
  const field = document.createElement('input');
  document.body.append(field);
  const press = (key: string, shiftKey = false, from: Element = document.body): void => {
    const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true });
    const listen = (heard: KeyboardEvent): void => onKey(replay, heard);
    addEventListener('keydown', listen, { once: true });
    from.dispatchEvent(event);
  };
  press('ArrowRight');
  press('ArrowLeft');
  press('ArrowRight', true);
  press('ArrowLeft', true);
  press('Home');
  press('ArrowRight', false, field);
  await Promise.resolve();
  expect(go.mock.calls).toEqual([[6], [4], [9], [3], [0]]);
  field.remove();
});
