/** Splits a comma-separated option, such as `A, B`. */
export const splitWords = (text = ''): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
