/** The computer's ways of playing, by friendly names: what a bot does differs from game to game. */
import * as m from "../paraglide/messages.js";

type Names = Readonly<Record<string, () => string>>;

const everywhere: Names = { random: m.bot_random, greedy: m.bot_greedy, maestro: m.bot_maestro };
const byFamily: Readonly<Record<string, Names>> = { scala40: { greedy: m.bot_greedy_scala40 } };

/** What a bot is called in a family of games; one that this page does not know keeps its own name. */
export function botName(bot: string, family: string): string {
  return (byFamily[family]?.[bot] ?? everywhere[bot])?.() ?? bot;
}
