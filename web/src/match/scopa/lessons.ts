/** Scopa in its first deal: the own turn, what a card takes, scopas. */
import { theCard, theCards } from "../../learn/articles";
import { quoted, said, type Lesson, type Said, type Scene } from "../../learn/lesson";
import * as m from "../../paraglide/messages.js";
import type { PlayedEvent, ScopaView } from "../../protocol";
import { groupMoves, readMove, type Offer } from "../../table/offers";
import { nameOf } from "../telling";

/** What there is to say while the deal is played. */
function playing(tell: (view: ScopaView, scene: Scene) => Said | null): Lesson["tell"] {
  return (scene) => (scene.view.family === "scopa" && scene.result === null ? tell(scene.view, scene) : null);
}

/** Every way in which a card may take something now. */
function captures({ moves }: ScopaView): Offer[] {
  return [...groupMoves(moves).values()].flat().filter(({ captured }) => captured.length > 0);
}

const rankOf = (code: string) => code.slice(0, 1);
const sameRank = ({ card, captured }: Offer) => captured.length === 1 && rankOf(captured[0] ?? "") === rankOf(card);
const equal = (view: ScopaView) => captures(view).find(sameRank);
const sweep = (view: ScopaView) => captures(view).find((offer) => rankOf(offer.card) === "A" && !sameRank(offer));
const sum = (view: ScopaView) =>
  captures(view).find(({ card, captured }) => captured.length > 1 && rankOf(card) !== "A");

/** What was played from the own last card on, that one included. */
function lately({ told, setting }: Scene): PlayedEvent[] {
  const plays = told.flatMap(({ event }) => (event.kind === "played" ? [event] : []));
  return plays.slice(
    Math.max(
      0,
      plays.findLastIndex(({ seat }) => seat === setting.seat),
    ),
  );
}

export const scopaLessons: readonly Lesson[] = [
  {
    name: "hidden",
    tell: playing((view, { setting }) => (view.hand === null ? quoted(setting.sentences["view.hand"]) : null)),
  },
  {
    name: "turn",
    tell: playing((view, { setting }) => {
      const card = captures(view)[0]?.card ?? view.moves.map((move) => readMove(move).card)[0];
      return card === undefined ? null : said(m.learn_turn({ card: theCard(setting, card) }), [card]);
    }),
  },
  {
    name: "scopa",
    tell: playing((_, scene) => {
      const play = lately(scene).find(({ scopa }) => scopa);
      if (play === undefined) return null;
      const own = play.seat === scene.setting.seat;
      const text = own ? m.learn_scopa_own() : m.learn_scopa({ name: nameOf(scene.setting, play.seat) });
      return said(text, [play.card]);
    }),
  },
  {
    name: "equal",
    tell: playing((view, { setting }) => taking(equal(view), setting, m.learn_equal)),
  },
  {
    name: "equal-rule",
    tell: playing((view, { setting }) => ruling(equal(view), setting, "capture.equal")),
  },
  {
    name: "sweep",
    tell: playing((view, { setting }) => ruling(sweep(view), setting, "ace.sweeps")),
  },
  {
    name: "sum",
    tell: playing((view, { setting }) => taking(sum(view), setting, m.learn_sum)),
  },
  {
    name: "sum-rule",
    tell: playing((view, { setting }) => ruling(sum(view), setting, "capture.sum")),
  },
  {
    name: "several",
    tell: playing((view, { setting }) => {
      const offer = captures(view).find(({ badge }) => badge !== null);
      return offer === undefined ? null : said(m.learn_several({ card: theCard(setting, offer.card) }), [offer.card]);
    }),
  },
  {
    name: "or-lay",
    tell: playing((view, { setting }) => {
      const offer = captures(view).find(({ card }) => view.moves.includes(card));
      return taking(offer, setting, m.learn_or_lay);
    }),
  },
  {
    name: "lay",
    tell: playing((view, { setting }) => {
      const takers = new Set(captures(view).map(({ card }) => card));
      const card = view.moves.find((move) => !takers.has(readMove(move).card));
      return card === undefined ? null : said(m.learn_lay({ card: theCard(setting, card) }), [card]);
    }),
  },
  {
    name: "pile",
    tell: playing((_, scene) => {
      const own = lately(scene).some(({ seat, captured }) => seat === scene.setting.seat && captured.length > 0);
      return own ? said(m.learn_pile()) : null;
    }),
  },
];

type Words = (inputs: { card: string; cards: string }) => string;

function taking(offer: Offer | undefined, setting: Scene["setting"], words: Words): Said | null {
  if (offer === undefined) return null;
  const { card, captured } = offer;
  return said(words({ card: theCard(setting, card), cards: theCards(setting, captured) }), [card, ...captured]);
}

function ruling(offer: Offer | undefined, setting: Scene["setting"], key: string): Said | null {
  return offer === undefined ? null : quoted(setting.sentences[key], [offer.card, ...offer.captured]);
}
