"""`[grid]`: how the face-up cards lie on the table; it makes the picture and no rule."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from .table import Frozen


class Grid(Frozen):
    """`row`: a row of slots, each new card in the free one nearest the centre; or `scattered`.

    `pointed`: the ranks that lie with their point towards the centre, as seen by who plays them.
    """

    form: Literal["scattered", "row"] = "scattered"
    pointed: str = Field(default="", description="ranks of the sheet's own deck, such as 'A357', or ''")
