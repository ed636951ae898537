// The name that somebody came by last, kept in this browser so that it need not be typed again.

const KEY = 'tessera.name';

export function rememberedName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    // A browser that keeps nothing: it is typed again.
    return '';
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // As above: nothing but a little typing is lost.
  }
}
