"""What the speech of every family shares: one sentence a key, chosen by the key's value."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping

from ..vocabulary.sheet import Sheet
from ..words import words_in


class Speech(ABC):
    """A sheet put into words in one language.

    `instead` holds values that are spoken in the place of the sheet's own: what the regulation
    had before a switch was changed. A family adds its own ways of speaking by overriding
    `special`, `variant` and `placeholders`.
    """

    def __init__(self, sheet: Sheet, language: str, instead: Mapping[str, object] | None = None) -> None:
        self.sheet = sheet
        self.words = words_in(language)
        self.sentences = self.words.families[sheet.family]
        self.language = self.words.language
        self._instead = instead or {}

    def special(self) -> Mapping[str, Callable[[], str]]:
        """Keys whose sentence is put together from parts."""
        return {}

    def variant(self, key: str) -> str | None:
        """Another sentence than the value's own, where the rest of the sheet asks for it."""
        return None

    def idle(self, key: str) -> bool:
        """Whether a key decides nothing here, such as kings on a table where none are dealt."""
        return self.variant(key) in ("no_table", "unused")

    def foreseen(self, key: str) -> bool:
        """Whether the regulation itself leaves a key's value open, so that it is no house rule."""
        return False

    def placeholders(self) -> Mapping[str, object]:
        """The words that every sentence may use."""
        return {}

    def value(self, key: str) -> object:
        """What is spoken of as the value of a key."""
        return self._instead.get(key, self.sheet.value(key))

    def spoken_keys(self) -> tuple[str, ...]:
        """The keys that have a sentence of their own, in the order of the sheet."""
        return tuple(key for key in self.sheet.cited_keys() if key in self.sentences)

    def said_with(self, key: str) -> tuple[str, ...]:
        """The switches that the sentence of a key tells, the leading one first; none for a setting."""
        return (key,) if key in self.sheet.switch_fields() else ()

    def telling(self, key: str) -> str:
        """The key whose sentence tells a key's value: mostly its own."""
        spoken = self.spoken_keys()
        return key if key in spoken else next(other for other in spoken if key in self.said_with(other))

    def say(self, key: str) -> str:
        """The sentence that tells a key's value."""
        key = self.telling(key)
        special = self.special().get(key)
        if special is not None:
            return special()
        value = self.value(key)
        sentences = self.sentences[key]
        name = self.variant(key) or (value if isinstance(value, str) else json.dumps(value))
        return self.filled(sentences.get(name, sentences.get("other", "")), value=value)

    def say_with_original(self, key: str) -> str:
        """The same, and what the regulation has where a club or a switch departs from it."""
        changed = [name for name in self.said_with(self.telling(key)) if name in self.sheet.changed]
        if not changed or self.foreseen(key):
            return self.say(key)
        before = type(self)(self.sheet, self.language, self.sheet.changed).say(key)
        # Without an article it was never the regulation that said so, but custom or a reading.
        note = "changed" if any(name in self.sheet.articles for name in changed) else "changed_custom"
        return f"{self.say(key)} {self.words.rules['reading'][note].format(original=before)}"

    @abstractmethod
    def summary(self) -> str:
        """One line about the game, for a list of sheets."""

    def filled(self, template: str, **values: object) -> str:
        """A template with the sheet's words and values in its places."""
        return template.format_map({**self.placeholders(), **values})
