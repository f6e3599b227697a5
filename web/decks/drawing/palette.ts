/** The few inks of an old stencilled print: every deck is drawn with these. */
export const ink = "#20243a";
export const paper = "#fbf5e4";

export const gold = { base: "#e8ae30", light: "#f8dc82", dark: "#a9701a" } as const;
export const red = { base: "#bf3327", light: "#e58468", dark: "#821f24" } as const;
export const blue = { base: "#28608f", light: "#93bfda", dark: "#173a5e" } as const;
export const green = { base: "#3f7d4b", light: "#93bb6c", dark: "#245033" } as const;
export const wood = { base: "#b27a3e", light: "#d6a465", dark: "#6d4323" } as const;
export const steel = { base: "#e3eaef", light: "#fbfdff", dark: "#9bb0c2" } as const;
export const linen = { base: "#fffdf5", light: "#ffffff", dark: "#ddd3bb" } as const;
export const orange = { base: "#e0792b", light: "#f3b06a", dark: "#a04a14" } as const;
export const plum = { base: "#76406f", light: "#b98bb0", dark: "#482544" } as const;
export const night = { base: "#333a52", light: "#7b86a3", dark: "#20243a" } as const;

/** A cloth or metal: its colour, and the tones where light and shade fall on it. */
export interface Tone {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
}

export const skin: Readonly<Record<"fair" | "olive" | "brown", Tone>> = {
  fair: { base: "#f6d3ae", light: "#eda58a", dark: "#dda777" },
  olive: { base: "#e9bd8f", light: "#dd9170", dark: "#c58d5c" },
  brown: { base: "#a9714a", light: "#a3543c", dark: "#7f4f31" },
};

export const hair = {
  black: "#2d2630",
  brown: "#6b4425",
  chestnut: "#93511f",
  red: "#b5562a",
  fair: "#d9a441",
  grey: "#a8a093",
  white: "#efe9dc",
} as const;
