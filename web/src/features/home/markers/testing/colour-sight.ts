type Rgb = [number, number, number];
/** Matrices on linear RGB (Machado, Oliveira, Fernandes 2009, severity 1). */
export const SIGHTS: Record<string, readonly Rgb[]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** CIE76: from about 2 on differences are visible side by side; 10 is clear at a glance. */
export const AT_A_GLANCE = 10;

const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
const times = (rows: readonly Rgb[], [r, g, b]: Rgb): Rgb =>
  rows.map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b))) as Rgb;

function lab(rgb: Rgb): Rgb {
  const [x, y, z] = times(
    [
      [0.4339, 0.3762, 0.1899],
      [0.2126, 0.7152, 0.0722],
      [0.0177, 0.1095, 0.8727],
    ],
    rgb,
  ).map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const apart = (a: Rgb, b: Rgb): number => Math.hypot(...a.map((value, k) => value - b[k]));

export function colorDifference(one: string, other: string, sight?: string): number {
  const [a, b] = [one, other].map((hex) => lab(sight ? times(SIGHTS[sight], linear(hex)) : linear(hex)));
  return apart(a, b);
}

/** Relative luminance (WCAG 2). */
export function relativeLuminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
