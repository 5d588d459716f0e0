import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type DuckDBConnection,
  DuckDBInstance,
  type DuckDBResult,
  type Json,
  ResultReturnType,
} from '@duckdb/node-api';
import { OPEN_TABLES, type OpenColumnType, type OpenTable, type OpenTableName } from '@naksha/events/open-data';
import { MANIFEST, type OpenDataManifest } from '@naksha/read-model/open-data';
import { UserError } from '../process/user-error.ts';
import { prepareAllowedStatements } from './prepare-statements.ts';
import { writeCsvFile } from './write-csv-file.ts';

const VIEWS = fileURLToPath(new URL('../../../analyst/views.sql', import.meta.url));

const IN_SQL: Record<OpenColumnType, string> = {
  ...{ text: 'varchar', integer: 'integer', number: 'double', flag: 'boolean', day: 'date', time: 'timestamp' },
};

export type SqlResult = { columns: string[]; rows: (string | null)[][] };

export type Sql = {
  answers(text: string): AsyncGenerator<SqlResult>;
  ask(text: string): Promise<SqlResult>;
  /**
   * @returns the number of results
   * @throws UserError if the file cannot be written or belongs to the open data
   */
  writeCsv(text: string, file: string): Promise<number>;
  close(): void;
};

/** @throws UserError if the folder has no export */
export async function openOpenDataSql(folder: string): Promise<Sql> {
  const { files } = await readManifest(folder);
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  for (const table of Object.keys(OPEN_TABLES) as OpenTableName[]) {
    const own = files.filter((file) => file.table === table).map(({ path }) => join(folder, path));
    await connection.run(`create view ${viewName(table)} as ${own.length > 0 ? readFiles(own) : nothingOf(table)}`);
  }
  await connection.run(await readFile(VIEWS, 'utf8'));
  const paths = files.map(({ path }) => join(folder, path));
  await restrictFileAccess(connection, paths);
  async function* answers(text: string): AsyncGenerator<SqlResult> {
    for await (const { prepared, last } of prepareAllowedStatements(connection, text)) {
      const answer = await prepared.runAndReadAll();
      if (last || answer.returnType === ResultReturnType.QUERY_RESULT)
        yield { columns: answer.columnNames(), rows: answer.getRowsJson().map((row) => row.map(toText)) };
    }
  }
  return {
    answers,
    async ask(text) {
      const all = await Array.fromAsync(answers(text));
      return all[all.length - 1];
    },
    async writeCsv(text, file) {
      assertNotOverwriting(file, [join(folder, MANIFEST), ...paths]);
      let answers = 0;
      for await (const { prepared, last } of prepareAllowedStatements(connection, text)) {
        const answer = await (last ? prepared.stream() : prepared.run());
        const isAnswer = answer.returnType === ResultReturnType.QUERY_RESULT;
        if (isAnswer) answers++;
        if (!last) continue;
        if (!isAnswer) throw new UserError('The last statement returns no rows to write. End with a SELECT.');
        await writeCsvFile(file, answer.columnNames(), readRows(answer));
      }
      return answers;
    },
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

/** From here on only these files can be read; extensions and network access are disabled. */
async function restrictFileAccess(connection: DuckDBConnection, paths: readonly string[]): Promise<void> {
  await connection.run(`set allowed_paths = [${paths.map(quote).join(', ')}]`);
  await connection.run('set enable_external_access = false');
  await connection.run('set lock_configuration = true');
}

async function* readRows(answer: DuckDBResult): AsyncGenerator<(string | null)[]> {
  for await (const rows of answer.yieldRowsJson()) for (const row of rows) yield row.map(toText);
}

const toText = (value: Json): string | null =>
  value === null ? null : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** The files of `listings` hold daily changes; the view of that name is the current state. */
const viewName = (table: OpenTableName): string => (table === 'listings' ? 'listing_days' : table);

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** Only files of the manifest, not those that an export replaces. */
const readFiles = (paths: readonly string[]): string => `select * from read_parquet([${paths.map(quote).join(', ')}])`;
const nothingOf = (table: OpenTableName): string => {
  const { columns }: OpenTable = OPEN_TABLES[table];
  const typed = Object.entries(columns).map(([name, { type }]) => `null::${IN_SQL[type]} as ${name}`);
  return `select ${typed.join(', ')} where false`;
};

async function readManifest(folder: string): Promise<OpenDataManifest> {
  const path = join(folder, MANIFEST);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR')
      throw new UserError(`Cannot read ${path}: ${error.message}`);
    throw new UserError(`${folder} contains no open data. Write it with npm run export -- ${folder}`);
  });
  try {
    return JSON.parse(text) as OpenDataManifest;
  } catch {
    throw new UserError(`${path} is damaged. Delete it and run npm run export -- ${folder}`);
  }
}

/** Compares file identities rather than names, because a link may point to one of them. */
function assertNotOverwriting(file: string, protectedFiles: readonly string[]): void {
  const target = statSync(file, { throwIfNoEntry: false });
  if (!target) return;
  const isTarget = (path: string) => {
    const one = statSync(path, { throwIfNoEntry: false });
    return one?.dev === target.dev && one.ino === target.ino;
  };
  if (protectedFiles.some(isTarget))
    throw new UserError(
      `${file} belongs to the open data and cannot be overwritten. Choose another file for the result.`,
    );
}
