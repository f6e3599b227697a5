/** Leaves and flowers that fill the space between the suit's signs. */
import { petals } from "./geometry.ts";
import { gold, green, red, type Tone } from "./palette.ts";
import { outline } from "./path.ts";
import { at, both, disc, line, shape, type Svg } from "./pen.ts";

/** A flower with round petals. */
export function flower(radius = 9, tone: Tone = red): Svg {
  return (
    shape(petals(6, radius * 0.1, radius * 1.08, radius * 0.62), tone.base) + disc(0, 0, radius * 0.32, gold.light)
  );
}

/** One leaf from the origin upwards. */
export function blade(length: number, fill: string = green.base): Svg {
  return (
    shape(outline(`0 0!, ${-length * 0.27} ${-length * 0.5}, 0 ${-length}!, ${length * 0.27} ${-length * 0.5}`), fill) +
    line(`M0-2V-${length * 0.65}`, 0.9)
  );
}

/** A twig of four leaves that bends to the right. */
export function twig(): Svg {
  return (
    line("M0 0C8-12 24-14 36-6", 1.6) +
    at(8, -7, blade(14), { turn: -18 }) +
    at(14, -10, blade(13, green.light), { turn: 128 }) +
    at(22, -10.5, blade(13, green.light), { turn: 30 }) +
    at(29, -9, blade(12), { turn: 140 }) +
    at(36, -6, blade(12), { turn: 104 })
  );
}

/** A flower between two twigs, 90 wide. */
export function garland(tone: Tone = red): Svg {
  return both(0, at(5, 0, twig())) + flower(10, tone);
}

/** A flower between two leaves, upright: it fills a small space. */
export function sprig(tone: Tone = red): Svg {
  return at(0, -6, blade(15)) + at(0, 6, blade(15), { turn: 180 }) + flower(9, tone);
}

/** A wreath's branch that rises from the origin and bends inwards at the right. */
export function laurel(leaves = 8, berry: string = red.base): Svg {
  const step = (index: number): readonly [number, number, number] => {
    const part = index / leaves;
    const angle = (part * 150 - 90) * (Math.PI / 180);
    return [34 * Math.cos(angle), -40 - 44 * Math.sin(angle), part * 150];
  };
  const marks = Array.from({ length: leaves }, (_, index) => {
    const [x, y, turn] = step(index + 0.5);
    return (
      at(x, y, blade(15), { turn: 80 - turn }) +
      at(x, y, blade(14, green.light), { turn: 20 - turn }) +
      (index % 3 === 1 ? disc(x, y, 2.4, berry) : "")
    );
  });
  return line("M0 4C22 2 36-18 34-42C33-60 22-76 8-84", 2) + marks.join("");
}

/** A ribbon with two ends, tied in a bow. */
export function bow(tone: Tone = red): Svg {
  const half =
    shape(outline("2 2!, 10 10, 12 20, 20 24!, 18 30, 8 26, 4 14"), tone.dark) +
    shape(outline("1 0!, 8 -9, 18 -8, 19 2, 12 7"), tone.base) +
    line("M3 0Q9-3 14 0", 1);
  return both(0, half) + disc(0, 0, 4, tone.base);
}
