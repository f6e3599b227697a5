"""Every word of a tournament that people read, by language: the files hold the same tables and keys.

Example:
    >>> from settebello.tournament.errors import EventError
    >>> from settebello.tournament.words import told
    >>> told(EventError("15", "too_young", found=15, allowed=16, about="Dino"), "it")
    'Dino ha 15 anni: si gioca dai 16.'
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from settebello.sheets.vocabulary.prose import language_of
from settebello.tournament.errors import EventError, UnreadableFile
from settebello.tournament.formats import FormatError
from settebello.tournament.template import TemplateError

Words = Mapping[str, Mapping[str, str]]


def words_in(language: str) -> Words:
    """The words of it, fr or en; LanguageError otherwise."""
    return _read(language_of(language))


def told(error: EventError | FormatError | UnreadableFile | TemplateError, language: str) -> str:
    """One plain sentence for what cannot be done."""
    words = words_in(language)
    if isinstance(error, UnreadableFile):
        return words["files"][error.reason]
    if isinstance(error, TemplateError):
        return words["templates"]["wrong"].format(key=error.key, found=error.found)
    if isinstance(error, FormatError):
        return words["formats"][error.reason].format(found=error.found, allowed=error.allowed)
    if error.reason == "format_cannot":
        return words["formats"][error.about].format(found=error.found, allowed=error.allowed)
    if error.reason == "ruling_refused" and error.about in words["rulings"]:
        return words["rulings"][error.about].format(found=error.found, allowed=error.allowed)
    return words["reasons"][error.reason].format(found=error.found, allowed=error.allowed, about=error.about)


@cache
def _read(language: str) -> Words:
    text = files(__package__).joinpath(f"{language}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
