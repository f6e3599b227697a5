"""The drawn table of Scopa."""

from .table import ScopaTable

__all__ = ["ScopaTable"]
