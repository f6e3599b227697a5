"""The word files of one language, read once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..vocabulary.prose import Language, language_of

Entries = Mapping[str, Mapping[str, str]]


@dataclass(frozen=True)
class Words:
    """One language: each file is a mapping of tables, each table a mapping of texts.

    `families` holds the sentences of each family's switches, by the word that a sheet's `family` bears.
    """

    language: Language
    rules: Entries
    families: Mapping[str, Entries]
    decks: Entries
    readings: Entries
    people: Entries
    terminal: Entries
    laboratory: Entries

    def list_of(self, texts: list[str], joint: str) -> str:
        """A list as people write it, joined by the language's "and" or "or".

        >>> words_in("fr").list_of(["2", "4", "6"], "or")
        '2, 4 ou 6'
        """
        if len(texts) < 2:
            return "".join(texts)
        return f"{', '.join(texts[:-1])} {self.rules['page'][joint]} {texts[-1]}"


def words_in(language: str) -> Words:
    """The words of it, fr or en; LanguageError otherwise."""
    return _read(language_of(language))


@cache
def _read(language: Language) -> Words:
    folder = Path(__file__).parent / language
    rules, decks, readings, people, terminal, laboratory = (
        _entries(folder / f"{name}.toml")
        for name in ("rules", "decks", "readings", "people", "terminal", "laboratory")
    )
    families = {path.stem: _entries(path) for path in (folder / "families").glob("*.toml")}
    return Words(language, rules, families, decks, readings, people, terminal, laboratory)


def _entries(path: Path) -> Entries:
    return tomllib.loads(path.read_text(encoding="utf-8"))
