const SPREADSHEET_TEXT = /^="(.*)"$/s;
/** No cell that anybody reads is longer: what is, is given on as it comes. */
const MOST_HELD = 4096;

/** `="0017"` is how a spreadsheet is made to take a number for a text. @returns the text, or nothing where the cell is none */
export const readTextFormula = (cell: string): string | undefined =>
  SPREADSHEET_TEXT.exec(cell)?.[1].replaceAll('""', '"').trim();

/**
 * Programs write `="0017"` without the quotes that CSV wants around it. What is between two delimiters then can be nothing else:
 * within a quoted text the quote would be doubled, and behind one that ends no text begins.
 */
export async function* quoteTextFormulas(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<string> {
  const sign = RegExp.escape(delimiter);
  const cell = new RegExp(`(?<=^|[${sign}\\r\\n])="([^"\\r\\n${sign}]+)"(?=$|[${sign}\\r\\n])`, 'g');
  const quote = (whole: string) => whole.replace(cell, '"=""$1"""');
  let held = '';
  for await (const chunk of text) {
    const all = held + chunk;
    // A cell may go on in the next chunk: it is held back with the delimiter before it.
    const cut = Math.max(all.lastIndexOf(delimiter), all.lastIndexOf('\n'), all.lastIndexOf('\r'));
    const end = all.length - cut > MOST_HELD ? all.length : Math.max(cut, 0);
    yield quote(all.slice(0, end));
    held = all.slice(end);
  }
  yield quote(held);
}
