import { describe, expect, test, vi } from "vitest";
import { designs } from "./index.ts";

const italianRanks = "A234567JQK";
const frenchRanks = "A23456789TJQK";

function codes(ranks: string): string[] {
  return [...ranks].flatMap((rank) => [..."DCSB"].map((suit) => rank + suit));
}

const expected: Readonly<Record<string, readonly string[]>> = {
  napoletane: [...codes(italianRanks), "back"],
  siciliane: [...codes(italianRanks), "back"],
  milanesi: [...codes(italianRanks), "back"],
  francesi: [...codes(frenchRanks), "7D-plain", "joker", "joker-2", "back"],
};

const every = Object.entries(designs).flatMap(([name, { files }]) =>
  Object.entries(files).map(([file, source]) => ({ name, file, source })),
);

async function compressed(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

/** The tags of a text in order; an error where it is no well-formed XML of tags alone. */
function tags(text: string): { name: string; attributes: Map<string, string>; closes: boolean; ends: boolean }[] {
  const found = [];
  const pattern = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/y;
  const whole = text.trimEnd();
  while (pattern.lastIndex < whole.length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(whole);
    if (!match) throw new Error(`no tag at ${start}: ${whole.slice(start, start + 60)}`);
    const [, slash, name = "", attributes = "", end] = match;
    const pairs = [...attributes.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)].map(
      ([, key = "", value = ""]) => [key, value] as const,
    );
    if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`an attribute twice in ${match[0]}`);
    found.push({ name, attributes: new Map(pairs), closes: slash === "/", ends: end === "/" });
  }
  return found;
}

test.each(Object.keys(expected))("the deck %s has every card and a back", (name) => {
  expect(Object.keys(designs[name]?.files ?? {}).sort()).toEqual([...(expected[name] ?? [])].sort());
});

test("no two faces of a deck look alike", () => {
  for (const { files } of Object.values(designs)) {
    expect(new Set(Object.values(files)).size).toBe(Object.keys(files).length);
  }
});

describe.each(every)("$name $file", ({ source }) => {
  test("weighs at most 4 KB compressed", async () => {
    expect(await compressed(source)).toBeLessThanOrEqual(4096);
  });

  test("is well-formed", () => {
    const open: string[] = [];
    for (const tag of tags(source)) {
      if (tag.closes) expect(open.pop()).toBe(tag.name);
      else if (!tag.ends) open.push(tag.name);
    }
    expect(open).toEqual([]);
    expect(source).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 200 300">/);
    expect(source).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("names each part once and refers only to its own parts", () => {
    const all = tags(source);
    const ids = all.flatMap(({ attributes }) => attributes.get("id") ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { attributes } of all) {
      const target = attributes.get("href") ?? /url\((.*)\)/.exec(attributes.get("clip-path") ?? "")?.[1];
      if (target !== undefined) expect(ids.map((id) => `#${id}`)).toContain(target);
    }
    expect(source.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/:\/\/|data:|<script|<style|<text/);
  });
});

test.each([
  ["napoletane", "AD", "eagle"],
  ["siciliane", "AD", "eagle"],
  ["napoletane", "3B", "mask"],
  ["milanesi", "JB", "snake"],
  ["napoletane", "7D", "settebello"],
  ["siciliane", "7D", "settebello"],
  ["milanesi", "7D", "settebello"],
  ["francesi", "7D", "settebello"],
])("in the deck %s the card %s shows its %s", (name, file, part) => {
  expect(designs[name]?.files[file]).toContain(`<g id="${part}">`);
});

test("only the plain seven of diamonds shows no settebello", () => {
  expect(designs["francesi"]?.files["7D-plain"]).not.toContain("settebello");
});

test("no stamped sign stands where the page prints the index", () => {
  for (const { source, file } of every.filter(({ file }) => file !== "back")) {
    for (const { name, attributes } of tags(source)) {
      const [x, y] = [Number(attributes.get("x")), Number(attributes.get("y"))];
      if (name === "use" && attributes.has("x")) expect([file, x < 40 && y < 72]).toEqual([file, false]);
    }
  }
});

test("drawing the decks again gives the same files", async () => {
  vi.resetModules();
  const again = (await import("./index.ts")).designs;
  expect(again).not.toBe(designs);
  expect(again).toEqual(designs);
});
