/** Results as they are typed: "21 15", "21-15" or, with the table first, "7 21 15". */

/** The points of each side; null for anything that is not exactly one number a side. */
export function pointsIn(text: string, sides: number): number[] | null {
  const numbers = wholeNumbers(text);
  return numbers !== null && numbers.length === sides ? numbers : null;
}

/** A table of the room and its points; null for anything else. */
export function lineIn(text: string, sides: number): { spot: number; points: number[] } | null {
  const [spot, ...points] = wholeNumbers(text) ?? [];
  return spot !== undefined && points.length === sides ? { spot, points } : null;
}

/** Numbers with anything but letters between them: nobody means "21 points" by "2l". */
function wholeNumbers(text: string): number[] | null {
  if (/\p{L}/u.test(text)) return null;
  return (text.match(/\d+/g) ?? []).map(Number);
}
