import { ATTRIBUTES, type AttributeColumn } from '../../kernel/attributes/listing-attributes.ts';
import type { ListerType } from '../../kernel/property-kinds.ts';
import { READING_REASONS } from '../../kernel/read-values/reading.ts';

/** What a file of listings may have as columns, in the order in which people are told of them. */
export const IMPORT_COLUMNS = {
  type: { needed: false, example: 'residential' },
  subtype: { needed: true, example: 'flat' },
  title: { needed: true, example: '3 BHK near the park' },
  price: { needed: true, example: '45 lakh' },
  area: { needed: true, example: '1,450 sqft' },
  area_unit: { needed: false, example: 'sqft' },
  lat: { needed: true, example: '30.6972' },
  lng: { needed: true, example: '76.7189' },
  external_id: { needed: false, example: 'A-17' },
  bedrooms: { needed: false, example: '3 BHK' },
  bathrooms: { needed: false, example: '2.5' },
  balconies: { needed: false, example: '2' },
  car_parkings: { needed: false, example: '1' },
  city: { needed: false, example: 'Mohali' },
  locality: { needed: false, example: 'Sector 70' },
  project: { needed: false, example: 'Green Towers' },
  description: { needed: false, example: 'Morning sun' },
  lister: { needed: false, example: 'agent' },
  ...(Object.fromEntries(
    ATTRIBUTES.flatMap(({ wire, column }) => (column ? [[wire, { needed: false, example: column.example }]] : [])),
  ) as Record<AttributeColumn, { needed: false; example: string }>),
} as const satisfies Record<string, { needed: boolean; example: string }>;

export type ImportColumn = keyof typeof IMPORT_COLUMNS;
export const isImportColumn = (name: string): name is ImportColumn => Object.hasOwn(IMPORT_COLUMNS, name);
export const NEEDED_COLUMNS = (Object.keys(IMPORT_COLUMNS) as ImportColumn[]).filter(
  (name) => IMPORT_COLUMNS[name].needed,
);

/** Why a file can't be read; each has its words, `imports.reason.…`. */
export const FILE_REASONS = [
  'empty',
  'no_rows',
  'too_many_rows',
  'wrong_encoding',
  'unknown_encoding',
  'utf_16',
  'workbook',
  'quote_open',
  'quote_misplaced',
  'missing_columns',
  'doubled_column',
  'unnamed_columns',
  'names_below',
  'map_absent',
  'delimiter_unknown',
] as const;

/** Why a row is refused, or what is said of one that is not. `command`: in the command's own words, and by its code where it is no field. */
export const ROW_REASONS = [
  ...READING_REASONS,
  'missing',
  'beyond_last',
  'short_row',
  'damaged',
  'sheet_error',
  'id_repeated',
  'id_missing',
  'id_similar',
  'city_differs',
  'locality_unknown',
  'command',
] as const;

export type ImportReasonCode = (typeof FILE_REASONS)[number] | (typeof ROW_REASONS)[number];
/** A reason as data, so that each reader has it in their language. */
export type ImportReason = { code: ImportReasonCode; params?: Readonly<Record<string, string | number>> };
/** `column`: of ours; empty where the whole row is meant. `left_out`: an optional field that could not be read and is left out. */
export type RowRemark = { column: string; reason: ImportReason; left_out?: true };

/** A file is sent in parts that fit into any request. */
export const IMPORT_PART_BYTES = 160 * 1024;
export const IMPORT_MAX_PARTS = 32;
export const IMPORT_MAX_ROWS = 5_000;

/** Who offers the homes of a file. */
export const IMPORT_LISTERS = ['owner', 'agent', 'builder', 'relative'] as const satisfies readonly ListerType[];
export type ImportLister = (typeof IMPORT_LISTERS)[number];

/**
 * How a file is read. What is left out is found out, by the names of its columns. The command line's flags and the API's body are
 * both parsed into this; `importOptions` in `import-options.ts` is its schema. A column of the file is given by its name, or by `#` and its number from 1.
 */
