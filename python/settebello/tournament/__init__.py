"""Tournaments: entries, draws that anybody can check, formats, results, rulings, standings.

An event is the log of what was done; everything else is worked out from it.
"""

from __future__ import annotations

from settebello.tournament.after import after, event_of
from settebello.tournament.errors import EventError
from settebello.tournament.event import Event
from settebello.tournament.fair_draw import PublishedDraw, Verdict, verify
from settebello.tournament.formats import FORMATS, FormatError
from settebello.tournament.log import Author, Entry, from_line, to_line
from settebello.tournament.template import Template, TemplateError, template, templates

__all__ = [
    "FORMATS",
    "Author",
    "Entry",
    "Event",
    "EventError",
    "FormatError",
    "PublishedDraw",
    "Template",
    "TemplateError",
    "Verdict",
    "after",
    "event_of",
    "from_line",
    "template",
    "templates",
    "to_line",
    "verify",
]
