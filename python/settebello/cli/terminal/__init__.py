"""The drawn table: a match in the terminal by keyboard and mouse.

`app.py` holds the themes and the pages, `table.py` the flow of a match. The widgets under them
only draw what they are given: a seat's View, cards, moves. No rule is decided here.
"""

from .app import TerminalTable

__all__ = ["TerminalTable"]
