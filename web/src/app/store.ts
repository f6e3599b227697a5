/** What this browser keeps, where it has a store that may be used; whoever cannot keep anything still plays. */
export type Keep = Pick<Storage, "getItem" | "setItem">;

export function store(): Keep | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
