/** A cell or a column's name for comparison with what an option says of it. */
export const foldCell = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
