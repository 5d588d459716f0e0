import { Readable } from 'node:stream';
import { containsOtherAreaUnit, isBlankPlaceholder } from '@naksha/events/read-values';
import { IMPORT_COLUMNS, type ImportColumn, type ImportOptions, type RowRemark } from '@naksha/events/wire/imports';
import { CsvError, type Info, parse } from 'csv-parse';
import { BadFile } from './bad-file.ts';
import { decodeTextFile } from './decode-file.ts';
import { findDamagedCharacters } from './find-damage.ts';
import { findDelimiter, MAX_LINES_ABOVE_HEADER, parseDelimiter } from './find-delimiter.ts';
import { normalizeCell } from './fold-cell.ts';
import { type ColumnChoice, looksLikeColumnHeader, type MappedColumns, mapColumns, type Row } from './map-columns.ts';
import { parseTextFormula, quoteTextFormulas, unescapeFormulaCell } from './text-formula.ts';

/**
 * `beyond`: cells after the last column, such as after an unquoted comma. `damaged`: invalid characters or a
 * spreadsheet error. `notes`: read differently from their text.
 */
export type LinedRow = {
  line: number;
  row: Row;
  cells: readonly string[];
  beyond?: readonly string[];
  damaged?: readonly RowRemark[];
  notes?: readonly RowRemark[];
  /** Because of which the row is skipped. */
  skipped?: { column: string; text: string };
};

/** `encoding`: label of the Encoding Standard. Both are detected by default. */
export type CsvOptions = ColumnChoice &
  Pick<ImportOptions, 'encoding' | 'delimiter'> & {
    /** For previews while columns are being chosen; the first line is then the header. */
    partial?: boolean;
  };

/** `leftOut`: not imported. */
export type CsvHeader = { names: readonly string[]; leftOut: readonly string[]; delimiter: string };
export type CsvCallbacks = {
  onHeader?(header: CsvHeader, mapped: MappedColumns): void;
  /** At the end: each row has its own value. */
  onUnusedSets?(columns: readonly ImportColumn[]): void;
  /** At the end: values that no row has. */
  onUnusedSkips?(values: readonly { column: string; text: string }[]): void;
};

/** Longer than any listing row; probably an unclosed quote. */
const MAX_RECORD_LENGTH = 256 * 1024;

type Parsed = { info: Info; record: string[] };

/** The file is never completely in memory. Earlier rows may have been returned when it throws. */
export async function* readCsv(
  bytes: AsyncIterable<Uint8Array>,
  options: CsvOptions,
  { onHeader, onUnusedSets, onUnusedSkips }: CsvCallbacks = {},
): AsyncGenerator<LinedRow> {
  const text = decodeTextFile(bytes, options.encoding);
  const beginning = await readBeginning(text);
  if (beginning.trim() === '') throw new BadFile('empty');
  // ASCII in UTF-16 is also valid UTF-8, with a NUL next to each character.
  if (firstLine(beginning).includes('\0')) throw new BadFile('utf_16');
  const delimiter = options.delimiter === undefined ? findDelimiter(beginning) : parseDelimiter(options.delimiter);
  const header = new HeaderSearch(options);
  let rows = 0;
  let unused: ImportColumn[] = [];
  let unusedSkips = Object.entries(options.skip ?? {}).flatMap(([column, values], rule) =>
    values.map((text) => ({ column, text, rule })),
  );
  for await (const { info, record } of parseRecords(
    quoteTextFormulas(joinTexts(beginning, text), delimiter),
    delimiter,
  )) {
    const line = info.lines - countLineEnds(record);
    if (header.found) {
      rows++;
      const { taken, ...read } = toRow(header.found, record);
      unused = unused.filter((column) => !taken.includes(column));
      const { skips } = header.found;
      const cellOf = (rule: number) => normalizeCell(record[skips[rule]?.place ?? -1] ?? '');
      unusedSkips = unusedSkips.filter(({ text, rule }) => cellOf(rule) !== normalizeCell(text));
      yield { line, cells: record, ...read };
    } else {
      const mapped = header.look(record, line);
      if (!mapped) continue;
      unused = header.sets;
      onHeader?.({ ...header.describe(record), delimiter }, mapped);
    }
  }
  header.end();
  if (rows === 0) throw new BadFile('no_rows');
  onUnusedSets?.(unused);
  onUnusedSkips?.(unusedSkips.map(({ column, text }) => ({ column, text })));
}

const firstLine = (text: string): string => /\S[^\n\r]*/.exec(text)?.[0] ?? '';

/** Enough whole lines to contain the header. */
async function readBeginning(text: AsyncIterator<string>): Promise<string> {
  for (let beginning = ''; ; ) {
    const { done, value } = await text.next();
    if (done) return beginning;
    beginning += value;
    const whole = beginning.match(/\S[^\n\r]*[\n\r]/g)?.length ?? 0;
    if (whole > MAX_LINES_ABOVE_HEADER || (whole > 0 && beginning.length > MAX_RECORD_LENGTH)) return beginning;
  }
}

async function* joinTexts(beginning: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield beginning;
  yield* rest;
}

