"""The drawn table in three languages, and on a terminal of the system."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

import settebello as sb
from settebello.cli.playing import PERSON, Playing
from settebello.cli.telling import teller_of
from settebello.cli.terminal.signs import Signs
from tests.cli.at_the_table import ScopaTerminal, Table, page, screen_words, sit_down, text
from tests.cli.test_command_line import settebello

LANGUAGES = ("it", "fr", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_and_pages_speak_the_language(language: str) -> None:
    async def person(app: ScopaTerminal, pilot: Table) -> None:
        words, rules = screen_words(language, "scopa"), app.teller.match.rules
        assert words["your_turn"] in text(app)
        assert rules.title_in(language) in text(app)
        for key in app.table.KEYS:
            if key.stays:
                assert words[f"key_{key.word}"] in text(app), "120 columns hold every key"
        await pilot.press("question_mark")
        await pilot.pause()
        assert all(sentence in text(app) for key, sentence in words.items() if key.startswith("help_"))
        assert app.signs.legend() in text(app)
        await pilot.press("enter", "r")
        await pilot.pause()
        assert rules.explain(language) in text(app)
        await pilot.press("end", "pageup", "down", "up", "escape")
        await pilot.pause()
        assert page(app) is None

    sit_down(person, "scupuni", language=language, size=(120, 40))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("design", ["napoletane", "siciliane", "milanesi", "francesi"])
def test_suits_differ_without_colour(language: str, design: str) -> None:
    signs = Signs(language, design)
    aces = [sb.Card(f"A{suit}") for suit in "DCSB"]
    assert len({signs.suit_sign(ace) for ace in aces}) == 4
    assert len({signs.suit(ace)[:3] for ace in aces}) == 4  # as much as a small card holds
    for ace in aces:
        assert ace.name(language, design).endswith(signs.suit(ace))


def test_the_players_round_the_table_follow_the_direction_of_play() -> None:
    async def person(app: ScopaTerminal, _pilot: Table) -> None:
        boxes = [str(box.render()) for box in app.table.seats.children]
        order = [next(name for name in app.teller.match.players if name in box) for box in boxes]
        expected = list(app.teller.match.players[1:])
        assert order == (expected[::-1] if app.teller.match.rules.direction == "anticlockwise" else expected)

    directions = {sb.rules(sheet).direction for sheet in ("fsgs", "scopa-corsa")}
    assert directions == {"anticlockwise", "clockwise"}
    sit_down(person, "fsgs")
    sit_down(person, "scopa-corsa", 4)


def test_a_refusal_leaves_the_deal_alone() -> None:
    match = Playing.against("greedy", sb.rules("scopa-napoletana"), 2, 5, "Anna").match
    teller, before = teller_of(match, "it"), match.record()
    assert teller.refusal(match.deal.moves[0]) is None
    foreign = next(card for card in match.deal.table)
    assert teller.refusal(sb.Move(match.deal.turn or PERSON, str(foreign))) is not None
    assert match.record() == before


class Terminal:
    """A command on a terminal of its own, typed at and read."""

    def __init__(self, *words: str) -> None:
        self.end, other = pty.openpty()
        termios.tcsetwinsize(other, (24, 80))
        environment = {**os.environ, "TERM": "xterm-256color"}
        command = [sys.executable, "-m", "settebello", *words]
        self.process = subprocess.Popen(command, stdin=other, stdout=other, stderr=other, env=environment)
        os.close(other)
        self.seen = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_failure: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)

    def read(self) -> None:
        """Reads until nothing has come for a moment."""
        while select.select([self.end], [], [], 0.4)[0]:
            try:
                self.seen += os.read(self.end, 65536).decode(errors="replace")
            except OSError:  # the command has closed its end
                break

    def shows(self, expected: str, keys: str = "") -> bool:
        """Whether the text comes in time; until then the keys are typed again and again."""
        deadline = time.monotonic() + 30
        while expected not in self.seen and time.monotonic() < deadline:
            os.write(self.end, keys.encode())
            self.read()
        return expected in self.seen

    def exit_code(self) -> int:
        """Reads on to the command's end."""
        while self.process.poll() is None:
            self.read()
        return self.process.returncode


def test_on_a_real_terminal_the_table_is_drawn_and_the_record_kept(tmp_path: Path) -> None:
    kept = tmp_path / "match.jsonl"
    with Terminal(*f"play scupuni --lang it --seed 3 --fast --record {kept}".split()) as terminal:
        assert terminal.shows("Tocca a te")
        assert terminal.shows("greedy 1: ", keys="\r")  # who plays after us
        assert terminal.shows("Lasciare la partita?", keys="q")
        assert terminal.shows("Verbale scritto", keys="\r")
        assert terminal.exit_code() == 0
    match = sb.replay(kept.read_text(encoding="utf-8"))
    assert not match.over
    assert any(move.seat == PERSON for move in match.deal.history)


def test_plain_lines_on_a_real_terminal_when_asked_for() -> None:
    with Terminal("play", "scupuni", "--lang", "it", "--plain") as terminal:
        assert terminal.shows("Quale?")
        os.write(terminal.end, b"\x04")
        assert terminal.exit_code() == 0
        assert "\x1b[?1049h" not in terminal.seen  # the switch to a drawn screen


def test_a_record_that_cannot_be_written_is_refused_before_the_match(tmp_path: Path) -> None:
    done = settebello("play", "scupuni", "--record", str(tmp_path / "no such folder" / "match.jsonl"))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "no such folder" in done.stderr
    assert done.stdout == ""
