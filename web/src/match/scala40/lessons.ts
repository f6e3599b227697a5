/** Scala 40 in its first deal: drawing, melds, the opening, discarding, attaching. */
import { language } from "../../language/locale.svelte";
import { theCard, withArticle } from "../../learn/articles";
import { quoted, said, type Lesson, type Said, type Scene } from "../../learn/lesson";
import * as m from "../../paraglide/messages.js";
import type { Scala40View, SteppedEvent } from "../../protocol";
import { readMeld, readMove } from "../../scala40/moves";
import { laidName, laidNames } from "../../scala40/names";
import type { MatchSetting } from "../setting";
import { nameOf } from "../telling";

/** What there is to say while the deal is played. */
function playing(tell: (view: Scala40View, scene: Scene) => Said | null): Lesson["tell"] {
  return (scene) => (scene.view.family === "scala40" && scene.result === null ? tell(scene.view, scene) : null);
}

/** After drawing, in the own turn. */
const laying = ({ phase, moves }: Scala40View) => phase === "play" && moves.length > 0;

/** What the others did since the own last discard; and what was done in the own turn, which is still going on. */
function lately({ told, setting }: Scene): SteppedEvent[] {
  const steps = told.flatMap(({ event }) => (event.kind === "stepped" ? [event] : []));
  return steps.slice(steps.findLastIndex(({ seat, action }) => seat === setting.seat && action === "discard") + 1);
}

/** The first of the moves of a kind that puts a card to a meld on the table. */
function onto(view: Scala40View, kind: "attach" | "swap", setting: MatchSetting, words: Words): Said | null {
  const move = view.moves.map(readMove).find((move) => move?.kind === kind);
  if (move?.kind !== "attach" && move?.kind !== "swap") return null;
  const [laid] = move.cards;
  return said(words({ card: withArticle(laidName(laid, setting), language()), number: move.meld }), [laid.card]);
}

type Words = (inputs: { card: string; number: number }) => string;

/** "3, 4 e 5 di fiori (12 punti)"; the codes are those that lie in the hand. */
function held(meld: string, setting: MatchSetting): { names: string; codes: readonly string[] } {
  const cards = readMeld(meld);
  return { names: laidNames(cards, setting), codes: cards.map(({ card }) => card) };
}

export const scala40Lessons: readonly Lesson[] = [
  {
    name: "draw",
    tell: playing(({ moves }) => (moves.includes("draw") ? said(m.learn_draw()) : null)),
  },
  {
    name: "take",
    tell: playing(({ moves, discard_pile }, { setting }) => {
      const top = discard_pile.at(-1);
      if (!moves.includes("take") || top === undefined) return null;
      return said(m.learn_take({ card: theCard(setting, top) }), [top]);
    }),
  },
  {
    name: "draw-only",
    tell: playing(({ moves }, { setting }) =>
      moves.includes("draw") && !moves.includes("take") ? quoted(setting.sentences["take.before_opening"]) : null,
    ),
  },
  {
    name: "meld",
    tell: playing((view) => (laying(view) ? said(m.learn_meld()) : null)),
  },
  {
    name: "meld-held",
    tell: playing((view, { setting }) => {
      const [best] = [...view.formable].sort((one, other) => other.points - one.points);
      if (!laying(view) || best === undefined) return null;
      const { names, codes } = held(best.meld, setting);
      return said(m.learn_meld_held({ cards: names, count: best.points }), codes);
    }),
  },
  {
    name: "opening",
    tell: playing((view, { setting }) => {
      if (!laying(view) || view.opened[view.seat] === true || view.fewest !== null) return null;
      return quoted(setting.sentences["opening.points"], [], m.learn_opening_not_yet());
    }),
  },
  {
    name: "opening-ready",
    tell: playing((view, { setting }) => {
      if (!laying(view) || view.opened[view.seat] === true || view.fewest === null) return null;
      const melds = view.fewest.map((meld) => held(meld, setting));
      const words = m.learn_opening_ready({ melds: melds.map(({ names }) => names).join("; ") });
      return quoted(setting.sentences["opening.points"], [], words);
    }),
  },
  {
    name: "opened",
    tell: playing((_, scene) => {
      const step = lately(scene).find(({ opened }) => opened);
      if (step === undefined) return null;
      const own = step.seat === scene.setting.seat;
      return said(own ? m.learn_opened_own() : m.learn_opened({ name: nameOf(scene.setting, step.seat) }));
    }),
  },
  {
    name: "attach",
    tell: playing((view, { setting }) => onto(view, "attach", setting, m.learn_attach)),
  },
  {
    name: "swap",
    tell: playing((view, { setting }) => onto(view, "swap", setting, m.learn_swap)),
  },
  {
    name: "discard",
    tell: playing((view) =>
      laying(view) && view.moves.some((move) => readMove(move)?.kind === "discard") ? said(m.learn_discard()) : null,
    ),
  },
  {
    name: "turnover",
    tell: playing((_, scene) => (lately(scene).some(({ turnover }) => turnover) ? said(m.learn_turnover()) : null)),
  },
];
