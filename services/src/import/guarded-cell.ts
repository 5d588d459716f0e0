/** Characters that make a spreadsheet treat a cell as a formula. */
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/**
 * Reads a cell escaped for spreadsheets: removes the apostrophe before a formula character. Of several apostrophes one is
 * removed, so that every text survives writing and reading.
 */
export const readGuardedCell = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
