"""Reads a file's first sheet into rows of text, whatever program wrote it.

Example:
    >>> cells(b"Anna;Bice\\nCarlo;Dino\\n", "pairs.csv")
    [['Anna', 'Bice'], ['Carlo', 'Dino']]
"""

from __future__ import annotations

import csv
import datetime
import io
from typing import Final

from python_calamine import CalamineError, CalamineWorkbook

from settebello.tournament.errors import UnreadableFile

# More than any list of entrants has.
MOST_ROWS: Final = 5000
MOST_COLUMNS: Final = 60


def cells(content: bytes, name: str = "") -> list[list[str]]:
    """The rows of a file, without those that are empty; UnreadableFile if it has none.

    By its name's ending it is xlsx, xls or ods, else text: csv with commas, semicolons or tabs.
    """
    kind = name.rsplit(".", 1)[-1].lower() if "." in name else ""
    if kind in ("xlsx", "xlsm", "xls", "ods") or content[:2] == b"PK":
        rows = _spreadsheet(content)
    else:
        rows = _text(content)
    filled = [row for row in rows if any(row)]
    if not filled:
        raise UnreadableFile("the file has no rows", "empty")
    if len(filled) > MOST_ROWS or max(map(len, filled)) > MOST_COLUMNS:
        message = f"{len(filled)} rows: at most {MOST_ROWS} of {MOST_COLUMNS} columns are read"
        raise UnreadableFile(message, "too_long")
    return filled


def _spreadsheet(content: bytes) -> list[list[str]]:
    try:
        workbook = CalamineWorkbook.from_filelike(io.BytesIO(content))
        rows = workbook.get_sheet_by_index(0).to_python()
    except (CalamineError, IndexError, ValueError, OSError) as error:
        raise UnreadableFile(f"the spreadsheet cannot be read: {error}", "broken") from error
    return [[_shown(cell) for cell in row] for row in rows]


def _shown(cell: object) -> str:
    """A cell as people see it: whole numbers without a point, days as 2010-09-15."""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    if isinstance(cell, datetime.datetime):
        return cell.date().isoformat()
    return " ".join(str(cell).split())


def _text(content: bytes) -> list[list[str]]:
    if b"\0" in content:
        raise UnreadableFile("the file is neither a spreadsheet nor text", "kind")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        # What older spreadsheets of western Europe write.
        text = content.decode("cp1252", errors="replace")
    if "�" in text:
        raise UnreadableFile("the text's encoding cannot be told", "encoding")
    first = next((line for line in text.splitlines() if line.strip()), "")
    separator = max(";\t,", key=first.count)
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True))
    except csv.Error as error:
        raise UnreadableFile(f"the list cannot be read: {error}", "broken") from error
    return [[" ".join(cell.split()) for cell in row] for row in rows]
