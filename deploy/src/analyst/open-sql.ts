import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DuckDBInstance } from '@duckdb/node-api';
import { OPEN_TABLES, type OpenColumnType, type OpenTable, type OpenTableName } from '@naksha/events/open-data';
import { MANIFEST, type Manifest } from '@naksha/read-model/open-data';
import { UserError } from '../process/user-error.ts';

const VIEWS = fileURLToPath(new URL('../../../analyst/views.sql', import.meta.url));

const IN_SQL: Record<OpenColumnType, string> = {
  ...{ text: 'varchar', integer: 'integer', number: 'double', flag: 'boolean', day: 'date', time: 'timestamp' },
};

/** An answer as it is printed: every value as text, null where there is none. */
export type Answer = { columns: string[]; rows: (string | null)[][] };

export type Sql = {
  ask(query: string): Promise<Answer>;
  /** Writes the answer with a line of names. */
  writeCsv(query: string, file: string): Promise<void>;
  close(): void;
};

/** An export, asked in SQL. @throws UserError where the folder holds none */
export async function openSql(folder: string): Promise<Sql> {
  const { files } = await readManifest(folder);
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  for (const table of Object.keys(OPEN_TABLES) as OpenTableName[]) {
    const paths = files.filter((file) => file.table === table).map(({ path }) => join(folder, path));
    await connection.run(`create view ${viewName(table)} as ${paths.length > 0 ? readFiles(paths) : nothingOf(table)}`);
  }
  await connection.run(await readFile(VIEWS, 'utf8'));
  return {
    async ask(query) {
      const answer = await connection.runAndReadAll(query);
      const rows = answer.getRowsJson().map((row) => row.map((value) => (value === null ? null : String(value))));
      return { columns: answer.columnNames(), rows };
    },
    async writeCsv(query, file) {
      await connection.run(`copy (${query.trim().replace(/;$/, '')}) to ${quote(file)} (header)`);
    },
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

/** The files of `listings` are what each day changed; the view of that name is how listings stand. */
const viewName = (table: OpenTableName): string => (table === 'listings' ? 'listing_days' : table);

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** Those of the manifest, and no file that an export is about to replace or has left. */
const readFiles = (paths: readonly string[]): string => `select * from read_parquet([${paths.map(quote).join(', ')}])`;
const nothingOf = (table: OpenTableName): string => {
  const { columns }: OpenTable = OPEN_TABLES[table];
  const typed = Object.entries(columns).map(([name, { type }]) => `null::${IN_SQL[type]} as ${name}`);
  return `select ${typed.join(', ')} where false`;
};

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new UserError(`${folder} holds no open data: npm run export -- ${folder} writes them`);
  }
}
