import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scene } from '../../tests/scene';
import { serve } from '../../tests/server';
import { preferences } from '$/state/preferences.svelte';
import type { AnalysisShown, WeighedShown } from '$/wire/types';
import { Analysis } from './analysis.svelte';
import AnalysisPanel from './AnalysisPanel.svelte';
import Curve from './Curve.svelte';
import { apart, lineOf, pointsOf } from './curve';
import { costly, wellDone } from './lessons';
import { Replay } from './replay.svelte';

const choice = (ply: number, seat: number, before: number, after: number): WeighedShown => ({
  ply,
  seat,
  question: 'What now?',
  played: `Move ${ply}`,
  before: seat ? [1 - before, before] : [before, 1 - before],
  after: seat ? [1 - after, after] : [after, 1 - after],
  better: before > after ? [{ text: 'Another move', share: before }] : [],
  well: 0,
  luck: [0, 0],
});

const whole: AnalysisShown = {
  status: 'done',
  done: 2,
  total: 2,
  alone: false,
  since: 0,
  choices: [choice(1, 0, 0.5, 0.5), choice(2, 1, 0.6, 0.25)],
  accounts: [
    { seat: 0, start: 0.5, own: 0, others: 0.35, luck: 0.15, end: 1 },
    { seat: 1, start: 0.5, own: -0.35, others: 0, luck: -0.15, end: 0 },
  ],
  turns: [
    { step: 2, seat: 1, cause: 'choice', before: 0.6, after: 0.25, text: 'Choice 2 cost B 35%: Move 2.' },
  ],
  end: [1, 0],
};

async function replayAt(step: number): Promise<Replay> {
  const { position } = await scene('over');
  const replay = new Replay('scene');
  replay.newest = position;
  replay.log = position.log;
  replay.step = step;
  return replay;
}

function analysed(told: AnalysisShown = whole): Analysis {
  const analysis = new Analysis('scene');
  analysis.told = told;
  return analysis;
}

beforeEach(() => {
  preferences.language = 'en';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the curve', () => {
  it('goes along each choice, straight where luck spoke, and to the end', () => {
    expect(pointsOf(lineOf(whole, 1))).toBe('0,50 1,50 1,40 2,75 2,100');
  });

  it('keeps the marks of seats apart and within', () => {
    expect(apart([10, 12, 90], 18, 100)).toEqual([10, 28, 90]);
    expect(apart([100, 100], 18, 100)).toEqual([82, 100]);
  });

  it('tells the chances of the step in words, and a click goes to a step', async () => {
    const replay = await replayAt(1);
    const go = vi.spyOn(replay, 'go').mockImplementation(() => undefined);
    render(Curve, { analysis: analysed(), replay });
    const field = screen.getByRole('slider', { name: 'Chances of winning' });
    expect(field.getAttribute('aria-valuetext')).toBe('Step 1: A 50%, B 50%');
    field.getBoundingClientRect = () => new DOMRect(100, 0, 200, 100);
    await fireEvent.click(field, { clientX: 290 });
    expect(go).toHaveBeenCalledWith(2);
  });
});

describe('the panel', () => {
  it('tells what a choice was worth, what was better, and where it all came from', async () => {
    const replay = await replayAt(2);
    const go = vi.spyOn(replay, 'go').mockImplementation(() => undefined);
    render(AnalysisPanel, { analysis: analysed(), replay, withCurve: false });
    screen.getByText('60% → 25%');
    screen.getByText('This choice cost 35%.');
    screen.getByText('Another move');
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(-5)).toEqual(['50%', '−35%', '0%', '−15%', '0%']);
    await fireEvent.click(screen.getByRole('button', { name: /Choice 2 cost B 35%/ }));
    expect(go).toHaveBeenCalledWith(2);
  });

  it('has every choice as a table, once it is opened', async () => {
    render(AnalysisPanel, { analysis: analysed(), replay: await replayAt(0), withCurve: false });
    expect(screen.queryByRole('cell', { name: /Move 1/ })).toBeNull();
    const details = document.querySelector('details');
    if (!details) throw new Error('no table');
    details.open = true;
    await fireEvent(details, new Event('toggle'));
    screen.getByRole('cell', { name: /Move 1/ });
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent.replace(/\s+/g, ''));
    expect(cells.at(-1)).toBe('A75%B25%');
  });

  it('says that who plays alone is not compared, and draws no curve', async () => {
    const replay = await replayAt(1);
    render(AnalysisPanel, { analysis: analysed({ ...whole, alone: true }), replay, withCurve: true });
    screen.getByText(/^Whoever plays alone/);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByText('Luck')).toBeNull();
  });
});

