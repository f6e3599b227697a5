/** One Tab stop for a group of buttons; the arrow keys go from one to the next, as they lie on the screen. */

type Lies = Pick<DOMRect, "left" | "top" | "width" | "height">;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The index to go to from `current` with an arrow key, Home or End; null where the key means nothing here.
 * Left and right follow the order and go round; up and down go to the nearest button of the next line.
 */
export function stepFrom(places: readonly Lies[], current: number, key: string): number | null {
  const from = places[current];
  if (from === undefined) return null;
  if (key === "Home") return 0;
  if (key === "End") return places.length - 1;
  const direction = directions[key];
  if (direction === undefined) return null;
  const [across, down] = direction;
  if (across !== 0) return (current + across + places.length) % places.length;
  let best: number | null = null;
  let least = Infinity;
  places.forEach((place, index) => {
    const [x, y] = [middle(place).x - middle(from).x, (middle(place).y - middle(from).y) * down];
    // Lines first: the nearest button of the nearest line.
    const distance = y * 1000 + Math.abs(x);
    if (y > from.height / 2 && distance < least) [best, least] = [index, distance];
  });
  return best ?? current;
}

function middle({ left, top, width, height }: Lies): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Moves the focus among the buttons of `group` as `event`'s key says. */
export function rove(group: Element, event: KeyboardEvent): void {
  const buttons = [...group.querySelectorAll("button")];
  const current = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = stepFrom(
    buttons.map((button) => button.getBoundingClientRect()),
    current,
    event.key,
  );
  if (next === null) return;
  buttons[next]?.focus();
  event.preventDefault();
}
