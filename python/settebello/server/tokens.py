"""Names and keys of tables, drawn from the system's randomness. A token is stored only as its hash."""

from __future__ import annotations

import hashlib
import secrets


def new_table_id() -> str:
    """A table's id: short enough to read aloud in an address, too long to guess."""
    return secrets.token_hex(8)


def new_token() -> str:
    """The key to one seat: 192 random bits, so a plain hash of it cannot be turned back."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_seed() -> int:
    """A match's seed."""
    return secrets.randbits(64)
