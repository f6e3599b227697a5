/** Which way a card's point looks: towards the middle of the table, from the side of who played it. */
import type { Arrangement } from "./api";
import type { Place } from "./seating";

export type Point = "up" | "down" | "left" | "right";

const towardsCentre: Readonly<Record<Place, Point>> = {
  near: "up",
  "right-low": "left",
  right: "left",
  "right-high": "left",
  far: "down",
  "left-high": "right",
  left: "right",
  "left-low": "right",
};

/** The point of `card`, played from `from`; a dealt card, and a rank that has no point, stands upright. */
export function pointOf(card: string, from: Place | null, { pointed }: Arrangement): Point {
  return from !== null && pointed.includes(card.slice(0, -1)) ? towardsCentre[from] : "up";
}
