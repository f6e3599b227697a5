"""`new`, `templates`, `close`: where an event begins and ends."""

from __future__ import annotations

import datetime
import json
import os
from typing import Annotated

import typer
from pydantic import JsonValue

from settebello.cli.language import LanguageOption, chosen
from settebello.cli.tournament.file import ByOption, FileArgument, JsonOption, begin, plainly, write_down
from settebello.tournament import Template, TemplateError, template
from settebello.tournament import templates as known
from settebello.tournament.log import Closed, Opened, Spot


def templates(lang: LanguageOption = None, as_json: JsonOption = False) -> None:
    """The kinds of event that there are.

    Example: settebello tournament templates
    """
    language = chosen(lang, os.environ)
    titles = {name: template(name).title.text(language) for name in known()}
    if as_json:
        print(json.dumps(titles, ensure_ascii=False))
        return
    width = max(map(len, titles))
    for name, title in titles.items():
        print(f"{name:<{width}}  {title}")


def new(
    file: FileArgument,
    kind: Annotated[str, typer.Option("--template", help="What kind of event; see `templates`.")],
    name: Annotated[str, typer.Option(help="What it is called.")],
    place: Annotated[str, typer.Option(help="Where.")] = "",
    date: Annotated[str | None, typer.Option(help="When, such as 2026-09-12.")] = None,
    start: Annotated[str, typer.Option(help="From which hour, such as 16:00.")] = "",
    tables: Annotated[int, typer.Option(min=0, help="How many tables stand in the room; 0: enough.")] = 0,
    accessible: Annotated[
        list[int] | None, typer.Option(help="A table that is reached without steps; may be repeated.")
    ] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", help="A key of the template, such as options.length=7.")
    ] = None,
    by: ByOption = None,
    lang: LanguageOption = None,
) -> None:
    """Opens an event and begins its file.

    Example: settebello tournament new coppa.jsonl --template federation --name "Coppa Ticino"
    """
    chosen_template = changed(template(kind), settings or [])
    spots = tuple(Spot(number, number in (accessible or [])) for number in range(1, tables + 1))
    deed = Opened(chosen_template.to_dict(), name, place, _day(date), start, spots)
    event = plainly(lang, lambda: begin(file, deed, by))
    print(f"{file}: {event.name}")


def close(file: FileArgument, by: ByOption = None, lang: LanguageOption = None) -> None:
    """Makes the standings final.

    Example: settebello tournament close coppa.jsonl
    """
    plainly(lang, lambda: write_down(file, Closed(), by=by))


def changed(chosen_template: Template, settings: list[str]) -> Template:
    """A template with keys set: `options.length=7` and the like; TemplateError for what cannot be.

    Keys are those of the template's file; the phase may be left out.

    >>> from settebello.tournament import template
    >>> changed(template("bar-swiss"), ["options.length=3"]).phases[0].options["length"]
    3
    """
    for setting in settings:
        key, equals, text = setting.partition("=")
        if not equals:
            raise TemplateError(f"{setting!r}: key=value is needed", key, None, "key=value")
        chosen_template = chosen_template.replace(key, _value(text))
    return chosen_template


def _value(text: str) -> JsonValue:
    try:
        value: JsonValue = json.loads(text)
    except ValueError:
        return text
    return value


def _day(text: str | None) -> datetime.date | None:
    if text is None:
        return None
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is no day such as 2026-09-12") from None
