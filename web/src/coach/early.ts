// Somebody's first games: there the coach speaks by itself. Remembered in this browser, like all that a person likes.

const KEY = 'tessera.coached';
/** So many games are somebody's first ones. */
export const FIRST = 3;

/** Whether this table is one of somebody's first with a coach. Looking at it makes it one, if there were few before. */
export function isEarly(table: string): boolean {
  const seen = kept();
  if (seen.includes(table)) return true;
  if (seen.length >= FIRST) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen, table]));
  } catch {
    // A browser that keeps nothing meets everything for the first time.
  }
  return true;
}

function kept(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    // Not ours: then these are the first.
    return [];
  }
}
