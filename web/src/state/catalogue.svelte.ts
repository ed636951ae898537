// Everything printed of a game in one language: cards, tiles, terms with icons, and clauses. Loaded once for each.

import { ask } from '$/wire/ask';
import type { CardShown, ClauseShown, TermShown } from '$/wire/types';
import type { Language } from '$/words/words';

export class Catalogue {
  readonly #cards: ReadonlyMap<string, CardShown>;
  readonly #terms: ReadonlyMap<string, TermShown>;
  readonly #clauses: ReadonlyMap<string, ClauseShown>;

  constructor(
    readonly game: string,
    readonly cards: readonly CardShown[],
    readonly terms: readonly TermShown[],
    readonly clauses: readonly ClauseShown[],
  ) {
    this.#cards = new Map(cards.map((card) => [card.id, card]));
    this.#terms = new Map(terms.map((term) => [term.code, term]));
    this.#clauses = new Map(clauses.map((clause) => [clause.id, clause]));
  }

  card(id: string): CardShown | undefined {
    return this.#cards.get(id);
  }
  term(code: string): TermShown | undefined {
    return this.#terms.get(code);
  }
  clause(id: string): ClauseShown | undefined {
    return this.#clauses.get(id);
  }
  /** The name of a card, or its id while it is not known. */
  name(id: string): string {
    return this.#cards.get(id)?.name ?? id;
  }
}

const loaded = new Map<string, Promise<Catalogue>>();

/** The catalogue of a game with the packs of a table. */
export function catalogueOf(
  game: string,
  language: Language,
  packs: readonly string[] = [],
): Promise<Catalogue> {
  const key = [game, language, ...packs].join(' ');
  let found = loaded.get(key);
  if (!found) {
    found = load(game, language, packs);
    loaded.set(key, found);
    // What could not be loaded is asked for again next time.
    found.catch(() => loaded.delete(key));
  }
  return found;
}

async function load(game: string, language: Language, packs: readonly string[]): Promise<Catalogue> {
  const [cards, clauses] = await Promise.all([
    ask('GET', '/api/games/{game}/cards', { at: { game }, query: { language, pack: packs } }),
    ask('GET', '/api/games/{game}/clauses', { at: { game }, query: { language } }),
  ]);
  return new Catalogue(game, cards.cards, cards.terms, clauses.clauses);
}
