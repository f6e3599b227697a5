/**
 * Messages as short code: the compiler writes the choice of language out in each of them, and a table's page has
 * hundreds. Here each hands its three texts to the one function that chooses.
 */

const message = /[\\/]paraglide[\\/]messages[\\/](\w+)\.js$/;
const text = /const (\w\w)_\w+ = .*?\((i?)\) => \{\s*return .*?\((`(?:[^`\\]|\\.)*`)\)\s*\};/gs;
const exported = /export const (\w+) =/;

/** A compiled message in short; null for what is none, or not of the kind that is known here. */
export function shortened(code, file) {
  if (!message.test(file)) return null;
  const texts = new Map([...code.matchAll(text)].map(([, locale, inputs, words]) => [locale, { inputs, words }]));
  const name = exported.exec(code)?.[1];
  if (name === undefined || texts.size !== 3 || !["it", "fr", "en"].every((locale) => texts.has(locale))) return null;
  const parts = ["it", "fr", "en"].map((locale) => {
    const { inputs, words } = texts.get(locale);
    return inputs === "" ? words : `(i) => ${words}`;
  });
  return `import { said } from "/src/language/said.ts";\nexport const ${name} = /* @__PURE__ */ said(${parts.join(", ")});\n`;
}

export function terse() {
  return {
    name: "terse-messages",
    enforce: "pre",
    transform: (code, id) => {
      const short = shortened(code, id);
      return short === null ? undefined : { code: short, map: null };
    },
  };
}
