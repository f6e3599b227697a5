/** Neapolitan cudgels: the great ace, the mask on the three, and two to seven. */
import { bow, flower, sprig } from "../drawing/flora.ts";
import { green, orange, red, wood } from "../drawing/palette.ts";
import { limb, outline } from "../drawing/path.ts";
import { at, both, disc, flat, line, named, oval, shape, stamp, type Svg } from "../drawing/pen.ts";
import { cudgel, leaf } from "../italian/cudgel.ts";
import { mask } from "../italian/mask.ts";

/** A cudgel with its middle at the origin. */
function middle(length: number, scale = 1): Svg {
  return at(0, ((length - 12) / 2) * scale, cudgel(length), { scale });
}

/** A bough that was sawn off: its end shows the rings. */
function stump(x: number, y: number, turn: number): Svg {
  return at(
    x,
    y,
    shape("M-9 2L-7-16H7L9 2z", wood.base) + oval(0, -16, 7, 3.4, orange.base) + line("M-3-16q3-1.6 6 0", 0.9),
    { turn },
  );
}

const ace =
  stump(80, 112, -50) +
  stump(122, 88, 52) +
  stump(82, 172, -62) +
  stump(120, 150, 58) +
  shape(
    limb("100 284 22, 98 250 25, 102 214 34, 98 186 30, 101 160 42, 98 130 38, 103 96 52, 99 64 46, 100 36 40"),
    wood.base,
  ) +
  flat(
    limb("106 282 6, 105 250 7, 111 214 9, 107 186 9, 113 160 12, 109 130 11, 119 96 14, 113 64 12, 111 38 10"),
    wood.dark,
  ) +
  oval(100, 36, 20, 8, wood.light) +
  line("M88 36Q100 30 112 36Q100 42 88 36M94 36Q100 33 106 36", 1.2) +
  line("M90 60Q86 84 84 100M94 120Q90 140 88 160M92 188Q90 206 92 224M94 246V272M98 60V84M100 140V166", 1.3) +
  disc(94, 104, 7, wood.dark) +
  disc(94, 104, 3.4, wood.base) +
  disc(104, 196, 6, wood.dark) +
  disc(104, 196, 2.8, wood.base) +
  leaf(66, 104, -80, green.base, 1.9) +
  leaf(70, 94, -30, green.light, 1.8) +
  leaf(137, 80, 30, green.base, 1.9) +
  leaf(138, 92, 96, green.light, 1.8) +
  leaf(66, 168, -100, green.base, 1.8) +
  leaf(66, 158, -40, green.light, 1.7) +
  leaf(136, 142, 40, green.base, 1.8) +
  leaf(136, 154, 100, green.light, 1.7) +
  shape(outline("74 226!, 126 238!, 127 250, 74 238!"), red.base) +
  shape(outline("74 246!, 126 234, 127 224!, 74 236!"), red.base) +
  at(101, 238, bow(red), { scale: 1.3 });

const three = named(
  "mask",
  at(101, 154, middle(160, 1.5)) +
    at(101, 154, middle(160, 1.5), { turn: 25 }) +
    at(101, 154, middle(160, 1.5), { turn: -25 }) +
    at(101, 150, mask, { scale: 1.36 }),
);

export const cudgels: Readonly<Record<string, Svg>> = {
  A: ace,
  2: stamp("cudgel", middle(126, 1.75), "66 152, 136 152") + at(101, 210, sprig(red), { scale: 1.5 }),
  3: three,
  4:
    stamp("cudgel", middle(62, 1.45), "68 84, 138 84, 64 222, 138 222") +
    at(101, 152, sprig(red), { turn: 90, scale: 1.1 }),
  5:
    stamp("cudgel", middle(60, 1.4), "67 82, 140 82, 101 152, 62 224, 140 224") +
    both(101, at(50, 152, flower(11, red))),
  6:
    stamp("cudgel", middle(74, 1.2), "56 84, 101 84, 146 84, 56 222, 101 222, 146 222") +
    both(101, at(78, 153, sprig(red), { turn: 90 })),
  7:
    stamp("cudgel", middle(58, 1.15), "60 72, 103 72, 146 72, 101 154 90, 56 238, 101 238, 146 238") +
    both(101, at(34, 153, flower(9, red))),
};
