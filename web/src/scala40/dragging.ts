/**
 * Drags a card by pointer events: mouse, pen and finger alike. A press becomes a drag once it has moved far enough,
 * so a tap with an unsteady hand stays a tap; all that a drag does can also be done by taps and by keys.
 */

import { moveTo, takeHold, type Grip } from "../table/grip";

/** What a drag asks of its owner. A target is the `data-drop` of the element under the pointer, null over nothing. */
export interface DragPort {
  /** The card's key, if the press was on a card that may be dragged. */
  cardAt: (element: Element) => string | null;
  onstart: (key: string) => void;
  onover: (key: string, target: string | null, x: number, y: number) => void;
  ondrop: (key: string, target: string | null) => void;
  /** Where the picture of the dragged card is drawn. */
  layer: () => HTMLElement | undefined;
}

interface Press {
  grip: Grip;
  card: Element;
  ghost: HTMLElement | null;
}

/** Makes the cards in `root` draggable; returns what ends that. */
export function dragging(root: HTMLElement, port: DragPort): () => void {
  let press: Press | null = null;

  function down(event: PointerEvent): void {
    const card = (event.target as Element).closest("[data-key]");
    const key = card === null ? null : port.cardAt(card);
    if (press !== null || card === null || key === null || event.button !== 0) return;
    press = { grip: takeHold(event.pointerId, key, event.clientX, event.clientY), card, ghost: null };
  }

  function move(event: PointerEvent): void {
    if (press === null || event.pointerId !== press.grip.pointer) return;
    press.grip = moveTo(press.grip, event.clientX, event.clientY);
    const { card: key, by, dragged } = press.grip;
    if (!dragged) return;
    if (press.ghost === null) {
      press.ghost = ghostOf(press.card);
      port.layer()?.append(press.ghost);
      port.onstart(key);
    }
    press.ghost.style.translate = `${by.x}px ${by.y}px`;
    port.onover(key, targetAt(event), event.clientX, event.clientY);
  }

  function up(event: PointerEvent): void {
    if (press === null || event.pointerId !== press.grip.pointer) return;
    const { grip, ghost } = press;
    press = null;
    if (ghost === null) return;
    ghost.remove();
    // The click that follows a drag is no tap.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    port.ondrop(grip.card, event.type === "pointerup" ? targetAt(event) : null);
  }

  root.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return () => {
    press?.ghost?.remove();
    root.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function targetAt(event: PointerEvent): string | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest("[data-drop]")?.getAttribute("data-drop") ?? null;
}

/** The card's picture, which the pointer takes along. */
function ghostOf(card: Element): HTMLElement {
  const { left, top, width } = card.getBoundingClientRect();
  const ghost = document.createElement("span");
  ghost.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;z-index:30;rotate:3deg`;
  const face = card.querySelector("svg");
  if (face) ghost.append(face.cloneNode(true));
  return ghost;
}
