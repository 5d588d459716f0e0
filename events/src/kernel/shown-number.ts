/** As India groups digits, in the digits that all three languages are read in on screens. The language decides words alone. */
const ofDecimals = [0, 1, 2].map((decimals) => new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals }));

/** `12,34,567.5`, in every language. @param decimals the most that are shown */
export const shownNumber = (value: number, decimals: 0 | 1 | 2 = 2): string => ofDecimals[decimals].format(value);
