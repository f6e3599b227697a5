"""Short texts for people at a table: score items, sanctions, a sentence for each thing that goes wrong."""

from __future__ import annotations

from .vocabulary import words_in


def item(language: str, name: str, deck: str = "napoletane") -> str:
    """The heading of a score item: cards, coins, settebello, primiera, scope; or total.

    The coins are called as the deck (napoletane, siciliane, milanesi, francesi) calls them.
    LanguageError for another language, KeyError for another name or deck.

    >>> item("it", "coins", "siciliane"), item("fr", "coins", "francesi")
    ('Ori', 'Carreaux')
    """
    words = words_in(language)
    return words.decks[deck]["coins_point"] if name == "coins" else words.people["items"][name]


def sanction(language: str, code: str) -> str:
    """A referee's sanction in words, by its code; LanguageError or KeyError for what there is not.

    >>> sanction("it", "warning"), sanction("en", "-4")
    ('richiamo', 'four points off')
    """
    text: str = words_in(language).rules["sanctions"][code]
    return text


def sentence(language: str, code: str, **values: object) -> str:
    """One plain sentence for a refusal or an error by its code, with its placeholders filled in.

    `article`, a citation such as "art. 9", is added in brackets where it is given and not empty.
    LanguageError for another language, KeyError for an unknown code or a missing placeholder.

    >>> sentence("it", "stale")
    'Nel frattempo il tavolo è andato avanti: guarda di nuovo e rigioca.'
    """
    text = words_in(language).people["sentences"][code].format_map(values)
    article = values.get("article", "")
    return f"{text.removesuffix('.')} ({article})." if article else text
