/** RGBA, 0 to 255. */
export type Colour = readonly [number, number, number, number];

/** ColorBrewer's YlGnBu without its palest step; lightness alone distinguishes the steps. */
export const RAMP = ['#C7E9B4', '#7FCDBB', '#41B6C4', '#2C7FB8', '#253494'] as const;
/** Too few homes. */
export const TOO_FEW = '#8A919C';

const COVER = 184;
const FAINT = 84;

/** `of`: class from 0; undefined for too few homes. */
export const rateClassCssColor = (of: number | undefined): string => (of === undefined ? TOO_FEW : RAMP[of]);

export function rateClassColor(of: number | undefined): Colour {
  const hex = rateClassCssColor(of);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue, of === undefined ? FAINT : COVER];
}
