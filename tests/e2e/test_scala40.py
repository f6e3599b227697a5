"""Scala 40 in a real browser: a whole deal by touch and by keyboard, and the palio's five deals."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, expect

import settebello as sb
from tests.e2e.conftest import Resume, Sit
from tests.e2e.scala40_sitting import Scala40Sitting, Wish, can_open, chosen_deed, offered
from tests.e2e.screens import DESKTOP, EVERY_SCREEN, PHONE, hand_out_of_sight, sticking_out
from tests.e2e.test_reach import found
from tests.server.house import NAMES


def at_the_palio(sit: Sit, **wishes: Any) -> Scala40Sitting:
    """A person at a new table of the palio's sheet, whom waiting makes tap the felt."""
    sitting = sit("scala40-palio", kind=Scala40Sitting, **wishes)
    assert isinstance(sitting, Scala40Sitting)
    sitting.touch = wishes.get("touch", False)
    sitting.wait_for_turn_or_count()
    sitting.impatient()
    return sitting


def play_a_deal(sitting: Scala40Sitting) -> list[tuple[str, ...]]:
    """Plays to the deal's end through the page; returns what the person did."""
    deeds: list[tuple[str, ...]] = []
    number = sitting.deal.number
    while True:
        deal = sitting.settled()
        if sitting.count.count() > 0:
            assert len(sitting.match().deals) == number + 1
            return deeds
        deed = chosen_deed(deal)
        deeds.append(deed)
        if deed[0].startswith("meld") and not deal.opened[0]:
            sitting.open_with(tuple(meld.removeprefix("meld ") for meld in deed))
        else:
            sitting.make(deed[0])


def show_points_of_the_finished_deal(sitting: Scala40Sitting) -> None:
    """The page's points are those of the store's match, worked out again by the rules."""
    finished = sitting.match().deals[0]
    for seat, name in enumerate(sitting.names):
        held, added, total = sitting.row(name)
        assert (int(added), int(total)) == (finished.score.points[seat], finished.totals[seat])
        assert (held == "ha chiuso") == (finished.score.closer == seat)


def kinds(deeds: list[tuple[str, ...]]) -> set[str]:
    """What kinds of moves were made."""
    return {move.partition(" ")[0] for deed in deeds for move in deed}


def test_a_deal_by_touch_on_a_phone(sit: Sit) -> None:
    sitting = at_the_palio(sit, seats=2, seed=43, size=PHONE, touch=True)
    deeds = play_a_deal(sitting)
    assert kinds(deeds) >= {"draw", "take", "meld", "discard"}
    assert max(len(deed) for deed in deeds) >= 2, "no opening was put together of several melds"
    show_points_of_the_finished_deal(sitting)


def test_a_deal_by_keyboard(sit: Sit) -> None:
    sitting = at_the_palio(sit, seats=4, seed=49, size=DESKTOP)
    deeds = play_a_deal(sitting)
    assert kinds(deeds) >= {"draw", "take", "meld", "attach", "discard"}
    show_points_of_the_finished_deal(sitting)


Theme = Literal["light", "dark"]
THEMES: list[Theme] = ["light", "dark"]


def test_a_joker_is_swapped(resumed: Resume) -> None:
    sitting = resumed(lambda deal: bool(offered(deal, "swap")))
    move = offered(sitting.deal, "swap")[0]
    card, _, meld = move.removeprefix("swap ").partition(">")
    jokers = sitting.held.count("**")
    sitting.choose([card])
    target = sitting.page.locator(f'[data-meld="{meld}"]')
    expect(target).to_have_attribute("aria-disabled", "false")
    sitting.press(sitting.offer(move))
    expect(target.locator(f'[data-card="{card}"]')).to_be_visible()
    sitting.settled()
    assert sitting.held.count("**") == jokers + 1


def joker_fits_twice(deal: sb.Deal) -> bool:
    """A joker may be attached to one meld for either of two cards."""
    melds = [move.partition(">")[2] for move in offered(deal, "attach **")]
    return any(melds.count(meld) > 1 for meld in melds)


