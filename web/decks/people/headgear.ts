/** What people wear on their heads; drawn round the point between the eyes, to lie on the brow. */
import { blue, gold, green, linen, red, steel, type Tone } from "../drawing/palette.ts";
import { outline } from "../drawing/path.ts";
import { at, disc, flat, line, shape, type Svg } from "../drawing/pen.ts";
import { row } from "../drawing/geometry.ts";

/** The band of jewels under every crown. */
function band(y: number, tone: Tone = gold): Svg {
  return (
    shape(`M-17 ${y}Q0 ${y - 6} 17 ${y}L16.6 ${y + 7}Q0 ${y + 1}-16.6 ${y + 7}z`, tone.light) +
    row(3, (index) => disc((index - 1) * 9, y + 1 - (index === 1 ? 1 : 0), 2, index === 1 ? red.base : blue.base))
  );
}

/** An open crown with five lily points. */
export function lilyCrown(lining: string = red.base): Svg {
  return (
    shape("M-15-20Q0-30 15-20L13-14H-13z", lining) +
    shape(
      "M-17-14L-22-34Q-15-32-12.5-24Q-12-33-8-38Q-3-33-4-25Q-3-34 0-40Q3-34 4-25Q3-33 8-38Q12-33 12.5-24Q15-32 22-34L17-14Q0-20-17-14z",
      gold.base,
    ) +
    flat("M5-17L7-30Q9-34 9-36Q12-32 12.5-23Q16-31 21-33L16.5-15Q10-17 5-17z", gold.dark) +
    disc(-22, -35, 2.4, gold.light) +
    disc(22, -35, 2.4, gold.light) +
    disc(-8, -39, 2.2, red.base) +
    disc(8, -39, 2.2, red.base) +
    disc(0, -41, 2.6, gold.light) +
    band(-14)
  );
}

/** A crown of plain spikes, as in children's tales. */
export function spikedCrown(): Svg {
  const pearls = [-21, -11, 0, 11, 21];
  return (
    shape("M-17-14L-21-37L-13-24L-11-33L-5-22L0-37L5-22L11-33L13-24L21-37L17-14Q0-20-17-14z", gold.base) +
    flat("M7-17L10-30L13-21L20-34L16.5-15Q11-17 7-17z", gold.dark) +
    pearls.map((x, index) => disc(x, index % 2 === 0 ? -39 : -35, 2.4, red.base)).join("") +
    band(-14)
  );
}

/** A closed crown: two arches, orb and cross. */
export function archedCrown(lining: string = red.base): Svg {
  return (
    shape("M-16-16Q-24-30-12-37Q-4-40 0-36Q4-40 12-37Q24-30 16-16z", lining) +
    line("M-16-16Q-25-32-10-37Q-3-38 0-34Q3-38 10-37Q25-32 16-16M0-34V-18", 5.4) +
    line("M-16-16Q-25-32-10-37Q-3-38 0-34Q3-38 10-37Q25-32 16-16M0-34V-18", 2.8, gold.base) +
    line("M0-40V-50M-4.5-46H4.5", 4.6) +
    line("M0-40V-50M-4.5-46H4.5", 2, gold.light) +
    disc(0, -38, 3.6, gold.light) +
    band(-15)
  );
}

/** A flat cap of velvet with a brim, and a feather that curls back. */
export function beret(cloth: Tone, feather: Tone = linen): Svg {
  return (
    shape(outline("8 -22!, 14 -36, 28 -43, 37 -36, 36 -26, 31 -22, 33 -28!, 28 -33, 20 -26, 15 -15!"), feather.base) +
    line("M11-18Q18-34 33-36M19-31l2-7M24-35l1-6M18-26l8-3", 1) +
    shape(outline("-18 -12!, -24 -20, -19 -29, -4 -33, 12 -30, 22 -21, 18 -11!, 0 -16"), cloth.base) +
    flat(outline("8 -30!, 14 -28, 21 -20, 17.6 -12!, 10 -14, 13 -22"), cloth.dark) +
    line("M-12-28q-2 6-1 12M-1-31q-1 7 0 14", 1.4, cloth.light) +
    shape("M-18-13Q0-20 18-12L17-7Q0-13-17-7z", gold.base) +
    disc(13, -12, 3.2, red.base)
  );
}

/** A soft hat with a wide brim, turned up at one side. */
export function wideHat(cloth: Tone, feather: Tone = red): Svg {
  return (
    shape(outline("-4 -24!, -12 -38, -26 -44, -33 -38, -27 -36!, -30 -30, -22 -31!, -20 -24, -8 -18!"), feather.base) +
    line("M-7-20Q-14-33-27-38M-17-33l-1-6M-14-29l-7-3", 1) +
    shape(outline("-13 -14!, -13 -26, -6 -33, 4 -34, 12 -28, 14 -14!"), cloth.base) +
    flat(outline("5 -33!, 12 -28, 13.4 -14!, 8 -14, 8 -26"), cloth.dark) +
    shape(
      outline("-28 -10!, -22 -14, -14 -17, 0 -19, 14 -18, 24 -22, 29 -21!, 24 -12, 14 -9, 0 -11, -14 -8, -22 -6"),
      cloth.base,
    ) +
    line("M-14-18Q0-23 14-19", 3, gold.base)
  );
}

