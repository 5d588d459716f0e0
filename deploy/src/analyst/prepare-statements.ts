import { type DuckDBConnection, type DuckDBPreparedStatement, StatementType } from '@duckdb/node-api';
import { UserError } from '../process/user-error.ts';
import { findExplainedStatement, splitStatements } from './split-statements.ts';

const ALLOWED: readonly StatementType[] = [
  StatementType.SELECT,
  StatementType.EXPLAIN,
  StatementType.CREATE,
  StatementType.DROP,
  StatementType.ALTER,
  StatementType.INSERT,
  StatementType.UPDATE,
  StatementType.DELETE,
  StatementType.SET,
  StatementType.VARIABLE_SET,
  StatementType.TRANSACTION,
];
const WRITES = 'use --csv FILE to write a result';
const ONE_DATABASE = 'the open data are the only database';
const REASONS: Partial<Record<StatementType, string>> = {
  [StatementType.COPY]: WRITES,
  [StatementType.EXPORT]: WRITES,
  [StatementType.COPY_DATABASE]: WRITES,
  [StatementType.ATTACH]: ONE_DATABASE,
  [StatementType.DETACH]: ONE_DATABASE,
  [StatementType.LOAD]: 'extensions cannot be loaded',
  [StatementType.PRAGMA]: 'DuckDB’s settings cannot be changed',
  [StatementType.CALL]: 'use select * from FUNCTION(…)',
};
/** Functions that write files or read arbitrary memory in spite of locked settings; they can crash DuckDB and this process. */
const HARMFUL = /enable_logging|enable_profil\w*|arrow_scan\w*/i;
const ASKS_TEXT =
  /(?<!\w)"?(query|query_table|json_execute_serialized_sql)"?(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*\(/i;
const NOTHING = /^(?:\s|;|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*$/;

/**
 * Prepares each statement after the previous ones have run.
 * @throws UserError with DuckDB's message, or if a statement is not allowed
 */
export async function* prepareAllowedStatements(
  connection: DuckDBConnection,
  text: string,
): AsyncGenerator<{ prepared: DuckDBPreparedStatement; last: boolean }> {
  if (NOTHING.test(text)) throw new UserError('The query is empty. Write a SELECT statement.');
  const [harmful] = HARMFUL.exec(text) ?? [];
  if (harmful) throw new UserError(`${harmful} is not allowed, because it accesses more than the open data.`);
  const [, asks] = ASKS_TEXT.exec(text) ?? [];
  if (asks) throw new UserError(`${asks} is not allowed. Write the query directly.`);
  const extracted = await connection.extractStatements(text);
  const written = splitStatements(text);
  // A pivot is one statement as written, and several when executed.
  if (
    written.length !== extracted.count &&
    written.some((statement) => findExplainedStatement(statement) !== undefined)
  )
    throw new UserError('EXPLAIN cannot be combined with PIVOT. Run them as separate queries.');
  for (let k = 0; k < extracted.count; k++) {
    const prepared = await extracted.prepare(k);
    assertAllowedStatement(prepared.statementType);
    if (prepared.statementType === StatementType.EXPLAIN) await assertExplainedIsAllowed(connection, written[k]);
    yield { prepared, last: k === extracted.count - 1 };
  }
}

function assertAllowedStatement(type: StatementType): void {
  if (ALLOWED.includes(type)) return;
  throw new UserError(`${StatementType[type]} is not allowed${REASONS[type] ? `: ${REASONS[type]}` : ''}.`);
}

/** `explain analyze` executes the statement it explains. */
async function assertExplainedIsAllowed(connection: DuckDBConnection, written: string): Promise<void> {
  const explained = findExplainedStatement(written);
  if (explained === undefined) throw new UserError('EXPLAIN can only be used directly before a SELECT.');
  const extracted = await connection.extractStatements(explained);
  for (let k = 0; k < extracted.count; k++) assertAllowedStatement((await extracted.prepare(k)).statementType);
}
