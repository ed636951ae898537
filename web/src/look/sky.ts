// Where flights are drawn: above the boards, as likenesses of the tokens. A board clips what leaves it, and would be drawn
// anew with every step of a flight; here the browser moves what it has drawn once.

export type Token = HTMLElement | SVGElement;
export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;
/** What is to fly, and from where; null if it comes from nowhere. */
interface Leg {
  token: Token;
  group: string;
  from: Box | null;
  to: Box;
}

/** A flight takes longer the farther it is, in milliseconds. */
const SHORTEST = 180;
const LONGEST = 260;
/** How high an arc rises at most, in pixels, and as a part of its length. */
const HIGHEST = 28;
const RISE = 0.18;
/** Where on its way a flight is described; in between the browser draws straight lines. */
const MOMENTS = [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1] as const;
/** What a likeness takes along from where its token lies, beside the tints of its game. */
const INHERITED = ['--seat', 'color', 'font'] as const;
/** What makes a token more than a drawing. */
const MEANING = [
  'id',
  'role',
  'tabindex',
  'title',
  'data-token',
  'data-piece',
  'data-can',
  'data-label',
] as const;
const SVG = 'http://www.w3.org/2000/svg';

export class Sky {
  #flying: readonly Animation[] = [];
  #drawn: HTMLElement | null = null;
  #hidden: readonly Token[] = [];

  constructor(private readonly container: HTMLElement) {}

  /** Begin all flights at once. `tints` are the variables by which tokens take colours and sizes from where they lie. */
  fly(legs: readonly Leg[], tints: readonly string[] = []): void {
    this.clear();
    if (!legs.length) return;
    // All reading comes before the first writing.
    const { x, y } = this.container.getBoundingClientRect();
    const likenesses = legs.map((leg) => likeness(leg, x, y, tints));
    const sky = document.createElement('div');
    sky.className = 'sky';
    sky.setAttribute('aria-hidden', 'true');
    sky.append(...likenesses);
    this.container.append(sky);
    this.#drawn = sky;
    this.#hidden = legs.map(({ token }) => token);
    for (const token of this.#hidden) token.dataset['flying'] = '';
    this.#flying = legs.map((leg, at) => (likenesses[at] as HTMLElement).animate(framesOf(leg), timing(leg)));
    Promise.all(this.#flying.map((animation) => animation.finished)).then(
      () => {
        if (this.#drawn === sky) this.clear();
      },
      // Cancelled by clear(), which has put everything in order.
      () => undefined,
    );
  }

  /** Everything lands at once. */
  clear(): void {
    const flying = this.#flying;
    this.#flying = [];
    this.#drawn?.remove();
    this.#drawn = null;
    for (const token of this.#hidden) delete token.dataset['flying'];
    this.#hidden = [];
    for (const animation of flying) animation.cancel();
  }
}

/** A drawing of the token, where it will lie. */
function likeness({ token, to }: Leg, left: number, top: number, tints: readonly string[]): HTMLElement {
  const flyer = document.createElement('div');
  flyer.className = 'flyer';
  const { style } = flyer;
  const styles = getComputedStyle(token);
  for (const name of [...INHERITED, ...tints]) {
    const value = styles.getPropertyValue(name);
    if (value) style.setProperty(name, value);
  }
  style.left = `${to.x - left}px`;
  style.top = `${to.y - top}px`;
  style.width = `${to.width}px`;
  style.height = `${to.height}px`;
  const drawing = token.cloneNode(true) as Token;
  for (const part of [drawing, ...drawing.querySelectorAll(MEANING.map((name) => `[${name}]`).join())])
    for (const name of MEANING) part.removeAttribute(name);
  flyer.append(framed(token, drawing));
  return flyer;
}

/** What is a part of a drawing needs a drawing around it. */
function framed(token: Token, drawing: Token): Token {
  if (!(token instanceof SVGGraphicsElement) || !token.ownerSVGElement) return drawing;
  const { x, y, width, height } = token.getBBox();
  const frame = document.createElementNS(SVG, 'svg');
  frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  frame.append(drawing);
  return frame;
}

function timing({ from, to }: Leg): KeyframeAnimationOptions {
  return {
    duration: from ? Math.min(LONGEST, SHORTEST + distance(from, to) / 8) : SHORTEST,
    easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
    // Those that have arrived wait for the others: all likenesses go together.
    fill: 'forwards',
  };
}

/** The way of a flight. */
function framesOf({ group, from, to }: Leg): Keyframe[] {
  const isCard = group.startsWith('card');
  const dx = from ? from.x + from.width / 2 - to.x - to.width / 2 : 0;
  const dy = from ? from.y + from.height / 2 - to.y - to.height / 2 : 0;
  const height = Math.min(HIGHEST, RISE * Math.hypot(dx, dy));
  const begin = from ? Math.min(2, Math.max(0.5, from.width / to.width)) : isCard ? 1 : 0.5;
  return MOMENTS.map((at) => {
    const grown = begin + (1 - begin) * at;
    // A card turns about its upright axis once: half of the way its edge is seen.
    const turned = !isCard ? 1 : from ? Math.max(0.04, Math.abs(1 - 2 * at)) : Math.max(0.04, at);
    return {
      offset: at,
      translate: `${dx * (1 - at)}px ${dy * (1 - at) - height * 4 * at * (1 - at)}px`,
      scale: `${grown * turned} ${grown}`,
      ...(from ? {} : { opacity: at }),
    };
  });
}

export function distance(a: Box, b: Box): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}
