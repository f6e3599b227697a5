/** The keys of private links. They come behind the address's `#`, are kept here and leave the address bar. */

const HOUSE = "settebello.organiser";
const EVENT = "settebello.desk.";

/** The organiser's key of the house. */
export function houseKey(): string {
  return keptFrom(HOUSE);
}

/** The key to an event's desk. */
export function eventKey(event: string): string {
  return keptFrom(EVENT + event);
}

/** Keeps the key of an event that was just opened. */
export function keepEventKey(event: string, key: string): void {
  localStorage.setItem(EVENT + event, key);
}

/** Whether this browser has the organiser's key of the house. */
export function hasHouseKey(): boolean {
  return localStorage.getItem(HOUSE) !== null;
}

/** Whether this browser has a key to an event's desk. */
export function hasEventKey(event: string): boolean {
  return localStorage.getItem(EVENT + event) !== null;
}

function keptFrom(name: string): string {
  const key = decodeURIComponent(location.hash.slice(1));
  if (key !== "") {
    localStorage.setItem(name, key);
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return localStorage.getItem(name) ?? "";
}
