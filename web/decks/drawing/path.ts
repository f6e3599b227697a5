/**
 * Path data from lists of points.
 *
 * A line is written as the points that it runs through, "x y, x y, …"; it bends smoothly at each of them, and turns
 * sharply at those marked "!". Numbers are relative and have one decimal, for the files' size.
 */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly corner: boolean;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

const halved = (value: number): number => Math.round(value * 2) / 2;

/** Numbers as path data writes them: no needless zero, no needless space. */
export function figures(...values: readonly number[]): string {
  return values
    .map((value, index) => {
      const text = String(tenth(value) || 0).replace(/^(-?)0\./, "$1.");
      return index > 0 && !text.startsWith("-") ? ` ${text}` : text;
    })
    .join("");
}

/** The numbers of each item of a list such as "12 40, 60 40 90". */
export function numbersIn(list: string): number[][] {
  return list.split(",").map((item) => {
    const numbers = item.trim().split(/\s+/).map(Number);
    if (numbers.length < 2 || numbers.some(Number.isNaN)) throw new Error(`no point: "${item}"`);
    return numbers;
  });
}

function points(text: string): Point[] {
  const corners = text.split(",").map((item) => item.includes("!"));
  return numbersIn(text.replaceAll("!", "")).map(([x = 0, y = 0], index) => ({
    x: tenth(x),
    y: tenth(y),
    corner: corners[index] ?? false,
  }));
}

/** Half the handle at a point: a sixth of the way between its neighbours, as in a Catmull–Rom spline. */
function handle(before: Point | undefined, at: Point, after: Point | undefined): { x: number; y: number } | null {
  if (at.corner || !before || !after) return null;
  return { x: (after.x - before.x) / 6, y: (after.y - before.y) / 6 };
}

/** Long curves can do with coarser handles, which make smaller files; short ones are faces and fingers. */
function coarse(span: number, ...values: readonly number[]): number[] {
  const step = span > 14 ? 0.5 : 0.1;
  return values.map((value) => Math.round(value / step) * step);
}

function trace(list: readonly Point[], closed: boolean): string {
  const count = list.length;
  const at = (index: number): Point | undefined => (closed ? list[(index + count) % count] : list[index]);
  const first = list[0];
  if (!first) return "";
  let data = `M${figures(first.x, first.y)}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const from = at(index) as Point;
    const to = at(index + 1) as Point;
    const leaving = handle(at(index - 1), from, to);
    const arriving = handle(from, to, at(index + 2));
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (!leaving && !arriving) {
      if (!closed || index < count - 1) data += `l${figures(dx, dy)}`;
      continue;
    }
    const two = arriving ? [dx - arriving.x, dy - arriving.y] : null;
    const one = leaving ? [leaving.x, leaving.y] : null;
    // A curve that meets a corner leans towards the handle at its other end.
    const [x1 = 0, y1 = 0] = one ?? [(two?.[0] ?? 0) / 2, (two?.[1] ?? 0) / 2];
    const [x2 = 0, y2 = 0] = two ?? [(dx + x1) / 2, (dy + y1) / 2];
    const span = Math.abs(dx) + Math.abs(dy);
    const [a = 0, b = 0, c = 0, d = 0] = coarse(span, x1, y1, x2, y2);
    data += leaving && index > 0 ? `s${figures(c, d, dx, dy)}` : `c${figures(a, b, c, d, dx, dy)}`;
  }
  return closed ? `${data}z` : data;
}

/** An open line through points. */
export function curve(text: string): string {
  return trace(points(text), false);
}

/** A closed line through points. */
export function outline(text: string): string {
  return trace(points(text), true);
}

/**
 * The outline of something long and round – an arm, a leg, a cudgel – along points "x y width, …".
 * Its ends are cut straight; with a round start it sits in a shoulder or a hip.
 */
export function limb(text: string, start: "straight" | "round" = "straight"): string {
  const joints = numbersIn(text).map(([x = 0, y = 0, width = 0]) => ({ x, y, half: width / 2 }));
  const sides = joints.map((joint, index) => {
    const before = joints[index - 1] ?? joint;
    const after = joints[index + 1] ?? joint;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const along = { x: ((after.x - before.x) / length) * joint.half, y: ((after.y - before.y) / length) * joint.half };
    const corner = index === joints.length - 1 || (index === 0 && start === "straight");
    return {
      left: { x: halved(joint.x - along.y), y: halved(joint.y + along.x), corner },
      right: { x: halved(joint.x + along.y), y: halved(joint.y - along.x), corner },
      beyond: { x: halved(joint.x - along.x * 0.7), y: halved(joint.y - along.y * 0.7), corner: false },
    };
  });
  const cap = start === "round" ? sides.slice(0, 1).map((side) => side.beyond) : [];
  return trace([...sides.map((side) => side.left), ...sides.map((side) => side.right).reverse(), ...cap], true);
}
