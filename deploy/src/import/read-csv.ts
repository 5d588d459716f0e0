import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import { UserError } from '../process/user-error.ts';
import { type Column, mapColumns, type Row } from './columns.ts';
import type { LinedRow } from './import-rows.ts';

/** Bytes of the file, and its rows one by one with the line each begins in; the whole file is never in memory. */
export async function readCsv(
  path: string,
  maps: readonly string[],
): Promise<{ bytes: number; rows: AsyncIterable<LinedRow>; read(): number }> {
  const found = await stat(path).catch((error: Error) => error);
  if (found instanceof Error) throw new UserError(`${path} can't be read: ${found.message}`);
  if (!found.isFile()) throw new UserError(`${path} is no file`);
  const { size } = found;
  const file = createReadStream(path);
  return { bytes: size, rows: readRows(file, maps), read: () => file.bytesRead };
}

type Parsed = { info: Info; record: string[] };

/** @throws BadColumns; UserError with csv-parse's own words, which name the line, where a quote is never closed */
async function* readRows(file: NodeJS.ReadableStream, maps: readonly string[]): AsyncGenerator<LinedRow> {
  const parser = file.pipe(
    parse({ bom: true, info: true, skip_empty_lines: true, relax_column_count: true, trim: true }),
  );
  file.on('error', (error) => parser.destroy(new UserError(`the file can't be read: ${error.message}`)));
  let columns: (Column | undefined)[] | undefined;
  try {
    for await (const { info, record } of parser as AsyncIterable<Parsed>) {
      if (!columns) columns = mapColumns(record, maps);
      else yield { line: info.lines - lineEnds(record), row: toRow(columns, record) };
    }
  } catch (error) {
    throw error instanceof CsvError ? new UserError(`the file is no whole CSV: ${error.message}`) : error;
  }
}

const toRow = (columns: readonly (Column | undefined)[], record: readonly string[]): Row =>
  Object.fromEntries(columns.flatMap((column, k) => (column ? [[column, record[k] ?? '']] : [])));

/** The parser counts to a record's last line; a quoted field may have begun lines before. */
const lineEnds = (record: readonly string[]): number => record.join('').split('\n').length - 1;