/** A turban with a jewel and an aigrette. */
export function turban(cloth: Tone = linen, cap: string = red.base): Svg {
  return (
    shape(outline("-6 -30!, -3 -39, 3 -39, 6 -30!"), cap) +
    shape(
      outline("-17 -6!, -23 -14, -20 -26, -9 -33, 4 -34, 17 -29, 23 -18, 18 -6!, 10 -11, 0 -13, -10 -11"),
      cloth.base,
    ) +
    flat(outline("9 -32!, 17 -29, 22.4 -18, 17.6 -7!, 12 -10, 16 -20"), cloth.dark) +
    line("M-18-10Q-6-26 13-31M-21-20Q-6-28 6-34M-10-12Q8-18 19-27M2-13Q14-15 21-21", 1.2) +
    shape(outline("0 -22!, -3 -34, 2 -46, 9 -49, 6 -36, 4 -22!"), linen.base) +
    line("M2-24Q1-38 7-46", 1) +
    disc(1.5, -21, 4, red.base) +
    disc(1.5, -21, 1.6, gold.light)
  );
}

/** A helmet with a raised visor and a plume, for heads seen half from the side. */
export function helmet(plume: Tone = red, metal: Tone = steel): Svg {
  return (
    shape(
      outline("0 -26!, -4 -38, -16 -45, -30 -42, -36 -30, -34 -16, -29 -8!, -26 -18, -20 -26, -10 -27!"),
      plume.base,
    ) +
    line("M-3-28Q-14-40-31-32M-12-38l-3-4M-20-38l-5-3M-25-34l-6 2M-26-30l-5 6", 1) +
    shape(outline("-17 14!, -19 -6, -14 -22, 0 -29, 14 -22, 16 -10!, 6 -12, -6 -11, -11 -4, -11 14!"), metal.base) +
    flat(outline("-16 13!, -18 -6, -13 -21, -8 -25!, -12 -12, -13 0, -13 13!"), metal.dark) +
    shape(outline("-12 -12!, -4 -21, 10 -23, 18 -17, 15 -11!, 4 -14, -6 -12"), gold.base) +
    disc(-12, -10, 2.4, gold.light) +
    line("M0-29Q-8-26-12-14", 1)
  );
}

/** A pointed hood or stocking cap that falls to one side. */
export function stockingCap(cloth: Tone = green): Svg {
  return (
    shape(
      outline("-16 -10!, -15 -24, -4 -32, 10 -32, 22 -26, 30 -14, 30 -4!, 25 -5!, 20 -14, 15 -10!, 0 -15"),
      cloth.base,
    ) +
    flat(outline("6 -32!, 20 -27, 29.4 -14, 29.4 -5!, 26 -6!, 21 -16, 14 -22"), cloth.dark) +
    shape("M-17-12Q0-19 16-12L16-6Q0-13-16-6z", cloth.light) +
    disc(27.5, -1, 4, gold.base)
  );
}

/** A bonnet or veil that frames a lady's face; lies behind it. */
export function veil(cloth: Tone = linen): Svg {
  return (
    shape(
      outline("0 -25, -15 -20, -20 -4, -20 12, -27 30!, -14 34!, 14 34!, 27 30!, 20 12, 20 -4, 15 -20"),
      cloth.base,
    ) + line("M-18 8q-2 12-6 22M18 8q2 12 6 22", 1.2, cloth.dark)
  );
}

/** A wreath of leaves or flowers. */
export function wreath(leaf: string = green.base, bloom: string = red.base): Svg {
  return row(7, (index) => {
    const angle = (index - 3) * 27;
    const x = 16.5 * Math.sin((angle * Math.PI) / 180);
    const y = -4 - 15 * Math.cos((angle * Math.PI) / 180) * 0.95;
    return index % 2 === 0 ? disc(x, y, 3.6, bloom) : at(x, y, shape("M-6 0Q0-5 6 0Q0 5-6 0z", leaf), { turn: angle });
  });
}

/** A queen's small crown, set far back; pearls on its points. */
export function coronet(cloth: string = red.base): Svg {
  return (
    shape("M-13-17Q0-32 13-17L12-14H-12z", cloth) +
    shape("M-15-13L-19-27L-9-20L-6-31L0-22L6-31L9-20L19-27L15-13Q0-19-15-13z", gold.base) +
    flat("M4-16L6-28L9-18L17-25L14.5-14Q9-16 4-16z", gold.dark) +
    [
      [-19, -28],
      [-6, -32],
      [6, -32],
      [19, -28],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 2.2, linen.base))
      .join("") +
    shape("M-15.5-13Q0-20 15.5-13V-8Q0-14-15.5-8z", gold.light) +
    disc(0, -14, 2, red.base)
  );
}

/** A laurel wreath on a bare brow. */
export function laurels(): Svg {
  return row(6, (index) => {
    const angle = (index - 2.5) * 30;
    const radians = (angle * Math.PI) / 180;
    return at(
      16.5 * Math.sin(radians),
      -3 - 15.5 * Math.cos(radians),
      shape("M-8 0Q-2-7 8-2Q2 5-8 0z", index % 2 === 0 ? green.base : green.light),
      { turn: angle + (angle < 0 ? -24 : 24) },
    );
  });
}

/** A brimless cap of two colours with a jewel, as jacks wear. */
export function flatCap(cloth: Tone, trim: Tone = gold): Svg {
  return (
    shape(outline("-17 -9!, -21 -20, -14 -30, 2 -33, 18 -29, 22 -19, 17 -8!, 0 -14"), cloth.base) +
    flat(outline("8 -32!, 18 -28, 21.5 -19, 16.5 -9!, 10 -12, 12 -22"), cloth.dark) +
    shape("M-18-10Q0-19 18-9L17-3Q0-12-17-4z", trim.base) +
    line("M-12-27q3 6 2 12M-2-31q2 7 2 14", 1.4, cloth.light) +
    disc(-10, -10, 2.6, red.base)
  );
}
