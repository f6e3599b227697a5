"""Quarrels at the table in a real browser: who, article, proposal, confirm, log, totals, revoke, end."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import settebello as sb
from tests.e2e.conftest import Sit
from tests.e2e.screens import DESKTOP, PHONE, sticking_out
from tests.e2e.sitting import Sitting

OURS, THEIRS = "Anna e Carlo", "Bice e Dino"
SANCTIONS = {
    "warning": "richiamo",
    "-1": "un punto in meno",
    "-2": "due punti in meno",
    "-3": "tre punti in meno",
    "-4": "quattro punti in meno",
    "expelled": "estromissione dalla gara",
    "forfeit": "partita persa",
}

# Each article's ladder as one side walks down it.
QUARRELS = [
    ("fsgs", [("6", "-2")]),
    ("fsgs", [("8", "warning"), ("9", "-1"), ("10", "-4")]),
    ("fsgs", [("12", "-1")]),
    ("fsgs", [("14", "expelled")]),
    ("fsgs", [("15", "-1"), ("15", "-4"), ("15", "expelled")]),
    ("scupuni", [("13", "forfeit")]),
]


class Referee:
    """The panel of a sitting's page, opened."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.page = sitting, sitting.page
        sitting.wait_for_turn_or_score()
        self.page.get_by_role("button", name="Arbitro", exact=True).click()
        self.panel: Locator = self.page.get_by_role("region", name="Arbitro", exact=True)

    def accuse(self, who: str, article: str) -> Locator:
        """Chooses who and which article; returns what the sheet has for it."""
        self.panel.get_by_role("radio", name=who, exact=True).check()
        self.panel.get_by_role("radio", name=f"art. {article} ").check()
        return self.panel.locator(".proposal")

    def confirm(self) -> None:
        """Gives the ruling."""
        self.panel.get_by_role("button", name="Conferma la decisione").click()
        expect(self.panel.get_by_role("button", name="Conferma la decisione")).to_have_count(0)

    def revoke(self, number: int) -> None:
        """Takes a ruling back, with the second tap."""
        for question in ("Revoca", "Sicuro? Revoca"):
            name = f"{question} la decisione {number}"
            self.panel.get_by_role("button", name=name, exact=True).click()

    def in_log(self, text: str) -> None:
        """The match's log tells it."""
        expect(
            self.page.get_by_role("region", name="Le ultime giocate").get_by_text(text).last
        ).to_be_visible()


@pytest.mark.parametrize(("sheet", "walk"), QUARRELS)
def test_a_quarrel_under_each_article(sit: Sit, sheet: str, walk: list[tuple[str, str]]) -> None:
    referee = Referee(sit(sheet, seats=4, seed=12))
    taken = 0
    for number, (article, sanction) in enumerate(walk, start=1):
        proposal = referee.accuse("Bice", article)
        expect(proposal).to_contain_text(f"{THEIRS}, {number}ª volta")
        expect(proposal.locator("b")).to_have_text(SANCTIONS[sanction])
        referee.confirm()
        referee.in_log(f"Decisione {number}, art. {article}: Bice, {SANCTIONS[sanction]} (Anna).")
        taken += int(sanction) if sanction.startswith("-") else 0
        expect(referee.page.locator("[data-side='1'] .total")).to_contain_text(f"{taken}".replace("-", "−"))
    ruled = referee.sitting.match()
    assert [(ruling.article, ruling.sanction) for ruling in ruled.rulings] == walk
    assert ruled.totals == (0, taken)
    if ruled.over:
        expect(referee.page.get_by_role("heading", name=f"Avete vinto, {OURS}!")).to_be_visible()


@pytest.mark.parametrize("sanction", ["warning", "-3", "expelled"])
def test_the_jury_chooses_under_article_22(sit: Sit, sanction: str) -> None:
    referee = Referee(sit("fsgs", seats=4, seed=12))
    proposal = referee.accuse(THEIRS, "22")
    expect(proposal.get_by_role("radio")).to_have_count(6)
    expect(referee.panel.get_by_role("button", name="Conferma la decisione")).to_be_disabled()
    proposal.get_by_role("radio", name=SANCTIONS[sanction], exact=True).check()
    referee.panel.get_by_label("Chi decide").fill("la giuria")
    referee.confirm()
    referee.in_log(f"Decisione 1, art. 22: {THEIRS}, {SANCTIONS[sanction]} (la giuria).")
    (ruling,) = referee.sitting.match().rulings
    assert (ruling.seat, ruling.side, ruling.sanction, ruling.by) == (None, 1, sanction, "la giuria")


