/** The line that tells a person what the table waits for. */
import * as m from "../paraglide/messages.js";
import type { TableSetting, TableShown } from "./api";

export function prompt(setting: TableSetting, shown: TableShown, mine: boolean, busy: boolean): string {
  if (mine) return m.turn_yours();
  if (shown.turn === null) return "";
  if (shown.turn === setting.seat) return busy ? "" : m.turn_yours();
  const sitter = setting.sitters.find(({ seat }) => seat === shown.turn);
  return sitter ? m.turn_other({ name: sitter.name }) : "";
}
