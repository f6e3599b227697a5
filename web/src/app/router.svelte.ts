/** Which page is shown, and going from one to another. */
import { pageAt, type Page } from "./address";
import { arrive } from "./arriving";

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
  arrive();
  page = pageAt(target);
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  arrive();
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
