/** What each family's game looks like: code that comes when a table of it is opened; one line each. */
import type { GameFace } from "./game";
import type { Family } from "./games";

const faces: Readonly<Record<Family, () => Promise<GameFace>>> = {
  scopa: async () => (await import("./scopa/face")).face,
  scala40: async () => (await import("./scala40/face")).face,
};

/** The face of a family's game, as the server names the family. */
export function faceOf(family: string): Promise<GameFace> {
  const face = faces[family as Family];
  if (face === undefined) throw new Error(`this page does not know the family ${family}`);
  return face();
}
