// Finding words in the rulebook: how texts are compared, which parts of them matched, and what comes first.

/** A piece of a text, and whether it is what was searched for. */
export interface Part {
  text: string;
  hit: boolean;
}

/** What is searched in one thing. */
export interface Fields {
  id: string;
  name: string;
  text: string;
  /** What says less about the thing: notes, kinds, prices. */
  more: string;
}

/**
 * A text as it is compared: without regard to case, width, or which of the two kana is used. It keeps its length, so
 * that a place found in it is the same place in the text.
 */
export function folded(text: string): string {
  let result = '';
  for (const letter of text) {
    const plain = letter.normalize('NFKC').toLowerCase();
    result += plain.length === letter.length ? hiragana(plain) : letter;
  }
  return result;
}

function hiragana(letter: string): string {
  return /^[ァ-ヶ]$/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) - 0x60) : letter;
}

/** The words of a search, as they are compared. */
export function wordsOf(query: string): string[] {
  return folded(query)
    .split(/[\s\u3000]+/)
    .filter((word) => word !== '');
}

/** A text in pieces, with the words that were searched for marked. */
export function marked(text: string, words: readonly string[]): Part[] {
  if (words.length === 0) return text ? [{ text, hit: false }] : [];
  const plain = folded(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      isHit.fill(true, at, at + word.length);
    }
  }
  const parts: Part[] = [];
  for (let from = 0, to = 0; from < text.length; from = to) {
    while (to < text.length && isHit[to] === isHit[from]) to += 1;
    parts.push({ text: text.slice(from, to), hit: isHit[from] === true });
  }
  return parts;
}

/** How well a thing fits: 0 is best, null is not at all. The fields are folded already. */
export function rank(fields: Fields, words: readonly string[]): number | null {
  const all = `${fields.id}\n${fields.name}\n${fields.text}\n${fields.more}`;
  if (!words.every((word) => all.includes(word))) return null;
  const whole = words.join(' ');
  if (fields.id === whole) return 0;
  if (fields.name === whole) return 1;
  if (fields.name.startsWith(whole)) return 2;
  if (fields.id.startsWith(whole)) return 3;
  if (words.every((word) => fields.name.includes(word) || fields.id.includes(word))) return 4;
  const told = `${fields.id}\n${fields.name}\n${fields.text}`;
  if (words.every((word) => told.includes(word))) return 5;
  return 6;
}
