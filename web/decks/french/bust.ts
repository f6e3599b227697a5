/** What double-headed figures share: shoulders and sleeves. A bust ends below y = 150, where the halves meet. */
import type { Tone } from "../drawing/palette.ts";
import { limb, outline } from "../drawing/path.ts";
import { flat, line, shape, type Svg } from "../drawing/pen.ts";

/** The upper body, shaded at the right. */
export function chest(tone: Tone, wide = 0): Svg {
  const [a, b] = [60 - wide, 146 + wide];
  return (
    shape(
      outline(
        `80 106!, ${a + 4} 118, ${a - 8} 140, ${a - 12} 184!, ${b + 12} 184!, ${b + 8} 140, ${b - 4} 118, 126 106!, 103 101`,
      ),
      tone.base,
    ) + flat(outline(`126 110!, ${b - 5} 119, ${b + 7} 140, ${b + 11} 184!, ${b - 10} 184!, ${b - 14} 140`), tone.dark)
  );
}

/** A sleeve along "shoulder, elbow, wrist", each "x y width", with a fold in the light. */
export function sleeve(joints: string, tone: Tone, fold = ""): Svg {
  return shape(limb(joints, "round"), tone.base) + (fold === "" ? "" : line(fold, 1.3, tone.light));
}

/** A cuff along "x y width, x y width". */
export function cuff(joints: string, tone: Tone): Svg {
  return shape(limb(joints), tone.base);
}

/** Upright stripes across the chest. */
export function stripes(from: number, to: number, step: number, tone: string, width = 2.4): Svg {
  let data = "";
  for (let x = from; x <= to; x += step)
    data += `M${x} ${118 + Math.abs(x - 103) * 0.05}L${103 + (x - 103) * 1.15} 184`;
  return line(data, width, tone);
}
