import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dress, dressAhead } from "./dressing";

vi.mock("./faces", () => ({ faceOf: (family: string) => Promise.resolve({ family }) }));

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json({ family: "scopa" }));
  });
});
afterEach(() => vi.unstubAllGlobals());

it("takes what was sent for ahead, once", async () => {
  dressAhead("t", "it");
  expect((await dress("t", "it")).sheet.family).toBe("scopa");
  expect(asked).toHaveLength(1);
  await dress("t", "it");
  expect(asked).toHaveLength(2);
});

it("asks anew for another table or in another language", async () => {
  dressAhead("t", "it");
  await dress("t", "fr");
  dressAhead("t", "it");
  await dress("u", "it");
  expect(asked.map((address) => address.replace("/api/v1/tables/", ""))).toEqual([
    "t/sheet?lang=it",
    "t/sheet?lang=fr",
    "t/sheet?lang=it",
    "u/sheet?lang=it",
  ]);
});
