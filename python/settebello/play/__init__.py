"""A match: its deals, its events, its referee, its end, its record."""

from settebello.play.events import (
    Ceremony,
    Confirmed,
    Counted,
    Dealt,
    Draw,
    Ended,
    MatchEvent,
    MoveMade,
    Played,
    Resigned,
    Result,
    Revocation,
    Ruling,
    Scored,
    Stepped,
    TakenBack,
)
from settebello.play.ledger import Proposal
from settebello.play.match import Match
from settebello.play.replay import replay
from settebello.play.standing import Count, FinishedDeal

__all__ = [
    "Ceremony",
    "Confirmed",
    "Count",
    "Counted",
    "Dealt",
    "Draw",
    "Ended",
    "FinishedDeal",
    "Match",
    "MatchEvent",
    "MoveMade",
    "Played",
    "Proposal",
    "Resigned",
    "Result",
    "Revocation",
    "Ruling",
    "Scored",
    "Stepped",
    "TakenBack",
    "replay",
]
