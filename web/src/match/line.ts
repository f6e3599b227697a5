/** The socket to a table: opened as soon as its address is known, before the page's own code has come. */
import { socketAddress } from "../net/http";

let ahead: { table: string; socket: WebSocket } | null = null;

/** Opens a line that the page will take. */
export function openAhead(table: string): void {
  ahead = { table, socket: new WebSocket(socketAddress(table)) };
}

/** A line to the table: the one opened ahead, once and if it still stands, else a new one. */
export function lineTo(table: string): WebSocket {
  const opened = ahead;
  ahead = null;
  const stands = opened?.table === table && opened.socket.readyState <= WebSocket.OPEN;
  return stands ? opened.socket : new WebSocket(socketAddress(table));
}
