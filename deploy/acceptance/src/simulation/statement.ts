import type { EventRows, TableAccess, Tables } from './tables.ts';

export type Result = { rows: object[]; rowCount?: number; notify?: readonly string[] };

export type StatementContext = {
  tables: TableAccess;
  log: EventRows;
  locks: Tables;
  // biome-ignore lint/suspicious/noExplicitAny: each statement knows what it is given
  values: any[];
  /** Of the document tables in the statement. */
  generation: number;
  client: object | undefined;
  now: Date;
};

export type Statement = {
  label: string;
  /** Tables it writes or locks; `#` represents the generation. */
  writes: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: as above
  isReady?(tables: Tables, values: any[], client: object | undefined): boolean;
  run(context: StatementContext): Result;
};

/** By the statement's text, with `read_g#` for any generation. */
export type Statements = Readonly<Record<string, Statement>>;
