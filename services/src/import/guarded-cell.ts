/** A spreadsheet would treat such a cell as a formula. */
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Removes one apostrophe before a formula character, so that every text survives writing and reading. */
export const unescapeFormulaCell = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
