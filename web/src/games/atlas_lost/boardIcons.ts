// A line of icons, made shorter for the eye: "research research data" reads "2 research, data".

export interface IconPart {
  /** The code of a term, or "" for a number that stands alone. */
  code: string;
  /** The amount before it, or "" where there is none to tell. */
  count: string;
}

/** The printed icons repeat a symbol at most three times for one amount; a longer run is two amounts side by side. */
const LONGEST_RUN = 3;

/** The icons with their amounts: a number belongs to the icon behind it, a run of one icon becomes a number and the icon. */
export function partsOf(icons: readonly string[]): readonly IconPart[] {
  const parts: IconPart[] = [];
  for (let at = 0; at < icons.length;) {
    const code = icons[at] ?? '';
    const next = icons[at + 1];
    if (isNumber(code)) {
      const counted = next !== undefined && !isNumber(next);
      parts.push({ code: counted ? next : '', count: code });
      at += counted ? 2 : 1;
      continue;
    }
    let run = 1;
    while (icons[at + run] === code) run += 1;
    if (run > 1 && run <= LONGEST_RUN) parts.push({ code, count: String(run) });
    else for (let one = 0; one < run; one += 1) parts.push({ code, count: '' });
    at += run;
  }
  return parts;
}

function isNumber(word: string): boolean {
  return /^\d/.test(word);
}

/** What stands before the arrow is paid, what stands behind it is received; a space without an arrow only costs. */
export function priceAndGain(icons: readonly string[]): {
  price: readonly string[];
  gain: readonly string[];
} {
  const arrow = icons.indexOf('arrow');
  if (arrow < 0) return { price: icons, gain: [] };
  return { price: icons.slice(0, arrow), gain: icons.slice(arrow + 1) };
}

/** The icons cut at each "or": one list for each alternative. */
export function alternatives(icons: readonly string[]): readonly (readonly string[])[] {
  if (!icons.length) return [];
  const found: string[][] = [[]];
  for (const icon of icons) {
    if (icon === 'or') found.push([]);
    else found.at(-1)?.push(icon);
  }
  return found;
}
