"""An event on the command line, from its opening to its end."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest


def run(*arguments: str | Path, code: int = 0, language: str = "en", typed: str = "") -> str:
    """What the command prints; with a code other than 0 what it says on standard error."""
    done = subprocess.run(
        [sys.executable, "-m", "settebello", *map(str, arguments), "--lang", language],
        capture_output=True,
        input=typed,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code in (0, 1) else done.stderr


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    """A knockout of four pairs, entered from a list."""
    file, pairs = tmp_path / "coppa.jsonl", tmp_path / "pairs.csv"
    pairs.write_text("Anna;Bice\nCarlo;Dino\nElio;Fosca\nGino;Ida\n", encoding="utf-8")
    run("tournament", "new", file, "--template", "federation", "--name", "Coppa", "--by", "Ada")
    run("tournament", "enter", file, pairs)
    return file


def test_an_event_is_held_from_entries_to_final_standings_and_its_draw_is_verified(cup: Path) -> None:
    assert "commitment" in run("tournament", "freeze", cup)
    run("tournament", "chance", cup, "cut card: 7D")
    assert "Semi-finals" in run("tournament", "draw", cup)
    run("tournament", "result", cup, "1", "21", "15")
    run("tournament", "walkover", cup, "2", "--lost", "2")
    assert "Final" in run("tournament", "draw", cup)
    run("tournament", "result", cup, "1", "25", "16")
    run("tournament", "result", cup, "2", "3", "21")
    run("tournament", "close", cup)
    shown = json.loads(run("tournament", "show", cup, "--json"))
    assert shown["stage"] == "closed"
    assert [place["rank"] for place in shown["places"]] == [1, 2, 3, 4]
    assert "same" in run("verify", cup)


def test_an_altered_draw_is_found_out(cup: Path) -> None:
    run("tournament", "freeze", cup)
    run("tournament", "chance", cup, "cut card: 7D")
    run("tournament", "draw", cup)
    honest = cup.read_text(encoding="utf-8")
    # Another entrant than those who were frozen: the published hash is not theirs.
    cup.write_text(honest.replace('"Bice"', '"Bruna"'), encoding="utf-8")
    assert "The entrants have changed" in run("verify", cup, code=2)
    # Another round than the one that was drawn.
    drawn = json.loads(honest.splitlines()[-1])
    drawn["deed"]["round"]["tables"].reverse()
    lines = [*honest.splitlines()[:-1], json.dumps(drawn)]
    cup.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "not the round that the draw gives" in run("verify", cup, code=2)


def test_a_preview_enters_nobody(cup: Path, tmp_path: Path) -> None:
    more = tmp_path / "more.csv"
    more.write_text("Anna;Bice\nNella;Olga\nAnna;Zita\n", encoding="utf-8")
    before = cup.read_bytes()
    shown = json.loads(run("tournament", "enter", cup, more, "--preview", "--json"))
    assert [row["kind"] for row in shown["rows"]] == ["known", "new", "duplicate"]
    assert cup.read_bytes() == before


def test_rulings_follow_the_ladder_and_stand_in_the_report(cup: Path) -> None:
    run("tournament", "freeze", cup)
    run("tournament", "chance", cup, "cut card: 7D")
    run("tournament", "draw", cup)
    shown = json.loads(run("tournament", "show", cup, "--json"))
    guilty = shown["rounds"][0]["tables"][0]["sides"][0][0]
    assert "warning" in run("tournament", "rule", cup, guilty, "8", "--table", "1", "--by", "Ugo")
    assert "one point off" in run("tournament", "rule", cup, guilty, "9", "--table", "1", "--by", "Ugo")
    run("tournament", "revoke", cup, "2", "--reason", "the wrong pair", "--by", "Vera")
    report = run("tournament", "report", cup)
    assert report.count("Ugo") == 2
    assert "(revoked)" in report
    assert "revoked: one point off" in report
    assert "Vera – the wrong pair" in report


def test_a_revocation_without_a_reason_is_asked_for_one(cup: Path) -> None:
    run("tournament", "freeze", cup)
    run("tournament", "chance", cup, "cut card: 7D")
    run("tournament", "draw", cup)
    run("tournament", "rule", cup, "1", "8", "--by", "Ugo")
    assert "Why: " in run("tournament", "revoke", cup, "1", typed="no witness\n")
    assert "no witness" in run("tournament", "report", cup)


def test_groups_have_a_table_each_and_the_bracket_gives_the_places(tmp_path: Path) -> None:
    running, over = tmp_path / "running.jsonl", tmp_path / "over.jsonl"
    run("tournament", "simulate", "groups", "--entrants", "18", "--rounds", "2", "--out", running)
    shown = run("tournament", "standings", running, language="it")
    assert [shown.count(f"Girone {letter}") for letter in "ABCDE"] == [1, 1, 1, 1, 0]
    assert shown.count("per ora passa") == 8
    now = json.loads(run("tournament", "standings", running, "--json"))
    assert now["places"] == []
    assert [len(group["goes_on"]) for group in now["groups"]] == [2, 2, 2, 2]
    run("tournament", "simulate", "groups", "--entrants", "18", "--out", over)
    now = json.loads(run("tournament", "standings", over, "--json"))
    assert [place["rank"] for place in now["places"][:5]] == [1, 2, 3, 4, 5]
    goes_on = {entrant for group in now["groups"] for entrant in group["goes_on"]}
    assert {place["entrant"] for place in now["places"][:8]} == goes_on


def test_tables_are_called_as_they_stand_in_the_room(tmp_path: Path) -> None:
    file = tmp_path / "coppa.jsonl"
    # The tables without steps are taken last: two matches are played at tables 3 and 4.
    room = ("--tables", "4", "--accessible", "1", "--accessible", "2")
    run("tournament", "new", file, "--template", "federation", "--name", "Coppa", *room)
    for pair in ("Anna Bice", "Carlo Dino", "Elio Fosca", "Gino Ida"):
        run("tournament", "add", file, *pair.split())
    run("tournament", "freeze", file)
    run("tournament", "chance", file, "cut card: 7D")
    run("tournament", "draw", file)
    assert "There is no table 1" in run("tournament", "result", file, "1", "21", "15", code=2)
    run("tournament", "result", file, "3", "21", "15")
    error = run("tournament", "draw", file, code=2)
    assert error.strip().endswith("missing at tables 4.")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("result", "1", "21", "15"), "There is no round 0"),
        (("leave", "99"), "There is no such entrant"),
        (("add", "Anna", "Zita"), "Anna is entered already"),
        (("add", "Solo"), "2 names are needed"),
        (("close",), "Rounds are left"),
        (("draw",), "close the entries"),
    ],
)
def test_what_cannot_be_done_is_one_plain_line(cup: Path, arguments: tuple[str, ...], said: str) -> None:
    command, *rest = arguments
    error = run("tournament", command, cup, *rest, code=2)
    assert said in error
    assert len(error.strip().splitlines()) == 1


def test_the_same_in_italian(cup: Path) -> None:
    assert "Anna è già iscritto" in run("tournament", "add", cup, "Anna", "Zita", code=2, language="it")


def test_templates_and_their_keys(tmp_path: Path) -> None:
    assert "palio" in json.loads(run("tournament", "templates", "--json"))
    file = tmp_path / "bar.jsonl"
    settings = ("--set", "options.length=3", "--set", "goals.=7")
    error = run("tournament", "new", file, "--template", "bar-swiss", "--name", "Bar", *settings, code=2)
    assert "goals" in error
    run("tournament", "new", file, "--template", "bar-swiss", "--name", "Bar", "--set", "options.length=3")
    opened = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert opened["deed"]["template"]["phases"][0]["options"]["length"] == 3
    assert "is there already" in run(
        "tournament", "new", file, "--template", "bar-swiss", "--name", "Bar", code=2
    )


def test_a_made_up_event_is_a_file_like_any_other(tmp_path: Path) -> None:
    file = tmp_path / "made-up.jsonl"
    assert "Centro" in run("tournament", "simulate", "palio", "--seed", "3", "--out", file)
    assert "same" in run("verify", file)


@pytest.fixture
def palio(tmp_path: Path) -> Path:
    """A palio at which all three contrade owe the same, not yet closed."""
    file = tmp_path / "palio.jsonl"
    run("tournament", "simulate", "palio", "--seed", "3", "--out", file)
    lines = file.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if '"type":"counted"' not in line and '"type":"closed"' not in line]
    file.write_text("\n".join(kept) + "\n", encoding="utf-8")
    for table in range(1, 7):
        run("tournament", "result", file, str(table), "50", "50")
    return file


def test_the_committee_sets_equal_contrade_in_order(palio: Path) -> None:
    before = palio.read_bytes()
    ruling = ("tournament", "committee", palio, "sup", "centro", "inf")
    assert "Serve il motivo" in run(*ruling, code=2, language="it")
    said = run("tournament", "committee", palio, "sup", "inf", "--reason", "lot", code=2)
    assert "these are not all who share a place" in said
    assert palio.read_bytes() == before
    run(*ruling, "--reason", "by lot", "--by", "Ada")
    shown = run("tournament", "standings", palio)
    assert shown.count("decided by the committee: by lot") == 3
    teams = json.loads(run("tournament", "standings", palio, "--json"))["teams"]
    assert [(one["team"], one["points"], one["reason"]) for one in teams] == [
        ("sup", "30", "by lot"),
        ("centro", "20", "by lot"),
        ("inf", "10", "by lot"),
    ]
    assert "equal sums: Superiore, Centro, Inferiore · Ada – by lot" in run("tournament", "report", palio)
    run(*ruling, "--take-back")
    teams = json.loads(run("tournament", "standings", palio, "--json"))["teams"]
    assert {one["points"] for one in teams} == {"20"}
    run(*ruling, "--reason", "by lot")
    run("tournament", "close", palio)
    assert "same" in run("verify", palio)


def test_the_palio_adds_up_several_events(palio: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    run("tournament", "simulate", "palio", "--seed", "8", "--out", other)
    awarded = {
        one["team"]: int(one["points"])
        for one in json.loads(run("tournament", "standings", other, "--json"))["teams"]
    }
    run("tournament", "committee", palio, "sup", "centro", "inf", "--reason", "by lot")
    sums = {"sup": awarded["sup"] + 30, "centro": awarded["centro"] + 20, "inf": awarded["inf"] + 10}
    found = json.loads(run("tournament", "palio", palio, other, "--json"))
    assert found["events"] == ["Palio: Scala 40 4", "Palio: Scala 40 9"]
    assert {one["team"]: int(one["points"]) for one in found["teams"]} == sums
    assert [int(one["points"]) for one in found["teams"]] == sorted(sums.values(), reverse=True)
    shown = run("tournament", "palio", palio, other)
    assert "The palio · events: 2" in shown
    for team in ("Inferiore", "Superiore", "Centro"):
        assert team in shown
    assert "is there twice" in run("tournament", "palio", other, other, code=2)


def test_a_file_that_is_no_event_says_which_line(tmp_path: Path) -> None:
    file = tmp_path / "no.jsonl"
    file.write_text('{"at":1}\n', encoding="utf-8")
    assert "line 1" in run("tournament", "show", file, code=2)
    assert "neither" in run("verify", file, code=2)


@pytest.fixture
def league(tmp_path: Path) -> Path:
    """Three pairs of a round robin that are equal after it."""
    file, pairs = tmp_path / "lega.jsonl", tmp_path / "pairs.csv"
    pairs.write_text("Anna;Bice\nCarlo;Dino\nElio;Fosca\n", encoding="utf-8")
    run("tournament", "new", file, "--template", "round-robin", "--name", "Lega", "--by", "Ada")
    run("tournament", "enter", file, pairs)
    run("tournament", "freeze", file)
    run("tournament", "chance", file, "cut card: 7D")
    for _ in range(3):
        run("tournament", "draw", file)
        drawn = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])["deed"]["round"]
        (one,), (other,) = drawn["tables"][0]["sides"]
        first_wins = (one, other) in (("1", "2"), ("2", "3"), ("3", "1"))
        run("tournament", "result", file, "1", *(("11", "7") if first_wins else ("7", "11")))
    return file


def test_a_play_off_is_entered_put_right_and_shown(league: Path) -> None:
    assert run("tournament", "show", league).count("Play-off to be played: ") == 3
    run("tournament", "play-off", league, "1", "2", "11-5", "--by", "Ugo")
    run("tournament", "play-off", league, "3", "1", "--lost", "1")
    run("tournament", "play-off", league, "2", "3", "11-9")
    # All have won once more: another turn.
    assert run("tournament", "show", league).count("Play-off to be played: ") == 3
    run("tournament", "play-off", league, "1", "3", "--take-back")
    run("tournament", "play-off", league, "1", "3", "11-2")
    shown = run("tournament", "show", league)
    assert "to be played" not in shown
    assert "1. Play-off: Anna – Bice / Carlo – Dino 11 – 5" in shown
    places = json.loads(run("tournament", "show", league, "--json"))["places"]
    assert [(place["rank"], place["entrant"]) for place in places] == [(1, "1"), (2, "2"), (3, "3")]
    assert "Anna – Bice / Carlo – Dino · play-off 1: 11 – 5 · Ugo" in run("tournament", "report", league)
    run("tournament", "close", league)
    assert "same" in run("verify", league)


def test_a_play_off_that_cannot_be_is_refused_in_a_sentence(league: Path) -> None:
    before = league.read_bytes()
    said = run("tournament", "play-off", league, "1", "2", "10-5", code=2, language="it")
    assert "Nessuno è arrivato a 11 punti" in said
    assert "points such as 21-15" in run("tournament", "play-off", league, "1", "2", "eleven", code=2)
    assert league.read_bytes() == before
