// A server that says what a test wants it to say, and remembers what it was asked.

import { vi } from 'vitest';
import type { GameShown, Me, Problem } from '$/wire/types';

export interface Request {
  method: string;
  path: string;
  language: string | null;
  body: unknown;
}

type Answer = unknown | ((request: Request) => unknown);

/** Refused with this problem. */
export class No {
  readonly problem: Problem;
  constructor(
    readonly status: number,
    text: string,
  ) {
    this.problem = { code: 'no', text, clause: '', retry_after: null };
  }
}

/** Answer requests by "METHOD /path"; what is not named fails the test that asks for it. */
export function serve(answers: Record<string, Answer>): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (address: URL | string, given: RequestInit = {}) => {
    const url = new URL(address, location.origin);
    const request: Request = {
      method: given.method ?? 'GET',
      path: url.pathname,
      language: url.searchParams.get('language'),
      body: typeof given.body === 'string' ? (JSON.parse(given.body) as unknown) : null,
    };
    asked.push(request);
    const name = `${request.method} ${request.path}`;
    if (!(name in answers)) throw new Error(`Nobody expects ${name}.`);
    const answer = answers[name];
    const said = typeof answer === 'function' ? (answer as (of: Request) => unknown)(request) : answer;
    const [status, body] = said instanceof No ? [said.status, said.problem] : [200, said];
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
  return asked;
}

export const GUEST: Me = { id: 'p1', name: 'Guest 7', language: 'en', guest: true, table: '' };

/** Atlas Lost as the server offers it, in English or Japanese. */
export function atlas(language: string | null): GameShown {
  const isEnglish = language === 'en';
  return {
    name: 'atlas-lost',
    rules: '1',
    seats: [1, 2, 3, 4],
    options: [
      {
        name: 'trees',
        kind: 'words',
        default: 'exam',
        choices: ['exam', 'random', 'science', 'economy', 'culture'],
        text: isEnglish ? 'Which three Tech Trees are in play.' : '使用する3種のテックツリー。',
        title: isEnglish ? 'Tech Trees' : 'テックツリー',
        labels: isEnglish
          ? { science: 'Science', economy: 'Economy', culture: 'Culture' }
          : { science: '科学', economy: '経済', culture: '文化' },
      },
      {
        name: 'turn_limit',
        kind: 'number',
        default: 60,
        choices: [],
        text: 'The game stops when everybody has taken so many turns.',
        title: isEnglish ? 'Turn limit' : '手番の上限',
        labels: {},
      },
    ],
    levels: [
      {
        name: 'random',
        title: isEnglish ? 'Random' : 'ランダム',
        description: isEnglish ? 'Plays by lot.' : 'くじ引きで選びます。',
      },
      {
        name: 'greedy',
        title: isEnglish ? 'Casual' : 'ふつう',
        description: isEnglish ? 'Takes what looks best.' : '一番よく見える手を選びます。',
      },
      {
        name: 'search',
        title: isEnglish ? 'Skilled' : '上級',
        description: isEnglish ? 'Thinks ahead.' : '先を読みます。',
      },
    ],
    packs: [],
    title: isEnglish ? 'Atlas Lost' : 'アトラスロスト',
    tagline: 'Rebuild the world.',
    by: 'Chuo Totsuca, Tactical Games',
    year: 2023,
    age: 14,
    minutes: [60, 90],
    weight: 3,
    presets: [
      {
        name: 'exam',
        title: isEnglish ? 'Exam' : 'エグザム',
        text: 'Beginner.',
        options: { trees: 'exam' },
        seats: [],
      },
      {
        name: 'random',
        title: isEnglish ? 'Any three' : 'おまかせ',
        text: 'Three at random.',
        options: { trees: 'random' },
        seats: [],
      },
    ],
  };
}
