"""The drawn table of Scala 40: choosing, sorting, joining, what is refused."""

from __future__ import annotations

from itertools import pairwise

import settebello as sb
from settebello.cli.playing import PERSON
from settebello.cli.terminal.scala40.melds import MeldLine
from settebello.cli.terminal.scala40.offers import Play
from tests.cli.at_scala40 import (
    Scala40Terminal,
    Table,
    choose_by_keyboard,
    choose_by_mouse,
    looks_right,
    offers,
    own_moves,
    played_until,
    sit,
)
from tests.cli.at_the_table import text


def test_the_hand_is_sorted_and_cards_are_moved() -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        def cards() -> list[sb.Card]:
            return [face.card for face in app.table.hand.shown if face.card is not None]

        by_suit = cards()
        suits = [card.suit for card in by_suit]
        assert sum(one != other for one, other in pairwise(suits)) == len(set(suits)) - 1
        await pilot.press("s")
        ranks = ["A23456789TJQK*".index(card.rank) for card in cards()]
        assert ranks == sorted(ranks)
        await pilot.press("s")
        assert cards() == by_suit
        await pilot.press("home", "shift+right", "shift+right")
        assert cards() == [*by_suit[1:3], by_suit[0], *by_suit[3:]]
        assert app.table.hand.at is app.table.hand.shown[2]
        await pilot.press("shift+left", "<")
        assert cards() == by_suit
        await pilot.press("<")  # nothing lies on its left
        assert cards() == by_suit
        faces = app.table.hand.shown
        await pilot.mouse_down(faces[4])
        await pilot.mouse_up(faces[9])
        await pilot.pause()
        assert cards() == [*by_suit[:4], *by_suit[5:10], by_suit[4], *by_suit[10:]]
        assert app.table.desk.chosen == ()
        # An own order stays: what is drawn comes last.
        await pilot.press("1")
        await pilot.pause()
        assert cards()[-1] == app.table.deal.view(PERSON).drawn
        assert app.table.hand.shown[-1].has_class("fresh")
        looks_right(app)

    sit(person, played_until(lambda view: view.phase == "draw" and len(set(view.hand or ())) == 13))


def test_arrows_walk_through_both_rows_and_on_to_the_list() -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        hand = app.table.hand
        await pilot.press("home", "right", "down")
        assert hand.at is hand.shown[8]
        await pilot.press("down")  # there is no third row
        assert hand.at is hand.shown[8]
        await pilot.press("up", "up")
        assert app.table.choices.has_focus
        assert app.table.choices.highlighted == 0
        await pilot.press("escape")
        assert hand.has_focus
        assert hand.at is hand.shown[1]
        await pilot.press("tab", "enter")
        await pilot.pause()
        assert own_moves(app)[-1] == "draw"
        assert hand.has_focus

    sit(person, played_until(lambda view: view.phase == "draw"))


def test_of_two_equal_cards_one_is_chosen() -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        hand = app.table.deal.view(PERSON).hand or ()
        twice = next(card for card in hand if hand.count(card) == 2)
        await choose_by_keyboard(app, pilot, [twice])
        chosen = [face for face in app.table.hand.shown if face.has_class("chosen")]
        assert [face.card for face in chosen] == [twice]
        other = next(f for f in app.table.hand.shown if f.card == twice and f not in chosen).key
        await pilot.press("d")
        await pilot.pause()
        assert own_moves(app)[-1] == f"discard {twice}"
        assert other in {face.key for face in app.table.hand.shown}

    def pair_to_discard(view: sb.View) -> bool:
        hand = view.hand or ()
        thrown = [move.cards[0] for move in view.moves if move.kind == "discard"]
        return any(hand.count(card) == 2 and "*" not in str(card) for card in thrown)

    sit(person, played_until(pair_to_discard))


def barred(view: sb.View) -> sb.Card | None:
    """A card that the rules do not let go."""
    free = {move.cards[0] for move in view.moves if move.kind == "discard"}
    kept = [card for card in view.hand or () if card not in free]
    return kept[0] if view.phase == "play" and free and kept else None


def test_a_refused_discard_is_told_with_its_rule() -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        card = barred(app.table.deal.view(PERSON))
        before = own_moves(app)
        assert card is not None
        refusal = app.teller.refusal(f"discard {card}")
        assert refusal is not None
        await pilot.press("d")
        assert app.teller.label("discard_what") in text(app)
        await choose_by_mouse(app, pilot, [card])
        assert not any(isinstance(offer, Play) and offer.moves[0].kind == "discard" for offer in offers(app))
        for throw in ("key", "click", "drag"):
            await pilot.press("escape")
            assert refusal not in text(app)
            await choose_by_mouse(app, pilot, [card])
            if throw == "drag":
                await pilot.mouse_down(next(face for face in app.table.hand.shown if face.card == card))
                await pilot.mouse_up(app.table.piles.top)
            else:
                await (pilot.press("d") if throw == "key" else pilot.click(app.table.piles.top))
            await pilot.pause()
            assert refusal in text(app)
        assert own_moves(app) == before

    sit(person, played_until(lambda view: barred(view) is not None))


def joined_twice(view: sb.View) -> sb.Move | None:
    """A joker that fits both ends of one run."""
    joins = [move for move in view.moves if move.kind == "attach" and str(move.cards[0]) == "**"]
    melds = [move.meld for move in joins]
    return next((move for move in joins if melds.count(move.meld) == 2), None)


def test_where_a_card_joins_a_meld_in_two_ways_both_are_offered() -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        move = joined_twice(app.table.deal.view(PERSON))
        assert move is not None
        await choose_by_mouse(app, pilot, [move.cards[0]])
        assert move.meld in app.table.melds.lit
        line = next(line for line in app.table.query(MeldLine) if line.number == move.meld)
        assert str(line.content).startswith("▷")
        await pilot.click(line)
        await pilot.pause()
        assert {offer.moves[0].meld for offer in offers(app) if isinstance(offer, Play)} == {move.meld}
        assert app.teller.label("which_way") in text(app)
        number = offers(app).index(Play((move,))) + 1
        await pilot.press("tab", *["down"] * (number - 1))
        assert str(line.content).startswith("▶")
        await pilot.press("enter")
        await pilot.pause()
        assert own_moves(app)[-1] == str(move)
        looks_right(app)

    sit(person, played_until(lambda view: joined_twice(view) is not None, seats=3), size=(120, 40))


def test_a_card_is_dragged_to_a_meld() -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        move = single_attach(app.table.deal.view(PERSON))
        assert move is not None
        line = next(line for line in app.table.query(MeldLine) if line.number == move.meld)
        await pilot.mouse_down(next(face for face in app.table.hand.shown if face.card == move.cards[0]))
        await pilot.mouse_up(line)
        await pilot.pause()
        assert own_moves(app)[-1] == str(move)
        # Let go beside everything, a card stays where it is.
        hand = [face.key for face in app.table.hand.shown]
        await pilot.mouse_down(app.table.hand.shown[0])
        await pilot.mouse_up(app.table.log_lines)
        await pilot.click(line)
        await pilot.pause()
        assert own_moves(app)[-1] == str(move)
        assert [face.key for face in app.table.hand.shown] == hand

    def single_attach(view: sb.View) -> sb.Move | None:
        joins = [move for move in view.moves if move.kind in ("attach", "swap")]
        return next((move for move in joins if move.kind == "attach" and len(joins) == 1), None)

    sit(person, played_until(lambda view: single_attach(view) is not None), size=(120, 40))
