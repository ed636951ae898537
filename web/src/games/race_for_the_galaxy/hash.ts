// A number that is always the same for the same name: cards look different from each other, and alike every time.

export function hash(name: string): number {
  let value = 2166136261;
  for (const letter of name) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}
