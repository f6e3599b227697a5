"""`title`, `[[prose]]`, `[[readings]]`: words of a sheet in the three languages."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, JsonValue, model_validator

from ...errors import LanguageError
from .table import Frozen, Row

Language = Literal["it", "fr", "en"]
LANGUAGES: tuple[Language, ...] = ("it", "fr", "en")

Text = Annotated[str, Field(min_length=1, max_length=2000)]


def language_of(found: object) -> Language:
    """The language, or LanguageError naming the three.

    >>> language_of("fr")
    'fr'
    """
    for language in LANGUAGES:
        if found == language:
            return language
    raise LanguageError(found)


LOCAL_TEXT = "a text, or a table of texts in it, fr and en"
"""What may stand where a `LocalText` is wanted."""


class LocalText(Frozen):
    """One text in three languages; a club may give a plain string, which then serves for all."""

    it: Text
    fr: Text
    en: Text

    @model_validator(mode="before")
    @classmethod
    def _plain(cls, value: object) -> object:
        return dict.fromkeys(LANGUAGES, value) if isinstance(value, str) else value

    def text(self, language: str) -> str:
        """The text in a language; LanguageError otherwise."""
        return {"it": self.it, "fr": self.fr, "en": self.en}[language_of(language)]


class Prose(Frozen):
    """What an article says beside the switches, in our own words."""

    article: str
    text: LocalText


class ReadingEntry(Frozen):
    """A doubt that a sheet leaves, what we chose, and the switch for who would choose otherwise.

    `usual` names a doubt that many sheets leave, with its words in `sheets/words`.
    """

    article: str
    usual: str | None = None
    doubt: LocalText | None = None
    choice: LocalText | None = None
    switch: str | None = None
    values: Row[JsonValue] = ()
