/** Results under way: what is typed at each table, what is being sent, what was refused. */
import { pathOf } from "../../event/api";
import { spotOf } from "../../event/telling";
import type { PublicTable, Result } from "../../protocol";
import { Kept } from "../kept.svelte";
import type { OpenDesk, Refusal } from "../open-desk.svelte";

export class Results {
  readonly #desk: OpenDesk;
  readonly #typed: Kept<Record<string, string>>;
  /** Why a table's result was not entered, by table. */
  refusals = $state.raw<Readonly<Record<string, Refusal>>>({});
  sending = $state.raw<readonly string[]>([]);
  /** What stands last: the table of the room, and its points such as "21–15". */
  last = $state.raw<{ number: number; points: string } | null>(null);
  // Results that wait for the network.
  #waiting = $state.raw<Readonly<Record<string, () => Promise<boolean>>>>({});

  constructor(desk: OpenDesk) {
    this.#desk = desk;
    this.#typed = new Kept(`${pathOf(desk.api.event)}.results`, {});
  }

  typed(round: number, table: PublicTable): string {
    return this.#typed.value[place(round, table)] ?? "";
  }

  type(round: number, table: PublicTable, text: string): void {
    this.#typed.value = { ...this.#typed.value, [place(round, table)]: text };
    this.#refuse(round, table, null);
  }

  forget(round: number, table: PublicTable): void {
    const { [place(round, table)]: _, ...rest } = this.#typed.value;
    this.#typed.value = rest;
    this.#refuse(round, table, null);
  }

  refusal(round: number, table: PublicTable): Refusal | null {
    return this.refusals[place(round, table)] ?? null;
  }

  isSending(round: number, table: PublicTable): boolean {
    return this.sending.includes(place(round, table));
  }

  /** How many wait for the network. */
  get unsent(): number {
    return Object.keys(this.#waiting).length;
  }

  /** Says what is wrong before anything is sent. */
  refuse(round: number, table: PublicTable, message: string): void {
    this.#refuse(round, table, { code: "typed", message });
  }

  /** Enters a result; true once it stands. */
  async enter(round: number, table: PublicTable, result: Omit<Result, "table">): Promise<boolean> {
    const here = place(round, table);
    const wanted: Result = { ...result, table: table.number };
    this.sending = [...this.sending, here];
    const entered = (known: OpenDesk["now"]) =>
      known.standing.rounds[round - 1]?.tables.find(({ number }) => number === table.number)?.entered ?? null;
    const refusal = await this.#desk.enter(
      { type: "counted", round, result: wanted },
      {
        // Another table's result is no reason to ask again.
        about: (known) => [entered(known), known.standing.rounds.length, known.standing.stage === "closed"],
        done: (known) => JSON.stringify(entered(known)) === JSON.stringify(wanted),
      },
    );
    this.sending = this.sending.filter((one) => one !== here);
    const { [here]: _, ...others } = this.#waiting;
    if (refusal?.code === "unreachable") {
      this.#waiting = { ...others, [here]: () => this.enter(round, table, result) };
    } else {
      this.#waiting = others;
    }
    if (refusal === null) {
      this.forget(round, table);
      this.last = { number: spotOf(table), points: result.points.join("–") };
    } else this.#refuse(round, table, refusal);
    return refusal === null;
  }

  /** Sends what waited for the network, in the order in which it was typed. */
  async sendWaiting(): Promise<void> {
    const waiting = Object.values(this.#waiting);
    this.#waiting = {};
    for (const send of waiting) await send();
  }

  #refuse(round: number, table: PublicTable, refusal: Refusal | null): void {
    const { [place(round, table)]: _, ...rest } = this.refusals;
    this.refusals = refusal === null ? rest : { ...rest, [place(round, table)]: refusal };
  }
}

function place(round: number, table: PublicTable): string {
  return `${round}.${table.number}`;
}
