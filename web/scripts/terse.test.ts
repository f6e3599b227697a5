import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { said } from "../src/language/said";
import { locales, overwriteGetLocale, type Locale } from "../src/paraglide/runtime.js";
import { shortened } from "./terse.mjs";

const root = new URL("../", import.meta.url);
const settings = JSON.parse(readFileSync(new URL("project.inlang/settings.json", root), "utf8")) as {
  "plugin.inlang.messageFormat": { pathPattern: string[] };
};

/** What was written for a language; a message with a form of its own for each number is no plain text. */
function written(locale: Locale): Record<string, unknown> {
  const files = settings["plugin.inlang.messageFormat"].pathPattern.map((path) => path.replace("{locale}", locale));
  return Object.assign({}, ...files.map((path) => JSON.parse(readFileSync(new URL(path, root), "utf8")) as object));
}

/** The message of a short module, with the texts that it hands over. */
function messageOf(short: string): ReturnType<typeof said> {
  const texts = /said\(([\s\S]*)\);\n$/.exec(short)?.[1] ?? "";
  return (new Function("said", `return said(${texts})`) as (given: typeof said) => ReturnType<typeof said>)(said);
}

it.each(locales)("every plain message is shortened, and says what was written: %s", (locale) => {
  overwriteGetLocale(() => locale);
  const inputs = new Proxy({}, { get: (_, name) => `<${String(name)}>` });
  let plain = 0;
  for (const [name, words] of Object.entries(written(locale))) {
    if (typeof words !== "string" || name.startsWith("$")) continue;
    const file = new URL(`src/paraglide/messages/${name}.js`, root);
    // A word of the language itself, such as "switch", is compiled in another way and stays long.
    if (!existsSync(file)) continue;
    const short = shortened(readFileSync(file, "utf8"), file.pathname);
    expect(short, name).not.toBeNull();
    expect(messageOf(short ?? "")(inputs), name).toBe(words.replaceAll(/\{(\w+)\}/g, "<$1>"));
    plain += 1;
  }
  expect(plain).toBeGreaterThan(300);
});

it("leaves other code, and messages of another kind, alone", () => {
  expect(shortened("export const pause = () => 1;", "/web/src/main.ts")).toBeNull();
  expect(shortened("export const pause = () => 1;", "/web/src/paraglide/messages/pause.js")).toBeNull();
});
