"""The screens of the tests, and what makes a page wider than its screen."""

from __future__ import annotations

from playwright.sync_api import Page

# Width and height; the narrow one is what WCAG's reflow (1.4.10) asks for.
NARROW = (320, 658)
PHONE = (390, 844)
TABLET = (820, 1180)
DESKTOP = (1440, 900)

STICKING_OUT = """() => {
  const root = document.documentElement;
  if (root.scrollWidth <= innerWidth) return [];
  // What scrolls within its own box makes the page no wider.
  const boxed = (one) => {
    for (let up = one.parentElement; up !== null && up !== document.body; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== "visible") return true;
    return false;
  };
  return [...document.body.querySelectorAll("*")]
    .filter((one) => one.getBoundingClientRect().right > innerWidth && !boxed(one))
    .map((one) => `${one.tagName}.${[...one.classList].join(".")}: ${one.textContent.trim().slice(0, 60)}`)
    .concat(`the page is ${root.scrollWidth} wide, the screen ${innerWidth}`);
}"""


def sticking_out(page: Page) -> list[str]:
    """What reaches over the right edge of the screen; nothing when the page fits."""
    found: list[str] = page.evaluate(STICKING_OUT)
    return found
