import type { Documents } from '../documents/documents.ts';
import { type AskingDocument, askingKind } from '../market/asking-kind.ts';

const COLUMNS = ['listing', 'subtype', 'places', 'demo', 'posted_at', 'price', 'sqft', 'from', 'to'] as const;
const PAGE = 2_000;

/** CSV (RFC 4180). Fields are numbers, times and ids, so nothing needs quoting. */
export async function* generateAskedPricesCsv(documents: Documents): AsyncGenerator<string> {
  yield printLine(COLUMNS);
  for (let after = ''; ; ) {
    const page = await documents.query(askingKind, `id > $1 order by id limit ${PAGE}`, [after]);
    const lines = page.flatMap(({ id, body }) => (body ? listPrices(id, body) : []));
    if (lines.length > 0) yield lines.join('');
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

const listPrices = (id: string, { subtype, places, demo, postedAt, asked }: AskingDocument): string[] =>
  asked.map(({ price, sqft, from, to = '' }) =>
    printLine([id, subtype, places.join(';'), demo, postedAt, price, sqft, from, to]),
  );

const printLine = (fields: readonly (string | number | boolean)[]): string => `${fields.join(',')}\r\n`;
