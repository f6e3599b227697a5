/** What a match may be played to: points that win, points that put a seat out, or a number of deals. */
import * as m from "../paraglide/messages.js";
import type { NewTable, SheetDetail } from "../protocol";

type Asked = Pick<NewTable, "target" | "limit" | "deals">;

/** What a sheet lets its players choose about the end of a match. */
export interface Goal {
  legend: () => string;
  options: readonly number[];
  /** The sheet's own choice. */
  usual: number;
  /** The part of a new table that asks for it; null is the sheet's own. */
  asked: (chosen: number | null) => Asked;
}

/** The goal of a sheet's matches; null where it has none to choose. */
export function goalOf({
  targets,
  target,
  limits,
  limit,
  deal_counts,
  deals,
}: Pick<SheetDetail, "targets" | "target" | "limits" | "limit" | "deal_counts" | "deals">): Goal | null {
  if (target > 0) {
    return {
      legend: m.setup_target,
      options: targets,
      usual: target,
      asked: (chosen) => ({ target: chosen ?? target }),
    };
  }
  if (limit > 0) {
    return { legend: m.setup_limit, options: limits, usual: limit, asked: (chosen) => ({ limit: chosen ?? limit }) };
  }
  if (deals > 0) {
    return {
      legend: m.setup_deals,
      options: deal_counts,
      usual: deals,
      asked: (chosen) => ({ deals: chosen ?? deals }),
    };
  }
  return null;
}
