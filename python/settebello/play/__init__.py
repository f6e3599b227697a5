"""A match: its deals, its events, its end, its record."""

from settebello.play.events import Ceremony, Dealt, Draw, Ended, MatchEvent, Played, Scored
from settebello.play.match import FinishedDeal, Match
from settebello.play.replay import replay

__all__ = [
    "Ceremony",
    "Dealt",
    "Draw",
    "Ended",
    "FinishedDeal",
    "Match",
    "MatchEvent",
    "Played",
    "Scored",
    "replay",
]
