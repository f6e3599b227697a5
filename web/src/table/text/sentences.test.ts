import { describe, expect, it, vi } from "vitest";
import type { TableSetting, TableShown } from "../api";
import { handSentence, moveWords, tableFacts, tableSentence, typingHint } from "./sentences";

// The page's language is looked for before anything else runs.
vi.hoisted(() => vi.stubGlobal("location", { search: "?lang=it" }));

const faces = {
  AD: { name: "asso di denari", index: "A" },
  AC: { name: "asso di coppe", index: "A" },
  AS: { name: "asso di spade", index: "A" },
  AB: { name: "asso di bastoni", index: "A" },
  "7D": { name: "sette di denari", index: "7" },
};
const setting: TableSetting = {
  seat: 0,
  sitters: ["Anna", "Bice"].map((name, seat) => ({ seat, name, person: true })),
  sides: [[0], [1]],
  direction: "anticlockwise",
  deck: "napoletane",
  faces,
  target: 11,
  arrangement: { form: "scattered", pointed: [] },
  clock: [],
};
const shown: TableShown = {
  hand: ["7D", "AD"],
  moves: [],
  table: ["AC", "AS", "AB"],
  places: [],
  hand_counts: [2, 3],
  pile_counts: [0, 5],
  scopas: [0, 1],
  totals: [4, 7],
  stock: 12,
  turn: 0,
  dealer: 1,
  staged: null,
  plays: [1, 0],
  laid_by: {},
  scopa_cards: [[], ["AC"]],
};

describe("the table in sentences", () => {
  it("names what lies there and what the hand holds", () => {
    expect(tableSentence(setting, shown)).toBe("In tavola: asso di coppe, asso di spade e asso di bastoni.");
    expect(tableSentence(setting, { ...shown, table: [] })).toBe("In tavola non c’è niente.");
    expect(handSentence(setting, shown)).toBe("Le tue carte: sette di denari e asso di denari.");
  });

  it("tells nothing of a hand that may not be looked at", () => {
    expect(handSentence(setting, { ...shown, hand: null })).not.toContain("sette");
  });

  it("counts the other hands, the piles and the stock", () => {
    const facts = tableFacts(setting, shown).join(" ");
    expect(facts).toContain("Bice: 3 carte in mano.");
    expect(facts).toContain("Bice: 5 carte prese, 1 scopa, 7 punti in tutto.");
    expect(facts).toContain("Dà le carte Bice.");
    expect(facts).toContain("12");
  });

  it("tells a move and how cards are typed", () => {
    expect(moveWords(setting, "7D")).toBe("calare sette di denari");
    expect(moveWords(setting, "ADxAC+AS")).toBe("con asso di denari prendere asso di coppe e asso di spade");
    expect(typingHint(setting)).toContain("AB asso di bastoni");
  });
});
