"""The drawn table: a match in the terminal by keyboard and mouse.

`app.py` holds the themes, the pages and the families' tables, `table.py` the flow of a match that
they share; `scopa/` and `scala40/` are one table each. The widgets only draw what they are given: a
seat's View, cards, moves. No rule is decided here.
"""

from .app import TerminalTable

__all__ = ["TerminalTable"]
