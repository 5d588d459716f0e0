import { type DuckDBConnection, type DuckDBPreparedStatement, StatementType } from '@duckdb/node-api';
import { UserError } from '../process/user-error.ts';

/** What asks, or keeps something in memory until the end. All else writes files, or begins what does (`explain analyze copy …`). */
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
  StatementType.CALL,
  StatementType.TRANSACTION,
];
const NOTHING = /^(?:\s|;|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*$/;
const WRITES = /\b(?:copy|export|attach)\b/i;

/**
 * The statements of a text, each prepared when those before it have run.
 * @throws UserError in DuckDB's own words, which are meant for whoever asked, or where one may not be asked
 */
export async function* prepareQuestions(
  connection: DuckDBConnection,
  text: string,
): AsyncGenerator<{ prepared: DuckDBPreparedStatement; last: boolean }> {
  if (NOTHING.test(text)) throw new UserError('there is no question in it');
  const extracted = await connection.extractStatements(text);
  for (let k = 0; k < extracted.count; k++) {
    const prepared = await extracted.prepare(k);
    const { statementType: type } = prepared;
    if (!ALLOWED.includes(type) || (type === StatementType.EXPLAIN && WRITES.test(text)))
      throw new UserError(`${StatementType[type]} is not for questions: --csv FILE writes an answer`);
    yield { prepared, last: k === extracted.count - 1 };
  }
}
