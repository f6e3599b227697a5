/** Round things: points on circles, stars, petals and rows. */
import { figures } from "./path.ts";

/** The point at a distance from the middle, clockwise from the top. */
export function polar(radius: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** A star round the origin, its first tip at the top. */
export function star(tips: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: tips * 2 }, (_, index) =>
    figures(...polar(index % 2 === 0 ? outer : inner, (index * 180) / tips + turn)),
  );
  return `M${corners.join("L")}z`;
}

/** Petals round the origin, each a pointed leaf from `inner` to `outer`. */
export function petals(count: number, inner: number, outer: number, width: number, turn = 0): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count + turn;
    const middle = (inner + outer) / 2;
    const spread = (Math.atan2(width, middle) * 180) / Math.PI;
    const [from, left, tip, right] = [
      polar(inner, angle),
      polar(middle * 1.1, angle - spread),
      polar(outer, angle),
      polar(middle * 1.1, angle + spread),
    ];
    return `M${figures(...from)}Q${figures(...left, ...tip)}Q${figures(...right, ...from)}z`;
  }).join("");
}

/** Something drawn many times, at equal steps. */
export function row(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** Rays of light from a point, as the settebello has them behind its golden coin. */
export function rays(x: number, y: number, count: number, radius: number, spread: number): string {
  return row(count, (index) => {
    const edge = (turn: number): string => {
      const [dx, dy] = polar(radius, (index * 360) / count + turn);
      return figures(x + dx, y + dy);
    };
    return `M${figures(x, y)}L${edge(-spread)}L${edge(spread)}z`;
  });
}
