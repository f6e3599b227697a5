/** An event's desk while it is open in this page: what is known of it, and one entry after the other. */
import { Polled } from "../event/polling.svelte";
import { HttpError } from "../net/http";
import * as m from "../paraglide/messages.js";
import type { Deed, DeskInfo } from "../protocol";
import type { DeskApi } from "./api";

/** Why something was not entered, in a sentence. */
export interface Refusal {
  code: string;
  message: string;
}

export interface Care {
  /** What the entry depends on. If it is the same after somebody else's entry, ours goes out again by itself. */
  about?: (desk: DeskInfo) => unknown;
  /** Whether it is entered already, as when only the answer was lost. */
  done?: (desk: DeskInfo) => boolean;
}

const TRIES = 4;

export class OpenDesk {
  readonly api: DeskApi;
  readonly poll: Polled<DeskInfo>;
  /** Entries under way. */
  busy = $state(0);
  #last: Promise<unknown> = Promise.resolve();

  constructor(api: DeskApi) {
    this.api = api;
    this.poll = new Polled((tag) => api.look(tag));
  }

  /** The event as it stands; only asked for once it is known. */
  get now(): DeskInfo {
    if (this.poll.value === null) throw new Error("the desk is not known yet");
    return this.poll.value;
  }

  /** Whether the holder of this link may make entries of a kind. */
  may(kind: Deed["type"] | "frozen" | "drawn" | "role_given"): boolean {
    return this.now.may.includes(kind);
  }

  enter(deed: Deed, care: Care = {}): Promise<Refusal | null> {
    return this.change((seq) => this.api.enter(deed, seq), care);
  }

  /** Sends one entry after the other, each with the number of the last one known. */
  change(send: (seq: number) => Promise<DeskInfo | null>, care: Care = {}): Promise<Refusal | null> {
    const turn = this.#last.then(() => this.#send(send, care));
    this.#last = turn;
    return turn;
  }

  async #send(send: (seq: number) => Promise<DeskInfo | null>, care: Care): Promise<Refusal | null> {
    this.busy += 1;
    try {
      for (let tries = 1; ; tries += 1) {
        const before = this.now;
        try {
          const after = await send(before.seq);
          if (after === null) await this.poll.refresh(true);
          else this.poll.take(after);
          this.poll.offline = false;
          return null;
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          if (error.code === "unreachable") {
            this.poll.offline = true;
            return { code: error.code, message: m.desk_unsent() };
          }
          if (error.code !== "desk_stale") return { code: error.code, message: error.message };
          await this.poll.refresh(true);
          if (care.done?.(this.now) === true) return null;
          const same = care.about !== undefined && alike(care.about(before), care.about(this.now));
          if (!same || tries >= TRIES) return { code: error.code, message: m.desk_stale() };
        }
      }
    } finally {
      this.busy -= 1;
    }
  }
}

function alike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
