/**
 * Writes src/protocol/frames.ts and src/protocol/http.ts from the server's own schemas in schema/:
 * `python -m settebello.server.schema web/schema` writes those, `npm run generate` turns them into types.
 * With --check nothing is written: it fails when the committed types are not those of the schemas.
 */
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";
import openapiTS, { astToString } from "openapi-typescript";

const note = "/* Generated from schema/ by `npm run generate`: change the server's types, not this file. */\n\n";
const read = async (name) => JSON.parse(await readFile(new URL(`../schema/${name}`, import.meta.url), "utf8"));
const checking = process.argv.includes("--check");

async function write(name, text) {
  const file = new URL(`../src/protocol/${name}`, import.meta.url);
  if (!checking) return writeFile(file, note + text);
  if ((await readFile(file, "utf8")) === note + text) return;
  console.error(`src/protocol/${name} is not what schema/ gives: npm run generate`);
  process.exitCode = 1;
}

const frames = await compile(await read("frames.json"), "Frame", {
  additionalProperties: false,
  bannerComment: "",
  // A tuple of unknown length is an array; msgspec writes every field, also those with a default.
  ignoreMinAndMaxItems: true,
});
await write("frames.ts", frames);
await write("http.ts", astToString(await openapiTS(await read("openapi.json"))));
