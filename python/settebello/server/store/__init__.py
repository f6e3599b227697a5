"""What is written down: tables, their seats, and every event as a line of the match's record.

`database` opens it, `schema` names its tables, `migrations` bring an older one up to date,
`journal` reads and writes matches, `archive` tournaments.
"""

from settebello.server.store.archive import Archive
from settebello.server.store.database import DatabaseError, open_database
from settebello.server.store.errors import SequenceTaken, StoreFailed
from settebello.server.store.journal import Journal, StoredSeat, StoredTable

__all__ = [
    "Archive",
    "DatabaseError",
    "Journal",
    "SequenceTaken",
    "StoreFailed",
    "StoredSeat",
    "StoredTable",
    "open_database",
]
