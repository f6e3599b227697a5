"""Lists of entrants as people send them."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
import xlsxwriter

from settebello.tournament import after
from settebello.tournament.entrants import Entrant, Person
from settebello.tournament.entries import cells, entry_sheet, preview
from settebello.tournament.errors import UnreadableFile
from settebello.tournament.event import Event
from settebello.tournament.template import template
from tests.tournament.test_event import entry, opened

ROWS = [
    ["Giocatore 1", "Giocatore 2", "Società", "Testa di serie"],
    ["Anna Corti", "Bice Riva", "Melano", "1"],
    ["Élodie Conti", "Carlo Nuñez", "Agno", ""],
]


def xlsx(rows: list[list[str]]) -> bytes:
    file = io.BytesIO()
    with xlsxwriter.Workbook(file, {"in_memory": True}) as workbook:
        sheet = workbook.add_worksheet()
        for number, row in enumerate(rows):
            sheet.write_row(number, 0, row)
    return file.getvalue()


def text(rows: list[list[str]], separator: str, encoding: str) -> bytes:
    file = io.StringIO()
    csv.writer(file, delimiter=separator).writerows(rows)
    return file.getvalue().encode(encoding)


@pytest.mark.parametrize(
    ("content", "name"),
    [
        (xlsx(ROWS), "pairs.xlsx"),
        (text(ROWS, ",", "utf-8"), "pairs.csv"),
        (text(ROWS, ";", "utf-8-sig"), "pairs.csv"),
        (text(ROWS, ";", "cp1252"), "pairs.csv"),
        (text(ROWS, "\t", "utf-8"), ""),
    ],
)
def test_every_kind_of_file_gives_the_same_rows(content: bytes, name: str) -> None:
    assert cells(content, name) == ROWS


def test_an_ods_of_another_program_is_read(tmp_path: Path) -> None:
    # The smallest file that the OpenDocument format allows: what LibreOffice writes, less its styles.
    import zipfile

    content = (
        '<?xml version="1.0"?><office:document-content '
        'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
        'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
        'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.2">'
        '<office:body><office:spreadsheet><table:table table:name="Pairs"><table:table-row>'
        '<table:table-cell office:value-type="string"><text:p>Anna</text:p></table:table-cell>'
        '<table:table-cell office:value-type="string"><text:p>Bice</text:p></table:table-cell>'
        "</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>"
    )
    manifest = (
        '<?xml version="1.0"?><manifest:manifest '
        'xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">'
        '<manifest:file-entry manifest:full-path="/" '
        'manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/></manifest:manifest>'
    )
    path = tmp_path / "pairs.ods"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("META-INF/manifest.xml", manifest)
        archive.writestr("content.xml", content)
    assert cells(path.read_bytes(), "pairs.ods") == [["Anna", "Bice"]]


@pytest.mark.parametrize(
    ("content", "name", "reason"),
    [
        (b"PK\x03\x04 no spreadsheet", "pairs.xlsx", "broken"),
        (xlsx(ROWS)[:900], "pairs.xlsx", "broken"),
        (b"", "pairs.csv", "empty"),
        (b"\n , \n", "pairs.csv", "empty"),
        (b"\x89PNG\0\0", "picture.csv", "kind"),
        (b'"Anna;Bice\n', "pairs.csv", "broken"),
        (b"a\n" * 5001, "pairs.csv", "too_long"),
    ],
)
def test_a_file_that_is_no_list_says_why(content: bytes, name: str, reason: str) -> None:
    with pytest.raises(UnreadableFile) as error:
        cells(content, name)
    assert error.value.reason == reason


def event_with(rows: list[list[str]], event: Event | None = None) -> Event:
    event = event or opened("federation")
    for deed in preview(event, rows).deeds:
        event = after(event, entry(deed))
    return event


def test_a_list_read_twice_enters_nobody_twice() -> None:
    event = event_with(ROWS)
    assert [entrant.name for entrant in event.field] == [
        "Anna Corti – Bice Riva",
        "Élodie Conti – Carlo Nuñez",
    ]
    assert event.field[0].seed == 1
    again = preview(event, ROWS)
    assert [row.kind for row in again.rows] == ["known", "known"]
    assert again.deeds == ()


def test_a_changed_row_changes_the_entry_and_keeps_its_number() -> None:
    event = event_with(ROWS)
    # Partners in the other order are the same pair.
    changed = event_with([ROWS[0], ["Bice Riva", "Anna Corti", "Chiasso", ""]], event)
    assert [entrant.id for entrant in changed.field] == ["1", "2"]
    assert (changed.field[0].club, changed.field[0].seed) == ("Chiasso", 1)


def test_doubles_and_problems_are_told_row_by_row() -> None:
    rows = [
        *ROWS,
        ["anna corti", "bice riva", "", ""],
        ["Anna Corti", "Zita Galli", "", ""],
        ["Solo Uno", "", "", ""],
    ]
    seen = preview(opened("federation"), rows)
    assert [(row.number, row.kind, row.reason) for row in seen.rows] == [
        (2, "new", None),
        (3, "new", None),
        (4, "duplicate", "name_twice"),
        (5, "duplicate", "name_twice"),
        (6, "problem", "wrong_people"),
    ]
    assert len(seen.deeds) == 2


def test_the_palio_s_list_knows_ages_and_contrade() -> None:
    rows = [
        ["nome", "età", "nome", "età", "contrada"],
        ["Anna", "40", "Bice", "15", "Inf"],
        ["Carlo", "40", "Dino", "", "sup"],
        ["Elio", "17", "Fosca", "99", "CENTRO"],
        ["Gino", "30", "Ida", "30", "nord"],
    ]
    seen = preview(opened("palio"), rows)
    assert [(row.kind, row.reason) for row in seen.rows] == [
        ("problem", "too_young"),
        ("problem", "age_needed"),
        ("new", None),
        ("problem", "no_such_team"),
    ]
    born = [
        ["joueur", "naissance", "joueur", "naissance", "quartier"],
        ["Anna", "13.09.2010", "Bice", "1990-01-02", "inf"],
        ["Carlo", "12/09/2010", "Dino", "1990-01-02", "inf"],
    ]
    assert [row.reason for row in preview(opened("palio"), born).rows] == ["too_young", None]


def test_a_list_without_titles_is_people_then_the_club() -> None:
    (row,) = preview(opened("federation"), [["Anna", "Bice", "Melano"]]).rows
    assert row.entrant == Entrant("1", (Person("Anna"), Person("Bice")), club="Melano")


def test_what_is_written_can_be_read_in_again() -> None:
    event = event_with(ROWS)
    for language in ("it", "fr", "en"):
        rows = cells(entry_sheet(event.field, language), "entrants.xlsx")
        assert [row.kind for row in preview(event, rows).rows] == ["known", "known"]
        fresh = preview(Event(template("federation"), "x"), rows)
        assert [row.entrant for row in fresh.rows] == list(event.field)


def test_a_name_that_looks_like_a_formula_stays_a_name() -> None:
    pair = Entrant("1", (Person("=1+1"), Person("Bice")))
    assert cells(entry_sheet([pair], "en"), "x.xlsx")[1][:2] == ["=1+1", "Bice"]


def test_a_club_that_is_called_bar_7_is_no_row_of_titles() -> None:
    seen = preview(
        Event(template("federation"), "Coppa"), [["Anna", "Bice", "Bar 7"], ["Carlo", "Dino", "Bar"]]
    )
    assert [(row.kind, row.entrant and row.entrant.club) for row in seen.rows] == [
        ("new", "Bar 7"),
        ("new", "Bar"),
    ]
