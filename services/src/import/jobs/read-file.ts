import { IMPORT_MAX_ROWS, type ImportOptions } from '@naksha/events/wire/imports';
import { BadFile } from '../bad-file.ts';
import { EarlierIds } from '../earlier-ids.ts';
import { type CsvHeader, readCsv } from '../read-csv.ts';
import { rowToDraft } from '../row-to-draft.ts';
import type { StoredRow } from './import-lines.ts';

/**
 * All rows of a file that is not too long, each with the line of an earlier one that has its id.
 * @throws BadFile
 */
export async function readFile(
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<{ rows: StoredRow[]; header: CsvHeader }> {
  const rows: StoredRow[] = [];
  const ids = new EarlierIds();
  let header: CsvHeader = { names: [], leftOut: [], delimiter: ',' };
  const onHeader = (found: CsvHeader) => {
    header = found;
  };
  for await (const row of readCsv(bytes, options, { onHeader })) {
    if (rows.length === IMPORT_MAX_ROWS) throw new BadFile('too_many_rows', { most: IMPORT_MAX_ROWS });
    const read = rowToDraft(row.row, { values: options.values });
    const earlier = 'draft' in read ? ids.find(read.draft.external_id, row.line) : {};
    rows.push({ ...withoutNul(row), earlier });
  }
  return { rows, header };
}

/** PostgreSQL keeps no NUL; a row with one is refused for it, and `damaged` says so. */
function withoutNul<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, one) => (typeof one === 'string' ? one.replaceAll('\0', '') : one));
}
