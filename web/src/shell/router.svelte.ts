// Where we are, from the address: no framework, because there are eleven pages.

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'join' }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'me' }
  | { page: 'about' }
  | { page: 'missing' };

const PATTERNS: readonly [RegExp, (found: string[]) => Place][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [/^\/new\/([\w-]+)$/, ([, game = '']) => ({ page: 'new', game })],
  [/^\/tables\/([\w-]+)$/, ([, table = '']) => ({ page: 'table', table })],
  [/^\/tables\/([\w-]+)\/replay$/, ([, table = '']) => ({ page: 'replay', table })],
  [/^\/join$/, () => ({ page: 'join' })],
  [/^\/rules\/([\w-]+)$/, ([, game = '']) => ({ page: 'rules', game })],
  [/^\/learn\/([\w-]+)$/, ([, game = '']) => ({ page: 'learn', game })],
  [/^\/learn\/([\w-]+)\/([\w-]+)$/, ([, game = '', lesson = '']) => ({ page: 'lesson', game, lesson })],
  [/^\/me$/, () => ({ page: 'me' })],
  [/^\/about$/, () => ({ page: 'about' })],
];

/** The page that an address names. */
export function placeOf(path: string): Place {
  for (const [pattern, place] of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return place([...found]);
  }
  return { page: 'missing' };
}

class Router {
  #address: URL = $state.raw(new URL(location.href));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
  }

  get place(): Place {
    return placeOf(this.#address.pathname);
  }
  /** What stands behind the ? of the address. */
  get query(): URLSearchParams {
    return this.#address.searchParams;
  }
  /** What stands behind the # of the address, without it. */
  get hash(): string {
    return decodeURIComponent(this.#address.hash.slice(1));
  }

  /** Go to another page, or to another place of this one; `replace` leaves no step to go back to. */
  go(address: string, { replace = false } = {}): void {
    const to = new URL(address, this.#address);
    const isNewPage = to.pathname !== this.#address.pathname;
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.#look();
    if (isNewPage) scrollTo(0, 0);
  }

  /** For `onclick` of links: stay in this page unless the reader wants a new tab. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.href);
  };

  #look(): void {
    this.#address = new URL(location.href);
  }
}

export const router = new Router();
