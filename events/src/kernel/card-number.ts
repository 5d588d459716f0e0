const SHORT = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 3 });

/** A number on a card or badge, and nowhere else: Indian grouping, three significant digits, nothing for less than 1. */
export const cardNumber = (value: number): string => (value >= 1 ? SHORT.format(value) : '');
