"""`[deck]`: the pack of the Scopa family, four suits of the same ranks."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from ..deck import Deck

SCOPA_RANKS = "A234567JQK"
FIGURES = "JQK"


def _ranks(text: str) -> str:
    # The ranks must keep their order and the three figures: they are worth 8, 9 and 10.
    if not text.endswith(FIGURES) or text != "".join(rank for rank in SCOPA_RANKS if rank in text):
        raise PydanticCustomError("ranks", "ranks of another pack")
    return text


class ScopaDeck(Deck):
    """Which cards lie on the table: the regional design, and the ranks that each suit has."""

    ranks: Annotated[str, AfterValidator(_ranks)] = Field(
        description=f"ranks out of {SCOPA_RANKS}, in this order, each once, with all of {FIGURES}"
    )
