// A row of codes cut into what belongs together: an icon with the number behind it.

export interface IconPart {
  /** The code of a term. */
  code: string;
  /** The amount that goes with it, or "" where there is none to tell. */
  count: string;
}

/** How some codes are written between icons, with their number if they have one. */
const WRITTEN: Readonly<Record<string, (count: string) => string>> = {
  or: () => '/',
  per: () => '/',
  every: (count) => `:${count}`,
  then: () => '·',
  times: (count) => `×${count}`,
  at_most: (count) => `≤${count}`,
  at_least: (count) => `≥${count}`,
};

export function partsOf(icons: readonly string[]): readonly IconPart[] {
  const parts: IconPart[] = [];
  for (const code of icons) {
    const last = parts.at(-1);
    if (isNumber(code) && last && !last.count) last.count = code;
    else parts.push({ code, count: isNumber(code) ? code : '' });
  }
  return parts.map(({ code, count }) => ({ code, count: count.replaceAll('-', '−') }));
}

/** What is written instead of an icon; null where the icon is drawn. */
export function writtenAs({ code, count }: IconPart): string | null {
  return WRITTEN[code]?.(count) ?? (isNumber(code) ? code : null);
}

function isNumber(code: string): boolean {
  return /^[+-]?\d/.test(code);
}
