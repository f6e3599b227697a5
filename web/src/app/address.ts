/** The pages and their addresses. */

export type Page =
  | { name: "home"; sheet: string | null }
  | { name: "rules"; sheet: string }
  | { name: "table"; table: string }
  | { name: "house" }
  | { name: "desk"; event: string; part: string | null }
  | { name: "event"; event: string }
  | { name: "verify"; event: string | null }
  | { name: "palio"; events: string[] }
  | { name: "unknown" };

/** Reads an address. */
export function pageAt(address: URL): Page {
  const [, first, second, ...rest] = address.pathname.replace(/\/$/, "").split("/");
  if (first === undefined || first === "") return { name: "home", sheet: address.searchParams.get("sheet") };
  if (first === "verify" && second === undefined) return { name: "verify", event: address.searchParams.get("event") };
  if (first === "palio" && second === undefined) return { name: "palio", events: address.searchParams.getAll("event") };
  if (first === "desk" && second === undefined) return { name: "house" };
  if (second === undefined || second === "" || rest.length > 0) return { name: "unknown" };
  if (first === "desk")
    return { name: "desk", event: decodeURIComponent(second), part: address.searchParams.get("part") };
  if (first === "events") return { name: "event", event: decodeURIComponent(second) };
  if (first === "rules") return { name: "rules", sheet: decodeURIComponent(second) };
  if (first === "table") return { name: "table", table: decodeURIComponent(second) };
  return { name: "unknown" };
}
