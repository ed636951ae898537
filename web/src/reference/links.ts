// Ids that stand in a text lead to what they name.

/** A piece of a text; with an id it is a link to that clause or card. */
export interface Span {
  text: string;
  id: string;
}

// An id is a run of letters, digits, hyphens, dots and underscores that neither begins nor ends with a mark.
const WORD = /[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?/g;

/** A text in pieces, cut where it names something that is known. */
export function spansOf(text: string, knows: (id: string) => boolean): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(WORD)) {
    const [word] = found;
    if (!knows(word)) continue;
    if (found.index > from) spans.push({ text: text.slice(from, found.index), id: '' });
    spans.push({ text: word, id: word });
    from = found.index + word.length;
  }
  if (from < text.length) spans.push({ text: text.slice(from), id: '' });
  return spans;
}

/** What a text names, each once. */
export function namedIn(text: string, knows: (id: string) => boolean): string[] {
  return [...new Set(spansOf(text, knows).flatMap(({ id }) => id || []))];
}
