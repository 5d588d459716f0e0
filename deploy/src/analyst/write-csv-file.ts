import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UserError } from '../process/user-error.ts';

/** Streams the rows, because a result can exceed memory. */
export async function writeCsvFile(
  file: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly (string | null)[]>,
): Promise<void> {
  const target = createWriteStream(file);
  target.once('error', (error) => {
    unwritable = error;
  });
  let unwritable: Error | undefined;
  try {
    await pipeline(Readable.from(lines(columns, rows)), target);
  } catch (error) {
    throw unwritable === undefined ? error : new UserError(`Cannot write ${file}: ${unwritable.message}`);
  }
}

async function* lines(
  columns: readonly string[],
  rows: AsyncIterable<readonly (string | null)[]>,
): AsyncGenerator<string> {
  yield toLine(columns);
  for await (const row of rows) yield toLine(row);
}

/** According to RFC 4180; an empty cell is null, and two quotes are an empty string. */
const toLine = (cells: readonly (string | null)[]): string => `${cells.map(toCell).join(',')}\n`;

const toCell = (cell: string | null): string =>
  cell === null ? '' : cell === '' || /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
