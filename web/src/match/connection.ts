/** The socket to a table: joins, comes back by itself after a loss, and says plainly how it stands. */
import type { ClientFrame, ErrorFrame, Join, ServerFrame } from "../protocol";
import type { Timer } from "./event-queue";

/** `waiting`: lost, and trying again soon; `ended`: closed here, or refused by the server for good. */
export type ConnectionStatus = "connecting" | "open" | "waiting" | "ended";

/** The part of a WebSocket that is used. */
export interface Socket {
  /** 1 when it is open, as the standard has it. */
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

export interface ConnectionPort {
  socket: () => Socket;
  /** The frame that takes the seat; asked anew for every connection. */
  join: () => Join;
  onframe: (frame: ServerFrame) => void;
  onstatus: (status: ConnectionStatus) => void;
  /** The server will not seat us however often we ask. */
  onrefusal: (error: ErrorFrame) => void;
  timer: Timer;
  /** A number from 0 to 1, so that many pages do not all come back in the same moment. */
  random: () => number;
}

/** Waits between tries, in milliseconds; the last one repeats. */
export const backOff = [400, 800, 1600, 3200, 6400, 10000] as const;
/** How long the server may leave a frame unanswered before the connection counts as lost, in milliseconds. */
export const patience = 6000;
/** Errors that another try cannot mend. */
const final = new Set(["no_such_table", "wrong_token", "record_broken", "record_broken_whole", "unknown_language"]);

export class Connection {
  #port: ConnectionPort;
  #socket: Socket | null = null;
  #tries = 0;
  #cancelRetry: (() => void) | null = null;
  #cancelPatience: (() => void) | null = null;
  #joined = false;
  #ended = false;

  constructor(port: ConnectionPort) {
    this.#port = port;
  }

  /** Connects, or tries again at once if a retry is waiting. */
  open(): void {
    if (this.#ended || this.#socket !== null) return;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#port.onstatus("connecting");
    const socket = this.#port.socket();
    this.#socket = socket;
    this.#expectAnswer();
    const join = (): void => socket.send(JSON.stringify(this.#port.join()));
    socket.onopen = join;
    socket.onmessage = ({ data }) => this.#receive(socket, data);
    socket.onclose = () => this.#lost(socket);
    socket.onerror = () => this.#lost(socket);
    // It may have been opened ahead.
    if (socket.readyState === 1) join();
  }

  /** Sends a frame that the server answers; false if there is no connection to send it on. */
  send(frame: ClientFrame): boolean {
    if (this.#socket === null || !this.#joined) return false;
    this.#socket.send(JSON.stringify(frame));
    this.#expectAnswer();
    return true;
  }

  /** Joins anew, for instance in another language. */
  rejoin(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket !== null) this.#drop(socket);
    this.open();
  }

  /** Closes for good. */
  close(): void {
    this.#ended = true;
    this.#cancelRetry?.();
    this.#cancelPatience?.();
    const socket = this.#socket;
    this.#socket = null;
    if (socket !== null) this.#drop(socket);
    this.#port.onstatus("ended");
  }

  #receive(socket: Socket, data: unknown): void {
    if (socket !== this.#socket || typeof data !== "string") return;
    this.#cancelPatience?.();
    this.#cancelPatience = null;
    const frame = JSON.parse(data) as ServerFrame;
    if (frame.type === "error") {
      if (final.has(frame.code)) {
        this.close();
        this.#port.onrefusal(frame);
      } else {
        this.#lost(socket);
      }
      return;
    }
    this.#tries = 0;
    this.#joined = true;
    this.#port.onstatus("open");
    this.#port.onframe(frame);
  }

  #expectAnswer(): void {
    this.#cancelPatience?.();
    const socket = this.#socket;
    this.#cancelPatience = this.#port.timer(patience, () => socket && this.#lost(socket));
  }

  #drop(socket: Socket): void {
    this.#joined = false;
    this.#cancelPatience?.();
    this.#cancelPatience = null;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#drop(socket);
    const longest = backOff[Math.min(this.#tries, backOff.length - 1)] ?? 0;
    this.#tries += 1;
    this.#port.onstatus("waiting");
    this.#cancelRetry = this.#port.timer(longest * (0.5 + this.#port.random() / 2), () => this.open());
  }
}
