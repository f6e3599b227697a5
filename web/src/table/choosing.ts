/** What taps and keys do: a small state machine over the offers, without any drawing. */
import { narrow, type Offer } from "./offers";

/** What is chosen so far: a hand card, and table cards that its capture must hold. */
export interface Choosing {
  card: string | null;
  narrowed: readonly string[];
}

/** The state after a tap, and the move to play if the tap made one certain and confirmed it. */
export interface Chosen {
  choosing: Choosing;
  play: string | null;
}

type Offers = ReadonlyMap<string, readonly Offer[]>;

export const nothingChosen: Choosing = { card: null, narrowed: [] };

/** The offers still open for the chosen hand card. */
export function openOffers(offers: Offers, choosing: Choosing): readonly Offer[] {
  if (choosing.card === null) return [];
  return narrow(offers.get(choosing.card) ?? [], choosing.narrowed);
}

/** The one offer that is left, if just one is. */
export function onlyOffer(offers: Offers, choosing: Choosing): Offer | null {
  const open = openOffers(offers, choosing);
  return open.length === 1 ? (open[0] ?? null) : null;
}

/**
 * A tap on a hand card: the first chooses it, a second plays it when only one offer is left, else lets it go.
 * Without `confirm` the first tap plays as soon as only one offer is left.
 */
export function tapHand(offers: Offers, choosing: Choosing, card: string, confirm: boolean): Chosen {
  if (choosing.card === card) return { choosing: nothingChosen, play: onlyOffer(offers, choosing)?.move ?? null };
  if (!offers.has(card)) return { choosing, play: null };
  // Table cards tapped before the hand card still count, if this card can take them.
  const before = choosing.card === null ? choosing.narrowed : [];
  const narrowed = narrow(offers.get(card) ?? [], before).length > 0 ? before : [];
  return settled(offers, { card, narrowed }, confirm);
}

/**
 * A tap on a table card: it must, or need no longer, be among the captured ones. Tapping what a lone capture has
 * lit up takes it, as tapping the hand card again does.
 */
export function tapTable(offers: Offers, choosing: Choosing, card: string, confirm: boolean): Chosen {
  const only = choosing.narrowed.length === 0 ? onlyOffer(offers, choosing) : null;
  if (only?.captured.includes(card)) return { choosing: nothingChosen, play: only.move };
  const after = narrowBy(offers, choosing, card);
  // What is no longer pointed at makes nothing certain.
  return after.narrowed.includes(card) ? settled(offers, after, confirm) : { choosing: after, play: null };
}

/** Plays what has become certain, unless it is to be confirmed first. */
function settled(offers: Offers, choosing: Choosing, confirm: boolean): Chosen {
  const only = confirm ? null : onlyOffer(offers, choosing);
  return only ? { choosing: nothingChosen, play: only.move } : { choosing, play: null };
}

function narrowBy(offers: Offers, choosing: Choosing, card: string): Choosing {
  const narrowed = choosing.narrowed.includes(card)
    ? choosing.narrowed.filter((other) => other !== card)
    : [...choosing.narrowed, card];
  const takers = takersOf(offers, { card: choosing.card, narrowed });
  // A card that fits no capture together with the others starts the narrowing anew.
  if (narrowed.length > 0 && takers.size === 0) {
    const alone = { card: choosing.card, narrowed: [card] };
    return takersOf(offers, alone).size > 0 ? alone : choosing;
  }
  return { ...choosing, narrowed };
}

/** The hand cards that can take all the narrowed table cards (of the chosen hand card, if one is chosen). */
export function takersOf(offers: Offers, choosing: Choosing): ReadonlySet<string> {
  const takers = new Set<string>();
  if (choosing.narrowed.length === 0) return takers;
  for (const [card, group] of offers) {
    if (choosing.card !== null && card !== choosing.card) continue;
    if (narrow(group, choosing.narrowed).length > 0) takers.add(card);
  }
  return takers;
}

/** The table cards to light up: those of the only offer left, or the narrowed ones. */
export function litCards(offers: Offers, choosing: Choosing): ReadonlySet<string> {
  const only = onlyOffer(offers, choosing);
  return new Set([...(only ? only.captured : []), ...choosing.narrowed]);
}

/** The badges on each table card: a letter for each open capture that holds it. */
export function badgesOn(offers: Offers, choosing: Choosing): ReadonlyMap<string, readonly string[]> {
  const badges = new Map<string, string[]>();
  for (const offer of openOffers(offers, choosing)) {
    if (offer.badge === null) continue;
    for (const card of offer.captured) badges.set(card, [...(badges.get(card) ?? []), offer.badge]);
  }
  return badges;
}

/** What is left of the choice after the offers changed: nothing, unless the chosen card can still be played. */
export function keepChoice(offers: Offers, choosing: Choosing): Choosing {
  if (choosing.card === null && choosing.narrowed.length === 0) return choosing;
  if (choosing.card !== null && openOffers(offers, choosing).length > 0) return choosing;
  return nothingChosen;
}
