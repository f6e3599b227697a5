"""The drawn table of Scala 40.

`desk.py` holds what the person has chosen and prepared, `offers.py` finds what may be done with it
among the engine's moves, `table.py` turns keys and clicks into both. The other files draw.
"""

from .table import Scala40Table

__all__ = ["Scala40Table"]
