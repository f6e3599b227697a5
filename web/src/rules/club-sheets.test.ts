import { describe, expect, it } from "vitest";
import { readSheets, shortName } from "./club-sheets";

describe("a club's sheets", () => {
  it("are read back, and nothing else is", () => {
    const sheet = {
      id: "bar",
      title: "Bar",
      parent: "scupuni",
      parentTitle: "Scupuni",
      switches: { "capture.sum": "must" },
    };
    expect(readSheets(JSON.stringify([sheet, { id: 3 }, null, "bar"]))).toEqual([sheet]);
    for (const text of [null, "", "{", "{}", "7"]) expect(readSheets(text)).toEqual([]);
  });

  it("have short names that a sheet may bear", () => {
    expect(shortName("Bar Sport (Agno)")).toBe("bar-sport-agno");
    expect(shortName("Società è bella")).toBe("societa-e-bella");
    expect(shortName("…")).toBe("club");
    expect(shortName("a".repeat(39) + " b")).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
