/**
 * Lets the browser fetch what every page runs on beside the page's first lines, not after them: the code behind
 * `src/start.ts` is linked in index.html.
 */

/** @returns {import("vite").Plugin} */
export function preloaded() {
  return {
    name: "settebello-preloaded",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const wanted = new Set();
        const want = (file) => {
          if (wanted.has(file)) return;
          wanted.add(file);
          bundle[file].imports.forEach(want);
        };
        const start = Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith("/src/start.ts"));
        want(start.fileName);
        return [...wanted]
          .filter((file) => !html.includes(`/${file}`))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}` },
            injectTo: "head",
          }));
      },
    },
  };
}