def test_an_expulsion_ends_the_match_revoking_reopens_it_and_confirming_freezes_it(sit: Sit) -> None:
    sitting = sit("fsgs", seats=4, seed=12, size=PHONE, touch=True)
    referee, page = Referee(sitting), sitting.page
    referee.accuse(THEIRS, "14")
    referee.confirm()
    expect(page.get_by_role("heading", name=f"Avete vinto, {OURS}!")).to_be_visible()
    expect(sitting.playable).to_have_count(0)
    expect(page.get_by_text("Scarica la partita")).to_have_count(0)
    referee.revoke(1)
    expect(page.get_by_role("heading", name="Avete vinto")).to_have_count(0)
    referee.in_log("La decisione 1 è revocata (Anna).")
    sitting.play_by_touch()
    assert sitting.wait_for_turn_or_score()
    assert sitting.plays_stored() > 1
    referee.accuse(OURS, "14")
    referee.confirm()
    expect(page.get_by_role("heading", name=f"Vincono {THEIRS}!")).to_be_visible()
    page.get_by_role("button", name="Conferma il risultato").click()
    referee.in_log("Il risultato è confermato (Anna).")
    expect(referee.panel.get_by_role("radio")).to_have_count(0)
    expect(referee.panel.get_by_role("button")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_text("Scarica la partita").click()
    assert sb.replay(Path(download.value.path()).read_text(encoding="utf-8")).winner == 1


def test_points_ruled_stand_in_the_score(sit: Sit) -> None:
    """The rest of a deal in which a ruling stands, and a ruling while its score is being read."""
    match = sb.Match(sb.rules("fsgs"), seed=12, players=["Anna", "Bice", "Carlo", "Dino"])
    match.rule("6", seat=3, by="giuria")
    while len(match.deal.moves) > 1 or match.deal.turn != 0:
        match.play(match.deal.moves[0])
    sitting = sit("fsgs", seats=4, seed=12, size=PHONE, touch=True)
    seat = sitting.house.open_record(match.record())
    sitting.table, sitting.token = seat.table, seat.token
    sitting.open()
    referee = Referee(sitting)
    while sitting.wait_for_turn_or_score():
        sitting.play_by_touch()
        sitting.page.wait_for_timeout(50)
        sitting.region.tap(position={"x": 195, "y": 12}, force=True)
    finished = sitting.match().deals[0]
    assert sitting.cells("Decisioni") == ["0", "−2"]
    assert sitting.cells("Totale") == [str(total).replace("-", "−") for total in finished.totals]
    # The match goes on with the ruling; the score can still be read.
    referee.accuse("Anna", "12")
    referee.confirm()
    expect(sitting.page.get_by_text("Le smazzate giocate (1)")).to_be_visible()


def test_by_keyboard_alone(sit: Sit) -> None:
    sitting = sit("scupuni", seats=4, seed=12, size=DESKTOP)
    sitting.wait_for_turn_or_score()
    sitting.page.get_by_role("button", name="Arbitro", exact=True).focus()
    sitting.page.keyboard.press("Enter")
    expect(sitting.page.get_by_role("heading", name="Arbitro", exact=True)).to_be_focused()
    for key in ("Tab", "Space", "Tab", "Space", "Tab", "Tab"):
        sitting.page.keyboard.press(key)
    expect(sitting.page.get_by_role("button", name="Conferma la decisione")).to_be_focused()
    sitting.page.keyboard.press("Enter")
    expect(sitting.page.get_by_role("heading", name=f"Vincono {THEIRS}!")).to_be_visible()
    assert sitting.match().winner == 1


def test_resigning_takes_two_taps(sit: Sit) -> None:
    sitting = sit("scopa-corsa", seats=2, seed=12, size=PHONE, touch=True)
    sitting.wait_for_turn_or_score()
    page = sitting.page
    expect(page.get_by_role("button", name="Arbitro")).to_have_count(0)
    page.get_by_role("button", name="Abbandona", exact=True).tap()
    page.get_by_role("button", name="Sicuro? Abbandona la partita").tap()
    expect(page.get_by_role("heading", name="Vince Bice!")).to_be_visible()
    expect(page.get_by_text("Anna abbandona la partita.").first).to_be_visible()
    expect(page.get_by_text("Scarica la partita")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_panel_fits_the_screen_and_the_finger(sit: Sit, size: tuple[int, int]) -> None:
    referee = Referee(sit("fsgs", seats=4, seed=12, size=size))
    referee.accuse("Bice", "22")
    referee.panel.get_by_role("radio", name=SANCTIONS["-1"], exact=True).check()
    assert sticking_out(referee.page) == []
    for target in referee.panel.locator(
        "label:has(input[type=radio]), button, input:not([type=radio])"
    ).all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
