"""Pictures of a page, small enough to keep and coarse enough not to mind another machine's fonts.

A picture is shrunk to a quarter each way before it is kept or compared: a card in another place, a colour
of the other theme or a line that is gone show; how a letter's edge was smoothed does not.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops
from playwright.sync_api import Page

FOLDER: Final = Path(__file__).parent / "snapshots"
SHRUNK: Final = 4
# Of 255: what letters of another font change in a shrunk picture.
SMALL: Final = 48
# The share of points that may differ by more.
FEW: Final = 0.03


def taken(page: Page) -> Image.Image:
    """The window as it stands, once nothing moves any more."""
    page.evaluate("Promise.allSettled(document.getAnimations().map((motion) => motion.finished))")
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled", caret="hide")))
    size = (picture.width // SHRUNK, picture.height // SHRUNK)
    return picture.convert("RGB").resize(size, Image.Resampling.BOX)


def differing(one: Image.Image, other: Image.Image) -> float:
    """The share of points that differ by more than a little; 1 for pictures of another size."""
    if one.size != other.size:
        return 1.0
    apart = ImageChops.difference(one, other).convert("L").point(lambda level: 255 * (level > SMALL))
    return apart.histogram()[255] / (one.width * one.height)


def kept(name: str) -> Image.Image | None:
    """The picture kept under a name."""
    path = FOLDER / f"{name}.png"
    return Image.open(path).convert("RGB") if path.is_file() else None


def keep(name: str, picture: Image.Image) -> None:
    """Keeps a picture, in few colours: it is only ever compared."""
    FOLDER.mkdir(exist_ok=True)
    picture.quantize(96).save(FOLDER / f"{name}.png", optimize=True)
