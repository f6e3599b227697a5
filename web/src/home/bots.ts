/** The computer's ways of playing, by friendly names. */
import * as m from "../paraglide/messages.js";

const names: Readonly<Record<string, () => string>> = {
  random: m.bot_random,
  greedy: m.bot_greedy,
};

/** What a bot is called; one that this page does not know keeps its own name. */
export function botName(bot: string): string {
  return names[bot]?.() ?? bot;
}
