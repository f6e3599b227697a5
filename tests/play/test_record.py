"""Records: versions, migrations, the kinds of events kept for later, a record of every released version."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import pytest

import settebello as sb
from settebello.play import events, record

OLD = Path(__file__).parent / "old_records"


def played(deals: int = 1) -> sb.Match:
    """A match of two with so many deals finished."""
    match = sb.Match(sb.rules("scopa-napoletana"), seats=2, players=["Anna", "Bice"], seed=7)
    while len(match.deals) < deals:
        match.play(match.deal.moves[0])
    return match


def test_the_header_holds_all_that_was_agreed() -> None:
    match = sb.Match(
        sb.rules("fsgs"),
        players=["Anna", "Bice", "Carlo", "Dino"],
        seed=b"evening",
        dealer=2,
        final=True,
        date=datetime.date(2026, 9, 14),
    )
    header = json.loads(match.record().split("\n")[0])
    assert header["version"] == record.VERSION
    assert header["sheet"] == sb.rules("fsgs").to_dict()
    assert (header["players"], header["dealer"], header["final"]) == (
        ["Anna", "Bice", "Carlo", "Dino"],
        2,
        True,
    )
    assert (header["seed"], header["date"]) == (b"evening".hex(), "2026-09-14")
    again = sb.replay(match.record())
    assert (again.record(), again.date, again.final, again.target) == (match.record(), match.date, True, 25)


def test_a_newer_version_is_refused() -> None:
    text = played().record().replace('"version":1', '"version":2', 1)
    with pytest.raises(sb.RecordError, match="version 2: this program reads up to version 1"):
        sb.replay(text)


def test_an_older_version_is_lifted_step_by_step() -> None:
    """Two made-up releases: version 3 renamed `players`, version 2 had called scopas sweeps."""
    lines = [json.loads(line) for line in played().record().splitlines()]
    lines[0]["version"] = 1
    lines[0]["names"] = lines[0].pop("players")
    for line in lines:
        if line["type"] == "played":
            line["sweep"] = line.pop("scopa")

    def scopa_again(rows: list[record.Line]) -> list[record.Line]:
        return [
            {("scopa" if key == "sweep" else key): value for key, value in row.items()} | {}
            for row in [{**rows[0], "version": 2}, *rows[1:]]
        ]

    def players_again(rows: list[record.Line]) -> list[record.Line]:
        header = {("players" if key == "names" else key): value for key, value in rows[0].items()}
        return [{**header, "version": 3}, *rows[1:]]

    old = "\n".join(json.dumps(line) for line in lines)
    header, found = record.read(old, {1: scopa_again, 2: players_again}, version=3)
    assert header.players == ("Anna", "Bice")
    assert found == played().events


def test_a_version_that_no_release_wrote_is_refused() -> None:
    text = played().record().replace('"version":1', '"version":0', 1)
    with pytest.raises(sb.RecordError, match="line 1: a record of version 0, which no release has written"):
        sb.replay(text)


@pytest.mark.parametrize("path", sorted(OLD.glob("*.jsonl")), ids=lambda path: path.stem)
def test_records_of_every_version_still_replay(path: Path) -> None:
    match = sb.replay(path.read_text(encoding="utf-8"))
    assert match.over
    assert match.totals == (4, 12)


def test_there_is_a_record_of_every_version() -> None:
    assert {path.stem for path in OLD.glob("*.jsonl")} == {
        f"version_{n}" for n in range(1, record.VERSION + 1)
    }


@pytest.mark.parametrize("kind", sorted(events.RESERVED))
def test_kinds_kept_for_later_are_refused_by_name(kind: str) -> None:
    lines = played().record().splitlines()
    lines.insert(4, json.dumps({"type": kind}))
    with pytest.raises(sb.RecordError, match=f"line 5: '{kind}' is a kind of event") as caught:
        sb.replay("\n".join(lines))
    assert caught.value.line == 5


@pytest.mark.parametrize("kind", [[], {}, None, 7, "sing"])
def test_an_event_of_no_known_kind_is_refused(kind: object) -> None:
    lines = played().record().splitlines()
    lines[4] = json.dumps({"type": kind})
    with pytest.raises(sb.RecordError, match="line 5: not an event of this format"):
        sb.replay("\n".join(lines))


@pytest.mark.parametrize("key", ["dealer", "seats"])
def test_a_header_with_impossible_numbers_is_refused(key: str) -> None:
    first, *rest = played().record().splitlines()
    header = {**json.loads(first), key: 10**30}
    with pytest.raises(sb.RecordError, match="line 1"):
        sb.replay("\n".join([json.dumps(header), *rest]))


def test_a_record_cut_within_the_steps_of_one_play_is_refused() -> None:
    lines = played().record().splitlines()
    scored = next(number for number, line in enumerate(lines, start=1) if '"scored"' in line)
    with pytest.raises(sb.RecordError, match=f"line {scored}: the record stops short"):
        sb.replay("\n".join(lines[: scored - 1]))
