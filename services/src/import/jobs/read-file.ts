import { type FILE_REASONS, IMPORT_MAX_ROWS, type ImportOptions } from '@naksha/events/wire/imports';
import { BadFile } from '../bad-file.ts';
import { EarlierIds } from '../earlier-ids.ts';
import { PreviewBuilder } from '../preview-import.ts';
import type { CellOptions } from '../read-cell.ts';
import { type CsvCallbacks, type CsvHeader, readCsv } from '../read-csv.ts';
import { parseRowToDraft } from '../row-to-draft.ts';
import type { ImportHeader } from './import-files.ts';
import type { StoredRow } from './import-lines.ts';

export async function readImportFile(
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions & { partial?: boolean },
  cells: CellOptions,
): Promise<{ rows: StoredRow[]; header: ImportHeader }> {
  const rows: StoredRow[] = [];
  const ids = new EarlierIds();
  let header: CsvHeader = { names: [], leftOut: [], delimiter: ',' };
  let preview: PreviewBuilder | undefined;
  const onHeader: CsvCallbacks['onHeader'] = (found, mapped) => {
    header = found;
    preview = new PreviewBuilder(mapped, options, cells);
  };
  for await (const row of readCsv(bytes, options, { onHeader })) {
    if (rows.length === IMPORT_MAX_ROWS) throw new BadFile('too_many_rows', { most: IMPORT_MAX_ROWS });
    preview?.add(row);
    const read = parseRowToDraft(row.row, { values: options.values, barePriceFrom: cells.barePriceFrom });
    const earlier = 'draft' in read ? ids.find(read.draft.external_id, row.line) : {};
    rows.push({ ...withoutNul(row), earlier });
  }
  return { rows, header: { ...header, preview: preview && withoutNul(preview.build()) } };
}

/** The file is readable, so its columns can be shown. */
const COLUMN_PROBLEMS: readonly string[] = [
  'missing_columns',
  'unnamed_columns',
  'doubled_column',
  'map_absent',
] satisfies (typeof FILE_REASONS)[number][];

/** Undefined if the file cannot be read. */
export async function readHeaderOfRejectedFile(
  bytes: () => AsyncIterable<Uint8Array>,
  options: ImportOptions,
  { reason }: BadFile,
  cells: CellOptions,
): Promise<ImportHeader | undefined> {
  if (!COLUMN_PROBLEMS.includes(reason.code)) return undefined;
  const { encoding, delimiter } = options;
  // Options for missing or ambiguous columns are dropped.
  for (const choice of [options, { encoding, delimiter }])
    try {
      return (await readImportFile(bytes(), { ...choice, partial: true }, cells)).header;
    } catch (error) {
      if (!(error instanceof BadFile)) throw error;
    }
  return undefined;
}

/** PostgreSQL cannot store NUL; `damaged` refuses rows with one. */
function withoutNul<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, one) => (typeof one === 'string' ? one.replaceAll('\0', '') : one));
}
