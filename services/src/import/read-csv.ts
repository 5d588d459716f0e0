import { Readable } from 'node:stream';
import type { ImportColumn, RowRemark } from '@naksha/events/wire/imports';
import { CsvError, type Info, parse } from 'csv-parse';
import { BadFile } from './bad-file.ts';
import { decodeFile } from './decode-file.ts';
import { findDamage } from './find-damage.ts';
import { findDelimiter, LINES_ABOVE, readDelimiter } from './find-delimiter.ts';
import { readGuardedCell } from './guarded-cell.ts';
import { type ColumnChoice, hasColumnNames, type MappedColumns, mapColumns, type Row } from './map-columns.ts';
import { namesOtherUnit } from './read-area.ts';
import { quoteTextFormulas, readTextFormula } from './text-formula.ts';

/**
 * `beyond`: what stands after the last column, as where a comma was not quoted. `damaged`: cells with a character that no text has,
 * or a spreadsheet's error. `notes`: cells that are read otherwise than they stand there. `cells`: the row as the file has it.
 */
export type LinedRow = {
  line: number;
  row: Row;
  cells: readonly string[];
  beyond?: readonly string[];
  damaged?: readonly RowRemark[];
  notes?: readonly RowRemark[];
};

/** `encoding`: as the web calls it. `delimiter`: the sign or its name. Both are found out where nothing is said. */
export type CsvOptions = ColumnChoice & { encoding?: string; delimiter?: string };

/** `names`: the file's own. `leftOut`: those that are none of ours. */
export type CsvHeader = { names: readonly string[]; leftOut: readonly string[]; delimiter: string };
export type CsvReaders = {
  onHeader?(header: CsvHeader): void;
  /** At the end: values given for all rows that none took, because each says its own. */
  onUnusedSets?(columns: readonly ImportColumn[]): void;
};

/** Longer than any row of a listing: what goes on for longer is a quote that nobody closed. */
const MAX_RECORD = 256 * 1024;

type Parsed = { info: Info; record: string[] };

/**
 * The rows one by one, each with the line it begins in; the whole file is never in memory.
 * @throws BadFile saying what is wrong with the file, and in which line; rows before that line may have been given
 */
export async function* readCsv(
  bytes: AsyncIterable<Uint8Array>,
  options: CsvOptions,
  { onHeader, onUnusedSets }: CsvReaders = {},
): AsyncGenerator<LinedRow> {
  const text = decodeFile(bytes, options.encoding);
  const beginning = await readBeginning(text);
  if (beginning.trim() === '') throw new BadFile('empty');
  // Letters of ASCII in two bytes each are UTF-8 too, with a NUL beside each of them.
  if (firstLine(beginning).includes('\0')) throw new BadFile('utf_16');
  const delimiter = options.delimiter === undefined ? findDelimiter(beginning) : readDelimiter(options.delimiter);
  const header = new HeaderSearch(options);
  let rows = 0;
  let unused: ImportColumn[] = [];
  for await (const { info, record } of parseRecords(
    quoteTextFormulas(joinTexts(beginning, text), delimiter),
    delimiter,
  )) {
    const line = info.lines - countLineEnds(record);
    if (header.found) {
      rows++;
      const { taken, ...read } = toRow(header.found, record);
      unused = unused.filter((column) => !taken.includes(column));
      yield { line, cells: record, ...read };
    } else if (header.look(record, line)) {
      unused = header.sets;
      onHeader?.({ ...header.describe(record), delimiter });
    }
  }
  header.end();
  if (rows === 0) throw new BadFile('no_rows');
  onUnusedSets?.(unused);
}

const firstLine = (text: string): string => /\S[^\n\r]*/.exec(text)?.[0] ?? '';

/** As much as holds whole lines that may name the columns, or everything. */
async function readBeginning(text: AsyncIterator<string>): Promise<string> {
  for (let beginning = ''; ; ) {
    const { done, value } = await text.next();
    if (done) return beginning;
    beginning += value;
    const whole = beginning.match(/\S[^\n\r]*[\n\r]/g)?.length ?? 0;
    if (whole > LINES_ABOVE || (whole > 0 && beginning.length > MAX_RECORD)) return beginning;
  }
}

