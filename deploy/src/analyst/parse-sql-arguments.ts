import { parseArgs } from 'node:util';
import { usageError } from '../commands/help.ts';

export type SqlArguments = { folder: string; question?: string; csv?: string };

export function parseSqlArguments(args: readonly string[]): SqlArguments {
  const { values, positionals } = parse(args);
  const [folder, question, ...more] = positionals;
  if (!folder) throw usageError('sql', 'FOLDER, the folder of the open data, is missing.');
  if (more.length > 0) throw usageError('sql', `Unexpected argument: ${more.join(' ')}. Put the query in quotes.`);
  if (values.csv !== undefined && !question) throw usageError('sql', '--csv needs a query.');
  return { folder, question, csv: values.csv };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { csv: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw usageError('sql', (error as Error).message);
  }
}
