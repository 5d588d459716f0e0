/** Of `A, B`, as an option of a command has them. */
export const splitWords = (text = ''): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
