// The sky under the board, computed once: what looks scattered follows the golden ratio, not chance.

const GOLDEN = 0.618033988749895;

/** Two spiral arms from the middle outwards. */
export const ARMS = [0, 1, 2, 3]
  .map((arm) => {
    const points = Array.from({ length: 60 }, (_, at) => {
      const angle = at * 0.13 + (arm * Math.PI) / 2;
      const far = 24 * Math.exp(at * 0.058);
      return `${(600 + far * 1.5 * Math.cos(angle)).toFixed(1)} ${(350 + far * 0.75 * Math.sin(angle)).toFixed(1)}`;
    });
    return `M${points.join('L')}`;
  })
  .join('');

/** Stars as dots of one path: each is a line of no length with round ends. */
export const STARS = Array.from({ length: 110 }, (_, at) => {
  const x = ((at * GOLDEN) % 1) * 1200;
  const y = ((at * GOLDEN * GOLDEN * 7.3) % 1) * 700;
  return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
}).join('');
