/** Tells elements how wide they are drawn: one observer for all the cards of a page. */
const listeners = new WeakMap<Element, (width: number) => void>();

let observer: ResizeObserver | undefined;

/** Call back with the element's width now and whenever it changes; gives what ends it. */
export function watchWidth(element: Element, tell: (width: number) => void): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const entry of entries) listeners.get(entry.target)?.(entry.contentRect.width);
  });
  listeners.set(element, tell);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    listeners.delete(element);
  };
}
