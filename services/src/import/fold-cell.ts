/** Normalizes a cell or column name for comparison with options. */
export const foldCell = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
