/** Keeps the keyboard's place in a row: it goes with its card, and from one that leaves to the card that lies there now. */

/** What a card is known by: its key, where a pack has two of each, else its code. */
const keyOf = ({ dataset }: HTMLElement): string | undefined => dataset["key"] ?? dataset["card"];

/** Watches the buttons of `row` whenever `cards` change; called while a component is made. */
export function keepFocus(row: () => HTMLElement | undefined, cards: () => unknown): void {
  let last: { key: string | undefined; place: number } | null = null;
  const buttons = (): HTMLButtonElement[] => [...(row()?.querySelectorAll("button") ?? [])];
  $effect.pre(() => {
    void cards();
    const before = buttons();
    const place = before.findIndex((button) => button === document.activeElement);
    const button = before[place];
    if (button !== undefined) last = { key: keyOf(button), place };
    else if (document.activeElement !== document.body) last = null;
  });
  $effect(() => {
    void cards();
    if (last === null || document.activeElement !== document.body) return;
    const { key, place } = last;
    const now = buttons();
    const there = now.find((button) => keyOf(button) === key) ?? now[Math.min(place, now.length - 1)];
    there?.focus({ preventScroll: true });
  });
}
