/** A ruling while it is being put together: against whom, under which article, with which sanction. */
import type { Ledger, NextSanction, RefereeDeed } from "../protocol";

/** A side, or one player of it. */
export interface Accused {
  side: number;
  seat: number | null;
}

export class RulingDraft {
  accused = $state.raw<Accused | null>(null);
  article = $state<string | null>(null);
  /** What the jury has chosen where the article leaves it open. */
  choice = $state<string | null>(null);

  /** What the ladder has for this side under this article; null while one of them is missing. */
  next(ledger: Ledger): NextSanction | null {
    const { accused, article } = this;
    if (accused === null || article === null) return null;
    return ledger.ladders.find(({ articles }) => articles.includes(article))?.sides[accused.side] ?? null;
  }

  /** The sanction that would be given: the ladder's step, or the jury's choice. */
  sanction(ledger: Ledger): string | null {
    const open = this.next(ledger)?.sanctions ?? [];
    if (open.length === 1) return open[0] ?? null;
    return this.choice !== null && open.includes(this.choice) ? this.choice : null;
  }

  /** The ruling as it is asked for; null while something is missing. */
  deed(ledger: Ledger, by: string): RefereeDeed | null {
    const sanction = this.sanction(ledger);
    if (this.accused === null || this.article === null || sanction === null || by.trim() === "") return null;
    const { side, seat } = this.accused;
    return { type: "rule", article: this.article, seat, side, sanction, by: by.trim() };
  }

  clear(): void {
    this.accused = null;
    this.article = null;
    this.choice = null;
  }
}
