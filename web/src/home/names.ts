/** Names for the computer's seats, so that a table sounds like one. */
const names = ["Bice", "Carlo", "Dina", "Ettore", "Fulvia"] as const;

/** The name of the n-th other seat, from 0. */
export function companion(index: number): string {
  return names[index % names.length] ?? "";
}
