import { type FILE_REASONS, IMPORT_MAX_ROWS, type ImportOptions } from '@naksha/events/wire/imports';
import { BadFile } from '../bad-file.ts';
import { EarlierIds } from '../earlier-ids.ts';
import { PreviewBuilder } from '../preview-import.ts';
import type { CellOptions } from '../read-cell.ts';
import { type CsvHeader, type CsvReaders, readCsv } from '../read-csv.ts';
import { rowToDraft } from '../row-to-draft.ts';
import type { ImportHeader } from './import-files.ts';
import type { StoredRow } from './import-lines.ts';

/**
 * All rows of a file that is not too long, each with the line of an earlier one that has its id, and how they are read.
 * @throws BadFile
 */
export async function readFile(
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions & { partial?: boolean },
  cells: CellOptions,
): Promise<{ rows: StoredRow[]; header: ImportHeader }> {
  const rows: StoredRow[] = [];
  const ids = new EarlierIds();
  let header: CsvHeader = { names: [], leftOut: [], delimiter: ',' };
  let preview: PreviewBuilder | undefined;
  const onHeader: CsvReaders['onHeader'] = (found, mapped) => {
    header = found;
    preview = new PreviewBuilder(mapped, options, cells);
  };
  for await (const row of readCsv(bytes, options, { onHeader })) {
    if (rows.length === IMPORT_MAX_ROWS) throw new BadFile('too_many_rows', { most: IMPORT_MAX_ROWS });
    preview?.add(row);
    const read = rowToDraft(row.row, { values: options.values, barePriceFrom: cells.barePriceFrom });
    const earlier = 'draft' in read ? ids.find(read.draft.external_id, row.line) : {};
    rows.push({ ...withoutNul(row), earlier });
  }
  return { rows, header: { ...header, preview: preview && withoutNul(preview.build()) } };
}

/** Problems of the choice of columns: the file itself can be read, and its columns be shown to choose from. */
const OF_COLUMNS: readonly string[] = [
  'missing_columns',
  'unnamed_columns',
  'doubled_column',
  'map_absent',
] satisfies (typeof FILE_REASONS)[number][];

/** The columns of a file of which some are still to be chosen; undefined where the file cannot be read at all. */
export async function readColumns(
  bytes: () => AsyncIterable<Uint8Array>,
  options: ImportOptions,
  { reason }: BadFile,
  cells: CellOptions,
): Promise<ImportHeader | undefined> {
  if (!OF_COLUMNS.includes(reason.code)) return undefined;
  const { encoding, delimiter } = options;
  // What names a column that is not there, or one of two, is left out.
  for (const choice of [options, { encoding, delimiter }])
    try {
      return (await readFile(bytes(), { ...choice, partial: true }, cells)).header;
    } catch (error) {
      if (!(error instanceof BadFile)) throw error;
    }
  return undefined;
}

/** PostgreSQL keeps no NUL; a row with one is refused for it, and `damaged` says so. */
function withoutNul<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, one) => (typeof one === 'string' ? one.replaceAll('\0', '') : one));
}
