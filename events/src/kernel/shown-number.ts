/** Indian grouping and ASCII digits in all languages. */
const ofDecimals = [0, 1, 2].map((decimals) => new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals }));

/** `12,34,567.5` */
export const formatIndianNumber = (value: number, decimals: 0 | 1 | 2 = 2): string =>
  ofDecimals[decimals].format(value);
