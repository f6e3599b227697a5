"""Scopa and Scala 40 by real rule sheets, exactly: rules, deals, matches, records, bots, tournaments.

Example:
    >>> import settebello as sb
    >>> rules = sb.rules("scopa-napoletana")
    >>> deal = sb.Deal.position(rules, hands=[["7D"], ["KC"]], table=["3C", "4S"], turn=0)
    >>> [str(move) for move in deal.moves]
    ['7Dx3C+4S']
    >>> deal.play("7Dx3C+4S").scopa
    True
"""

from importlib.metadata import version

from settebello._engine import BestMelds, Card, Deal, Meld, Move, Score, View, best_melds
from settebello.errors import (
    BotError,
    CardError,
    CountError,
    DealNotOver,
    DealOver,
    IllegalMove,
    LanguageError,
    MatchOver,
    NothingToUndo,
    PositionError,
    RecordError,
    RulesError,
    RulingError,
    SealedDeal,
    SeatError,
    SeedError,
    SettebelloError,
    TakeBackError,
    VoidDeal,
)
from settebello.lab import (
    Duel,
    Estimate,
    Scala40Statistics,
    ScopaStatistics,
    Share,
    Statistics,
    Taken,
    arena,
    simulate,
)
from settebello.play import FinishedDeal, Match, Ruling, replay
from settebello.players import Bot, bot, bots
from settebello.sheets import Reading, RuleSheet, rules, rules_available

__version__ = version("settebello")

__all__ = [
    "BestMelds",
    "Bot",
    "BotError",
    "Card",
    "CardError",
    "CountError",
    "Deal",
    "DealNotOver",
    "DealOver",
    "Duel",
    "Estimate",
    "FinishedDeal",
    "IllegalMove",
    "LanguageError",
    "Match",
    "MatchOver",
    "Meld",
    "Move",
    "NothingToUndo",
    "PositionError",
    "Reading",
    "RecordError",
    "RuleSheet",
    "RulesError",
    "Ruling",
    "RulingError",
    "Scala40Statistics",
    "ScopaStatistics",
    "Score",
    "SealedDeal",
    "SeatError",
    "SeedError",
    "SettebelloError",
    "Share",
    "Statistics",
    "TakeBackError",
    "Taken",
    "View",
    "VoidDeal",
    "arena",
    "best_melds",
    "bot",
    "bots",
    "replay",
    "rules",
    "rules_available",
    "simulate",
]
