/** The marks that a card is made of. Lines are ink and equally thick unless a mark says otherwise; see `sheet`. */
import { ink } from "./palette.ts";
import { figures, numbersIn } from "./path.ts";

export type Svg = string;

/** The usual line of every deck, in units of a card 200 wide. */
export const weight = 1.7;

/** A filled shape with the ink outline of a woodcut. */
export function shape(data: string, fill: string): Svg {
  return `<path fill="${fill}" d="${data}"/>`;
}

/** A filled shape without outline: light, shade, pattern. */
export function flat(data: string, fill: string): Svg {
  return `<path stroke="none" fill="${fill}" d="${data}"/>`;
}

/** A line of ink, or of another colour. */
export function line(data: string, width = weight, colour = ink): Svg {
  const thick = width === weight ? "" : ` stroke-width="${width}"`;
  return `<path${colour === ink ? "" : ` stroke="${colour}"`}${thick} d="${data}"/>`;
}

/** A line of colour with ink on both sides: a staff, a rein, a ribbon's edge. */
export function rod(data: string, width: number, colour: string): Svg {
  return line(data, width + 2 * weight - 0.4) + line(data, width, colour);
}

export function disc(x: number, y: number, radius: number, fill: string): Svg {
  return `<circle fill="${fill}" cx="${figures(x)}" cy="${figures(y)}" r="${figures(radius)}"/>`;
}

/** A disc without outline. */
export function dot(x: number, y: number, radius: number, fill: string): Svg {
  return `<circle stroke="none" fill="${fill}" cx="${figures(x)}" cy="${figures(y)}" r="${figures(radius)}"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string): Svg {
  return `<ellipse fill="${fill}" cx="${figures(x)}" cy="${figures(y)}" rx="${figures(rx)}" ry="${figures(ry)}"/>`;
}

/** A ring of beads round the origin: one circle whose line is broken into dots. */
export function beads(count: number, radius: number, size: number, colour: string): Svg {
  const step = figures((2 * Math.PI * radius) / count);
  return `<circle stroke="${colour}" stroke-width="${figures(size)}" stroke-dasharray="0 ${step}" r="${figures(radius)}"/>`;
}

/** Several shapes as one body: no line where they meet. */
export function body(fill: string, ...shapes: readonly string[]): Svg {
  const paths = shapes.map((data) => `<path d="${data}"/>`).join("");
  return `<g stroke-width="${2 * weight}">${paths}</g><g stroke="none" fill="${fill}">${paths}</g>`;
}

export interface Placement {
  readonly turn?: number;
  readonly scale?: number;
  /** Seen in a mirror, left for right. */
  readonly mirrored?: boolean;
}

/** What is drawn round the origin, moved to a place. */
export function at(x: number, y: number, content: Svg, { turn = 0, scale = 1, mirrored = false }: Placement = {}): Svg {
  let transform = `translate(${figures(x, y)})`;
  if (turn !== 0) transform += `rotate(${figures(turn)})`;
  if (mirrored) transform += `scale(-${scale} ${scale})`;
  else if (scale !== 1) transform += `scale(${scale})`;
  return `<g transform="${transform}">${content}</g>`;
}

/** The same thing on both sides of an upright line. */
export function both(x: number, content: Svg): Svg {
  return `${content}<g transform="matrix(-1 0 0 1 ${figures(2 * x)} 0)">${content}</g>`;
}

/** A part that can be found by its name. */
export function named(name: string, content: Svg): Svg {
  return `<g id="${name}">${content}</g>`;
}

/** One drawing, used at several places: "x y, …", or "x y turn" where it stands askew. */
export function stamp(name: string, content: Svg, places: string): Svg {
  const uses = numbersIn(places).map(([x = 0, y = 0, turn = 0]) =>
    turn === 0
      ? `<use href="#${name}" x="${figures(x)}" y="${figures(y)}"/>`
      : `<use href="#${name}" transform="translate(${figures(x, y)})rotate(${figures(turn)})"/>`,
  );
  return `<defs>${named(name, content)}</defs>${uses.join("")}`;
}
