"""The screens of the tests, and what makes a page wider than its screen."""

from __future__ import annotations

from playwright.sync_api import Page

# Width and height; the narrow one is what WCAG's reflow (1.4.10) asks for.
NARROW = (320, 658)
PHONE = (390, 844)
TABLET = (820, 1180)
DESKTOP = (1440, 900)
# What is left between a browser's bars: small and middling phones, tablets both ways, low and usual laptops.
BETWEEN_BARS = (
    (360, 560),
    (375, 553),
    (390, 664),
    (768, 954),
    (1024, 690),
    (1180, 748),
    (1280, 600),
    (1366, 657),
    (1440, 780),
)
EVERY_SCREEN = (NARROW, PHONE, TABLET, DESKTOP, *BETWEEN_BARS)

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


# The own cards that are not whole on the screen, in pixels beyond its edges.
OUT_OF_SIGHT = """() => [...document.querySelectorAll("section[data-seat] [data-card]")]
  .map((card) => [card.dataset.card, card.getBoundingClientRect()])
  .map(([card, at]) => [card, Math.max(-at.left, -at.top, at.right - innerWidth, at.bottom - innerHeight)])
  .filter(([, beyond]) => beyond > 1)"""


def hand_out_of_sight(page: Page) -> list[tuple[str, float]]:
    """The cards of the own hand that one must scroll to."""
    found: list[tuple[str, float]] = page.evaluate(OUT_OF_SIGHT)
    return found


def sticking_out(page: Page) -> list[str]:
    """What reaches over the right edge of the screen; nothing when the page fits."""
    found: list[str] = page.evaluate(STICKING_OUT)
    return found
