// Requests to the server, typed by the routes that the server itself lists.

import { preferences } from '$/state/preferences.svelte';
import type { Problem, Requests } from './types';

type Route = Requests[keyof Requests];
type At<Path, Method> = Extract<Route, { path: Path; method: Method }>;
type Named<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Named<Rest>
  : never;

interface Given<Path extends string, Of extends Route> {
  /** What stands in the braces of the path. */
  at?: Record<Named<Path>, string | number>;
  query?: Of['query'];
  body?: Of['body'];
  signal?: AbortSignal;
}

/** The server said no, or could not be reached (`code` is then "unreachable"). `message` is for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
  get code(): string {
    return this.problem.code;
  }
}

const UNREACHABLE = {
  en: 'The server cannot be reached. Look at your connection, then try again; nothing is lost.',
  ja: 'サーバーに接続できません。接続を確認して、もう一度お試しください。何も失われていません。',
};

/** One request: `await ask('POST', '/api/tables/{table_id}/start', { at: { table_id } })`. */
export async function ask<
  Path extends Route['path'],
  Method extends Extract<Route, { path: Path }>['method'],
>(
  method: Method,
  path: Path,
  given: Given<Path, At<Path, Method>> = {},
): Promise<At<Path, Method>['answer']> {
  const address = new URL(filled(path, given.at ?? {}), location.origin);
  const query: Record<string, unknown> = { language: preferences.language, ...given.query };
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) address.searchParams.append(name, String(one));
    }
  }
  const headers: Record<string, string> = { 'X-Tessera': '1' };
  if (given.body !== undefined && given.body !== null) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      headers,
      credentials: 'same-origin',
      ...(headers['Content-Type'] ? { body: JSON.stringify(given.body) } : {}),
      ...(given.signal ? { signal: given.signal } : {}),
    });
  } catch (error) {
    if (given.signal?.aborted) throw error;
    throw unreachable();
  }
  const text = await response.text();
  if (!response.ok) throw new Refused(response.status, problemIn(text));
  if (!text) return null as At<Path, Method>['answer'];
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return (isJson ? JSON.parse(text) : text) as At<Path, Method>['answer'];
}

function filled(path: string, at: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(at[name])));
}

function unreachable(): Refused {
  const text = UNREACHABLE[preferences.language];
  return new Refused(0, { code: 'unreachable', text, clause: '', retry_after: null });
}

function problemIn(text: string): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    // Something between us and the server answered in its place.
    return unreachable().problem;
  }
}

/** An id for something that is to be done once, however often it is sent. */
export function clientId(): string {
  // Not randomUUID: a table in a home network is often reached without https, where browsers do not offer it.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
