/** What somebody has typed and not yet sent: it outlives a reload and a lost network. */
export class Kept<Value> {
  #name: string;
  #empty: Value;
  #value: Value;

  constructor(name: string, empty: Value) {
    this.#name = `settebello.typed.${name}`;
    this.#empty = empty;
    const kept = sessionStorage.getItem(this.#name);
    this.#value = $state.raw(kept === null ? empty : (JSON.parse(kept) as Value));
  }

  get value(): Value {
    return this.#value;
  }

  set value(value: Value) {
    this.#value = value;
    sessionStorage.setItem(this.#name, JSON.stringify(value));
  }

  clear(): void {
    this.#value = this.#empty;
    sessionStorage.removeItem(this.#name);
  }
}
