/** A pointer that holds a hand card: a tap until it has moved far enough to be a drag. */

/** How far a pointer moves, in CSS pixels, before a tap has become a drag. */
export const threshold = 8;

export interface Grip {
  pointer: number;
  card: string;
  /** Where it was taken hold of. */
  from: { x: number; y: number };
  /** How far it is from there; zero until it is dragged. */
  by: { x: number; y: number };
  dragged: boolean;
}

export function takeHold(pointer: number, card: string, x: number, y: number): Grip {
  return { pointer, card, from: { x, y }, by: { x: 0, y: 0 }, dragged: false };
}

/** The grip after its pointer went to x, y: once dragged, a card follows even back to where it lay. */
export function moveTo(grip: Grip, x: number, y: number): Grip {
  const by = { x: x - grip.from.x, y: y - grip.from.y };
  const dragged = grip.dragged || Math.hypot(by.x, by.y) >= threshold;
  return dragged ? { ...grip, by, dragged } : grip;
}
