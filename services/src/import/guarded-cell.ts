/** The characters at which a spreadsheet takes a cell for a formula. */
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/**
 * Reads a cell that was written safe for spreadsheets: the apostrophe before a formula's first character belongs to no value.
 * Of several apostrophes one is removed, so that every text survives being written and read.
 */
export const readGuardedCell = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
