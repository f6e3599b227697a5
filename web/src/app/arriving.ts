/**
 * Leads to a page's heading whoever came to it by a link within the site.
 *
 * The browser does not load such a page, so it tells nobody: a screen reader would stay silent, and the keyboard
 * would start again from nowhere.
 */
let expected = false;

/** A screen reader first hears that the page before is gone; told in the same moment it would keep both to itself. */
const later = 150;

/** A page is gone to; its heading comes when what it tells of is there. */
export function arrive(): void {
  expected = true;
}

/** Put on the heading of a page: takes the focus once, and only from somebody who went there. */
export function heading(node: HTMLElement): void {
  if (!expected) return;
  expected = false;
  node.tabIndex = -1;
  setTimeout(() => {
    // Whoever has gone on meanwhile stays there.
    if (document.activeElement === document.body) node.focus({ preventScroll: true });
  }, later);
}
