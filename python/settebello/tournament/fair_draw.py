"""Draws that anybody can check: entrants fixed first, a secret promised, chance added in public.

1. The entrants are frozen and published: their canonical text has a SHA-256, the `frozen` hash.
2. The organiser publishes the SHA-256 of a secret of 32 bytes: the `commitment`.
3. People say aloud what nobody could know before – a cut card, the lottery's numbers –, and it is kept.
4. The seed is the SHA-256 of all of it; rounds follow from entrants, results and seed by the format.

The secret keeps who types the entropy from choosing the draw, the commitment keeps the organiser from it.
`verify` does it all again from what was published.

Example:
    >>> from settebello.tournament.entrants import Entrant, Person
    >>> from settebello.tournament.fair_draw import commitment, frozen_hash, seed_of
    >>> field = [Entrant("a", (Person("Anna"),)), Entrant("b", (Person("Bice"),))]
    >>> secret = bytes(32)
    >>> commitment(secret)[:12], seed_of(frozen_hash(field), secret, ["settebello"]).hex()[:12]
    ('66687aadf862', 'f997f20664c0')
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from settebello.tournament.entrants import Entrant, Person
from settebello.tournament.formats import FORMATS, FormatError
from settebello.tournament.rounds import Played, Round

# What the seed's text begins with; a change of any format's draw is a new version.
ALGORITHM: Final = "settebello draw"
VERSION: Final = 1

Doubt: TypeAlias = Literal["version", "commitment", "seed", "format", "round"]


class PublishedRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round as it was drawn, the results that the next one was drawn from, and who had left by then."""

    played: Played
    left: tuple[str, ...] = ()


class PublishedDraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is published of a phase's draw: enough to do it again.

    `late` are those who joined after the draw, each with the number of the first round that knew them.
    """

    version: int
    format: str
    options: dict[str, Any]
    entrants: tuple[Entrant, ...]
    commitment: str
    secret: str
    entropy: tuple[str, ...]
    seed: str
    rounds: tuple[PublishedRound, ...]
    late: tuple[tuple[int, Entrant], ...] = ()
    phase: int = 1


class Verdict(msgspec.Struct, frozen=True):
    """What a check found: nothing, or what does not fit and in which round (0: the draw itself)."""

    doubts: tuple[tuple[Doubt, int], ...] = ()

    @property
    def holds(self) -> bool:
        """Whether everything fits."""
        return not self.doubts


def canonical(value: object) -> bytes:
    """The one text of a value that is hashed: JSON without spaces, keys in order."""
    return msgspec.json.encode(value, order="sorted")


def published(entrant: Entrant) -> Entrant:
    """An entrant as everybody may see it: without ages and days of birth, which no draw needs."""
    people = tuple(Person(person.name) for person in entrant.people)
    return msgspec.structs.replace(entrant, people=people)


def frozen_hash(field: Iterable[Entrant]) -> str:
    """The SHA-256 of the entrants as they are published, in their order, as hexadecimal digits."""
    return hashlib.sha256(canonical(tuple(map(published, field)))).hexdigest()


def commitment(secret: bytes) -> str:
    """The SHA-256 of the secret: the promise that is published before the draw."""
    return hashlib.sha256(secret).hexdigest()


def seed_of(frozen: str, secret: bytes, entropy: Sequence[str], phase: int = 1) -> bytes:
    """The seed of a phase's draw: the SHA-256 of the canonical list of all that goes into it."""
    return hashlib.sha256(
        canonical([ALGORITHM, VERSION, phase, frozen, secret.hex(), list(entropy)])
    ).digest()


def verify(draw: PublishedDraw) -> Verdict:
    """Does the draw again and compares: the promise, the seed, then every round from the ones before it."""
    if draw.version != VERSION:
        return Verdict((("version", 0),))
    doubts: list[tuple[Doubt, int]] = []
    try:
        secret = bytes.fromhex(draw.secret)
    except ValueError:
        return Verdict((("commitment", 0),))
    if commitment(secret) != draw.commitment:
        doubts.append(("commitment", 0))
    seed = seed_of(frozen_hash(draw.entrants), secret, draw.entropy, draw.phase)
    if seed.hex() != draw.seed:
        doubts.append(("seed", 0))
    if draw.format not in FORMATS:
        return Verdict((*doubts, ("format", 0)))
    for index, published in enumerate(draw.rounds):
        if _drawn_again(draw, index, seed) != published.played.round:
            doubts.append(("round", index + 1))
    return Verdict(tuple(doubts))


def _drawn_again(draw: PublishedDraw, index: int, seed: bytes) -> Round | None:
    number = index + 1
    field = [*draw.entrants, *(entrant for first, entrant in draw.late if first <= number)]
    before = [published.played for published in draw.rounds[:index]]
    try:
        rules = FORMATS[draw.format].model_validate(draw.options)
        return rules.next_round(field, before, seed, draw.rounds[index].left)
    except (FormatError, ValueError):
        return None
