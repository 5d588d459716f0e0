import { ATTRIBUTES, type AttributeColumn } from '../../kernel/attributes/listing-attributes.ts';
import type { ListerType } from '../../kernel/property-kinds.ts';
import { READING_REASONS } from '../../kernel/read-values/reading.ts';

/** In display order. */
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

/** Texts are `imports.reason.…`. */
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

/** `command`: the command's own rejection. */
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
export type ImportReason = { code: ImportReasonCode; params?: Readonly<Record<string, string | number>> };
/** `column`: one of ours; empty for the whole row. `left_out`: an optional field that could not be read. */
export type RowRemark = { column: string; reason: ImportReason; left_out?: true };

/** Files are sent in parts that fit into a request. */
export const IMPORT_PART_BYTES = 160 * 1024;
export const IMPORT_MAX_PARTS = 32;
export const IMPORT_MAX_ROWS = 5_000;

export const IMPORT_LISTERS = ['owner', 'agent', 'builder', 'relative'] as const satisfies readonly ListerType[];
export type ImportLister = (typeof IMPORT_LISTERS)[number];

/**
 * Columns are given by name, or by `#` and number from 1; missing options are detected from names. Schema:
 * `importOptions`.
 */
export type ImportOptions = {
  encoding?: string;
  delimiter?: string;
  /** The first that is not blank counts. */
  map?: Partial<Record<ImportColumn, string[]>>;
  /** For every row, or with `map` for blank cells. Columns with the field's name are then ignored. */
  set?: Partial<Record<ImportColumn, string>>;
  ignore?: string[];
  /** Replacements for a field's values. */
  values?: Partial<Record<ImportColumn, Record<string, string>>>;
  /** Rows to skip, by values of a column. */
  skip?: Record<string, string[]>;
};

export const COLUMN_USES = ['map', 'name', 'ignored', 'set', 'unread'] as const;
export type ColumnUse = (typeof COLUMN_USES)[number];
export type SampleValue = { text: string; rows: number; read?: string; reason?: ImportReason };
export type PreviewColumn = {
  /** From 1. */
  place: number;
  name: string;
  use: ColumnUse;
  /** `turn`: its position among the field's source columns. */
  fields: { field: ImportColumn; turn: number }[];
  /** The most frequent, and those that cannot be read. */
  samples: SampleValue[];
};

/**
 * Must be answered before posting; each of `answers` resolves it. `sale_state`: `values` seem to exclude a home.
 * `value`: `text` is ambiguous.
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
      /** Further values asked about later. */
      more?: number;
    };

/** Nothing is posted while a question is open. */
export type ImportPreview = {
  columns: PreviewColumn[];
  constants: { field: ImportColumn; text: string; read?: string; reason?: ImportReason }[];
  rows: number;
  skipped: number;
  questions: ImportQuestion[];
  /** Why the file could not be read to its end. */
  problem?: ImportReason;
};

/** `stopped`: by its owner; posted rows stay. */
export const IMPORT_STATES = ['sending', 'unreadable', 'checking', 'checked', 'importing', 'stopped', 'ended'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** `skipped`: by a value of `skip`. */
export const ROW_OUTCOMES = ['posted', 'edited', 'unchanged', 'changed', 'refused', 'skipped'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** `line`: the first such row. `refused`: false if they are imported anyway. */
export type RemarkTotal = RowRemark & { rows: number; line: number; refused: boolean };

export type ImportProgress = {
  id: string;
  file_name: string;
  state: ImportState;
  options: ImportOptions;
  columns: string[];
  left_out: string[];
  delimiter: string;
  problem?: ImportReason;
  rows: number;
  /** In the current step. */
  waiting: number;
  /** Expected ones before the import. */
  outcomes: Partial<Record<RowOutcome, number>>;
  /** Rows without an external id. */
  nameless: number;
  totals: RemarkTotal[];
  /** `until`: ISO 8601. */
  waits?: { for: 'postings_of_today_used' | 'dealers_only'; until: string };
};

export const REMARKS_A_PAGE = 100;
export type LineRemarks = { line: number; outcome: RowOutcome; remarks: RowRemark[]; columns: string[] };

/** As in the file. */
export type RefusedRow = { line: number; cells: string[]; remarks: RowRemark[] };
