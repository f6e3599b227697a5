"""The families of games, by the word that a sheet's `family` bears: one line registers one."""

from __future__ import annotations

from ..vocabulary.sheet import Sheet
from .scala40 import Scala40Sheet
from .scopa import ScopaSheet

FAMILIES: dict[str, type[Sheet]] = {
    "scala40": Scala40Sheet,
    "scopa": ScopaSheet,
}