export type ImportOptions = {
  encoding?: string;
  delimiter?: string;
  /** The file's columns that a field is read from: the first one that is not blank. */
  map?: Partial<Record<ImportColumn, string[]>>;
  /** One value for every row; with `map`, for the rows whose columns are blank. Columns of that name are then not read. */
  set?: Partial<Record<ImportColumn, string>>;
  /** Columns of the file that are not read, whatever they are called. */
  ignore?: string[];
  /** What values of a field mean: what the file says, and what to read in its place. */
  values?: Partial<Record<ImportColumn, Record<string, string>>>;
  /** Rows to leave out: by a column of the file, the values that leave a row out. */
  skip?: Record<string, string[]>;
};

/** Why a column of the file is read as it is: chosen by `map`, by its name, or not read. `set`: a constant stands in its place. */
export const COLUMN_USES = ['map', 'name', 'ignored', 'set', 'unread'] as const;
export type ColumnUse = (typeof COLUMN_USES)[number];
/** A value of a column, as the file has it, with what it is read as or why it cannot be read. */
export type SampleValue = { text: string; rows: number; read?: string; reason?: ImportReason };
export type PreviewColumn = {
  /** From 1. */
  place: number;
  name: string;
  use: ColumnUse;
  /** What is read from it, with its place among the columns that are tried: 1 for the first. */
  fields: { field: ImportColumn; turn: number }[];
  /** The commonest, and those that cannot be read. */
  samples: SampleValue[];
};

/**
 * What has to be answered before anything is posted. `answers` are options, each of which answers it alone.
 * - `sale_state`: a column says which homes are sold. `values` are those that seem to leave a home out; all others stay.
 * - `value`: `text` may mean several things.
 */
export type ImportQuestion =
  | { kind: 'sale_state'; column: string; values: (SampleValue & { leaveOut: boolean })[]; answers: ImportOptions[] }
  | {
      kind: 'value';
      field: ImportColumn;
      text: string;
      rows: number;
      line: number;
      choices: string[];
      answers: ImportOptions[];
      /** Beside the last question of its field: further values that are asked about once these are answered. */
      more?: number;
    };

/** `GET /api/imports/{id}/preview`: how a file would be read. Nothing of it is posted while a question is open. */
export type ImportPreview = {
  columns: PreviewColumn[];
  /** Values for all rows. */
  constants: { field: ImportColumn; text: string; read?: string; reason?: ImportReason }[];
  rows: number;
  skipped: number;
  questions: ImportQuestion[];
  /** Why the file cannot be read to its end. */
  problem?: ImportReason;
};

/** `stopped`: by its owner, while it was imported; what is posted stays, and the rest can be gone on with. */
export const IMPORT_STATES = ['sending', 'unreadable', 'checking', 'checked', 'importing', 'stopped', 'ended'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** `skipped`: left out by a value that `skip` names. */
export const ROW_OUTCOMES = ['posted', 'edited', 'unchanged', 'changed', 'refused', 'skipped'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** How many rows one reason stands for, in the words of the first of them; `refused`: or imported all the same. */
export type RemarkTotal = RowRemark & { rows: number; line: number; refused: boolean };

/** `GET /api/imports/current`: the file that an account is importing. */
export type ImportProgress = {
  id: string;
  file_name: string;
  state: ImportState;
  options: ImportOptions;
  /** The file's own names of its columns, and those that are none of ours. */
  columns: string[];
  left_out: string[];
  delimiter: string;
  problem?: ImportReason;
  rows: number;
  /** Rows that the step under way has before it. */
  waiting: number;
  /** What became of them; until it is imported, what would. */
  outcomes: Partial<Record<RowOutcome, number>>;
  /** Rows without an id of their own. */
  nameless: number;
  totals: RemarkTotal[];
  /** Why it waits, and until when, ISO 8601. */
  waits?: { for: 'postings_of_today_used' | 'dealers_only'; until: string };
};

export const REMARKS_A_PAGE = 100;
/** `GET /api/imports/{id}/remarks?after_line=`: what is said of rows, by line. */
export type LineRemarks = { line: number; outcome: RowOutcome; remarks: RowRemark[]; columns: string[] };

/** `GET /api/imports/{id}/refused`: a refused row as the file has it. */
export type RefusedRow = { line: number; cells: string[]; remarks: RowRemark[] };
