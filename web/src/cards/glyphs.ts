/**
 * The index letters, drawn as strokes in a box 60 wide and 80 high, so that a card looks the same on every phone.
 * A letter that is not here is set in the system's own type.
 */
export const glyphs: Readonly<Record<string, string>> = {
  "2": "M8 24C8 1 53 1 53 25C53 44 12 56 8 75H55",
  "3": "M9 15C20 1 51 2 51 22C51 35 40 38 27 38C42 38 54 44 54 57C54 80 20 81 7 66",
  "4": "M42 76V7L6 56H56",
  "5": "M51 7H16L13 36C24 28 54 28 54 53C54 79 19 80 7 67",
  "6": "M47 8C20 10 8 32 8 52C8 83 53 83 53 53C53 27 16 27 9 48",
  "7": "M6 7H53L22 76M20 42H47",
  "8": "M30 38C7 34 8 6 30 6C52 6 53 34 30 38C2 42 3 75 30 75C57 75 58 42 30 38Z",
  "9": "M13 73C40 71 52 49 52 29C52 -2 7 -2 7 28C7 54 44 54 51 33",
  "10": "M3 18L14 8V76M43 7C27 7 27 75 43 75C59 75 59 7 43 7Z",
  A: "M5 76L30 6L55 76M14 53H46",
  C: "M54 19C42 0 8 0 8 41C8 82 42 82 54 63",
  D: "M12 7V75H24C64 75 64 7 24 7Z",
  F: "M13 76V7H52M13 40H45",
  J: "M46 6V54C46 81 11 81 8 58",
  K: "M12 6V76M53 6L14 47M27 34L55 76",
  L: "M13 6V75H53",
  N: "M10 76V9L50 73V6",
  Q: "M30 6C0 6 0 75 30 75C60 75 60 6 30 6ZM36 55L55 78",
  R: "M12 76V7H31C58 7 58 42 31 42H12M32 42L55 76",
  V: "M5 6L30 75L55 6",
};
