import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import { UserError } from '../process/user-error.ts';
import { checkEncoding } from './check-encoding.ts';
import { type Column, mapColumns, type Row } from './columns.ts';
import type { LinedRow } from './import-rows.ts';

export type CsvFile = {
  bytes: number;
  rows: AsyncIterable<LinedRow>;
  /** Bytes so far. */
  read(): number;
  /** The columns that are none of ours, once the first row has been read. */
  leftOut(): readonly string[];
};

/** Bytes of the file, and its rows one by one with the line each begins in; the whole file is never in memory. */
export async function readCsv(path: string, maps: readonly string[]): Promise<CsvFile> {
  const found = await stat(path).catch((error: Error) => error);
  if (found instanceof Error) throw new UserError(`${path} can't be read: ${found.message}`);
  if (!found.isFile()) throw new UserError(`${path} is no file`);
  const { size } = found;
  const file = createReadStream(path);
  let leftOut: readonly string[] = [];
  const rows = readRows(file, maps, (names) => {
    leftOut = names;
  });
  return { bytes: size, rows, read: () => file.bytesRead, leftOut: () => leftOut };
}

type Parsed = { info: Info; record: string[] };

/** @throws BadColumns; UserError naming the line where it is no UTF-8 or, in csv-parse's own words, a quote is never closed */
async function* readRows(
  file: NodeJS.ReadableStream,
  maps: readonly string[],
  onLeftOut: (names: readonly string[]) => void,
): AsyncGenerator<LinedRow> {
  const checked = file.pipe(checkEncoding());
  const parser = checked.pipe(
    parse({ bom: true, info: true, skip_empty_lines: true, relax_column_count: true, trim: true }),
  );
  checked.on('error', (error) => parser.destroy(error));
  file.on('error', (error) => parser.destroy(new UserError(`the file can't be read: ${error.message}`)));
  let columns: (Column | undefined)[] | undefined;
  try {
    for await (const { info, record } of parser as AsyncIterable<Parsed>) {
      if (columns) yield { line: info.lines - lineEnds(record), ...toRow(columns, record) };
      else {
        columns = mapColumns(record, maps);
        onLeftOut(record.filter((_, k) => !columns?.[k]));
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? new UserError(`the file is no whole CSV: ${error.message}`) : error;
  }
}

function toRow(columns: readonly (Column | undefined)[], record: readonly string[]): Omit<LinedRow, 'line'> {
  const row: Row = Object.fromEntries(columns.flatMap((column, k) => (column ? [[column, record[k] ?? '']] : [])));
  const beyond = record.slice(columns.length).filter((cell) => cell !== '');
  return beyond.length > 0 ? { row, beyond } : { row };
}

/** The parser counts to a record's last line; a quoted field may have begun lines before. */
const lineEnds = (record: readonly string[]): number => record.join('').split('\n').length - 1;
