"""The rules in plain words: a sheet's values spoken, its articles in order, its doubts marked.

Example:
    >>> from settebello.sheets import rules
    >>> print(rules("scupuni").explain("en").splitlines()[0])
    Scupuni
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from .reading import Reading
from .speech import SPEECHES
from .speech.referee import ladder_sentence
from .vocabulary.sheet import Sheet
from .words import Words, words_in


@dataclass(frozen=True)
class Explained:
    """One sentence or two of a sheet, for a page.

    `article` cites the regulation ("9, 10"; "" where it is silent); `switch` and `values` say
    how it could be played otherwise; `reading` marks a doubt and our choice.
    """

    article: str
    text: str
    switch: str | None = None
    values: tuple[object, ...] = ()
    reading: bool = False


def explained(sheet: Sheet, readings: tuple[Reading, ...], language: str) -> tuple[Explained, ...]:
    """Every entry in the order of the articles: seats and pack, prose, values, doubts; silences last."""
    setting, spoken = _spoken(sheet, readings, language)
    entries = [*setting, *_prose(sheet, language), *spoken, *_ladders(sheet, language)]
    entries += _doubts(sheet, readings, language)
    return tuple(sorted(entries, key=lambda entry: _order(sheet, entry)))


def in_plain_words(sheet: Sheet, readings: tuple[Reading, ...], language: str) -> str:
    """The whole explanation as a text: a heading for each article, a line for each entry."""
    words = words_in(language)
    page, label = words.rules["page"], words.rules["reading"]["label"]
    source = page["source"].format(source=sheet.source.name.text(language), place=sheet.place.text(language))
    lines = [sheet.title.text(language), source]
    for article, entries in groupby(explained(sheet, readings, language), key=lambda entry: entry.article):
        heading = cited(sheet, article, language) or page["silent"]
        lines += ["", heading[0].upper() + heading[1:]]
        for entry in entries:
            marked = f"{label}. {entry.text}" if entry.reading and article else entry.text
            lines.append(f"  {marked}{_switching(entry, words)}")
    return "\n".join(lines)


def cited(sheet: Sheet, article: str, language: str) -> str:
    """How people cite articles of a sheet: "art. 9", "artt. 9, 10", "§ 5", "«Il gioco»"; "" for none."""
    if not article:
        return ""
    page, numbering = words_in(language).rules["page"], sheet.source.numbering
    if numbering == "article":
        return page["articles" if ", " in article else "article"].format(article=article)
    return ", ".join(page[numbering].format(article=single) for single in sheet.source.cited(article))


def said(sheet: Sheet, key: str, value: object, language: str) -> str:
    """The sentence that would tell a switch's value, if the sheet had it so."""
    return SPEECHES[sheet.family](sheet, language, {key: value}).say(key)


def summary_of(sheet: Sheet, language: str) -> str:
    """One line: players, pack, target."""
    return SPEECHES[sheet.family](sheet, language).summary()


def _order(sheet: Sheet, entry: Explained) -> tuple[int, int]:
    # "9" comes before "9, 10", which comes before "10".
    return sheet.source.position(entry.article), len(sheet.source.cited(entry.article))


def _prose(sheet: Sheet, language: str) -> Iterator[Explained]:
    for prose in sheet.prose:
        yield Explained(prose.article, prose.text.text(language))


def _ladders(sheet: Sheet, language: str) -> Iterator[Explained]:
    for ladder in sheet.referee.ladders:
        text = ladder_sentence(ladder, sheet.referee.choices, words_in(language))
        yield Explained(", ".join(ladder.articles), text)


def _spoken(
    sheet: Sheet, readings: tuple[Reading, ...], language: str
) -> tuple[list[Explained], list[Explained]]:
    """A sentence for each key: first those that set the scene, then the switches."""
    setting: list[Explained] = []
    spoken: list[Explained] = []
    speech = SPEECHES[sheet.family](sheet, language)
    doubted = {reading.switch: reading.article for reading in readings}
    for key in speech.spoken_keys():
        text = speech.say_with_original(key)
        switch = next(iter(speech.said_with(key)), None)
        if switch is None:
            setting.append(Explained(sheet.articles.get(key, ""), text))
        elif switch not in sheet.silent:  # what is silent is spoken as a reading
            article = sheet.articles.get(key) or doubted.get(switch, "")
            spoken.append(Explained(article, text, switch, sheet.other_values(switch)))
    return setting, spoken


def _doubts(sheet: Sheet, readings: tuple[Reading, ...], language: str) -> Iterator[Explained]:
    words, speech = words_in(language).rules["reading"], SPEECHES[sheet.family](sheet, language)
    for reading in readings:
        switch = reading.switch
        text = f"{reading.doubt_in(language)} {reading.choice_in(language)}"
        if switch is not None and switch in sheet.silent:
            leading = speech.said_with(speech.telling(switch))[0]
            if switch != leading or (speech.idle(switch) and switch not in sheet.changed):
                continue  # told by another's sentence, or not worth telling
            text = speech.say_with_original(switch)
        elif switch is not None and switch in sheet.changed and not speech.foreseen(switch):
            text = f"{text} {words['departed']}"
        yield Explained(reading.article, text, switch, reading.values, reading=True)


def _switching(entry: Explained, words: Words) -> str:
    """How a doubt may be decided otherwise: the switch and its values as a sheet writes them."""
    if not entry.reading or entry.switch is None or not entry.values:
        return ""
    values = words.list_of([json.dumps(value) for value in entry.values], "or")
    return f" [{words.rules['reading']['switch'].format(switch=entry.switch, values=values)}]"
