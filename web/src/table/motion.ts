/**
 * Cards travel from where they lay to where they lie now (first, last, invert, play), by the Web Animations API.
 * The page already shows the new state; motion is laid over it, and can end at any moment without harm.
 */
import { gathered } from "./gathering";

/** Where things lay before a change, and copies of the cards that are about to leave. */
export interface Look {
  cards: ReadonlyMap<string, DOMRect>;
  leaving: ReadonlyMap<string, { from: DOMRect; copy: Element }>;
}

/** What the change was: who put a card down, and which pile taken cards go to. */
export interface Travel {
  /** Where a card that was not seen before comes from, as a selector; `newCard` is the one just played. */
  newCard: string | null;
  playedFrom: string;
  dealtFrom: string;
  takenTo: string | null;
  /** The card that takes the others, and goes last; crossways where it sweeps the table. */
  taker?: string | null;
  crossways?: boolean;
}

/** How long one card travels, and how much later the next one starts, in milliseconds. */
export const pace = { travel: 240, gather: 270, stagger: 35 } as const;

const easing = "cubic-bezier(.3,.7,.3,1)";

export function stillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Nothing moves for those who want no motion, nor in a tab that nobody sees: nothing would be tidied up there. */
function motionless(): boolean {
  return stillness() || document.hidden;
}

/** What a card is known by: its key, where a pack has two of each, else its code. */
function keyOf(card: Element): string {
  return card.getAttribute("data-key") ?? card.getAttribute("data-card") ?? "";
}

/** Looks at the table before it changes to `staying`, the cards that will still be face up. */
export function look(root: Element, staying: ReadonlySet<string>): Look {
  const cards = new Map<string, DOMRect>();
  const leaving = new Map<string, { from: DOMRect; copy: Element }>();
  for (const card of root.querySelectorAll("[data-card]")) {
    const key = keyOf(card);
    const from = card.getBoundingClientRect();
    cards.set(key, from);
    const face = card.querySelector("svg");
    if (!staying.has(key) && face) leaving.set(key, { from, copy: face.cloneNode(true) as Element });
  }
  return { cards, leaving };
}

/** Lets the cards travel to where they are now. Copies of taken cards are laid into `layer` meanwhile. */
export function travel(root: Element, before: Look, change: Travel, layer: Element): void {
  finish(root);
  layer.replaceChildren();
  if (motionless()) return;
  let dealt = 0;
  for (const card of root.querySelectorAll("[data-card]")) {
    const key = keyOf(card);
    const to = card.getBoundingClientRect();
    const known = before.cards.get(key);
    if (known) {
      move(card, known, to, 0);
      continue;
    }
    const played = key === change.newCard;
    const source = root.querySelector(played ? change.playedFrom : change.dealtFrom)?.getBoundingClientRect();
    if (source) move(card, small(source, to), to, played ? 0 : pace.stagger * dealt++);
  }
  const pile = change.takenTo === null ? null : root.querySelector(change.takenTo)?.getBoundingClientRect();
  if (!pile) return;
  const taker = change.taker ?? null;
  gathered([...before.leaving.keys()], taker).forEach((key, place) => {
    const leaving = before.leaving.get(key);
    const turned = change.crossways === true && key === taker;
    if (leaving) carry(leaving.copy, leaving.from, pile, layer, pace.stagger * place, turned);
  });
}

/** Deals backs from one place to others: a card to each in turn. */
export function dealBacks(root: Element, from: string, to: readonly string[], layer: Element): void {
  const source = root.querySelector(from)?.getBoundingClientRect();
  if (motionless() || !source) return;
  to.forEach((selector, turn) => {
    const target = root.querySelector(`${selector} svg`);
    if (!target) return;
    const rect = target.getBoundingClientRect();
    carry(target.cloneNode(true) as Element, middle(source, rect), rect, layer, pace.stagger * turn);
  });
}

/** Carries a copy of a card that nobody sees the face of, such as a drawn one, from one place to another. */
export function carryBack(root: Element, from: string, to: string, layer: Element): void {
  if (motionless()) return;
  const back = root.querySelector(`${from} svg`);
  const target = root.querySelector(to);
  if (!back || !target) return;
  carry(back.cloneNode(true) as Element, back.getBoundingClientRect(), target.getBoundingClientRect(), layer, 0);
}

/** Lets a card that was moved by hand glide back to its place. */
export function glideBack(card: Element, by: { x: number; y: number }): void {
  if (motionless()) return;
  const from = { translate: `${by.x}px ${by.y}px`, zIndex: 6 };
  card.animate([from, { translate: "0 0", zIndex: 6 }], { duration: pace.travel, easing });
}

/** Ends all motion at once. */
export function finish(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (!(animation instanceof CSSTransition) && !(animation instanceof CSSAnimation)) animation.finish();
  }
}

/** A little card in the middle of a seat or pile: what comes out of a hand or a deck starts there. */
function small(source: DOMRect, card: DOMRect): DOMRect {
  return middle(source, new DOMRect(0, 0, card.width * 0.4, card.height * 0.4));
}

/** A card of that size in the middle of `place`. */
function middle(place: DOMRect, { width, height }: DOMRect): DOMRect {
  const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
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
    { duration: pace.travel, easing, delay, fill: "backwards" },
  );
}

function carry(copy: Element, from: DOMRect, to: DOMRect, layer: Element, delay: number, turned = false): void {
  const ghost = document.createElement("span");
  ghost.style.cssText = `position:fixed;left:${from.left}px;top:${from.top}px;width:${from.width}px`;
  ghost.append(copy);
  layer.append(ghost);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  // It comes to lie on the pile as large as the pile is; a card that swept the table turns on its way.
  const there = `translate(${x}px, ${y}px) rotate(${turned ? 90 : 0}deg) scale(${Math.min(1, to.width / from.width)})`;
  const motion = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: there, opacity: 1, offset: 0.9 },
      { transform: there, opacity: 0 },
    ],
    { duration: pace.gather, easing, delay, fill: "backwards" },
  );
  motion.onfinish = motion.oncancel = () => ghost.remove();
}
