"""The database's tables. A change here needs a migration beside the others."""

from __future__ import annotations

from sqlalchemy import Column, DateTime, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", DateTime(timezone=True), nullable=False),
)

# A seat is a person's, who holds the token whose hash stands here, or a bot's.
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(40)),
    Column("token_hash", String(64)),
)

# The lines of the match's record: 0 the header, then one event each. The primary key is what
# makes two writers safe: the second one of a number is refused by the database itself.
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", DateTime(timezone=True), nullable=False),
)

# The lines of an event's log; the primary key makes two writers safe here too.
tournament_log = Table(
    "tournament_log",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)

# What was promised for a draw, until it is made; the log has it only from then on.
tournament_secrets = Table(
    "tournament_secrets",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("secret", String(64), nullable=False),
)

# Who may open events in this house: the hash of the organiser's key.
house_keys = Table(
    "house_keys",
    metadata,
    Column("role", String(40), primary_key=True),
    Column("token_hash", String(64), nullable=False),
)