describe('an analysis', () => {
  it('is asked for once, and heard of until it is done', async () => {
    vi.useFakeTimers();
    const first = { ...whole, status: 'running', done: 1, choices: whole.choices.slice(0, 1), end: null };
    const answers = [first, { ...whole, since: 1, choices: whole.choices.slice(1) }];
    const asked: string[] = [];
    vi.stubGlobal(
      'fetch',
      vi.fn((address: URL, { method }: RequestInit) => {
        asked.push(`${method} ${address.pathname}${address.search}`);
        return Promise.resolve(Response.json(answers[asked.length - 1]));
      }),
    );
    const analysis = new Analysis('scene');
    const done = analysis.begin();
    await vi.advanceTimersByTimeAsync(500);
    expect([analysis.isRunning, analysis.told?.choices.length]).toEqual([true, 1]);
    expect(analysis.sharesAt(2)).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect(asked).toEqual([
      'POST /api/tables/scene/analysis?language=en',
      'GET /api/tables/scene/analysis?language=en&since=1',
    ]);
    expect(analysis.told).toEqual(whole);
    expect(analysis.sharesAt(2)).toEqual([1, 0]);
  });

  it('says why it cannot be', async () => {
    const problem = {
      code: 'not-now',
      text: 'Other games are being analysed.',
      clause: '',
      retry_after: null,
    };
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(Response.json(problem, { status: 409 }))),
    );
    const analysis = new Analysis('scene');
    render(AnalysisPanel, { analysis, replay: await replayAt(0), withCurve: false });
    await analysis.begin();
    await waitFor(() => screen.getByText('Other games are being analysed.'));
    expect(analysis.isOpen).toBe(true);
  });
});

describe('what to take home', () => {
  const mine = [
    choice(1, 0, 0.5, 0.45),
    choice(2, 1, 0.6, 0.1),
    choice(3, 0, 0.5, 0.2),
    choice(4, 0, 0.5, 0.49),
    choice(5, 0, 0.6, 0.5),
    choice(6, 0, 0.4, 0.36),
    { ...choice(7, 0, 0.5, 0.5), well: 0.2 },
    { ...choice(8, 0, 0.5, 0.5), well: 0.03 },
    { ...choice(9, 0, 0.5, 0.5), well: 0.31 },
  ];

  it('is the three most expensive choices of a seat, the dearest first, and what was well found', () => {
    expect(costly(mine, 0).map(({ ply }) => ply)).toEqual([3, 5, 1]);
    expect(costly(mine, 1).map(({ ply }) => ply)).toEqual([2]);
    expect(wellDone(mine, 0).map(({ ply }) => ply)).toEqual([9, 7]);
    expect(wellDone(mine, 1)).toEqual([]);
  });

  it('stands before everything else, and luck after all choices', async () => {
    const replay = await replayAt(2);
    const luck = {
      step: 1,
      seat: 0,
      cause: 'luck',
      before: 0.5,
      after: 0.9,
      text: 'Luck raised A.',
    } as const;
    const told = { ...whole, total: 9, done: 9, choices: mine, turns: [...whole.turns, luck] };
    render(AnalysisPanel, { analysis: analysed(told), replay, withCurve: false });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Your three most expensive choices',
      'What you did well',
      'Choice 2',
      'All choices that turned the game',
      'Luck that turned the game',
    ]);
    expect(screen.getAllByRole('button', { name: 'Try this position again' }).length).toBe(3);
    screen.getByText('cost 30%');
    screen.getByText('31% more than the other answers on average');
    await fireEvent.click(screen.getByRole('button', { name: 'B' }));
    screen.getByRole('heading', { name: 'The three most expensive choices of B' });
    screen.getByText('cost 50%');
  });

  it('tries a position again as it was before the choice', async () => {
    const replay = await replayAt(9);
    const asked = serve({
      'GET /api/tables/scene/record': 'tessera record 1',
    });
    render(AnalysisPanel, { analysis: analysed({ ...whole, choices: mine }), replay, withCurve: false });
    const [first] = screen.getAllByRole('button', { name: 'Try this position again' });
    if (first) await fireEvent.click(first);
    await screen.findByText(/step 2/i);
    expect(asked.map(({ path }) => path)).toContain('/api/tables/scene/record');
  });
});
