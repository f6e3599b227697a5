import { expect, it } from "vitest";
import { Guidance, readKept } from "./guidance.svelte";

/** A browser's store. */
function store(text: string | null = null): { kept: string | null } & Pick<Storage, "getItem" | "setItem"> {
  return {
    kept: text,
    getItem() {
      return this.kept;
    },
    setItem(_, value) {
      this.kept = value;
    },
  };
}

it("leads whatever deal is the first, and no other once a card was played", () => {
  const keep = store();
  const guidance = new Guidance("scopa", keep);
  expect([guidance.leads("a/0"), guidance.leads("b/3")]).toEqual([true, true]);
  guidance.begin("a/0");
  guidance.begin("b/0");
  expect([guidance.leads("a/0"), guidance.leads("a/1"), guidance.leads("b/0")]).toEqual([true, false, false]);
  const reloaded = new Guidance("scopa", keep);
  expect([reloaded.leads("a/0"), reloaded.leads("b/0")]).toEqual([true, false]);
});

it("leads each family's first deal", () => {
  const keep = store();
  new Guidance("scopa", keep).begin("a/0");
  expect(new Guidance("scala40", keep).leads("b/0")).toBe(true);
  new Guidance("scala40", keep).stop();
  expect(readKept(keep.kept)).toEqual({ scopa: "a/0", scala40: "" });
});

it("is sent away for ever, and comes back when it is asked for", () => {
  const keep = store();
  const guidance = new Guidance("scopa", keep);
  guidance.progress = { heard: ["turn"], current: "turn" };
  guidance.stop();
  guidance.begin("a/0");
  expect([guidance.leads("a/0"), new Guidance("scopa", keep).leads("c/0")]).toEqual([false, false]);
  guidance.restart("a/2");
  expect([guidance.leads("a/2"), guidance.asked]).toEqual([true, true]);
  expect(guidance.progress).toEqual({ heard: [], current: null });
});

it("takes an unreadable store for an empty one, and does without any", () => {
  expect(readKept("{")).toEqual({});
  expect(readKept('{"scopa": 7, "scala40": ""}')).toEqual({ scala40: "" });
  const guidance = new Guidance("scopa", null);
  guidance.stop();
  expect(guidance.leads("a/0")).toBe(false);
});
