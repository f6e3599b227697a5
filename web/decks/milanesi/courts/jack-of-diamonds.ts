/** The jack of diamonds: halberd in hand, feather in cap. */
import { blue, gold, hair, linen, orange, red, steel, wood } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, flat, line, rod, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve } from "../../french/bust.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { bob, fringe, moustache } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { beret } from "../../people/headgear.ts";

const coat =
  chest(orange) +
  shape("M103 104L126 108L150 122L162 184H103z", blue.base) +
  flat("M140 124L150 126L160 184H146z", blue.dark) +
  line("M103 116V184", 1.6) +
  [128, 142, 156].map((y) => disc(103, y, 2.6, gold.light)).join("");

const halberd =
  rod("M156 180V35", 3.6, wood.base) +
  shape("M156 16L161 34H151z", steel.base) +
  shape(outline("158 38!, 172 34, 180 46, 174 62, 158 58!, 162 48"), steel.base) +
  flat(outline("166 38!, 178 46, 173 60!, 168 50"), steel.dark) +
  shape("M154 40L140 48L154 56z", steel.base);

const arms =
  at(0, 12, halberd) +
  sleeve("138 126 25, 160 154 23, 158 140 15", blue, "M148 138Q158 150 156 150") +
  cuff("159 146 19, 157 134 18", linen) +
  at(156, 128, fist()) +
  sleeve("68 126 25, 44 148 23, 68 160 15", orange, "M58 136Q48 144 50 150") +
  cuff("60 156 19, 72 161 18", linen) +
  at(80, 160, fist(), { turn: 100 });

const ruff =
  shape(
    outline("80 112, 84 103, 94 100, 103 99, 112 100, 122 103, 126 112, 118 116, 111 113, 103 118, 95 113, 88 116"),
    linen.base,
  ) + line("M90 104l1 9M103 102v13M116 104l-1 9", 1, linen.dark);

const face =
  bob(hair.brown) +
  neck() +
  quarter({ mouth: "line", brow: "raised" }) +
  fringe(hair.brown) +
  moustache(hair.brown, 5) +
  beret(red, linen);

export const jackOfDiamonds: Svg = coat + arms + ruff + head(102, 70, face, 1.02);
