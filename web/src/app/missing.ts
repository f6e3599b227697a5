/** Sentences about what was asked for and is not there; they come when one is needed, which is seldom. */
import { deckOf } from "../cards/decks";
import { deckName } from "../home/decks";
import * as m from "../paraglide/messages.js";
import { saidOnce } from "./said-once.svelte";

export function sayLanguage(asked: string): void {
  saidOnce.say(`language ${asked}`, m.language_unspoken({ asked }));
}

export function sayDeck(asked: string): void {
  saidOnce.say(`deck ${asked}`, m.deck_unknown({ asked, deck: deckName(deckOf(asked)) }));
}
