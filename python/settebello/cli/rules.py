"""`settebello rules`: the sheets there are, or one of them in plain words."""

from __future__ import annotations

import json
import os
from typing import Annotated

import typer

from settebello.cli.language import LanguageOption, chosen
from settebello.sheets import rules as load
from settebello.sheets import rules_available


def rules(
    sheet: Annotated[
        str | None, typer.Argument(help="A sheet's name or the path of a club's own file.")
    ] = None,
    lang: LanguageOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="The same as JSON.")] = False,
) -> None:
    """The rules in plain words, article by article; without a sheet, which sheets there are.

    Example: settebello rules fsgs --lang it
    """
    language = chosen(lang, os.environ)
    if sheet is not None:
        loaded = load(sheet)
        print(
            json.dumps(loaded.to_dict(), indent=2, ensure_ascii=False)
            if as_json
            else loaded.explain(language)
        )
        return
    titles = {name: load(name).title_in(language) for name in rules_available()}
    if as_json:
        print(json.dumps(titles, ensure_ascii=False))
        return
    width = max(map(len, titles))
    for name, title in titles.items():
        print(f"{name:<{width}}  {title}")
