// What people said, made ready to show: who, when, and addresses of tables as links.

export type Spoken = { text: string; href: string | null };

/** A message with the addresses of tables of this house as links; no other address becomes one. */
export function spoken(text: string, origin: string): readonly Spoken[] {
  const parts: Spoken[] = [];
  let from = 0;
  for (const found of text.matchAll(/https?:\/\/\S+?\/tables\/[\w-]+/g)) {
    if (!found[0].startsWith(`${origin}/tables/`)) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index), href: null });
    parts.push({ text: found[0], href: found[0].slice(origin.length) });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null });
  return parts;
}

/** When something was said: the time, and the day unless it is today. */
export function moment(at: number, now: number, language: string): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    ...(isToday ? {} : { month: 'short', day: 'numeric' }),
  }).format(at);
}

/** The length of a text as the server counts it: an emoji is one sign. */
export function lengthOf(text: string): number {
  return [...text].length;
}
