"""What people call the cards, by language and deck (RULES, "Cards as text")."""

from itertools import product

import pytest

import settebello as sb

LANGUAGES = ("it", "fr", "en")
DECKS = ("napoletane", "siciliane", "milanesi", "francesi")
CODES = [rank + suit for suit, rank in product("DCSB", "A23456789TJQK")] + ["**"]


@pytest.mark.parametrize(
    ("code", "language", "deck", "name", "index"),
    [
        ("7D", "it", "napoletane", "sette di denari", "7"),
        ("JD", "it", "napoletane", "fante di denari", "F"),
        ("JC", "it", "siciliane", "donna di coppe", "D"),
        ("QC", "it", "siciliane", "cavallo di coppe", "C"),
        ("QB", "it", "milanesi", "donna di fiori", "D"),
        ("QS", "it", "francesi", "regina di picche", "Q"),
        ("AS", "fr", "napoletane", "as d'épées", "A"),
        ("KC", "fr", "francesi", "roi de cœur", "R"),
        ("QB", "en", "napoletane", "knight of batons", "N"),
        ("**", "it", "francesi", "jolly", "★"),
    ],
)
def test_figures_and_suits_have_the_names_of_their_deck(
    code: str, language: str, deck: str, name: str, index: str
) -> None:
    card = sb.Card(code)
    assert (card.name(language, deck), card.index(language, deck)) == (name, index)


@pytest.mark.parametrize(("language", "deck"), list(product(LANGUAGES, DECKS)))
def test_no_two_cards_share_a_name_or_a_face(language: str, deck: str) -> None:
    cards = [sb.Card(code) for code in CODES]
    assert len({card.name(language, deck) for card in cards}) == len(CODES)
    assert len({(card.suit, card.index(language, deck)) for card in cards}) == len(CODES)


def test_another_language_or_deck_is_refused() -> None:
    with pytest.raises(sb.LanguageError, match="it, fr, en"):
        sb.Card("7D").name("de")
    with pytest.raises(sb.CardError, match="siciliane") as refused:
        sb.Card("7D").index("it", "tarocchi")
    assert refused.value.found == "tarocchi"
