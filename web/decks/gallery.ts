/** Every card of every deck on one page, large, middling and small: for those who draw them. */
import { designs } from "./index.ts";

const widths = [300, 120, 64] as const;

/** The page, for the server that Vite runs during development. */
export function gallery(): string {
  const rows = Object.entries(designs).flatMap(([name, { files }]) =>
    widths.map((width) => {
      const cards = Object.entries(files).map(
        ([file, source]) =>
          `<img src="data:image/svg+xml,${encodeURIComponent(source)}" width="${width}" alt="${file}">`,
      );
      return `<h2>${name}, ${width}</h2><p>${cards.join("\n")}</p>`;
    }),
  );
  return `<!doctype html><title>decks</title><body style="background:#24594a;color:#fff;font-family:sans-serif">${rows.join("")}</body>`;
}
