/** Sockets whose other end is the test. */
import type { ClientFrame, ServerFrame } from "../protocol";
import type { Socket } from "./connection";

export class TestSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly sent: ClientFrame[] = [];
  closed = false;

  constructor(readonly readyState: number) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }

  close(): void {
    this.closed = true;
  }

  /** The server says something. */
  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

/** Hands out sockets and keeps them. */
export class TestLine {
  readonly sockets: TestSocket[] = [];
  /** How far the next socket is: connecting, or open as 1. */
  readyState = 0;

  readonly connect = (): Socket => {
    const socket = new TestSocket(this.readyState);
    this.sockets.push(socket);
    return socket;
  };

  get last(): TestSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error("nothing has connected yet");
    return socket;
  }
}
