"""The engine: cards, deals, views, scores and the engine's own players, written in Rust.

Seats and sides are counted from 0. Lists of cards come as tuples. Errors are the classes of
`settebello.errors`. `Card`, `Meld`, `Move`, `Played`, `Score` and `View` are frozen, compare by
value and can be hashed.

`Deal`, `View`, `Move`, `Played`, `Score` and `Rules` are one class for every family. What only one
family has says so; an object of another family has no such attribute (AttributeError, so that
`hasattr` tells).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Literal, TypedDict, final

from .sheets import RuleSheet

__all__ = [
    "BestMelds",
    "Card",
    "Deal",
    "Meld",
    "Move",
    "Played",
    "Rules",
    "Score",
    "Strategy",
    "View",
    "arena",
    "best_melds",
    "ceremony",
    "laboratory_deck",
    "permutation",
    "shuffled",
    "simulate",
]

@final
class Card:
    """A playing card of any family, ordered by suit D C S B and then by rank A … K.

    Example:
        >>> from settebello import Card
        >>> card = Card("7D")
        >>> str(card), card.rank, card.suit, card.value
        ('7D', '7', 'D', 7)
        >>> sorted([Card("AC"), Card("KD"), Card("2D")])
        [Card('2D'), Card('KD'), Card('AC')]

    """

    def __new__(cls, code: str) -> Card:
        """The card of a code in upper case, `**` for a joker; CardError (found, allowed) otherwise."""

    @property
    def code(self) -> str:
        """The two characters of the code, the same as `str(card)`."""

    @property
    def rank(self) -> str:
        """The rank's letter, one of A23456789TJQK; "*" for a joker."""

    @property
    def suit(self) -> str:
        """The suit's letter, D, C, S or B; "*" for a joker."""

    @property
    def value(self) -> int:
        """What the card counts towards a sum in Scopa: 1 to 7, J 8, Q 9, K 10; 0 for a joker."""

    def name(self, language: str, deck: str = "napoletane") -> str:
        """The card's name in a language (it, fr, en) and a deck (napoletane, siciliane, milanesi, francesi).

        LanguageError for another language, CardError for another deck.

        Example:
            >>> from settebello import Card
            >>> Card("7D").name("it"), Card("JC").name("fr", "siciliane"), Card("KB").name("en", "francesi")
            ('sette di denari', 'dame de coupes', 'king of clubs')

        """

    def index(self, language: str, deck: str = "napoletane") -> str:
        """The sign in the corner of the card's face; errors as `name`.

        Example:
            >>> from settebello import Card
            >>> Card("7D").index("it"), Card("JC").index("it"), Card("QC").index("fr", "francesi")
            ('7', 'F', 'D')

        """

    def __lt__(self, other: Card, /) -> bool: ...
    def __le__(self, other: Card, /) -> bool: ...
    def __gt__(self, other: Card, /) -> bool: ...
    def __ge__(self, other: Card, /) -> bool: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Meld:
    """Three or four equal ranks in different suits, or a run of one suit, with jokers.

    Its text shows each joker with the card that it stands for, runs from low to high, sets by suit.

    Example:
        >>> import settebello as sb
        >>> value, (meld,) = sb.best_melds(["QB", "KB", "**"]).points
        >>> str(meld), meld.kind, meld.points, meld.joker
        ('QB+KB+**=AB', 'run', 31, Card('AB'))
        >>> sb.Meld("AB+**+QB") == sb.Meld("QB+**=KB+AB")
        True

    """

    def __new__(cls, text: str, number: int | None = None) -> Meld:
        """The meld of its text, cards in any order; IllegalMove if they are none.

        A joker may come bare where its cards tell what it stands for. `number`, from 1: its place on a table.
        """

    @property
    def number(self) -> int | None:
        """Its number on the table, from 1 in the order in which melds were laid; None if it is not laid."""

    @property
    def kind(self) -> Literal["set", "run"]:
        """Equal ranks, or consecutive cards of one suit."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that lie there, jokers as jokers."""

    @property
    def reads(self) -> tuple[Card, ...]:
        """What each of these cards stands for."""

    @property
    def joker(self) -> Card | None:
        """The card that its (first) joker stands for; None without a joker."""

    @property
    def points(self) -> int:
        """What it counts: ace 1 below the two, else 11; figures 10; a joker the card that it stands for."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class BestMelds:
    """What a hand can lay at best, each time a value and the melds that give it."""

    @property
    def points(self) -> tuple[int, tuple[Meld, ...]]:
        """The most points that can be laid."""

    @property
    def deadwood(self) -> tuple[int, tuple[Meld, ...]]:
        """The least value that can be left in hand: A 11, figures 10, joker 25."""

    @property
    def forty(self) -> tuple[int, tuple[Meld, ...]] | None:
        """The fewest cards that are worth an opening; None if it is out of reach."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Move:
    """What a seat plays: in Scopa a card and the cards that it takes, in Scala 40 one step of a turn.

    Example:
        >>> from settebello import Move
        >>> move = Move(0, "7Dx4S+3C")
        >>> str(move), move.card, move.captured
        ('7Dx3C+4S', Card('7D'), (Card('3C'), Card('4S')))
        >>> move = Move(0, "attach **=6C>2")
        >>> move.kind, move.cards, move.stands, move.meld
        ('attach', (Card('**'),), Card('6C'), 2)

    """

    def __new__(cls, seat: int, text: str) -> Move:
        """The move of a seat from its text, cards in any order; IllegalMove, SeatError.

        A joker may come bare where its cards tell what it stands for: `meld QB+**+AB`.
        """

    @property
    def seat(self) -> int:
        """The seat that plays."""

    @property
    def family(self) -> Literal["scopa", "scala40"]:
        """The family's word."""

    @property
    def card(self) -> Card:
        """Scopa: the card played."""

    @property
    def captured(self) -> tuple[Card, ...]:
        """Scopa: the cards taken, by suit D C S B and then by rank; empty when the card is laid."""

    @property
    def kind(self) -> Literal["draw", "take", "meld", "attach", "swap", "discard"]:
        """Scala 40: what is done."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """Scala 40: the cards that leave the hand, jokers as jokers; empty when one is drawn or taken."""

    @property
    def meld(self) -> int | None:
        """Scala 40: the number of the meld that a card is attached to or swapped into."""

    @property
    def stands(self) -> Card | None:
        """Scala 40: the card that the (first) joker laid or attached stands for; None without one."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Played:
    """What a play did.

    Example:
        >>> import settebello as sb
        >>> rules = sb.rules("scopa-napoletana")
        >>> deal = sb.Deal.position(rules, hands=[["7D"], ["KC"]], table=["3C", "4S"], turn=0)
        >>> played = deal.play("7Dx3C+4S")
        >>> played.scopa, played.over
        (True, False)
        >>> deal.play("KC").leftovers
        (Card('KC'),)
        >>> deal = sb.Deal(sb.rules("scala40-palio"), seats=2, seed=1)
        >>> played = deal.play("draw")
        >>> played.card in deal.hands[0], played.opened, played.turnover
        (True, False, ())

    """

    @property
    def seat(self) -> int:
        """The seat that played."""

    @property
    def move(self) -> Move:
        """The move."""

    @property
    def family(self) -> Literal["scopa", "scala40"]:
        """The family's word."""

    @property
    def scopa(self) -> bool:
        """Scopa: whether it made a scopa that counts; `scopa.void = last_capture` may take it back."""

    @property
    def leftovers(self) -> tuple[Card, ...]:
        """Scopa: the cards that the deal's last play left on the table, by suit and rank."""

    @property
    def leftovers_side(self) -> int | None:
        """Scopa: the side that got them; None if there were none, or if nobody ever captured."""

    @property
    def dealt(self) -> bool:
        """Scopa: whether the hands were filled again after the play."""

    @property
    def over(self) -> bool:
        """Whether the deal is over."""

    @property
    def card(self) -> Card | None:
        """Scala 40: the card that was drawn or taken. Of a drawn one only its seat may know."""

    @property
    def turnover(self) -> tuple[Card, ...]:
        """Scala 40: the new stock, top first, if the pile became it; nobody may know it. Else ()."""

    @property
    def opened(self) -> bool:
        """Scala 40: whether the seat's opening stands with this meld."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Score:
    """What each side made of a deal: a place in each tuple for every side.

    Example:
        >>> import settebello as sb
        >>> rules = sb.rules("scopa-napoletana")
        >>> piles = [["7D", "7C", "7S"], ["KD", "KC", "KS", "KB"]]
        >>> score = sb.Deal.position(rules, hands=[[], []], piles=piles).score()
        >>> score.primiera_sums, score.primiera, score.settebello, score.points
        ((63, 40), 1, 0, (1, 2))
        >>> rules = sb.rules("scala40-palio")
        >>> score = sb.Deal.position(rules, [[], ["AD", "KC", "**"]], ended="closed").score()
        >>> score.points, score.closer, score.one_turn
        ((0, 46), 0, False)

    """

    @property
    def points(self) -> tuple[int, ...]:
        """All points of each side; in Scala 40 what each seat adds to its debt."""

    @property
    def family(self) -> Literal["scopa", "scala40"]:
        """The family's word."""

    @property
    def scopas(self) -> tuple[int, ...]:
        """Scopa: the scopas that count."""

    @property
    def cards(self) -> int | None:
        """Scopa: the side that took the point for cards, or None."""

    @property
    def coins(self) -> int | None:
        """Scopa: the side that took the point for coins (denari), or None."""

    @property
    def settebello(self) -> int | None:
        """Scopa: the side that has the seven of denari, or None."""

    @property
    def primiera(self) -> int | None:
        """Scopa: the side that took the point for the primiera, or None."""

    @property
    def card_counts(self) -> tuple[int, ...]:
        """Scopa: how many cards each side has."""

    @property
    def coin_counts(self) -> tuple[int, ...]:
        """Scopa: how many cards of denari each side has."""

    @property
    def primiera_sums(self) -> tuple[int, ...]:
        """Scopa: the sum of the best card of each suit that the side has."""

    @property
    def primiera_complete(self) -> tuple[bool, ...]:
        """Scopa: whether the side has all four suits."""

    @property
    def primiera_cards(self) -> tuple[tuple[Card | None, ...], ...]:
        """Scopa: for each side the card of each suit D C S B that counts for the primiera, or None."""

    @property
    def closer(self) -> int | None:
        """Scala 40: the seat that closed; None if the deal is dead."""

    @property
    def one_turn(self) -> bool:
        """Scala 40: whether it closed in the very turn in which it opened."""

    @property
    def values(self) -> tuple[int, ...]:
        """Scala 40: what each hand counts at the end, whoever pays for it: A 11, figures 10, joker 25."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class View:
    """What one seat may know of a deal at one moment, and nothing else. Bots get only this.

    Example:
        >>> import settebello as sb
        >>> view = sb.Deal(sb.rules("fsgs"), seed=1).view(2)
        >>> view.hand is None, view.hand_counts, view.turn, view.moves
        (True, (9, 9, 9, 9), 0, ())
        >>> deal = sb.Deal(sb.rules("scala40-palio"), seats=4, seed=1)
        >>> card = deal.play("draw").card
        >>> deal.view(0).drawn == card, deal.view(1).drawn, deal.view(1).hand_counts
        (True, None, (14, 13, 13, 13))

    """

    @property
    def seat(self) -> int:
        """The seat that sees this."""

    @property
    def family(self) -> Literal["scopa", "scala40"]:
        """The family's word."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""

    @property
    def hand(self) -> tuple[Card, ...] | None:
        """The own hand by suit and rank; None while the sheet forbids the seat to look at it."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The seat's legal moves on its turn, in the order of `Deal.moves`; otherwise ()."""

    @property
    def table(self) -> tuple[Card, ...]:
        """Scopa: the cards on the table in order of arrival."""

    @property
    def hand_counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""

    @property
    def pile_counts(self) -> tuple[int, ...]:
        """Scopa: how many cards each side has captured."""

    @property
    def piles(self) -> tuple[tuple[Card, ...], ...] | None:
        """Scopa: the piles, in the order of `Deal.piles`, while the sheet lets players look; else None."""

    @property
    def scopas(self) -> tuple[int, ...]:
        """Scopa: the scopas of each side."""

    @property
    def stock(self) -> int:
        """How many cards are left to deal, or to draw."""

    @property
    def history(self) -> tuple[Move, ...]:
        """The plays so far. A card drawn from the stock is in none of them."""

    @property
    def turn(self) -> int | None:
        """The seat to play; None when the deal is over."""

    @property
    def dealer(self) -> int:
        """The dealer's seat."""

    @property
    def rules(self) -> RuleSheet:
        """The rule sheet."""

    @property
    def totals(self) -> tuple[int, ...] | None:
        """The sides' totals in a match before this deal; None in a lone deal."""

    @property
    def over(self) -> bool:
        """Whether the deal is over."""

    @property
    def last_capture(self) -> int | None:
        """Scopa: the side that captured last, or None."""

    @property
    def seated(self) -> tuple[int, ...]:
        """Scala 40: the seats that are dealt to."""

    @property
    def melds(self) -> tuple[Meld, ...]:
        """Scala 40: the melds on the table, in the order in which they were laid."""

    @property
    def discard_pile(self) -> tuple[Card, ...]:
        """Scala 40: the discard pile, top last."""

    @property
    def opened(self) -> tuple[bool, ...]:
        """Scala 40: whether each seat is open."""

    @property
    def phase(self) -> Literal["draw", "play"] | None:
        """Scala 40: whether a card is to be drawn or the turn goes on; None when the deal is over."""

    @property
    def turnovers(self) -> int:
        """Scala 40: how often the discard pile has become the stock."""

    @property
    def taken(self) -> Card | None:
        """Scala 40: the card that the seat to play took in this turn and still holds: everybody saw it."""

    @property
    def drawn(self) -> Card | None:
        """Scala 40: the card that this seat drew in this turn; None for every other seat."""

    @property
    def laid(self) -> int:
        """Scala 40: the points laid in this turn by a seat that was not open before; 0 otherwise."""

    @property
    def first_round(self) -> bool:
        """Scala 40: whether some seat has its first turn still to end, so that nobody closes."""

    @property
    def own_laid(self) -> int:
        """Scala 40: the points that this seat has laid towards its opening in its own turn."""

    @property
    def fewest_to_open(self) -> tuple[Meld, ...] | None:
        """Scala 40: the melds of the fewest cards that open, whoever's turn it is.

        None where none do, where the seat is open, or where its opening has begun.

        Example:
            >>> import settebello as sb
            >>> hands = [["QC", "KC", "**", "4D", "4C", "4S", "2D"], ["7D"]]
            >>> deal = sb.Deal.position(sb.rules("scala40-palio"), hands, stock=["4D"], discard_pile=["5D"])
            >>> [str(meld) for meld in deal.view(0).fewest_to_open]
            ['4D+4C+4S', 'QC+KC+**=AC']

        """

    @property
    def formable(self) -> tuple[tuple[str, int], ...]:
        """Scala 40: every meld that the hand could form, as text with its points, laid now or not.

        Example:
            >>> import settebello as sb
            >>> hands = [["QC", "KC", "**", "2D"], ["7D"]]
            >>> deal = sb.Deal.position(sb.rules("scala40-palio"), hands, stock=["4D"], discard_pile=["5D"])
            >>> deal.view(0).formable
            (('**=JC+QC+KC', 30), ('QC+KC+**=AC', 31))

        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Deal:
    """One deal, from its first card to its score.

    A refused play raises and changes nothing.

    Example:
        >>> import settebello as sb
        >>> deal = sb.Deal(sb.rules("scupuni"), seed=7)
        >>> deal.dealer, deal.turn, len(deal.moves)
        (3, 0, 10)
        >>> while not deal.over:
        ...     played = deal.play(deal.moves[0])
        >>> sum(len(pile) for pile in deal.piles)
        40
        >>> deal = sb.Deal(sb.rules("scala40-palio"), seats=2, seed=7)
        >>> [str(move) for move in deal.moves], deal.phase, deal.stock, len(deal.discard_pile)
        (['draw'], 'draw', 81, 1)

    """

    def __new__(
        cls,
        rules: RuleSheet,
        seats: int | None = None,
        dealer: int | None = None,
        seed: int | bytes = 0,
        deck: Iterable[Card | str] | None = None,
        number: int = 0,
        seated: Sequence[int] | None = None,
    ) -> Deal:
        """Shuffles and deals, or deals a given deck, top card first.

        `seats` is needed where the sheet allows several; `dealer` None is the last seat; void deals are dealt
        again by the same dealer. A shuffle's stream is `deal {number}/redeal {r}` of the seed, in Scala 40
        also `deal {number}/turnover {k}`, see docs/randomness.md. `seated`, in Scala 40: the seats that are
        dealt to, None all; the others keep their number and are passed over. SeatError, SeedError, CardError
        (not the sheet's deck), VoidDeal (a given deck).
        """

    @staticmethod
    def position(
        rules: RuleSheet,
        hands: Iterable[Iterable[Card | str]],
        table: Iterable[Card | str] = (),
        turn: int = 0,
        *,
        dealer: int | None = None,
        piles: Iterable[Iterable[Card | str]] | None = None,
        scopas: Sequence[int] | None = None,
        stock: Iterable[Card | str] = (),
        last_capture: int | None = None,
        last_scopa: bool = False,
        first_round: bool = False,
        melds: Iterable[Meld | str] = (),
        discard_pile: Iterable[Card | str] = (),
        opened: Sequence[bool] | None = None,
        phase: Literal["draw", "play"] = "draw",
        taken: Card | str | None = None,
        laid: int = 0,
        opened_this_turn: bool = False,
        turnovers: int = 0,
        ended: Literal["closed", "dead"] | None = None,
        seated: Sequence[int] | None = None,
    ) -> Deal:
        """A deal begun in the middle: a hand for each seat, the rest empty where it is not given.

        Scopa: seats from the turn to the dealer hold one card more than those that played this round;
        `dealer` None is the seat that fits. `table` is in order of arrival; `stock`, top first, is all of the
        sheet's last packets; `piles` and `scopas` are per side; `last_scopa`: the last capture counted as a
        scopa; `first_round`: nobody played before this round. With all hands empty the deal is over.

        Scala 40: `stock` is top first, `discard_pile` top last, `melds` in the order in which they were laid.
        `opened` None: all are open if melds lie, else nobody. `taken`: the card just taken, in the hand.
        `laid`: the points laid in this turn towards an opening, or by a seat with `opened_this_turn`.
        `first_round`: the seats from the turn to the dealer have their first turn still to end. `ended`
        "closed": the seat `turn` has closed. What is turned over is shuffled from the seed 0, as in deal 0.

        PositionError, SeatError, CardError.

        Example:
            >>> import settebello as sb
            >>> deal = sb.Deal.position(sb.rules("scupuni"), [["KD"], ["AC"], ["2C"], ["3C"]], ["6C", "4S"])
            >>> [str(move) for move in deal.moves]
            ['KDx6C+4S', 'KD']
            >>> rules = sb.rules("scala40-palio")
            >>> hands = [["6C", "KS", "QD"], ["7D"]]
            >>> piles = {"stock": ["4D"], "discard_pile": ["5D"], "melds": ["3C+4C+5C"]}
            >>> deal = sb.Deal.position(rules, hands, phase="play", **piles)
            >>> [str(move) for move in deal.moves]
            ['attach 6C>1', 'discard QD', 'discard KS']

        """

    @staticmethod
    def from_text(rules: RuleSheet, text: str) -> Deal:
        """The deal of a position's text, the inverse of `position_text`; PositionError, SeatError.

        Example:
            >>> import settebello as sb
            >>> sb.Deal.from_text(sb.rules("scopa-napoletana"), "hands=7D|KC table=3C+4S turn=0").dealer
            1

        """

    @property
    def rules(self) -> RuleSheet:
        """The rule sheet."""

    @property
    def family(self) -> Literal["scopa", "scala40"]:
        """The family's word."""

    @property
    def number(self) -> int:
        """The deal's number in its match, from 0."""

    @property
    def deck(self) -> tuple[Card, ...]:
        """The deck as dealt, top first; () for a deal begun from a position."""

    @property
    def void(self) -> tuple[tuple[Card, ...], ...]:
        """Scopa: the void decks that came before, top first."""

    @property
    def void_tables(self) -> tuple[tuple[Card, ...], ...]:
        """Scopa: the face-up cards that made each void deck void, in the order in which they were dealt."""

    @property
    def turn(self) -> int | None:
        """The seat to play; None when the deal is over."""

    @property
    def dealer(self) -> int:
        """The dealer's seat, who plays last in a round."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side, such as ((0, 2), (1, 3))."""

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """Each seat's hand by suit and rank, jokers last."""

    @property
    def table(self) -> tuple[Card, ...]:
        """Scopa: the cards on the table in order of arrival; () when the deal is over."""

    @property
    def stock(self) -> int:
        """How many cards are left to deal, or to draw."""

    @property
    def piles(self) -> tuple[tuple[Card, ...], ...]:
        """Scopa: each side's cards as gathered: of a capture the lowest first, the played card last.

        The cards left on the table come at the end, the lowest first.
        """

    @property
    def scopas(self) -> tuple[int, ...]:
        """Scopa: the scopas of each side."""

    @property
    def last_capture(self) -> int | None:
        """Scopa: the side that captured last, or None."""

    @property
    def seated(self) -> tuple[int, ...]:
        """Scala 40: the seats that are dealt to."""

    @property
    def melds(self) -> tuple[Meld, ...]:
        """Scala 40: the melds on the table, in the order in which they were laid."""

    @property
    def discard_pile(self) -> tuple[Card, ...]:
        """Scala 40: the discard pile, top last."""

    @property
    def opened(self) -> tuple[bool, ...]:
        """Scala 40: whether each seat is open."""

    @property
    def phase(self) -> Literal["draw", "play"] | None:
        """Scala 40: whether a card is to be drawn or the turn goes on; None when the deal is over."""

    @property
    def turnovers(self) -> int:
        """Scala 40: how often the discard pile has become the stock."""

    @property
    def taken(self) -> Card | None:
        """Scala 40: the card that the seat to play took in this turn and still holds."""

    @property
    def laid(self) -> int:
        """Scala 40: the points laid in this turn by a seat that was not open before; 0 otherwise."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every legal move of the seat to play, once each; () when the deal is over.

        Scopa: the cards of the hand come by suit D C S B, then A to K; for each card its captures in
        lexicographic order of their cards, laying last.

        Scala 40: draw, take; then melds, sets by rank and suits before runs by suit, lowest card and length,
        of one shape those with fewest jokers and lowest natural cards first; attached cards by meld, jokers
        last by the card that they stand for; swaps by meld; discards by suit and rank, the joker last.
        """

    @property
    def history(self) -> tuple[Move, ...]:
        """The plays so far."""

    @property
    def over(self) -> bool:
        """Whether the deal is over."""

    def play(self, move: Move | str) -> Played:
        """Makes a move, a Move or its text; IllegalMove (reason, key, article), DealOver, SealedDeal.

        Example:
            >>> import settebello as sb
            >>> hands = [["KD"], ["AC"], ["2C"], ["3C"]]
            >>> deal = sb.Deal.position(sb.rules("scupuni"), hands, table=["KS", "6C", "4S"])
            >>> try:
            ...     deal.play("KDx6C+4S")
            ... except sb.IllegalMove as refused:
            ...     refused.reason, refused.article
            ('equal_excludes_sum', '6, 8')
            >>> deal = sb.Deal(sb.rules("scala40-palio"), seats=2, seed=7)
            >>> try:
            ...     deal.play("discard **")
            ... except sb.IllegalMove as refused:
            ...     refused.reason, refused.article
            ('draw_first', 'Regole generali')

        """

    def play_sealed(self, move: Move | str) -> Played:
        """The same in a sealed deal; for the match that sealed it."""

    def decided_by(self, card: Card | str) -> str:
        """Scopa: the switch under which the sheet speaks of playing this card now; CardError, DealOver.

        Example:
            >>> import settebello as sb
            >>> rules = sb.rules("scopa-corsa")
            >>> deal = sb.Deal.position(rules, hands=[["7D"], []], table=["7C", "3S"], turn=0, dealer=0)
            >>> deal.decided_by("7D"), rules.article("capture.equal")
            ('capture.equal', '6, 11')

        """

    def undo_sealed(self) -> Move:
        """The last play of a sealed deal taken back; for the match that sealed it. NothingToUndo."""

    def undo(self) -> Move:
        """Takes the last play back and returns it; NothingToUndo before the first, SealedDeal.

        Example:
            >>> import settebello as sb
            >>> deal = sb.Deal(sb.rules("scupuni"), seed=7)
            >>> played = deal.play(deal.moves[0])
            >>> deal.undo() == played.move, deal.history
            (True, ())

        """

    def view(self, seat: int) -> View:
        """What a seat may know and nothing else; SeatError.

        Example:
            >>> import settebello as sb
            >>> deal = sb.Deal(sb.rules("scupuni"), seed=7)
            >>> deal.view(0).moves == deal.moves, deal.view(1).moves
            (True, ())

        """

    def score(self) -> Score:
        """The points; DealNotOver before the end.

        Example:
            >>> import settebello as sb
            >>> rules = sb.rules("scopa-napoletana")
            >>> sb.Deal.position(rules, [[], []], piles=[["7D"], ["KC", "KS"]]).score().points
            (2, 1)

        """

    def position_text(self) -> str:
        """The position as a line of key=value tokens: cards joined by +, seats and sides by |, nothing as -.

        Example:
            >>> import settebello as sb
            >>> rules = sb.rules("scopa-napoletana")
            >>> for token in sb.Deal.position(rules, [["7D"], ["KC"]], ["4S", "3C"]).position_text().split():
            ...     print(token)
            hands=7D|KC
            table=4S+3C
            turn=0
            dealer=1
            piles=-|-
            scopas=0|0
            stock=-
            last_capture=-
            first_round=no
            >>> rules = sb.rules("scala40-palio")
            >>> position = "hands=7D|KC melds=3C+4C+**=5C discard_pile=2S stock=AD"
            >>> for token in sb.Deal.from_text(rules, position).position_text().split()[4:]:
            ...     print(token)
            turn=0
            dealer=1
            seated=0|1
            opened=yes|yes
            phase=draw
            taken=-
            laid=0
            opened_this_turn=no
            turnovers=0
            first_round=no

        """

    def copy(self) -> Deal:
        """A deal of its own that goes on from here, with the same way back; never sealed.

        Example:
            >>> import settebello as sb
            >>> deal = sb.Deal(sb.rules("scupuni"), seed=7)
            >>> played = deal.copy().play(deal.moves[0])
            >>> deal.history
            ()

        """

    def __copy__(self) -> Deal: ...
    def __deepcopy__(self, memo: object, /) -> Deal: ...
    def seal(self) -> None:
        """Closes the deal to `play` and `undo`: from now on its match makes the moves.

        Example:
            >>> import settebello as sb
            >>> match = sb.Match(sb.rules("scupuni"), seed=7)
            >>> try:
            ...     match.deal.play(match.deal.moves[0])
            ... except sb.SealedDeal as refused:
            ...     match.deal.sealed, match.deal.history
            (True, ())

        """

    @property
    def sealed(self) -> bool:
        """Whether the deal belongs to a match."""

    @property
    def totals(self) -> tuple[int, ...] | None:
        """The sides' totals in the match before this deal; None in a lone deal."""

    def set_totals(self, totals: Sequence[int] | None) -> None:
        """Sets the totals, one for each side, that views show; SeatError for another number of them."""

@final
class Rules:
    """A sheet's rules of play for one number of seats, compiled from JSON by `RuleSheet.engine_rules`.

    Example:
        >>> import settebello as sb
        >>> rules = sb.rules("scopa-napoletana").engine_rules(3)
        >>> rules.seats, rules.sides, rules.plays
        (3, 3, 36)
        >>> sb.rules("scala40-palio").engine_rules(5).family
        'scala40'

    """

    def __new__(cls, json: str) -> Rules:
        """Reads and checks the JSON text; RulesError names key, found and allowed."""

    @property
    def family(self) -> Literal["scopa", "scala40"]:
        """The family's word."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def sides(self) -> int:
        """The number of sides: seat `s` belongs to side `s % sides`."""

    @property
    def plays(self) -> int:
        """Scopa: the number of plays in a deal."""

@final
class Strategy:
    """A player of the engine; it sees a view and nothing else.

    Example:
        >>> import settebello as sb
        >>> from settebello._engine import Strategy
        >>> deal = sb.Deal.position(sb.rules("scopa-napoletana"), [["7D"], ["KC"]], ["3C", "4S"])
        >>> str(Strategy("greedy", 1).choose(deal.view(0)))
        '7Dx3C+4S'

    """

    NAMES: ClassVar[Mapping[str, tuple[str, ...]]]
    """By family, the names of its strategies, weakest first."""

    def __new__(cls, name: str, seed: int | bytes) -> Strategy:
        """The strategy of a name; its draws come from the seed. BotError for another name, SeedError."""

    @property
    def name(self) -> str:
        """The strategy's name."""

    def choose(self, view: View) -> Move:
        """Its move, thought out without the GIL.

        BotError if it is not the turn of the view's seat, or if it does not play the view's family.
        """

def best_melds(cards: Iterable[Card | str], keep: int = 0, jokers: int = 1, opening: int = 40) -> BestMelds:
    """What a hand of Scala 40 can lay at best, exactly; at least `keep` of its cards stay.

    The hand has up to 16 cards, each at most twice, and up to four jokers; a meld has at most
    `jokers` of them, 0 to 4; an opening is worth `opening` points, 0 to 100. CardError, CountError.

    Example:
        >>> import settebello as sb
        >>> best = sb.best_melds("3D 3C 3S QB KB ** 7C".split(), keep=1)
        >>> value, melds = best.forty
        >>> value, [str(meld) for meld in melds], best.deadwood[0]
        (6, ['3D+3C+3S', 'QB+KB+**=AB'], 7)

    """

def shuffled(ranks: str, seed: int | bytes, path: str) -> list[Card]:
    """The pack of these ranks, shuffled by the stream of a seed and a path, top first; RulesError, SeedError.

    Example:
        >>> from settebello._engine import shuffled
        >>> len(shuffled("A234567JQK", 7, "deal 0/redeal 0"))
        40

    """

def permutation(count: int, seed: int | bytes, path: str) -> list[int]:
    """The numbers from 0 to `count` - 1, shuffled by the stream of a seed and a path; SeedError.

    Example:
        >>> from settebello._engine import permutation
        >>> sorted(permutation(5, 7, "draw"))
        [0, 1, 2, 3, 4]

    """

def ceremony(
    ranks: str, seats: int, seed: int | bytes, how: Literal["highest", "lowest", "random"]
) -> tuple[tuple[tuple[tuple[int, Card], ...], ...], int]:
    """The draw for the first dealer from the stream `ceremony`: each round's (seat, card), and the dealer.

    Tied seats draw again from the rest of the pack; "random" draws no cards. RulesError, SeedError.

    Example:
        >>> from settebello._engine import ceremony
        >>> draws, dealer = ceremony("A234567JQK", 4, 7, "highest")
        >>> max(draws[-1], key=lambda draw: draw[1].value)[0] == dealer
        True

    """

@final
class _ScopaTally(TypedDict):
    """What `simulate` counted: sums with sums of squares over the deals, and counts; lists go by side."""

    deals: int
    void: int
    legal_moves: tuple[int, int]
    points: list[tuple[int, int]]
    scopas: list[tuple[int, int]]
    ahead: list[tuple[int, int]]
    cards: list[int]
    coins: list[int]
    settebello: list[int]
    primiera: list[int]
    won: list[int]

@final
class _Scala40Tally(TypedDict):
    """The same for Scala 40, where every seat is a side and points are a debt."""

    deals: int
    moves: tuple[int, int]
    turnovers: tuple[int, int]
    points: list[tuple[int, int]]
    ahead: list[tuple[int, int]]
    closed: list[int]
    won: list[int]
    one_turn: int

def simulate(
    rules: Rules,
    bots: Sequence[str],
    deals: int,
    seed: int | bytes,
    workers: int,
    watch: Callable[[int], object] | None = None,
) -> _ScopaTally | _Scala40Tally:
    """Plays many deals on threads of their own, without the GIL; any number of them counts the same.

    `bots` names a strategy for each side; the last seat deals. `watch` is told the deals done so
    far, some twenty times a second; what it raises, or Ctrl-C, breaks the work off. BotError, SeedError.

    Example:
        >>> import settebello as sb
        >>> from settebello import _engine
        >>> rules = sb.rules("scupuni").engine_rules()
        >>> tally = _engine.simulate(rules, ["random", "random"], deals=100, seed=1, workers=2)
        >>> sum(tally["settebello"]), tally["legal_moves"][0] > 100 * rules.plays
        (100, True)

    """

def arena(
    rules: Rules,
    first: str,
    second: str,
    deals: int,
    seed: int | bytes,
    workers: int,
    watch: Callable[[int], object] | None = None,
) -> dict[tuple[tuple[int, ...], ...], int]:
    """How often each outcome of a deal came: the points by side in each rotation of the sides.

    In rotation `s` the first strategy has side `s`, the second all others. Else like `simulate`.

    Example:
        >>> import settebello as sb
        >>> from settebello import _engine
        >>> rules = sb.rules("scupuni").engine_rules()
        >>> outcomes = _engine.arena(rules, "greedy", "greedy", deals=20, seed=1, workers=2)
        >>> all(rotations[0] == rotations[1] for rotations in outcomes), sum(outcomes.values())
        (True, 20)

    """

def laboratory_deck(rules: Rules, seed: int | bytes, number: int) -> list[Card]:
    """The pack, top first, of the deal of that number in `arena`: never void. SeedError.

    Example:
        >>> import settebello as sb
        >>> from settebello import _engine
        >>> len(_engine.laboratory_deck(sb.rules("fsgs").engine_rules(), seed=1, number=7))
        40

    """