async function* joinTexts(beginning: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield beginning;
  yield* rest;
}

async function* parseRecords(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<Parsed> {
  let before: Pick<Info, 'lines' | 'empty_lines'> = { lines: 0, empty_lines: 0 };
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: MAX_RECORD,
    // As it parses: an error overtakes records that nobody has taken yet.
    on_record(parsed, info) {
      before = info;
      return parsed;
    },
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  const source = Readable.from(text);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { info, record } of parser as AsyncIterable<Parsed>)
      if (record.some((cell) => cell !== '')) yield { info, record: record.map(readGuardedCell) };
  } catch (error) {
    throw error instanceof CsvError ? toBadFile(error, before) : error;
  } finally {
    source.destroy();
  }
}

/** The record that could not be read begins after the one before, and the empty lines behind that. */
function toBadFile(error: CsvError, before: Pick<Info, 'lines' | 'empty_lines'>): BadFile {
  const { empty_lines: emptyLines = before.empty_lines } = error as Partial<Info>;
  const line = String(before.lines + (emptyLines - before.empty_lines) + 1);
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
  return new BadFile(isOpen ? 'quote_open' : 'quote_misplaced', { line });
}

/** Finds the line that names the columns. Only the first may; where it is another, that is said. */
class HeaderSearch {
  found: MappedColumns | undefined;
  private failure: unknown;
  private linesRead = 0;
  private readonly choice: ColumnChoice;

  constructor(choice: ColumnChoice) {
    this.choice = choice;
  }

  /** @throws BadFile where no line can be it any more */
  look(record: readonly string[], line: number): boolean {
    if (this.failure === undefined)
      try {
        this.found = mapColumns(record, this.choice);
        return true;
      } catch (error) {
        this.failure = error;
      }
    else if (hasColumnNames(record)) throw new BadFile('names_below', { line: String(line) });
    if (++this.linesRead === LINES_ABOVE) throw this.failure;
    return false;
  }

  describe(names: readonly string[]): Pick<CsvHeader, 'names' | 'leftOut'> {
    return { names, leftOut: names.filter((_, k) => !this.found?.columns[k]) };
  }

  /** Columns that were given one value for all rows. */
  get sets(): ImportColumn[] {
    return Object.keys(this.found?.constants ?? {}) as ImportColumn[];
  }

  /** @throws BadFile where none was found */
  end(): void {
    if (!this.found) throw this.failure;
  }
}

type ReadCells = Omit<LinedRow, 'line' | 'cells'> & {
  /** Columns in which the row says nothing of its own. */
  taken: readonly ImportColumn[];
};

function toRow({ columns, constants }: MappedColumns, record: readonly string[]): ReadCells {
  const own: Row = {};
  const [notes, damaged]: [RowRemark[], RowRemark[]] = [[], []];
  for (const [k, column] of columns.entries()) {
    if (!column) continue;
    const cell = record[k] ?? '';
    const read = readTextFormula(cell);
    if (read !== undefined) notes.push({ column, reason: { code: 'read_as', params: { text: cell, read } } });
    own[column] = read ?? cell;
    damaged.push(...findDamage(column, own[column]));
  }
  const isOwn = (column: ImportColumn, value: string): boolean =>
    Boolean(own[column]) || (column === 'area_unit' && namesOtherUnit(own.area ?? '', value));
  const taken = (Object.entries(constants) as [ImportColumn, string][]).filter((constant) => !isOwn(...constant));
  const beyond = record.slice(columns.length).filter((cell) => cell !== '');
  return {
    row: { ...own, ...Object.fromEntries(taken) },
    taken: taken.map(([column]) => column),
    ...(beyond.length > 0 && { beyond }),
    ...(damaged.length > 0 && { damaged }),
    ...(notes.length > 0 && { notes }),
  };
}

/** The parser counts to a record's last line; a quoted field may have begun lines before. */
const countLineEnds = (record: readonly string[]): number => record.join('').split('\n').length - 1;
