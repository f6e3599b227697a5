/** The card itself: paper and edge, and the file round the drawing. */
import { ink, paper } from "./palette.ts";
import { weight, type Svg } from "./pen.ts";

export const width = 200;
export const height = 300;

/** A whole file. The upper left corner (40 by 72) is left free: the page prints the index there. */
export function sheet(content: Svg): Svg {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<clipPath id="edge"><rect x="1" y="1" width="198" height="298" rx="20"/></clipPath>` +
    `<rect x="1" y="1" width="198" height="298" rx="20" fill="${paper}"/>` +
    `<g clip-path="url(#edge)" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round">` +
    `${content}</g>` +
    `<rect x="1" y="1" width="198" height="298" rx="20" fill="none" stroke="#5a4a33" stroke-opacity=".5" stroke-width="2"/>` +
    `</svg>\n`
  );
}

/** The two fine lines that frame a face. */
export function frame(colour: string): Svg {
  return `<rect x="7.5" y="7.5" width="185" height="285" rx="14" stroke="${colour}" stroke-width="1.6"/>`;
}

/** A whole back: a field of cloth with a pattern, and what lies upon it. */
export function cover(ground: string, pattern: Svg, ornament: Svg): Svg {
  const field = `<rect x="10" y="10" width="180" height="280" rx="12"/>`;
  return sheet(
    `<clipPath id="field">${field}</clipPath>` +
      `<g clip-path="url(#field)"><rect stroke="none" x="10" y="10" width="180" height="280" fill="${ground}"/>${pattern}</g>` +
      field +
      ornament,
  );
}
