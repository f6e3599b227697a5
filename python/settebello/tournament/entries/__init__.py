"""Lists of entrants from people's own files: spreadsheets, csv, text out of a mail – with a preview first."""

from __future__ import annotations

from settebello.tournament.entries.preview import Preview, Row, preview
from settebello.tournament.entries.read import cells
from settebello.tournament.entries.write import entry_sheet

__all__ = ["Preview", "Row", "cells", "entry_sheet", "preview"]
