"""Every word that people read, by language: rules, packs, doubts, scores, refusals.

Words are data: `words/it`, `words/fr`, `words/en` hold the same files with the same keys.

Example:
    >>> from settebello.sheets.words import item, sanction, sentence
    >>> item("it", "coins"), item("fr", "scope")
    ('Denari', 'Scope')
    >>> sentence("en", "sum_must_be_taken", card="KC", article="art. 9")
    'Something on the table adds up to this card: it has to capture (art. 9).'
"""

from .people import item, sanction, sentence
from .vocabulary import Words, words_in

__all__ = ["Words", "item", "sanction", "sentence", "words_in"]