def test_what_a_joker_stands_for_is_asked(resumed: Resume) -> None:
    sitting = resumed(joker_fits_twice)
    ways = offered(sitting.deal, "attach **")
    melds = [move.partition(">")[2] for move in ways]
    meld = next(meld for meld in melds if melds.count(meld) > 1)
    sitting.choose(["**"])
    sitting.press(sitting.page.locator(f'[data-meld="{meld}"]'))
    joining = [move for move in ways if move.endswith(f">{meld}")]
    expect(sitting.page.locator("[data-offer^=attach]")).to_have_count(len(joining))
    assert sitting.deal.history[-1].seat != 0 or str(sitting.deal.history[-1]) not in ways
    sitting.press(sitting.offer(joining[-1]))
    stands = joining[-1].partition("=")[2].partition(">")[0]
    expect(
        sitting.page.locator(f'[data-meld="{meld}"] [data-reads="{stands}"][data-card="**"]')
    ).to_be_visible()


def centre(target: Locator) -> tuple[float, float]:
    """The middle of what is there."""
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(sitting: Scala40Sitting, card: Locator, target: Locator) -> None:
    """Drags a card of the hand with the mouse, once nothing moves any more."""
    sitting.page.evaluate("Promise.allSettled(document.getAnimations().map(each => each.finished))")
    mouse = sitting.page.mouse
    mouse.move(*centre(card))
    mouse.down()
    mouse.move(*centre(target), steps=12)
    mouse.up()


def test_cards_are_dropped_on_a_meld_and_on_the_pile(resumed: Resume) -> None:
    def wish(deal: sb.Deal) -> bool:
        attaches = [move for move in offered(deal, "attach") if "**" not in move]
        return bool(attaches) and len(deal.hands[0]) > 3

    sitting = resumed(wish)
    move = next(move for move in offered(sitting.deal, "attach") if "**" not in move)
    card, _, meld = move.removeprefix("attach ").partition(">")
    before = [held.get_attribute("data-key") for held in sitting.hand.all()]
    attached = sitting.hand.and_(sitting.page.locator(f'[data-card="{card}"]')).first
    gone = attached.get_attribute("data-key")
    drag(sitting, attached, sitting.page.locator(f'[data-meld="{meld}"]'))
    expect(sitting.page.locator(f'[data-meld="{meld}"] [data-card="{card}"]').first).to_be_visible()
    sitting.settled()
    # On its way it passed over other cards: they lie as they lay.
    assert [held.get_attribute("data-key") for held in sitting.hand.all()] == [
        key for key in before if key != gone
    ]
    discard = offered(sitting.deal, "discard")[0]
    thrown = discard.removeprefix("discard ")
    drag(
        sitting,
        sitting.hand.and_(sitting.page.locator(f'[data-card="{thrown}"]')).first,
        sitting.page.locator("[data-pile]"),
    )
    expect(sitting.page.locator("p.yours")).to_have_count(0)
    sitting.settled()
    assert discard in [str(played) for played in sitting.deal.history if played.seat == 0]


def test_the_hand_is_ordered_by_button_by_drag_and_by_key(resumed: Resume) -> None:
    sitting = resumed(lambda deal: deal.phase == "play" and not deal.opened[0])

    def order() -> list[str]:
        return [card.get_attribute("data-card") or "" for card in sitting.hand.all()]

    def places(cards: list[str], by: str, part: int) -> list[int]:
        return [by.index(card[part]) for card in cards if card != "**"]

    by_suit = places(order(), "CBDS", 1)
    assert by_suit == sorted(by_suit)
    sitting.press(sitting.page.get_by_role("button", name="Valore"))
    by_rank = places(order(), "A23456789TJQK", 0)
    assert by_rank == sorted(by_rank)
    first, *others = order()
    drag(sitting, sitting.hand.first, sitting.hand.nth(3))
    assert order() == [*others[:3], first, *others[3:]]
    sitting.walk_to(sitting.hand.first)
    sitting.page.keyboard.press("Shift+ArrowRight")
    assert order()[:2] == [others[1], others[0]]
    expect(sitting.hand.nth(1)).to_be_focused()


