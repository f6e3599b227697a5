import { describe, expect, it } from "vitest";
import { readTables, withTable, type KnownTable } from "./known-tables";

const table = (id: string): KnownTable => ({
  table: id,
  seat: 0,
  token: `token of ${id}`,
  sheet: "scupuni",
  title: "Scupuni",
  players: ["Bice"],
  used: 0,
  over: false,
  fresh: false,
});

describe("the tables that a browser knows", () => {
  it("come back as they were written", () => {
    expect(readTables(JSON.stringify([table("a"), table("b")]))).toEqual([table("a"), table("b")]);
  });

  it("are none when what is kept cannot be read", () => {
    for (const text of [null, "", "{", "7", "{}"]) expect(readTables(text)).toEqual([]);
    expect(readTables('[null, {"table": 7}, {"table": "a", "token": "t"}]')).toEqual([]);
  });

  it("have the one used last in front, each once, and not too many", () => {
    const tables = ["a", "b", "c"].map(table);
    expect(withTable(tables, table("c")).map((known) => known.table)).toEqual(["c", "a", "b"]);
    const many = Array.from({ length: 30 }, (_, index) => table(`${index}`));
    expect(withTable(many, table("new"))).toHaveLength(12);
  });
});
