/**
 * Faces, drawn round the point between the eyes; about 30 wide, chin at 24.
 * A face looks out at us, half to the right, or is seen from the side; the mirror makes those that look left.
 */
import { ink, skin, type Tone } from "../drawing/palette.ts";
import { outline } from "../drawing/path.ts";
import { at, dot, flat, line, shape, type Svg } from "../drawing/pen.ts";

export interface Face {
  readonly skin?: Tone;
  readonly brow?: "calm" | "stern" | "raised";
  readonly nose?: "straight" | "hooked" | "short";
  readonly mouth?: "red" | "smile" | "line";
  readonly jaw?: "long" | "round" | "square";
  readonly cheeks?: boolean;
  /** Lines under the eyes and beside the nose. */
  readonly old?: boolean;
  readonly brows?: string;
  readonly eyes?: string;
}

function eye(x: number, y: number, look: number, iris: string, width = 3.7): Svg {
  return (
    `<path fill="#fffdf5" stroke-width=".9" d="M${x - width} ${y}q${width}-4.4 ${2 * width} .2q-${width} 3.2-${2 * width}-.2z"/>` +
    dot(x + look, y - 0.3, 1.75, iris) +
    line(`M${x - width} ${y}q${width}-4.6 ${2 * width} .2`, 1.5)
  );
}

function brows(places: readonly (readonly [number, number])[], kind: Face["brow"], colour: string): Svg {
  const paths = places.map(([x, side]) => {
    const [inner, outer, arch] =
      kind === "stern" ? [-4.6, -7.6, -1.8] : kind === "raised" ? [-7.4, -6.4, -4.4] : [-6, -5.6, -3];
    return `M${x - 4 * side} ${inner}Q${x} ${inner + arch} ${x + 4.4 * side} ${outer}`;
  });
  return line(paths.join(""), 1.8, colour);
}

function mouth(x: number, kind: Face["mouth"], width = 4): Svg {
  if (kind === "line") return line(`M${x - width} 15.4q${width} 1 ${2 * width}-.4`, 1.5);
  if (kind === "smile") {
    const left = x - width;
    return (
      flat(`M${left} 14q${width} 2.4 ${2 * width}-.6q-${width} 6-${2 * width} .6z`, "#c23a33") +
      line(`M${left - 0.6} 13.6q${width} 3.2 ${2 * width + 1.2}-.6`, 1.1)
    );
  }
  return (
    flat(
      `M${x - width} 15q${width * 0.6}-2.6 ${width}-1.4q${width * 0.5}-1.2 ${width} 1.4q-${width} 4.6-${2 * width} 0z`,
      "#c23a33",
    ) + line(`M${x - width} 15q${width} 1.2 ${2 * width} 0`, 1)
  );
}

const jaws = {
  front: {
    long: "-14 -14!, -14.6 0, -12.4 12, -6 21.6, 0 24, 6 21.6, 12.4 12, 14.6 0, 14 -14!",
    round: "-14 -14!, -15.4 2, -13.4 14, -7 21, 0 22.6, 7 21, 13.4 14, 15.4 2, 14 -14!",
    square: "-14 -14!, -14.8 0, -14 13, -9 22, 0 23.6, 9 22, 14 13, 14.8 0, 14 -14!",
  },
  quarter: {
    long: "-14 -14!, -14.6 0, -11 13, -3 21.6, 4 24.4, 9.6 21, 12.6 13, 14 4.6, 12.8 -3, 13.8 -14!",
    round: "-14 -14!, -15 2, -12 14, -4 21.4, 3.6 23, 9.6 20.4, 13.6 13.6, 14.6 5, 13 -3, 13.8 -14!",
    square: "-14 -14!, -14.8 0, -13 14, -6 22.4, 3.6 24.4, 10.6 21.8, 13.2 13, 14.2 4.6, 12.8 -3, 13.8 -14!",
  },
} as const;

/** A face that looks straight out of the card. */
export function front(face: Face = {}): Svg {
  const tone = face.skin ?? skin.fair;
  const colour = face.brows ?? ink;
  return (
    shape(outline(jaws.front[face.jaw ?? "long"]), tone.base) +
    flat(outline("9 -13!, 13.8 -13!, 13.8 0, 11.6 11.6, 4 21.6!, 9.6 9, 10.6 0"), tone.dark) +
    (face.cheeks ? dot(-9, 8.6, 3.4, tone.light) + dot(9, 8.6, 3.4, tone.light) : "") +
    eye(-6.3, 0, 0.3, face.eyes ?? ink) +
    eye(6.3, 0, 0.3, face.eyes ?? ink) +
    brows(
      [
        [-6.3, -1],
        [6.3, 1],
      ],
      face.brow,
      colour,
    ) +
    line(face.nose === "short" ? "M1.4 3.6Q3 8-.6 8.4" : "M1.6-2.6Q1.6 5 3.2 8.6Q1 10.6-2 9.4", 1.4) +
    mouth(0, face.mouth) +
    line("M-2.4 19.6q2.4 1.2 4.8 0", 1, tone.dark) +
    (face.old
      ? line("M-9.6 4q3 1.8 6-.4M9.6 4q-3 1.8-6-.4M-5.6 9q-2.2 2-2.2 4.4M6.4 9q2.2 2 2.2 4.4", 1, tone.dark)
      : "")
  );
}

