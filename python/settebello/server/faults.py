"""What can be refused, as a code and as a sentence in the caller's language.

The sentences stand with the other words of the house in `settebello.sheets`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from settebello.errors import IllegalMove, RecordError
from settebello.server import protocol
from settebello.sheets import RuleSheet
from settebello.sheets.words import sentence

Language: TypeAlias = Literal["it", "fr", "en"]
LANGUAGES: Final[tuple[Language, ...]] = ("it", "fr", "en")


class Fault(Exception):
    """Something asked for that is not done: a code, the HTTP status, the values that its sentence needs."""

    def __init__(self, code: str, status: int = 400, article: str = "", **values: object) -> None:
        self.code, self.status, self.article, self.values = code, status, article, values
        # The language that a request's body asked for, when it did.
        self.language: str | None = None
        # The sheet whose article it is.
        self.sheet: RuleSheet | None = None
        super().__init__(code)

    @classmethod
    def of_play(cls, error: IllegalMove, sheet: RuleSheet) -> Fault:
        """A play that the sheet forbids, under the engine's word for the reason."""
        fault = cls(error.reason, status=422, article=error.article)
        fault.sheet = sheet
        return fault

    @staticmethod
    def of_record(error: RecordError, status: int = 422) -> Fault:
        """A record that does not hold, at a line or as a whole."""
        if error.line:
            return Fault("record_broken", status=status, line=error.line)
        return Fault("record_broken_whole", status=status)

    def message(self, language: str) -> str:
        """One sentence for a person."""
        citation = self.sheet.cite(self.article, language) if self.sheet else ""
        return sentence(language, self.code, article=citation, **self.values)

    def refused(self, language: str, seq: int) -> protocol.Refused:
        """The frame that says a play did not happen."""
        return protocol.Refused(self.code, self.message(language), self.article, seq)

    def error(self, language: str) -> protocol.Error:
        """The frame before a connection is closed."""
        return protocol.Error(self.code, self.message(language))


def language_of(query: Mapping[str, str], headers: Mapping[str, str]) -> Language:
    """The caller's language: `?lang=`, else the browser's first that we speak, else Italian.

    Fault for a `lang` that we do not speak.
    """
    asked = query.get("lang")
    if asked is not None:
        return known_language(asked)
    for part in headers.get("accept-language", "").split(","):
        if (language := _spoken(part.strip()[:2].lower())) is not None:
            return language
    return "it"


def language_or_italian(query: Mapping[str, str], headers: Mapping[str, str]) -> Language:
    """The caller's language where asking for another one is no reason to refuse anything."""
    try:
        return language_of(query, headers)
    except Fault:
        return "it"


def known_language(text: str) -> Language:
    """The language of that name. Fault if it is none of it, fr, en."""
    if (language := _spoken(text)) is None:
        raise Fault("unknown_language", status=422, found=text[:20], allowed=", ".join(LANGUAGES))
    return language


def _spoken(text: str) -> Language | None:
    return next((language for language in LANGUAGES if language == text), None)
