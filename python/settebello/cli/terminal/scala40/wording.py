"""What the table says: the line that tells what it waits for, and what each offer does."""

from __future__ import annotations

from textual.content import Content

from settebello._engine import Meld, View
from settebello.cli.telling import Teller
from settebello.cli.terminal.scala40.colours import coloured, coloured_meld
from settebello.cli.terminal.scala40.desk import Desk
from settebello.cli.terminal.scala40.offers import Offer, Play, Prepare, TakeBack, meld_of
from settebello.cli.terminal.signs import Signs


def prompt(teller: Teller, view: View, desk: Desk) -> str:
    """What the table waits for."""
    if view.turn is None:
        return "\n".join(teller.ending()) if teller.match.over else ""
    if view.turn != view.seat:
        if view.seat not in view.seated:
            return teller.label("you_are_out")
        return teller.label("wait", player=teller.match.players[view.turn])
    if desk.joining is not None:
        word = "which_way"
    elif view.phase == "draw":
        word = "take_or_draw" if any(move.kind == "take" for move in view.moves) else "draw_first"
    else:
        word = "go_on" if view.opened[view.seat] else "open_first"
    text = f"▶ {teller.label(word)}"
    return f"{text} · {teller.label('you_deal')}" if view.dealer == view.seat else text


def note(teller: Teller, desk: Desk) -> str:
    """What stands where nothing is offered."""
    if desk.chosen:
        return teller.label("nothing_with_these")
    return teller.label("choose_a_card") if desk.view.moves else ""


def line_of(offer: Offer, teller: Teller, signs: Signs, desk: Desk) -> Content:
    """One offer in words, with the signs of its cards."""
    match offer:
        case Prepare(melds, suggested):
            return _filled(_template(teller, "suggest" if suggested else "prepare"), _melds(signs, *melds))
        case TakeBack(place):
            return _filled(_template(teller, "take_back"), _melds(signs, desk.prepared[place].meld))
        case Play(moves):
            move = moves[0]
    if move.kind != "meld":
        cards = Content(" ").join(coloured(signs, card, move.stands) for card in move.cards)
        return _filled(teller.say(f"{move.kind}_short", cards="{cards}", meld=move.meld), cards)
    template = (
        _template(teller, "lay_opening") if desk.preparing else teller.say("meld_short", cards="{cards}")
    )
    return _filled(template, _melds(signs, *map(meld_of, moves)))


def _template(teller: Teller, phrase: str) -> str:
    """A phrase with the place for the cards still open."""
    return teller.label(phrase, cards="{cards}")


def _filled(template: str, cards: Content) -> Content:
    """A sentence with the coloured cards in their place."""
    before, _, after = template.partition("{cards}")
    return Content.assemble(before, cards, after)


def _melds(signs: Signs, *melds: Meld) -> Content:
    """Melds and what they are worth."""
    cards = Content("  +  ").join(coloured_meld(signs, meld) for meld in melds)
    return Content.assemble(cards, f"  ({sum(meld.points for meld in melds)})")