async function* parseRecords(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<Parsed> {
  let before: Pick<Info, 'lines' | 'empty_lines'> = { lines: 0, empty_lines: 0 };
  // The parser reports an error before its pending records; return those first.
  const waiting: Parsed[] = [];
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: MAX_RECORD_LENGTH,
    on_record(parsed, info) {
      before = info;
      // `info` changes what the stream emits.
      waiting.push(parsed as unknown as Parsed);
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
    for await (const parsed of parser as AsyncIterable<Parsed>) {
      waiting.shift();
      if (isFilled(parsed)) yield unescapeRecord(parsed);
    }
  } catch (error) {
    if (error instanceof CsvError) for (const parsed of waiting) if (isFilled(parsed)) yield unescapeRecord(parsed);
    throw error instanceof CsvError ? toBadFile(error, before) : error;
  } finally {
    source.destroy();
  }
}

const isFilled = ({ record }: Parsed): boolean => record.some((cell) => cell !== '');
const unescapeRecord = ({ info, record }: Parsed): Parsed => ({ info, record: record.map(unescapeFormulaCell) });

/** The broken record starts after the previous one and the empty lines that follow it. */
function toBadFile(error: CsvError, before: Pick<Info, 'lines' | 'empty_lines'>): BadFile {
  const { empty_lines: emptyLines = before.empty_lines } = error as Partial<Info>;
  const line = String(before.lines + (emptyLines - before.empty_lines) + 1);
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
  return new BadFile(isOpen ? 'quote_open' : 'quote_misplaced', { line });
}

class HeaderSearch {
  found: MappedColumns | undefined;
  private failure: unknown;
  private linesRead = 0;
  private readonly choice: CsvOptions;

  constructor(choice: CsvOptions) {
    this.choice = choice;
  }

  /** @throws BadFile if no further line can be the header */
  look(record: readonly string[], line: number): MappedColumns | undefined {
    if (this.failure === undefined)
      try {
        this.found = mapColumns(record, this.choice, this.choice);
        return this.found;
      } catch (error) {
        this.failure = error;
      }
    else if (looksLikeColumnHeader(record)) throw new BadFile('names_below', { line: String(line) });
    if (++this.linesRead === MAX_LINES_ABOVE_HEADER) throw this.failure;
    return undefined;
  }

  describe(names: readonly string[]): Pick<CsvHeader, 'names' | 'leftOut'> {
    const isRead = (place: number) => ['map', 'name'].includes(this.found?.uses[place] ?? '');
    return { names, leftOut: names.filter((_, place) => !isRead(place)) };
  }

  get sets(): ImportColumn[] {
    return Object.keys(this.found?.constants ?? {}) as ImportColumn[];
  }

  end(): void {
    if (!this.found) throw this.failure;
  }
}

type ReadCells = Omit<LinedRow, 'line' | 'cells'> & {
  /** Their own columns are blank, so that the row takes the constant. */
  taken: readonly ImportColumn[];
};

function toRow({ header, places, constants, skips }: MappedColumns, record: readonly string[]): ReadCells {
  const skipped = skips.find(({ place, values }) => values.has(normalizeCell(record[place] ?? '')));
  if (skipped) return { row: {}, taken: [], skipped: { column: skipped.column, text: record[skipped.place] ?? '' } };
  const row: Row = {};
  const [notes, damaged]: [RowRemark[], RowRemark[]] = [[], []];
  const turns = new Map<ImportColumn, number>();
  for (const [field, tried] of places) {
    const turn = field === 'area_unit' ? findUnitColumn(tried, turns.get('area')) : findFilledColumn(tried, record);
    turns.set(field, turn);
    const cell = record[tried[turn]];
    // A short row says nothing about further fields: an update leaves them.
    if (cell === undefined) continue;
    const read = parseTextFormula(cell);
    if (read !== undefined) notes.push({ column: field, reason: { code: 'read_as', params: { text: cell, read } } });
    row[field] = read ?? cell;
    const damage = findDamagedCharacters(field, row[field]);
    if (damage.length === 0) continue;
    if (IMPORT_COLUMNS[field].needed || field === 'external_id') damaged.push(...damage);
    else {
      delete row[field];
      notes.push(...damage.map((one) => ({ ...one, left_out: true as const })));
    }
  }
  const isOwn = (field: ImportColumn, value: string): boolean =>
    Boolean(row[field]) || (field === 'area_unit' && containsOtherAreaUnit(row.area ?? '', value));
  const taken = (Object.entries(constants) as [ImportColumn, string][]).filter((constant) => !isOwn(...constant));
  const beyond = record.slice(header.length).filter((cell) => cell !== '');
  const missing = header.filter((_, k) => k >= record.length && [...places.values()].some((one) => one.includes(k)));
  if (missing.length > 0)
    notes.push({ column: '', reason: { code: 'short_row', params: { missing: missing.join(', ') } } });
  return {
    row: { ...row, ...Object.fromEntries(taken) },
    taken: taken.map(([field]) => field),
    ...(beyond.length > 0 && { beyond }),
    ...(damaged.length > 0 && { damaged }),
    ...(notes.length > 0 && { notes }),
  };
}

/** The first non-blank column, or the first. */
function findFilledColumn(tried: readonly number[], record: readonly string[]): number {
  return Math.max(
    tried.findIndex((place) => !isBlank(record[place] ?? '')),
    0,
  );
}

/** A single unit column belongs to all areas. */
const findUnitColumn = (units: readonly number[], turnOfArea = 0): number => Math.min(turnOfArea, units.length - 1);

/** Empty, a dash, "N/A" or zero. */
const isBlank = (cell: string): boolean => isBlankPlaceholder(cell) || Number(cell) === 0;

/** The parser reports a record's last line; a quoted field may start lines earlier. */
const countLineEnds = (record: readonly string[]): number => record.join('').split('\n').length - 1;
