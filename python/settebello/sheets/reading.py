"""Readings: the doubts that a sheet leaves, what we chose, and how to choose otherwise."""

from __future__ import annotations

from dataclasses import dataclass, field

from .speech import SPEECHES
from .vocabulary.prose import LANGUAGES, Language, LocalText, ReadingEntry
from .vocabulary.sheet import Sheet
from .vocabulary.table import frozen
from .words import words_in


@dataclass(frozen=True)
class Reading:
    """One doubt about a sheet, in English; `doubt_in` and `choice_in` give the other languages.

    `article` is where it arises, "" where the regulation is silent; `switch` is the dotted key
    that decides otherwise, None where there is none; `values` its other values.

    >>> from settebello.sheets import rules
    >>> next(reading.values for reading in rules("scupuni").readings if reading.switch == "scopa.void")
    ('last_capture', 'never')
    """

    article: str
    doubt: str
    choice: str
    switch: str | None
    values: tuple[object, ...]
    _doubt: LocalText = field(repr=False)
    _choice: LocalText = field(repr=False)

    def doubt_in(self, language: str) -> str:
        """The doubt in it, fr or en; LanguageError otherwise."""
        return self._doubt.text(language)

    def choice_in(self, language: str) -> str:
        """What we chose, in it, fr or en; LanguageError otherwise."""
        return self._choice.text(language)


def readings_of(sheet: Sheet) -> tuple[Reading, ...]:
    """Every doubt of a sheet in the order of its articles; switches it is silent on come last."""
    entries = sorted(sheet.readings, key=lambda entry: sheet.source.position(entry.article))
    written = (_written(sheet, entry) for entry in entries)
    return (*written, *(_silent(sheet, switch) for switch in sheet.silent))


def _written(sheet: Sheet, entry: ReadingEntry) -> Reading:
    doubt, choice = entry.doubt, entry.choice
    if entry.usual is not None:
        doubt, choice = _usual(entry.usual, "doubt"), _usual(entry.usual, "choice")
    if doubt is None or choice is None:
        raise ValueError("a reading without words")  # the sheet's validation refuses it first
    values = tuple(frozen(value) for value in entry.values)
    if entry.switch is not None and entry.switch in sheet.changed:
        # The other values are those beside the one that stands now.
        current = sheet.value(entry.switch)
        values = tuple(value for value in (frozen(sheet.changed[entry.switch]), *values) if value != current)
    return Reading(entry.article, doubt.en, choice.en, entry.switch, values, doubt, choice)


def _usual(name: str, part: str) -> LocalText:
    return _local({language: words_in(language).readings[name][part] for language in LANGUAGES})


def _local(texts: dict[Language, str]) -> LocalText:
    return LocalText.model_validate(texts)


def _silent(sheet: Sheet, switch: str) -> Reading:
    """What custom decides where the regulation says nothing: the switch's own sentence."""
    doubt = _local({language: words_in(language).rules["reading"]["silent_doubt"] for language in LANGUAGES})
    original = {switch: sheet.changed[switch]} if switch in sheet.changed else {}
    spoken = {language: SPEECHES[sheet.family](sheet, language, original) for language in LANGUAGES}
    choice = _local({language: speech.say(switch) for language, speech in spoken.items()})
    values = () if spoken["en"].idle(switch) else sheet.other_values(switch)
    return Reading("", doubt.en, choice.en, switch, values, doubt, choice)
