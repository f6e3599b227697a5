"""A match: its deals, its events, its referee, its end, its record."""

from settebello.play.events import (
    Ceremony,
    Confirmed,
    Dealt,
    Draw,
    Ended,
    MatchEvent,
    Played,
    Resigned,
    Revocation,
    Ruling,
    Scored,
)
from settebello.play.ledger import Proposal
from settebello.play.match import Match
from settebello.play.replay import replay
from settebello.play.standing import Count, FinishedDeal

__all__ = [
    "Ceremony",
    "Confirmed",
    "Count",
    "Dealt",
    "Draw",
    "Ended",
    "FinishedDeal",
    "Match",
    "MatchEvent",
    "Played",
    "Proposal",
    "Resigned",
    "Revocation",
    "Ruling",
    "Scored",
    "replay",
]
