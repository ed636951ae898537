// A hint at what the server will say to a password, while it is typed. The server alone decides: it knows more words.

export type Strength = 'empty' | 'short' | 'long' | 'same' | 'run' | 'name' | 'fair' | 'good';

export const LEAST = 8;
const MOST = 200;
// So much must be left beside one's own name.
const LEAST_OWN = 5;
// From here on length alone makes it strong.
const GOOD = 16;

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
];

export function strengthOf(password: string, name = ''): Strength {
  // Counted as the server does: a letter is one, even where it takes two units in this language.
  const length = [...password].length;
  if (length === 0) return 'empty';
  if (length < LEAST) return 'short';
  if (length > MOST) return 'long';
  const folded = password.normalize('NFKC').toLowerCase();
  const handle = name.normalize('NFKC').toLowerCase().trim();
  if (new Set(folded).size < 4 || isRepeated(folded)) return 'same';
  if (handle.length >= 3 && folded.replaceAll(handle, '').length < LEAST_OWN) return 'name';
  const core = folded.replace(/^[\d!?.,\-_*#@$% ]+|[\d!?.,\-_*#@$% ]+$/g, '');
  const reversed = [...folded].reverse().join('');
  if ([folded, core, reversed].some(isRun)) return 'run';
  return length >= GOOD ? 'good' : 'fair';
}

/** Whether it is a short piece over and over: its own rotation by that piece. */
function isRepeated(text: string): boolean {
  return (text + text).indexOf(text, 1) <= text.length / 2;
}

function isRun(text: string): boolean {
  return text.length >= 4 && ROWS.some((row) => row.includes(text));
}
