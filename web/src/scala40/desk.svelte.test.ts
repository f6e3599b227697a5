import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Scala40Props, Scala40Shown } from "./api";
import { Desk } from "./desk.svelte";

const moves = [
  "meld 3C+4C+5C",
  "attach 7D>1",
  "attach **=4D>1",
  "attach **=8D>1",
  "swap KC>2",
  "discard 3C",
  "discard 7D",
];
const shown: Scala40Shown = {
  hand: ["7D", "KC", "KB", "3C", "4C", "5C", "**", "7D"],
  moves,
  formable: [
    { meld: "3C+4C+5C", points: 12 },
    { meld: "KC+**=KS+KB", points: 30 },
    { meld: "4C+5C+**=6C", points: 15 },
  ],
  fewest: null,
  melds: [{ number: 1, cards: ["5D", "6D"], reads: ["5D", "6D"], points: 18 }],
  discard_pile: ["9B"],
  stock: 40,
  turnovers: 0,
  turnovers_allowed: 3,
  opened: [true, true],
  phase: "play",
  hand_counts: [7, 5],
  drawn: "7D",
  taken: null,
  laid: 0,
  opening_points: 40,
  seated: [0, 1],
  turn: 0,
  dealer: 1,
  totals: [0, 0],
  over: false,
  step: null,
};

let sent: (string | readonly string[])[];

/** A desk whose table the test changes. */
function sit(changes: Partial<Scala40Shown> = {}): { desk: Desk; props: Scala40Props } {
  const props: Scala40Props = $state({
    setting: { seat: 0, sitters: [], faces: {}, deck: "francesi" },
    shown: { ...shown, ...changes },
    deal: "t/0",
    busy: false,
    notice: null,
    hint: null,
    onplay: (move) => sent.push(move),
    onplays: (moves) => sent.push(moves),
    onhurry: () => undefined,
  });
  return { desk: new Desk(props), props };
}

/** Chooses the first card of each code. */
function choose(desk: Desk, ...cards: string[]): void {
  for (const card of cards) {
    const held = desk.spare.find((each) => each.card === card && !desk.composing.chosen.includes(each.key));
    desk.choose(held?.key ?? "");
    flushSync();
  }
}

beforeEach(() => (sent = []));

describe("an open player's desk", () => {
  it("lays only what may be laid now", () => {
    const { desk } = sit();
    choose(desk, "4C", "5C");
    expect(desk.offers.melds.map(({ meld }) => meld)).toEqual(["3C+4C+5C"]);
    desk.meld(desk.offers.melds[0]!);
    expect(sent).toEqual(["meld 3C+4C+5C"]);
    expect(desk.composing.chosen).toEqual([]);
  });

  it("attaches to a tapped meld at once where there is one way", () => {
    const { desk } = sit();
    choose(desk, "7D");
    expect([...desk.lit]).toEqual([1]);
    expect(desk.join(1)).toBe(true);
    expect(sent).toEqual(["attach 7D>1"]);
  });

  it("offers the ways where a joker may stand for several cards", () => {
    const { desk } = sit();
    choose(desk, "**");
    expect(desk.join(1)).toBe(true);
    expect(sent).toEqual([]);
    expect(desk.offers.joins.map(({ move }) => move)).toEqual(["attach **=4D>1", "attach **=8D>1"]);
  });

  it("does nothing with a meld that the chosen card does not fit", () => {
    const { desk } = sit();
    choose(desk, "4C");
    expect(desk.join(1)).toBe(false);
  });

  it("discards the one chosen card that may go", () => {
    const { desk } = sit();
    expect(desk.pile()).toBe(false);
    choose(desk, "KC");
    expect(desk.pile()).toBe(false);
    desk.stepBack();
    choose(desk, "7D");
    expect(desk.pile()).toBe(true);
    expect(sent).toEqual(["discard 7D"]);
  });

  it("marks the card that was drawn, of equal ones the one that came last", () => {
    const { desk, props } = sit({ hand: ["7D", "KC"], drawn: null });
    const seven = desk.hand.find(({ card }) => card === "7D")?.key;
    expect(desk.drawn).toBeNull();
    props.shown = { ...shown, hand: ["7D", "7D", "KC"], drawn: "7D" };
    expect(desk.hand.map(({ key }) => key)).toContain(desk.drawn);
    expect(desk.drawn).not.toBe(seven);
  });

  it("offers nothing while a play is on its way", () => {
    const { desk, props } = sit();
    props.busy = true;
    expect(desk.moves).toEqual([]);
    expect(desk.draw()).toBe(false);
  });
});

describe("a desk before the opening", () => {
  const closed = { opened: [false, true], laid: 0 };

  it("prepares melds, and lays them in one go once they are worth it", () => {
    const { desk } = sit(closed);
    choose(desk, "3C", "4C", "5C");
    desk.meld(desk.offers.melds[0]!);
    expect([desk.points, desk.ready]).toEqual([12, false]);
    choose(desk, "KC", "**", "KB");
    desk.meld(desk.offers.melds[0]!);
    expect([desk.points, desk.ready]).toEqual([42, true]);
    desk.open();
    expect(sent).toEqual([["meld 3C+4C+5C", "meld KC+**=KS+KB"]]);
  });

  it("prepares what is suggested in place of what was prepared", () => {
    const { desk } = sit({ ...closed, fewest: ["KC+**=KS+KB", "3C+4C+5C"] });
    choose(desk, "4C");
    desk.suggest();
    expect(desk.composing.composed.map(({ meld }) => meld)).toEqual(["KC+**=KS+KB", "3C+4C+5C"]);
  });

  it("takes prepared melds back one by one, or all", () => {
    const { desk } = sit({ ...closed, fewest: ["KC+**=KS+KB", "3C+4C+5C"] });
    desk.suggest();
    desk.stepBack();
    expect(desk.composing.composed).toHaveLength(1);
    desk.takeBack(null);
    expect(desk.spare).toHaveLength(shown.hand.length);
  });

  it("is ready to lay only on the own turn", () => {
    const { desk } = sit({ ...closed, fewest: ["KC+**=KS+KB", "3C+4C+5C"], moves: [], turn: 1 });
    desk.suggest();
    expect([desk.points, desk.ready]).toEqual([42, false]);
  });

  it("is ready to lay only once a card has been drawn", () => {
    const { desk } = sit({ ...closed, fewest: ["KC+**=KS+KB", "3C+4C+5C"], moves: ["draw"], phase: "draw" });
    desk.suggest();
    expect([desk.points, desk.ready]).toEqual([42, false]);
  });
});

describe("the order of a hand", () => {
  it("is the player's once a card was moved, and sorted again by request", () => {
    const { desk } = sit();
    const codes = (): string[] => desk.hand.map(({ card }) => card);
    expect(codes()).toEqual(["3C", "4C", "5C", "KC", "KB", "7D", "7D", "**"]);
    desk.move(desk.hand.at(-1)!.key, desk.hand[0]!.key);
    expect([desk.order, codes()[0]]).toEqual(["own", "**"]);
    desk.order = "rank";
    expect(codes().at(-1)).toBe("**");
  });

  it("comes back as it was kept", () => {
    const { desk } = sit();
    const kept = desk.kept;
    desk.move(desk.hand.at(-1)!.key, desk.hand[0]!.key);
    desk.keepAs(kept);
    expect([desk.order, desk.hand]).toEqual(["suit", kept.hand]);
  });
});
