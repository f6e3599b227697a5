"""A club's own sheet, as a page makes one: switches over one of our sheets, kept as a TOML file."""

from __future__ import annotations

from pydantic import BaseModel

from settebello.errors import RulesError
from settebello.server.captures import bad_switch
from settebello.server.requests import ClubSheet
from settebello.server.sheet_pages import SheetDetail, detail_of
from settebello.sheets import RuleSheet, club_sheet


class MadeSheet(BaseModel):
    """The sheet that was made, and the text of its file."""

    toml: str
    sheet: SheetDetail


def made(parent: str, wanted: ClubSheet) -> tuple[str, RuleSheet]:
    """The file's text and the sheet. Fault for a name, title or switch that cannot be."""
    try:
        return club_sheet(parent, wanted.id, wanted.title, wanted.switches)
    except RulesError as error:
        raise bad_switch(error) from error


def shown(parent: str, wanted: ClubSheet, language: str) -> MadeSheet:
    """The sheet as its page shows it."""
    text, sheet = made(parent, wanted)
    return MadeSheet(toml=text, sheet=detail_of(sheet, language))
