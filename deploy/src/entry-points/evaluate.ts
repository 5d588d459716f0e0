import '../../require-node.mjs';

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { usageError } from '../commands/help.ts';
import { evaluateSearchTable, TABLES } from '../evaluate/evaluate-tables.ts';
import { explainUnreadableFile } from '../process/explain-unreadable.ts';
import { UserError } from '../process/user-error.ts';
import { chooseRegion } from '../region/choose-region.ts';
import { runEntryPoint } from './run-main.ts';

await runEntryPoint('evaluate', async (config, _lifetime, args) => {
  const [folder] = args;
  if (args.length !== 1 || folder.startsWith('-'))
    throw usageError('evaluate', args.length === 0 ? 'FOLDER is missing.' : `Unexpected argument: ${args.join(' ')}`);
  const files = await readdir(folder).catch((error: Error) => {
    throw new UserError(explainUnreadableFile(folder, error));
  });
  const tables = files.filter((file) => file.endsWith('.tsv')).sort();
  const { places, landmarks } = chooseRegion(config);
  const known = { places, landmarks };
  let evaluated = 0;
  for (const file of tables) {
    const table = Object.hasOwn(TABLES, file) ? TABLES[file] : undefined;
    if (!table) {
      console.log(`${file}: skipped, because no parser is registered for this table`);
      continue;
    }
    const { lines, share, misses } = evaluateSearchTable(table, await readFile(join(folder, file), 'utf8'), known);
    const isEnough = share >= table.atLeast;
    evaluated++;
    if (!isEnough) process.exitCode = 1;
    console.log(
      `${file}: ${lines - misses.length} of ${lines} correct, ${(share * 100).toFixed(1)}% ` +
        `(${isEnough ? 'passed' : 'failed'}, minimum ${table.atLeast * 100}%)`,
    );
    for (const { line, typed, expected, got } of misses)
      console.log(
        `  line ${line}: ${JSON.stringify(typed)} expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`,
      );
  }
  if (evaluated === 0) throw new UserError(`${folder} contains none of the tables ${Object.keys(TABLES).join(', ')}.`);
});
