"""Tournaments: their logs, the secrets promised for their draws, and the organiser's key of the house.

Revision ID: 0002
Revises: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Makes the four tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "tournament_log",
        sa.Column("tournament_id", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_table(
        "tournament_secrets",
        sa.Column("tournament_id", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "house_keys",
        sa.Column("role", sa.String(40), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    """Drops them."""
    for name in ("house_keys", "tournament_secrets", "tournament_log", "tournaments"):
        op.drop_table(name)
