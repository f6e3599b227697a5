"""The jury's report: in the order of the day, by the clock and the tables of the room."""

from __future__ import annotations

import datetime

from settebello.tournament import Author, Entry, event_of, from_line, log, template
from settebello.tournament.log import Spot
from settebello.tournament.report import report, report_lines, signatures
from settebello.tournament.simulate import simulated

LUGANO = datetime.timezone(datetime.timedelta(hours=2))


def test_it_tells_tables_as_they_stand_in_the_room_and_the_time_on_its_clock() -> None:
    entries = simulated("federation", entrants=8, seed=3, rounds=1)[:-4]
    # Tables without steps are taken last: the first match is played at table 3.
    spots = tuple(Spot(number, number <= 2) for number in range(1, 5))
    opening = log.Opened(template("federation").to_dict(), name="Coppa", spots=spots)
    entries[0] = Entry(entries[0].at, entries[0].by, opening)
    drawn = next(entry.deed for entry in entries if isinstance(entry.deed, log.Drawn))
    guilty, accused = drawn.round.tables[0].entrants[0], drawn.round.tables[1].entrants[0]
    night = datetime.datetime(2026, 9, 12, 21, 50, tzinfo=datetime.UTC)
    ugo = Author("referee", "Ugo")
    entries += [
        Entry(night, ugo, log.Ruled(1, 1, guilty, "8")),
        Entry(night + datetime.timedelta(minutes=20), ugo, log.CaseOpened(1, 0, accused, "22", "row")),
    ]
    lines = report(entries, "en", LUGANO).splitlines()[2:]
    assert lines[0].startswith("23:50 · round 1, table 3 · ")
    assert lines[0].endswith(" · occasion 1 · a warning · Ugo")
    assert lines[1].startswith("00:10 · away from the tables · ")
    assert lines[1].endswith(": open · Ugo – row")


def test_a_ruling_taken_back_says_by_whom_and_why() -> None:
    entries = simulated("federation", entrants=8, seed=3, rounds=1)[:-4]
    drawn = next(entry.deed for entry in entries if isinstance(entry.deed, log.Drawn))
    guilty = drawn.round.tables[0].entrants[0]
    noon = datetime.datetime(2026, 9, 12, 12, 0, tzinfo=datetime.UTC)
    entries += [
        Entry(noon, Author("referee", "Ugo"), log.Ruled(1, 1, guilty, "8", note="twice")),
        Entry(noon.replace(minute=7), Author("jury", "Vera"), log.Revoked(1, "the other pair it was")),
    ]
    ruled, taken_back = report_lines(entries, "en", LUGANO)
    assert (ruled.time, ruled.by, ruled.note) == ("14:00", "Ugo", "twice")
    assert ruled.what.endswith("a warning (revoked)")
    assert (taken_back.time, taken_back.by, taken_back.note) == ("14:07", "Vera", "the other pair it was")
    assert taken_back.what.startswith("revoked: a warning")
    assert taken_back.place == ruled.place == "round 1, table 1"
    assert taken_back.entrant == ruled.entrant


def test_a_log_from_before_reasons_and_house_keys_is_read() -> None:
    entries = simulated("federation", entrants=8, seed=3, rounds=1)
    by = '"by":{"role":"organiser","name":"Ada"}'
    for deed in (
        '{"type":"role_given","role":"referee","name":"Ugo","token_hash":"00"}',
        '{"type":"ruled","round":1,"table":0,"entrant":"1","article":"8"}',
        '{"type":"revoked","ruling":1}',
    ):
        entries.append(from_line(f'{{"at":"2026-09-12T20:00:00Z",{by},"deed":{deed}}}'))
    assert [line.by for line in report_lines(entries, "it")] == ["Ada", "Ada"]
    assert [(one.role, one.name) for one in signatures(event_of(entries))] == [
        ("referee", "Ugo"),
        *[("jury", "")] * 3,
    ]


def test_coming_back_in_with_the_house_s_key_stands_in_the_report() -> None:
    entries = simulated("federation", entrants=8, seed=3)
    # The event is closed: whoever lost its link still gets in to print it.
    night = datetime.datetime(2026, 9, 12, 21, 0, tzinfo=datetime.UTC)
    entries.append(
        Entry(night, Author("organiser", "Ada"), log.RoleGiven("organiser", "Ada", "00", house_key=True))
    )
    assert report(entries, "en", LUGANO).splitlines()[2:] == [
        "23:00 · with the key of the house, a new link to organise: Ada · Ada"
    ]
