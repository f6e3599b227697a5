import { describe, expect, it } from "vitest";
import {
  badgesOn,
  keepChoice,
  litCards,
  nothingChosen,
  onlyOffer,
  openOffers,
  takersOf,
  tapHand as tapHandConfirming,
  tapTable as tapTableConfirming,
  type Choosing,
} from "./choosing";
import { groupMoves } from "./offers";

const offers = groupMoves(["KDx4C+6S", "KDx6S+4B", "7CxAS+6S", "2D"]);
const tapHand = (given: typeof offers, choosing: Choosing, card: string) =>
  tapHandConfirming(given, choosing, card, true);
const tapTable = (given: typeof offers, choosing: Choosing, card: string) =>
  tapTableConfirming(given, choosing, card, true).choosing;
const chosen = (card: string, narrowed: string[] = []) => ({ card, narrowed });

describe("tapping the hand", () => {
  it("lights up the only capture at the first tap and plays it at the second", () => {
    const first = tapHand(offers, nothingChosen, "7C");
    expect(first.play).toBeNull();
    expect([...litCards(offers, first.choosing)]).toEqual(["AS", "6S"]);
    expect(tapHand(offers, first.choosing, "7C")).toEqual({ choosing: nothingChosen, play: "7CxAS+6S" });
  });

  it("lays a card that can only be laid with the second tap", () => {
    const first = tapHand(offers, nothingChosen, "2D");
    expect(tapHand(offers, first.choosing, "2D").play).toBe("2D");
  });

  it("never plays with the second tap while several captures are open", () => {
    const second = tapHand(offers, chosen("KD"), "KD");
    expect(second).toEqual({ choosing: nothingChosen, play: null });
  });

  it("changes over to another card", () => {
    expect(tapHand(offers, chosen("KD", ["4C"]), "7C").choosing).toEqual(chosen("7C"));
  });

  it("ignores a card that was offered nothing", () => {
    expect(tapHand(offers, nothingChosen, "JS")).toEqual({ choosing: nothingChosen, play: null });
  });
});

describe("tapping the table", () => {
  it("narrows to one capture, which a tap on the hand card then plays", () => {
    const narrowed = tapTable(offers, chosen("KD"), "4B");
    expect(onlyOffer(offers, narrowed)?.move).toBe("KDx6S+4B");
    expect(tapHand(offers, narrowed, "KD").play).toBe("KDx6S+4B");
  });

  it("takes the narrowing back at the second tap", () => {
    const once = tapTable(offers, chosen("KD"), "4B");
    expect(openOffers(offers, tapTable(offers, once, "4B"))).toHaveLength(2);
  });

  it("starts anew with a card that fits none of the captures left", () => {
    const narrowed = tapTable(offers, chosen("KD", ["4B"]), "4C");
    expect(narrowed).toEqual(chosen("KD", ["4C"]));
  });

  it("leaves the choice alone when the chosen card cannot take the tapped one", () => {
    expect(tapTable(offers, chosen("KD"), "AS")).toEqual(chosen("KD"));
  });

  it("shows which hand cards can take a card, before one is chosen", () => {
    const narrowed = tapTable(offers, nothingChosen, "6S");
    expect([...takersOf(offers, narrowed)]).toEqual(["KD", "7C"]);
    expect(tapHand(offers, narrowed, "7C").choosing).toEqual(chosen("7C", ["6S"]));
  });
});

describe("a lone capture that is lit up", () => {
  it("is taken with a tap on one of its cards", () => {
    const tapped = tapTableConfirming(offers, chosen("7C"), "AS", true);
    expect(tapped).toEqual({ choosing: nothingChosen, play: "7CxAS+6S" });
  });

  it("is not taken by tapping other cards", () => {
    expect(tapTableConfirming(offers, chosen("7C"), "4B", true).play).toBeNull();
  });

  it("is not taken by letting go of the card that made it the only one", () => {
    expect(tapTableConfirming(offers, chosen("KD", ["4B"]), "4B", true)).toEqual({
      choosing: chosen("KD"),
      play: null,
    });
  });
});

describe("without confirming", () => {
  it("one tap plays a card that has one offer", () => {
    expect(tapHandConfirming(offers, nothingChosen, "7C", false).play).toBe("7CxAS+6S");
    expect(tapHandConfirming(offers, nothingChosen, "2D", false).play).toBe("2D");
  });

  it("several captures still ask which", () => {
    expect(tapHandConfirming(offers, nothingChosen, "KD", false)).toEqual({ choosing: chosen("KD"), play: null });
    expect(tapTableConfirming(offers, chosen("KD"), "4B", false).play).toBe("KDx6S+4B");
    expect(tapTableConfirming(offers, chosen("KD"), "6S", false).play).toBeNull();
  });

  it("pointing at the table alone plays nothing", () => {
    expect(tapTableConfirming(offers, nothingChosen, "4C", false).play).toBeNull();
  });

  it("a card of the table that is let go plays nothing", () => {
    const lone = groupMoves(["KDx4C+6S", "KD"]);
    expect(tapTableConfirming(lone, chosen("KD", ["4C"]), "4C", false)).toEqual({ choosing: chosen("KD"), play: null });
  });
});

describe("what is shown of a choice", () => {
  it("puts a badge on each table card for each capture that holds it", () => {
    expect([...badgesOn(offers, chosen("KD"))]).toEqual([
      ["4C", ["A"]],
      ["6S", ["A", "B"]],
      ["4B", ["B"]],
    ]);
  });

  it("is forgotten when the offers no longer hold it", () => {
    expect(keepChoice(groupMoves(["2D"]), chosen("KD"))).toEqual(nothingChosen);
    expect(keepChoice(offers, chosen("KD"))).toEqual(chosen("KD"));
    expect(keepChoice(groupMoves([]), { card: null, narrowed: ["6S"] })).toEqual(nothingChosen);
  });
});
