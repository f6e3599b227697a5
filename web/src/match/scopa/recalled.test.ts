import { expect, it } from "vitest";
import type { PublicEvent } from "../../protocol";
import { played, sides } from "../frames.fixture";
import { recall } from "./recalled";

const dealt = (number: number): PublicEvent => ({ kind: "dealt", number, dealer: 0, void_count: 0, void_tables: [] });

it("counts each seat's plays and keeps who laid what and which cards swept, by side", () => {
  const events = [
    dealt(0),
    played({ seat: 1, move: "7S" }),
    played({ seat: 2, move: "7Cx7S", scopa: true }),
    played({ seat: 3, move: "2B" }),
    played({ seat: 0, move: "2Dx2B", scopa: true }),
  ];
  expect(recall(events, 4, sides)).toEqual({
    plays: [1, 1, 1, 1],
    laid_by: { "7S": 1, "7C": 2, "2B": 3, "2D": 0 },
    scopa_cards: [["7C", "2D"], []],
  });
});

it("forgets the deal before", () => {
  const events = [dealt(0), played({ seat: 1, move: "7Sx7C", scopa: true }), dealt(1)];
  expect(recall(events, 4, sides)).toEqual({ plays: [0, 0, 0, 0], laid_by: {}, scopa_cards: [[], []] });
});
