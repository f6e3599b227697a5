"""Randomness as the documentation words it: ChaCha20 in plain Python, and what is drawn from it."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence

from tests.reference.pack import Card, pack, value

_MASK = 0xFFFFFFFF
_QUARTERS = (
    (0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
    (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14),
)  # fmt: skip


def block(key: bytes, counter: int) -> tuple[int, ...]:
    """One ChaCha20 block of sixteen words, with a nonce of zero."""
    start = (*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter, 0, 0, 0)
    words = list(start)
    for _ in range(10):
        for a, b, c, d in _QUARTERS:
            for one, two, three, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                words[one] = (words[one] + words[two]) & _MASK
                mixed = words[three] ^ words[one]
                words[three] = (mixed << turn | mixed >> (32 - turn)) & _MASK
    return tuple((word + first) & _MASK for word, first in zip(words, start, strict=True))


def key(seed: int | bytes, path: str) -> bytes:
    """The stream's key: SHA-256 over the seed's bytes, a bar and the path."""
    seed_bytes = seed.to_bytes(8, "little") if isinstance(seed, int) else seed
    return hashlib.sha256(seed_bytes + b"|" + path.encode()).digest()


def stream(seed: int | bytes, path: str) -> Iterator[int]:
    """The words of a path's stream, one after another."""
    secret = key(seed, path)
    counter = 0
    while True:
        yield from block(secret, counter)
        counter += 1


def below(words: Iterator[int], bound: int) -> int:
    """An unbiased number under `bound`: words of the last, incomplete turn are drawn again."""
    whole = 2**32 - 2**32 % bound
    word = next(words)
    while word >= whole:
        word = next(words)
    return word % bound


def mix(cards: Sequence[Card], words: Iterator[int]) -> list[Card]:
    """Any cards shuffled from a stream, the top card first."""
    mixed = list(cards)
    for last in range(len(mixed) - 1, 0, -1):
        other = below(words, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def shuffle(ranks: str, words: Iterator[int]) -> list[Card]:
    """The pack shuffled from a stream, the top card first."""
    return mix(pack(ranks), words)


def shuffled(ranks: str, seed: int | bytes, path: str) -> list[Card]:
    """The pack shuffled from the start of a path's stream."""
    return shuffle(ranks, stream(seed, path))


def ceremony(ranks: str, seats: int, seed: int | bytes, how: str) -> tuple[list[list[tuple[int, Card]]], int]:
    """Who deals first: the rounds of cards drawn, each (seat, card), and the dealer."""
    words = stream(seed, "ceremony")
    if how == "random":
        return [], below(words, seats)
    best = max if how == "highest" else min
    cards = shuffle(ranks, words)
    rounds: list[list[tuple[int, Card]]] = []
    tied = list(range(seats))
    while len(tied) > 1:
        drawn: list[tuple[int, Card]] = []
        for seat in tied:
            if not cards:
                cards = shuffle(ranks, words)
            drawn.append((seat, cards.pop(0)))
        rounds.append(drawn)
        decisive = best(value(card) for _, card in drawn)
        tied = [seat for seat, card in drawn if value(card) == decisive]
    return rounds, tied[0]
