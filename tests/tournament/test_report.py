"""The jury's report: in the order of the day, by the clock and the tables of the room."""

from __future__ import annotations

import datetime

from settebello.tournament import Author, Entry, log, template
from settebello.tournament.log import Spot
from settebello.tournament.report import report
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
    assert lines[1].endswith(": open – row")
