/** The referee's book as one seat sees it: what is asked of it goes out once, and what came of it is told. */
import type { Ledger, RefereeDeed, RefusedFrame } from "../protocol";

export class Book {
  /** As the server last sent it. */
  ledger = $state.raw<Ledger | null>(null);
  /** Something was asked and has not been answered. */
  asked = $state(false);
  /** Why nothing was entered: the server's sentence, or that the match went on, or that the line broke. */
  notEntered = $state.raw<Pick<RefusedFrame, "code" | "message"> | null>(null);

  #send: (deed: RefereeDeed) => boolean;

  /** `send` is false where nothing can be sent now. */
  constructor(send: (deed: RefereeDeed) => boolean) {
    this.#send = send;
  }

  /** Asks the book to enter something, once. */
  ask(deed: RefereeDeed): void {
    if (this.asked || !this.#send(deed)) return;
    this.asked = true;
    this.notEntered = null;
  }

  /** A new entry stands. */
  take(ledger: Ledger): void {
    this.ledger = ledger;
    this.#answer(null);
  }

  /** The book as a whole state brings it: whatever was asked before got lost. */
  renew(ledger: Ledger): void {
    this.#answer(this.asked ? { code: "lost", message: "" } : null);
    this.ledger = ledger;
  }

  /** Whether a refusal was the answer to what was asked. */
  refuse(frame: RefusedFrame): boolean {
    if (!this.asked) return false;
    this.#answer(frame);
    return true;
  }

  #answer(refused: Pick<RefusedFrame, "code" | "message"> | null): void {
    this.asked = false;
    this.notEntered = refused;
  }
}
