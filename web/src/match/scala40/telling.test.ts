import { describe, expect, it, vi } from "vitest";
import { counted, setting, stepped, view } from "./frames.fixture";
import { tell } from "./telling";

// The page's language comes from its address.
vi.hoisted(() => vi.stubGlobal("location", new URL("https://settebello.example/?lang=it")));

const told = (event: Parameters<typeof tell>[0]["event"], seen = view()): string =>
  tell({ seq: 1, event, view: seen }, setting);

describe("a move in words", () => {
  it("never names the card that somebody else drew", () => {
    expect(told(stepped())).toBe("Bice pesca dal tallone.");
    expect(told(stepped(), view({ drawn: "7D" }))).toBe("Bice pesca dal tallone.");
  });

  it("names one's own drawn card", () => {
    expect(told(stepped({ seat: 0 }), view({ drawn: "7D" }))).toBe("Hai pescato sette di quadri.");
  });

  it("names a discard that was taken", () => {
    const take = stepped({ move: "take", action: "take", cards: ["7D"] });
    expect(told(take)).toBe("Bice prende dal pozzo sette di quadri.");
  });

  it("tells what a joker stands for, and that it opened", () => {
    const meld = { move: "meld 4C+5C+**=6C", action: "meld", cards: ["4C", "5C", "**"], meld: 1 } as const;
    expect(told(stepped({ ...meld, cards: [...meld.cards], opened: true }))).toBe(
      "Bice cala la combinazione 1: quattro di cuori, cinque di cuori e jolly per sei di cuori. Ha aperto!",
    );
  });

  it("tells which meld a card joins, and which joker it is given for", () => {
    const attach = stepped({ move: "attach 7D>3", action: "attach", cards: ["7D"], meld: 3 });
    expect(told(attach)).toBe("Bice attacca sette di quadri alla combinazione 3.");
    const swap = stepped({ move: "swap 6C>1", action: "swap", cards: ["6C"], meld: 1 });
    expect(told(swap)).toBe("Bice dà sei di cuori e prende il jolly della combinazione 1.");
  });

  it("tells that the discards became the stock", () => {
    expect(told(stepped({ turnover: true }))).toContain("nuovo tallone");
  });
});

describe("a deal's end in words", () => {
  it("tells who went out, and who is out of the match", () => {
    expect(told(counted({ out: [2] }))).toBe(
      "Bice chiude la smazzata 1. Anna: 10 punti; Bice: 0 punti; Carlo: 25 punti. Fuori: Carlo.",
    );
  });

  it("tells that nobody did", () => {
    expect(told(counted({ closer: null, points: [0, 0, 0] }))).toBe(
      "La smazzata 1 finisce senza chiusura. Anna: 0 punti; Bice: 0 punti; Carlo: 0 punti.",
    );
  });
});
