/**
 * Draws the decks while the pages are built: a file a card, in a folder a design whose name follows its contents,
 * so that browsers may keep the files for ever. The pages learn the folders from `virtual:decks`.
 */
import type { Plugin } from "vite";
import { gallery } from "./gallery.ts";
import { designs } from "./index.ts";

const imported = "virtual:decks";
const resolved = `\0${imported}`;

async function fingerprint(texts: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(texts.join("\0")));
  return Array.from(new Uint8Array(digest).slice(0, 5), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Where each design's files lie under the site's root, when built. */
async function builtFolders(): Promise<Record<string, string>> {
  const folders = Object.entries(designs).map(
    async ([name, { files }]) => [name, `assets/decks/${name}-${await fingerprint(Object.values(files))}/`] as const,
  );
  return Object.fromEntries(await Promise.all(folders));
}

export function decks(): Plugin {
  let base = "/";
  let built = false;
  return {
    name: "settebello-decks",
    configResolved(config) {
      base = config.base;
      built = config.command === "build";
    },
    resolveId: (id) => (id === imported ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const folders = built
        ? await builtFolders()
        : Object.fromEntries(Object.keys(designs).map((name) => [name, `decks/${name}/`]));
      const addresses = Object.entries(folders).map(([name, folder]) => [name, base + folder]);
      return `export const folders = ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
    async generateBundle() {
      for (const [name, folder] of Object.entries(await builtFolders())) {
        for (const [file, source] of Object.entries(designs[name]?.files ?? {})) {
          this.emitFile({ type: "asset", fileName: `${folder}${file}.svg`, source });
        }
      }
    },
    // While one works on the page: the files as they are drawn now, and all of them on one page at /decks/.
    configureServer(server) {
      server.middlewares.use(`${base}decks`, (request, response, next) => {
        const [, name = "", file = ""] = /\/decks\/([^/?]*)\/?([^/?]*)/.exec(request.originalUrl ?? "") ?? [];
        const source = designs[name]?.files[file.replace(/\.svg$/, "")];
        if (source !== undefined) response.setHeader("content-type", "image/svg+xml").end(source);
        else if (name === "") response.setHeader("content-type", "text/html").end(gallery());
        else next();
      });
    },
  };
}
