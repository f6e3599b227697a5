/** A match as one seat lives it: frames come in, moments to draw go out, plays and rulings are sent once. */
import type {
  ErrorFrame,
  EventFrame,
  HintFrame,
  Play,
  Plays,
  RefereeDeed,
  ServerFrame,
  StateFrame,
  TableInfo,
  TakeBack,
} from "../protocol";
import { isMove, isResult, type ResultEvent } from "../protocol/kinds";
import { Book } from "./book.svelte";
import { Connection, type ConnectionStatus, type Socket } from "./connection";
import { EventQueue, type Step, type Timer } from "./event-queue";
import type { Moment } from "./game";
import type { Told } from "./told";
import { gameOf } from "./games";
import { remember, startOf, toldBy } from "./remembering";

/** What the match needs from outside. */
export interface LiveMatchPort {
  socket: () => Socket;
  token: string;
  /** The table has just been opened: show its first events, too, one by one. */
  fresh: boolean;
  language: () => string;
  timer: Timer;
  random: () => number;
  /** How many times as long as usual people want to look at what happens. */
  pace: () => number;
}

export class LiveMatch {
  status = $state<ConnectionStatus>("connecting");
  /** The connection was lost and is not back yet. */
  lost = $state(false);
  /** Why the server does not seat us, in its words. */
  refusedSeat = $state.raw<ErrorFrame | null>(null);
  table = $state.raw<TableInfo | null>(null);
  moment = $state.raw<Moment | null>(null);
  totals = $state.raw<readonly number[]>([]);
  /** How the finished deals came out, oldest first. */
  deals = $state.raw<readonly ResultEvent[]>([]);
  winner = $state.raw<readonly number[] | null>(null);
  over = $state(false);
  told = $state.raw<readonly Told[]>([]);
  /** A deal has just ended; its score is read before the next one starts. */
  held = $state(false);
  /** Somebody wants a pause: nothing is shown or played until they go on. */
  paused = $state(false);
  /** Everything that the server told has been shown. */
  settled = $state(false);
  /** What was played and has not been answered. */
  pending = $state.raw<Play | Plays | TakeBack | null>(null);
  /** Why the last play did not happen, in the server's one sentence. */
  refusal = $state<string | null>(null);
  /** The connection broke before the last play arrived, and it has to be made again. */
  playLost = $state(false);
  /** What a good player would do now, if that was asked. */
  hint = $state.raw<HintFrame | null>(null);
  readonly book = new Book((deed) => this.#enter(deed));

  /** Something is still being shown, or has not been answered. */
  #waiting = $derived(!this.settled || this.pending !== null || this.book.asked);
  /** Nothing may be played. */
  busy = $derived(this.#waiting || this.status !== "open" || this.held || this.paused);

  #queue: EventQueue<EventFrame, StateFrame>;
  #pace: () => number;
  #connection: Connection;

  constructor(port: LiveMatchPort) {
    this.#pace = port.pace;
    this.#queue = new EventQueue<EventFrame, StateFrame>({
      steps: (frame) => this.#steps(frame),
      jump: (frame) => this.#jump(frame),
      resync: () => this.#connection.send({ type: "resync" }),
      urgent: (frame) => this.#own(frame),
      holds: ({ event }) => isResult(event),
      passesHold: ({ event }) => event.kind === "ended",
      changed: () => this.#changed(),
      timer: port.timer,
    });
    this.#connection = new Connection({
      socket: port.socket,
      join: () => ({
        type: "join",
        token: port.token,
        lang: port.language(),
        since: this.#queue.received ?? (port.fresh ? 0 : null),
      }),
      onframe: (frame) => this.#receive(frame),
      onstatus: (status) => this.#stand(status),
      onrefusal: (error) => (this.refusedSeat = error),
      timer: port.timer,
      random: port.random,
    });
  }

  open(): void {
    this.#connection.open();
  }

  rejoin(): void {
    this.#connection.rejoin();
  }

  close(): void {
    this.#connection.close();
    this.#queue.close();
  }

  /** Sends a play, once: nothing else is sent until it is answered. */
  play(move: string): void {
    const seq = this.#queue.shown;
    if (seq !== null && this.moment?.view.moves.includes(move) === true) this.#play({ type: "play", move, seq });
  }

  /** Sends several moves of the own turn, of which the first has been offered: all of them happen, or none. */
  plays(moves: readonly string[]): void {
    const seq = this.#queue.shown;
    if (seq !== null && this.moment?.view.moves.includes(moves[0] ?? "") === true)
      this.#play({ type: "plays", moves: [...moves], seq });
  }

  /** Takes the own last move back; the server says whether that may still be. */
  takeBack(): void {
    const seq = this.#queue.shown;
    if (seq !== null && this.table?.take_back === true) this.#play({ type: "take_back", seq });
  }

  /** Asks what a good player would do. */
  askHint(): void {
    const seq = this.#queue.shown;
    if (this.busy || seq === null || (this.moment?.view.moves.length ?? 0) === 0) return;
    this.#connection.send({ type: "ask_hint", seq });
  }

  #play(frame: Play | Plays | TakeBack): void {
    if (this.busy) return;
    this.refusal = null;
    this.playLost = false;
    if (this.#connection.send(frame)) this.pending = frame;
  }

  #enter(deed: RefereeDeed): boolean {
    const seq = this.#queue.received;
    if (this.pending !== null || this.status !== "open" || seq === null) return false;
    return this.#connection.send({ ...deed, seq });
  }

  hurry(): void {
    this.#queue.hurry();
  }

  pause(): void {
    this.#queue.pause();
  }

  goOn(): void {
    this.#queue.resume();
  }

  /** Starts the next deal, once the score has been read. */
  nextDeal(): void {
    this.#queue.release();
  }

  #stand(status: ConnectionStatus): void {
    this.status = status;
    if (status === "waiting" || status === "open") this.lost = status === "waiting";
  }

  #receive(frame: ServerFrame): void {
    switch (frame.type) {
      case "state":
        this.#adopt(frame);
        // A state in which nothing has happened since the play was sent: it never arrived.
        this.playLost = this.pending !== null && this.pending.seq === frame.seq;
        this.pending = null;
        this.book.renew(frame.ledger);
        break;
      case "event":
        if (this.#own(frame)) this.pending = null;
        this.#queue.event(frame);
        if (frame.ledger) {
          this.book.take(frame.ledger);
          // What is ruled is seen at once, whatever was still being shown.
          this.#queue.catchUp();
        }
        break;
      case "hint":
        // One that came too late is no hint any more.
        if (frame.seq === this.#queue.shown) this.hint = frame;
        break;
      case "refused":
        if (this.book.refuse(frame)) break;
        this.pending = null;
        // A stale play was already made, or overtaken; the events tell what happened.
        if (frame.code !== "stale") this.refusal = frame.message;
        break;
    }
  }

  /** A move of the own seat, or its taking back. */
  #own({ event }: EventFrame): boolean {
    return (isMove(event) || event.kind === "taken_back") && event.seat === this.table?.seat;
  }

  /** Takes a state: what was missed is shown event by event where the frames came along, else all at once. */
  #adopt(frame: StateFrame): void {
    const start = startOf(frame);
    if (this.#queue.received === null && start !== null) this.#queue.state(start);
    for (const event of frame.missed ?? []) this.#queue.event(event);
    this.#queue.state(frame);
  }

  #steps(frame: EventFrame): Step[] {
    const before = this.moment?.view ?? frame.view;
    const moments = gameOf(frame.view.family).moments(frame.event, before, frame.view, this.table?.sides ?? []);
    return moments.map((moment, index) => ({
      show: () => {
        this.moment = moment;
        if (index === 0) this.#tell(frame);
        if (index === moments.length - 1) this.#conclude(frame);
      },
      wait: moment.wait * this.#pace(),
    }));
  }

  #tell({ seq, event, view }: EventFrame): void {
    this.refusal = null;
    this.playLost = false;
    this.hint = null;
    this.told = remember(this.told, { seq, event, view });
  }

  #conclude({ event, totals, winner, over, ledger }: EventFrame): void {
    this.totals = totals;
    this.winner = winner;
    this.over = over;
    if (isResult(event)) this.deals = [...this.deals, event];
    // A ruling or its revocation counts the finished deals again.
    if (ledger) this.deals = this.deals.map((deal, index) => ({ ...deal, ...ledger.counts[index] }));
  }

  #jump(frame: StateFrame): void {
    this.table = frame.table;
    this.moment = gameOf(frame.view.family).still(frame.view);
    this.totals = frame.totals;
    this.deals = frame.deals;
    this.winner = frame.winner;
    this.over = frame.over;
    this.told = toldBy(frame);
    this.hint = null;
    this.refusal = null;
  }

  #changed(): void {
    this.settled = this.#queue.idle;
    this.held = this.#queue.held;
    this.paused = this.#queue.paused;
  }
}
