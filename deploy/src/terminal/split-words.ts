export const splitCommandWords = (text = ''): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
