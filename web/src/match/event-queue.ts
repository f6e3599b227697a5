/**
 * Shows a table's events one at a time, in order, at a pace that people can follow.
 *
 * An event becomes a few steps (old state → a card put down → new state); the last step of an event always shows
 * exactly the view that the server sent, so whatever is skipped or hurried, the table ends up right.
 */

/** One moment to show, and how long it stays before the next one may follow, in milliseconds. */
export interface Step {
  show: () => void;
  wait: number;
}

/** Starts a timer and returns what cancels it. */
export type Timer = (milliseconds: number, run: () => void) => () => void;

/** What the queue asks of its owner. */
export interface EventQueuePort<Event, State> {
  /** The steps that show an event; called when its turn comes, so that they start from what is shown then. */
  steps: (event: Event) => readonly Step[];
  /** Shows a whole state at once. */
  jump: (state: State) => void;
  /** Asks the server for a whole state, since an event is missing. */
  resync: () => void;
  /** An event that need not wait for the one before to have been looked at, such as one's own play. */
  urgent: (event: Event) => boolean;
  /** An event after which the queue stops until it is released, such as a deal's score. */
  holds: (event: Event) => boolean;
  /** An event that may be shown even so, such as the match's end. */
  passesHold: (event: Event) => boolean;
  /** Called whenever `idle`, `shown`, `held` or `paused` may have changed. */
  changed: () => void;
  timer: Timer;
}

/** With more events than this waiting – a tab that slept – the queue catches up without pauses. */
const longestQueue = 14;

export class EventQueue<Event extends { seq: number }, State extends { seq: number }> {
  /** The newest event received in unbroken order; null before the first state. */
  received: number | null = null;
  /** The newest event whose view is on the table. */
  shown: number | null = null;
  /** Stopped after a holding event. */
  held = false;
  /** Stopped by somebody who wants a pause. */
  paused = false;

  #port: EventQueuePort<Event, State>;
  #events: Event[] = [];
  #steps: Step[] = [];
  #current: Event | null = null;
  #cancel: (() => void) | null = null;
  #gap = false;
  #hurried = false;

  constructor(port: EventQueuePort<Event, State>) {
    this.#port = port;
  }

  /** Everything received has been shown. A pause after the last event does not count. */
  get idle(): boolean {
    return this.#events.length === 0 && this.#current === null && !this.#gap;
  }

  /** Takes a whole state: the server's word on where the table stands. */
  state(state: State): void {
    // Already known, and no event missing: it only confirms what the queue is about to show.
    if (!this.#gap && this.received === state.seq) {
      this.#port.changed();
      return;
    }
    this.#stop();
    this.#events = [];
    this.#steps = [];
    this.#current = null;
    this.#gap = false;
    this.held = false;
    this.received = state.seq;
    this.shown = state.seq;
    this.#port.jump(state);
    this.#port.changed();
  }

  /** Takes one event; doubles are dropped, and a gap in the numbers asks for a whole state. */
  event(event: Event): void {
    if (this.#gap || this.received === null || event.seq <= this.received) return;
    if (event.seq > this.received + 1) {
      this.#gap = true;
      this.#port.resync();
      this.#port.changed();
      return;
    }
    this.received = event.seq;
    this.#events.push(event);
    if (this.#cancel !== null && this.#current === null && this.#events.length === 1 && this.#port.urgent(event)) {
      this.#stop();
    }
    this.#advance();
    this.#port.changed();
  }

  /** Ends the pause that is running: the next step is shown at once. */
  hurry(): void {
    if (this.#cancel === null) return;
    this.#stop();
    this.#advance();
    this.#port.changed();
  }

  /** Shows nothing more until `resume`; what arrives meanwhile waits. */
  pause(): void {
    this.paused = true;
    this.#stop();
    this.#port.changed();
  }

  /** Goes on after a pause. */
  resume(): void {
    this.paused = false;
    this.#advance();
    this.#port.changed();
  }

  /** Goes on after a holding event. */
  release(): void {
    if (!this.held) return;
    this.held = false;
    this.#stop();
    this.#advance();
    this.#port.changed();
  }

  /** Shows all that waits, past everything that holds; only after the last event people get to look. */
  catchUp(): void {
    if (this.idle) return;
    this.held = false;
    this.paused = false;
    this.#hurried = true;
    this.#stop();
    this.#advance();
    this.#hurried = false;
    this.#port.changed();
  }

  /** Stops for good. */
  close(): void {
    this.#stop();
    this.#events = [];
    this.#steps = [];
    this.#current = null;
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** Shows what may be shown now, until a pause has to run. */
  #advance(): void {
    while (this.#cancel === null && !this.paused) {
      if (this.#current === null) {
        const next = this.#events[0];
        if (next === undefined || (this.held && !this.#port.passesHold(next))) return;
        this.#events.shift();
        this.#current = next;
        this.#steps = [...this.#port.steps(next)];
      }
      const step = this.#steps.shift();
      step?.show();
      if (this.#steps.length === 0) this.#finish(this.#current);
      const waiting = this.#events.length;
      const hurries = this.#hurried ? waiting + this.#steps.length > 0 : waiting > longestQueue;
      const wait = hurries ? 0 : (step?.wait ?? 0);
      if (wait > 0) this.#cancel = this.#port.timer(wait, () => this.#elapsed());
    }
  }

  #finish(event: Event): void {
    this.#current = null;
    this.shown = event.seq;
    if (this.#port.holds(event)) this.held = !this.#hurried;
  }

  #elapsed(): void {
    this.#cancel = null;
    this.#advance();
    this.#port.changed();
  }
}
