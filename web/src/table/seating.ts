/** Where each seat is drawn, seen from the own seat: around the table in the order of play. */
import type { Direction } from "./api";

/** The places round a table, named as the style sheet names its areas. */
export type Place = "near" | "right-low" | "right" | "right-high" | "far" | "left-high" | "left" | "left-low";

/** Anticlockwise from the own seat, the next to play sits at the right. */
const anticlockwise: Readonly<Record<number, readonly Place[]>> = {
  2: ["near", "far"],
  3: ["near", "right", "left"],
  4: ["near", "right", "far", "left"],
  5: ["near", "right", "right-high", "left-high", "left"],
  6: ["near", "right-low", "right-high", "far", "left-high", "left-low"],
};

const mirrored: Readonly<Record<Place, Place>> = {
  near: "near",
  "right-low": "left-low",
  right: "left",
  "right-high": "left-high",
  far: "far",
  "left-high": "right-high",
  left: "right",
  "left-low": "right-low",
};

/** The place of `seat` among `seats`, as `own` sees it. */
export function placeOf(seat: number, own: number, seats: number, direction: Direction): Place {
  const place = anticlockwise[seats]?.[(seat - own + seats) % seats] ?? "far";
  return direction === "anticlockwise" ? place : mirrored[place];
}