def test_each_move_is_told_in_words_and_the_pile_can_be_read(resumed: Resume) -> None:
    sitting = resumed(lambda deal: deal.phase == "draw" and len(deal.discard_pile) > 4)
    spoken = sitting.page.locator(".log [aria-live=polite]")
    sitting.make("draw")
    drawn = sitting.settled().view(0).drawn
    expect(spoken).to_have_text(f"Hai pescato {drawn.name('it', 'francesi')}." if drawn else "")
    sitting.press(sitting.page.get_by_role("button", name="Vedi il pozzo"))
    pile = sitting.page.get_by_role("region", name="Il pozzo, dal fondo alla cima").get_by_role("listitem")
    names = [card.name("it", "francesi") for card in sitting.deal.discard_pile]
    expect(pile.locator(".visually-hidden")).to_have_text(names)


def test_a_prepared_opening_is_taken_back_and_a_short_one_not_laid(resumed: Resume) -> None:
    sitting = resumed(can_open)
    page = sitting.page
    sitting.press(page.locator("[data-suggest]"))
    prepared = page.locator("[data-composed]")
    suggested = prepared.count()
    assert suggested > 1
    expect(page.locator("[data-open]")).to_be_enabled()
    sitting.press(prepared.first)
    expect(prepared).to_have_count(suggested - 1)
    expect(page.locator("[data-open]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(prepared).to_have_count(suggested - 2)
    assert not any(move.seat == 0 and str(move).startswith("meld") for move in sitting.deal.history)


def test_an_attached_card_is_taken_back_and_a_hint_is_given(resumed: Resume) -> None:
    sitting = resumed(lambda deal: any("**" not in move for move in offered(deal, "attach")))
    page, before = sitting.page, sitting.held
    page.get_by_role("button", name="Un consiglio").click()
    expect(page.get_by_role("status").filter(has_text="Consiglio:")).to_be_visible(timeout=15_000)
    move = next(move for move in offered(sitting.deal, "attach") if "**" not in move)
    sitting.make(move)
    sitting.settled()
    assert len(sitting.held) == len(before) - 1
    page.get_by_role("button", name="Riprendi la mossa").click()
    expect(page.locator(".log").get_by_text("Anna riprende la mossa.").last).to_be_visible()
    sitting.settled()
    assert sitting.held == before
    assert move in offered(sitting.deal, "attach")


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_at_the_table(resumed: Resume, theme: Theme) -> None:
    sitting = resumed(lambda deal: bool(offered(deal, "attach")) and bool(offered(deal, "discard")))
    page = sitting.page
    page.emulate_media(color_scheme=theme)
    assert found(page) == []
    sitting.choose(
        [offered(sitting.deal, "attach")[0].removeprefix("attach ").partition(">")[0].partition("=")[0]]
    )
    expect(sitting.offers.first).to_be_visible()
    page.get_by_role("button", name="Vedi il pozzo").click()
    assert found(page) == []
    page.get_by_role("button", name="Gioca a parole").click()
    expect(page.get_by_label("La tua giocata")).to_be_visible()
    assert found(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_while_an_opening_is_prepared(resumed: Resume, theme: Theme) -> None:
    sitting = resumed(can_open)
    sitting.page.emulate_media(color_scheme=theme)
    sitting.press(sitting.page.locator("[data-suggest]"))
    expect(sitting.page.locator("[data-open]")).to_be_visible()
    assert found(sitting.page) == []


def test_a_turn_is_typed(resumed: Resume) -> None:
    sitting = resumed(lambda deal: deal.phase == "draw" and bool(deal.melds))
    page = sitting.page
    page.get_by_role("button", name="Gioca a parole").click()
    field = page.get_by_label("La tua giocata")
    words = sitting.region.inner_text()
    for card in sitting.deal.hands[0]:
        assert card.name("it", "francesi") in words
    field.fill("1")
    field.press("Enter")
    expect(page.locator('button[data-move^="discard"]').first).to_be_visible()
    discard = page.locator('button[data-move^="discard"]').last.get_attribute("data-move") or ""
    field.fill(discard)
    field.press("Enter")
    expect(page.locator(".log").get_by_text("Anna scarta").first).to_be_visible()
    expect(page.locator("button[data-move]").first.or_(sitting.count).first).to_be_visible(timeout=30_000)
    assert discard in [str(move) for move in sitting.deal.history if move.seat == 0]


@pytest.mark.parametrize(("size", "touch"), [(PHONE, True), (DESKTOP, False)])
def test_hand_and_table_are_on_one_screen(sit: Sit, size: tuple[int, int], touch: bool) -> None:
    sitting = at_the_palio(sit, seats=4, seed=7, size=size, touch=touch)
    sitting.make("draw")
    sitting.settled()
    for card in sitting.hand.all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1], "a card of the hand lies below the fold"
        assert min(box["width"], box["height"]) >= 44
    for target in sitting.page.locator("main button:visible, aside button:visible").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, target.get_attribute("aria-label")
    assert sticking_out(sitting.page) == []


def crowded(deal: sb.Deal) -> bool:
    """A full hand before a table of many melds."""
    return len(deal.melds) > 6 and len(deal.hands[0]) > 12


@pytest.mark.parametrize("wish", [can_open, crowded])
def test_between_the_bars_of_every_browser_the_hand_is_in_sight(resumed: Resume, wish: Wish) -> None:
    sitting = resumed(wish)
    for width, height in EVERY_SCREEN:
        sitting.page.set_viewport_size({"width": width, "height": height})
        assert hand_out_of_sight(sitting.page) == [], (width, height)
        assert sticking_out(sitting.page) == [], (width, height)


def attaches_among_many(deal: sb.Deal) -> bool:
    """A card may be attached, and the melds are more than a small phone shows."""
    return len(deal.melds) > 9 and bool(offered(deal, "attach"))


def test_where_not_all_melds_fit_the_one_that_a_card_joins_comes_into_sight(resumed: Resume) -> None:
    sitting = resumed(attaches_among_many, size=(360, 490), touch=True)
    area = sitting.page.locator(".melds").first
    assert area.evaluate("(area) => area.scrollHeight > area.clientHeight")
    assert found(sitting.page) == []
    card, _, meld = offered(sitting.deal, "attach")[0].removeprefix("attach ").partition(">")
    for end in ("0", "area.scrollHeight"):
        area.evaluate(f"(area) => {{ area.scrollTop = {end}; }}")
        chosen = sitting.hand.and_(sitting.page.locator(f"[data-card='{card}']")).first
        chosen.tap()
        joined, shown = sitting.page.locator(f"[data-meld='{meld}']").bounding_box(), area.bounding_box()
        assert joined is not None
        assert shown is not None
        assert shown["y"] <= joined["y"]
        assert joined["y"] + joined["height"] <= shown["y"] + shown["height"]
        chosen.tap()


def test_a_palio_of_five_deals_agrees_with_its_record(sit: Sit, tmp_path: Path) -> None:
    sitting = at_the_palio(sit, seats=4, seed=30)
    for number in range(5):
        play_a_deal(sitting)
        finished = sitting.match().deals[number]
        assert sitting.debts == finished.totals
        if number < 4:
            sitting.page.get_by_role("button", name="Prossima smazzata").click()
            expect(sitting.count).to_have_count(0)
    with sitting.page.expect_download() as download:
        sitting.page.get_by_text("Scarica la partita").click()
    kept = tmp_path / "palio.jsonl"
    download.value.save_as(kept)
    replayed = sb.replay(kept.read_text(encoding="utf-8"))
    assert replayed.over
    assert replayed.totals == sitting.debts
    winners = replayed.winner if isinstance(replayed.winner, tuple) else (replayed.winner,)
    assert [seat for seat in range(4) if sitting.debts[seat] == min(sitting.debts)] == list(winners)
    verdict = sitting.page.locator("main h2")
    if winners == (0,):
        expect(verdict).to_have_text("Hai vinto!")
    else:
        for seat in winners:
            expect(verdict).to_contain_text(NAMES[seat or 0])
