// What people paste when they were invited: a whole link, or the code at its end.

const CODE = /^[\w-]{16,64}$/;

/** The address within this house that the text leads to, null if it leads nowhere. */
export function addressIn(text: string): string | null {
  const pasted = text.trim();
  const table = /\/tables\/([\w-]+)/.exec(pasted)?.[1];
  if (table) return `/tables/${table}`;
  const code = pasted.slice(pasted.lastIndexOf('#') + 1);
  return CODE.test(code) ? `/join#${code}` : null;
}
