/** Red, green and blue of 255, and how much of the ground they cover, of 255. */
export type Colour = readonly [number, number, number, number];

/** From little to much: ColorBrewer's YlGnBu without its palest, which is the ground's; lightness alone tells them apart. */
export const RAMP = ['#C7E9B4', '#7FCDBB', '#41B6C4', '#2C7FB8', '#253494'] as const;
/** Too few homes to say. */
export const TOO_FEW = '#8A919C';

const COVER = 184;
const FAINT = 84;

/** @param of which class, 0 is the least; undefined where there are too few homes */
export const swatch = (of: number | undefined): string => (of === undefined ? TOO_FEW : RAMP[of]);

export function colourOf(of: number | undefined): Colour {
  const hex = swatch(of);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue, of === undefined ? FAINT : COVER];
}
