import '../../require-node.mjs';

import { createInterface } from 'node:readline';
import { openSql, type Sql } from '../analyst/open-sql.ts';
import { printAnswer } from '../analyst/print-answer.ts';
import { SQL_USAGE, sqlArguments } from '../analyst/sql-arguments.ts';
import { statements } from '../analyst/statements.ts';
import { readNamedFile } from '../process/explain-unreadable.ts';
import { UserError } from '../process/user-error.ts';
import { runMain } from './run-main.ts';

/** `npm run sql -- FOLDER`: asks the open data that an export wrote, in SQL. */
await runMain(
  async (_, lifetime, args) => {
    const asked = sqlArguments(args);
    if (!asked) throw new UserError(SQL_USAGE);
    const text = asked.question === undefined ? undefined : await readQuestion(asked.question);
    const sql = await openSql(asked.folder);
    await lifetime.onEnd(async () => sql.close());
    if (text !== undefined) {
      if (asked.csv === undefined) return printAnswers(sql, text).catch(inWords);
      const answers = await sql.writeCsv(text, asked.csv).catch(inWords);
      return console.log(`  ${asked.csv} is written${answers > 1 ? `: the last of ${answers} answers` : ''}`);
    }
    console.log(SQL_USAGE);
    for await (const typed of statements(createInterface({ input: process.stdin })))
      await printAnswers(sql, typed).catch((error: Error) => {
        console.error(error.message);
        // Whoever types has read it; a script asks for the exit code.
        if (!process.stdin.isTTY) process.exitCode = 1;
      });
  },
  { usage: SQL_USAGE },
);

async function readQuestion(question: string): Promise<string> {
  return question.endsWith('.sql') ? readNamedFile(question) : question;
}

async function printAnswers(sql: Sql, text: string): Promise<void> {
  for await (const answer of sql.answers(text)) console.log(printAnswer(answer));
}

/** What DuckDB says of a question is meant for whoever asked it. */
function inWords(error: Error): never {
  throw new UserError(error.message);
}
