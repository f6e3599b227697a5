/** The line that tells a person what the table waits for. */
import * as m from "../paraglide/messages.js";
import type { Scala40Setting, Scala40Shown } from "./api";

export function prompt(setting: Scala40Setting, shown: Scala40Shown, busy: boolean): string {
  if (shown.over) return "";
  if (!shown.seated.includes(setting.seat)) return m.you_are_out();
  if (shown.turn !== setting.seat) {
    const sitter = setting.sitters.find(({ seat }) => seat === shown.turn);
    return sitter === undefined ? "" : m.turn_other({ name: sitter.name });
  }
  if (busy) return "";
  if (shown.phase === "draw") return shown.moves.includes("take") ? m.turn_draw_or_take() : m.turn_draw();
  if (shown.opened[setting.seat]) return m.turn_play();
  return shown.laid > 0 ? m.turn_finish_opening() : m.turn_open();
}
