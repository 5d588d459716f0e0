import '../../require-node.mjs';

import { createInterface } from 'node:readline';
import { openOpenDataSql, type Sql } from '../analyst/open-sql.ts';
import { parseSqlArguments } from '../analyst/parse-sql-arguments.ts';
import { formatSqlResult } from '../analyst/print-answer.ts';
import { splitLinesIntoStatements } from '../analyst/read-statements.ts';
import { readFileOrExplain } from '../process/explain-unreadable.ts';
import { UserError } from '../process/user-error.ts';
import { runEntryPoint } from './run-main.ts';

const PROMPT_HELP = `End each query with a semicolon, and press Ctrl-D to leave.
Tables: events, listing_days, price_changes, people, areas, localities
Views:  listings, listings_on(day), time_to_verify, absorption, market_by_locality`;

await runEntryPoint('sql', async (_, lifetime, args) => {
  const asked = parseSqlArguments(args);
  const text = asked.question === undefined ? undefined : await readQuestion(asked.question);
  const sql = await openOpenDataSql(asked.folder);
  await lifetime.onEnd(async () => sql.close());
  if (text !== undefined) {
    if (asked.csv === undefined) return printAnswers(sql, text).catch(throwAsUserError);
    const answers = await sql.writeCsv(text, asked.csv).catch(throwAsUserError);
    return console.log(`  Wrote ${asked.csv}${answers > 1 ? ` (the last of ${answers} results)` : ''}`);
  }
  console.log(PROMPT_HELP);
  for await (const typed of splitLinesIntoStatements(createInterface({ input: process.stdin })))
    await printAnswers(sql, typed).catch((error: Error) => {
      console.error(error.message);
      // At a prompt the user has read the error; a script needs the exit code.
      if (!process.stdin.isTTY) process.exitCode = 1;
    });
});

async function readQuestion(question: string): Promise<string> {
  return question.endsWith('.sql') ? readFileOrExplain(question) : question;
}

async function printAnswers(sql: Sql, text: string): Promise<void> {
  for await (const answer of sql.answers(text)) console.log(formatSqlResult(answer));
}

function throwAsUserError(error: Error): never {
  throw new UserError(error.message);
}
