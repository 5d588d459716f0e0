import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { openSql } from '../analyst/open-sql.ts';
import { printAnswer } from '../analyst/print-answer.ts';
import { SQL_USAGE, sqlArguments } from '../analyst/sql-arguments.ts';
import { statements } from '../analyst/statements.ts';
import { UserError } from '../process/user-error.ts';
import { runMain } from './run-main.ts';

/** `npm run sql -- FOLDER`: asks the open data that an export wrote, in SQL. */
await runMain(async (_, lifetime, args) => {
  const asked = sqlArguments(args);
  if (!asked) throw new UserError(SQL_USAGE);
  const sql = await openSql(asked.folder);
  await lifetime.onEnd(async () => sql.close());
  if (asked.question !== undefined) {
    const { question } = asked;
    const query = question.endsWith('.sql') ? await readFile(question, 'utf8') : question;
    if (asked.csv === undefined) return console.log(printAnswer(await sql.ask(query).catch(inWords)));
    await sql.writeCsv(query, asked.csv).catch(inWords);
    return console.log(`  ${asked.csv} is written`);
  }
  console.log(SQL_USAGE);
  for await (const query of statements(createInterface({ input: process.stdin })))
    await sql.ask(query).then(
      (answer) => console.log(printAnswer(answer)),
      (error: Error) => console.error(error.message),
    );
});

/** What DuckDB says of a question is meant for whoever asked it. */
function inWords(error: Error): never {
  throw new UserError(error.message);
}
