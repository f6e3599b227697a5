/** What lies before one player: the hand in its order, what is chosen and prepared, and what may be done with it. */
import { advisedBy } from "./advice";
import type { Scala40Props } from "./api";
import { chosenOf, compose, keep, nothingComposed, pointsOf, spareOf, takeBack, toggle } from "./composing";
import { follow, nothingLies, type Layout } from "./following";
import { arrange, moved, type Held, type Order } from "./hand";
import { meldsWith, movesWith, type MeldOffer, type Offers } from "./offers";

export class Desk {
  /** How the hand is kept. */
  order = $state<Order>("suit");
  /** The key of the card that is being dragged. */
  dragged = $state<string | null>(null);

  #props: Scala40Props;
  #composing = $state.raw(nothingComposed);

  // Each layout starts from the one before it: that is how a card keeps its key.
  #known: Layout = nothingLies;
  #keys = 0;
  readonly layout = $derived.by(() => (this.#known = follow(this.#known, this.#shown, () => String(this.#keys++))));

  // So does each arrangement; where the player moves a card, another one is put in its place.
  #kept = $state.raw<{ hand: readonly Held[] }>({ hand: [] });
  readonly hand = $derived.by(() => {
    const kept = this.#kept;
    return (kept.hand = arrange(kept.hand, this.layout.hand, this.order));
  });

  readonly composing = $derived(keep(this.#composing, this.layout.hand));
  /** The cards that no prepared meld holds. */
  readonly spare = $derived(spareOf(this.hand, this.composing));
  readonly moves: readonly string[] = $derived.by(() => (this.#props.busy ? [] : this.#shown.moves));
  /** Until the opening stands its melds are put together first, whoever's turn it is. */
  readonly preparing = $derived(
    this.#shown.seated.includes(this.#seat) && !this.#shown.over && this.#shown.opened[this.#seat] !== true,
  );
  /** What is worth laying so far. */
  readonly points = $derived(pointsOf(this.composing, this.#shown.laid));
  /** What is prepared may be laid. */
  readonly ready = $derived(
    this.moves.length > 0 &&
      this.#shown.phase === "play" &&
      this.composing.composed.length > 0 &&
      this.points >= this.#shown.opening_points,
  );
  readonly offers: Offers = $derived.by(() => {
    const chosen = chosenOf(this.hand, this.composing);
    const { joins, discard } = movesWith(this.moves, chosen);
    const { joining } = this.composing;
    return {
      melds: meldsWith(
        this.preparing ? this.#shown.formable : this.#shown.formable.filter(({ meld }) => this.#may(`meld ${meld}`)),
        chosen,
        this.spare.map(({ card }) => card),
      ),
      joins: joining === null ? joins : joins.filter(({ meld }) => meld === joining),
      discard,
    };
  });
  /** The melds on the table that a chosen card may join. */
  readonly lit: ReadonlySet<number> = $derived(new Set(this.offers.joins.map(({ meld }) => meld)));
  /** What a hint means, as long as nothing else is chosen. */
  readonly advice = $derived.by(() => advisedBy(this.#props.hint, this.moves, this.spare, this.composing.chosen));
  /** The key of the card that came last, on the own turn. */
  readonly drawn: string | null = $derived.by(() => {
    const card = this.#shown.turn === this.#seat ? (this.#shown.drawn ?? this.#shown.taken) : null;
    // Of equal cards it has the newest key.
    const keys = this.layout.hand.filter((held) => held.card === card).map(({ key }) => Number(key));
    return keys.length === 0 ? null : String(Math.max(...keys));
  });

  /** `props` are the table's own, which change under it. */
  constructor(props: Scala40Props) {
    this.#props = props;
  }

  get #shown(): Scala40Props["shown"] {
    return this.#props.shown;
  }

  get #seat(): number {
    return this.#props.setting.seat;
  }

  #may(move: string): boolean {
    return this.moves.includes(move);
  }

  play(move: string): void {
    this.letGo();
    this.#props.onplay(move);
  }

  /** Lays what is prepared, in one go. */
  open(): void {
    this.#props.onplays(this.composing.composed.map(({ meld }) => `meld ${meld}`));
  }

  /** Draws from the stock, if that may be done now. */
  draw(): boolean {
    return this.#playIf("draw");
  }

  /** Takes the top discard, or discards the chosen card. */
  pile(): boolean {
    return this.#playIf("take") || (this.offers.discard !== null && this.#playIf(this.offers.discard));
  }

  #playIf(move: string): boolean {
    if (!this.#may(move)) return false;
    this.play(move);
    return true;
  }

  /** The chosen card joins a meld at once if it can do so in one way; else the ways are offered. */
  join(meld: number): boolean {
    const chosen = chosenOf(this.hand, this.composing);
    const [way, ...others] = movesWith(this.moves, chosen).joins.filter((join) => join.meld === meld);
    if (way === undefined) return false;
    if (others.length === 0) this.play(way.move);
    else this.#composing = { ...this.composing, joining: meld };
    return true;
  }

  choose(key: string): void {
    this.#composing = toggle(this.composing, key);
  }

  /** Chooses one card and no other. */
  chooseOnly(key: string): void {
    this.#composing = { ...this.composing, chosen: [key], joining: null };
  }

  letGo(): void {
    this.#composing = { ...this.composing, chosen: [], joining: null };
  }

  /** A meld prepared, or laid where the opening stands. */
  meld(offer: MeldOffer): void {
    if (this.preparing) this.#composing = compose(this.composing, this.hand, offer);
    else this.play(`meld ${offer.meld}`);
  }

  /** Prepares the fewest cards that open. */
  suggest(): void {
    const { fewest, formable } = this.#shown;
    const melds = (fewest ?? []).flatMap((wanted) => formable.find(({ meld }) => meld === wanted) ?? []);
    this.#composing = melds.reduce((made, meld) => compose(made, this.hand, meld), nothingComposed);
  }

  /** Takes one prepared meld back by its place, or all of them. */
  takeBack(place: number | null): void {
    this.#composing = takeBack(this.composing, (_, index) => place !== null && index !== place);
  }

  /** Lets the chosen cards go, or takes the last prepared meld back. */
  stepBack(): void {
    if (this.composing.chosen.length > 0) this.letGo();
    else this.takeBack(this.composing.composed.length - 1);
  }

  /** A card moved to the place of another, or to the end. */
  move(key: string, to: string | null): void {
    this.#kept = { hand: moved(this.hand, key, to) };
    this.order = "own";
  }

  /** The hand as it is kept now, to come back to. */
  get kept(): { order: Order; hand: readonly Held[] } {
    return { order: this.order, hand: this.hand };
  }

  keepAs({ order, hand }: { order: Order; hand: readonly Held[] }): void {
    this.#kept = { hand };
    this.order = order;
  }
}
