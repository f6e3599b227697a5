"""From a sheet's values to plain sentences in a language."""

from __future__ import annotations

from .scala40 import Scala40Speech
from .scopa import ScopaSpeech
from .speech import Speech

SPEECHES: dict[str, type[Speech]] = {
    "scala40": Scala40Speech,
    "scopa": ScopaSpeech,
}
"""How each family is spoken of, by the word that a sheet's `family` bears."""
