/** The pages and their addresses. */

export type Page =
  | { name: "home"; sheet: string | null }
  | { name: "rules"; sheet: string }
  | { name: "table"; table: string }
  | { name: "house" }
  | { name: "desk"; event: string; part: string | null }
  | { name: "event"; event: string }
  | { name: "verify"; event: string | null }
  | { name: "unknown" };

/** Reads an address. */
export function pageAt(address: URL): Page {
  const [, first, second, ...rest] = address.pathname.replace(/\/$/, "").split("/");
  if (first === undefined || first === "") return { name: "home", sheet: address.searchParams.get("sheet") };
  if (first === "verify" && second === undefined) return { name: "verify", event: address.searchParams.get("event") };
  if (first === "desk" && second === undefined) return { name: "house" };
  if (second === undefined || second === "" || rest.length > 0) return { name: "unknown" };
  if (first === "desk")
    return { name: "desk", event: decodeURIComponent(second), part: address.searchParams.get("part") };
  if (first === "events") return { name: "event", event: decodeURIComponent(second) };
  if (first === "rules") return { name: "rules", sheet: decodeURIComponent(second) };
  if (first === "table") return { name: "table", table: decodeURIComponent(second) };
  return { name: "unknown" };
}

let page = $state.raw<Page>(pageAt(new URL(location.href)));

/** The page now; reactive. */
export function current(): Page {
  return page;
}

/** Goes to an address of this site, keeping an explicit `?lang=`. */
export function go(path: string): void {
  const target = new URL(path, location.href);
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked !== null && !target.searchParams.has("lang")) target.searchParams.set("lang", asked);
  history.pushState(null, "", target);
  page = pageAt(target);
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  page = pageAt(new URL(location.href));
});

/** Follows links within the site without loading the page anew. */
export function followLinks(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
  const link = (click.target as Element | null)?.closest("a");
  if (!link || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  click.preventDefault();
  go(link.pathname + link.search + link.hash);
}
