/**
 * Cards travel from where they lay to where they lie now (first, last, invert, play), by the Web Animations API.
 * The page already shows the new state; motion is laid over it, and can end at any moment without harm.
 */

/** Where things lay before a change, and copies of the cards that are about to leave. */
export interface Look {
  cards: ReadonlyMap<string, DOMRect>;
  leaving: readonly { from: DOMRect; copy: Element }[];
}

/** What the change was: who put a card down, and which pile taken cards go to. */
export interface Travel {
  /** Where a card that was not seen before comes from, as a selector; `newCard` is the one just played. */
  newCard: string | null;
  playedFrom: string;
  dealtFrom: string;
  takenTo: string | null;
}

const duration = 260;
const stagger = 35;
const easing = "cubic-bezier(.3,.7,.3,1)";

export function stillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Looks at the table before it changes to `staying`, the cards that will still be face up. */
export function look(root: Element, staying: ReadonlySet<string>): Look {
  const cards = new Map<string, DOMRect>();
  const leaving: { from: DOMRect; copy: Element }[] = [];
  for (const card of root.querySelectorAll("[data-card]")) {
    const code = card.getAttribute("data-card") ?? "";
    const from = card.getBoundingClientRect();
    cards.set(code, from);
    const face = card.querySelector("svg");
    if (!staying.has(code) && face) leaving.push({ from, copy: face.cloneNode(true) as Element });
  }
  return { cards, leaving };
}

/** Lets the cards travel to where they are now. Copies of taken cards are laid into `layer` meanwhile. */
export function travel(
  root: Element,
  before: Look,
  { newCard, playedFrom, dealtFrom, takenTo }: Travel,
  layer: Element,
): void {
  finish(root);
  layer.replaceChildren();
  // Nothing moves in a tab that nobody sees, so nothing would be tidied up there either.
  if (stillness() || document.hidden) return;
  let dealt = 0;
  for (const card of root.querySelectorAll("[data-card]")) {
    const code = card.getAttribute("data-card") ?? "";
    const to = card.getBoundingClientRect();
    const known = before.cards.get(code);
    if (known) {
      move(card, known, to, 0);
      continue;
    }
    const played = code === newCard;
    const source = root.querySelector(played ? playedFrom : dealtFrom)?.getBoundingClientRect();
    if (source) move(card, small(source, to), to, played ? 0 : stagger * dealt++);
  }
  const pile = takenTo === null ? null : root.querySelector(takenTo)?.getBoundingClientRect();
  if (pile) for (const { from, copy } of before.leaving) carry(copy, from, pile, layer);
}

/** Ends all motion at once. */
export function finish(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (!(animation instanceof CSSTransition) && !(animation instanceof CSSAnimation)) animation.finish();
  }
}

/** A little card in the middle of a seat or pile: what comes out of a hand or a deck starts there. */
function small(source: DOMRect, card: DOMRect): DOMRect {
  const [width, height] = [card.width * 0.4, card.height * 0.4];
  const [x, y] = [source.left + source.width / 2, source.top + source.height / 2];
  return new DOMRect(x - width / 2, y - height / 2, width, height);
}

function move(card: Element, from: DOMRect, to: DOMRect, delay: number): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const scale = to.width === 0 ? 1 : from.width / to.width;
  card.animate(
    [
      { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transformOrigin: "0 0", transform: "none", zIndex: 5 },
    ],
    { duration, easing, delay, fill: "backwards" },
  );
}

function carry(copy: Element, from: DOMRect, to: DOMRect, layer: Element): void {
  const ghost = document.createElement("span");
  ghost.style.cssText = `position:fixed;left:${from.left}px;top:${from.top}px;width:${from.width}px`;
  ghost.append(copy);
  layer.append(ghost);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const motion = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(.45)`, opacity: 1, offset: 0.85 },
      { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0 },
    ],
    { duration: duration * 1.4, easing },
  );
  motion.onfinish = motion.oncancel = () => ghost.remove();
}