/** A face turned half to the right. */
export function quarter(face: Face = {}): Svg {
  const tone = face.skin ?? skin.fair;
  const nose = {
    straight: "M5.8-3Q7 4 9 8.2Q8.4 10.6 4 9.8",
    hooked: "M5.8-3.4Q8.6 0 10 7.6Q9.6 10.4 7.6 9.6Q6 11 4 9.6",
    short: "M7 3Q8.4 5 8.8 7.6Q7.6 9.4 4.6 8.8",
  }[face.nose ?? "straight"];
  return (
    shape(outline(jaws.quarter[face.jaw ?? "long"]), tone.base) +
    flat(outline("-13.6 -12!, -8 -12!, -10.4 0, -7.4 12, -1 20.6!, -8 16.6, -12 8, -14 0"), tone.dark) +
    (face.cheeks ? dot(-5.6, 9, 3.6, tone.light) + dot(11.4, 8.6, 1.9, tone.light) : "") +
    eye(-1.6, 0, 0.9, face.eyes ?? ink) +
    eye(9.4, 0, 0.8, face.eyes ?? ink, 3) +
    brows(
      [
        [-2, -1],
        [9.2, 0.8],
      ],
      face.brow,
      face.brows ?? ink,
    ) +
    line(nose, 1.4) +
    mouth(6, face.mouth, 3.6) +
    line("M3.4 19.8q2.4 1.2 4.6 0", 1, tone.dark) +
    (face.old ? line("M-5 4q3 2 6-.2M2 10q-1.6 2-1.4 4M-8 6q1 2 2.6 2.6", 1, tone.dark) : "")
  );
}

/** A face seen from the side, looking right. */
export function profile(face: Face = {}): Svg {
  const tone = face.skin ?? skin.fair;
  const nose =
    face.nose === "hooked"
      ? "9.6 -3, 14.4 3, 15.6 8.4!, 11 10"
      : face.nose === "short"
        ? "9 0, 13.6 6.4!, 10.6 9"
        : "9 -2, 15.4 7.4!, 10.8 9.4";
  return (
    shape(
      outline(
        `-12 -14!, 4 -15, 9.4 -10, 10.2 -5, ${nose}, 11.6 12.6, 9.8 14.2!, 11 16.8, 9 19, 10 22.6, 6 25.4, 0 24.6, -6 19.6, -12 12!`,
      ),
      tone.base,
    ) +
    (face.cheeks ? dot(2, 10, 3.4, tone.light) : "") +
    `<path fill="#fffdf5" stroke-width=".9" d="M2.6.4Q5.6-3.4 8.6-.8Q8.4 1.6 2.6.4z"/>` +
    dot(7, -0.5, 1.7, face.eyes ?? ink) +
    line("M2 .2Q5-3.6 8.8-1.2", 1.5) +
    line(face.brow === "stern" ? "M1-6.6Q6-6.4 10-3.6" : "M.6-5.2Q5-8.4 9.6-5.4", 1.8, face.brows ?? ink) +
    line("M10.6 9.6Q8.4 9.6 8 7.4", 1.2) +
    flat("M10.4 12.6Q7.6 12.6 5.6 14.6Q8 17.4 11 16.4z", "#c23a33") +
    line("M9.8 14.2Q7.6 14.4 5.4 14.6", 1) +
    (face.old ? line("M1 4q3 2 6 0M4 10q-1.4 2-1 4", 1, tone.dark) : "")
  );
}

/** A neck that stands under the face. */
export function neck(tone: Tone = skin.fair, wide = 12): Svg {
  const half = wide / 2;
  return (
    shape(`M-${half} 12L-${half + 1} 34H${half + 1}L${half} 12z`, tone.base) +
    flat(`M-${half} 16Q0 28 ${half} 21L${half + 0.4} 26Q0 32-${half} 24z`, tone.dark)
  );
}

/** A head put on its place. */
export function head(x: number, y: number, content: Svg, scale = 1, mirrored = false, turn = 0): Svg {
  return at(x, y, content, { scale, mirrored, turn });
}
