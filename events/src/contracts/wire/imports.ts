/** What a file of listings may have as columns, in the order in which people are told of them. */
export const IMPORT_COLUMNS = {
  type: { needed: true, example: 'residential' },
  subtype: { needed: true, example: 'flat' },
  title: { needed: true, example: '3 BHK near the park' },
  price: { needed: true, example: '45 lakh' },
  area: { needed: true, example: '1,450' },
  area_unit: { needed: true, example: 'sqft' },
  lat: { needed: true, example: '30.6972' },
  lng: { needed: true, example: '76.7189' },
  external_id: { needed: false, example: 'A-17' },
  bedrooms: { needed: false, example: '3 BHK' },
  bathrooms: { needed: false, example: '2.5' },
  city: { needed: false, example: 'Mohali' },
  locality: { needed: false, example: 'Sector 70' },
  project: { needed: false, example: 'Green Towers' },
  description: { needed: false, example: 'Morning sun' },
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
  'map_unknown',
  'map_absent',
  'map_twice',
  'set_unknown',
  'set_twice',
  'delimiter_unknown',
] as const;

/** Why a row is refused, or what is said of one that is not. `command`: in the command's own words, and by its code where it is no field. */
export const ROW_REASONS = [
  'missing',
  'not_number',
  'fraction',
  'comma',
  'point',
  'points',
  'not_rupees',
  'no_scale',
  'may_be_several',
  'no_count',
  'half_bedroom',
  'zero_bedrooms',
  'unit_unknown',
  'units_differ',
  'beyond_last',
  'damaged',
  'sheet_error',
  'id_repeated',
  'id_missing',
  'command',
  'rounded',
  'read_as',
  'no_bedroom',
] as const;

export type ImportReasonCode = (typeof FILE_REASONS)[number] | (typeof ROW_REASONS)[number];
/** A reason as data, so that each reader has it in their language. */
export type ImportReason = { code: ImportReasonCode; params?: Readonly<Record<string, string | number>> };
/** `column`: of ours; empty where the whole row is meant. */
export type RowRemark = { column: string; reason: ImportReason };

/** A file is sent in parts that fit into any request. */
export const IMPORT_PART_BYTES = 160 * 1024;
export const IMPORT_MAX_PARTS = 32;
export const IMPORT_MAX_ROWS = 5_000;

/** How the file is read; what is left out is found out. See `docs/import.md`. */
export type ImportOptions = { encoding?: string; delimiter?: string; maps?: string[]; sets?: string[] };

/** `stopped`: by its owner, while it was imported; what is posted stays, and the rest can be gone on with. */
export const IMPORT_STATES = ['sending', 'unreadable', 'checking', 'checked', 'importing', 'stopped', 'ended'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const ROW_OUTCOMES = ['posted', 'edited', 'unchanged', 'changed', 'refused'] as const;
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
