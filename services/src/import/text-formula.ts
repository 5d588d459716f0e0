const SPREADSHEET_TEXT = /^="(.*)"$/s;
/** Longer than any cell; longer text passes unchanged. */
const MAX_HELD_LENGTH = 4096;

/** `="0017"` makes a spreadsheet treat a number as text. Undefined for other cells. */
export const parseTextFormula = (cell: string): string | undefined =>
  SPREADSHEET_TEXT.exec(cell)?.[1].replaceAll('""', '"').trim();

/**
 * Programs write `="0017"` without CSV quotes. Between two delimiters this is unambiguous: inside quotes it would be
 * doubled.
 */
export async function* quoteTextFormulas(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<string> {
  const sign = RegExp.escape(delimiter);
  const cell = new RegExp(`(?<=^|[${sign}\\r\\n])="([^"\\r\\n${sign}]+)"(?=$|[${sign}\\r\\n])`, 'g');
  const quote = (whole: string) => whole.replace(cell, '"=""$1"""');
  let held = '';
  for await (const chunk of text) {
    const all = held + chunk;
    // A cell may continue in the next chunk.
    const cut = Math.max(all.lastIndexOf(delimiter), all.lastIndexOf('\n'), all.lastIndexOf('\r'));
    const end = all.length - cut > MAX_HELD_LENGTH ? all.length : Math.max(cut, 0);
    yield quote(all.slice(0, end));
    held = all.slice(end);
  }
  yield quote(held);
}

/** A spreadsheet would treat such a cell as a formula. */
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Removes one apostrophe before a formula character, so that every text survives writing and reading. */
export const unescapeFormulaCell = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
