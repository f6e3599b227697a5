import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { VitePWA } from "vite-plugin-pwa";
import { decks } from "./decks/plugin.ts";
import words from "./messages/it.json" with { type: "json" };
import { compressed } from "./scripts/compressed.mjs";
import { preloaded } from "./scripts/preloaded.mjs";
import { terse } from "./scripts/terse.mjs";

/** Where `npm run dev` finds a running `settebello serve`. */
const server = "http://127.0.0.1:8000";

/** The page as an application that can be installed: its code is kept, matches and sheets always come from the house. */
const installable = VitePWA({
  // A new version waits until somebody asks for it: nobody's match is reloaded under their hands.
  registerType: "prompt",
  injectRegister: false,
  manifest: {
    id: "/",
    name: "Settebello",
    short_name: "Settebello",
    description: "Scopa and Scala 40, by the exact rules of real rule sheets.",
    lang: "it",
    start_url: "/",
    display: "standalone",
    background_color: "#f4eddd",
    theme_color: "#7a2430",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/settebello.svg", sizes: "any", type: "image/svg+xml" },
    ],
  },
  workbox: {
    globPatterns: ["**/*.{js,css,html}", "*.{svg,png}"],
    navigateFallback: "/index.html",
    navigateFallbackDenylist: [/^\/api\//, /^\/ws\//, /^\/health/],
    // The drawn cards are many and seldom all needed: each is kept once it was seen.
    runtimeCaching: [
      {
        urlPattern: /\/assets\/decks\//,
        handler: "CacheFirst",
        options: { cacheName: "decks", expiration: { maxEntries: 400 } },
      },
      {
        // What the sheets say is asked anew whenever there is a network, and read again without one.
        urlPattern: ({ url, sameOrigin }) =>
          sameOrigin && /^\/api\/v1\/(sheets|tables\/[^/]+\/sheet$)/.test(url.pathname),
        handler: "NetworkFirst",
        options: { cacheName: "sheets", networkTimeoutSeconds: 3 },
      },
    ],
  },
});

/**
 * What several pages share comes in few files: on a slow line each file costs more than its bytes. What the first
 * lines need (`main.ts`) stays with them, so that they wait for nothing.
 */
const everywhere = new Set(Object.keys(words));
/** Words that every page may need; those of the desk, the rules and the guide come with their pages. */
const isEverywhere = (file: string): boolean => {
  const message = /paraglide[\\/]messages[\\/](\w+)\.js$/.exec(file);
  return message === null ? file.includes("paraglide") : everywhere.has(message[1] ?? "");
};
const chunks = [
  {
    name: "first",
    test: /preload-helper|paraglide.runtime|[\\/]src[\\/](main|app[\\/](address|known-tables|pages)|language[\\/]first|net|match[\\/](dressing|faces|line))/,
    priority: 4,
  },
  {
    name: "page",
    test: (file: string) =>
      isEverywhere(file) || /[\\/](svelte|src[\\/](app|language|protocol))[\\/]|start\.ts|App\.svelte/.test(file),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "cards",
    test: /[\\/]src[\\/]cards|virtual:decks|preferences/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "table",
    test: /[\\/]src[\\/](match[\\/](?!scopa|scala40)|table[\\/](?!text)|referee[\\/]SecondTap)/,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [terse(), decks(), svelte(), installable, preloaded(), compressed()],
  build: {
    // The server serves these files, and the wheel carries them.
    outDir: "../python/settebello/server/pages",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts", "decks/**/*.test.ts", "scripts/**/*.test.ts"], environment: "node" },
});
